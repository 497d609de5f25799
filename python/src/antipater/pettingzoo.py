"""Environments for PettingZoo: `env` (agents take turns) and `parallel_env` (all agents step together).

Each agent sees `{"observation": features, "action_mask": mask}`. The features are those of `Seven.features`, the
numbers of actions those of `Seven.action_text`. An action that is not legal becomes the legal one with the lowest
number, and the agent's info says `{"illegal": True}`; `on_illegal` changes that. What is no whole number is an error.
All agents end together, with the rewards of `Seven.returns`.

In `parallel_env` agents that have nothing to decide must wait: with `Seven.WAIT` in 7 Wonders, and in a Duel with the
number `Duel.ACTIONS`, which is one more than `env` has. In `env` they are not asked. What agents of 7 Wonders choose
for the same step stays secret until the last of them has chosen.

In the game with the Free City the numbers from `Seven.ACTIONS` on are for it. Whoever holds its card is asked about it
when both have chosen for their own cities: in `parallel_env` that is a step of its own, in which the other one waits.

Importing this module registers `antipater/Seven-v0`, `antipater/FreeCity-v0` and `antipater/Duel-v0` for
`pettingzoo.make("aec", ...)` and `pettingzoo.make("parallel", ...)`, where PettingZoo has a registry (1.27).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from antipater._antipater import Seven, _lost
from antipater._frames import RENDER_MODES, check_render_mode, rendered
from antipater._table import (
    Deals,
    State,
    Table,
    asked,
    asked_about,
    check_features,
    check_on_illegal,
    first_number,
    joint_view,
    legal_numbers,
    lowest_if_illegal,
    text,
)
from antipater._types import Edition, FeaturesVersion, GameName, OnIllegal, Reward

__all__ = ["env", "parallel_env", "raw_env"]

Observation: TypeAlias = dict[str, NDArray[Any]]


def parallel_env(
    game: GameName = "seven",
    *,
    players: int | None = None,
    edition: Edition = "second",
    reward: Reward = "win_share",
    on_illegal: OnIllegal = "lowest",
    max_cycles: int | None = None,
    features: FeaturesVersion = "v1",
    render_mode: str | None = None,
) -> ParallelEnv[str, Observation, int]:
    """Make an environment whose agents step together.

    Parameters
    ----------
    game
        `"seven"`, `"free-city"` or `"duel"`.
    players
        3 to 7 in 7 Wonders (4 by default), 2 with the Free City and in a Duel.
    edition
        The edition of 7 Wonders; with the Free City it is always the first one.
    reward
        What is rewarded at the end; see `Seven.returns`.
    on_illegal
        What is done with the number of an action that is not legal: play the `"lowest"` legal one instead, `"raise"` an
        error, or have its agent `"lose"` the game at once, with the reward of the last; the others share the win.
    max_cycles
        Truncate games after so many steps.
    features
        The version of the features in observations, and of the numbers of actions: `"v1"` never changes.
    render_mode
        `"ansi"` returns a text of what everybody knows, `"human"` prints it, `"rgb_array"` returns it as an array of
        792 rows of 720 pixels (needs Pillow).

    """
    check_features(features)
    return _Parallel(Table.of(game, players, edition), reward, on_illegal, max_cycles, render_mode)


def env(
    game: GameName = "seven",
    *,
    players: int | None = None,
    edition: Edition = "second",
    reward: Reward = "win_share",
    on_illegal: OnIllegal = "lowest",
    max_cycles: int | None = None,
    features: FeaturesVersion = "v1",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """Make an environment whose agents take turns; see `parallel_env`.

    Games are truncated when every agent has acted `max_cycles` times.
    """
    return OrderEnforcingWrapper(
        raw_env(
            game,
            players=players,
            edition=edition,
            reward=reward,
            on_illegal=on_illegal,
            max_cycles=max_cycles,
            features=features,
            render_mode=render_mode,
        )
    )


def raw_env(
    game: GameName = "seven",
    *,
    players: int | None = None,
    edition: Edition = "second",
    reward: Reward = "win_share",
    on_illegal: OnIllegal = "lowest",
    max_cycles: int | None = None,
    features: FeaturesVersion = "v1",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """Make the same as `env`, without checks that it is called in the right order."""
    check_features(features)
    return _Turns(Table.of(game, players, edition), reward, on_illegal, max_cycles, render_mode)


class _Seats:
    """What both kinds of environments have in common."""

    agents: list[str]
    render_mode: str | None

    def _prepare(
        self,
        table: Table,
        reward: Reward,
        on_illegal: OnIllegal,
        max_cycles: int | None,
        render_mode: str | None,
        actions: int,
    ) -> None:
        kind = table.kind
        self.metadata = {
            "name": f"antipater_{table.game}_v0",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode, RENDER_MODES)
        self.max_cycles = max_cycles
        self.possible_agents = table.agents
        self.agents = []
        self.state_space = spaces.Box(0, 255, (table.players * kind.FEATURES,), np.uint8)
        self._seat_of = {agent: seat for seat, agent in enumerate(table.agents)}
        self._actions = actions
        self._spaces: dict[str, tuple[spaces.Dict, spaces.Discrete]] = {}
        for agent in table.agents:
            seen: dict[str, spaces.Space[Any]] = {
                "observation": spaces.Box(0, 255, (kind.FEATURES,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
            self._spaces[agent] = (spaces.Dict(seen), spaces.Discrete(actions))
        self._reward: Reward = reward
        self._on_illegal = check_on_illegal(on_illegal)
        # The seats that have lost by a choice that was not legal.
        self._lost: list[int] = []
        self._deals = Deals(table)
        self._position: State | None = None
        # What was chosen for each seat on the step that is due.
        self._chosen: dict[int, int] = {}

    @property
    def position(self) -> State:
        """The position, with everything that is hidden from the agents."""
        if self._position is None:
            raise RuntimeError("call reset first")
        return self._position

    def _observe(self, seat: int) -> Observation:
        return {"observation": self.position.features(seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> NDArray[np.int8]:
        position = self.position
        if position.seats > position.players:
            return self._mask_with_free_city(seat)
        if self._actions == position.ACTIONS:
            return position.legal_mask(seat)
        # Waiting, which the game has no number for.
        mask = np.zeros(self._actions, np.int8)
        mask[position.legal_actions(seat) or [position.ACTIONS]] = 1
        return mask

    def _mask_with_free_city(self, player: int) -> NDArray[np.int8]:
        mask = np.zeros(self._actions, np.int8)
        seat = asked_about(self.position, player, self._chosen)
        mask[legal_numbers(self.position, player, seat, self._chosen) or [Seven.WAIT]] = 1
        return mask

    def _returns(self) -> dict[str, float]:
        agents = self.possible_agents
        if self._lost:
            return dict(zip(agents, _lost(self._reward, len(agents), self._lost), strict=True))
        return dict(zip(agents, self.position.returns(self._reward), strict=True))

    def _losers(self, infos: dict[str, dict[str, Any]]) -> list[int]:
        """Return the players who lose by a choice that was not legal."""
        loses = self._on_illegal == "lose"
        return [self._seat_of[agent] for agent, info in infos.items() if loses and info["illegal"]]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent may see, always the same object."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent may choose, always the same object."""
        return self._spaces[agent][1]

    def state(self) -> NDArray[np.uint8]:
        """Return what all agents know together. It includes what each hides from the others."""
        return joint_view(self.position)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Say where the game stands."""
        if self.render_mode == "human":
            print(text(self.position))
            return None
        return rendered(text(self.position), self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Do nothing: there is nothing to give back."""


class _Parallel(_Seats, ParallelEnv[str, Observation, int]):
    """All agents step together."""

    def __init__(
        self, table: Table, reward: Reward, on_illegal: OnIllegal, max_cycles: int | None, render_mode: str | None
    ) -> None:
        # Waiting has the number behind the last one where the game has none for it.
        wait = table.kind.WAIT
        self._wait = table.actions if wait is None else wait
        self._prepare(table, reward, on_illegal, max_cycles, render_mode, max(table.actions, self._wait + 1))
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._position = self._deals.next(seed)
        self._chosen = {}
        self._lost = []
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {"illegal": False} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        position = self.position
        due = asked(position, self._chosen)
        infos: dict[str, dict[str, Any]] = {}
        chosen: dict[int, int] = {}
        for player, agent in enumerate(agents):
            seat = due.get(player)
            legal = [self._wait] if seat is None else legal_numbers(position, player, seat, self._chosen)
            number, illegal = lowest_if_illegal(agent, actions.get(agent), legal, self._on_illegal)
            if seat is not None:
                chosen[seat] = number - first_number(position, player, seat)
            infos[agent] = {"illegal": illegal}
        self._lost = self._losers(infos)
        if not self._lost:
            self._chosen |= chosen
            if len(self._chosen) == len(position.to_act):
                self._position = position.apply(self._chosen)
                self._chosen = {}
        self._steps += 1
        over = self.position.is_over or bool(self._lost)
        truncated = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        observations = self._observations()
        if over or truncated:
            self.agents = []
        return (
            observations,
            self._returns(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}


class _Turns(_Seats, AECEnv[str, Observation, int | None]):
    """Agents that must act take turns, and the game goes on when all of them have chosen."""

    def __init__(
        self, table: Table, reward: Reward, on_illegal: OnIllegal, max_cycles: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self._prepare(table, reward, on_illegal, max_cycles, render_mode, table.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._position = self._deals.next(seed)
        self._lost = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Turn to the seats that must act now."""
        self._chosen = {}
        self._waiting = [(self.position.chooser(seat), seat) for seat in self.position.to_act]
        self.agent_selection = self.possible_agents[self._waiting[0][0]]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows."""
        return self._observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        player, seat = self._waiting[0]
        legal = legal_numbers(self.position, player, seat, self._chosen)
        number, illegal = lowest_if_illegal(agent, action, legal, self._on_illegal)
        del self._waiting[0]
        self._chosen[seat] = number - first_number(self.position, player, seat)
        self.infos[agent] = {"illegal": illegal}
        self._lost = self._losers({agent: self.infos[agent]})
        self._decisions[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._waiting and not self._lost:
            self.agent_selection = self.possible_agents[self._waiting[0][0]]
        else:
            self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        if not self._lost:
            self._position = self.position.apply(self._chosen)
        over = self.position.is_over or bool(self._lost)
        least = min(self._decisions.values())
        truncated = not over and self.max_cycles is not None and least >= self.max_cycles
        if over or truncated:
            self.rewards = self._returns()
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, truncated)
            self.agent_selection = self.agents[0]
        else:
            self._ask()


# PettingZoo before 1.27 has no registry.
if hasattr(pettingzoo, "register"):
    for _name, _game in (("Seven", "seven"), ("FreeCity", "free-city"), ("Duel", "duel")):
        for _type, _make in (("aec", "env"), ("parallel", "parallel_env")):
            pettingzoo.register(_type, f"antipater/{_name}-v0", f"antipater.pettingzoo:{_make}", kwargs={"game": _game})
