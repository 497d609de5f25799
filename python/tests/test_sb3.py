"""Stable Baselines3 and sb3-contrib: masks, their own checks, and that a vector is that of Gymnasium."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

from antipater.gymnasium import Env, VectorEnv
from antipater.sb3 import VecEnv

TABLES: list[dict[str, Any]] = [
    {"game": "duel"},
    {"game": "seven", "players": 3, "seat": 1, "observation": "sparse", "observation_dtype": "int32"},
    {"game": "free-city"},
]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_conformance(table: dict[str, Any]) -> None:
    check_env(Env(**table))


@pytest.mark.parametrize("table", TABLES)
def test_a_vector_is_that_of_gymnasium(table: dict[str, Any]) -> None:
    ours, theirs = VecEnv(3, **table, on_illegal="lose"), VectorEnv(3, **table, on_illegal="lose")
    ours.seed(5)
    assert data_equivalence(ours.reset(), theirs.reset(seed=5)[0])
    ended = 0
    for step in range(100):
        actions = theirs.sample_actions()
        if step == 7:
            actions[1] = -1
        assert (get_action_masks(ours) == theirs.action_masks()).all()
        seen, rewards, over, infos = ours.step(actions)
        expected, due, terminated, _, told = theirs.step(actions)
        assert data_equivalence(seen, expected)
        assert rewards == pytest.approx(due)
        assert (over == terminated).all()
        for number in over.nonzero()[0]:
            assert infos[number]["illegal"] == (step == 7 and number == 1)
            assert data_equivalence(infos[number]["terminal_observation"], told["final_obs"][number])
        ended += int(over.sum())
    assert ended > 3
    assert ours.env_is_wrapped(object) == [False] * 3
    assert ours.get_attr("num_envs", 1) == [3]
    ours.close()


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_one_learner_takes_them_all() -> None:
    single = make_vec_env("antipater/Duel-v0", 2)
    for env in (single, VecEnv(4, "duel", observation="sparse")):
        assert is_masking_supported(env)
        env.seed(1)
        learner = MaskablePPO("MultiInputPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
        learner.learn(256)
        seen = env.reset()
        masks = get_action_masks(env)
        chosen, _ = learner.predict(seen, action_masks=masks)
        assert masks[np.arange(env.num_envs), chosen].all()
