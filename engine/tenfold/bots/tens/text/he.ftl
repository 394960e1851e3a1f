### What the computer players of Tens say of what can be done.
###
### person: $who, $rival
### card: $card, $kept, $filled, $out
### number: $line, $column, $count, $points, $theirs, $less, $mean, $total
### text: $how

## What can be done

draw = למשוך מהקופה
take = לקחת { $card }
replace = להחליף את { $card }
put = לשים בשורה { $line }, טור { $column }
turn-up = לחשוף בשורה { $line }, טור { $column }

## Sorts of play

match = זוג

## What will happen

take-discard = { $how ->
      [sure] הקלף שנזרק ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [never] הקלף שנזרק לא ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [likely] הקלף שנזרק כנראה ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [unlikely] הקלף שנזרק כנראה לא ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [more] יש יותר סיכוי שהקלף שנזרק ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
     *[less] יש פחות סיכוי שהקלף שנזרק ילך { $who ->
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
    } נקודות

## What can be seen: placing a card

ground-any-card = אף אחד לא ראה את הקלפים האלה, אז לא משנה איזה מהם.
ground-block = כך יש { $count ->
      [two] שני
     *[other] { $count }
    } זוגות סמוכים מאותו ערך: { $points } נקודות.
ground-breaks-match = טור { $column } הוא זוג ושווה 0: חבל לפרק אותו.
ground-match = טור { $column } נעשה זוג: 0 במקום { $points }.
ground-match-down = טור { $column } נעשה זוג: 0 במקום { $points } בערך.
ground-ends = זה מסיים את הסיבוב: { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } { $points }, { $rival ->
      [you] אצלך
     *[other] אצל { $rival }
    } { $theirs } בערך.
ground-too-soon = מוקדם מדי לסיים את הסיבוב: { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } { $points } בערך.
ground-gives-match = { $card } יכול לעשות זוג { $who ->
      [you] אצלך
     *[other] אצל { $who }
    }, אז לא זורקים אותו.
ground-dearer = { $card } שווה { $points }, אבל { $kept } { $theirs ->
      [0] לא שווה כלום.
     *[other] רק { $theirs }.
    }
ground-dearer-than-down = { $card } שווה { $points }, וקלף סגור { $theirs } בערך.
ground-down-dearer = קלף סגור שווה { $points } בערך, אבל { $card } { $theirs ->
      [0] לא שווה כלום.
     *[other] רק { $theirs }.
    }
ground-same-rank = זה לא משנה כלום, אבל החלפה של { $card } מוסיפה { $points }.
ground-takes-off = זה מוריד { $points ->
      [one] נקודה אחת
      [two] שתי נקודות
     *[other] { $points } נקודות
    }, אבל החלפה של { $card } { $theirs ->
      [0] לא מורידה כלום.
     *[other] רק { $theirs }.
    }
ground-gives-king = { $card } שווה 0, אז לא משאירים אותו { $who ->
      [you] בשבילך
     *[other] בשביל { $who }
    }.
ground-third = עוד קלף כמו { $card }, ויש שני זוגות סמוכים: בונוס.
ground-keeps-dearer = כדאי לשמור את טור { $column }: זוג של { $card } חוסך { $points }, ושל { $filled } { $theirs ->
      [0] לא חוסך כלום.
     *[other] רק { $theirs }.
    }
ground-keeps-likelier = עם { $card } קל יותר לעשות זוג: { $count ->
      [one] נשאר קלף אחד
      [two] נשארו שני קלפים
     *[other] נשארו { $count } קלפים
    }, ועם { $filled } { $less ->
      [0] אף אחד.
     *[other] רק { $less }.
    }
ground-keeps-open = כדאי לשמור את טור { $column } לזוג של { $card }: { $count ->
      [one] עוד אחד כזה סגור.
      [two] עוד שניים כאלה סגורים.
     *[other] עוד { $count } כאלה סגורים.
    }
ground-keeps-card = כדאי לשמור את { $card } לזוג: { $count ->
      [one] עוד אחד כזה סגור.
      [two] עוד שניים כאלה סגורים.
     *[other] עוד { $count } כאלה סגורים.
    }
ground-cheap = זוג של { $card } { $points ->
      [0] לא יחסוך כלום
     *[other] יחסוך רק { $points }
    }, אז ממלאים את הטור שלו.
ground-starts = { $card } פותח טור חדש: { $count ->
      [one] עוד אחד יכול
      [two] עוד שניים יכולים
     *[other] עוד { $count } יכולים
    } להשלים אותו לזוג.
ground-waits = זוג של { $card } בהמשך יחסוך { $points }, אבל של { $out } { $theirs ->
      [0] לא חוסך כלום.
     *[other] רק { $theirs }.
    }
ground-turns-up = הסיום הכי קרוב { $who ->
      [you] אצלך
     *[other] אצל { $who }
    }: { $count ->
      [one] נשאר קלף אחד.
      [two] נשארו שני קלפים.
     *[other] נשארו { $count } קלפים.
    }
ground-useless = אין { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } קלף שעושה זוג עם { $card }.
ground-inner = טור פנימי יכול לתת בונוס עם השכן מכל צד.
ground-alike = שני הטורים נראים אותו דבר, אז זה כמעט לא משנה.

## What can be seen: taking or drawing a card

ground-take-block = כך אפשר לקבל זוגות סמוכים מאותו ערך: { $points } נקודות פחות.
ground-take-match = זה עושה זוג עם { $card } בטור { $column }, ושניהם שווים 0.
ground-take-for = זה מוריד בערך { $points ->
      [one] נקודה אחת
      [two] שתי נקודות
     *[other] { $points } נקודות
    }, אבל { $card } { $theirs ->
      [0] לא מוריד כלום.
     *[other] רק { $theirs }.
    }
ground-take-from-next = אחרת { $card } יכול לעשות זוג { $who ->
      [you] אצלך
     *[other] אצל { $who }
    }.
ground-take-low = { $card } שווה { $points }, וקלף מהקופה בממוצע { $mean } בערך.
ground-draw-high = { $card } שווה { $points }, וקלף מהקופה בממוצע { $mean } בערך.
ground-draw-match = { $card } לא עושה זוג, אבל { $count } מתוך { $total } קלפים אפשריים בקופה כן.
ground-draw-use = קלף מהקופה מוריד בערך { $points ->
      [one] נקודה אחת
      [two] שתי נקודות
     *[other] { $points } נקודות
    }, אבל { $card } { $theirs ->
      [0] לא מוריד כלום.
     *[other] רק { $theirs }.
    }
