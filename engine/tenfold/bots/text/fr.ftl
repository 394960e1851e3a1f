### What computer players of every game say of what can be done.
###
### person: $who
### number: $own, $theirs, $count
### text: $amount, $how, $act
### message: $fact, $other, $loss, $first, $then, $call, $kind

only-play = Il n’y a pas d’autre choix.
choice = L’ordinateur choisirait ça.
other-play = Tu pourrais aussi choisir ça.
let-pass = Laisser faire
act = { $act }
of-kind = { $call } ({ $kind })

## What will happen

plain = { $fact }.
percent = { $fact } : { $own } % au lieu de { $theirs } %.
percent-only = { $fact } : seulement { $own } % au lieu de { $theirs } %.
# It stands where there's no room to say what the other act comes to.
percent-alone = { $fact } : { $own } %.
# It names the other act, where nothing else does.
percent-and = { $fact } : { $own } % ({ $other } : { $theirs } %).
about = { $fact } : environ { $own } au lieu de { $theirs }.
win-game = { $who ->
    [you] { $how ->
        [sure] Tu vas gagner la partie à coup sûr
        [never] Tu ne peux plus gagner la partie
        [likely] Tu vas sans doute gagner la partie
        [unlikely] Tu ne vas sans doute pas gagner la partie
        [more] Tu gagneras plus souvent la partie
       *[less] Tu gagneras moins souvent la partie
      }
   *[other] { $who } { $how ->
        [sure] va gagner la partie à coup sûr
        [never] ne peut plus gagner la partie
        [likely] va sans doute gagner la partie
        [unlikely] ne va sans doute pas gagner la partie
        [more] gagnera plus souvent la partie
       *[less] gagnera moins souvent la partie
      }
  }

## How much worse another act is

# $fact begins in lower case here: it’s one of the messages that have a variant [that].
next-fact = { $other } : { $fact }.
next-worse = { $other } : ça coûte { $loss }.
next-as-good = { $other } : à peu près aussi bien.
next-too-close = { $other } : trop serré pour trancher.
next-wins-less = { $other } : { $count } % de victoires en moins.
this-worse = Ça coûte { $loss }.
this-as-good = C’est à peu près aussi bien.
this-too-close = C’est trop serré pour trancher.
this-wins-less = Ça fait { $count } % de victoires en moins.
points = environ { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
# Less than a quarter of a point.
a-little = un petit peu
# The amount is below 1.5, which is singular in French.
points-part = environ { $amount } point
cards = environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cards-part = environ { $amount } carte
both = { $first } { $then }
aim-only = { $fact }

## The computer players

# How each plays, for choosing an opponent.
character-ada = Prend des risques, garde le meilleur pour la fin et contrarie tes plans.
character-blaise = Mise sur l’inconnu, dépense sans compter et te laisse en paix.
character-carl = Aime ce qui est sûr et économise sans regarder les autres.
character-emmy = Joue prudemment, donne volontiers et ne veut de mal à personne.
character-grace = Frappe tôt et fort dès que quelqu’un prépare quelque chose.
character-hypatia = Attend, économise et gêne les autres.
character-leonhard = Bluffe et annonce haut, mais s’accroche aux bonnes cartes.
character-sofya = Ne risque rien, mais paie volontiers pour te voir échouer.
