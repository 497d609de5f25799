"""Benchmarks: what is played is fixed, a line can be verified, and nothing learns from the deals of tests."""

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import antipater
from antipater import benchmark
from antipater._series import Series
from antipater._table import Deals


def lowest(decision: antipater.Decision) -> int:
    return min(decision.legal)


@pytest.mark.parametrize("name", benchmark.BENCHMARKS)
def test_each_is_played_and_verified(name: str) -> None:
    result = benchmark.evaluate("easy", name, deals=2, opponents=["random", "normal"], threads=2)
    players = benchmark.BENCHMARKS[name].table.players
    assert [match.games for match in result.matches.values()] == [2 * players] * 2
    assert result.decisions > 2 * 2 * players * 15
    assert result.cpu_ms > 0
    again = benchmark.verify(result.line())
    assert again.matches == result.matches
    assert again.rating == result.rating


def test_a_player_of_its_own_is_counted_named_and_verified() -> None:
    result = benchmark.evaluate(lowest, "duel-v1", deals=3, opponents=["beginner"])
    told = json.loads(result.line())
    assert (told["player"], told["version"]) == ("lowest", antipater.__version__)
    assert benchmark.verify(result.line(), lowest).matches == result.matches
    with pytest.raises(ValueError, match="decisions"):
        benchmark.verify(json.dumps({**told, "decisions": 1}), lowest)
    told["matches"]["beginner"]["share"] += 0.5
    with pytest.raises(ValueError, match="duel-v1 against beginner"):
        benchmark.verify(json.dumps(told), lowest)
    named = benchmark.evaluate(antipater.Bot("easy", seed=3), "duel-v1", deals=1, opponents=["random"], name="mine")
    assert named.player == "mine"
    assert named.decisions >= 60


def test_the_rating_is_where_the_expected_shares_are_those_that_were_won() -> None:
    def match(share: float) -> benchmark.Match:
        return benchmark.Match(200, share, share - 0.05, share + 0.05, "")

    ratings = {"easy": 1300.0, "hard": 1700.0}
    # 0.909 and 0.5 of the wins are 400 above the one, and as much as the other.
    rated = benchmark._rate(ratings, {"easy": match(10 / 11), "hard": match(0.5), "random": match(0.9)}, 2)
    assert rated is not None
    rating, low, high = rated
    assert rating == pytest.approx(1700, abs=0.1)
    # The slopes are 0.25 and 0.083 of ln 10 / 400 for a point.
    assert high - rating == pytest.approx(rating - low) == pytest.approx(0.0707 / 0.00192, rel=0.01)
    # A fair share among four.
    alone = benchmark._rate(ratings, {"hard": match(0.25)}, 4)
    assert alone is not None
    assert alone[0] == pytest.approx(1700, abs=0.1)
    assert benchmark._rate(ratings, {"easy": match(1.0), "hard": match(1.0)}, 2) is None
    assert benchmark._rate(ratings, {"random": match(0.5)}, 2) is None


def test_bad_questions_are_refused_with_a_sentence() -> None:
    uses: list[tuple[Callable[[], object], str]] = [
        (lambda: benchmark.evaluate("easy", "duel-v0"), "unknown benchmark"),
        (lambda: benchmark.evaluate("easy", "duel-v1", deals=0), "at least 1"),
        (lambda: benchmark.evaluate("easy", "duel-v1", opponents=[]), "at least one opponent"),
        (lambda: benchmark.evaluate("easy", "duel-v1", opponents=["builder"]), "no opponent of a benchmark"),
    ]
    for use, sentence in uses:
        with pytest.raises(ValueError, match=sentence):
            use()


def test_nothing_learns_from_the_deals_of_tests() -> None:
    seed = benchmark.TEST_SEED
    vector = antipater.DuelVec(3, seed=1)
    learners: list[Callable[[], object]] = [
        lambda: antipater.DuelVec(3, seed=seed - 2),
        lambda: antipater.SevenVec(1, 3, seed=seed),
        lambda: vector.reset(seeds=[1, 2, seed]),
        lambda: vector.reset(seeds=seed - 1),
        lambda: Deals(benchmark.BENCHMARKS["duel-v1"].table).next(seed),
        lambda: Series.of("duel", None, "second", "easy", seed, 10),
    ]
    for learn in learners:
        with pytest.raises(ValueError, match="kept for"):
            learn()
    assert antipater.DuelVec(3, seed=seed - 3).seeds.tolist() == [seed - 3, seed - 2, seed - 1]


def test_deals_features_and_numbers_of_version_1_never_change() -> None:
    found = {}
    for name, chosen in benchmark.BENCHMARKS.items():
        state = chosen.table.deal(benchmark.TEST_SEED, 0)
        hashed = hashlib.sha256(state.to_json().encode())
        asked = 0
        while not state.is_over:
            seats: dict[int, int] = {}
            for seat in state.to_act:
                hashed.update(state.features(state.chooser(seat)).tobytes())
                legal = state.legal_actions(seat, seats)
                hashed.update(np.array(legal, "<u2").tobytes())
                seats[seat] = legal[asked % len(legal)]
                asked += 7
            state = state.apply(seats)
        found[name] = hashed.hexdigest()[:16]
    assert found == {
        "duel-v1": "a6572283d5036863",
        "seven3-v1": "2c950fbc5600790e",
        "seven4-v1": "bd2a13bbf02ff50a",
        "seven7-v1": "a652ed1c8e425085",
        "free-city-v1": "f95d1d9ee33b0c96",
    }


def test_the_example_of_the_document() -> None:
    document = Path(__file__).parents[2] / "docs" / "benchmark.md"
    (block,) = re.findall(r"```python\n(.*?)```", document.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(block, names)
    assert names["result"].benchmark == "duel-v1"
