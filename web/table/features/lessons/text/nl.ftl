### What is said of lessons, and in them.
###
### number: $count, $of
### text: $title

new = Ken je { $title } al?
    .note = Leer het in een paar minuten aan tafel.
learn = Leer al spelend
waits = Je bent halverwege deze les gestopt.
go-on-learning = Leer verder
short = { $of ->
        [one] 1 korte les
       *[other] { $of } korte lessen
    }
so-far = { $count } van { $of } klaar
left = Je stopte halverwege.
done = klaar
all-lessons = Lessen
leave = Verlaat de les
    .note = later kun je verder
step-back = Stap terug
restart = Opnieuw
    .note = deze les
play = Speel een spel
    .note = kort en makkelijk
next-lesson = Volgende les
at-start = Je bent aan het begin van deze les.
read-on = Nog niets te spelen. Tik op de knop hieronder om verder te gaan.
panel = Maak je les af
saved-lessons = de lessen
