### What characters say when a game is over: two lines for a win, and two for a loss.
###
### text: $name
### message: $line

says = { $name } sagt:
words = „{ $line }“
won =
    { $name ->
        [Ada] Ich wusste, wo du hinwillst, und war zuerst da.
        [Blaise] Ich habe auf das Unbekannte gesetzt, und diesmal hat es geklappt.
        [Carl] Nur keine Eile. Am Ende summiert sich alles.
        [Emmy] Oh! Ich wollte dir doch nur aus dem Weg gehen.
        [Grace] Erst handeln, dann entschuldigen. Das klappt.
        [Hypatia] Geduld. Du hattest es eilig, und ich habe gewartet.
        [Leonhard] War das ein Bluff? Das erfährst du nie.
       *[Sofya] Dich zu stoppen war nicht billig. Es hat sich gelohnt.
    }
    .too =
        { $name ->
            [Ada] Das Beste hebe ich mir bis zuletzt auf. Wie immer.
            [Blaise] Verlass dich nie auf das Glück. Aber bedank dich ruhig.
            [Carl] Ich habe zweimal nachgerechnet. Und dann noch mal.
            [Emmy] Schritt für Schritt, und niemandem hat es wehgetan.
            [Grace] Du hattest einen Plan. Sogar einen guten.
            [Hypatia] Ich stand dir im Weg, und das hat gereicht.
            [Leonhard] Wer eine gute Karte lange genug aufhebt, gewinnt damit das Spiel.
           *[Sofya] Ich habe nichts riskiert und dir keine Chance gelassen.
        }
lost =
    { $name ->
        [Ada] Du hast mir den Plan verdorben, bevor ich so weit war. Respekt.
        [Blaise] Na ja. Die Chancen standen gut. Eine Weile jedenfalls.
        [Carl] Ich war noch am Sparen. Nächstes Mal gebe ich es aus.
        [Emmy] Gut gespielt! Ich hatte an jeder Karte Freude.
        [Grace] Ich habe zu früh zugeschlagen. Spaß hat es trotzdem gemacht.
        [Hypatia] Ich habe auf den richtigen Moment gewartet. Du hast ihn genutzt.
        [Leonhard] Du hast meinen Bluff durchschaut. Genau genommen alle.
       *[Sofya] Ich habe bezahlt, um dich scheitern zu sehen. Hat nicht geklappt. Na gut.
    }
    .too =
        { $name ->
            [Ada] Ein Risiko, das nicht schiefgehen kann, ist keins. Das hier war eins.
            [Blaise] Ich würde wieder genauso wetten. Los, gib!
            [Carl] Nach meiner Rechnung ging das gar nicht. Ich prüfe noch mal.
            [Emmy] Von hier aus war das schön anzusehen. Noch mal?
            [Grace] Du bist an mir vorbeigekommen. Das passiert nicht zweimal.
            [Hypatia] Du hast einen Weg um mich herum gefunden. Zeigst du ihn mir noch mal?
            [Leonhard] Ich habe zu lange gewartet. Meine Taschen sind noch voll.
           *[Sofya] Nichts riskiert und nichts gewonnen. Hm.
        }
