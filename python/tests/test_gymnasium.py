"""The environments of Gymnasium: its own checks, and that vectors are many single games."""

import copy
import itertools
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import antipater
from antipater.gymnasium import Env, VectorEnv

TABLES: dict[str, dict[str, Any]] = {
    **{f"seven-{players}": {"game": "seven", "players": players, "seat": players - 1} for players in range(3, 8)},
    "first": {"game": "seven", "players": 3, "edition": "first", "opponents": ["random", "rush-military"]},
    "free-city": {"game": "free-city", "seat": 1},
    "duel": {"game": "duel"},
    "duel-second": {"game": "duel", "seat": 1, "opponents": "random", "observation": "sparse", "reward": "margin"},
}


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> dict[str, Any]:
    return TABLES[request.param]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_conformance(table: dict[str, Any]) -> None:
    check_env(Env(**table), skip_render_check=True)
    name = {"seven": "Seven", "free-city": "FreeCity", "duel": "Duel"}[table["game"]]
    arguments = {key: value for key, value in table.items() if key != "game"}
    check_env(gymnasium.make(f"antipater.gymnasium:antipater/{name}-v0", **arguments).unwrapped)


def masked(observation: dict[str, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([rng.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in observation["action_mask"]])


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_a_vector_does_what_single_environments_do(table: dict[str, Any], mode: AutoresetMode) -> None:
    ours = VectorEnv(3, **table, autoreset_mode=mode)
    theirs = SyncVectorEnv([lambda: Env(**table)] * 3, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == mode
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.action_space == theirs.action_space
    rng = np.random.default_rng(4)
    observation, infos = ours.reset(seed=9)
    assert data_equivalence((observation, infos), theirs.reset(seed=9))
    ended = 0
    for step in range(130):
        assert ours.observation_space.contains(observation)
        actions = masked(observation, rng)
        if step % 10 == 7:
            actions[1] = 0
        now, expected = ours.step(actions), theirs.step(actions)
        assert data_equivalence(now, expected)
        observation = now[0]
        ended += int(now[2].sum())
        if mode == AutoresetMode.DISABLED and now[2].any():
            with pytest.raises(ResetNeeded):
                ours.step(actions)
            seeds = [None, 77, None]
            again = ours.reset(seed=seeds, options={"reset_mask": now[2]})
            assert data_equivalence(again, theirs.reset(seed=seeds, options={"reset_mask": now[2]}))
            observation = again[0]
    assert ended > 3
    ours.close()
    theirs.close()


def test_games_are_those_of_the_seed() -> None:
    env = Env("duel", opponents="random")
    first = [env.reset(seed=3 if game == 0 else None)[0]["observation"] for game in range(8)]
    deals = [antipater.Duel.deal(3, game) for game in range(8)]
    assert {deal.to_act for deal in deals} == {(0,), (1,)}
    for seen, deal in zip(first, deals, strict=True):
        # Where the bot begins, it has moved already.
        assert (seen == deal.features(0)).all() == (deal.to_act == (0,))


def test_samples_are_legal(table: dict[str, Any]) -> None:
    env = VectorEnv(5, **table, threads=2)
    observation, _ = env.reset(seed=1)
    for _ in range(100):
        actions = env.sample_actions()
        assert env.action_space.contains(actions)
        assert observation["action_mask"][np.arange(5), actions].all()
        observation, _, _, _, infos = env.step(actions)
        assert not infos["illegal"].any()


def test_vectors_can_be_made_by_name() -> None:
    env = gymnasium.make_vec(
        "antipater/Duel-v0", num_envs=2, vectorization_mode="vector_entry_point", render_mode="ansi"
    )
    env.reset(seed=1)
    said = env.render()
    assert said is not None
    assert [str(text).splitlines()[1] for text in said] == ["player_0: 2 points"] * 2
    env.close()


def test_without_copies_arrays_are_written_over() -> None:
    env = VectorEnv(2, "duel", copy=False)
    first, _ = env.reset(seed=1)
    before = first["observation"].copy()
    second, *_ = env.step(env.sample_actions())
    assert second["observation"] is first["observation"] or np.shares_memory(
        second["observation"], first["observation"]
    )
    assert (first["observation"] != before).any()


def test_copies_play_on_alike(table: dict[str, Any]) -> None:
    env = Env(**table)
    env.reset(seed=3)
    many = VectorEnv(3, **table, threads=2)
    many.reset(seed=3)
    for step in range(70):
        if step % 10 == 5:
            for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
                assert data_equivalence(again._observe(), env._observe())
                one = copy.deepcopy(env)
                action = int(one.action_masks().nonzero()[0][-1])
                assert data_equivalence(again.step(action), one.step(action))
                assert data_equivalence(again.reset(), one.reset())
            others = [copy.deepcopy(many), pickle.loads(pickle.dumps(many))]
            actions = many.sample_actions()
            now = many.step(actions)
            for other in others:
                assert (other.sample_actions() == actions).all()
                assert data_equivalence(other.step(actions), now)
                assert data_equivalence(other.action_masks(), many.action_masks())
        if env.step(env.action_masks().argmax())[2]:
            env.reset()
        many.step(many.sample_actions())


def test_masks_are_there_for_learners(table: dict[str, Any]) -> None:
    env = Env(**table)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert masks.any()
        assert (masks == seen["action_mask"]).all()
        seen, _, over, _, _ = env.step(masks.argmax())
    assert env.action_masks().any()
    many = VectorEnv(3, **table)
    seen, _ = many.reset(seed=1)
    assert (many.action_masks() == seen["action_mask"]).all()
    assert many.action_masks().shape == (3, many.single_action_space.n)  # type: ignore[attr-defined]


def test_what_is_no_action_is_treated_as_asked(table: dict[str, Any]) -> None:
    wrong: list[Any] = [float("nan"), 1.5, "build", None, [0, 1], True]
    for env in (Env(**table), VectorEnv(1, **table)):
        env.reset(seed=1)
        for action in wrong:
            with pytest.raises(ValueError, match="actions must"):
                env.step(action)
    raises = Env(**table, on_illegal="raise")
    raises.reset(seed=1)
    with pytest.raises(ValueError, match="-1 is not the number of a legal action"):
        raises.step(-1)
    with pytest.raises(ValueError, match="unknown on_illegal"):
        Env(**table, on_illegal="forgive")  # type: ignore[arg-type]
    loses = Env(**table, on_illegal="lose")
    loses.reset(seed=1)
    _, reward, over, _, info = loses.step(-1)
    players = loses._games.vector.players
    assert reward == pytest.approx(-20 if table.get("reward") == "margin" else -1 / (players - 1))
    assert over
    assert info == {"illegal": True}
    many = VectorEnv(2, **table, on_illegal="lose")
    seen, _ = many.reset(seed=1)
    actions = many.sample_actions()
    actions[1] = -1
    _, rewards, ended, _, infos = many.step(actions)
    assert ended.tolist() == [False, True]
    assert rewards[1] == reward
    assert (infos["final_obs"][1]["observation"].shape) == seen["observation"][1].shape


def test_sparse_observations_have_a_type_for_embeddings() -> None:
    options: dict[str, Any] = {"observation": "sparse", "observation_dtype": "int32"}
    for env in (Env("duel", **options), VectorEnv(2, "duel", **options)):
        seen, _ = env.reset(seed=1)
        assert seen["observation"].dtype == np.int32
        assert env.observation_space.contains(seen)


def test_frames_have_one_size_and_show_what_the_text_says() -> None:
    env = Env("seven", players=7, render_mode="rgb_array")
    env.reset(seed=1)
    frames: list[Any] = [env.render()]
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(env.action_masks().argmax()))
        frames.append(env.render())
    assert {(frame.shape, frame.dtype) for frame in frames} == {((792, 720, 3), np.dtype(np.uint8))}
    assert all((frame < 255).any() for frame in frames)
    # Nothing is left out below, and what is said changes.
    assert (frames[-1][-11:] == 255).all()
    assert not any((one == other).all() for one, other in itertools.pairwise(frames))
    many = VectorEnv(2, "duel", render_mode="rgb_array")
    many.reset(seed=1)
    assert [frame.shape for frame in many.render() or ()] == [(792, 720, 3)] * 2


def test_wrong_arguments_are_refused() -> None:
    for bad in (
        {"seat": 4},
        {"opponents": ["random"]},
        {"opponents": "nobody"},
        {"observation": "none"},
        {"render_mode": "film"},
        {"features": "v0"},
        {"game": "duel", "players": 3},
    ):
        with pytest.raises(ValueError, match=r"seat|opponents|nobody|observation|render_mode|features|players"):
            Env(**bad)
    env = VectorEnv(2, "duel")
    env.reset()
    env.reset(seed=np.int64(3))  # type: ignore[arg-type]
    assert env._games.vector.seeds.tolist() == [3, 4]
    with pytest.raises(ValueError, match="1 seeds for 2"):
        env.reset(seed=[1])
    for mask in ([True, False], np.array([1, 0])):
        with pytest.raises(TypeError):
            env.reset(options={"reset_mask": mask})
    for mask in (np.array([True]), np.array([False, False])):
        with pytest.raises(ValueError, match="reset_mask"):
            env.reset(options={"reset_mask": mask})
