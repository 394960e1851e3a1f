### What the computer players of 10 say of what can be done.
###
### person: $who, $whose, $rival, $taker
### card: $card
### number: $chips, $value, $total, $less, $points, $pot, $count, $share
### text: $how
### message: $called, $first, $second, $named, $other

## What can be done

lay-open =
    Speel { $card } open{ $chips ->
        [0] { "" }
        [one] { " " }met 1 fiche
       *[other] { " " }met { $chips } fiches
    }
lay-covered =
    Speel { $card } dicht{ $chips ->
        [0] { "" }
        [one] { " " }met 1 fiche
       *[other] { " " }met { $chips } fiches
    }
start =
    Laat { $whose ->
        [you] jou
       *[other] { $whose }
    } beginnen
start-yourself = Begin de volgende ronde zelf
swap =
    Ruil met { $whose ->
        [you] jou
       *[other] { $whose }
    }
bid-for =
    Bied { $chips } voor { $whose ->
        [you] je kaart
       *[other] de kaart van { $whose }
    }
bid = Bied { $chips }
add = Leg { $card } erbij
protect =
    Leg { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } op de kaart
decline = Koop niets
pass-bid = Pas
keep = Leg geen fiches bij
show = Draai de kaart om
leave = Laat de kaart dicht
stop = Leg er niets bij

## Sorts of play

bluff = bluf
making-ten = maakt tien

## What will happen

win-round =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint de ronde { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    }
make-ten =
    { $who ->
        [you] Je
       *[other] { $who }
    } maakt { $how ->
        [sure] zeker tien
        [never] geen tien
        [likely] waarschijnlijk tien
        [unlikely] waarschijnlijk geen tien
        [more] vaker tien
       *[less] minder vaak tien
    }
# Als win-round, wanneer bekend is hoeveel fiches in de pot zitten.
win-pot =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint de pot van { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    }
lose-round =
    { $who ->
        [you] Je
       *[other] { $who }
    } verliest de ronde { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    }
# $first is de kaart die nu voor $who ligt.
keep-card =
    { $first } blijft { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    } voor { $who ->
        [you] je
       *[other] { $who }
    } liggen
# Zo ook, voor een kaart die nog gespeeld wordt.
keep-played =
    De kaart die { $who ->
        [you] je
       *[other] { $who }
    } speelt, blijft { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    } liggen

## What can be seen that speaks for an act

# Hoe een kaart in deze zinnen heet.
normal-card = { $value }
penalty-card = strafkaart { $value }
the-joker = joker
some-card = kaart
own-card =
    { $whose ->
        [you] je { $called }
       *[other] de { $called } van { $whose }
    }
own-card-first =
    { $whose ->
        [you] Je { $called }
       *[other] De { $called } van { $whose }
    }
# Wat de kaarten maken. $first en $named zijn kaarten als “je 7”; bij spelers die klaar zijn, totalen.
sum-ten = { $first } is alleen al tien.
sum-pair = { $first } en { $second } zijn samen { $total ->
    [10] tien
   *[other] { $total }
  }.
higher-instead = { $first } telt alleen al voor { $total } in plaats van { $less }.
sum-more =
    { $first } en { $second } zijn samen { $total ->
        [10] tien
       *[other] { $total }
    } in plaats van { $less }.
sum-near-alone = Ook zonder joker telt { $named } voor { $total } in plaats van { $less }.
sum-near = Ook zonder joker zijn { $named } en { $second } samen { $total }.
stronger-ten = Bij twee tienen wint de hoogste kaart: { $named }.
needs-joker = { $first } wordt alleen met { $second } tien.
at-most = { $first } wordt met een tweede kaart hooguit { $total }.
unseen-better = { $share }% van de onbekende kaarten levert meer op dan { $named }.
# De markt.
sum-good = { $first } telt al voor { $total }, de andere is onbekend.
otherwise-theirs =
    Anders gaat { $named } naar { $who ->
        [you] jou
       *[other] { $who }
    }.
no-better =
    { $first } levert niet meer op, en kost { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }.
card-unseen =
    { $who ->
        [you]
            Je zou { $chips ->
                [one] 1 fiche
               *[other] { $chips } fiches
            } betalen voor een kaart die je niet ziet.
       *[other]
            { $who } zou { $chips ->
                [one] 1 fiche
               *[other] { $chips } fiches
            } betalen voor een dichte kaart.
    }
more-than-the-pot =
    { $pot ->
        [0]
            De prijs is { $chips ->
                [one] 1 fiche
               *[other] { $chips } fiches
            }, en de pot is nog leeg.
       *[other] De prijs is { $chips } fiches, en in de pot zit nu pas { $pot }.
    }
chips-kept =
    { $chips ->
        [one] 1 fiche bewaren haalt 2 punten van de eindscore af.
       *[other] { $chips } fiches bewaren haalt { $points } punten van de eindscore af.
    }
chips-second = De tweede fiche bewaren haalt 2 punten van de eindscore af.
unbeatable-bid = Niemand anders kan meer bieden.
one-can-outbid =
    Alleen { $who ->
        [you] jij kunt
       *[other] { $who } kan
    } nog meer bieden.
few-can-outbid = Nog maar { $count } spelers kunnen meer bieden.
lower-bid = De prijs zou { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
  } zijn in plaats van { $less }.
higher-bid = Een ander moet dan { $chips } fiches bieden.
gets-only =
    { $who ->
        [you] Je krijgt
       *[other] { $who } krijgt
    } er alleen { $named } voor terug.
known-card = Dit is { $named }. De andere kaart is onbekend.
may-be-the-joker =
    Het kan de joker zijn die { $who ->
        [you] je
       *[other] { $who }
    } aan het begin had.
no-auction = Ruilen kost maar 1 fiche, en niemand kan ertegen bieden.
bids-start =
    Het bieden op { $named } begint bij { $chips ->
        [one] maar 1 fiche
       *[other] { $chips } fiches
    }.
marked-card =
    { $who ->
        [you] Je
       *[other] { $who }
    } legde er { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } op, dus misschien is die goed.
no-way-back =
    { $who ->
        [you] Je kunt
       *[other] { $who } kan
    } deze ronde niet meer terugruilen.
gets-leader =
    { $who ->
        [you] Je
       *[other] { $who }
    } staat voor op { $rival ->
        [you] jou
       *[other] { $rival }
    } en zou { $named } krijgen.
# De eerste kaart.
costs-in-hand =
    In de hand kost { $named } aan het eind { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
untaken-in-hand = In de hand kan niemand { $named } nemen.
stays-for-later = { $first } blijft in de hand voor een latere ronde.
joker-stays = { $first } blijft in de hand: later maakt die tien met elke kaart.
higher-alone = Ook zonder tweede kaart telt { $named } meer dan { $other }.
any-with-joker = Met de joker wordt elke kaart tien, ook { $named }.
costs-loser =
    Als { $who ->
        [you] je
       *[other] { $who }
    } de ronde verliest, telt { $named } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } mee.
loser-takes = Wie verliest, krijgt { $named }: { $points } punten.
hidden-weak = Gedekt wordt { $named } misschien geruild voor iets beters.
hidden-good = Niemand ziet dat { $named } wat waard is.
shown-weak = Iedereen ziet dat { $named } niets waard is.
shown-good =
    Iedereen ziet dat die goed is, en een koper moet { $who ->
        [you] je
       *[other] { $who }
    } betalen.
# Fiches op een kaart.
bluff-pays =
    Een koper moet { $who ->
        [you] je
       *[other] { $who }
    } minstens { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } betalen voor een lage kaart.
dearer = Een koper moet { $who ->
    [you] je
   *[other] { $who }
  } minstens 2 fiches betalen.
one-could-take =
    Zonder fiches { $taker ->
        [you] kun je
       *[other] kan { $taker }
    } ervoor ruilen.
some-could-take = Zonder fiches kunnen { $count } spelers ervoor ruilen.
out-of-reach = Niemand kan { $named } nog nemen, dus fiches zijn niet nodig.
not-worth-it = { $first } wordt hooguit { $total }: dat is geen fiches waard.
seen-to-be-low = Iedereen ziet dat die laag is, dus fiches zijn niet nodig.
only-taker = Alleen { $taker ->
    [you] jij kunt
   *[other] { $taker } kan
  } die nog nemen: een klein risico.
trade = Wordt die genomen, dan komt { $named } ervoor terug.
# De tweede kaart.
sure-win =
    Daar komt niemand meer boven{ $chips ->
        [0] .
        [one] : dat wint 1 fiche.
       *[other] : dat wint { $chips } fiches.
    }
tie-won = Dat is evenveel als { $named }, maar { $how ->
    [single] één kaart wint van twee
   *[other] { $second } is hoger
  }.
sure-not-last = Dat is meer dan { $named }, dus het kan niet het laagste zijn.
needed-to-win = Alleen meer dan { $named } kan de ronde nog winnen.
face-up = Open is die samen met { $named } { $total ->
    [10] tien
   *[other] { $total }
  }, dicht maar { $less }.
nothing-fits = Geen kaart uit de hand past: { $named } telt hoe dan ook alleen.
nothing-helps = Geen kaart uit de hand maakt het hoger.
replaced = Volgende ronde komt er een nieuwe kaart voor { $named }.
beaten-too = Ook het hogere totaal wint niet van { $named }.
beaten-tie = Het wordt hooguit evenveel als { $named }, en dan verliest het.
beaten = Tegen { $named } helpt geen tweede kaart, dus bewaar die.
safe-already = Zelfs zonder tweede kaart is { $named } lager.
# Wie begint.
earlier-wins = Bij een gelijk laagste totaal verliest wie later aan de beurt is.
later-sees = Wie later speelt, ziet eerst wat de anderen doen.
