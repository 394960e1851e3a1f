### What the computer players of PIG 10 say of what can be done.
###
### person: $who
### card: $card
### person: $taker
### card: $worse
### cards: $cards
### number: $count, $value, $many, $theirs, $unseen
### text: $how, $special

## What can be done

play = לשחק { $card }
play-frog = לשחק את הצפרדע
play-pigmaid = לשחק את בת הים
play-crowned-pig = לשחק את החזיר המוכתר
play-adding = לשחק { $card } ולהוסיף
play-taking-away = לשחק { $card } ולהוריד 5
play-making = לשחק { $card } ולקבוע { $value }

## What will happen

make-ten-now = { $how ->
      [this] זה עושה עשר ולוקח
     *[that] עושה עשר ולוקח
    } { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }
give-cards = { $how ->
      [this] זה עובר את עשר,
     *[that] עובר את עשר,
    } { $who ->
      [you] ואליך
     *[other] ואל { $who }
    } { $count ->
      [one] הולך קלף אחד
      [two] הולכים שני קלפים
     *[other] הולכים { $count } קלפים
    }
answer = { $how ->
      [sure] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } ייצא מיד עשר
      [never] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } לא ייצא מיד עשר
      [likely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה ייצא מיד עשר
      [unlikely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה לא ייצא מיד עשר
      [more] יש יותר סיכוי שייצא מיד עשר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
     *[less] יש פחות סיכוי שייצא מיד עשר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
    }
take-next = { $how ->
      [sure] הקלפים ילכו { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [never] הקלפים לא ילכו { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [likely] הקלפים כנראה ילכו { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [unlikely] הקלפים כנראה לא ילכו { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [more] יש יותר סיכוי שהקלפים ילכו { $who ->
            [you] אליך
           *[other] אל { $who }
          }
     *[less] יש פחות סיכוי שהקלפים ילכו { $who ->
            [you] אליך
           *[other] אל { $who }
          }
    }
end-with = { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } יהיו בסוף { $how ->
      [more] יותר
     *[less] פחות
    } קלפים

## What can be seen: the act leaves $value, the other one $theirs

ground-makes-ten = זה עושה עשר ולוקח { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }.
ground-all-others-over = כל מהלך אחר עובר את עשר.
ground-other-over = הוספה של { $card } עוברת את עשר, { $who ->
      [you] ואליך
     *[other] ואל { $who }
    } { $count ->
      [one] הולך קלף אחד.
      [two] הולכים שני קלפים.
     *[other] הולכים { $count } קלפים.
    }
ground-next-must-go-over = { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } כל קלף עובר את עשר, והקלפים הולכים { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }.
ground-next-has-ten = { $who ->
      [you] אצלך
     *[other] אצל { $who }
    }, { $card } עושה עשר מ־{ $theirs }, אבל לא מ־{ $value }.
ground-taken-next = אחרי כל קלף { $who ->
      [you] שלך
     *[other] של { $who }
    }, הקלפים יכולים ללכת { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }.
ground-tens-are-gone = לא נשאר { $card }, אז אי אפשר לעשות עשר מ־{ $value }.
ground-tens-are-held = לא נשאר עוד { $card }, אז { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } אי אפשר לעשות עשר מ־{ $value }.
ground-fewer-tens = { $count ->
      [one] רק קלף נסתר אחד עושה
      [two] רק שני קלפים נסתרים עושים
     *[other] רק { $count } קלפים נסתרים עושים
    } עשר מ־{ $value }, אבל { $many } מ־{ $theirs }.
ground-few-within = { $count ->
      [one] רק { $cards } לא יעבור את עשר
     *[other] רק { $cards } לא יעברו את עשר
    } { $who ->
      [you] אצלך
     *[other] אצל { $who }
    }.
ground-more-over = מ־{ $value } עוברים את עשר { $count } מתוך { $unseen } קלפים נסתרים, ומ־{ $theirs } { $many ->
      [0] אף אחד.
     *[other] רק { $many }.
    }
ground-gives-to-keep = זה מוותר על { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }, אבל שומר את { $special ->
      [frog] הצפרדע
      [pigmaid] בת הים
     *[none] { $card }
    } להמשך.
ground-better-over = עדיף לעבור את עשר מאשר להשאיר { $value }: { $count ->
      [one] קלף נסתר אחד עושה עשר.
      [two] שני קלפים נסתרים עושים עשר.
     *[other] { $count } קלפים נסתרים עושים עשר.
    }
ground-gives-to-last =
    { $who ->
      [you] הקלפים הולכים אליך, אבל עד עכשיו יש לך הכי מעט.
     *[other] הקלפים הולכים אל { $who }, אבל שם יש הכי מעט עד עכשיו.
    }
ground-gives-few = זה עובר את עשר, אבל מוותר רק על { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }.
ground-both-over = שניהם עוברים את עשר, אז כדאי לשמור את { $card }, שמתאים ליותר מצבים.
ground-keeps-safe = כדאי לשמור את { $special ->
      [frog] הצפרדע להמשך: היא אף פעם לא עוברת את עשר.
      [pigmaid] בת הים להמשך: איתה תמיד אפשר לא לעבור את עשר.
     *[none] { $card } להמשך: הוא אף פעם לא עובר את עשר.
    }
ground-can-follow = אחרי כל קלף { $who ->
      [you] שלך
     *[other] של { $who }
    }, אפשר { $taker ->
      [you] אצלך
     *[other] אצל { $taker }
    } לא לעבור את עשר.
ground-keeps-high = שניהם עוברים את עשר, אז כדאי לשמור את { $card } לפתיחה של אמצע ריק.
ground-keeps-pig = שניהם עוברים את עשר, אז כדאי לשמור את { $card }, שעושה עשר מ־0.
ground-keeps-fitting = כדאי לשמור את { $card }: הוא עובר את עשר בפחות מצבים מאשר { $worse }.
