"""Series of games between built-in bots, numbered so that each is the same wherever it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from antipater import play_batch
from antipater._antipater import Duel, Seven
from antipater._table import Table, learnable
from antipater._types import Edition, GameName


@dataclass(frozen=True)
class Series:
    """The games that `antipater simulate` plays with the same arguments."""

    game: GameName
    players: int
    edition: Edition
    bots: tuple[str, ...]
    """Seat `i` of game `k` has the bot with the number `(i + k) % len(bots)`."""
    seed: int
    games: int

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        Table(self.game, self.players, self.edition)
        learnable(self.seed)
        if not self.bots:
            raise ValueError("a series needs at least one bot")
        if self.games < 1:
            raise ValueError("a series needs at least one game")

    @staticmethod
    def of(
        game: GameName, players: int | None, edition: Edition, bots: str | Sequence[str], seed: int, games: int
    ) -> Series:
        """Make a series; by default 4 play 7 Wonders, 2 with the Free City, and 2 a Duel."""
        names = (bots,) if isinstance(bots, str) else tuple(bots)
        return Series(game, Table.of(game, players, edition).players, edition, names, seed, games)

    def seated(self, game: int) -> list[str]:
        """Return the bots of a game in seat order."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.players)]

    def play(self, numbers: range, threads: int = 1) -> list[Seven | Duel]:
        """Play some of the games."""
        table = Table(self.game, self.players, self.edition)
        deals = [table.deal(self.seed, number) for number in numbers]
        return play_batch(deals, [self.seated(number) for number in numbers], self.seed, numbers, threads)

    def blocks(self, size: int) -> list[range]:
        """Cut the games into blocks."""
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]


__all__ = ["Series"]
