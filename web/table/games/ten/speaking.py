"""The line above the hand in 10, and the buttons below it."""

from __future__ import annotations

import htpy as h
from htpy import Node

from table.boards import Board
from table.games.ten import drawings, text
from table.games.ten.picking import TenSeen, action, laying, picked_bid, picked_seat
from table.speech import shown
from table.widgets import button, sends
from tenfold import Person
from tenfold.games.ten import TenObservation
from tenfold.games.ten.events import TenEvent
from tenfold.messages import Message

_ELSEWHERE = frozenset({"keep", "see", "collect", "show", "result", "refill", "reshuffle", "rest", "over"})
"""The kinds of events that the line above the hand leaves out. The table shows them otherwise, or not at all."""

TOGETHER = {"decline": text.declined_together, "pass": text.passed_together}
"""What several computer players say in a row, as one sentence, by the kind of event."""

_DECIDED = frozenset({"wins", "loses", "judge", "pot", "collect"})
"""The stages of a result, which the middle of the table tells."""


def say(seen: TenSeen, obs: TenObservation, board: Board[TenObservation, TenEvent]) -> Node:
    """Draw the line above the hand: what has happened, or whose turn it is."""
    if seen.lifting or (obs.is_terminal and not seen.events):
        return None
    if seen.events:
        return _happened(seen, board)
    if not seen.own_turn and not seen.peek:
        return h.span[seen.says(text.thinks(who=Person(obs.current_player)))]
    return h.span[seen.says(_question(seen, obs))]


def _happened(seen: TenSeen, board: Board[TenObservation, TenEvent]) -> Node:
    """Draw what has just happened, except forced moves; at the end of a round, one card after the other."""
    stage = seen.shown[-1] if seen.shown else ""  # empty while a rule is explained and nothing else is shown
    if stage in _DECIDED:
        return None
    for event in seen.events:
        if event["kind"] == "show" and stage == f"reveal-{event['seat']}":
            return h.span[shown(seen.game.tell(event), board, seen.names, event["seat"])]
    sold = any(event["kind"] == "sold" for event in seen.events)  # implies that the others have passed
    silent = _ELSEWHERE | {"pass"} if sold else _ELSEWHERE
    mentioned = [event for event in seen.events if event["kind"] not in silent and not event.get("forced")]
    kinds = {event["kind"] for event in mentioned}
    if len(mentioned) > 1 and kinds <= TOGETHER.keys():
        others = tuple(Person(event["seat"]) for event in mentioned if event["seat"] is not None)
        return h.span[shown(TOGETHER[mentioned[0]["kind"]](others=others), board, seen.names, None)]
    lines = [shown(seen.game.tell(event), board, seen.names, None) for event in mentioned]
    return h.span[[[". ", line] if i else line for i, line in enumerate(lines)]]


def _question(seen: TenSeen, obs: TenObservation) -> Message:
    who = Person(obs.current_player)
    match obs.phase:
        case "lay":
            return text.ask_lay(who=who)
        case "market":
            return text.ask_market(who=who) if picked_seat(seen) is None else text.ask_market_picked(who=who)
        case "auction" if obs.auction:
            return text.ask_auction(who=who, bid=obs.auction.bid)
        case "protect":
            return text.ask_protect(who=who)
        case "second":
            covered = obs.table[obs.current_player].covered
            return text.ask_second_covered(who=who) if covered else text.ask_second(who=who)
    return text.ask_starter(who=who)


def acts(seen: TenSeen, obs: TenObservation) -> Node:
    """Draw the buttons: on the left what costs nothing, on the right what is selected."""
    if seen.shown and seen.shown[-1] == "judge":
        over = any(event["kind"] == "over" for event in seen.events)
        return button(str(text.act_account if over else text.act_go_on), sends("go-on"), kind=".lit")
    if not seen.own_turn:
        return None
    return [_plain(obs), _chosen(seen, obs)]


def _plain(obs: TenObservation) -> Node:
    """Draw the button that costs nothing: decline, pass, keep, leave or stop."""
    match obs.phase:
        case "market":
            return _quiet(text.act_decline, "decline", text.act_decline_brings)
        case "auction":
            out = obs.setting("auction_pass") == "final"
            return _quiet(text.act_pass, "pass", text.act_pass_brings_out if out else text.act_pass_brings)
        case "protect":
            held = obs.table[obs.current_player].protection
            return _quiet(text.act_keep(chips=held), "keep", text.act_keep_brings)
        case "second" if obs.table[obs.current_player].covered:
            return _quiet(text.act_leave, "leave", text.act_leave_brings)
        case "second":
            return _quiet(text.act_stop, "stop")
    return None


def _quiet(label: Message, act: str, brings: Message | None = None) -> Node:
    return button(str(label), sends("play", action=act), small=str(brings) if brings else None, kind=".line")


def _chosen(seen: TenSeen, obs: TenObservation) -> Node:
    if obs.phase == "protect":
        held = obs.table[obs.current_player].protection
        raises = [(o.text, o.value) for o in obs.legal if o.kind == "protect" and o.value is not None]
        return [
            button(
                str(text.chips(chips=chips)),
                sends("play", action=act),
                small=str(text.act_protect_adds(chips=chips - held) if held else text.act_protect_brings),
                kind=".lit",
            )
            for act, chips in raises
        ]
    if obs.phase == "second" and obs.table[obs.current_player].covered:
        turns = sends("play", action="turn up")
        return button(str(text.act_turn_up), turns, small=str(text.act_turn_up_brings), kind=".lit")
    chosen = action(seen, obs)
    if chosen is None:
        return None
    label, small = _label(seen, obs, chosen)
    asks = obs.phase == "starter" and picked_seat(seen) is None  # tap a seat first, or the button means your own
    kind = ".line" if asks else ".lit"
    return button(seen.plain(label), sends("play", action=chosen), small=str(small) if small else None, kind=kind)


def _label(seen: TenSeen, obs: TenObservation, chosen: str) -> tuple[Message, Message | None]:
    """Return the label of the highlighted button and its small line, if any."""
    match obs.phase:
        case "lay":
            choice, card = laying(seen), chosen.split()[1]
            lay = text.act_lay_open if choice.face == "open" else text.act_lay_covered
            cost = drawings.penalty(card)
            costs = text.act_lay_costs(points=cost) if cost > 1 else None
            return lay(called=drawings.sign(card), chips=choice.chips), costs
        case "second":
            card = chosen.split()[1]
            outlook = next(one for one in obs.legal if one.text == chosen)
            makes = text.act_add_brings(total=outlook.value or 0, points=drawings.penalty(card))
            return text.act_add(called=drawings.sign(card)), makes
        case "starter":
            return text.act_starter(who=Person(int(chosen.split()[1]))), None
    if chosen.startswith("swap"):
        return text.act_swap, text.act_swap_brings
    bid = picked_bid(seen, obs) or 0
    return (text.act_open(bid=bid), text.act_open_brings) if obs.phase == "market" else (text.act_bid(bid=bid), None)
