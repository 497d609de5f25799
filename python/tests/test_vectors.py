"""Vectors of games against single positions."""

import copy
import os
import pickle
import random
import resource
import threading
from collections.abc import Callable

import numpy as np
import pytest

import antipater

Vector = antipater.SevenVec | antipater.DuelVec
State = antipater.Seven | antipater.Duel


class Kind:
    """A vector and the single positions that it must agree with."""

    def __init__(self, name: str) -> None:
        self.players = 2 if name == "duel" else int(name[-1])
        self.edition = "first" if name == "seven-3" else "second"

    def vector(self, games: int, **options: object) -> Vector:
        if self.players == 2:
            return antipater.DuelVec(games, **options)  # type: ignore[arg-type]
        return antipater.SevenVec(games, self.players, edition=self.edition, **options)  # type: ignore[arg-type]

    def deal(self, seed: int, game: int = 0) -> State:
        if self.players == 2:
            return antipater.Duel.deal(seed, game)
        return antipater.Seven.deal(self.players, self.edition, seed, game)  # type: ignore[arg-type]


@pytest.fixture(params=["seven-3", "seven-4", "seven-7", "duel"])
def kind(request: pytest.FixtureRequest) -> Kind:
    return Kind(request.param)


def row(vector: Vector, game: int, seat: int) -> tuple[int, ...]:
    return (game, seat) if isinstance(vector, antipater.SevenVec) else (game,)


def acting(vector: Vector, game: int) -> list[int]:
    if isinstance(vector, antipater.SevenVec):
        return np.flatnonzero(vector.to_act[game]).tolist()
    seat = int(vector.seat[game])
    return [seat] if seat >= 0 else []


def agree(vector: Vector, game: int, state: State) -> None:
    assert vector.state(game).line == state.line
    assert acting(vector, game) == list(state.to_act)
    assert bool(vector.terminations[game]) == state.is_over
    assert vector.rewards[game] == pytest.approx(state.returns(), abs=1e-6)
    seats = range(state.players) if isinstance(vector, antipater.SevenVec) else state.to_act
    for seat in seats:
        place = row(vector, game, seat)
        legal = state.legal_actions(seat)
        listed = vector.legal[place][: vector.legal_counts[place]].tolist()
        assert listed == legal or (not legal and listed == [state.WAIT])
        assert (vector.legal[place][vector.legal_counts[place] :] == state.ACTIONS).all()
        assert vector.mask is not None
        assert (vector.mask[place] == state.legal_mask(seat)).all()
        if vector.active_counts is not None and vector.observations is not None:
            count = vector.active_counts[place]
            assert (vector.observations[place][:count] == state.active_features(seat)).all()
            assert (vector.observations[place][count:] == state.FEATURES).all()
        elif vector.observations is not None:
            assert (vector.observations[place] == state.features(seat)).all()


@pytest.mark.parametrize("observation", ["sparse", "dense"])
def test_every_game_is_that_of_single_positions(kind: Kind, observation: str) -> None:
    games = 4
    vector = kind.vector(games, seed=11, observation=observation, mask=True, reward="placement")
    singles = [kind.deal(11 + game) for game in range(games)]
    rng = random.Random(1)
    episodes = [0] * games
    for _ in range(90):
        actions = vector.sample_actions()
        for game, state in enumerate(singles):
            if not state.is_over:
                chosen = {seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act}
                for seat, action in chosen.items():
                    actions[row(vector, game, seat)] = action
                singles[game] = state.apply(chosen)
        vector.step(actions)
        for game, state in enumerate(singles):
            assert vector.rewards[game] == pytest.approx(state.returns("placement"), abs=1e-6)
            if state.is_over:
                # The engine reads the record again and checks each of its steps.
                assert type(state).from_json(state.to_json()) == state == vector.state(game)
        over = vector.terminations.copy()
        vector.reset(mask=over)
        for game in np.flatnonzero(over).tolist():
            episodes[game] += 1
            singles[game] = kind.deal(11 + game, episodes[game])
        for game, state in enumerate(singles):
            agree(vector, game, state)
        assert vector.episodes.tolist() == episodes
    assert max(episodes) > 0


def test_the_free_city_is_asked_about_in_a_step_of_its_own() -> None:
    rng = random.Random(1)
    second = 0
    for seed in range(3):
        vector = antipater.SevenVec(1, game="free-city", seed=seed, observation="dense", mask=True)
        assert vector.players == 2
        state = antipater.Seven.free_city(seed)
        while not state.is_over:
            chosen: dict[int, int] = {}
            for seats in ([0, 1], [2]):
                asked = {state.chooser(seat): seat for seat in seats if seat in state.to_act}
                if not asked:
                    continue
                assert vector.state(0) == state
                assert acting(vector, 0) == sorted(asked)
                actions = vector.sample_actions()
                for player in range(2):
                    legal = vector.legal[0, player][: vector.legal_counts[0, player]].tolist()
                    assert (vector.legal[0, player][len(legal) :] == 2 * state.ACTIONS).all()
                    assert vector.mask is not None
                    assert vector.mask[0, player].nonzero()[0].tolist() == sorted(legal)
                    assert vector.observations is not None
                    assert (vector.observations[0, player] == state.features(player)).all()
                    if player not in asked:
                        assert legal == [state.WAIT]
                        continue
                    first = 0 if asked[player] == player else state.ACTIONS
                    second += first > 0
                    assert legal == [first + number for number in state.legal_actions(asked[player], chosen)]
                    actions[0, player] = rng.choice(legal)
                    chosen[asked[player]] = int(actions[0, player]) - first
                vector.step(actions)
            state = state.apply(chosen)
        assert vector.terminations[0]
        assert vector.rewards[0] == pytest.approx(state.returns())
    assert second > 40
    for wrong in ({"game": "duel"}, {"game": "free-city", "players": 3}):
        with pytest.raises(ValueError, match=r"unknown game|3 players"):
            antipater.SevenVec(1, **wrong)


def everything(vector: Vector) -> list[bytes]:
    turn = vector.to_act if isinstance(vector, antipater.SevenVec) else vector.seat
    arrays = (vector.observations, vector.legal, vector.legal_counts, vector.mask, vector.rewards, turn)
    return [array.tobytes() for array in (*arrays, vector.terminations, vector.illegal) if array is not None]


def test_threads_make_no_difference(kind: Kind) -> None:
    one, many = (kind.vector(37, seed=3, mask=True, threads=threads) for threads in (1, 3))
    for _ in range(40):
        actions = one.sample_actions()
        assert (many.sample_actions() == actions).all()
        one.step(actions)
        many.step(actions)
        assert everything(one) == everything(many)
        for vector in (one, many):
            vector.reset(mask=vector.terminations)
    many.close()


def test_bots_play_for_the_free_city_too() -> None:
    vector = antipater.SevenVec(4, game="free-city", seed=5, opponents=["builder", None])
    rng = random.Random(2)
    chosen: list[list[int]] = [[], [], [], []]
    while not vector.terminations.all():
        actions = vector.sample_actions()
        for game in range(4):
            for seat in acting(vector, game):
                legal = vector.legal[game, seat][: vector.legal_counts[game, seat]].tolist()
                actions[game, seat] = rng.choice(legal)
                chosen[game].append(int(actions[game, seat]) % antipater.Seven.ACTIONS)
        vector.step(actions)
    for game in range(4):
        end = antipater.play(antipater.Seven.free_city(5 + game), ["builder", told(chosen[game])], seed=5 + game)
        assert end.line == vector.state(game).line


def told(actions: list[int]) -> Callable[[antipater.Decision], int]:
    left = iter(actions)
    return lambda _: next(left)


def test_bots_sit_where_they_are_told_to(kind: Kind) -> None:
    opponents: list[str | None] = ["builder", None, "net", "easy", "builder", "random", "net"]
    opponents = opponents[: kind.players]
    vector = kind.vector(3, seed=5, opponents=opponents, threads=2)
    rng = random.Random(2)
    chosen: list[list[int]] = [[], [], []]
    while not vector.terminations.all():
        actions = vector.sample_actions()
        for game in range(3):
            assert acting(vector, game) in ([], [1])
            for seat in acting(vector, game):
                place = row(vector, game, seat)
                action = rng.choice(vector.legal[place][: vector.legal_counts[place]].tolist())
                actions[place] = action
                chosen[game].append(action)
        vector.step(actions)
    for game in range(3):
        bots: list[antipater.Player] = [bot or told(chosen[game]) for bot in opponents]
        end = antipater.play(kind.deal(5 + game), bots, seed=5 + game)
        assert end.line == vector.state(game).line
        assert vector.rewards[game] == pytest.approx(end.returns())


def test_an_illegal_choice_changes_nothing(kind: Kind) -> None:
    vector = kind.vector(5, seed=7, mask=True)
    vector.step(vector.sample_actions())
    before = everything(vector)[:-1]
    lines = [vector.state(game).line for game in range(5)]
    good = vector.sample_actions()
    for wrong in (-1, 65_535, 65_536 + int(good.flat[-1]), 2**62):
        bad = good.copy()
        bad[3] = wrong
        with pytest.raises(ValueError, match=rf"game 3, seat \d: {wrong} is not the number of a legal action"):
            vector.step(bad)
        assert everything(vector)[:-1] == before
    assert [vector.state(game).line for game in range(5)] == lines
    vector.step(good)


def test_an_illegal_choice_can_become_the_lowest_legal_one(kind: Kind) -> None:
    vector = kind.vector(3, seed=7, on_illegal="lowest")
    states = [kind.deal(7 + game) for game in range(3)]
    actions = vector.sample_actions()
    first = {game: {seat: int(actions[row(vector, game, seat)]) for seat in acting(vector, game)} for game in range(3)}
    seat = acting(vector, 2)[0]
    actions[row(vector, 2, seat)] = -5
    first[2][seat] = min(states[2].legal_actions(seat))
    vector.step(actions)
    assert np.argwhere(vector.illegal).tolist() == [list(row(vector, 2, seat))]
    for game in range(3):
        assert vector.state(game) == states[game].apply(first[game])
    vector.step(vector.sample_actions())
    assert not vector.illegal.any()


def test_an_illegal_choice_can_lose_the_game(kind: Kind) -> None:
    vector = kind.vector(3, seed=7, mask=True, on_illegal="lose", reward="placement")
    positions = [vector.state(game) for game in range(3)]
    actions = vector.sample_actions()
    seat = acting(vector, 1)[0]
    actions[row(vector, 1, seat)] = -5
    vector.step(actions)
    assert vector.terminations.tolist() == [False, True, False]
    assert vector.state(1) == positions[1]
    assert acting(vector, 1) == []
    others = 1 / (kind.players - 1)
    assert vector.rewards[1].tolist() == pytest.approx([-1 if i == seat else others for i in range(kind.players)])
    # What is over stays as it is, and is the same in a copy.
    before = everything(vector)
    assert everything(copy.deepcopy(vector)) == before
    vector.step(vector.sample_actions())
    assert vector.rewards[1].min() == -1
    vector.reset(mask=vector.terminations)
    assert not vector.terminations.any()


@pytest.mark.parametrize("options", [{}, {"observation": "dense"}, {"observation_dtype": "int32"}])
@pytest.mark.parametrize("free_city", [False, True])
def test_a_copy_plays_on_alike(kind: Kind, options: dict[str, object], free_city: bool) -> None:
    bots = ["builder", "random", *[None] * (kind.players - 2)]
    if free_city:
        vector: Vector = antipater.SevenVec(6, game="free-city", mask=True, on_illegal="lowest", **options)  # type: ignore[arg-type]
    elif kind.players == 2:
        vector = kind.vector(6, seed=5, mask=True, opponents=["builder", None], on_illegal="lowest", **options)
    else:
        vector = kind.vector(6, seed=5, mask=True, opponents=bots, on_illegal="lowest", **options)
    for step in range(24):
        if step in (0, 3, 23):
            copies = [copy.deepcopy(vector), pickle.loads(pickle.dumps(vector))]
            for other in copies:
                assert everything(other) == everything(vector)
                assert not np.shares_memory(other.legal, vector.legal)
            for _ in range(30):
                actions = vector.sample_actions()
                actions.flat[0] = 2**15
                for other in copies:
                    drawn = other.sample_actions()
                    assert (drawn.flat[1:] == actions.flat[1:]).all()
                for one in (vector, *copies):
                    one.step(actions)
                    one.reset(mask=one.terminations)
                assert everything(vector) == everything(copies[0]) == everything(copies[1])
        vector.step(vector.sample_actions())
        vector.reset(mask=vector.terminations)


def test_the_state_of_another_vector_is_refused(kind: Kind) -> None:
    vector = kind.vector(2, seed=3, on_illegal="lowest")
    other = kind.vector(2, seed=4)
    other.step(other.sample_actions())
    seeds, *rest = other.__getstate__()
    for state in (
        kind.vector(3).__getstate__(),
        (seeds + 1, *rest[:2], rest[2] * 0 - 1, *rest[3:]),
        (seeds, *rest[:1]),
    ):
        with pytest.raises(ValueError, match=r"state|tuple"):
            vector.__setstate__(state)
    vector.close()
    with pytest.raises(ValueError, match="closed"):
        pickle.dumps(vector)


def test_no_mask_is_empty(kind: Kind) -> None:
    vector = kind.vector(4, mask=True)
    while not vector.terminations.all():
        vector.step(vector.sample_actions())
        assert vector.mask is not None
        assert vector.mask.any(axis=-1).all()


def test_sparse_observations_have_a_type_for_embeddings(kind: Kind) -> None:
    narrow, wide = kind.vector(3), kind.vector(3, observation_dtype="int32")
    for _ in range(60):
        actions = narrow.sample_actions()
        for vector in (narrow, wide):
            vector.step(actions)
            vector.reset(mask=vector.terminations)
        assert narrow.observations is not None
        assert wide.observations is not None
        assert narrow.observations.dtype.name == "uint16"
        assert wide.observations.dtype.name == "int32"
        assert (narrow.observations == wide.observations).all()
        assert (np.asarray(narrow.active_counts) == wide.active_counts).all()


def test_seeds_choose_the_deals(kind: Kind) -> None:
    vector = kind.vector(3, seed=2**64 - 1)
    assert vector.seeds.tolist() == [2**64 - 1, 0, 1]
    vector.reset()
    assert vector.state(1) == kind.deal(0, 1)
    vector.reset(seeds=40)
    assert vector.seeds.tolist() == [40, 41, 42]
    assert vector.episodes.tolist() == [0, 0, 0]
    vector.reset(mask=[False, True, False], seeds=[1, 2, 3])
    assert vector.seeds.tolist() == [40, 2, 42]
    assert vector.state(1) == kind.deal(2)
    for mask, seeds in (([True], None), ([1, 0, 1], None), (None, [1, 2]), (None, -1), (None, "x")):
        with pytest.raises(ValueError, match=r"mask|seeds"):
            vector.reset(mask=mask, seeds=seeds)  # type: ignore[arg-type]


def test_memory_can_be_given(kind: Kind) -> None:
    model = kind.vector(2, mask=True)
    turn = "to_act" if isinstance(model, antipater.SevenVec) else "seat"
    names = (
        "observations",
        "active_counts",
        "legal",
        "legal_counts",
        "mask",
        "rewards",
        "terminations",
        "illegal",
        turn,
    )
    given = {name: np.ones_like(getattr(model, name)) for name in names}
    vector = kind.vector(2, mask=True, buffers=given)
    vector.step(vector.sample_actions())
    model.step(model.sample_actions())
    assert everything(vector) == everything(model)
    for name, array in given.items():
        assert np.shares_memory(getattr(vector, name), array)
        assert (getattr(model, name) == array).all()
    read_only = np.zeros_like(model.rewards)
    read_only.flags.writeable = False
    for buffers, sentence in [
        ({"rewards": np.zeros((2, 9), np.float32)}, "shape"),
        ({"rewards": np.zeros_like(model.rewards, np.float64)}, "array of float32"),
        ({"rewards": np.asfortranarray(np.zeros_like(model.rewards)).T[::-1].T}, "one piece|shape"),
        ({"rewards": read_only}, "writeable|read"),
        ({"rewards": [0.0]}, "array of float32"),
        ({"gold": np.zeros(2)}, "gold"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            kind.vector(2, buffers=buffers)


def test_bad_arguments_are_refused_with_a_sentence(kind: Kind) -> None:
    cases: list[tuple[dict[str, object], str]] = [
        ({"observation": "pixels"}, "unknown observation"),
        ({"reward": "gold"}, "unknown reward"),
        ({"on_illegal": "ignore"}, "unknown on_illegal"),
        ({"threads": 0}, "threads"),
        ({"threads": -1}, "threads must be"),
        ({"seed": -1}, "seed must be"),
        ({"observation_dtype": "float32"}, "unknown observation_dtype"),
        ({"observation": "dense", "observation_dtype": "int32"}, "sparse observations"),
        ({"opponents": ["builder"] * kind.players}, "leave a seat"),
        ({"opponents": [None]}, "each of the"),
        ({"opponents": ["oracle"] + [None] * (kind.players - 1)}, "unknown bot"),
        ({"opponents": ["uct:1s"] + [None] * (kind.players - 1)}, "thinks for a time"),
        ({"opponents": ["exec:rm"] + [None] * (kind.players - 1)}, "is a program"),
    ]
    for options, sentence in cases:
        with pytest.raises(ValueError, match=sentence):
            kind.vector(2, **options)
    for count in (0, -1):
        with pytest.raises(ValueError, match="num_envs"):
            kind.vector(count)
    vector = kind.vector(2)
    wrong: list[object] = [np.zeros(99, int), vector.sample_actions() + 0.5, "north", [[]], None]
    for actions in wrong:
        with pytest.raises(ValueError, match="actions must"):
            vector.step(actions)  # type: ignore[arg-type]
    actions = kind.vector(3).sample_actions()
    # As many numbers in another order are not meant.
    for other in (actions.reshape(-1, 1), actions[None], actions.T if actions.ndim == 2 else actions[:2]):
        if other.shape != actions.shape:
            with pytest.raises(ValueError, match=r"actions must have the shape \[3"):
                kind.vector(3).step(other)
    for index in (2, -1):
        with pytest.raises(ValueError, match=f"no game {index}"):
            vector.state(index)


def test_a_closed_vector_says_so(kind: Kind) -> None:
    vector = kind.vector(2, threads=2)
    actions = vector.sample_actions()
    vector.close()
    vector.close()
    uses: list[Callable[[], object]] = [
        lambda: vector.step(actions),
        vector.reset,
        vector.sample_actions,
        lambda: vector.state(0),
        lambda: vector.seeds,
    ]
    for use in uses:
        with pytest.raises(ValueError, match="closed"):
            use()
    assert vector.legal_counts.size > 0


def test_a_vector_is_used_by_one_thread_at_a_time() -> None:
    vector = antipater.DuelVec(64, opponents=[None, "net"], observation="none")
    errors: list[str] = []

    def go_on() -> None:
        for _ in range(30):
            try:
                vector.reset()
            except ValueError as error:
                errors.append(str(error))

    threads = [threading.Thread(target=go_on) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread is using this vector" in error or "borrowed" in error for error in errors)
    assert (vector.episodes == 90 - len(errors)).all()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_goes_on_with_threads_of_its_own(kind: Kind) -> None:
    vector = kind.vector(16, seed=1, threads=2)
    vector.step(vector.sample_actions())
    child = os.fork()
    if child == 0:
        vector.step(vector.sample_actions())
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert status == 0
    vector.step(vector.sample_actions())


def test_memory_does_not_grow() -> None:
    vectors: list[Vector] = [antipater.SevenVec(2, 4, mask=True), antipater.DuelVec(2, mask=True, threads=2)]

    def run(steps: int) -> int:
        for _ in range(steps):
            for vector in vectors:
                vector.step(vector.sample_actions())
                vector.reset(mask=vector.terminations)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = run(2_000)
    assert run(10_000) - before < 4_000  # kilobytes
