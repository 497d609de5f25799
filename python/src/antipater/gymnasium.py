"""Environments for Gymnasium: `Env` (one game) and `VectorEnv` (many in step). You play one seat, bots play the others.

What you see is `{"observation": features, "action_mask": mask}`, as in `SevenVec` and `DuelVec`. An action that is not
legal becomes the legal one with the lowest number, and the info says `"illegal"`; `on_illegal` changes that. What is no
whole number is an error. The reward comes at the end; see `Seven.returns`. A seed `s` plays the deals `(s, 0)`,
`(s, 1)`, and so on; bots follow from the same numbers. A copy of an environment, also a pickled one, plays on alike.

In the game with the Free City the numbers from `Seven.ACTIONS` on are for it: whoever holds its card chooses for it in
a step of their own, after the one for their own city.

Importing this module registers `antipater/Seven-v0`, `antipater/FreeCity-v0` and `antipater/Duel-v0` for
`gymnasium.make` and `gymnasium.make_vec`; `gymnasium.make("antipater.gymnasium:antipater/Duel-v0")` imports it too.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from antipater._antipater import DuelVec, SevenVec
from antipater._frames import RENDER_MODES, check_render_mode, rendered
from antipater._table import Table, check_features, text
from antipater._types import Edition, FeaturesVersion, GameName, OnIllegal, Reward, SeenType

__all__ = ["Env", "VectorEnv"]

Observation: TypeAlias = dict[str, NDArray[Any]]
Opponents: TypeAlias = str | Sequence[str]


class _Games:
    """A vector in which one seat learns."""

    def __init__(
        self,
        table: Table,
        count: int,
        seed: int,
        seat: int,
        opponents: Opponents,
        observation: Literal["dense", "sparse"],
        observation_dtype: SeenType,
        reward: Reward,
        on_illegal: OnIllegal,
        threads: int,
    ) -> None:
        if observation not in ("dense", "sparse"):
            raise ValueError(f'unknown observation "{observation}"; expected one of dense, sparse')
        if not 0 <= seat < table.players:
            raise ValueError(f"no seat {seat} among {table.players}")
        names = [opponents] * (table.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != table.players - 1:
            raise ValueError(f"{len(names)} opponents for {table.players} players")
        bots: list[str | None] = [*names[:seat], None, *names[seat:]]
        vector: SevenVec | DuelVec
        if table.game == "duel":
            vector = DuelVec(
                count,
                seed,
                observation=observation,
                observation_dtype=observation_dtype,
                mask=True,
                opponents=bots,
                reward=reward,
                on_illegal=on_illegal,
                threads=threads,
            )
        else:
            vector = SevenVec(
                count,
                table.players,
                seed,
                game=table.game,
                edition=table.edition,
                observation=observation,
                observation_dtype=observation_dtype,
                mask=True,
                opponents=bots,
                reward=reward,
                on_illegal=on_illegal,
                threads=threads,
            )
        kind = table.kind
        seen: spaces.Box
        if observation == "dense":
            seen = spaces.Box(0, 255, (kind.FEATURES,), np.uint8)
        else:
            seen = spaces.Box(0, kind.FEATURES, (kind.MAX_ACTIVE,), np.dtype(observation_dtype).type)
        self.observation_space: Any = spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (table.actions,), np.int8)}
        )
        self.action_space = spaces.Discrete(table.actions)
        self._look_at(vector, seat)

    def _look_at(self, vector: SevenVec | DuelVec, seat: int) -> None:
        # The rows of the learner; a Duel has no others.
        self.row = (slice(None),) if isinstance(vector, DuelVec) else (slice(None), seat)
        assert vector.observations is not None
        assert vector.mask is not None
        self.vector = vector
        self.seat = seat
        self.observations: NDArray[Any] = vector.observations[self.row]
        self.mask = vector.mask[self.row]
        self.illegal = vector.illegal[self.row]
        self.rewards = vector.rewards[:, seat]
        self.choices = np.zeros(vector.legal_counts.shape, np.int64)

    def __getstate__(self) -> tuple[Any, ...]:
        # The arrays are those of the vector, so a copy looks at the arrays of the copied one.
        return self.observation_space, self.action_space, self.vector, self.seat

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.observation_space, self.action_space, vector, seat = state
        self._look_at(vector, seat)

    def step(self, actions: object) -> None:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be whole numbers, not {actions!r}")
        if chosen.shape != self.illegal.shape:
            raise ValueError(f"actions must have the shape {self.illegal.shape}, not {chosen.shape}")
        self.choices[self.row] = chosen
        self.vector.step(self.choices)

    def action_masks(self) -> NDArray[np.bool_]:
        return self.mask.astype(np.bool_)

    def observe(self, copy: bool) -> Observation:
        seen = {"observation": self.observations, "action_mask": self.mask}
        return {name: array.copy() for name, array in seen.items()} if copy else seen


def _new_seed() -> int:
    return secrets.randbits(63)


class Env(gymnasium.Env[Observation, np.int64]):
    """A game in which you play one seat and bots play the others.

    Parameters
    ----------
    game
        `"seven"`, `"free-city"` or `"duel"`.
    players
        3 to 7 in 7 Wonders (4 by default), 2 with the Free City and in a Duel.
    edition
        The edition of 7 Wonders; with the Free City it is always the first one.
    seat
        Your seat.
    opponents
        The name of the bot of all other seats, or one name for each of them in seat order.
    observation
        `"dense"`: how often each input is on; `"sparse"`: the inputs that are on, filled up with `FEATURES`.
    observation_dtype
        The type of sparse observations: `"uint16"` or `"int32"`, which torch can take as indices.
    reward
        What is rewarded at the end; see `Seven.returns`.
    on_illegal
        What is done with the number of an action that is not legal: play the `"lowest"` legal one instead, `"raise"` an
        error, or `"lose"` the game at once with the reward of the last.
    features
        The version of the features in observations, and of the numbers of actions: `"v1"` never changes.
    render_mode
        `"ansi"` returns a text of what you know, `"human"` prints it, `"rgb_array"` returns it as an array of 792 rows
        of 720 pixels (needs Pillow).

    """

    # Gymnasium's checks look for modes in the class.
    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: GameName = "seven",
        *,
        players: int | None = None,
        edition: Edition = "second",
        seat: int = 0,
        opponents: Opponents = "builder",
        observation: Literal["dense", "sparse"] = "dense",
        observation_dtype: SeenType = "uint16",
        reward: Reward = "win_share",
        on_illegal: OnIllegal = "lowest",
        features: FeaturesVersion = "v1",
        render_mode: str | None = None,
    ) -> None:
        """Make the environment; see the class."""
        self.render_mode = check_render_mode(render_mode, RENDER_MODES)
        check_features(features)
        table = Table.of(game, players, edition)
        self._games = _Games(
            table, 1, _new_seed(), seat, opponents, observation, observation_dtype, reward, on_illegal, 1
        )
        self._fresh = True
        self.observation_space = self._games.observation_space
        self.action_space = self._games.action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the first game of a seed, or the next one."""
        super().reset(seed=seed)
        if seed is not None:
            self._games.vector.reset(seeds=seed)
        elif not self._fresh:
            self._games.vector.reset()
        self._fresh = False
        return self._observe(), {"illegal": False}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and go on to the next decision or the end."""
        games = self._games
        if games.vector.terminations[0]:
            raise ResetNeeded("the game is over: call reset")
        games.step([action])
        over = bool(games.vector.terminations[0])
        return self._observe(), float(games.rewards[0]), over, False, {"illegal": bool(games.illegal[0])}

    def _observe(self) -> Observation:
        return {name: rows[0].copy() for name, rows in self._games.observe(copy=False).items()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask alone, under the name by which sb3-contrib asks for it."""
        masks: NDArray[np.bool_] = self._games.action_masks()[0]
        return masks

    def render(self) -> str | NDArray[np.uint8] | None:
        """Say where the game stands."""
        if self.render_mode is None:
            gymnasium.logger.warn("render without a render_mode does nothing")
            return None
        said = text(self._games.vector.state(0), self._games.seat)
        if self.render_mode == "human":
            print(said)
            return None
        return rendered(said, self.render_mode)

    def close(self) -> None:
        """Give up the game."""
        self._games.vector.close()


class VectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games in step, played in Rust. You play the same seat of each.

    If every seat learns, use `SevenVec` or `DuelVec` themselves: Gymnasium knows no more than one agent for each game.

    Parameters
    ----------
    num_envs
        How many games. Game `i` has the seed `seed + i` of `reset`.
    game, players, edition, seat, opponents, observation, observation_dtype, reward, on_illegal, features
        As in `Env`.
    threads
        On how many threads the games are played; results do not depend on it.
    autoreset_mode
        When a game that is over is dealt anew. `SAME_STEP`: at once; infos have `"final_obs"` and `"final_info"`.
        `NEXT_STEP`: at the next step, whose action is ignored. `DISABLED`: by you, with
        `reset(options={"reset_mask": mask})`.
    copy
        Whether observations are copies. Otherwise the next step writes over them.
    render_mode
        `"ansi"` or `"rgb_array"`, for a tuple of what `Env` returns of each game.

    """

    def __init__(
        self,
        num_envs: int = 1,
        game: GameName = "seven",
        *,
        players: int | None = None,
        edition: Edition = "second",
        seat: int = 0,
        opponents: Opponents = "builder",
        observation: Literal["dense", "sparse"] = "dense",
        observation_dtype: SeenType = "uint16",
        reward: Reward = "win_share",
        on_illegal: OnIllegal = "lowest",
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        features: FeaturesVersion = "v1",
        render_mode: str | None = None,
    ) -> None:
        """Make the environment; see the class."""
        check_features(features)
        table = Table.of(game, players, edition)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        modes = ("ansi", "rgb_array")
        self.metadata = {"render_modes": [*modes], "autoreset_mode": self.autoreset_mode}
        self.render_mode = check_render_mode(render_mode, modes)
        self.copy = copy
        self._games = _Games(
            table,
            num_envs,
            _new_seed(),
            seat,
            opponents,
            observation,
            observation_dtype,
            reward,
            on_illegal,
            threads,
        )
        # The games that wait for being dealt anew; none when that happens at once.
        self._over = np.zeros(num_envs, np.bool_)
        self._fresh = True
        self.single_observation_space = self._games.observation_space
        self.single_action_space = self._games.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the first games of seeds, or the next ones.

        Parameters
        ----------
        seed
            One number, to which that of the game is added, or one for each game (`None`: its next deal).
        options
            `"reset_mask"`: True for each game that is dealt anew, an array of shape `(num_envs,)`.

        """
        if isinstance(seed, np.integer):
            seed = int(seed)
        super().reset(seed=seed if isinstance(seed, int) else None)
        mask = self._reset_mask(options)
        vector = self._games.vector
        seeds: list[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        seeded = np.array([number is not None for number in seeds], np.bool_)
        if not self._fresh and (mask & ~seeded).any():
            vector.reset(mask & ~seeded)
        if (mask & seeded).any():
            vector.reset(mask & seeded, seeds=[number or 0 for number in seeds])
        self._fresh = False
        self._over[mask] = False
        return self._games.observe(self.copy), self._infos(np.zeros(self.num_envs, np.bool_), mask)

    def _reset_mask(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("reset_mask must be an array of truths")
        if mask.shape != (self.num_envs,):
            raise ValueError(f"reset_mask must have the shape ({self.num_envs},), not {mask.shape}")
        if not mask.any():
            raise ValueError("reset_mask names no game")
        return mask

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game."""
        games, before = self._games, self._over
        if self.autoreset_mode == AutoresetMode.DISABLED and before.any():
            raise ResetNeeded("a game is over: call reset with its reset_mask")
        games.step(actions)
        illegal = games.illegal & ~before
        if self.autoreset_mode == AutoresetMode.NEXT_STEP and before.any():
            games.vector.reset(before)
        over = games.vector.terminations.copy()
        rewards = games.rewards.astype(np.float64)
        infos: dict[str, Any]
        everyone = np.ones(self.num_envs, np.bool_)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            infos = self._final(over, illegal)
            games.vector.reset(over)
            infos |= self._infos(illegal & ~over, everyone)
        else:
            infos = self._infos(illegal, everyone)
            self._over = over.copy()
        return games.observe(self.copy), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self, illegal: NDArray[np.bool_], known: NDArray[np.bool_]) -> dict[str, Any]:
        return {"illegal": illegal, "_illegal": known.copy()}

    def _final(self, over: NDArray[np.bool_], illegal: NDArray[np.bool_]) -> dict[str, Any]:
        """Return what the games that are over looked like at the end, as Gymnasium's own vectors do."""
        last: NDArray[np.object_] = np.full(self.num_envs, None, dtype=object)
        seen = self._games.observe(copy=False)
        for number in over.nonzero()[0]:
            last[number] = {name: rows[number].copy() for name, rows in seen.items()}
        info = self._infos(illegal & over, over)
        return {"final_obs": last, "_final_obs": over.copy(), "final_info": info, "_final_info": over.copy()}

    def sample_actions(self) -> NDArray[np.int64]:
        """Draw a random legal number for each game, much faster than the action space does with masks."""
        return self._games.vector.sample_actions()[self._games.row]

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks alone, of shape `(num_envs, actions)`."""
        return self._games.action_masks()

    def render(self) -> tuple[Any, ...] | None:
        """Say where each game stands."""
        if self.render_mode is None:
            return None
        said = (text(self._games.vector.state(number), self._games.seat) for number in range(self.num_envs))
        return tuple(rendered(one, self.render_mode) for one in said)

    def close_extras(self, **kwargs: Any) -> None:
        """Give up games and threads."""
        self._games.vector.close()


for _name, _game in (("Seven", "seven"), ("FreeCity", "free-city"), ("Duel", "duel")):
    gymnasium.register(
        f"antipater/{_name}-v0",
        entry_point="antipater.gymnasium:Env",
        vector_entry_point="antipater.gymnasium:VectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )
