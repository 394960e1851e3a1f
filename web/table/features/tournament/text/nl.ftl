### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = Toernooi
    .back = Terug
    .end = Stop het toernooi
    .show = Toon tafels
    .left = { $count ->
        [one] nog 1 tafel te spelen
       *[other] nog { $count } tafels te spelen
    }
    .called = het toernooi
end-tournament = Dit toernooi stoppen?
    .note = Hiermee verdwijnen de namen en uitslagen van de tafels. De spellen zelf blijven.
    .cancel = Toch niet
    .end = Stop
tournament-too-many = Dat is te veel voor één tafel. Je speelt aan tafels van drie of vier, en elke winnaar gaat door.
tournament-names = Eén naam per regel
tournament-few = Nog maar { $count ->
        [one] 1 naam
       *[other] { $count } namen
    }. Een toernooi heeft er minstens { $of } nodig.
tournament-many = { $count } namen is te veel: er kunnen { $of } meespelen.
tournament-tables = { $count } namen: { $of ->
        [one] 1 tafel
       *[other] { $of } tafels
    } van { $sizes }.
tournament-draw = Loot de tafels
tournament-won = { $name } wint het toernooi
tournament-final = De finale
tournament-round = Ronde { $count }
tournament-table = Tafel { $count }
tournament-goes-on = { $name } gaat door
tournament-table-won = { $name } wint
tournament-play-final = Speel de finale
tournament-play = Speel tafel { $count }
to-tournament = Naar het toernooi
nine-and-more = 9 of meer spelers
    .note = speel een toernooi
no-undo-tournament = Terugnemen kan niet: het toernooi gaat met deze uitslag verder.
