### What the computer players of 10-9-8 say of what can be done.
###
### person: $who, $rival
### card: $card, $over
### cards: $hand, $more
### number: $tricks, $cards, $others, $bid
### text: $how
### message: $suit, $one

## What can be done

bid = Bied { $tricks }
play = Speel { $card }

## Sorts of play

trump-in = introeven
overtrump = overtroeven
undertrump = ondertroeven
finesse = snijden
duck = duiken
discard = weggooien

## What will happen

too-many =
    { $who ->
        [you] Je
       *[other] { $who }
    } komt { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    } boven het bod
too-few =
    { $who ->
        [you] Je
       *[other] { $who }
    } blijft { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    } onder het bod
make-bid =
    { $who ->
        [you] Je
       *[other] { $who }
    } haalt het bod { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] makkelijker
       *[less] moeilijker
    }
win-tricks =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint { $how ->
        [more] meer
       *[less] minder
    } slagen

## The plan: what the seat is after, and what will bring it

need =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } { $tricks ->
        [0] geen slagen meer nodig.
        [one] nog 1 slag nodig.
       *[other] nog { $tricks } slagen nodig.
    }
need-comes = { $tricks ->
    [one] De slag die nog nodig is, wint { $hand } waarschijnlijk.
   *[other] De { $tricks } slagen die nog nodig zijn, winnen { $hand } waarschijnlijk.
  }
need-comes-else = { $tricks ->
    [one] Er is nog 1 slag nodig, maar niet met deze kaart.
   *[other] Er zijn nog { $tricks } slagen nodig, maar niet met deze kaart.
  }
bid-lost =
    { $who ->
        [you] Je bod is mislukt.
       *[other] Het bod van { $who } is mislukt.
    }
all-lost = Alle biedingen zijn mislukt, dus geen kaart verandert de score.
last-bid =
    { $rival ->
        [you] Alleen jij kunt je bod nog halen.
       *[other] Alleen { $rival } kan het bod nog halen.
    }
stop-others = Probeer de anderen tegen te houden.
save-to-win = Bewaar { $hand } voor latere slagen.
all-win = Elke kaart in de hand wint waarschijnlijk.
will-win = Met { $hand } valt waarschijnlijk te winnen.
count-on = { $tricks ->
    [0] Reken niet op { $more }.
    [one] Reken op 1 slag van { $more }.
   *[other] Reken op { $tricks } slagen van { $more }.
  }
count-all = { $how ->
    [also] Reken ook op { $more }.
   *[alone] Reken op { $more }.
  }

## What can be seen: suits

clubs = klaveren
diamonds = ruiten
hearts = harten
spades = schoppen
club = klaverenkaart
diamond = ruitenkaart
heart = hartenkaart
spade = schoppenkaart

## What can be seen: for a bid

sure-tricks =
    { $who ->
        [you]
            Niemand kan je { $tricks ->
                [one] hoogste troef verslaan: dat is 1 zekere slag
               *[other] { $tricks } hoogste troeven verslaan: { $tricks } zekere slagen
            }.
       *[other]
            Niemand kan de { $tricks ->
                [one] hoogste troef van { $who } verslaan: 1 zekere slag
               *[other] { $tricks } hoogste troeven van { $who } verslaan: { $tricks } zekere slagen
            }.
    }
rest =
    De anderen bieden { $others } van de { $tricks } slagen. Dan { $cards ->
        [one] blijft er 1
       *[other] blijven er { $cards }
    } over.
rest-of =
    { $rival ->
        [you] Je
       *[other] { $rival }
    } biedt { $others } van de { $tricks } slagen. Dan { $cards ->
        [one] blijft er 1
       *[other] blijven er { $cards }
    } over.
needs-lead = Pas als een ander uitkomt met een { $suit }, wint { $card }.
good-more = { $cards ->
    [one] { $hand } kan een slag winnen, dus bied meer dan { $bid }.
   *[other] { $hand } kunnen elk een slag winnen, dus bied meer dan { $bid }.
  }
good-less = { $cards ->
    [0] Geen kaart is goed genoeg om { $bid } te bieden.
    [one] Alleen { $hand } kan een slag winnen, dus bied minder dan { $bid }.
   *[other] Alleen { $hand } kunnen elk een slag winnen, dus bied minder dan { $bid }.
  }
low-trump = De { $card } is een lage troef: { $cards } onbekende winnen ervan.
can-lose-to = { $cards ->
    [0] De { $card } kan verliezen van een troef.
    [one] De { $card } kan verliezen van een troef of van 1 hogere kaart.
   *[other] De { $card } kan verliezen van een troef of van { $cards } hogere kaarten.
  }
no-trump =
    { $who ->
        [you] Je hebt geen troef, dus anderen kunnen je hoge kaarten aftroeven.
       *[other] { $who } heeft geen troef. Anderen kunnen hoge kaarten aftroeven.
    }

## What can be seen: for a card

one-too-many =
    Deze slag is er één te veel voor { $rival ->
        [you] jou
       *[other] { $rival }
    }.
lost-so-feed =
    { $who ->
        [you] Je bod is mislukt.
       *[other] Het bod van { $who } is mislukt.
    } { $rival ->
        [you] Nu moet jij een slag te veel krijgen.
       *[other] Geef { $rival } een slag te veel.
    }
lost-so-stop =
    { $who ->
        [you] Je bod is mislukt. { $rival } heeft deze slag nodig, dus pak die.
       *[other]
            Het bod van { $who } is mislukt. { $rival ->
                [you] Nu moet je gestopt worden.
               *[other] Nu moet { $rival } gestopt worden.
            }
    }
needs-it =
    { $rival ->
        [you] Je hebt
       *[other] { $rival } heeft
    } slagen nodig, en { $card } wint van { $over }.
harder-to-beat =
    { $rival ->
        [you] Je hebt
       *[other] { $rival } heeft
    } slagen nodig, en { $card } is moeilijker te verslaan dan { $over }.
easier-to-beat =
    { $rival ->
        [you] Je hebt
       *[other] { $rival } heeft
    } genoeg slagen, en { $card } is makkelijker te verslaan dan { $over }.
keep-to-stop =
    { $rival ->
        [you] Je hebt
       *[other] { $rival } heeft
    } slagen nodig: bewaar { $over } om er een te pakken.
drop-to-feed =
    { $rival ->
        [you] Je hebt
       *[other] { $rival } heeft
    } genoeg slagen: bewaar { $card } niet om er een te pakken.
lost-but-scores = Het bod is mislukt, maar elke slag geeft 1 punt.
lost-but-saves = Het bod is mislukt, maar elke slag scheelt 1 punt.
lost-and-costs = Het bod is mislukt, en elke slag kost 1 punt.
needs-all =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } alle verdere slagen nodig. De { $over } zou verliezen.
needs-all-safe =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } alle verdere slagen nodig. Niemand kan { $card } verslaan.
last-wins =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt als laatste, dus { $card } wint deze slag zeker.
safe = Niemand kan { $card } nog verslaan.
ruff =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } geen { $suit }, en een troef wint van alles.
beats = De { $card } wint van { $over }, tot nu toe de beste.
makes-bid = Zo is het bod gehaald. Later verliest { $over } makkelijker dan { $card }.
keep-top = Bewaar { $over }: ook later kan niemand die verslaan.
enough = De { $card } is hoog genoeg. Bewaar { $over } voor later.
may-be-enough = De { $card } is misschien genoeg. Bewaar { $over } voor later.
one-can-beat =
    { $rival ->
        [you] Alleen jij kunt { $card } nog verslaan.
       *[other] Alleen { $rival } kan { $card } nog verslaan.
    } Bewaar { $over }.
bid-none =
    { $who ->
        [you] Je
       *[other] { $who }
    } bood 0, en { $card } verliest van { $over }.
has-bid =
    { $who ->
        [you]
            Je hebt je { $tricks ->
                [one] slag
               *[other] { $tricks } slagen
            }. De { $card } verliest van { $over }.
       *[other]
            { $who } heeft { $tricks ->
                [one] 1 slag
               *[other] { $tricks } slagen
            }, zoals geboden. De { $card } verliest van { $over }.
    }
top-trumps =
    { $who ->
        [you]
            Je { $cards ->
                [one] hoogste troef wint later. Meer heb je niet nodig.
               *[other] { $cards } hoogste troeven winnen later. Meer heb je niet nodig.
            }
       *[other]
            De { $cards ->
                [one] hoogste troef van { $who } wint later, en meer hoeft niet.
               *[other] { $cards } hoogste troeven van { $who } winnen later. Dat is genoeg.
            }
    }
can-lose = De { $card } kan nog verslagen worden, { $over } niet.
sinks =
    Elke { $suit } die { $who ->
        [you] je
       *[other] { $who }
    } niet ziet, wint van { $card }.
trump-helps =
    { $rival ->
        [you] Je hebt
       *[other] { $rival } heeft
    } geen { $suit }, dus een troef kan winnen van { $card }.
may-trump =
    { $rival ->
        [you] Je hebt geen { $suit } en kunt { $card } aftroeven.
       *[other] { $rival } heeft geen { $suit } en kan { $card } aftroeven.
    }
keep-for-later = Bewaar { $card } voor later: hier kan die nog verslagen worden.
first-trick = Er kan geen hogere { $suit } meer komen, en troef mag nog niet.
only-trumps = Er kan geen hogere { $suit } meer komen, dus alleen een troef wint van { $card }.
draws =
    Dat lokt troeven uit die { $who ->
        [you] je { $card }
       *[other] { $card } van { $who }
    } kunnen verslaan.
trump-later =
    { $who ->
        [you] Het is je enige { $one }. Later kun je { $suit } aftroeven.
       *[other] Het is de enige { $one } van { $who }. Troef later { $suit } af.
    }
keep-higher = Hier verliest { $over }, dus bewaar die voor een latere slag.
keep-trump = Bewaar { $over }: een troef wint van elke andere kleur.
keep-trumps = Bewaar de troeven: die winnen van elke andere kleur.
is-trump = De { $card } is troef, en wint van elke andere kleur.
lower-later = Nu verliest { $card }, en later verliest { $over } makkelijker.
lead-trump =
    Er { $cards ->
        [one] is nog 1 hogere troef
       *[other] zijn nog { $cards } hogere troeven
    }, dus { $card } kan nog verliezen.
both-win = Ook { $card } wint, en later verliest { $over } makkelijker.
equals = De { $over } is even goed als { $card }: er zit niets meer tussen.
drop-trump = Die verliest van { $over }, en zo is er een troef weg.
drop-high = De { $card } is de hoogste { $suit } die er nog is. Weg ermee.
cannot-win = De { $card } kan deze slag niet winnen, { $over } wel.
# “Hogere” kaarten zijn van dezelfde kleur.
fewer-beat =
    Van { $card } { $cards ->
        [one] wint maar 1 hogere kaart
       *[other] winnen maar { $cards } hogere kaarten
    }, van { $over } wel { $others }.
more-beat =
    Van { $card } { $cards ->
        [one] wint 1 hogere kaart
       *[other] winnen { $cards } hogere kaarten
    }, van { $over } maar { $others }.
more-or-trumps =
    Van { $card } { $cards ->
        [one] wint 1 hogere kaart
       *[other] winnen { $cards } hogere kaarten
    }, van { $over } alleen een troef.
not-trump = { $card } verliest makkelijker dan { $over }, want dat is een troef.
keep-better =
    Bewaar { $over }: er { $others ->
        [0] is geen hogere kaart meer
        [one] is nog 1 hogere kaart
       *[other] zijn nog { $others } hogere kaarten
    }, boven { $card } nog { $cards }.
drop-better =
    Weg met { $card }: er { $cards ->
        [0] is geen hogere kaart meer
        [one] is nog 1 hogere kaart
       *[other] zijn nog { $cards } hogere kaarten
    }, boven { $over } nog { $others }.
discard-later =
    Zonder { $suit } { $who ->
        [you] kun je
       *[other] kan { $who }
    } later hoge kaarten weggooien.
