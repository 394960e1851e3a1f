"""Tens learnt at the table: taking and laying, columns that match, the last turn and the end."""

from __future__ import annotations

from table.lessons import Ask, Lesson, Plays, Say


def _row(cards: str) -> list[str]:
    """Cards of a position, written one after the other."""
    return cards.split()


_CARDS = Lesson(
    id="cards",
    title="Ten cards",
    about="Turn three up, then take a card and lay it, turn by turn",
    players=3,
    start={
        "grids": [
            _row("QH JH 8C 6D 9S 4S 5C KC 7D 3S"),
            _row("QD 6C TS 2H 9C 8H 4C JD 5S AD"),
            _row("5H 9D 7H JC 3C 6S QC 4H 8D AS"),
        ],
        "face_up": ["", "", ""],
        "pile": _row("KS 2S 2C AH TC 7S 4D JS 3H 8S KD 6H 9H 2D TH AC QS 5D 7C JD 3D 8D 6S KH 4C"),
        "turn": 0,
    },
    steps=(
        Say("Everybody has ten cards face down, and nobody knows any of them. The large ones are yours."),
        Say("The _fewest points_ win. Cards count their number, jack and queen 10, an ace 1, a king _nothing_."),
        Ask(
            "First, everybody turns up three. Begin at the top left: tap that card.",
            accept=("flip r1c1",),
            otherwise="You might begin there too. To go on together, tap the card at the top left.",
            at=("play:flip r1c1",),
        ),
        Ask(
            "The next may not lie right beside or below it. Diagonally is fine: tap the lower card of column 2.",
            accept=("flip r2c2",),
            otherwise="That is allowed too. To go on together, tap the lower card of the second column.",
        ),
        Ask(
            "One more, apart from both. Take the lower right corner.",
            accept=("flip r2c5",),
            otherwise="That is allowed too. To go on together, tap the lower right corner.",
            at=("play:flip r2c5",),
        ),
        Plays(1, "flip r1c1"),
        Plays(1, "flip r1c3"),
        Plays(1, "flip r2c4"),
        Plays(2, "flip r1c2"),
        Plays(2, "flip r2c3"),
        Plays(2, "flip r1c5"),
        Say(
            "The queen counts 10, 5 and 3 themselves: 18 so far. Now you may exchange cards for better ones.",
            at=("place:count",),
        ),
        Ask(
            "Each turn you take a card, and lay it in the place of one of your ten. Only the pile is there yet: draw.",
            accept=("draw",),
            at=("play:draw",),
        ),
        Ask(
            "You drew the {KS}: a king counts nothing! Which card should give its place? Where does that save most?",
            accept=("place r1c1",),
            reasons={
                "place r2c2": "That saves 5. On the {QH} it saves 10.",
                "place r2c5": "That saves 3. On the {QH} it saves 10.",
            },
            otherwise="Nobody knows what lies there. That the {QH} counts 10 you can see: lay the king there.",
        ),
        Say("The {QH} lies on your discards now, where only the _others_ may take it.", at=("place:stack-0",)),
        Plays(1, "take 0"),
        Plays(1, "place r2c1"),
        Say(
            "@1 took your queen: two queens in _one column_, one above the other, count nothing.",
            at=("place:cell-1-0", "place:cell-1-5"),
        ),
        Plays(2, "draw"),
        Plays(2, "place r1c1"),
        Ask(
            "Now two discards lie there, and the pile. What fits a card that you have?",
            accept=("take 2",),
            reasons={
                "draw": "Anything may come. But @2’s {5H} is sure to fit: you have a 5. Tap it.",
                "take 1": "You have no open 8, so it would count 8. @2’s {5H} is like your 5. Tap it.",
            },
        ),
        Ask(
            "Where must the {5H} go, so that both fives count nothing?",
            accept=("place r1c2",),
            reasons={
                "place r2c2": "A 5 for a 5 changes nothing. Lay it _above_ the other, on the hidden card.",
                "place r1c1": "That throws your king away. Lay it above the {5C}.",
            },
            otherwise="There it would count 5. One above the other they count nothing: tap above the {5C}.",
        ),
        Say(
            "Two fives in a column count nothing now. And a hidden {JH} had to leave: 10 points fewer, by luck.",
            at=("place:stack-0",),
        ),
        Plays(1, "draw"),
        Plays(1, "place r1c3"),
        Plays(2, "draw"),
        Plays(2, "place r1c2"),
        Ask(
            "Look at both discards: does one of them help you? If not, draw.",
            accept=("draw",),
            reasons={
                "take 1": "You have no open 10, so it would count ten. The pile can hardly be worse: draw.",
                "take 2": "You have no open 9, so it would count nine. The pile can hardly be worse: draw.",
            },
        ),
        Ask(
            "Just as bad, a {TC}. But a card taken _must_ be laid. Where may it do the least harm?",
            accept=tuple(f"place {cell}" for cell in ("r1c3", "r1c4", "r1c5", "r2c1", "r2c3", "r2c4")),
            reasons={
                "place r1c1": "A 10 in the place of a king: ten points more. Try a card that nobody knows.",
                "place r2c5": "A 10 for a 3 is seven points more for sure. A hidden card may be high itself.",
            },
            otherwise="That parts your fives: instead of nothing their column would count 15. Try a hidden card.",
        ),
        Say("What lay there has left you, good or bad. So it goes round, a card a turn.", at=("place:stack-0",)),
    ),
    learnt="Take a card, lay it in the place of one of your ten, and keep what counts little.",
)

_COLUMNS = Lesson(
    id="columns",
    title="Columns",
    about="What matches, and what brings points below nothing",
    players=2,
    start={
        "grids": [_row("7S 7D JC 9H 2D 7H TH 3C KD 8D"), _row("4S JH 4H QD 5H 4C 7D 4D TD QS")],
        "face_up": ["0123458", "0123457"],
        "stacks": [["JD"], ["9C", "7C"]],
        "pile": _row("5D 7S 3S 9S 8C 2S KH 6C AD TS 5C 8H QC 3H 6S 9D AC JS 2H 4H TC KS 6D AH 8S"),
        "turn": 0,
    },
    steps=(
        Say("Ten cards make five columns of two. Two packs are in the game, so every card may come twice."),
        Say(
            "Two _different_ cards in a column count as ever: 9 for the nine, nothing for the king.",
            at=("place:cell-0-3", "place:cell-0-8"),
        ),
        Say(
            "Two of the _same rank_ count nothing, whatever their suits. The bars = are the sign of it.",
            at=("place:cell-0-0", "place:cell-0-5"),
        ),
        Ask(
            "Now look at @1’s discard, and at your second column. Take it, or draw?",
            accept=("take 1",),
            reasons={"draw": "The pile may bring anything. @1’s {7C} is sure to match your {7D}: tap it."},
        ),
        Ask(
            "Where does it belong?",
            accept=("place r2c2",),
            reasons={
                "place r1c1": "A 7 for a 7 changes nothing. Lay it _under_ the {7D}.",
                "place r2c1": "A 7 for a 7 changes nothing. Lay it _under_ the {7D}.",
                "place r1c2": "A 7 for a 7 changes nothing. Lay it _under_ the {7D}.",
            },
            otherwise="There it would match nothing, and count 7. Lay it under the {7D}.",
        ),
        Say(
            "Two columns of one rank _side by side_: not just nothing, but _20 points less_. From 28 to 1!",
            at=("place:count",),
        ),
        Plays(1, "draw"),
        Plays(1, "place r2c5"),
        Ask(
            "@1 discarded a {QS}. It counts 10, like your {JC}. Take it for column 3, or draw?",
            accept=("draw",),
            reasons={"take 1": "Both count 10, but a queen is no jack: together they would count 20. Draw."},
            at=("place:stack-1", "place:cell-0-2"),
        ),
        Ask(
            "You drew one more 7. Which card should give its place to it? Where does that save most?",
            accept=("place r1c3",),
            reasons={
                "place r1c4": "That saves 2. On the {JC} it saves 3, and lies beside your other sevens.",
                "place r2c3": "With the {JC} that makes 17. Lay it _on_ the jack: then the column counts 7.",
                "place r2c4": "A 7 for a king is 7 points more. On the {JC} it is 3 less.",
                "place r2c5": "There it counts 7 more. On the {JC} it is 3 less.",
                "place r1c5": "That is 5 more. On the {JC} it is 3 less, and beside your other sevens.",
            },
            otherwise="A 7 for a 7 changes nothing. On the {JC} it saves 3, and waits for another.",
        ),
        Say("A single 7 beside the others counts 7. It needs another 7 in its own column.", at=("place:cell-0-2",)),
        Plays(1, "take 0"),
        Plays(1, "place r2c2"),
        Ask(
            "@1 took your jack, and matched it. What had to leave for it lies there now. Take it, or draw?",
            accept=("take 1",),
            reasons={"draw": "Look again: @1’s {7D} is the one that your column 3 waits for. Tap it."},
        ),
        Ask(
            "And where does this 7 go?",
            accept=("place r2c3",),
            reasons={"place r1c3": "Again a 7 for a 7. Its place is under it, where a hidden card lies."},
            otherwise="Column 3 has a 7 without a fellow. Lay it under that.",
        ),
        Say(
            "Three side by side: _30 less_. Four would be 40 less, all five 50 less.",
            at=tuple(f"place:cell-0-{cell}" for cell in (0, 1, 2, 5, 6, 7)),
        ),
        Plays(1, "draw"),
        Plays(1, "place r1c4"),
        Ask(
            "Your nine still counts. Is @1’s {QD} of use to you? Take it, or draw.",
            accept=("draw",),
            reasons={"take 1": "You have no queen, so it would count 10. Draw."},
        ),
        Ask(
            "A {9S}. You may lay it on any card, even on a king. What saves most?",
            accept=("place r2c4",),
            reasons={
                "place r1c4": "A 9 for a 9 changes nothing. Under it they match, and count nothing.",
                "place r1c5": "There it would be 7 points more. With the {9H} it makes a column.",
                "place r2c5": "There it would be 9 points more. With the {9H} it makes a column.",
            },
            otherwise="Nothing is locked, so that is allowed. But it would break your row of sevens!",
        ),
        Say(
            "The nine counted 9, and the pair of nines counts nothing. In all you are 28 below zero now.",
            at=("place:count",),
        ),
        Plays(1, "take 0"),
        Plays(1, "place r1c4"),
        Say(
            "@1 has two columns of fours, but jacks between them. Not side by side, they count nothing, no less.",
            at=tuple(f"place:cell-1-{cell}" for cell in (0, 2, 5, 7)),
        ),
    ),
    learnt="A pair in a column counts nothing. Side by side and alike, two columns are 20 less, three 30.",
)

_LAST = Lesson(
    id="last",
    title="The last turn",
    about="How a hand ends, and how a game is won",
    players=3,
    start={
        "hands": [
            {
                "grids": [
                    _row("9C 5D KH 3S 2C 4H 5S 8D 6C 6H"),
                    _row("QD 7S TH 9D 4C 8S 6D 4D AC 2H"),
                    _row("JS 8C 5H QH 3C 9S 3H 5C KC AH"),
                ],
                "finisher": 2,
            }
        ],
        "grids": [
            _row("KS 3D 8S QD 9C KH 3C 2H 6H 5S"),
            _row("TD JH 5C 7C 2S 8H 4D 5H AD 9S"),
            _row("4S 8C 6D JC TS 4C 3H AS JS AC"),
        ],
        "face_up": ["012345678", "012345678", "01234578"],
        "stacks": [["TH"], ["7H", "JD"], ["QC", "6S"]],
        "pile": _row("AH 2D 7S 9H 4D KC 5D 8D QH 3S TC 2C 6C JS 4H AD 7D"),
        "starter": 1,
        "turn": 0,
    },
    steps=(
        Say(
            "A game lasts several hands. The first brought you 38 points, @1 61, @2 44.",
            at=("place:count", "seat:1", "seat:2"),
        ),
        Say(
            "The second is nearly over. A hand ends once somebody has _ten cards face up_.",
            at=("place:cell-0-9", "place:cell-1-9"),
        ),
        Ask(
            "Your column 4, queen and 6, counts 16. Which of the discards would help? Or draw.",
            accept=("take 2",),
            reasons={
                "draw": "The pile may bring anything. @2’s {6S} is just what column 4 needs: tap it.",
                "take 1": "No jack lies open before you, so that one would count 10. @2’s {6S} fits column 4.",
            },
            at=("place:cell-0-3", "place:cell-0-8"),
        ),
        Ask(
            "On the queen, or on your last hidden card? With all ten open you would be done, and change no more.",
            accept=("place r1c4",),
            reasons={
                "place r1c5": "The 9 would be gone, but column 4 would still count 16. Lay it on the {QD}.",
                "place r2c4": "A 6 for a 6 changes nothing. Lay it on the {QD}.",
                "place r2c5": "You would be done at once, with 16 in column 4 and 15 in column 5 for good. Not yet!",
            },
            otherwise="Column 4 would still count 16. Lay it on the {QD}: then two sixes match.",
        ),
        Plays(1, "draw"),
        Plays(1, "place r2c5"),
        Say("@1’s tenth card lies open: @1 is done. Everybody else has just _one more turn_.", at=("seat:1",)),
        Plays(2, "draw"),
        Plays(2, "place r1c5"),
        Ask(
            "Your last turn. You may take from anybody, from @1 too. What goes with your {9C}?",
            accept=("take 1",),
            reasons={
                "draw": "Anything might come. @1’s {9S} is sure to match your {9C}: tap it.",
                "take 2": "No 10 lies open before you, so it would count 10. @1’s {9S} matches your {9C}.",
            },
        ),
        Ask(
            "Lay it. What stays hidden is turned up at the end, and counts as well.",
            accept=("place r2c5",),
            reasons={"place r1c5": "A 9 for a 9 changes nothing, and the hidden card would count too. Lay it there."},
            otherwise="Then column 5 would count 9, and what is hidden there too. Lay it under the {9C}.",
        ),
        Say("You have 10 in this hand, 48 in all. @2 has 21, hidden cards and all, which makes 65.", stage="sum"),
        Say("@1 was first to be done, and that alone brings nothing: 43 points, 104 in all."),
        Say("A total _beyond 100_ ends the game, and so does one beyond minus 100. Exactly 100 does not."),
        Say("Within 100 the next hand would be dealt. The _lowest_ total wins: yours! Equal ones would share."),
    ),
    learnt="Ten open cards: one last turn for the others. Beyond 100 the game ends, and the lowest wins.",
)

LESSONS = (_CARDS, _COLUMNS, _LAST)
"""In the order in which they are learnt."""
