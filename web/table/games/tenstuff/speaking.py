"""The line above the hand in Tenstuff, and the buttons below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import why_not
from table.drawings import french
from table.games.tenstuff import drawings, text
from table.games.tenstuff.picking import (
    CLOSE,
    SLEEVE,
    SLIP,
    SUIT,
    TenstuffSeen,
    arranged,
    chosen,
    guessed,
    handed,
    mode,
    plays,
    possible,
)
from table.widgets import button, sends
from tenfold import Card, Person
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.messages import Message, in_text, pieces_of, you_of
from tenfold.sentences import joined

_SAID = (
    "play", "pass", "skip", "give", "return", "guess", "excommunicated", "false-alarm", "reverse", "restart", "start",
    "accuse", "shame", "out", "back", "lifted", "cleared", "no-draw",
)  # fmt: skip


def after(seen: TenstuffSeen) -> str:
    """Return the name of the next player, because left and right mean nothing in a row of seats."""
    obs = seen.obs
    if obs.after is None:
        return str(text.decided)
    return seen.plain(text.next_player(who=Person(obs.current_player if obs.phase == "window" else obs.after)))


def say(seen: TenstuffSeen) -> Node:
    """Draw the line above the hand: what has happened, or what you can do."""
    obs = seen.obs
    if seen.lifting or (obs.is_terminal and not seen.events):
        return None
    if seen.events:
        sentences = [
            pieces_of(seen.game.tell(event), you_of(seen.names)) for event in seen.events if event["kind"] in _SAID
        ]
        return h.span[in_text(joined(sentences[:3], ". "), seen.names, drawings.sign)]
    who = Person(obs.current_player)
    now = mode(seen)
    if not now:
        return h.span[seen.says((text.is_next if obs.phase == "window" else text.is_thinking)(who=who))]
    return _question(seen, now, who)


def _question(seen: TenstuffSeen, now: str, who: Person) -> Node:
    obs = seen.obs
    if now == "turn" and SLEEVE in seen.picked:
        then = text.ask_sleeve_then_laid if chosen(seen) else text.ask_sleeve_then_chosen
        return [h.span[str(text.ask_sleeve)], _small(str(then))]
    if now == "turn":
        return _about_set(seen, who)
    if now == "skip":
        throwing = _small(str(text.throwing)) if possible(seen) else None
        return [h.span[seen.says(_before_turn(seen, who))], throwing]
    if obs.partner is not None:
        return _about_gift(seen, who, Person(obs.partner))
    questions: dict[str, tuple[Message, Message | None]] = {
        "guess": (_still_to_guess(seen, who), text.a_guess),
        "draw": (text.draws(alone=_alone(seen), who=who), None),
        "arrange": (text.ask_order(alone=_alone(seen), who=who), text.order_of_drawing),
        "last": (text.ask_last(alone=_alone(seen), who=who), None),
    }
    if now not in questions:
        return None
    question, more = questions[now]
    return [h.span[seen.says(question)], _small(str(more)) if more else None]


def _alone(seen: TenstuffSeen) -> str:
    """Return which form of a prompt to use: "yes" for one person, without a name; otherwise "no"."""
    return "yes" if seen.alone else "no"


def _small(note: str) -> Renderable:
    return h.small(".muted")[note]


def _about_gift(seen: TenstuffSeen, who: Person, to: Person) -> Node:
    """Draw the question of which cards to give after a slam, or to return for a ten."""
    obs = seen.obs
    if obs.ten is None:
        return [
            h.span[seen.says(text.ask_gift(alone=_alone(seen), who=who, to=to))],
            _of_suits(text.lower_cards_in, obs.last),
        ]
    asked = text.ask_return(alone=_alone(seen), who=who, to=to, card=Card(obs.ten))
    return [h.span[seen.says(drawings.signed(asked))], _of_suits(text.cards_in, [obs.ten])]


def _suits(cards: Sequence[str]) -> tuple[str, ...]:
    """Return the signs of the suits of these cards; jokers have none."""
    return tuple([french.SIGNS[one[1]] for one in cards if one[1] in french.SIGNS])


def _of_suits(message: Callable[..., Message], cards: Sequence[str]) -> Node:
    """Draw a small line with the suits that can be handed over, or None if there are none."""
    suits = _suits(cards)
    return _small(str(message(suits=suits))) if suits else None


def _still_to_guess(seen: TenstuffSeen, who: Person) -> Message:
    """Return the question that is still open about a guess: the card, its suit or its rank."""
    if not seen.picked or guessed(seen):
        return text.ask_card(alone=_alone(seen), who=who)
    return (
        text.ask_suit(alone=_alone(seen), who=who)
        if all(place < SUIT for place in seen.picked)
        else text.ask_rank(alone=_alone(seen), who=who)
    )


def _before_turn(seen: TenstuffSeen, who: Person) -> Message:
    if possible(seen):
        return text.ask_throw(who=who)
    if not seen.claim:
        return text.ask_accuse(who=who)
    refused = (in_text(refusal.why, (), drawings.sign) for refusal in seen.obs.refused)
    why = next(refused, "")
    return text.ask_refused(who=who, why=why) if why else text.ask_no_ten(who=who)


def _about_set(seen: TenstuffSeen, who: Person) -> Node:
    obs = seen.obs
    cards = chosen(seen)
    if not cards:
        return [h.span[seen.says(drawings.signed(_which_set(seen, who)))], _under(seen)]
    ways = plays(seen)
    if not ways:
        why = why_not(obs, f"play {' '.join(cards)}", drawings.sign)
        return h.span[why or str(text.set_refused)]
    outlook = next(one for one in obs.legal if one.text == next(iter(ways.values()))[-1])
    name = drawings.set_name(cards)
    if obs.last and obs.last_owner is not None:
        first, last = drawings.set_name_first(cards), drawings.set_name(obs.last)
        name = text.set_on_set(laid=first, owner=Person(obs.last_owner), last=last)
    shown = seen.plain(name, drawings.sign)
    special = outlook.kind in _SPECIAL
    if len(ways) > 1 and obs.setting("excommunication") == "assisted":
        asked = text.pile_or_table(shown=shown, play=outlook.kind if special else "plain")
        return [h.span[seen.says(asked)], _small(str(text.belongs_on_table))]
    more = _then(seen, outlook.kind, cards)
    if not more and _turns_round(obs, cards):
        more = text.then_turned
    laid = h.span[seen.says(text.special_play(shown=shown, play=outlook.kind)) if special else shown]
    return [laid, _small(seen.plain(more)) if more else None]


def _which_set(seen: TenstuffSeen, who: Person) -> Message:
    obs = seen.obs
    if obs.opening:
        return text.leads(alone=_alone(seen), who=who)
    if obs.played:
        return text.ask_after_match(alone=_alone(seen), who=who)
    return (
        text.ask_set_on(alone=_alone(seen), who=who, last=drawings.set_name(obs.last))
        if obs.last
        else text.ask_set(alone=_alone(seen), who=who)
    )


def _under(seen: TenstuffSeen) -> Node:
    """Draw a small line with the number of cards in the sleeve, or None if it is empty."""
    slipped = len(chosen(seen, SLIP))
    return _small(str(text.slipped(cards=slipped))) if slipped else None


def _then(seen: TenstuffSeen, play: str, cards: Sequence[str]) -> Message | None:
    """Return a sentence about what a special play leads to, or None for other plays."""
    if play == "slam" and seen.obs.last_owner is not None:
        return text.then_slam(owner=Person(seen.obs.last_owner), suits=_suits(cards))
    return {"match": text.then_match, "attempt": text.then_attempt}.get(play)


_SPECIAL = ("match", "attempt", "slam")
"""The kinds of plays that have a name."""

_BRINGS = {"match": text.brings_match, "attempt": text.brings_attempt}
"""What a special play leads to, in two or three words for the button."""


def _turns_round(obs: TenstuffObservation, cards: Sequence[str]) -> bool:
    """True if playing a set reverses the game."""
    return len(cards) == 3 and cards[0][0] == "6" and obs.setting("reversal") == "on" and not obs.reversed


def acts(seen: TenstuffSeen) -> Node:
    """Draw the buttons: on the left those that play no card, on the right those that play the selection."""
    make = _ACTS.get(mode(seen))
    return make(seen) if make else None


def buttons(acts: Node) -> int:
    """Return the number of buttons."""
    return sum(map(buttons, acts)) if isinstance(acts, list) else int(bool(acts))


def _hand_over(seen: TenstuffSeen) -> Node:
    obs = seen.obs
    number = len(chosen(seen))
    label = str((text.give if obs.phase == "give" else text.return_cards)(cards=number))
    small = ""
    if obs.partner is not None:
        small = seen.plain((text.to_whom if number else text.gets_nothing)(to=Person(obs.partner)))
    return button(label, sends("play", actions=handed(seen)), small=small, kind=".lit" if number else ".line")


def _guess(seen: TenstuffSeen) -> Node:
    name = guessed(seen)
    label = name and seen.plain(text.name_card(card=Card(name)), drawings.sign)
    named = label and button(label, sends("play", action=f"guess {name}"), kind=".lit")
    return [button(str(text.no_guess), sends("play", action="no guess"), kind=".line"), named]


def _put_back(seen: TenstuffSeen) -> Node:
    order = arranged(seen, sum(one is not None for one in seen.obs.draw[:3]))
    return order and button(str(text.put_them_back), sends("play", action=order), kind=".lit")


def _draw(_seen: TenstuffSeen) -> Node:
    return [
        button(str(text.pretend), sends("play", action="fake"), kind=".line.quietly"),
        button(str(text.draw), sends("play", action="draw"), kind=".lit"),
    ]


def _last(seen: TenstuffSeen) -> Node:
    accuse = [
        button(seen.plain(text.accuse_whom(accused=Person(one.taker))), sends("play", action=one.text), kind=".line")
        for one in seen.obs.legal
        if one.kind == "accuse" and one.taker is not None
    ]
    nobody = button(
        str(text.accuse_nobody), sends("play", action="done"), small=str(text.accuse_nobody_brings), kind=".lit"
    )
    return [accuse, nobody]


def _turn(seen: TenstuffSeen) -> Node:
    obs = seen.obs
    if SLEEVE in seen.picked:
        return _close_sleeve(seen)
    legal = {outlook.text: outlook for outlook in obs.legal}
    left: Node = None
    for end, called in (("pass", text.pass_turn), ("stop", text.stop)):
        if end in legal:
            drawn = text.draws_one if obs.has_supply else text.none_to_draw
            left = button(str(called), sends("play", action=end), small=str(drawn), kind=".line.brief")
    ways = plays(seen)
    rights = []
    for way, actions in ways.items():
        if len(ways) > 1:
            where, brings = _PILE_OR_TABLE[way, obs.setting("excommunication") == "assisted"]
            rights.append(button(str(where), sends("play", actions=actions), small=str(brings), kind=".lit"))
            continue
        outlook = legal[actions[-1]]
        play = outlook.kind if outlook.kind in _SPECIAL else "plain"
        label = seen.plain(text.lay(play=play, set=drawings.set_name(chosen(seen))), drawings.sign)
        small: str | None = None
        if outlook.kind == "slam" and outlook.taker is not None:
            small = seen.plain(text.brings_slam(owner=Person(outlook.taker)))
        elif len(obs.hand) == outlook.cards + len(actions) - 1:
            small = str(text.brings_last_cards(cards=outlook.cards))
        elif _turns_round(obs, chosen(seen)):
            small = str(text.brings_turned)
        elif outlook.kind in _BRINGS:
            small = str(_BRINGS[outlook.kind])
        rights.append(button(label, sends("play", actions=actions), small=small, kind=".lit"))
    return [left, rights]


_PILE_OR_TABLE = {
    ("play", True): (text.lay_on_pile, text.lay_on_pile_brings_exile),
    ("play", False): (text.lay_on_pile, text.lay_on_pile_brings),
    ("table", True): (text.lay_on_table, text.lay_on_table_brings),
    ("table", False): (text.lay_on_table, text.lay_on_table_brings),
}
"""The label of a way to play a set, and what it brings, by whether the table helps to tell the pile from the table."""


def _close_sleeve(seen: TenstuffSeen) -> Node:
    """Draw the button that closes the sleeve, the only one while it is open. Marked cards stay marked."""
    slipped = len(chosen(seen, SLIP))
    label = text.slip(cards=slipped) if slipped else text.close_sleeve
    small = text.slip_brings if slipped else text.close_sleeve_brings
    return button(str(label), sends("touch", place=CLOSE), small=str(small), kind=".lit")


def _throw(seen: TenstuffSeen) -> Node:
    obs = seen.obs
    target = Person(obs.current_player)
    cards = chosen(seen)
    if seen.claim:
        left = [
            button(str(text.keep_them if possible(seen) else text.nothing_to_throw), sends("unclaim"), kind=".line")
        ]
    else:
        # Not “Pass”, which is a move that draws a card, and not “Keep 10s”, because with other phones all are asked.
        left = [button(seen.plain(text.let_play(who=target)), sends("begin-turn"), kind=".line")]
        if not cards and any(outlook.kind == "accuse" for outlook in obs.legal):
            claim = sends("sheet", name="claim", kind="accuse", seat=obs.player)
            left.append(button(str(text.accuse), claim, kind=".line"))
    if not cards:
        return left
    return [
        left,
        button(
            seen.plain(text.throw(card=Card(cards[0])), drawings.sign),
            sends("play", action=f"skip {cards[0]}"),
            small=seen.plain(text.throw_brings(who=target)),
            kind=".lit",
        ),
    ]


_ACTS: Mapping[str, Callable[[TenstuffSeen], Node]] = {
    "turn": _turn,
    "give": _hand_over,
    "return": _hand_over,
    "skip": _throw,
    "guess": _guess,
    "arrange": _put_back,
    "draw": _draw,
    "last": _last,
}
"""The function that draws the buttons, by `mode`."""
