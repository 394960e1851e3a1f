"""The selection in Tenstuff, and what a tap does.

A tap names a place: a card of the hand, the sleeve, a card to slip, a rank, a suit. It can also be one of the top cards
of the draw pile to put back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from table.boards import Seen, Touch, why_not
from table.games.tenstuff import drawings, text
from tenfold import Card, Person
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.cards import MARKED, MOST_SLIPPED, RANKS, SUITS, TEXTS, UNMARKED
from tenfold.games.tenstuff.events import TenstuffEvent
from tenfold.messages import in_text

TenstuffSeen: TypeAlias = Seen[TenstuffObservation, TenstuffEvent]

HAND, SLEEVE, CLOSE, SLIP, RANK, SUIT, TOP = 0, 100, 101, 200, 300, 350, 400
"""The first place of each kind."""

JOKERS = (TEXTS[MARKED], TEXTS[UNMARKED])


def mode(seen: TenstuffSeen) -> str:
    """Return what the viewer can do now: the phase, or "skip" out of turn; empty if nothing."""
    obs = seen.obs
    if not seen.own_turn:
        return ""
    if obs.player is not None and obs.player != obs.current_player:
        return "skip"
    return obs.phase


def chosen(seen: TenstuffSeen, first: int = HAND) -> list[str]:
    """Return the selected cards in hand; with `SLIP`, those selected to be slipped."""
    cards = seen.obs.hand
    return [cards[place - first] for place in sorted(seen.picked) if first <= place < first + len(cards)]


def possible(seen: TenstuffSeen) -> set[str]:
    """Return the cards in hand that can be part of an act now."""
    obs = seen.obs
    now = mode(seen)
    if now == "turn":
        found: set[str] = set()
        for outlook in obs.legal:
            words = outlook.text.split()
            if words[0] in ("play", "table"):
                found.update(words[1:])
        return found
    kinds = {"give": "give", "return": "return", "skip": "skip"}
    return {outlook.card for outlook in obs.legal if outlook.card and outlook.kind == kinds.get(now)}


def plays(seen: TenstuffSeen) -> dict[str, list[str]]:
    """Return the acts that play the selection, by the way to play it: `play` (on the pile) or `table`."""
    cards = chosen(seen)
    slipped = [f"slip {card}" for card in chosen(seen, SLIP)]
    if not cards:
        return {}
    legal = {outlook.text for outlook in seen.obs.legal}
    found = {}
    for way in ("play", "table"):
        act = f"{way} {' '.join(cards)}"
        if act in legal:
            found[way] = [*slipped, act]
    return found


def handed(seen: TenstuffSeen) -> list[str]:
    """Return the acts that give or return the selected cards."""
    return [*(f"{seen.obs.phase} {card}" for card in chosen(seen)), "done"]


def guessed(seen: TenstuffSeen) -> str | None:
    """Return the card to guess, or None until its rank and suit are chosen."""
    rank = next((place - RANK for place in seen.picked if RANK <= place < SUIT), None)
    suit = next((place - SUIT for place in seen.picked if SUIT <= place < TOP), None)
    if suit is not None and suit >= len(SUITS):
        return JOKERS[suit - len(SUITS)]
    return None if rank is None or suit is None else f"{RANKS[rank]}{SUITS[suit]}"


def arranged(seen: TenstuffSeen, count: int) -> str | None:
    """Return the act that puts the top cards back, new top first. None until all of them have been tapped."""
    order = [place - TOP + 1 for place in seen.picked if place >= TOP]
    if len(order) < count:
        return None
    return "order " + " ".join(map(str, [*order, *range(count + 1, 4)]))


def touch(seen: TenstuffSeen, place: int) -> Touch:
    """Return the new selection, or a sentence that says why the tap does nothing."""
    obs = seen.obs
    now = mode(seen)
    if not now:
        if obs.is_terminal:
            return Touch(say=str(text.over))
        return Touch(say=seen.plain(text.not_your_turn(who=Person(obs.current_player))))
    if place >= RANK:
        return Touch(_toggled(seen.picked, place) if place >= TOP else _guess(seen.picked, place))
    if place in (SLEEVE, CLOSE):
        return Touch(_toggled(seen.picked, SLEEVE))
    if place >= len(obs.hand):
        return Touch(seen.picked)
    in_sleeve = SLEEVE in seen.picked and now == "turn"
    return _into_sleeve(seen, place) if in_sleeve else _card(seen, now, place)


def next_touches(seen: TenstuffSeen, act: str) -> Sequence[int]:
    """Return the places to tap next on the way to an act, in any order; empty if a button plays it."""
    verb, *named = act.split()
    match verb:
        case "guess":
            wanted = _guessing(named[0])
        case "order":  # the cards go back as they are tapped
            wanted = [TOP + int(place) - 1 for place in named]
            return [place for place in wanted if place not in seen.picked][:1]
        case "play" | "table" | "give" | "return" | "skip":
            wanted = [seen.obs.hand.index(card) for card in named]
        case "slip":
            return _next_to_slip(seen, seen.obs.hand.index(named[0]))
        case _:
            return ()
    astray = [place for place in seen.picked if place not in wanted and (place < SLEEVE or place >= RANK)]
    return [place for place in wanted if place not in seen.picked] or astray


def _next_to_slip(seen: TenstuffSeen, place: int) -> Sequence[int]:
    """Return the next tap to slip a card: open the sleeve, mark the card, close it."""
    is_open, is_marked = SLEEVE in seen.picked, SLIP + place in seen.picked
    if is_open:
        return [CLOSE] if is_marked else [place]
    return () if is_marked else [SLEEVE]


def _guessing(card: str) -> list[int]:
    """Return the places to tap to guess a card."""
    if card in JOKERS:
        return [SUIT + len(SUITS) + JOKERS.index(card)]
    return [RANK + RANKS.index(card[:-1]), SUIT + SUITS.index(card[-1])]


def _toggled(picked: Sequence[int], place: int) -> tuple[int, ...]:
    return tuple(other for other in picked if other != place) if place in picked else (*picked, place)


def _guess(picked: Sequence[int], place: int) -> tuple[int, ...]:
    if place >= SUIT + len(SUITS):
        return (place,)
    ranked = place < SUIT
    kept = tuple(other for other in picked if (other >= SUIT if ranked else other < SUIT) and other < SUIT + len(SUITS))
    return (*kept, place)


def _into_sleeve(seen: TenstuffSeen, place: int) -> Touch:
    """Mark a card to be slipped under the set, or unmark it, while the sleeve is open."""
    slot = SLIP + place
    slipped = [other for other in seen.picked if SLIP <= other < RANK]
    if slot not in slipped and len(slipped) == MOST_SLIPPED:
        return Touch(seen.picked, say=str(text.sleeve_full))
    rest = tuple(other for other in seen.picked if other != place)
    return Touch(_toggled(rest, slot))


def _card(seen: TenstuffSeen, now: str, place: int) -> Touch:
    obs = seen.obs
    cards = obs.hand
    card = cards[place]
    if card not in possible(seen):
        return Touch(seen.picked, say=_why_it_stays(obs, now, card))
    if now == "skip":
        return Touch(() if place in seen.picked else (place,))
    if now == "turn" and place not in seen.picked:
        alike = [other for other, one in enumerate(cards) if drawings.rank(one) == drawings.rank(card)]
        kept = [other for other in seen.picked if other in alike or (other >= SLIP and other != SLIP + place)]
        return Touch((*kept, place))
    return Touch(_toggled(seen.picked, place))


def _why_it_stays(obs: TenstuffObservation, now: str, card: str) -> str:
    verb = {"turn": "play", "give": "give", "return": "return", "skip": "skip"}.get(now, "play")
    if why := why_not(obs, f"{verb} {card}", drawings.sign):
        return why
    stays = {
        "give": text.stays_gift,
        "return": text.stays_return,
        "skip": text.stays_throw,
        "guess": text.stays_guess,
        "arrange": text.stays_arrange,
        "draw": text.stays_draw,
        "last": text.stays_last,
    }.get(now, text.stays_set)
    return in_text(stays(card=Card(card)), (), drawings.sign)
