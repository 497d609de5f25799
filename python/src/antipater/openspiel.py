"""The games for OpenSpiel: `register()` adds `antipater_seven`, `antipater_free_city` and `antipater_duel`.

All begin with a chance node of one outcome, the deal, which follows from the game's parameter `seed` and from how many
games were dealt before (chance mode SAMPLED_STOCHASTIC; a seed of -1 is a random one). In 7 Wonders (parameters
`players`, `edition`) all players choose together; those that have nothing to decide have the one action `Seven.WAIT`.
When a single player must act, it is an ordinary node of that player. So it is with the Free City, for which the holder
of its card chooses when both have chosen for their own cities, with the numbers from `Seven.ACTIONS` on. A Duel is
sequential. Games and states can be copied and pickled, and copies play on alike. `pyspiel.serialize_game_and_state`
does not work: it wants a generator, which games in Python cannot have.

The returns are those of `Seven.returns("win_share")`. The information state's string is all that a player may know
(`observe`), its tensor are the features. `resample_from_infostate` guesses what a player does not know.

The module needs `open_spiel`, and so does nothing else here.
"""

from __future__ import annotations

import random
import secrets
from typing import Any, cast

import numpy as np
import pyspiel

from antipater._antipater import DuelObservation, SevenObservation
from antipater._table import State, Table, asked, first_number, legal_numbers
from antipater._types import Edition, GameName

__all__ = ["register"]

_registered = False


def register() -> tuple[str, str, str]:
    """Make the games known to `pyspiel.load_game`, and return their names. Doing it twice is fine."""
    global _registered
    if not _registered:
        pyspiel.register_game(_SEVEN, _SevenGame)
        pyspiel.register_game(_FREE_CITY, _FreeCityGame)
        pyspiel.register_game(_DUEL, _DuelGame)
        _registered = True
    return _SEVEN.short_name, _FREE_CITY.short_name, _DUEL.short_name


def _type(name: str, long_name: str, dynamics: Any, least: int, most: int, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seed": -1, **parameters},
    )


_SEVEN = _type(
    "antipater_seven",
    "7 Wonders",
    pyspiel.GameType.Dynamics.SIMULTANEOUS,
    3,
    7,
    {"players": 4, "edition": "second"},
)
_FREE_CITY = _type(
    "antipater_free_city", "7 Wonders with the Free City", pyspiel.GameType.Dynamics.SIMULTANEOUS, 2, 2, {}
)
_DUEL = _type("antipater_duel", "7 Wonders Duel", pyspiel.GameType.Dynamics.SEQUENTIAL, 2, 2, {})


class _Game(pyspiel.Game):
    """A game: its parameters, and which deal comes next."""

    def __init__(self, game_type: Any, table: Table, parameters: dict[str, Any]) -> None:
        kind = table.kind
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=1,
            num_players=table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            # The Free City's choice is a node of its own.
            max_game_length=kind.MAX_STEPS * (table.actions // kind.ACTIONS),
        )
        super().__init__(game_type, info, parameters)
        self.table = table
        seed = parameters["seed"]
        self.deal_seed = secrets.randbits(63) if seed < 0 else seed
        self.deals = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_game, (str(self), self.deal_seed, self.deals)

    def deal(self) -> State:
        """Deal the next game."""
        state = self.table.deal(self.deal_seed, self.deals)
        self.deals += 1
        return state

    def new_initial_state(self, *_: Any) -> _State:
        """Return the position before the deal."""
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance decides: at the deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Return what a player sees."""
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        wanted = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (iig_obs_type.private_info != wanted or not iig_obs_type.public_info):
            raise ValueError("an observer sees all that one player may know")
        return _Observer(self.table.kind.FEATURES)


def _restore_game(name: str, deal_seed: int, deals: int) -> _Game:
    register()
    game = cast(_Game, pyspiel.load_game(name))
    game.deal_seed, game.deals = deal_seed, deals
    return game


def _restore_state(game: _Game, text: str) -> _State:
    return cast(_State, game.deserialize_state(text))


class _SevenGame(_Game):
    """7 Wonders."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"seed": -1, "players": 4, "edition": "second", **(params or {})}
        game: GameName = "seven"
        super().__init__(_SEVEN, Table(game, given["players"], cast(Edition, given["edition"])), given)


class _FreeCityGame(_Game):
    """7 Wonders for two, with the Free City."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_FREE_CITY, Table("free-city", 2, "first"), {"seed": -1, **(params or {})})


class _DuelGame(_Game):
    """7 Wonders Duel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_DUEL, Table("duel", 2, "second"), {"seed": -1, **(params or {})})


class _State(pyspiel.State):
    """A position, or none before the deal."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.position: State | None = None
        # What was chosen for each seat on the step that is due, before the Free City is asked about.
        self.chosen: dict[int, int] = {}
        self._resampled = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_state, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = list(asked(self.position, self.chosen))
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return acting[0] if len(acting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        wait = self.position.WAIT
        seat = asked(self.position, self.chosen).get(player)
        return sorted(legal_numbers(self.position, player, seat, self.chosen)) or ([] if wait is None else [wait])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.get_game().deal()
        else:
            (player,) = asked(self.position, self.chosen)
            self._choose({player: action})

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.position is not None
        self._choose({player: actions[player] for player in asked(self.position, self.chosen)})

    def _choose(self, actions: dict[int, int]) -> None:
        """Take the choices of all who are asked, and play the step when it is complete."""
        assert self.position is not None
        due = asked(self.position, self.chosen)
        for player, action in actions.items():
            self.chosen[due[player]] = action - first_number(self.position, player, due[player])
        if len(self.chosen) == len(self.position.to_act):
            self.position = self.position.apply(self.chosen)
            self.chosen = {}

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player < 0:
            return "deal"
        if action == self.position.WAIT:
            return "wait"
        if action >= self.position.ACTIONS:
            return "Free City: " + self.position.action_text(self.position.players, action - self.position.ACTIONS)
        return self.position.action_text(player, action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * int(self.get_game().num_players())
        return list(self.position.returns())

    def observed(self, player: int) -> SevenObservation | DuelObservation | None:
        """Return all that a player may know; nothing before the deal."""
        return None if self.position is None else self.position.observe(player)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> _State:
        """Return a position in which a player knows the same, with a guess of the rest.

        Parameters
        ----------
        player
            The player.
        sampler
            A function that returns numbers from 0 up to 1, from which the guess follows. Without it guesses follow from
            the position and from how many were made of it.

        """
        again = cast(_State, self.clone())
        if self.position is None:
            return again
        if callable(sampler):
            seed = int(sampler() * 2**53)
        else:
            seed = self._resampled
            self._resampled += 1
        again.position = self.position.sample(player, seed)
        # What others have chosen on this step is a secret too.
        rng = random.Random(seed)
        for seat in self.chosen:
            if seat != player:
                again.chosen[seat] = rng.choice(again.position.legal_actions(seat))
        return again

    def __str__(self) -> str:
        if self.position is None:
            return "deal"
        return " ".join([self.position.line, *(f"{seat}:{number}" for seat, number in sorted(self.chosen.items()))])


class _Observer:
    """Writes what a player sees."""

    def __init__(self, features: int) -> None:
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.position.features(player)

    def string_from(self, state: _State, player: int) -> str:
        seen = state.observed(player)
        if seen is None:
            return ""
        own = state.chosen.get(player)
        return seen.line if own is None else f"{seen.line} {own}"
