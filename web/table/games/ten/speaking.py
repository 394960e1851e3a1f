"""What is said at the table of 10, and the buttons below it."""

from __future__ import annotations

import htpy as h
from htpy import Node

from table.boards import Board
from table.games.ten import drawings
from table.games.ten.picking import TenSeen, action, laying, picked_bid, picked_seat
from table.speech import shown
from table.widgets import button, sends
from table.words import count
from tenfold.games.ten import TenObservation
from tenfold.games.ten.events import TenEvent

_ELSEWHERE = frozenset({"keep", "see", "collect", "show", "result", "refill", "reshuffle", "rest", "over"})
"""The kinds of events that the line above the hand does not tell: the table shows them in another way, or not."""


def say(seen: TenSeen, obs: TenObservation, board: Board[TenObservation, TenEvent]) -> Node:
    """The line above the hand: what has happened, or whose say it is."""
    if seen.lifting or (obs.is_terminal and not seen.events):
        return None
    if seen.events:
        return _told(seen, board)
    who = h.b[seen.names[obs.current_player]]
    if not seen.own_turn and not seen.peek:
        return h.span[who, " is thinking"]
    return h.span[who, _question(seen, obs)]


def _told(seen: TenSeen, board: Board[TenObservation, TenEvent]) -> Node:
    """Everything that has just happened, but who had no choice; at the end of a round one card after the other."""
    stage = seen.shown[-1] if seen.shown else ""  # where a rule is explained, and nothing else to be seen
    if stage == "judge":
        return None
    for event in seen.events:
        if event["kind"] == "show" and stage == f"reveal-{event['seat']}":
            return h.span[shown(seen.game.tell(event), board, seen.names, event["seat"])]
    sold = any(event["kind"] == "sold" for event in seen.events)  # tells by itself that the others have passed
    silent = _ELSEWHERE | {"pass"} if sold else _ELSEWHERE
    told = [event for event in seen.events if event["kind"] not in silent and not event.get("forced")]
    lines = [shown(seen.game.tell(event), board, seen.names, None) for event in told]
    return h.span[[[". ", line] if i else line for i, line in enumerate(lines)]]


def _question(seen: TenSeen, obs: TenObservation) -> str:
    bid = obs.auction.bid if obs.auction else 0
    covered = obs.table[obs.current_player].covered
    questions = {
        "lay": ", which card, open or covered?",
        "market": ": tap a card to buy, or decline" if picked_seat(seen) is None else ": is it worth it?",
        "auction": f": more than {bid}, or pass?",
        "protect": ", raise the protection?",
        "second": ", turn the card up?" if covered else ", add a second card?",
        "starter": ", who starts the next round?",
    }
    return questions.get(obs.phase, "")


def acts(seen: TenSeen, obs: TenObservation) -> Node:
    """The buttons: at the left what costs nothing, at the right what is selected."""
    if seen.shown and seen.shown[-1] == "judge":
        over = any(event["kind"] == "over" for event in seen.events)
        return button("See the account" if over else "Go on", sends("go-on"), kind=".lit")
    if not seen.own_turn:
        return None
    return [_plain(obs), _chosen(seen, obs)]


def _plain(obs: TenObservation) -> Node:
    """Decline, pass, keep, leave, stop."""
    match obs.phase:
        case "market":
            return button("Decline", sends("play", action="decline"), small="buys nothing", kind=".line")
        case "auction":
            small = "out of this auction" if obs.setting("auction_pass") == "final" else "for now"
            return button("Pass", sends("play", action="pass"), small=small, kind=".line")
        case "protect":
            held = obs.table[obs.current_player].protection
            return button(
                f"Keep {held}" if held else "No chip", sends("play", action="keep"), small="adds none", kind=".line"
            )
        case "second" if obs.table[obs.current_player].covered:
            small = "until all are shown"
            return button("Leave covered", sends("play", action="leave"), small=small, kind=".line")
        case "second":
            return button("Nothing more", sends("play", action="stop"), kind=".line")
    return None


def _chosen(seen: TenSeen, obs: TenObservation) -> Node:
    if obs.phase == "protect":
        held = obs.table[obs.current_player].protection
        raises = [(o.text, o.value) for o in obs.legal if o.kind == "protect" and o.value is not None]
        return [
            button(
                count(chips, "chip"),
                sends("play", action=text),
                small=f"in all, adds {chips - held}" if held else "on the card",
                kind=".lit",
            )
            for text, chips in raises
        ]
    if obs.phase == "second" and obs.table[obs.current_player].covered:
        return button("Turn it up", sends("play", action="turn up"), small="to add a card", kind=".lit")
    chosen = action(seen, obs)
    if chosen is None:
        return None
    label, small = _label(seen, obs, chosen)
    asks = obs.phase == "starter" and picked_seat(seen) is None  # a seat is to be tapped first, or one's own is meant
    return button(label, sends("play", action=chosen), small=small, kind=".line" if asks else ".lit")


def _label(seen: TenSeen, obs: TenObservation, chosen: str) -> tuple[str, str]:
    """What the lit button does, and in small print what that brings."""
    match obs.phase:
        case "lay":
            choice = laying(seen)
            under = f", {count(choice.chips, 'chip')}" if choice.chips else ""
            card = chosen.split()[1]
            cost = drawings.penalty(card)
            return f"Lay {drawings.sign(card)} {choice.face}{under}", f"+{cost} for the loser" if cost > 1 else ""
        case "second":
            card = chosen.split()[1]
            outlook = next(one for one in obs.legal if one.text == chosen)
            return (
                f"Add {drawings.sign(card)}",
                f"makes {outlook.value}, loser +{drawings.penalty(card)}",
            )
        case "starter":
            return f"{seen.names[int(chosen.split()[1])]} starts", ""
    if chosen.startswith("swap"):
        return "Swap", "1 chip to the pot"
    bid = picked_bid(seen, obs)
    return (f"Open with {bid}", "to the owner") if obs.phase == "market" else (f"Bid {bid}", "")
