### What characters say when a game is over: two lines for a win, and two for a loss.
###
### text: $name
### message: $line

says = { $name } mówi:
words = „{ $line }”
won =
    { $name ->
        [Ada] Widzę, dokąd idziesz. I jestem tam przed tobą.
        [Blaise] Stawiam na nieznane, i proszę: tym razem się opłaca.
        [Carl] Bez pośpiechu. W końcu wszystko się sumuje.
        [Emmy] Och! A ja tylko schodzę ci z drogi.
        [Grace] Najpierw działaj, potem przepraszaj. To działa.
        [Hypatia] Cierpliwości. Ty się śpieszysz, a ja czekam.
        [Leonhard] Czy to był blef? Nigdy się nie dowiesz.
       *[Sofya] Zatrzymać cię to spory wydatek. Ale warto.
    }
    .too =
        { $name ->
            [Ada] Najlepsze zostawiam na koniec. Jak zawsze.
            [Blaise] Nie licz na szczęście. Ale podziękować mu wypada.
            [Carl] Sprawdzam dwa razy. A potem jeszcze raz.
            [Emmy] Małymi kroczkami, i nikomu nic się nie stało.
            [Grace] Masz plan. I to nawet dobry plan.
            [Hypatia] Stoję ci na drodze, i to wystarczy.
            [Leonhard] Trzymaj dobrą kartę dość długo, a wygra ci grę.
           *[Sofya] Nie ryzykuję i tobie też nie daję szans.
        }
lost =
    { $name ->
        [Ada] Psujesz mi plan, zanim się zacznie. Jestem pod wrażeniem.
        [Blaise] No trudno. Szanse były piękne, póki były.
        [Carl] Ja wciąż oszczędzam. Następnym razem wydam.
        [Emmy] Dobra gra! Cieszy mnie każda karta.
        [Grace] To było za wcześnie. Ale i tak świetna zabawa.
        [Hypatia] Czekam na dobry moment, a bierzesz go ty.
        [Leonhard] Widzisz, kiedy blefuję. Prawdę mówiąc, za każdym razem.
       *[Sofya] Płacę, żeby ci nie wyszło, a tobie wychodzi. Niech będzie.
    }
    .too =
        { $name ->
            [Ada] Ryzyko, które musi się udać, to nie ryzyko. To było prawdziwe.
            [Blaise] Postawię na to samo jeszcze raz. Rozdawaj!
            [Carl] Według moich rachunków to niemożliwe. Sprawdzę je.
            [Emmy] Miło było na to patrzeć. Jeszcze raz?
            [Grace] Tym razem mnie wymijasz. Drugi raz się nie uda.
            [Hypatia] Znajdujesz drogę obok mnie. Pokażesz ją jeszcze raz?
            [Leonhard] Za długo trzymam karty. Kieszenie wciąż mam pełne.
           *[Sofya] Zero ryzyka i zero wygranych. Hm.
        }
