### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $surplus, $of, $pile
### text: $name, $hits, $author, $publisher, $ways
### numbers: $values

tagline = לחבר עד עשר ולקחת את האמצע
deal = לחלק 3 קלפים לכל יד
cards = { $cards ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $cards } קלפים
    }
in-the-pile = { $pile } בקופה
no-pile = הקופה ריקה
won = שלל { $cards }
remark-one = קלף אחד הכריע
shapes = 🟩 עשר שלך, 🟨 מישהו אחר עבר את עשר, ⬛ הקלפים הלכו לאחרים.
pig-10 = PIG 10!

## Cards, as a voice says them

called-frog = צפרדע, 0
called-pigmaid = בת הים, 5
called-crowned = החזיר המוכתר, 10
called-face-down = קלף סגור
# $values are what the middle would be at.
makes = { $name }, יוצא { ROW($values, between: " או ") }

## The middle

middle = האמצע
middle-empty = האמצע ריק
middle-holds = באמצע: { ROW($values, between: ", ") }
middle-holds-nothing = באמצע: כלום
middle-note =
    { $cards ->
        [one] קלף אחד, { $who ->
              [you] שלך
             *[other] של { $who }
            }
        [two] שני קלפים, האחרון { $who ->
              [you] שלך
             *[other] של { $who }
            }
       *[other] { $cards } קלפים, האחרון { $who ->
             [you] שלך
            *[other] של { $who }
           }
    }
lies-in-the-middle = באמצע
worth = עכשיו <b>{ $value }</b>
frame-ten = האמצע עומד על { $value }. PIG 10.
frame-over = האמצע עומד על { $value }, { $missing } מעל עשר.
over-by = { $surplus } מעל עשר
frame-under = האמצע עומד על { $value }, ועוד { $missing } לעשר.
hand = היד { $who ->
      [you] שלך
     *[other] של { $who }
    }
hand-folded =
    { $cards ->
        [one] היד { $who ->
              [you] שלך
             *[other] של { $who }
            }, סגורה: קלף אחד
        [two] היד { $who ->
              [you] שלך
             *[other] של { $who }
            }, סגורה: שני קלפים
       *[other] היד { $who ->
             [you] שלך
            *[other] של { $who }
           }, סגורה: { $cards } קלפים
    }
caught = השלל
left-in-the-middle =
    { $cards ->
        [one] אף אחד לא מקבל את הקלף שנשאר באמצע.
        [two] אף אחד לא מקבל את שני הקלפים שנשארו באמצע.
       *[other] אף אחד לא מקבל את { $cards } הקלפים שנשארו באמצע.
    }

## A turn

thinks = התור { $who ->
      [you] שלך
     *[other] של { $who }
    }
which-card = { $who ->
      [you] איזה קלף?
     *[other] { $who }, איזה קלף?
    }
play-it = { $who ->
      [you] לשחק אותו?
     *[other] { $who }, לשחק אותו?
    }
# $ways are what this card may do now, joined by hyphens.
which-way =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] להוסיף 5 או להוריד 5?
                [add-same] להוסיף { $card } או לקבוע { $card }?
                [subtract-same] להוריד 5 או לקבוע 5?
               *[add-subtract-same] להוסיף 5, להוריד 5 או לקבוע 5?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, להוסיף 5 או להוריד 5?
                [add-same] { $who }, להוסיף { $card } או לקבוע { $card }?
                [subtract-same] { $who }, להוריד 5 או לקבוע 5?
               *[add-subtract-same] { $who }, להוסיף 5, להוריד 5 או לקבוע 5?
            }
    }
which-sum =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] להוסיף 5 או להוריד 5. כמה יוצא?
                [add-same] להוסיף { $card } או לקבוע { $card }. כמה יוצא?
                [subtract-same] להוריד 5 או לקבוע 5. כמה יוצא?
               *[add-subtract-same] להוסיף 5, להוריד 5 או לקבוע 5. כמה יוצא?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, להוסיף 5 או להוריד 5. כמה יוצא?
                [add-same] { $who }, להוסיף { $card } או לקבוע { $card }. כמה יוצא?
                [subtract-same] { $who }, להוריד 5 או לקבוע 5. כמה יוצא?
               *[add-subtract-same] { $who }, להוסיף 5, להוריד 5 או לקבוע 5. כמה יוצא?
            }
    }
# A frog is 0, and adds nothing.
how-much-is-it =
    { $who ->
        [you]
            { $card ->
                [0] כמה יוצא אחרי צפרדע?
               *[other] כמה זה { $value } ועוד { $card }?
            }
       *[other]
            { $card ->
                [0] { $who }, כמה יוצא אחרי צפרדע?
               *[other] { $who }, כמה זה { $value } ועוד { $card }?
            }
    }
several-ways = הקלף הזה יכול לעשות יותר מדבר אחד. לוחצים על כפתור למטה.
takes-it = <b>10</b> לוקח
# Behind another number that a card may make.
sum-or = או { $value }
sums-show = להראות סכומים
sums-hide = להסתיר סכומים
sum-of-the-middle = הסכום החדש באמצע
sum-makes = { $value }, הסכום החדש
play-subtract = { $before } − 5 = { $value }
play-same = לקבוע { $value }
play-frog = בחזרה ל־0
play-add = { $before } + { $card } = { $value }
play = לשחק { $card }
comes-of-nothing = הקלפים נשארים
# The middle is empty: only the card that is played lies there.
comes-of-first = הקלף נשאר
comes-of-ten = { $cards ->
      [one] לקחת קלף אחד. PIG 10!
      [two] לקחת שני קלפים. PIG 10!
     *[other] לקחת { $cards } קלפים. PIG 10!
    }
comes-of-too-much = { $cards ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $cards } קלפים
    } { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }
not-your-turn = עוד אי אפשר לשחק: התור { $who ->
      [you] שלך
     *[other] של { $who }
    }.
over = המשחק נגמר.
card-first = קודם בוחרים קלף.
wrong-sum =
    { $card ->
        [0] אחרי צפרדע לא יוצא { $value }. אפשר לנסות שוב.
       *[other] מ־{ $before } ו־{ $card } לא יוצא { $value }. אפשר לנסות שוב.
    }

## Stats

# What the figures tell of somebody: how often, of how many times.
feat-tens = PIG 10
    .note = { $name }: { $hits } מתוך { $of } פעמים PIG 10
feat-gifts = מתנות
    .note = { $name }: מעל עשר ב־{ $hits } מתוך { $of } פעמים

## Rules as they come up

explain-over-ten =
    { $cards ->
        [one] <b>{ $value }</b> זה מעל עשר, אז הקלף הולך { $taker ->
              [you] אליך
             *[other] אל { $taker }
            }, בתור { $who ->
              [you] לפניך
             *[other] לפני { $who }
            }
        [two] <b>{ $value }</b> זה מעל עשר, אז שני הקלפים הולכים { $taker ->
              [you] אליך
             *[other] אל { $taker }
            }, בתור { $who ->
              [you] לפניך
             *[other] לפני { $who }
            }
       *[other] <b>{ $value }</b> זה מעל עשר, אז { $cards } הקלפים הולכים { $taker ->
             [you] אליך
            *[other] אל { $taker }
           }, בתור { $who ->
             [you] לפניך
            *[other] לפני { $who }
           }
    }
explain-crowned-wasted = { $before } ועוד החזיר המוכתר זה { $value }, מעל עשר. החזיר המוכתר עושה עשר רק מאמצע של 0
explain-crowned-empty = החזיר המוכתר הוא 10, אז כשהאמצע ריק הוא לבד PIG 10
explain-crowned = החזיר המוכתר הוא 10, אז כשהאמצע 0 הוא לבד PIG 10
explain-ten =
    { $cards ->
        [one] בדיוק עשר זה PIG 10: האמצע, <b>קלף אחד</b>, הולך { $who ->
              [you] אליך
             *[other] אל { $who }
            }. מנצחים עם הכי הרבה קלפים
        [two] בדיוק עשר זה PIG 10: האמצע, <b>שני קלפים</b>, הולך { $who ->
              [you] אליך
             *[other] אל { $who }
            }. מנצחים עם הכי הרבה קלפים
       *[other] בדיוק עשר זה PIG 10: האמצע, <b>{ $cards } קלפים</b>, הולך { $who ->
             [you] אליך
            *[other] אל { $who }
           }. מנצחים עם הכי הרבה קלפים
    }
explain-frog =
    { $cards ->
        [one] צפרדע מחזירה את האמצע ל־0. הקלף נשאר ומחכה לעשר הבאה
        [two] צפרדע מחזירה את האמצע ל־0. שני הקלפים נשארים ומחכים לעשר הבאה
       *[other] צפרדע מחזירה את האמצע ל־0. { $cards } הקלפים נשארים ומחכים לעשר הבאה
    }
explain-pigmaid = בת הים מוסיפה 5 או מורידה 5: { $before } פחות 5 זה <b>{ $value }</b>. האמצע אף פעם לא יורד מתחת ל־0
explain-same = { $card } שווה לקלף האחרון, אז אפשר לקבוע את האמצע על { $card } במקום להוסיף
explain-same-worth = { $card } שווה לאמצע, אז האמצע יכול להישאר { $card }: לא חייבים להוסיף
explain-pile = הקופה ריקה. ממשיכים בלי למשוך, עד שכל הידיים ריקות
explain-add = הקלפים מתחברים: { $before } ועוד { $card } זה <b>{ $value }</b>. עם בדיוק עשר לוקחים את האמצע

## The rules

fact-neighbour = מי שלפניך
    .note = במקום שלפני המקום שלך, עם קלפים או בלי
word-middle = אמצע
    .note = הקלפים שבאמצע, והסכום שלהם.
word-frog = צפרדע
    .note = הקלף 0. הצפרדע מחזירה את האמצע ל־0, והקלפים נשארים.
word-pigmaid = בת הים
    .note = הקלף 5. בת הים מוסיפה 5 או מורידה 5, אבל האמצע אף פעם לא יורד מתחת ל־0.
word-crowned-pig = החזיר המוכתר
    .note = הקלף 10. הוא עושה עשר רק מאמצע ריק או מאמצע של 0.
word-before = מי שלפניך
    .note = במקום שלפני המקום שלך, בסדר התורות. אם עברת את עשר, האמצע הולך לשם.
example-over-ten = מעל עשר
example-exactly-ten = בדיוק עשר
example-pigmaid = בת הים
example-same = אותו מספר
chapter-minute = המטרה
chapter-special = קלפים מיוחדים
chapter-end = ניקוד
house = האפשרויות שברשימה הזאת, הצגת הסכומים, וגם חישוב לבד.
origin = <b>PIG 10</b> הוא משחק של { $author }, בהוצאת { $publisher }.
for-whom = ל־2 עד 8 שחקנים, מגיל 6. משחק נמשך 10 עד 20 דקות.
aim =
    .note = מנצחים עם הכי הרבה קלפים.
deck = הקלפים
    .note = יש { $cards } קלפים: 7 צפרדעים (0), 5 בנות ים (5) ו־4 חזירים מוכתרים (10). מכל מספר אחר, מ־1 עד 9, יש 8. ביד מחזיקים 3.
turn = תור
minute-lay = משחקים קלף ומוסיפים את המספר שלו ל<b>אמצע</b>.
minute-ten = בדיוק עשר? <b>PIG 10!</b> כל האמצע שלך.
minute-over = מעל עשר? הכול הולך אל מי <b>שלפניך בתור</b>.
minute-draw = משלימים שוב ל־3 קלפים, כל עוד נשאר בקופה.
special-frog = צפרדע
    .note = מחזירה את האמצע ל־0. הקלפים נשארים ומחכים לעשר הבאה.
special-pigmaid = בת הים
    .note = מוסיפה 5 או מורידה 5, לפי הבחירה שלך. האמצע לא יורד מתחת ל־0, אז מתחת ל־5 היא רק מוסיפה.
special-same = אותו מספר
    .note = קלף ששווה לקלף האחרון או לאמצע יכול לקבוע את האמצע על המספר הזה, במקום להוסיף. כל קלף מ־1 עד 9 יכול.
special-crowned = החזיר המוכתר
    .note = כשהאמצע ריק או 0, הוא עושה עשר לבד. בכל מצב אחר הוא עובר את עשר.
special-example = דוגמה
special-example-gentle = האמצע עומד על 8, והקלף האחרון היה 8. עם עוד 8 היה יוצא 16, אז קובעים 8. בתור הבא צריך 2.
special-example-free = האמצע עומד על 8, והקלף האחרון היה 8. אפשר להוסיף עוד 8, והכול הולך אל מי שלפניך. ואפשר לקבוע 8, ואז בתור הבא צריך 2.
special-gentle = בשולחן הזה לא עוברים את עשר, אם יש ברירה. ⌂
special-free = מותר לעבור את עשר, גם בכוונה. זאת מתנה למי שלפניך, אז כדאי לחשוב.
end-hands = כשהקופה ריקה, ממשיכים בלי למשוך, עד שכל הידיים ריקות.
end-left-taken = האחרונים שקיבלו קלפים מקבלים גם את מה שנשאר באמצע.
end-left-lost = אף אחד לא מקבל את הקלפים שנשארו באמצע.
end-most-tens = מנצחים עם הכי הרבה קלפים. בתיקו מכריע מספר ה־PIG 10. אם גם הוא שווה, חולקים את הניצחון.
end-shared = מנצחים עם הכי הרבה קלפים. בתיקו חולקים את הניצחון.

## Lessons

lesson-bare =
    .title = עושים עשר
    .about = איך עושים עשר, ומה קורה כשעוברים
    .learnt = כל הכבוד! אפשר כבר לעשות עשר, וגם לטמון מלכודת. מנצחים עם הכי הרבה קלפים. עכשיו משחקים.
lesson-bare-1 = ב־PIG 10 יש מטרה אחת: לעשות באמצע <b>בדיוק עשר</b>.
lesson-bare-2 = אלה 3 הקלפים שלך, והאחרים לא רואים אותם. אחרי כל קלף ששיחקת מושכים קלף חדש.
lesson-bare-3 = הפתיחה נקבעת בהגרלה, והפעם היא שלך. לוחצים על { CARD("4") }, ואז על הכפתור שמופיע למטה.
    .otherwise = גם הקלף הזה בסדר. בשיעור הזה משחקים { CARD("4") }.
lesson-bare-4 = משכת 1, ושוב יש לך 3 קלפים. מושכים אחרי כל תור, כל עוד נשאר בקופה.
lesson-bare-5 = האמצע עומד על 4. הריבועים הריקים מראים כמה חסר לעשר: 6.
lesson-bare-6 = אחרי 2 של { PERSON("1") } ו־3 של { PERSON("2") }, האמצע עומד על 9. איזה קלף שלך עושה עשר?
    .otherwise = זה עובר את עשר, והקלפים לא הולכים אליך. צריך בדיוק עשר.
lesson-bare-7 = <b>PIG 10!</b> כל 4 הקלפים שבאמצע שלך. במשחק מנצחים עם <b>הכי הרבה קלפים</b>.
lesson-bare-8 = עם 9 של { PERSON("1") } ו־8 של { PERSON("2") } יוצא 17, מעל עשר. הכול הולך אל { PERSON("1") }, בתור <b>לפני</b> { PERSON("2") }.
lesson-bare-9 = האמצע שוב מתחיל מ־0. משחקים { CARD("6") }: לוחצים עליו, ואז לוחצים עליו <b>שוב</b>. גם ככה אפשר.
    .otherwise = גם הקלף הזה בסדר. בשיעור הזה משחקים { CARD("6") }.
lesson-bare-10 = האמצע עומד על 9, וכל הקלפים שלך עוברים את עשר. משחקים אחד, והכול הולך אל { PERSON("2") }, בתור לפניך.
lesson-bare-11 = ה־9 הזה היה מלכודת של { PERSON("2") }: שום קלף לא התאים. אפשר לטמון כזאת גם לתור הבא, של { PERSON("1") }.
lesson-bare-12 = האמצע עומד על 5, ואי אפשר לעשות עשר. כדאי להשאיר אותו הכי <b>גבוה</b> שאפשר, בלי לעבור.
    .otherwise = עושים 9 עם { CARD("4") }. אמצע נמוך קל יותר בשביל { PERSON("1") }, ומעל עשר הקלפים הולכים אל { PERSON("2") }.
lesson-bare-13 = המלכודת עבדה! אצל { PERSON("1") } יצא מעל עשר, והתור הקודם היה שלך: כל 4 הקלפים הולכים אליך.

lesson-special =
    .title = קלפים מיוחדים
    .about = הצפרדע, בת הים, החזיר המוכתר ואותו מספר
    .learnt = זהו, אלה כל הקלפים המיוחדים. איזה יופי של משחק! עכשיו אפשר לנסות אותם במשחק אמיתי.
lesson-special-1 = האמצע עומד על 8, ואין לך 2. אבל יש קלפים שיכולים לעשות יותר מלהוסיף.
lesson-special-2 = הקלף { CARD("0") } הוא <b>צפרדע</b>. הוא מחזיר את האמצע ל־0. משחקים אותו.
    .not-4 = 8 ועוד 4 זה 12: הכול היה הולך אל { PERSON("2") }. מחזירים את האמצע ל־0.
    .not-5 = 8 ועוד 5 זה 13: הכול היה הולך אל { PERSON("2") }. קודם משחקים את הצפרדע.
    .not-5-as-5 = אפשר, ועוד נגיע לזה. קודם משחקים את הצפרדע.
lesson-special-3 = האמצע עומד על 0. אבל כל 3 הקלפים נשארים שם, ומחכים למי שייקח את האמצע.
lesson-special-4 = חבל! אצל { PERSON("1") } היה <b>חזיר מוכתר</b>, 10. מאמצע של 0 הוא עושה עשר. אחרת הוא עובר את עשר.
lesson-special-5 = האמצע עומד על 7. הקלף { CARD("5") } הוא <b>בת הים</b> (±): היא מוסיפה 5 או מורידה 5. משחקים אותה, ומורידים 5.
    .not-5 = 7 ועוד 5 זה 12, ושני הקלפים הולכים אל { PERSON("2") }. לוחצים שוב על בת הים, ומורידים 5.
    .otherwise = זה עובר את עשר, והכול הולך אל { PERSON("2") }. בת הים, הקלף עם ±, יכולה להוריד 5.
lesson-special-6 = עכשיו האמצע עומד על 2. כשהאמצע מתחת ל־5, בת הים לא מורידה: הוא אף פעם לא יורד מתחת ל־0.
lesson-special-7 = האמצע עמד על 8, וה־8 של { PERSON("2") } קבע שוב 8. קלף <b>ששווה לאמצע</b> יכול לעשות את זה במקום להוסיף.
lesson-special-8 = גם לך יש { CARD("8") }. אם מוסיפים אותו, יוצא 16. משחקים אותו כך שהאמצע נשאר 8.
    .not-8 = כך יוצא 16, והכול הולך אל { PERSON("2") }. לוחצים שוב על { CARD("8") }, ואז על הכפתור השני.
    .otherwise = זה עובר את עשר, והכול היה הולך אל { PERSON("2") }. עם { CARD("8") } שלך האמצע יכול להישאר 8.
lesson-special-9 = גם הפעם לא הלך: 2 עשה עשר אצל { PERSON("1") }. הפתיחה החדשה של { PERSON("2") } היא 3. מוסיפים את { CARD("4") }.
    .not-10 = 3 ועוד 10 זה 13. את החזיר המוכתר כדאי לשמור לאמצע של 0. משחקים { CARD("4") }.
    .not-6 = כך נשאר 9, ולא קשה למצוא 1. משחקים { CARD("4") }.
lesson-special-10 = ה־4 של { PERSON("1") } שווה לקלף האחרון, ה־4 שלך. גם זה מותר: האמצע נקבע על 4, ולא על 11.
lesson-special-11 = צפרדע! האמצע עומד על 0, ויש בו 4 קלפים. איזה קלף שלך לוקח אותם?
    .otherwise = כך כל הקלפים נשארים בשביל { PERSON("1") }. איזה קלף עושה עשר מאמצע של 0?
lesson-special-12 = <b>PIG 10!</b> המזל התהפך: 5 קלפים בזכות חזיר מוכתר אחד.
lesson-special-13 = אין עשר? גם מלכודת נמוכה עובדת: מ־5 רק בת הים עושה עשר, מ־0 רק החזיר המוכתר. שניהם נדירים.

lesson-end =
    .title = הסוף
    .about = איך המשחק נגמר, ומי מנצח
    .learnt = ניצחת במשחק הראשון שלך ב־PIG 10, וראית איך משחק נגמר. הבא כבר אמיתי!
lesson-end-1 = הקופה ריקה, ואף אחד כבר לא מושך. כולם משחקים את הקלפים שנשארו.
lesson-end-2 = השלל עד עכשיו: 6 קלפים אצלך, 6 אצל { PERSON("1") } ו־5 אצל { PERSON("2") }.
lesson-end-3 = האמצע עומד על 7. לוקחים אותו.
    .otherwise = 7 ועוד 9 זה 16, וכל 3 הקלפים הולכים אל { PERSON("2") }. צריך בדיוק עשר.
lesson-end-4 = האמצע עומד על 8, והקלף האחרון שלך הוא 9. חייבים לשחק אותו.
lesson-end-5 = 3 קלפים הלכו אל { PERSON("2") }. היד שלך ריקה, והאחרים ממשיכים בלעדיך.
lesson-end-6 = זה היה הקלף האחרון, והמשחק נגמר. אף אחד לא מקבל את ה־2 ואת ה־6 שבאמצע.
lesson-end-7 = יש לך 9 קלפים, 8 אצל { PERSON("2") } ו־6 אצל { PERSON("1") }. ניצחת! בתיקו חולקים את הניצחון.
