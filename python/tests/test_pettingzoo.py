"""The environments of PettingZoo: its own tests, and that games are those of single positions."""

import copy
import pickle
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import antipater
import antipater.pettingzoo as zoo
from antipater._table import asked

# It wants spaces to be boxes and rewards to come before the end.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

TABLES: dict[str, dict[str, Any]] = {
    **{f"seven-{players}": {"game": "seven", "players": players} for players in range(3, 8)},
    "first": {"game": "seven", "players": 3, "edition": "first"},
    "free-city": {"game": "free-city"},
    "duel": {"game": "duel"},
}


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> dict[str, Any]:
    return TABLES[request.param]


def seeded(make: Callable[..., Any], table: dict[str, Any]) -> Callable[..., Any]:
    """Make environments that are random in the same way every time, though PettingZoo's tests give no seed."""

    def made(**more: Any) -> Any:
        env = make(**table, **more)
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(number)
        reset = env.reset
        env.reset = lambda seed=3, options=None: reset(seed=seed, options=options)
        return env

    return made


def test_conformance_of_parallel(table: dict[str, Any]) -> None:
    parallel_api_test(seeded(zoo.parallel_env, table)(), num_cycles=100)
    parallel_seed_test(lambda: zoo.parallel_env(**table), num_cycles=100)


def test_conformance_of_turns(table: dict[str, Any]) -> None:
    api_test(seeded(zoo.env, table)(), num_cycles=100)
    seed_test(lambda: zoo.env(**table), num_cycles=100)
    state_test(seeded(zoo.env, table)(), seeded(zoo.parallel_env, table)())


def test_conformance_of_limits_and_texts(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    # It counts the decisions of each agent: a step that does not ask everybody so early would be no use here.
    module = types.SimpleNamespace(env=seeded(zoo.env, table), parallel_env=seeded(zoo.parallel_env, table))
    # With the Free City its holder decides more often than the other one.
    if table["game"] != "free-city":
        max_cycles_test(module)
    render_test(seeded(zoo.env, table))
    assert "player_0: " in capsys.readouterr().out


def test_games_are_those_of_the_seed(table: dict[str, Any]) -> None:
    if table["game"] == "free-city":
        pytest.skip("a step of this game takes two of the environment: see below")
    env = zoo.parallel_env(**table, reward="margin")
    rng = np.random.default_rng(1)
    for game in range(3):
        observations, infos = env.reset(seed=5 if game == 0 else None)
        state: antipater.Seven | antipater.Duel
        if table["game"] == "duel":
            state = antipater.Duel.deal(5, game)
        else:
            state = antipater.Seven.deal(table["players"], table.get("edition", "second"), 5, game)
        rewards: dict[str, float] = {}
        while env.agents:
            chosen, actions = {}, {}
            for seat, agent in enumerate(env.agents):
                legal = observations[agent]["action_mask"].nonzero()[0]
                assert (observations[agent]["observation"] == state.features(seat)).all()
                actions[agent] = int(rng.choice(legal))
                if seat in state.to_act:
                    assert legal.tolist() == sorted(state.legal_actions(seat))
                    chosen[seat] = actions[agent]
                else:
                    assert legal.tolist() == [env.action_space(agent).n - 1]
            state = state.apply(chosen)
            observations, rewards, terminations, truncations, infos = env.step(actions)
            assert set(terminations.values()) == {state.is_over}
            assert not any(truncations.values())
            assert not any(info["illegal"] for info in infos.values())
        assert tuple(rewards.values()) == state.returns("margin")
        assert env.step({}) == ({}, {}, {}, {}, {})


def test_turns_and_parallel_play_the_same(table: dict[str, Any]) -> None:
    turns, parallel = zoo.env(**table), zoo.parallel_env(**table)
    turns.reset(seed=8)
    observations, _ = parallel.reset(seed=8)
    rewards: dict[str, float] = {}
    while parallel.agents:
        highest = {agent: int(seen["action_mask"].nonzero()[0][-1]) for agent, seen in observations.items()}
        for player in asked(turns.unwrapped.position, turns.unwrapped._chosen):
            assert turns.agent_selection == f"player_{player}"
            turns.step(highest[f"player_{player}"])
        observations, rewards, *_ = parallel.step(highest)
        for agent in parallel.agents:
            seen = turns.observe(agent)
            assert seen is not None
            assert (seen["observation"] == observations[agent]["observation"]).all()
    assert all(turns.terminations.values())
    assert turns.rewards == rewards


def test_the_holder_of_its_card_chooses_for_the_free_city_too() -> None:
    env = zoo.parallel_env("free-city")
    rng = np.random.default_rng(1)
    actions = antipater.Seven.ACTIONS
    for game in range(3):
        observations, _ = env.reset(seed=5 if game == 0 else None)
        state = antipater.Seven.free_city(5, game)
        while env.agents:
            chosen: dict[int, int] = {}
            # First the cities of the players, then the Free City.
            for seats in ([0, 1], [2]):
                asked = {state.chooser(seat): seat for seat in seats if seat in state.to_act}
                if not asked:
                    continue
                named = {}
                for player, agent in enumerate(env.agents):
                    seen = observations[agent]
                    legal = seen["action_mask"].nonzero()[0].tolist()
                    assert (seen["observation"] == state.features(player)).all()
                    named[agent] = int(rng.choice(legal))
                    if player not in asked:
                        assert legal == [state.WAIT]
                    elif asked[player] == player:
                        assert legal == sorted(state.legal_actions(player))
                        chosen[player] = named[agent]
                    else:
                        assert legal == [actions + number for number in sorted(state.legal_actions(2, chosen))]
                        chosen[2] = named[agent] - actions
                observations, rewards, *_, infos = env.step(named)
                assert not any(info["illegal"] for info in infos.values())
            state = state.apply(chosen)
            assert state == env.position
        assert tuple(rewards.values()) == state.returns()


def test_an_illegal_action_becomes_the_lowest_legal_one(table: dict[str, Any]) -> None:
    env = zoo.parallel_env(**table)
    twin = zoo.parallel_env(**table)
    observations, _ = env.reset(seed=2)
    twin.reset(seed=2)
    for wrong in (-1, 10**6):
        lowest = {agent: int(seen["action_mask"].nonzero()[0][0]) for agent, seen in observations.items()}
        observations, *_, infos = env.step(dict.fromkeys(env.agents, wrong))
        same, *_, fine = twin.step(lowest)
        assert all(info["illegal"] for info in infos.values())
        assert not any(info["illegal"] for info in fine.values())
        for agent, seen in observations.items():
            assert (seen["observation"] == same[agent]["observation"]).all()


def test_what_is_no_number_is_refused(table: dict[str, Any]) -> None:
    parallel, turns = zoo.parallel_env(**table), zoo.env(**table, on_illegal="raise")
    parallel.reset(seed=2)
    turns.reset(seed=2)
    before = parallel.position.line
    wrong: list[Any] = [None, "build", 1.0, float("nan"), np.float32(3), [1]]
    for action in wrong:
        with pytest.raises(ValueError, match=r"player_0: .* is not a whole number"):
            parallel.step(dict.fromkeys(parallel.agents, action))
        with pytest.raises(ValueError, match=r"player_\d: .* is not a whole number"):
            turns.step(action)
    assert parallel.position.line == before
    with pytest.raises(ValueError, match="-1 is not the number of a legal action"):
        turns.step(-1)
    # An array of one number without a dimension is one.
    parallel.step({agent: np.array(-1) for agent in parallel.agents})
    with pytest.raises(ValueError, match="unknown on_illegal"):
        zoo.env(**table, on_illegal="forgive")  # type: ignore[arg-type]


def test_an_illegal_action_can_lose_the_game(table: dict[str, Any]) -> None:
    parallel, turns = (make(**table, on_illegal="lose") for make in (zoo.parallel_env, zoo.env))
    observations, _ = parallel.reset(seed=2)
    lowest = {agent: int(seen["action_mask"].nonzero()[0][0]) for agent, seen in observations.items()}
    loser = parallel.agents[-1]
    _, rewards, terminations, _, infos = parallel.step({**lowest, loser: -1})
    others = len(lowest) - 1
    assert rewards == pytest.approx({agent: -1 / others if agent == loser else 1 / others**2 for agent in lowest})
    assert all(terminations.values())
    assert {agent for agent, info in infos.items() if info["illegal"]} == {loser}
    assert not parallel.agents
    turns.reset(seed=2)
    loser = turns.agent_selection
    turns.step(-1)
    assert all(turns.terminations.values())
    assert turns.rewards[loser] == min(turns.rewards.values()) == pytest.approx(-1 / others)
    # The next game is a new one.
    turns.reset()
    assert not any(turns.terminations.values())


def test_copies_play_on_alike(table: dict[str, Any]) -> None:
    parallel, turns = zoo.parallel_env(**table), zoo.env(**table)
    observations, _ = parallel.reset(seed=4)
    turns.reset(seed=4)
    for _ in range(9):
        actions = {agent: int(seen["action_mask"].nonzero()[0][-1]) for agent, seen in observations.items()}
        copies = [copy.deepcopy(parallel), pickle.loads(pickle.dumps(parallel))]
        observations, *rest = parallel.step(actions)
        for other in copies:
            _, *same = other.step(actions)
            assert same == rest
            assert other.position == parallel.position
            assert (other.state() == parallel.state()).all()
        others = [copy.deepcopy(turns), pickle.loads(pickle.dumps(turns))]
        number = int(turns.observe(turns.agent_selection)["action_mask"].nonzero()[0][-1])
        for env in (turns, *others):
            env.step(number)
            assert env.agent_selection == turns.agent_selection
            assert env.unwrapped.position == turns.unwrapped.position
    copies = [copy.deepcopy(parallel), pickle.loads(pickle.dumps(parallel))]
    parallel.reset()
    for other in copies:
        other.reset()
        assert other.position == parallel.position


def test_environments_can_be_made_by_name() -> None:
    for name, game in (("Seven", "seven"), ("FreeCity", "free-city"), ("Duel", "duel")):
        for kind in ("aec", "parallel"):
            env = pettingzoo.make(kind, f"antipater/{name}-v0", reward="margin")
            env.reset(seed=1)
            assert env.unwrapped.position.game == game


def test_what_cannot_be_dealt_is_refused() -> None:
    free_city = {"game": "free-city", "players": 3}
    for bad in ({"game": "chess"}, {"players": 2}, {"game": "duel", "players": 3}, {"edition": "third"}, free_city):
        with pytest.raises(ValueError, match=r"unknown|players"):
            zoo.env(**bad)
    makers: tuple[Any, ...] = (zoo.env, zoo.parallel_env)
    for make in makers:
        with pytest.raises(ValueError, match="render_mode"):
            make(render_mode="film")
        with pytest.raises(ValueError, match="features"):
            make(features="v0")
