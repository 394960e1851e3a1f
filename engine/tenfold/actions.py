"""The numbered actions of a game, in blocks that share a template.

An action is an int. People read its text, and saved games keep it. A game lists its actions once, block by block. Their
numbers, texts and parts follow from that.

>>> ACTIONS = Actions()
>>> PLAY = ACTIONS.block("play {} {}", ("A", "B"), ("open", "covered"))
>>> PASS = ACTIONS.one("pass")
>>> len(ACTIONS), PASS, ACTIONS.texts[PLAY(1, 0)], PLAY.parts(2), PASS in PLAY
(5, 4, 'play B open', (1, 0), False)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from tenfold.errors import IllegalAction
from tenfold.plainjson import shown
from tenfold.sentences import Person


class Block:
    """A block of actions, one for each combination of parts. The last part changes fastest.

    `numbers` is the range of its actions. `of` lists the parts of each action, by its number within the block.
    """

    __slots__ = ("_number", "numbers", "of")

    def __init__(self, first: int, sizes: Sequence[int]) -> None:
        self.of: tuple[tuple[int, ...], ...] = tuple(product(*map(range, sizes)))
        self.numbers: range = range(first, first + len(self.of))
        self._number = dict(zip(self.of, self.numbers, strict=True))

    def __call__(self, *parts: int) -> int:
        """Return the action of these parts, each counted from 0."""
        return self._number[parts]

    def __contains__(self, action: object) -> bool:
        return action in self.numbers

    def parts(self, action: int) -> tuple[int, ...]:
        """Return the parts of an action of this block, each counted from 0."""
        return self.of[action - self.numbers.start]

    def part(self, action: int) -> int:
        """Return the only part of an action, or the first one."""
        return self.of[action - self.numbers.start][0]


class Actions:
    """All actions of a game, in the order of their numbers.

    `texts` maps each action to its text, `numbers` each text to its action. `blocks` has the numbers of each block, in
    order; an action on its own is a block, too.
    """

    def __init__(self) -> None:
        self.texts: tuple[str, ...] = ()
        self.numbers: dict[str, int] = {}
        self.blocks: list[range] = []
        self._about: dict[int, tuple[str, tuple[object, ...]]] = {}  # the pieces of a text that names a seat
        self._examples: list[str] = []

    def __len__(self) -> int:
        return len(self.texts)

    def block(self, template: str, *parts: Sequence[object]) -> Block:
        """Add an action for each combination of parts, and return them as a block.

        The parts fill the places of the template. A part that is a `Person` becomes the number of the seat.
        """
        block = Block(len(self.texts), [len(part) for part in parts])
        if any(isinstance(word, Person) for part in parts for word in part):
            self._about |= {block(*of): (template, words) for of, words in zip(block.of, product(*parts), strict=True)}
        self._add(template.format(*_filled(words)) for words in product(*parts))
        return block

    def one(self, text: str) -> int:
        """Add a single action and return its number."""
        self._add([text])
        return len(self.texts) - 1

    def named(self, action: int, names: Sequence[str]) -> str:
        """Return the text of an action with names for its seats.

        >>> actions = Actions()
        >>> accuse = actions.block("accuse {}", [Person(0), Person(1)])
        >>> actions.texts, actions.named(accuse(1), ["Bea", "Tom"])
        (('accuse 0', 'accuse 1'), 'accuse Tom')
        """
        if action not in self._about:
            return self.texts[action]
        template, words = self._about[action]
        return template.format(*(names[word.seat] if isinstance(word, Person) else word for word in words))

    def number(self, text: object, game: str, among: int) -> int:
        """Return the action of a text, one of the first `among`; raise `IllegalAction`, with examples, for others."""
        action = self.numbers.get(text) if isinstance(text, str) else None
        if action is None or action >= among:
            examples = ", ".join(f"“{example}”" for example in self._examples[:4])
            if not isinstance(text, str):
                raise IllegalAction(f"An action of {game} is written as a text like {examples}, not {shown(text)}.")
            raise IllegalAction(f"{shown(text)} isn’t an action of {game}. Actions are written like {examples}.")
        return action

    def _add(self, texts: Iterable[str]) -> None:
        added = tuple(texts)
        self.blocks.append(range(len(self.texts), len(self.texts) + len(added)))
        self._examples.append(added[len(added) // 2])
        self.numbers |= {text: number for number, text in enumerate(added, start=len(self.texts))}
        self.texts += added


def _filled(words: Iterable[object]) -> Iterable[object]:
    return (word.seat if isinstance(word, Person) else word for word in words)
