### What the computer players of Tenstuff say of what can be done.
###
### person: $who, $taker, $next
### card: $card
### cards: $cards
### number: $count, $theirs, $rank
### numbers: $order
### text: $how, $phase
### message: $last, $above, $below
### messages: $some

## What can be done

play = Speel { ROW($cards, between: ", ") }
table = Speel { ROW($cards, between: ", ") } op tafel
guess = Gok op { ROW($cards, between: ", ") }
give = Geef { ROW($cards, between: ", ") }
give-back = Geef { ROW($cards, between: ", ") } terug
slip = Smokkel { ROW($cards, between: ", ") }
throw = Gooi { ROW($cards, between: ", ") }
accuse =
    Beschuldig { $who ->
        [you] jou
       *[other] { $who }
    }
start-turn = Begin je beurt
let-play =
    Laat { $who ->
        [you] jou
       *[other] { $who }
    } spelen
pass-turn = Pas
stop = Niets meer spelen
no-guess = Gok niet
# Het eind van een keuze van kaarten om te geven of terug te geven, na $count ervan, of de laatste kans om te beschuldigen.
done =
    { $phase ->
        [give]
            { $count ->
                [0] Geef er geen
                [one] Geef 1 kaart
               *[other] Geef { $count } kaarten
            }
        [return]
            { $count ->
                [0] Geef er geen terug
                [one] Geef 1 kaart terug
               *[other] Geef { $count } kaarten terug
            }
       *[last] Beschuldig niemand
    }
draw = Trek een kaart
fake = Doe alsof je trekt
arrange = Bekijk de trekstapel
# De kaarten in de volgorde waarin ze gezien zijn.
order = Leg ze terug in de volgorde { ROW($order, between: " ") }

## Sorts of play

match = match
slam = klap
attempt = poging
skip = overslaan

## What will happen

out-now =
    { $how ->
        [this]
            { $who ->
                [you] Je bent
               *[other] { $who } is
            } meteen uit
       *[that]
            { $who ->
                [you] je
               *[other] { $who }
            } zou meteen uit zijn
    }
out-soon =
    { $who ->
        [you] Je bent
       *[other] { $who } is
    } { $how ->
        [sure] snel uit
        [never] niet snel uit
        [likely] waarschijnlijk snel uit
        [unlikely] waarschijnlijk niet snel uit
        [more] vaker snel uit
       *[less] minder vaak snel uit
    }
left-with =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } straks { $how ->
        [more] meer
       *[less] minder
    } kaarten

## What can be seen that speaks for an act

# Kaarten van een rang in een zin: 0 is een joker, 1 een aas, 11 tot 13 boer, vrouw en heer.
of-rank =
    { $rank ->
        [0] jokers
        [1] azen
        [11] boeren
        [12] vrouwen
        [13] heren
       *[other] { $rank }’s
    }
of-rank-first =
    { $rank ->
        [0] Jokers
        [1] Azen
        [11] Boeren
        [12] Vrouwen
        [13] Heren
       *[other] { $rank }’s
    }
a-rank =
    { $rank ->
        [0] een joker
        [1] een aas
        [11] een boer
        [12] een vrouw
        [13] een heer
       *[other] een { $rank }
    }
a-suit =
    { $rank ->
        [0] een ruitenkaart
        [1] een klaverenkaart
        [2] een hartenkaart
       *[3] een schoppenkaart
    }
diamonds = ruiten
clubs = klaveren
hearts = harten
spades = schoppen
a-joker = een joker
a-face-card = een plaatje
# Kaarten die uit de hand gaan.
out-by-match =
    { $who ->
        [you] Na een match speel je nog eens, dus je kunt nu uit.
       *[other] { $who } speelt na een match nog eens, en kan dus nu uit.
    }
out-by-gift =
    { $taker ->
        [you] Je kunt
       *[other] { $taker } kan
    } de rest krijgen, en { $who ->
        [you] je bent
       *[other] { $who } is
    } uit.
# Hooguit drie kaarten worden genoemd.
match-goes-on =
    Na een match { $who ->
        [you] speel je
       *[other] speelt { $who }
    } nog eens: { $count ->
        [one] nog 1 kaart kan
       *[other] nog hoogstens { $count } kaarten kunnen
    } weg.
slam-gives =
    Met een klap geef je kaarten weg: { $taker ->
        [you] je kunt
       *[other] { $taker } kan
    } { $count ->
        [1] { ROW($cards, between: " ") }
        [2] { ROW($cards, between: " ") }
       *[other] { $count } kaarten
    } krijgen.
sheds =
    Dat haalt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } uit de hand in plaats van { $theirs }.
sheds-anyway =
    { $who ->
        [you] Je
       *[other] { $who }
    } trekt hoe dan ook een kaart, dus speel { $count ->
        [one] er één
       *[other] { $count } kaarten
    }.
nothing-to-draw = Er is geen kaart om te trekken, dus wachten levert niets op.
frees =
    Wie past, laat { $taker ->
        [you] jou
       *[other] { $taker }
    } weer meespelen.
# Welke kaarten je speelt, en welke je bewaart.
keeps-together = Houd de { $above } bij elkaar: ze kunnen in één beurt weg.
use-the-chance = { $above } kunnen wachten: die passen op meer kaarten dan { $below }.
use-the-joker = Een joker past alleen op jokers en plaatjes, dus grijp je kans.
saves-king = { $count ->
    [one] { $card } past op elke set, dus bewaar die als veilige laatste kaart.
   *[other] { $above } passen op elke set, dus bewaar ze als laatste kaarten.
  }
saves-high = { $count ->
    [one] { $card } past op de meeste kaarten, dus bewaar die als laatste kaart.
   *[other] { $above } passen op de meeste kaarten, dus bewaar ze voor het laatst.
  }
opens = Op { $card } { $taker ->
    [you] zou jij
   *[other] zou { $taker }
  } { $last } kunnen spelen: bewaar die als laatste kaart.
saves-ten = { $count ->
    [one] { $card } kost een beurt als iemand bijna uit is, dus bewaar die.
   *[other] { $above } kosten beurten als iemand bijna uit is, dus bewaar ze.
  }
# $last is a-suit, $cards zijn de boer, vrouw en heer ervan, behalve die in de hand.
keeps-suit = Houd { $last } in de hand: die past op plaatjes van die kleur.
draws-partner = { $card } komt hierna van de stapel: bewaar { ROW($cards, between: " ") } daarvoor.
on-the-pile =
    De trekstapel is leeg: met een set op de stapel { $who ->
        [you] ben je
       *[other] is { $who }
    } in de ban.
on-the-table = Er zijn kaarten om te trekken, dus sets horen op de stapel.
cheating = Bij valsspelen kun je betrapt worden en tot 5 kaarten trekken.
# Wat het met anderen doet.
blocks =
    { $taker ->
        [you] Je hebt
       *[other] { $taker } heeft
    } geen kaart die erop past.
three-sixes =
    Drie 6’s keren het spel om: { $next ->
        [you] je bent
       *[other] { $next } is
    } aan de beurt, niet { $taker }.
attempt-free =
    Een poging: klopt de gok, dan { $taker ->
        [you] krijg je
       *[other] krijgt { $taker }
    } de kaart.
attempt-seen =
    Een poging: noem de volgende kaart, en { $taker ->
        [you] je
       *[other] { $taker }
    } moet die nemen.
harder-than = Dan { $taker ->
        [you] speel jij
       *[other] speelt { $taker }
    } en is { $above } of hoger nodig, niet zomaar { $below }.
harder-number = Dan { $taker ->
        [you] speel jij
       *[other] speelt { $taker }
    } met { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } en is { $above } of hoger nodig.
harder-face = Dan { $taker ->
        [you] speel jij
       *[other] speelt { $taker }
    } en is { ROW($some, between: ", ") } of { $last } nodig.
harder-pair = Op { $card } passen minder kaarten dan op { $below }, en dan { $taker ->
    [you] speel jij.
   *[other] speelt { $taker }.
  }
harder = Er passen minder kaarten op, en dan { $taker ->
        [you] speel jij.
       *[other] speelt { $taker }.
    }
# Gokken.
guess-known =
    Dit is zeker de volgende: { $taker ->
        [you] je
       *[other] { $taker }
    } krijgt die, en { $who ->
        [you] je trekt
       *[other] { $who } trekt
    } niets.
guess-free =
    Fout gokken kost niets. Klopt het (1 op { $count }), dan { $taker ->
        [you] krijg je
       *[other] krijgt { $taker }
    } de kaart.
guess-impossible = { $card } kan niet de volgende kaart zijn.
# Kaarten die gegeven en teruggegeven worden.
gives = { $count ->
    [1] De kaart gaat gratis weg, naar { $taker ->
        [you] jou.
       *[other] { $taker }.
      }
   *[other] { $count ->
        [2] { ROW($cards, between: " ") }
        [3] { ROW($cards, between: " ") }
       *[other] { $count } kaarten
      } kunnen allemaal weg, gratis, naar { $taker ->
        [you] jou.
       *[other] { $taker }.
      }
  }
stays-out =
    Met een kaart zou { $taker ->
        [you] je
       *[other] { $taker }
    } weer meespelen.
brings-back =
    Met een kaart { $taker ->
        [you] speel je
       *[other] speelt { $taker }
    } weer mee.
saves-from-out =
    Alleen een kaart terug houdt { $taker ->
        [you] je
       *[other] { $taker }
    } in het spel.
# Tienen.
last-ten =
    De laatste kaart: { $who ->
        [you] je bent
       *[other] { $who } is
    } uit, tenzij { $taker ->
        [you] je
       *[other] { $taker }
    } er een teruggeeft.
few-left =
    { $taker ->
        [you]
            Je hebt { $count ->
                [one] 1 kaart
               *[other] { $count } kaarten
            } en kunt nu misschien uit: pak die beurt af.
       *[other]
            { $taker } heeft { $count ->
                [one] 1 kaart
               *[other] { $count } kaarten
            } en kan nu misschien uit: pak die beurt af.
    }
slams-next =
    Daarna kunnen de { $above } { $taker ->
        [you] jou
       *[other] { $taker }
    } een klap geven: meer van dezelfde rang.
own-turn =
    { $taker ->
        [you] Sla je
       *[other] Slaat { $taker }
    } een beurt over, dan { $who ->
        [you] ben je
       *[other] is { $who }
    } aan de beurt.
no-turn =
    De 10 gaat uit de hand, en { $taker ->
        [you] je
       *[other] { $taker }
    } krijgt geen beurt.
next-has-few =
    Na het overslaan { $next ->
        [you] ben je
       *[other] is { $next }
    } aan de beurt, met maar { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
many-left =
    { $taker ->
        [you] Je hebt
       *[other] { $taker } heeft
    } { $count } kaarten. Bewaar de 10 voor iemand met minder.
returns =
    { $taker ->
        [you] Je kunt
       *[other] { $taker } kan
    } { $last } teruggeven voor de 10, dus bewaar die.
# Beschuldigingen.
proved =
    Kaarten tellen bewijst het: { $taker ->
        [you] je
       *[other] { $taker }
    } speelde vals en moet trekken.
draws-more =
    { $taker ->
        [you] Je
       *[other] { $taker }
    } zou er { $count } trekken, { $next } maar { $theirs }.
innocent =
    { $taker ->
        [you] Je kunt
       *[other] { $taker } kan
    } niet vals hebben gespeeld: de kaarten kloppen.
no-proof =
    { $count ->
        [0]
            Er is geen bewijs tegen { $taker ->
                [you] jou
               *[other] { $taker }
            }.
        [one] Er is geen bewijs, en een fout kost 1 kaart.
       *[other] Er is geen bewijs, en een fout kost { $count } kaarten.
    }
last-chance = Het spel is afgelopen: de laatste kans om een valsspeler te betrappen.
