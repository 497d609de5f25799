"""RLlib learns in our environments. It pins another Gymnasium, so this runs in an environment of its own."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import ray
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv

import antipater.pettingzoo as zoo
import antipater.rllib

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("table", [{"game": "seven", "players": 5}, {"game": "duel"}])
@pytest.mark.parametrize("parallel", [True, False])
def test_a_game_is_played_to_its_end(table: dict[str, Any], parallel: bool) -> None:
    env: Any = ParallelPettingZooEnv(zoo.parallel_env(**table)) if parallel else PettingZooEnv(zoo.env(**table))
    observations, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    rewards: dict[str, float] = {}
    for _ in range(400):
        assert all(env.get_observation_space(agent).contains(seen) for agent, seen in observations.items())
        actions = {agent: int(rng.choice(seen["action_mask"].nonzero()[0])) for agent, seen in observations.items()}
        observations, now, terminated, truncated, _ = env.step(actions)
        for agent, reward in now.items():
            rewards[agent] = rewards.get(agent, 0.0) + reward
        if terminated["__all__"]:
            break
    assert terminated["__all__"]
    assert not truncated["__all__"]
    assert max(rewards.values()) > 0


@pytest.mark.parametrize("table", [{"game": "seven", "players": 3}, {"game": "free-city"}, {"game": "duel"}])
def test_what_agents_see_is_in_the_form_of_its_modules(table: dict[str, Any]) -> None:
    env, plain = antipater.rllib.env(**table), zoo.parallel_env(**table)
    observations, _ = env.reset(seed=3)
    expected, _ = plain.reset(seed=3)
    over = False
    while not over:
        for agent, seen in observations.items():
            assert env.get_observation_space(agent).contains(seen)
            assert (seen["observations"] == expected[agent]["observation"]).all()
            assert (seen["action_mask"] == expected[agent]["action_mask"]).all()
            assert seen["action_mask"].any()
        actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        observations, _, terminated, _, _ = env.step(actions)
        expected, *_ = plain.step(actions)
        over = terminated["__all__"]
    single = antipater.rllib.env(**table, opponents="random")
    seen, _ = single.reset(seed=3)
    assert single.observation_space.contains(seen)
    assert single.action_space == single.unwrapped.action_space


@pytest.mark.parametrize("opponents", [None, "builder"])
def test_the_example_learns(opponents: str | None) -> None:
    path = Path(__file__).parents[1] / "examples" / "rllib_ppo.py"
    specification = importlib.util.spec_from_file_location("rllib_ppo", path)
    assert specification is not None
    assert specification.loader is not None
    example = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(example)
    try:
        (result,) = example.train(opponents=opponents, iterations=1, batch=256)
    finally:
        ray.shutdown()
    assert result["env_runners"]["num_env_steps_sampled"] >= 256
    assert -1 <= result["env_runners"]["episode_return_mean"] <= 1
