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

play = Zagraj { $card }
play-frog = Zagraj żabę
play-pigmaid = Zagraj świnkę syrenkę
play-crowned-pig = Zagraj świnkę w koronie
play-adding = Zagraj { $card } i dodaj
play-taking-away = Zagraj { $card } i odejmij 5
play-making = Zagraj { $card } i ustaw środek na { $value }

## What will happen

make-ten-now = { $how ->
    [this] To daje dziesięć i zabiera
   *[that] daje dziesięć i zabiera
  } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
  }
give-cards = { $how ->
    [this] To przekracza dziesięć, a
   *[that] przekracza dziesięć, a
  } { $who ->
    [you] ty dostajesz
   *[other] { $who } dostaje
  } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
  }
answer = { $who ->
    [you] { $how ->
        [sure] Na pewno zaraz zrobisz dziesięć
        [never] Na pewno zaraz nie zrobisz dziesięciu
        [likely] Raczej zaraz zrobisz dziesięć
        [unlikely] Raczej zaraz nie zrobisz dziesięciu
        [more] Częściej zaraz zrobisz dziesięć
       *[less] Rzadziej zaraz zrobisz dziesięć
      }
   *[other] { $who } { $how ->
        [sure] na pewno zaraz zrobi dziesięć
        [never] na pewno zaraz nie zrobi dziesięciu
        [likely] raczej zaraz zrobi dziesięć
        [unlikely] raczej zaraz nie zrobi dziesięciu
        [more] częściej zaraz zrobi dziesięć
       *[less] rzadziej zaraz zrobi dziesięć
      }
  }
take-next = { $who ->
    [you] { $how ->
        [sure] Na pewno weźmiesz karty
        [never] Na pewno nie weźmiesz kart
        [likely] Raczej weźmiesz karty
        [unlikely] Raczej nie weźmiesz kart
        [more] Częściej weźmiesz karty
       *[less] Rzadziej weźmiesz karty
      }
   *[other] { $who } { $how ->
        [sure] na pewno weźmie karty
        [never] na pewno nie weźmie kart
        [likely] raczej weźmie karty
        [unlikely] raczej nie weźmie kart
        [more] częściej weźmie karty
       *[less] rzadziej weźmie karty
      }
  }
end-with = { $who ->
    [you] Na koniec będziesz mieć { $how ->
        [more] więcej
       *[less] mniej
      } kart
   *[other] { $who } będzie mieć na koniec { $how ->
        [more] więcej
       *[less] mniej
      } kart
  }

## What can be seen: the act leaves $value, the other one $theirs

ground-makes-ten = To daje dziesięć i zabiera { $count ->
    [one] 1 kartę.
    [few] { $count } karty.
   *[other] { $count } kart.
  }
ground-all-others-over = Wszystko inne przekracza dziesięć.
ground-other-over = { $card } przekracza dziesięć, a { $who ->
    [you] ty dostajesz
   *[other] { $who } dostaje
  } { $count ->
    [one] 1 kartę.
    [few] { $count } karty.
   *[other] { $count } kart.
  }
ground-next-must-go-over = { $who ->
    [you] Musisz
   *[other] { $who } musi
  } przekroczyć dziesięć, a karty { $taker ->
    [you] dostajesz ty.
   *[other] dostaje { $taker }.
  }
ground-next-has-ten = { $who ->
    [you] Kartą { $card } zrobisz dziesięć z { $theirs }, ale nie z { $value }.
   *[other] { $who } zrobi kartą { $card } dziesięć z { $theirs }, ale nie z { $value }.
  }
ground-taken-next = { $taker ->
    [you] Możesz
   *[other] { $taker } może
  } zaraz wziąć karty, cokolwiek { $who ->
    [you] zagrasz.
   *[other] zagra { $who }.
  }
ground-tens-are-gone = Nie ma już { $card }: nikt nie zrobi dziesięciu z { $value }.
ground-tens-are-held = Innych { $card } już nie ma: { $who ->
    [you] nie zrobisz
   *[other] { $who } nie zrobi
  } dziesięciu z { $value }.
ground-fewer-tens =
    { $count ->
        [one] Przy { $value } tylko 1 nieznana karta daje dziesięć, a przy { $theirs } aż { $many }.
        [few] Przy { $value } tylko { $count } nieznane karty dają dziesięć, a przy { $theirs } aż { $many }.
       *[other] Przy { $value } tylko { $count } nieznanych kart daje dziesięć, a przy { $theirs } aż { $many }.
    }
ground-few-within = W dziesięciu { $count ->
    [one] zmieści się tylko karta
   *[other] zmieszczą się tylko karty
  } { $cards }, a { $who ->
    [you] grasz ty.
   *[other] gra { $who }.
  }
ground-more-over = Przy { $value } { $count ->
    [one] jedna z { $unseen } nieznanych kart przekracza
    [few] aż { $count } z { $unseen } nieznanych kart przekraczają
   *[other] aż { $count } z { $unseen } nieznanych kart przekracza
  } dziesięć, a przy { $theirs } { $many ->
    [0] żadna.
   *[other] tylko { $many }.
  }
ground-gives-to-keep = To oddaje { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
  }, ale zachowuje { $special ->
    [frog] żabę
    [pigmaid] świnkę syrenkę
   *[none] { $card }
  } na później.
ground-better-over =
    { $count ->
        [one] Lepiej przekroczyć dziesięć niż zostawić { $value }: 1 nieznana karta daje dziesięć.
        [few] Lepiej przekroczyć dziesięć niż zostawić { $value }: { $count } nieznane karty dają dziesięć.
       *[other] Lepiej przekroczyć dziesięć niż zostawić { $value }: { $count } nieznanych kart daje dziesięć.
    }
ground-gives-to-last =
    { $who ->
        [you] Karty dostajesz ty, ale masz ich dotąd najmniej.
       *[other] Karty dostaje { $who }, ale ma ich dotąd najmniej.
    }
ground-gives-few =
    { $count ->
        [one] To przekracza dziesięć, ale oddaje tylko 1 kartę.
        [few] To przekracza dziesięć, ale oddaje tylko { $count } karty.
       *[other] To przekracza dziesięć, ale oddaje tylko { $count } kart.
    }
ground-both-over = Obie przekraczają dziesięć, więc zachowaj { $card }: częściej się przyda.
ground-keeps-safe = Zachowaj na później { $special ->
    [frog] żabę: nigdy nie przekracza dziesięciu.
    [pigmaid] świnkę syrenkę: zawsze może zmieścić się w dziesięciu.
   *[none] { $card }: ta karta nigdy nie przekracza dziesięciu.
  }
ground-can-follow = { $taker ->
    [you] Zmieścisz się zaraz
   *[other] { $taker } zmieści się zaraz
  } w dziesięciu, cokolwiek { $who ->
    [you] zagrasz.
   *[other] zagra { $who }.
  }
ground-keeps-high = Obie przekraczają dziesięć, więc zachowaj { $card } na pusty środek.
ground-keeps-pig = Obie przekraczają dziesięć, więc zachowaj { $card }: z 0 robi dziesięć.
ground-keeps-fitting = Zachowaj { $card }: przekracza dziesięć rzadziej niż { $worse }.
