"""Five hundred damaged links and files. Each is read as what it says, or a sentence reports it. Nothing is lost."""

import random
import re
from urllib.parse import parse_qsl

from table import links
from table.features.sharing.state import Opened
from table.links import LinkError, Result, Shared
from tenfold import Record, Seat
from tests.table.driver import Phone

EACH = 250

SENTENCE = re.compile(r"[A-Z“0-9][^{}]*[.]")
"""What people are told is whole sentences, without a parser’s words or the text of the file."""

TABLES = [
    Shared("pig10", 417, ("p", "medium", "hard"), {"tie": "most-tens"}, Result(30, "Zoë & Bea")),
    Shared("ten-nine-eight", 5, ("p", "p"), {"rounds": "5-to-1"}),
    Shared("tens", 999_999_999, ("p", "easy", "easy", "easy"), {"end": "1-hand"}, Result(-7, "")),
    Shared("ten", 1, ("p", "hard", "hard"), {}),
    Shared("tenstuff", 12, ("p", "medium", "p", "hard"), {"finish": "first-out"}, Result(2, "Max")),
]


def spoilt(text: str, lots: random.Random) -> str:
    """Return a text with something wrong with it: cut, changed, doubled, parts lost or put elsewhere."""
    at, to = sorted(lots.sample(range(len(text) + 1), 2))
    match lots.randrange(6):
        case 0:
            return text[:at]
        case 1:
            return text[at:]
        case 2:
            return text[:at] + text[to:]
        case 3:
            return text[:to] + text[at:]
        case 4:
            sign = lots.choice("\0\n\"'{}[]:,.-&=#%9eE\u202e\ud800é🂡")
            return text[:at] + sign + text[at + 1 :]
    return text[:at] + str(10 ** lots.randrange(1, 30)) + text[at:]


def read(link: dict[str, str]) -> tuple[Shared | None, str]:
    """Return what a link says, or why it says nothing."""
    try:
        return links.read(link), ""
    except LinkError as error:
        return None, str(error)


def test_a_damaged_link_leads_to_its_table_or_to_a_sentence():
    lots, phone = random.Random(1), Phone()
    refused = 0
    for number in range(EACH):
        text = spoilt(links.written(TABLES[number % len(TABLES)]), lots)
        link = dict(parse_qsl(text.encode(errors="replace").decode(), keep_blank_values=True))
        before, store, screen = phone.model.memory(Opened).shared, dict(phone.store), phone.screen
        phone.send({"type": "link", "link": link})
        shared, refusal = read(link)
        if shared is None:
            refused += 1
            assert SENTENCE.fullmatch(refusal), text
            assert phone.toast == refusal, text
            assert (phone.model.memory(Opened).shared, phone.store, phone.screen) == (before, store, screen), text
        else:
            assert phone.screen == "setup"
            assert phone.model.memory(Opened).shared == shared
            assert phone.model.setups[shared.game].deal == str(shared.deal)
        phone.send({"type": "home"})
    assert EACH / 4 < refused < EACH


def test_a_damaged_file_brings_in_what_is_whole_and_says_so(thorough):
    each = EACH if thorough else EACH // 5
    lots, other = random.Random(2), Phone(entropy=3)
    for game, names in (("pig10", "Ada Bea"), ("tens", "Ada Bea Max")):
        record = Record(game, seats=[Seat(name) for name in names.split()], seed=7, meta={"created": "1600000000000"})
        other.store[f"game:174876e8000-00000{len(names) % 10}"] = record.to_json()
    whole = other.killed().take_along()
    refused = 0
    phone = Phone(entropy=4)
    phone.settings(pace="Calm")
    mine = dict(phone.store)
    for _ in range(each):
        report = phone.bring_in(spoilt(whole, lots).encode(errors="replace")).removesuffix(" Close")
        assert SENTENCE.fullmatch(report), report
        refused += "Nothing was imported" in report
        assert {key: text for key, text in phone.store.items() if key in mine and key != "settings"} == {
            key: text for key, text in mine.items() if key != "settings"
        }
        assert phone.model.settings.pace == "calm"
        for key, text in phone.store.items():
            if key.startswith("game:"):
                assert other.store[key] == text
    assert each / 2 < refused < each
