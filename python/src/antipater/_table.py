"""Which game the environments play, and what they all do with it."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from antipater._antipater import TEST_SEED, Duel, Seven
from antipater._types import Edition, FeaturesVersion, GameName, OnIllegal

State: TypeAlias = Seven | Duel


@dataclass(frozen=True)
class Table:
    """A game and how many play it."""

    game: GameName
    players: int
    edition: Edition

    def __post_init__(self) -> None:
        """Refuse what cannot be dealt."""
        if self.game not in ("seven", "free-city", "duel"):
            raise ValueError(f'unknown game "{self.game}"; expected one of seven, free-city, duel')
        if self.game == "duel" and self.players != 2:
            raise ValueError(f"a Duel has 2 players, not {self.players}")
        if self.game == "free-city" and self.players != 2:
            raise ValueError(f"the game with the Free City has 2 players, not {self.players}")
        if self.game == "seven" and not 3 <= self.players <= 7:
            raise ValueError(f"7 Wonders has 3 to 7 players, not {self.players}")
        if self.edition not in ("first", "second"):
            raise ValueError(f'unknown edition "{self.edition}"; expected one of first, second')

    @staticmethod
    def of(game: GameName, players: int | None, edition: Edition) -> Table:
        """Make a table; by default 4 play 7 Wonders, 2 with the Free City, and 2 a Duel."""
        if players is None:
            players = 4 if game == "seven" else 2
        return Table(game, players, edition)

    @property
    def kind(self) -> type[Seven] | type[Duel]:
        """The class of the positions."""
        return Duel if self.game == "duel" else Seven

    @property
    def actions(self) -> int:
        """How many numbers there are to choose from: those from `Seven.ACTIONS` on are for the Free City."""
        return 2 * self.kind.ACTIONS if self.game == "free-city" else self.kind.ACTIONS

    @property
    def agents(self) -> list[str]:
        """The names of the seats as agents."""
        return [f"player_{seat}" for seat in range(self.players)]

    def deal(self, seed: int, game: int) -> State:
        """Deal a game of a seed."""
        if self.game == "duel":
            return Duel.deal(seed, game)
        if self.game == "free-city":
            return Seven.free_city(seed, game)
        return Seven.deal(self.players, self.edition, seed, game)


def learnable(seed: int) -> int:
    """Return a seed, unless its deals are kept for benchmarks: whoever learns from them has seen the test."""
    if seed == TEST_SEED:
        raise ValueError(f"seed {TEST_SEED} is kept for antipater.benchmark")
    return seed


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
            self._seed, self._game = learnable(seed), 0
        elif self._seed is None:
            self._seed = secrets.randbits(63)
        else:
            self._game += 1
        return self._table.deal(self._seed, self._game)


def asked_about(state: State, player: int, chosen: Mapping[int, int]) -> int | None:
    """Return the seat that a player must choose for now, given what was chosen on this step, if there is one.

    It is their own; after that the Free City's, if they hold its card.
    """
    for seat in state.to_act:
        if seat not in chosen and state.chooser(seat) == player:
            return seat
    return None


def asked(state: State, chosen: Mapping[int, int]) -> dict[int, int]:
    """Return the players who must choose now, and for which seats: for the Free City when all others have a choice."""
    due = [seat for seat in state.to_act if seat not in chosen]
    own = {seat: seat for seat in due if seat < state.players}
    return own or {state.chooser(seat): seat for seat in due}


def first_number(state: State, player: int, seat: int) -> int:
    """Return where the numbers of a seat begin for a player: other ones are for the Free City than for their own."""
    return 0 if seat == player else state.ACTIONS


def legal_numbers(state: State, player: int, seat: int | None, chosen: Mapping[int, int]) -> list[int]:
    """Return the numbers from which a player must choose for a seat; none if they are not asked."""
    if seat is None:
        return []
    if seat == player:
        return state.legal_actions(seat)
    first = first_number(state, player, seat)
    return [first + number for number in state.legal_actions(seat, chosen)]


def check_on_illegal(on_illegal: OnIllegal) -> OnIllegal:
    """Return how choices that are not legal are treated, if that is one of the ways."""
    if on_illegal not in ("raise", "lowest", "lose"):
        raise ValueError(f'unknown on_illegal "{on_illegal}"; expected one of raise, lowest, lose')
    return on_illegal


def check_features(features: FeaturesVersion) -> None:
    """Refuse a version of the features that there is not."""
    if features != "v1":
        raise ValueError(f'unknown features "{features}"; expected v1')


def lowest_if_illegal(agent: str, action: Any, legal: Collection[int], on_illegal: OnIllegal) -> tuple[int, bool]:
    """Return what is played when an agent chooses a number, and whether the number was not legal.

    What is no whole number is always refused: it is a mistake of the program, not of the agent.
    """
    try:
        number = operator.index(action)
    except TypeError:
        raise ValueError(f"{agent}: {action!r} is not a whole number") from None
    if number in legal:
        return number, False
    if on_illegal == "raise":
        raise ValueError(f"{agent}: {number} is not the number of a legal action")
    return min(legal), True


def joint_view(state: State) -> NDArray[np.uint8]:
    """Return what all players know together, one after the other."""
    return np.concatenate([state.features(seat) for seat in range(state.players)])


def text(state: State, seat: int | None = None) -> str:
    """Say where a game stands: what everybody knows, or what a player knows."""
    lines = [str(state)]
    lines += [f"player_{seat}: {score['total']} points" for seat, score in enumerate(state.scores[: state.players])]
    lines.append(state.text() if seat is None else state.observe(seat).text())
    return "\n".join(lines)
