"""A player for Tenfold as a program of its own: plays what takes most, or else what makes least (docs/players.md).

tenfold arena pig10 --bots "run:python3 examples/player/greedy.py" --bots medium --players 2 --deals 100
"""

import json
import sys


def decide(observation: dict) -> int | None:
    """Return the number of an act. None lets an act out of turn pass."""
    if observation["player"] != observation["current_player"]:
        return None
    mine = observation["player"]

    def worth(act: list) -> tuple[int, int]:
        _number, _text, _kind, _card, value, taker, cards = act
        return (cards if taker == mine else -cards), -(value or 0)

    return max(observation["legal"], key=worth)[0]


def main() -> None:
    """Answer line by line until there is nothing more to read."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "Greedy"}
        elif message["type"] == "choose":
            answer = {"type": "act", "action": decide(message["observation"])}
        else:  # game, bye, and whatever a later version may tell
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
