"""A program for the arena that speaks protocol 1: it asks a net about each action of a Duel, and plays the best.

    antipater arena --game duel --a "exec:python python/examples/program.py" --b builder --deals 20

It starts once for each seat and answers all games of the series, so slow imports cost little.
"""

import json
import sys

import antipater


def choose(line: str) -> int:
    """Return the index of the best action among the legal ones, as the net for one look values them."""
    observation = antipater.DuelObservation.from_line(line)
    state = observation.sample(seed=0)
    bot = antipater.Bot("net", seed=0)
    return state.legal_actions(observation.seat).index(bot.choose(state, observation.seat))


def answer(message: dict[str, object]) -> dict[str, object] | None:
    """Answer the greeting or a question; the end of a game needs no answer."""
    if "protocol" in message:
        return {"protocol": 1, "name": "One look"}
    if "line" in message:
        return {"action": choose(str(message["line"]))}
    return None


if __name__ == "__main__":
    for text in sys.stdin:
        said = answer(json.loads(text))
        if said is not None:
            print(json.dumps(said), flush=True)
