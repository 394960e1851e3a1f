"""Phones that find each other by codes, without a server."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.features.phones import fairness, pairing
from table.features.phones.pairing import Code, code_of, read_code
from table.features.phones.state import hosting, visit
from tests.table.air import Air, dealt, description
from tests.table.driver import Person, Phone

FIREFOX = """\
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 6274896182631958741 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 {fingerprint}
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 0c7f6d2a-5b0e-4e2c-9f3a-1d2e3f405162.local 47851 typ host
a=candidate:2 1 TCP 2105458943 0c7f6d2a-5b0e-4e2c-9f3a-1d2e3f405162.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:6f1d1b0c2a3948576a7b8c9d0e1f2031
a=ice-ufrag:1a2b3c4d
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823
"""


def firefox():
    fingerprint = random.Random(1).randbytes(32).hex(":").upper()
    return FIREFOX.format(fingerprint=fingerprint).replace("\n", "\r\n")


def needed(text):
    """Return the lines that a connection can’t do without."""
    kinds = ("a=fingerprint", "a=ice-ufrag", "a=ice-pwd", "a=setup", "a=mid", "a=sctp-port", "m=", "o=")
    return [line for line in text.splitlines() if line.startswith(kinds)]


# The codes.


@pytest.mark.parametrize("kind", ["offer", "answer"])
@pytest.mark.parametrize("text", [description(), description(addresses=1), description(addresses=6), firefox()])
def test_a_code_unpacks_to_what_a_connection_needs(kind, text):
    digits = code_of(Code(kind, 7, text))
    assert re.fullmatch("[0-9]{200,540}", digits)
    read = read_code(digits)
    assert (read.kind, read.number) == (kind, 7)
    assert needed(read.description) == needed(text)
    assert " udp " in read.description.lower()
    assert " TCP " not in read.description
    assert code_of(read) == digits, "a code of a code is the same code"


def test_a_code_leaves_out_all_but_eight_addresses():
    read = read_code(code_of(Code("offer", 1, description(addresses=30))))
    assert read.description.count("a=candidate") == 8


SOME = code_of(Code("offer", 200, description()))


@given(st.integers(0, len(SOME) - 1), st.integers(0, 3), st.from_regex(r"\A[0-9]{0,3}\Z"))
def test_a_changed_code_is_no_code_or_has_only_lines_of_a_description(at, gone, new):
    changed = SOME[:at] + new + SOME[at + gone :]
    read = read_code(changed)
    assert read is None or all(pairing._LINE.match(line) for line in read.description.splitlines())


@given(st.one_of(st.text(), st.integers(), st.none(), st.from_regex(r"\A[0-9]{1,2000}\Z"), st.lists(st.text())))
def test_other_texts_are_no_codes(text):
    assert read_code(text) is None


def packed(plain, *, version=1, kind=1, fingerprint=bytes(32)):
    """Return a code that says what it likes."""
    packing = pairing.zlib.compressobj(9, wbits=-15, zdict=pairing._DICTIONARY.encode())
    data = packing.compress(plain.encode()) + packing.flush()
    return str(int.from_bytes(bytes([version * 16 + kind, 3]) + fingerprint + data))


GOOD = "v=0\r\na=fingerprint:sha-256 \r\n"


@pytest.mark.parametrize(
    "code",
    [
        packed("v=0\r\n"),  # no fingerprint
        packed(GOOD * 2),  # two of them
        packed(GOOD + "a=candidate:1 1 udp 1 192.168.0.1 1 typ srflx\r\n"),  # an address from outside
        packed(GOOD + "a=candidate:1 1 udp 1 192.168.0.1 1 typ host\r\n" * 9),
        packed(GOOD + "a=ice-lite\r\n"),
        packed(GOOD + "a=ice-ufrag:ab cd\r\n"),
        packed(GOOD + "v=0\n"),
        packed(GOOD + "v=0"),
        packed("v=0\r\n" * 100_000 + GOOD),  # a little code that unpacks to half a megabyte
        packed(GOOD, version=2),
        packed(GOOD, kind=3),
    ],
)
def test_a_code_with_other_lines_is_no_code(code):
    assert read_code(packed(GOOD)) is not None
    assert read_code(code) is None


@pytest.mark.parametrize("bad", ["", "v=0\r\n", "a=fingerprint:sha-256 AB:CD\r\n", "a=fingerprint:sha-256 zz\r\n"])
def test_a_description_without_a_fingerprint_has_no_code(bad):
    with pytest.raises(ValueError, match=r".*"):
        code_of(Code("offer", 1, bad))


# Two phones.


def here(air):
    return hosting(air.host.model)


@pytest.mark.thorough
@pytest.mark.quick(True)
@pytest.mark.parametrize("link", [False, True])
def test_two_phones_pair_and_play(link):
    air = Air()
    air.open_directly()
    assert "First, the other phone scans this" in air.host.sheet.text
    bea = air.pair("Bea", link=link)
    assert "You’re at the table" in bea.text
    assert not bea.sheet
    assert "Bea" in air.host.sheet.text
    assert air.host.has_button("Add another phone"), "the used code is gone"
    dealt(air)
    bea.watch_to_the_end_of_the_move()
    assert bea.screen in ("play", "reactions")
    people = {"host": Person(1), "c1": Person(2)}
    assert air.play(people, lambda: all(phone.screen == "result" for phone in air.phones.values()))
    assert "Fairly dealt" in bea.text


def test_a_third_phone_gets_its_own_code():
    air = Air()
    air.open_directly("pmm")
    first = here(air).link
    air.pair("Bea")
    air.host.tap("Add another phone")
    air.settle()
    assert here(air).link != first
    air.pair("Cem")
    assert {phone.name for phone in here(air).phones.values()} == {"Bea", "Cem"}
    assert all(phone.is_here for phone in here(air).phones.values())


def scanning(air):
    """Return the host that scans, and the guest who shows the right code."""
    if air.host is None:
        air.open_directly()
    guest = air.add("c1", Phone(entropy=9, direct=True))
    guest.tap("Join a table")
    guest.type_in("Your name", "Bea")
    guest.tap("Scan the code")
    guest.send({"type": "phones-scanned", "text": here(air).link})
    air.settle()
    air.scanned = "c1"
    air.host.tap("Then scan the other phone")
    return air.host, guest


WRONG = ["", "https://example.org/", "1234567890" * 40, 17, None, "☃" * 5_000]


@pytest.mark.parametrize("wrong", WRONG)
def test_other_codes_are_named_and_the_camera_goes_on(wrong):
    air = Air()
    host, guest = scanning(air)
    host.send({"type": "phones-scanned", "text": wrong})
    assert "That’s a different code" in host.toast
    host.send({"type": "phones-scanned", "text": here(air).link.rpartition("=")[2]})
    assert "That’s a different code" in host.toast, "an offer is no answer"
    host.send({"type": "phones-scanned", "text": visit(guest.model).answer})
    air.settle()
    assert here(air).at("c1").name == "Bea"


@pytest.mark.parametrize("wrong", WRONG)
def test_a_guest_scans_other_codes(wrong):
    air = Air()
    air.open_directly()
    guest = air.add("c1", Phone(entropy=9, direct=True))
    guest.tap("Join a table")
    guest.tap("Scan the code")
    guest.send({"type": "phones-scanned", "text": wrong})
    assert "That’s a different code" in guest.toast
    assert 'id="camera"' in guest.html, "the camera is still on"
    guest.tap("Stop")
    guest.send({"type": "phones-scanned", "text": here(air).link})
    assert guest.screen == "join", "what is scanned after that is ignored"


def test_an_old_code_is_named():
    air = Air()
    host, guest = scanning(air)
    old = visit(guest.model).answer
    host.tap("Show the code")
    host.send({"type": "phones-retry"})
    air.settle()
    host.tap("Then scan the other phone")
    host.send({"type": "phones-scanned", "text": old})
    assert "That code is too old" in host.toast
    assert not here(air).phones


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("camera", "Tenfold needs the camera"),
        ("network", "This phone isn’t in a network"),
        ("path", "Some networks keep phones apart"),
        ("code", "That didn’t work"),
        ("made-up", "Other phones can’t find this one here"),
    ],
)
def test_a_host_says_why_phones_do_not_find_each_other(why, sentence):
    air = Air()
    host, _ = scanning(air)
    host.send({"type": "phones-failed", "why": why})
    assert sentence in host.sheet.text
    host.tap("Try again")
    air.settle()
    assert here(air).link
    air.pair("Cem")
    assert here(air).by_name("Cem").is_here


@pytest.mark.parametrize(
    ("why", "sentence"),
    [("camera", "Tenfold needs the camera"), ("network", "This phone isn’t in a network"), ("code", "didn’t work")],
)
def test_a_guest_hears_why_phones_do_not_find_each_other(why, sentence):
    air = Air()
    air.open_directly()
    guest = air.add("c1", Phone(entropy=9, direct=True))
    guest.tap("Join a table")
    guest.type_in("Your name", "Bea")
    guest.tap("Scan the code")
    guest.send({"type": "phones-failed", "why": why})
    assert sentence in guest.text
    guest.tap("Scan the code")
    guest.send({"type": "phones-scanned", "text": here(air).link})
    guest.send({"type": "phones-failed", "why": why})
    assert sentence in guest.text
    guest.tap("Scan the code")
    air.scan(guest, "c1", here(air).link)
    assert "You’re at the table" in guest.text


def test_a_phone_that_cannot_pair_does_not_offer_it():
    phone = Phone()
    assert not phone.has_button("Join a table")
    phone.set_up("pm")
    assert not phone.has_button("Everyone on their own phone")


# Coming back.


def playing():
    air = Air()
    air.open_directly()
    air.pair("Bea")
    dealt(air)
    people = {"host": Person(1), "c1": Person(2)}
    assert air.play(people, lambda: len(air.host.record.entries) > 8)
    return air


def finished(air, guest):
    people = {"host": Person(3), guest: Person(4)}
    assert air.play(people, lambda: all(air.phones[name].screen == "result" for name in people))
    assert air.phones[guest].record.entries == air.host.record.entries
    assert "Fairly dealt" in air.phones[guest].text


@pytest.mark.thorough
def test_a_guest_that_reloads_scans_and_is_back_in_its_seat():
    air = playing()
    bea = air.phones["c1"]
    air.drop("c1")
    again = air.add("c7", Phone(store=dict(bea.store), entropy=78, now=bea.now, direct=True))
    assert not [effect for effect in again.effects if effect["type"].startswith("phones")]
    again.tap("Back to the table")
    assert "To come back, scan the code again" in again.text
    air.host.tap("Menu")
    air.host.tap("Other phones")
    air.settle()
    again.tap("Scan the code")
    air.scan(again, "c7", here(air).link)
    assert air.host.sheet is None, "no one needs the code any more"
    assert [phone.name for phone in here(air).phones.values()] == ["Bea"]
    finished(air, "c7")


def silent():
    """Return a game, and a guest whose line is silent."""
    air = playing()
    bea = air.phones["c1"]
    bea.send({"type": "phones-silent", "from": "host"})
    bea.watch_to_the_end_of_the_move()
    return air, bea


@pytest.mark.thorough
def test_a_line_that_heals_needs_no_code():
    air, bea = silent()
    bea.tap("Scan again")
    assert 'id="camera"' in bea.html
    assert bea.effects[-1] == {"type": "phones-scan"}
    bea.send({"type": "phones-back", "from": "host"})
    assert 'id="camera"' not in bea.html
    finished(air, "c1")


def test_someone_who_stops_scanning_is_back_at_the_table():
    _, bea = silent()
    bea.tap("Scan again")
    bea.tap("Stop")
    assert bea.session is visit(bea.model).session
    assert "can’t be reached" in bea.text


def test_the_host_shows_a_code_to_a_phone_that_is_lost():
    air = playing()
    air.drop("c1")
    assert air.play({"host": Person(1)}, lambda: "can’t be reached" in air.host.text)
    offers = air.offers
    air.host.tap("What now?")
    air.settle()
    assert air.offers == offers + 1
    assert "Then scan the other phone" in air.host.sheet.text


@pytest.mark.thorough
def test_a_host_that_reloads_is_scanned_and_finds_its_guest():
    air = playing()
    air.settle()
    entries = list(air.host.record.entries)
    bea = air.phones["c1"]
    bea.send({"type": "phones-silent", "from": "host"})
    bea.watch_to_the_end_of_the_move()
    assert "can’t be reached" in bea.text
    host = air.host = air.add("host", Phone(store=dict(air.host.store), entropy=79, now=air.host.now, direct=True))
    assert not [effect for effect in host.effects if effect["type"].startswith("phones")]
    host.tap("Continue")
    host.watch_to_the_end_of_the_move()
    host.tap("Menu")
    host.tap("Other phones")
    air.settle()
    bea.tap("Scan again")
    air.scan(bea, "c1", here(air).link)
    assert host.record.entries == entries
    finished(air, "c1")


def test_a_stranger_with_the_code_gets_no_seat_of_another_phone():
    """Bea’s phone is away. Someone who only scans the code comes to the door."""
    air = playing()
    air.drop("c1")
    air.host.tap("Menu")
    air.host.tap("Other phones")
    air.settle()
    air.pair("Bea")
    assert here(air).by_name("Bea").channel == ""
    assert len(here(air).door) == 1


# “Can our phones hear each other?”


def test_two_phones_hear_each_other_and_then_choose_a_game():
    air = Air()
    host = air.hear()
    bea = air.pair("Bea")
    assert "Beayes, they can" in host.text
    assert "Ada’s phone and this phone can hear each other." in bea.text
    host.tap("Choose a game")
    assert host.screen == "home"
    host.set_up("pm", game="PIG 10")
    host.tap("Everyone on their own phone")
    air.settle()
    assert "Beaown phone" in host.sheet.text
    assert "The game starts when Ada deals." in bea.text
    host.tap("Deal for Ada and Bea")
    air.settle()
    assert bea.screen == "play"
    assert fairness.dealt_together(host.record)


def test_a_phone_that_tried_alone_can_still_join():
    air = Air()
    host = air.hear()
    host.tap("Home")
    assert host.has_button("Join a table")


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    [
        ("192.168.0.7", "192.168.0.8", "it keeps them apart"),
        ("192.168.0.7", "10.0.0.8", "The phones are in different networks"),
        ("192.168.43.1", "192.168.43.8", "The phone with the hotspot can’t be reached"),
        ("192.168.0.7", "0a1b-2c.local", "One of the phones hides its address"),
        ("fe80:0:0:0:1:2:3:4", "fe80:0:0:0:1:2:3:5", "Some networks keep phones apart"),
    ],
)
def test_the_page_says_what_keeps_phones_apart(mine, theirs, said, monkeypatch):
    addresses = iter([mine, theirs, mine])
    monkeypatch.setattr(
        "tests.table.air.description",
        lambda *args, **more: re.sub(r"192\.168\.0\.\d+", next(addresses), description(*args, addresses=1, **more)),
    )
    air = Air()
    air.hear()
    host, guest = scanning(air)
    host.send({"type": "phones-scanned", "text": visit(guest.model).answer})
    host.send({"type": "phones-failed", "why": "path"})
    assert said in host.text
    host.tap("Try again")
