"""The examples in PyTorch: one plays the moves of `net`, the other learns."""

import importlib.util
import json
import types
from pathlib import Path
from typing import Literal

import pytest

import antipater


def example(name: str) -> types.ModuleType:
    """Load an example as a module."""
    path = Path(__file__).parents[1] / "examples" / f"{name}.py"
    specification = importlib.util.spec_from_file_location(name, path)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["duel", "seven"])
def test_the_net_plays_the_same_moves(game: Literal["duel", "seven"]) -> None:
    net = example("net_in_torch").Net(game)
    for deal in range(5):
        state: antipater.Duel | antipater.Seven
        if game == "duel":
            state = antipater.Duel.deal(seed=2, game=deal)
        else:
            state = antipater.Seven.deal(players=3 + deal % 5, seed=2, game=deal)
        mine = antipater.play(state, [net.choose] * state.players, seed=1)
        assert mine.history == antipater.play(state, ["net"] * state.players, seed=1).history


@pytest.mark.parametrize("table", [["--game", "duel"], ["--game", "seven", "--players", "3"]])
def test_the_learner_in_one_file_learns_and_plays_a_benchmark(table: list[str]) -> None:
    learn = example("cleanrl_ppo").main
    small = [*table, "--opponents", "random", "--games", "8", "--steps", "16", "--hidden", "8", "--deals", "1"]
    lines = [json.loads(learn([*small, "--decisions", decisions])) for decisions in ("256", "256", "0")]
    assert lines[0]["benchmark"] == ("duel-v1" if "duel" in table else "seven3-v1")
    assert list(lines[0]["matches"]) == ["random", "beginner", "easy", "normal", "hard"]
    assert lines[0]["matches"] == lines[1]["matches"]
    assert lines[0]["matches"] != lines[2]["matches"]
