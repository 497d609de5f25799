"""The nets as arrays: the example in PyTorch plays the moves of `net`."""

import importlib.util
from pathlib import Path
from typing import Literal

import pytest

import antipater

SPECIFICATION = importlib.util.spec_from_file_location(
    "net_in_torch", Path(__file__).parents[1] / "examples/net_in_torch.py"
)
assert SPECIFICATION is not None
assert SPECIFICATION.loader is not None
example = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(example)


@pytest.mark.parametrize("game", ["duel", "seven"])
def test_the_example_plays_the_same_moves(game: Literal["duel", "seven"]) -> None:
    net = example.Net(game)
    for deal in range(5):
        state: antipater.Duel | antipater.Seven
        if game == "duel":
            state = antipater.Duel.deal(seed=2, game=deal)
        else:
            state = antipater.Seven.deal(players=3 + deal % 5, seed=2, game=deal)
        mine = antipater.play(state, [net.choose] * state.players, seed=1)
        assert mine.history == antipater.play(state, ["net"] * state.players, seed=1).history
