"""Which game the environments play, and what they all do with it."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from antipater._antipater import Duel, Seven
from antipater._types import Edition, EnvGame

State: TypeAlias = Seven | Duel

NO_CHOICE = -1
"""No action has this number, so it counts as one that is not legal."""


@dataclass(frozen=True)
class Table:
    """A game and how many play it."""

    game: EnvGame
    players: int
    edition: Edition

    def __post_init__(self) -> None:
        """Refuse what cannot be dealt."""
        if self.game not in ("seven", "duel"):
            raise ValueError(f'unknown game "{self.game}"; expected one of seven, duel')
        if self.game == "duel" and self.players != 2:
            raise ValueError(f"a Duel has 2 players, not {self.players}")
        if self.game == "seven" and not 3 <= self.players <= 7:
            raise ValueError(f"7 Wonders has 3 to 7 players, not {self.players}")
        if self.edition not in ("first", "second"):
            raise ValueError(f'unknown edition "{self.edition}"; expected one of first, second')

    @staticmethod
    def of(game: EnvGame, players: int | None, edition: Edition) -> Table:
        """Make a table; by default 4 play 7 Wonders and 2 a Duel."""
        if players is None:
            players = 2 if game == "duel" else 4
        return Table(game, players, edition)

    @property
    def kind(self) -> type[Seven] | type[Duel]:
        """The class of the positions."""
        return Duel if self.game == "duel" else Seven

    @property
    def agents(self) -> list[str]:
        """The names of the seats as agents."""
        return [f"player_{seat}" for seat in range(self.players)]

    def deal(self, seed: int, game: int) -> State:
        """Deal a game of a seed."""
        if self.game == "duel":
            return Duel.deal(seed, game)
        return Seven.deal(self.players, self.edition, seed, game)


class Deals:
    """The deals of an environment: game 0, 1, 2... of its seed."""

    def __init__(self, table: Table) -> None:
        """Begin with a seed that nobody chose."""
        self._table = table
        self._seed: int | None = None
        self._game = 0

    def next(self, seed: int | None) -> State:
        """Deal the first game of a new seed, or the next one of the last seed."""
        if seed is not None:
            self._seed, self._game = seed, 0
        elif self._seed is None:
            self._seed = secrets.randbits(63)
        else:
            self._game += 1
        return self._table.deal(self._seed, self._game)


def lowest_if_illegal(action: object, legal: Collection[int]) -> tuple[int, bool]:
    """Return what is played when an agent chooses a number, and whether the number was not legal."""
    number = int(action) if isinstance(action, int | np.integer) else NO_CHOICE
    if number in legal:
        return number, False
    return min(legal), True


def joint_view(state: State) -> NDArray[np.uint8]:
    """Return what all players know together, one after the other."""
    return np.concatenate([state.features(seat) for seat in range(state.players)])


def text(state: State) -> str:
    """Say where a game stands."""
    lines = [str(state)]
    lines += [f"player_{seat}: {score['total']} points" for seat, score in enumerate(state.scores[: state.players])]
    return "\n".join(lines)
