### What characters say when a game is over: two lines for a win, and two for a loss.
###
### text: $name
### message: $line

says = { $name } zegt:
words = “{ $line }”
won =
    { $name ->
        [Ada] Ik zag waar je heen wilde, en was er eerder.
        [Blaise] Ik gokte op het onbekende, en deze keer loonde het.
        [Carl] Geen haast. Uiteindelijk telt alles mee.
        [Emmy] O! Ik wilde je alleen maar niet in de weg zitten.
        [Grace] Eerst doen, later sorry zeggen. Dat werkt.
        [Hypatia] Geduld. Jij haastte je, en ik wachtte.
        [Leonhard] Was het bluf? Dat kom je nooit te weten.
       *[Sofya] Jou tegenhouden was niet goedkoop. Wel de moeite waard.
    }
    .too =
        { $name ->
            [Ada] Het beste bewaarde ik voor het laatst. Zoals altijd.
            [Blaise] Reken nooit op geluk. Maar zeg wel dank je wel.
            [Carl] Ik heb het nagerekend. En toen nog een keer.
            [Emmy] Stapje voor stapje, en niemand had er last van.
            [Grace] Je had een plan. En een goed plan ook nog.
            [Hypatia] Ik stond in de weg, en dat was genoeg.
            [Leonhard] Bewaar een goede kaart lang genoeg, en je wint ermee.
           *[Sofya] Ik nam geen risico, en liet jou geen kans.
        }
lost =
    { $name ->
        [Ada] Je bedierf het voordat ik het kon. Knap gedaan.
        [Blaise] Ach ja. De kansen waren mooi zolang het duurde.
        [Carl] Ik was nog aan het sparen. Volgende keer geef ik het uit.
        [Emmy] Goed gespeeld! Ik genoot van elke kaart.
        [Grace] Ik sloeg te vroeg toe. Leuk was het wel.
        [Hypatia] Ik wachtte op het juiste moment. Jij greep het.
        [Leonhard] Je had mijn bluf door. Elke keer zelfs.
       *[Sofya] Ik betaalde om je te zien falen, en dat deed je niet. Eerlijk is eerlijk.
    }
    .too =
        { $name ->
            [Ada] Een risico dat niet mis kan gaan, is er geen. Dit was er een.
            [Blaise] Ik zou zo weer hetzelfde gokken. Geven maar!
            [Carl] Volgens mijn sommen kon dat niet. Even narekenen.
            [Emmy] Dat was leuk om te zien van hieruit. Nog eens?
            [Grace] Je bent me voorbijgegaan. Dat gebeurt geen tweede keer.
            [Hypatia] Je vond een weg om me heen. Laat nog eens zien?
            [Leonhard] Ik hield te lang vast. Mijn zakken zijn nog vol.
           *[Sofya] Geen risico genomen, en geen spel gewonnen. Hm.
        }
