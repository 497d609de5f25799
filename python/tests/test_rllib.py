"""RLlib's wrappers take our environments. It pins another Gymnasium, so this runs in an environment of its own."""

from typing import Any

import numpy as np
import pytest
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv

import antipater.pettingzoo as zoo

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
