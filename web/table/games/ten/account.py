"""The score sheet of 10: round by round, and at the end how each total is made up."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from table.games.ten import drawings, text
from table.scores import WIDTH, Line, Sheet, drawn, head, name_room, short_names, totals_aloud
from table.words import signed, together
from tenfold import Person
from tenfold.games.ten import TenObservation
from tenfold.messages import Message, in_text


def sheet(obs: TenObservation, names: Sequence[str]) -> Node:
    """Draw the whole sheet; None before the first round is over."""
    if not obs.rounds:
        return None
    return h.div(".scores.stack")[
        h.section(".slip.stack", aria_labelledby="leads")[
            h.h2("#leads")[str(text.account) if obs.final else _leads(obs, names)],
            h.p(".smaller.muted")[str(_how_far(obs))],
            h.p(".smaller")[str(text.lowest_wins)],
            _bars(obs, names),
        ],
        _account(final, names) if (final := account(obs)) else None,
        _rounds(obs, names),
        h.p(".smallest.muted")[str(text.account_note)],
    ]


def _leads(obs: TenObservation, names: Sequence[str]) -> str:
    first = [seat for seat, place in enumerate(obs.ranking) if place == 1]
    if len(first) == obs.players:
        return str(text.all_level)
    if len(first) > 1:
        return in_text(text.account_lead(winners=together(first, names)), names)
    return in_text(text.account_leads(who=Person(first[0])), names)


def _how_far(obs: TenObservation) -> Message:
    played = len(obs.rounds)
    if obs.rest:
        return text.after_rest(count=played)
    if obs.fewest_rounds == obs.most_rounds:
        return text.after_of(count=played, most=obs.most_rounds)
    return text.after_of_between(count=played, fewest=obs.fewest_rounds, most=obs.most_rounds)


def _bars(obs: TenObservation, names: Sequence[str]) -> Node:
    """Draw two bars for each seat: its points to the right, its chips (2 points each) to the left."""
    letters = short_names(names)
    hands = [final.hand_points for final in obs.final] or [0] * len(names)
    points = [stack + more for stack, more in zip(obs.penalty_points, hands, strict=True)]
    relief = [2 * chips for chips in obs.chips]
    left, right, step = name_room(letters), WIDTH - 44, 24
    reach = max(1, max(points) + max(relief))
    zero = left + (right - left) * max(relief) / reach

    def across(value: int) -> float:
        return zero + (right - left) * value / reach

    height = step * len(names) + 20
    parts = [f'<path class="axis" d="M{zero:.1f} 2V{height - 18}"/>']
    parts.append(
        f'<text x="{zero - 6:.1f}" y="{height - 4}" text-anchor="end">{Markup.escape(str(text.bars_chips))}</text>'
    )
    parts.append(f'<text x="{zero + 6:.1f}" y="{height - 4}">{Markup.escape(str(text.bars_points))}</text>')
    for seat, (plus, minus) in enumerate(zip(points, relief, strict=True)):
        y = 3 + step * seat
        parts += [
            f'<text class="end" x="4" y="{y + 14}">{Markup.escape(letters[seat])}</text>',
            f'<path class="relief" d="M{across(-minus):.1f} {y}H{zero:.1f}v18H{across(-minus):.1f}z"/>',
            f'<path class="burden" d="M{zero:.1f} {y}H{across(plus):.1f}v18H{zero:.1f}z"/>',
            f'<text class="end" x="{WIDTH - 4}" y="{y + 14}" text-anchor="end">{signed(obs.scores[seat])}</text>',
        ]
    return drawn(parts, height, totals_aloud(obs.scores, names), ".bars")


def account(obs: TenObservation) -> Sheet | None:
    """Return how each total is made up, a line for each part; None before the end."""
    if not obs.final:
        return None
    parts = (
        (text.account_stack, [final.stack for final in obs.final]),
        (text.account_hand, [final.hand_points for final in obs.final]),
        (text.account_chips, [-2 * final.chips for final in obs.final]),
    )
    lines = [Line(str(title), numbers) for title, numbers in parts]
    return Sheet("", lines, [final.total for final in obs.final], note="", high_wins=False, over=True)


def _account(sheet: Sheet, names: Sequence[str]) -> Renderable:
    """Draw how each total is made up."""
    return h.div(".slip.table-slip.account", tabindex="0", role="region", aria_label=str(text.account))[
        h.table[
            head("", names),
            h.tbody[
                [
                    h.tr[h.th(scope="row")[line.heading], [h.td[h.b[signed(number)]] for number in line.points]]
                    for line in sheet.lines
                ]
            ],
            h.tfoot[h.tr[h.th(scope="row")[str(text.account_total)], [h.td[signed(total)] for total in sheet.totals]]],
        ]
    ]


def _rounds(obs: TenObservation, names: Sequence[str]) -> Renderable:
    """Draw a row for each round: the sums, the winner of the pot, the loser."""
    rows: list[Renderable] = []
    for over in obs.rounds:
        cells = []
        for seat, total in enumerate(over.totals):
            note: Node = None
            if seat == over.winner:
                note = h.small(".good")[str(text.by_round_pot(pot=over.pot))]
            elif seat == over.loser:
                note = h.small(".bad")[f"+{over.points}"]
            cells.append(h.td[h.b[str(total)], h.br, note or h.small["\xa0"]])
        rows.append(h.tr[h.th(scope="row")[drawings.round_card(over.card)], cells])
    if obs.rest:
        rows.append(_rest(obs))
    return h.div(".slip.table-slip", tabindex="0", role="region", aria_label=str(text.by_round))[
        h.table[head(str(text.by_round_card), names), h.tbody[rows]]
    ]


def _rest(obs: TenObservation) -> Renderable:
    """Draw the row of the round cards left over when the draw pile ran out. The last loser took them too."""
    loser = obs.rounds[-1].loser
    points = h.small(".bad")[f"+{sum(obs.rest)}"]
    return h.tr(".rest")[
        h.th(scope="row")[str(text.left_over)], [h.td[points if seat == loser else None] for seat in range(obs.players)]
    ]
