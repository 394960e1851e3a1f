### What characters say when a game is over: two lines for a win, and two for a loss.
###
### text: $name
### message: $line

says = { $name } dit :
words = « { $line } »
won =
    { $name ->
        [Ada] J’ai vu où tu allais, et j’y étais avant toi.
        [Blaise] J’ai parié sur l’inconnu, et pour une fois, ça a payé.
        [Carl] Rien ne presse. À la fin, tout s’additionne.
        [Emmy] Oh ! Je voulais juste ne pas te gêner.
        [Grace] Agir d’abord, s’excuser après. Ça marche.
        [Hypatia] Patience. Tu te pressais, et moi, j’attendais.
        [Leonhard] Je bluffais ? Tu ne le sauras jamais.
       *[Sofya] T’arrêter m’a coûté cher. Ça valait le coup.
    }
    .too =
        { $name ->
            [Ada] J’ai gardé le meilleur pour la fin. Comme toujours.
            [Blaise] Ne compte jamais sur la chance. Mais dis-lui merci.
            [Carl] J’ai vérifié deux fois. Puis encore une fois.
            [Emmy] Un petit pas après l’autre, et personne n’a eu mal.
            [Grace] Tu avais un plan. Et un bon, en plus.
            [Hypatia] Je te barrais la route, et ça a suffi.
            [Leonhard] Garde une bonne carte assez longtemps, et elle gagne la partie.
           *[Sofya] Je n’ai pris aucun risque, et je ne t’ai laissé aucune chance.
        }
lost =
    { $name ->
        [Ada] Tu as tout gâché avant moi. Chapeau !
        [Blaise] Tant pis. Le pari était beau tant qu’il durait.
        [Carl] J’économisais encore. La prochaine fois, je dépense.
        [Emmy] Bien joué ! Chaque carte m’a fait plaisir.
        [Grace] J’ai frappé trop tôt. C’était drôle quand même.
        [Hypatia] J’attendais le bon moment. Tu l’as pris.
        [Leonhard] Tu as vu clair dans mon bluff. Dans tous mes bluffs, d’ailleurs.
       *[Sofya] J’ai payé pour te voir rater, et tu as réussi. C’est de bonne guerre.
    }
    .too =
        { $name ->
            [Ada] Un risque qui ne peut pas rater n’en est pas un. Celui-là pouvait.
            [Blaise] Je referais le même pari. On redonne !
            [Carl] D’après mes calculs, c’était impossible. Je revérifie.
            [Emmy] C’était beau à voir d’ici. On recommence ?
            [Grace] Tu m’as filé entre les doigts. Ça n’arrivera pas deux fois.
            [Hypatia] Tu as trouvé comment me contourner. Tu me remontres ?
            [Leonhard] J’ai trop attendu. Mes poches sont encore pleines.
           *[Sofya] Aucun risque pris, aucune partie gagnée. Hm.
        }
