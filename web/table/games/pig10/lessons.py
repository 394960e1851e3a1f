"""PIG 10 learnt at the table: the bare game, the cards with tricks, the end."""

from __future__ import annotations

from table.lessons import Ask, Lesson, Plays, Say

_BARE = Lesson(
    id="bare",
    title="The bare game",
    about="How ten is made, and who gets what is too much",
    players=3,
    start={
        "hands": [["2", "4", "6"], ["2", "7", "9"], ["3", "6", "8"]],
        "pile": ["1", "2", "1", "7", "4", "3", "8", "9", "6", "4", "7", "3", "3", "9"],
        "turn": 0,
    },
    steps=(
        Say("PIG 10 is about one thing: to make _exactly ten_ in the middle."),
        Say("Everybody holds three cards and sees only their own. These are yours.", at=("place:hand",)),
        Ask(
            "You begin. Lay the {4}: tap it, then the button below.",
            accept=("4",),
            otherwise="That would be allowed too. To go on together, lay the {4}.",
            at=("play:4",),
        ),
        Say("The middle is worth 4. The frame shows how many are still missing: six.", at=("place:frame",)),
        Say("You drew a card at once: as long as there is a pile, everybody holds three.", at=("place:pile",)),
        Plays(1, "2"),
        Plays(2, "3"),
        Ask(
            "@1 added 2, @2 added 3, and the middle is worth 9. One of your cards makes ten. Which?",
            accept=("1",),
            otherwise="That is more than ten, and more than ten helps somebody else. Make exactly ten.",
        ),
        Say(
            "_PIG 10!_ You win all four cards of the middle. Each counts one, and the _most cards_ win the game.",
            at=("seat:0",),
        ),
        Plays(1, "9"),
        Plays(2, "8"),
        Say("@1 laid a 9, @2 an 8: 17 is too much. So it goes to whoever sits _before_ @2: to @1.", at=("seat:1",)),
        Ask(
            "The middle is empty again, so any card counts from 0. Lay the {6}.",
            accept=("6",),
            otherwise="Nothing speaks against that card. To go on together, lay the {6}.",
            at=("play:6",),
        ),
        Plays(1, "2"),
        Plays(2, "1"),
        Ask(
            "Now the middle is worth 9, and all you hold is too much. Lay one: @2, just before you, gets it all.",
            accept=("2", "7", "8"),
        ),
        Say("It may be done on purpose, too: @2 gets the cards then, and @1 cannot win them.", at=("seat:2",)),
    ),
    learnt="Ten wins the middle, more than ten gives it to the player before. When all is played, most cards win.",
)

_SPECIAL = Lesson(
    id="special",
    title="Special cards",
    about="The frog, the pigmaid, the crowned pig, and two cards alike",
    players=3,
    start={
        "hands": [["0", "5", "4"], ["10", "6", "9"], ["7", "1", "3"]],
        "pile": ["8", "2", "8", "6", "4", "0", "10", "6", "9", "2", "1", "7", "3", "7", "6", "9"],
        "middle": ["5", "3"],
        "value": 8,
        "last_player": 2,
        "turn": 0,
    },
    steps=(
        Say("The middle is worth 8, and you hold no 2. But some cards have a trick.", at=("place:frame",)),
        Ask(
            "The {0} is the _frog_. It sends the middle back to 0. Lay it.",
            accept=("0",),
            reasons={
                "4": "8 and 4 make 12: @2 would win it all. Send the middle back to 0.",
                "5": "8 and 5 make 13: @2 would win it all. The frog first.",
                "5 as -5": "That works, and its turn will come. The frog first.",
            },
            at=("play:0",),
        ),
        Say("Worth 0. But all three cards still lie there, for whoever makes the next ten.", at=("place:middle",)),
        Plays(1, "10"),
        Say(
            "@1 laid the _crowned pig_, a 10: ten at once, but only on a middle worth 0. Else it is too much.",
            at=("seat:1",),
        ),
        Plays(2, "7"),
        Ask(
            "Worth 7, and no card of yours makes ten. The {5}, the _pigmaid_ (±), can add 5 or take 5 away. Lay her.",
            accept=("5 as -5",),
            reasons={"5": "7 and 5 make 12, and @2 wins both cards. Tap the pigmaid again, and take 5 away."},
            otherwise="That is more than ten, and @2 wins it all. The pigmaid, the card with ±, can take 5 away.",
            at=("play:5 as -5",),
        ),
        Say("2 is left. Below 5 she could only have added: the middle never falls below 0.", at=("place:frame",)),
        Plays(1, "6"),
        Plays(2, "8 sets 8"),
        Say(
            "@2’s 8 on a middle worth 8 leaves it at 8: a card _equal to the middle_ may do that instead of adding.",
            at=("place:frame",),
        ),
        Ask(
            "You hold an {8} too. Added it would make 16. Make the middle 8 instead.",
            accept=("8 sets 8",),
            reasons={
                "8": "That makes 16, and @2 wins it all. Tap the {8} again: the other button makes it 8.",
            },
            otherwise="That is more than ten, and @2 would win it all. The {8} can stay at 8.",
        ),
        Plays(1, "2"),
        Plays(2, "3"),
        Ask(
            "@1 made ten, and @2 began anew with a 3. Add your {4}.",
            accept=("4",),
            reasons={
                "10": "3 and 10 make 13. A crowned pig waits for a middle worth 0. Lay the {4}.",
                "6": "That would do, but leave 9, and a 1 is soon found. Lay the {4}.",
            },
            at=("play:4",),
        ),
        Plays(1, "4 sets 4"),
        Say(
            "7 and @1’s 4 would be 11. But _equal to the last card_, your 4, it may set its own number: it is 4 now.",
            at=("place:frame",),
        ),
        Plays(2, "0"),
        Ask(
            "A frog: the middle is worth 0, and four cards lie there. Which of yours wins them?",
            accept=("10",),
            otherwise="That leaves everything lying for @1. Which card is ten on a middle worth 0?",
        ),
        Say("_PIG 10!_ Five cards for one crowned pig.", at=("seat:0",)),
        Say("No ten in your hand? Then think of what the next one needs: on a middle worth 6 it is a 4."),
        Say("Of pigmaids there are only five, of crowned pigs four, of most others eight: leave a 5, or a 0."),
    ),
    learnt="Frog: 0. Pigmaid: 5 up or down. Equal to middle or last card: may set its number. Crowned pig: ten on 0.",
)

_END = Lesson(
    id="end",
    title="The end",
    about="When a game is over, and who has won",
    players=3,
    start={
        "hands": [["3", "9"], ["2", "6"], ["2", "6"]],
        "middle": ["3", "4"],
        "value": 7,
        "last_player": 2,
        "won": [["1", "2", "7", "8", "9", "10"], ["1", "1", "3", "6", "9", "4"], ["4", "5", "0", "2", "7"]],
        "calls": [2, 1, 1],
        "turn": 0,
    },
    steps=(
        Say("The pile is used up. Nobody draws any more: what is still in hand is played out."),
        Say("You and @1 have won six cards each, @2 five.", at=("seat:0", "seat:1", "seat:2")),
        Ask(
            "The middle is worth 7. Win it.",
            accept=("3",),
            otherwise="7 and 9 make 16, and @2 wins all three cards. Make exactly ten.",
        ),
        Plays(1, "6"),
        Plays(2, "2"),
        Ask(
            "8, and your last card is a 9. It has to be laid all the same.",
            accept=("9",),
            at=("play:9",),
        ),
        Say("Three cards for @2. Your hand is empty, so the others play on without you.", at=("seat:2",)),
        Plays(1, "2"),
        Plays(2, "6"),
        Say("The last card is laid, and the game is over. The 2 and the 6 of the middle are nobody’s."),
        Say("You have won nine cards, @2 eight, @1 six. Equal numbers would share the victory."),
    ),
    learnt="When all hands are empty, the most cards win. What is left in the middle counts for nobody.",
)

LESSONS = (_BARE, _SPECIAL, _END)
"""In the order in which they are learnt."""
