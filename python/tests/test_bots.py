"""Bots, matches and the coach."""

import json
import math
import pickle
from pathlib import Path

import numpy as np
import pytest

import antipater
from antipater._types import GameName


def lowest(decision: antipater.Decision) -> int:
    assert len({decision.text(action) for action in decision.legal}) == len(decision.legal)
    return min(decision.legal)


@pytest.mark.parametrize("name", [*antipater.BOTS, "normal+science", "flat:2", "uct:20", "net:2"])
def test_every_bot_plays_both_games(name: str) -> None:
    bot = antipater.Bot(name, seed=3)
    for state in (antipater.Seven.deal(3, seed=1), antipater.Duel.deal(seed=1)):
        seat = state.to_act[0]
        action = bot.choose(state, seat)
        assert action in state.legal_actions(seat)
        assert antipater.Bot(name, seed=3).choose(state, seat) == action
        assert antipater.Bot(name, seed=3).choose_batch([state], [seat]).tolist() == [action]
    assert repr(pickle.loads(pickle.dumps(bot))) == repr(bot) == f"Bot('{name}', seed=3, stream=0)"


def test_batches_do_not_depend_on_threads() -> None:
    states: list[antipater.Seven | antipater.Duel] = [antipater.Duel.deal(seed=seed) for seed in range(9)]
    states += [antipater.Seven.deal(4, seed=seed) for seed in range(9)]
    seats = [state.to_act[0] for state in states]
    bot = antipater.Bot("easy", seed=1, stream=5)
    one, many = (bot.choose_batch(states, seats, threads=threads) for threads in (1, 4))
    assert (one == many).all()
    singles = [antipater.Bot("easy", 1, 5 + i).choose(state, seats[i]) for i, state in enumerate(states)]
    assert one.tolist() == singles
    shares = bot.evaluate_batch(states, seats, threads=3)
    assert shares.shape == (18,)
    assert ((0 < shares) & (shares < 1)).all()
    assert (shares == bot.evaluate_batch(states, seats)).all()


def test_bad_questions_are_refused_with_a_sentence() -> None:
    seven, duel = antipater.Seven.deal(3), antipater.Duel.deal()
    other = 1 - duel.to_act[0]
    bot = antipater.Bot("random")
    for use, sentence in [
        (lambda: antipater.Bot("oracle"), "unknown bot"),
        (lambda: antipater.Bot("net:1s"), "thinks for a time"),
        (lambda: bot.choose(seven), "several seats"),
        (lambda: bot.choose(duel, other), "need not act"),
        (lambda: bot.choose(duel, 7), "no seat 7"),
        (lambda: bot.choose_batch([duel], [0, 1]), "2 seats for 1"),
        (lambda: bot.choose_batch([duel], threads=0), "threads"),
        (lambda: bot.evaluate_batch([duel], [0]), "no net"),
        (lambda: antipater.play(duel, ["random"]), "1 bots for 2 players"),
        (lambda: antipater.play(duel, [lambda _: -1] * 2), "not the number of a legal action"),
        (lambda: antipater.arena("random", "random", game="chess"), "unknown game"),  # type: ignore[arg-type]
        (lambda: antipater.arena("random", "random", game="duel", players=3), "a Duel has 2 players, not 3"),
        (lambda: antipater.signature([duel]), "over"),
        (lambda: antipater.analyze("{}"), "version"),
        (lambda: antipater.analyze(duel, depth="bottomless"), "unknown depth"),  # type: ignore[arg-type]
        (lambda: antipater.analyze(duel, seat=5), "no seat 5"),
        (lambda: antipater.action_values(seven), "several seats"),
        (lambda: antipater.action_values(duel, simulations=0), "at least 1"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            use()  # type: ignore[no-untyped-call]


def test_functions_play_in_every_game() -> None:
    for start, players in ((antipater.Seven.deal(3, seed=2), 3), (antipater.Duel.deal(seed=2), 2)):
        bots: list[antipater.Player] = [lowest, antipater.Bot("builder"), "random"]
        end = antipater.play(start, bots[:players], seed=4)
        assert end.is_over
        assert end.start == start
        for chosen, state in zip(end.history, [start], strict=False):
            if 0 in chosen:
                assert chosen[0] == min(state.legal_actions(0))
    end = antipater.play(antipater.Seven.free_city(seed=2), [lowest, "net"])
    assert end.is_over
    # Functions and names play the same when the function is the named bot.
    start = antipater.Seven.free_city(seed=3)
    named = antipater.play(start, ["net", "easy"], seed=6)
    assert antipater.play(start, [antipater.Bot("net", 6, 0), antipater.Bot("easy", 6, 1)], seed=6) == named


def test_the_arena_finds_the_stronger_bot() -> None:
    result = antipater.arena("builder", "random", game="duel", deals=20, seed=1, threads=2)
    assert (result.deals, result.games, result.fair) == (20, 40, 0.5)
    assert result.fair < result.low <= result.score <= result.high <= 1
    assert result == antipater.arena("builder", "random", game="duel", deals=20, seed=1)
    even = antipater.arena("random", lambda decision: decision.legal[0], players=3, deals=4)
    assert even.games == 12
    assert even == antipater.arena("random", lambda decision: decision.legal[0], players=3, deals=4)


def test_the_arena_writes_records_of_its_games(tmp_path: Path) -> None:
    def cautious(decision: antipater.Decision) -> int:
        return decision.legal[0]

    file = tmp_path / "records.jsonl"
    result = antipater.arena("random", cautious, players=3, deals=2, seed=4, records=file)
    games = [antipater.Seven.from_json(line) for line in file.read_text().splitlines()]
    assert [game.names for game in games[:2]] == [
        ("random", "cautious 1", "cautious 2"),
        ("cautious 0", "random", "cautious 2"),
    ]
    outcomes = [game.outcome for game in games]
    shares = [
        (number % 3 in outcome.winners) / len(outcome.winners) for number, outcome in enumerate(outcomes) if outcome
    ]
    assert len(shares) == result.games == 6
    assert sum(shares) / 6 == pytest.approx(result.score)

    accepted = antipater.arena("builder", "random", game="duel", deals=500, seed=1, sprt=True, records=file)
    assert len(file.read_text().splitlines()) == accepted.games < 1000


@pytest.mark.parametrize("name", ["duel", "seven", "free-city"])
def test_the_coach_judges_a_game(name: str) -> None:
    start: antipater.Seven | antipater.Duel = antipater.Duel.deal(seed=1)
    if name == "seven":
        start = antipater.Seven.deal(3, seed=1)
    if name == "free-city":
        start = antipater.Seven.free_city(seed=1)
    state = start
    bot = antipater.Bot("random", seed=1)
    steps = 4 if name == "duel" else 2
    for _ in range(steps):
        chosen: dict[int, int] = {}
        for seat in state.to_act:
            chosen[seat] = bot.choose(state, seat, chosen)
        state = state.apply(chosen)
    judged = antipater.analyze(state, depth="quick", simulations=2)
    json.dumps(judged)
    assert judged["game"] == name
    assert len(judged["curve"]) == steps + 1
    played = [(step, seat, action) for step, chosen in enumerate(state.history) for seat, action in chosen.items()]
    assert [(one["step"], one["seat"], one["action"]) for one in judged["decisions"]] == played
    for decision in judged["decisions"]:
        assert decision["loss"] >= 0
        assert decision["action"] in [
            action for valued in decision["best"] for action in (valued["action"], *valued["same"])
        ]
    only = antipater.analyze(state.to_json(), depth="quick", seat=0, simulations=2)
    assert only["decisions"] == [decision for decision in judged["decisions"] if decision["player"] == 0]
    assert [report["seat"] for report in only["seats"]] == [0]
    values = antipater.action_values(start, start.to_act[0], simulations=4)
    assert values[0]["behind"] == 0
    assert {value["action"] for value in values} <= set(start.legal_actions(start.to_act[0]))
    shares = np.array([value["share"] for value in values])
    assert ((0 <= shares) & (shares <= 1)).all()


def test_a_sequential_test_ends_a_series_early() -> None:
    result = antipater.arena("builder", "random", game="duel", deals=500, seed=1, sprt=True)
    assert result.sprt is not None
    assert result.sprt.accepted == "H1"
    assert result.sprt.log_ratio >= math.log(19)
    assert 10 <= result.deals == sum(result.sprt.pairs) < 500
    shorter = antipater.arena("builder", "random", game="duel", deals=result.deals - 1, seed=1)
    assert shorter.sprt is not None
    assert shorter.sprt.accepted is None
    worse = antipater.arena("random", "builder", game="free-city", deals=500, seed=1, sprt=True)
    assert worse.sprt is not None
    assert worse.sprt.accepted == "H0"
    with pytest.raises(ValueError, match="two players"):
        antipater.arena("builder", "random", players=3, sprt=True)
    assert antipater.arena("random", "random", players=3, deals=1).sprt is None


def test_a_ladder_has_one_rating_for_each_bot() -> None:
    pairs = [("builder", "random"), ("rush-science", "random"), ("rush-science", "builder")]
    matches = [(*pair, antipater.arena(*pair, game="duel", deals=50, seed=3)) for pair in pairs]
    rungs = antipater.ladder(matches, "random", at=1000)
    ratings = {rung.bot: rung.rating for rung in rungs}
    assert ratings["random"] == 1000
    assert list(ratings.values()) == sorted(ratings.values(), reverse=True)
    assert set(ratings) == {"random", "builder", "rush-science"}
    assert all(rung.low <= rung.rating <= rung.high for rung in rungs)
    with pytest.raises(ValueError, match="expert"):
        antipater.ladder(matches, "expert")


def test_a_series_of_victories_has_an_interval() -> None:
    result = antipater.arena("builder", "random", game="duel", deals=20, seed=1)
    assert result.score == result.high == 1
    assert result.low == pytest.approx(20 / (20 + 1.96**2), abs=1e-4)
    assert result.elo is result.elo_high is None
    assert result.elo_low is not None
    assert result.elo_low > 200
    even = antipater.arena("builder", "builder", game="duel", deals=5)
    assert even.elo == even.elo_low == even.elo_high == 0


def test_weights_fit_the_features() -> None:
    seven, duel = antipater.Seven.FEATURES, antipater.Duel.FEATURES
    games: dict[GameName, int] = {"seven": seven, "free-city": seven, "duel": duel}
    for game, features in games.items():
        net = antipater.weights(game)
        assert net["first"].shape == (features, len(net["first_bias"]))
        assert net["second"].shape == (len(net["second_bias"]), len(net["first_bias"]))
        assert net["last"].shape == (len(net["last_bias"]), len(net["second_bias"]))
        assert len(net["outputs"]) == len(net["last_bias"]) > len(net["worth"])
        assert net["first"].dtype == np.float32
    with pytest.raises(ValueError, match=r'unknown game "chess"; expected seven, free-city or duel'):
        antipater.weights("chess")  # type: ignore[arg-type]


def test_afterstates_are_those_of_legal_actions() -> None:
    start = antipater.Duel.deal(seed=3)
    seat = start.to_act[0]
    legal = start.legal_actions(seat)
    after = start.observe(seat).afterstates(seat, legal)
    assert len(after) == len(legal)
    assert all(not isinstance(inputs, int) and inputs.max() < start.FEATURES for inputs in after)
    illegal = next(number for number in range(start.ACTIONS) if number not in legal)
    with pytest.raises(ValueError, match="is not legal here"):
        start.observe(seat).afterstates(seat, [illegal])
