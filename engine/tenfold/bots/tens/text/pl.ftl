### What the computer players of Tens say of what can be done.
###
### person: $who, $rival
### card: $card, $kept, $filled, $out
### number: $line, $column, $count, $points, $theirs, $less, $mean, $total
### text: $how

## What can be done

draw = Dobierz z talii
take = Weź kartę { $card }
replace = Wymień kartę { $card }
put = Połóż { $line ->
    [1] u góry
   *[other] na dole
  } w kolumnie { $column }
turn-up = Odkryj kartę { $line ->
    [1] u góry
   *[other] na dole
  } w kolumnie { $column }

## Sorts of play

match = para

## What will happen

take-discard = { $who ->
    [you] { $how ->
        [sure] Na pewno weźmiesz odłożoną kartę
        [never] Nie weźmiesz odłożonej karty
        [likely] Raczej weźmiesz odłożoną kartę
        [unlikely] Raczej nie weźmiesz odłożonej karty
        [more] Częściej weźmiesz odłożoną kartę
       *[less] Rzadziej weźmiesz odłożoną kartę
      }
   *[other] { $who } { $how ->
        [sure] na pewno weźmie odłożoną kartę
        [never] nie weźmie odłożonej karty
        [likely] raczej weźmie odłożoną kartę
        [unlikely] raczej nie weźmie odłożonej karty
        [more] częściej weźmie odłożoną kartę
       *[less] rzadziej weźmie odłożoną kartę
      }
  }
end-with = { $who ->
    [you] Na koniec będziesz mieć { $how ->
        [more] więcej
       *[less] mniej
      } punktów
   *[other] { $who } będzie mieć na koniec { $how ->
        [more] więcej
       *[less] mniej
      } punktów
  }

## What can be seen: placing a card

ground-any-card = Nikt nie zna tych kart, więc każda jest dobra.
ground-block = To daje { $count ->
    [few] { $count } jednakowe pary
   *[other] { $count } jednakowych par
  } obok siebie: { $points } punktów.
ground-breaks-match = Kolumna { $column } to para i daje 0: nie rozbijaj jej.
ground-match = Kolumna { $column } to teraz para: daje 0 zamiast { $points }.
ground-match-down = Kolumna { $column } to teraz para: daje 0 zamiast około { $points }.
ground-ends = To kończy rundę: { $who ->
    [you] masz
   *[other] { $who } ma
  } { $points }, { $rival } około { $theirs }.
ground-too-soon = Za wcześnie, by kończyć rundę: { $who ->
    [you] masz
   *[other] { $who } ma
  } około { $points }.
ground-gives-match = Nie odkładaj karty { $card }: { $who ->
    [you] możesz z tego zrobić parę.
   *[other] { $who } może z tego zrobić parę.
  }
ground-dearer = { $card } daje { $points }, a { $kept } { $theirs ->
    [0] 0.
   *[other] tylko { $theirs }.
  }
ground-dearer-than-down = { $card } daje { $points }, a zakryta karta około { $theirs }.
ground-down-dearer = Zakryta karta daje około { $points }, a { $card } { $theirs ->
    [0] 0.
   *[other] tylko { $theirs }.
  }
ground-same-rank = To nic nie zmienia, a wymiana karty { $card } dodaje { $points }.
ground-takes-off = To odejmuje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }, a wymiana karty { $card } { $theirs ->
    [0] nic nie odejmuje.
   *[other] tylko { $theirs }.
  }
ground-gives-king = { $card } daje 0, więc { $who ->
    [you] ta karta nie powinna trafić do ciebie.
   *[other] niech jej nie dostanie { $who }.
  }
ground-third = Jeszcze jedna taka jak { $card } i są dwie pary obok siebie: premia.
ground-keeps-dearer = Zachowaj kolumnę { $column }: { $card } w parze oszczędza { $points }, a { $filled } { $theirs ->
    [0] 0.
   *[other] tylko { $theirs }.
  }
ground-keeps-likelier = Do karty { $card } łatwiej o parę: { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
  }, do karty { $filled } { $less ->
    [0] żadna.
   *[other] tylko { $less }.
  }
ground-keeps-open = Zachowaj kolumnę { $column }: { $card } czeka na parę, { $count ->
    [one] taka zakryta jest 1.
    [few] takie zakryte są { $count }.
   *[other] takich zakrytych jest { $count }.
  }
ground-keeps-card = Zachowaj kartę { $card } na parę: { $count ->
    [one] taka zakryta jest 1.
    [few] takie zakryte są { $count }.
   *[other] takich zakrytych jest { $count }.
  }
ground-cheap = { $card } w parze { $points ->
    [0] nic nie oszczędzi
   *[other] oszczędzi tylko { $points }
  }, więc zapełnij tę kolumnę.
ground-starts = { $card } zaczyna nową kolumnę: do pary { $count ->
    [one] jest jeszcze 1 karta.
    [few] są jeszcze { $count } karty.
   *[other] jest jeszcze { $count } kart.
  }
ground-waits = { $card } w parze oszczędzi potem { $points }, a { $out } { $theirs ->
    [0] 0.
   *[other] tylko { $theirs }.
  }
ground-turns-up = { $who ->
    [you] Masz
   *[other] { $who } ma
  } najbliżej do końca rundy: jeszcze { $count ->
    [one] 1 karta.
    [few] { $count } karty.
   *[other] { $count } kart.
  }
ground-useless = { $who ->
    [you] Nie masz pary do karty { $card }.
   *[other] { $who } nie ma pary do karty { $card }.
  }
ground-inner = Kolumna w środku może dać premię z obiema sąsiednimi.
ground-alike = Obie kolumny wyglądają tak samo, więc to prawie obojętne.

## What can be seen: taking or drawing a card

ground-take-block = Może ułożyć jednakowe pary obok siebie: −{ $points } punktów.
ground-take-match = W kolumnie { $column } czeka { $card }: para daje 0.
ground-take-for = To odejmuje około { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
  }, a { $card } { $theirs ->
    [0] nic.
   *[other] tylko { $theirs }.
  }
ground-take-from-next = { $who ->
    [you] Inaczej możesz wziąć kartę { $card } do pary.
   *[other] Inaczej { $who } może wziąć kartę { $card } do pary.
  }
ground-take-low = { $card } daje { $points }, a dobrana karta średnio około { $mean }.
ground-draw-high = { $card } daje { $points }, a dobrana karta średnio około { $mean }.
ground-draw-match = { $card } nie da pary, ale { $count ->
    [few] dadzą
   *[other] da
  } ją { $count } z { $total } możliwych kart.
ground-draw-use = Dobrana karta odejmuje około { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
  }, a { $card } { $theirs ->
    [0] nic.
   *[other] tylko { $theirs }.
  }
