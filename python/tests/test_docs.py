"""The examples of the documentation and of modules do what they say."""

import doctest
import importlib
import importlib.util
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import antipater

DOCS = Path(__file__).parents[2] / "docs" / "python.md"


def test_the_first_steps() -> None:
    failed, tried = doctest.testfile(str(DOCS), module_relative=False)
    assert failed == 0
    assert tried > 10


@pytest.mark.parametrize(("name", "needs"), [("arrow", "pyarrow")])
def test_the_examples_of_modules(name: str, needs: str) -> None:
    if importlib.util.find_spec(needs) is None:
        pytest.skip(f"{needs} is not installed")
    failed, tried = doctest.testmod(importlib.import_module(f"antipater.{name}"))
    assert failed == 0
    assert tried > 0


def test_the_example_with_torch() -> None:
    if importlib.util.find_spec("torch") is None:
        pytest.skip("torch is not installed")
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    (block,) = [block for block in blocks if "import antipater, torch" in block]
    names: dict[str, Any] = {}
    exec(block, names)
    games = names["games"]
    assert names["logits"].shape == (1024, antipater.Duel.ACTIONS)
    assert np.shares_memory(names["seen"].numpy(), games.observations)
    assert not games.illegal.any()


def test_the_numbers_of_a_duel() -> None:
    state = antipater.Duel.deal(seed=1)
    words = [state.action_text(0, number).split()[0] for number in range(state.ACTIONS)]
    ranges = {
        "draft": (0, 11),
        "build": (12, 84),
        "discard": (85, 157),
        "wonder": (158, 1033),
        "token": (1034, 1043),
        "library": (1044, 1053),
        "destroy": (1054, 1066),
        "revive": (1067, 1139),
        "begin": (1140, 1141),
    }
    for word, (first, last) in ranges.items():
        assert words[first : last + 1] == [word] * (last + 1 - first)
    card, wonder = (state.action_text(0, number).split(" ", 1)[1] for number in (12 + 40, 7))
    assert state.action_text(0, 158 + 12 * 40 + 7) == f"wonder {wonder} with {card}"


def test_the_numbers_of_7_wonders() -> None:
    assert (antipater.Seven.ACTIONS, antipater.Seven.WAIT) == (2688, 2687)
    rng = random.Random(1)
    found = set()
    for seed in range(40):
        state = antipater.Seven.deal(rng.randint(3, 7), rng.choice(["first", "second"]), seed)
        while not state.is_over:
            for seat in state.to_act:
                for number in state.legal_actions(seat):
                    place, words = number % 34, state.action_text(seat, number)
                    if number == 2686:
                        expected = "decline"
                    elif place < 17:
                        expected = "build"
                    else:
                        expected = "build the next stage" if place < 32 else "sell" if place == 32 else "take"
                    assert words.startswith(expected), (number, words)
                    assert place >= 17 or "the next stage" not in words
                    found.add(expected)
            state = state.apply({seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act})
    assert found >= {"build", "build the next stage", "sell"}
