### What is said of hints, and in them.
###
### message: $play
### number: $count

hint = Podpowiedź
in-menu = co wybiera komputer
next-best = Następne
the-best = Najlepsze
instead = Zamiast tego: { $play }
asked = Podpowiedzi w tej grze: { $count }.
refused-over = Gra jest skończona.
refused-nothing = Bez podpowiedzi: nie masz teraz nic do wyboru.
refused-table = Na wspólnym ekranie nie ma podpowiedzi: zdradzałyby twoje karty.
