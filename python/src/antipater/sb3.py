"""Many games in step for Stable Baselines3 and sb3-contrib: `VecEnv`. You play one seat, bots play the others.

`MaskablePPO("MultiInputPolicy", VecEnv(256, "duel"))` asks it for masks by itself. Games that are over are dealt anew
at once, and their info has the last observation as `"terminal_observation"`. The module needs `stable_baselines3`, and
so does nothing else here; a single `antipater.gymnasium.Env` works there as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common import vec_env

from antipater._types import GameName
from antipater.gymnasium import Observation, VectorEnv

__all__ = ["VecEnv"]

Indices = None | int | Iterable[int]


class VecEnv(vec_env.VecEnv):
    """Many games in step, played in Rust.

    Parameters
    ----------
    num_envs
        How many games.
    game
        `"seven"`, `"free-city"` or `"duel"`.
    options
        The other arguments of `antipater.gymnasium.VectorEnv`, such as `opponents` and `threads`.

    """

    def __init__(self, num_envs: int = 1, game: GameName = "seven", **options: Any) -> None:
        """Make the environment; see the class."""
        # A learner keeps what it is handed until the next step and longer.
        self.games = VectorEnv(num_envs, game, autoreset_mode="SameStep", copy=True, **options)
        self._actions: NDArray[Any] = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Observation:
        """Deal the next games, or the first ones of the seeds of `seed`."""
        observation, _ = self.games.reset(seed=self._seeds)
        self.reset_infos = [{"illegal": False} for _ in range(self.num_envs)]
        self._reset_seeds()
        self._reset_options()
        return observation

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keep the actions of the next step."""
        self._actions = actions

    def step_wait(self) -> tuple[Observation, NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Play an action in each game."""
        observation, rewards, over, _, told = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{"illegal": bool(illegal)} for illegal in told["illegal"]]
        for number in over.nonzero()[0]:
            infos[number] = {
                "illegal": bool(told["final_info"]["illegal"][number]),
                "terminal_observation": told["final_obs"][number],
                "TimeLimit.truncated": False,
            }
        return observation, rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """Give up the games."""
        self.games.close()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of all games, of shape `(num_envs, actions)`."""
        return self.games.action_masks()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Return an attribute for each game: it is the same for all."""
        return [getattr(self.games, attr_name) for _ in self._numbers(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Set an attribute of all games."""
        setattr(self.games, attr_name, value)

    def env_method(
        self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any
    ) -> list[Any]:
        """Call a method that answers for all games at once, and return the answers of some."""
        answers = getattr(self.games, method_name)(*method_args, **method_kwargs)
        return [None if answers is None else answers[number] for number in self._numbers(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:
        """Say for each game that it has no wrapper of its own."""
        return [False for _ in self._numbers(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Return no picture of any game."""
        return [None] * self.num_envs

    def _numbers(self, indices: Indices) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)
