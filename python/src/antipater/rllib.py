"""Environments for RLlib: `env`, in which all seats are agents, or one is and bots play the others.

What an agent sees is `{"observations": features, "action_mask": mask}` in `float32`, as RLlib's own
`ActionMaskingTorchRLModule` wants it. The module needs RLlib, and so does nothing else here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation
from numpy.typing import NDArray
from pettingzoo.utils import BaseParallelWrapper
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv

from antipater._types import GameName
from antipater.gymnasium import Env, Opponents
from antipater.pettingzoo import parallel_env

__all__ = ["env"]


def env(game: GameName = "seven", *, opponents: Opponents | None = None, **options: Any) -> Any:
    """Make an environment for `config.environment`, with `env_config` or in a function that `register_env` is given.

    Parameters
    ----------
    game
        `"seven"`, `"free-city"` or `"duel"`.
    opponents
        `None`: all seats are agents, which step together as in `antipater.pettingzoo.parallel_env`. Otherwise the bots
        of all other seats, as in `antipater.gymnasium.Env`.
    options
        The other arguments of `parallel_env`, or of `Env`.

    """
    if opponents is None:
        return ParallelPettingZooEnv(_Seats(parallel_env(game, **options)))
    single = Env(game, opponents=opponents, **options)
    return TransformObservation(single, _seen, _space(single.observation_space))


def _seen(observation: dict[str, NDArray[Any]]) -> dict[str, NDArray[np.float32]]:
    return {
        "observations": observation["observation"].astype(np.float32),
        "action_mask": observation["action_mask"].astype(np.float32),
    }


def _space(space: Any) -> spaces.Dict:
    return spaces.Dict(
        {
            "observations": spaces.Box(
                0, float(space["observation"].high.max()), space["observation"].shape, np.float32
            ),
            "action_mask": spaces.Box(0, 1, space["action_mask"].shape, np.float32),
        }
    )


class _Seats(BaseParallelWrapper):
    """All seats, with what they see in RLlib's form."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._spaces = {agent: _space(inner.observation_space(agent)) for agent in inner.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        observations, infos = self.env.reset(seed=seed, options=options)
        return {agent: _seen(seen) for agent, seen in observations.items()}, infos

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], Any, Any, Any, Any]:
        observations, *rest = self.env.step(actions)
        return ({agent: _seen(seen) for agent, seen in observations.items()}, *rest)
