"""Whole games between bots: built-in ones in Rust, functions of one's own in Python."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar, cast

from antipater import _antipater
from antipater._antipater import Bot, Duel, DuelObservation, Seven, SevenObservation
from antipater._table import Table
from antipater._types import Edition, GameName

State = TypeVar("State", bound=Seven | Duel)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot is asked: all that its player may know, and nothing else."""

    observation: SevenObservation | DuelObservation
    """What the player knows."""
    seat: int
    """The seat whose action is chosen: the player's own, or the Free City's."""
    legal: tuple[int, ...]
    """The numbers of the legal actions."""

    def text(self, action: int) -> str:
        """Say in English what an action is."""
        return self.observation.action_text(self.seat, action)


Player: TypeAlias = str | Bot | Callable[[Decision], int]
"""Who plays: a bot by its name, a `Bot`, or a function that returns one of the legal numbers."""


def play(state: State, bots: Sequence[Player], seed: int = 0, game: int = 0) -> State:
    """Play a game to its end and return its last position, with its history.

    Parameters
    ----------
    state
        Where to begin.
    bots
        For each player the name of a bot, a `Bot`, or a function.
    seed, game
        The bot that is named for seat `i` is `Bot(name, seed, 7 * game + i)`. With the deal of the same seed and game,
        named bots play what `antipater simulate` plays.

    """
    if len(bots) != state.players:
        raise ValueError(f"{len(bots)} bots for {state.players} players")
    names = [bot for bot in bots if isinstance(bot, str)]
    if len(names) == len(bots):
        return _antipater._play([state], [names], seed, [game], 1)[0]
    stream = 7 * game
    seated = [Bot(bot, seed, (stream + seat) % 2**64) if isinstance(bot, str) else bot for seat, bot in enumerate(bots)]
    position: Seven | Duel = state
    while not position.is_over:
        chosen: dict[int, int] = {}
        for seat in position.to_act:
            bot = seated[position.chooser(seat)]
            if isinstance(bot, Bot):
                chosen[seat] = bot.choose(position, seat, chosen)
            else:
                chosen[seat] = _ask(bot, position, seat, chosen)
        position = position.apply(chosen)
    # A game goes on as what it began as.
    return cast(State, position)


def _ask(bot: Callable[[Decision], int], state: Seven | Duel, seat: int, chosen: dict[int, int]) -> int:
    legal = tuple(state.legal_actions(seat, chosen))
    action = bot(Decision(state.observe(state.chooser(seat)), seat, legal))
    if action not in legal:
        raise ValueError(f"seat {seat}: a bot chose {action!r}, which is not the number of a legal action")
    return int(action)


def play_batch(
    states: Sequence[State],
    bots: Sequence[Sequence[str]],
    seed: int = 0,
    games: Iterable[int] | None = None,
    threads: int = 1,
) -> list[State]:
    """Play many games between built-in bots on several threads, as `play` would each.

    Parameters
    ----------
    states
        Where to begin.
    bots
        For each position the names of the bots.
    seed
        The seed of all bots.
    games
        The number of each game, as in `play`; by default 0, 1 and so on.
    threads
        On how many threads. The games do not depend on it.

    """
    numbers = range(len(states)) if games is None else games
    return _antipater._play(list(states), [list(names) for names in bots], seed, list(numbers), threads)


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test of whether the first of two bots is stronger, on pairs of games of one deal.

    The hypotheses are 0 and 10 in the normalized Elo of M. Van den Bergh (*Normalized Elo*, 2021), the chance of each
    error is 5 %.
    """

    pairs: tuple[int, int, int, int, int]
    """How many pairs brought the first bot 0, ½, 1, 1½ and 2 points."""
    log_ratio: float
    """The log likelihood ratio of H1 against H0, 0 before 10 pairs. H1 is accepted at ln 19, H0 at -ln 19."""
    accepted: Literal["H0", "H1"] | None
    """`"H1"`: the first bot is stronger. `"H0"`: it is not. `None`: that is open."""


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What a series of duplicate deals came to."""

    deals: int
    """How many deals were played."""
    games: int
    """How many games: on each deal, one with the first bot on each seat."""
    score: float
    """The mean share of the win of the first bot."""
    low: float
    """The true share is at least this in 95 of 100 series together with `high`."""
    high: float
    """The true share is at most this in 95 of 100 series together with `low`."""
    fair: float
    """The share of a bot that is as strong as the others: 1 / players."""
    elo: float | None
    """How much stronger the first bot is; `None` when it won everything or nothing."""
    elo_low: float | None
    """The same for `low`; `None` when that is 0 or 1."""
    elo_high: float | None
    """The same for `high`; `None` when that is 0 or 1."""
    points: tuple[float, float]
    """The mean points of a seat of the first bot, and of one of the other's."""
    sprt: Sprt | None
    """The sequential test; `None` where more than two play."""


def arena(
    first: Player,
    other: Player,
    *,
    game: GameName = "seven",
    players: int | None = None,
    edition: Edition = "second",
    deals: int = 100,
    seed: int = 0,
    threads: int = 1,
    sprt: bool = False,
    records: str | Path | None = None,
) -> ArenaResult:
    """Find out which of two bots is stronger, on duplicate deals.

    Each deal is played once with the first bot on every seat, the other one on all others. Named bots play the games of
    `antipater arena` with the same arguments; by default there are 3 players there.

    Parameters
    ----------
    first, other
        The bots, as in `play`. Functions are asked from this thread.
    game
        `"seven"`, `"free-city"` or `"duel"`.
    players
        How many players, 4 by default; always 2 with the Free City and in a Duel.
    edition
        The edition of 7 Wonders for 3 players or more.
    deals
        How many deals.
    seed
        The seed of deals and named bots.
    threads
        On how many threads named bots play.
    sprt
        Whether to stop as soon as the sequential test accepts a hypothesis; only where two play.
    records
        The file for the records of all games, one per line, as `antipater arena --records` writes them. It exists only
        once all games are played.

    """
    if deals < 1:
        raise ValueError("deals must be at least 1")
    table = Table.of(game, players, edition)
    if sprt and table.players != 2:
        raise ValueError("sprt is a test of two players")
    standing = _antipater._Standing(table.players)
    names = [_numbered(names) for names in _seatings(player_name(first), player_name(other), table.players)]
    written: list[str] = []
    parts = (range(begin, min(begin + 64, deals)) for begin in range(0, deals, 64))
    for games in (games for part in parts for games in deal_games(first, other, table, part, seed, threads)):
        accepted = standing.add(_antipater._deal_results(games))
        if records is not None:
            written += [game.to_json(seated) for game, seated in zip(games, names, strict=True)]
        if sprt and accepted is not None:
            break
    if records is not None:
        write_whole(Path(records), "".join(record + "\n" for record in written).encode())
    return arena_result(table.players, standing)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, so that a process that is lost leaves no part of it under its name."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}-", delete=False) as file:
        file.write(content)
    os.replace(file.name, path)


def player_name(player: Player) -> str:
    if isinstance(player, str):
        return player
    return player.name if isinstance(player, Bot) else getattr(player, "__name__", type(player).__name__)


def _numbered(names: list[str]) -> list[str]:
    """Give each name that several seats have the number of its seat."""
    return [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names)]


T = TypeVar("T")


def _seatings(first: T, other: T, players: int) -> list[list[T]]:
    """Return the games of a deal, with the first bot on each seat in turn."""
    return [[first if seat == own else other for seat in range(players)] for own in range(players)]


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot with its rating."""

    bot: str
    """The bot."""
    rating: float
    """Its rating; a difference of 400 means odds of 10 to 1."""
    low: float
    """The lower end of the 95 % interval of its distance from the pinned bot, around the rating."""
    high: float
    """The upper end."""


def ladder(matches: Iterable[tuple[str, str, ArenaResult]], pin: str, at: float = 1500.0) -> list[Rung]:
    """Return one rating for each bot, the strongest first, as `antipater ladder` computes it.

    The model is that of Bradley and Terry for two players, and that of Luce and Plackett for one against several.

    Parameters
    ----------
    matches
        The names of both bots and what `arena` found, all of one game and number of players.
    pin, at
        The bot whose rating is fixed, and that rating.

    """
    played = [
        (first, other, result.games // result.deals - 1, result.games, result.score, result.low, result.high)
        for first, other, result in matches
    ]
    return [Rung(*rung) for rung in _antipater._ladder(played, pin, at)]


DealResult: TypeAlias = list[tuple[int, float, float]]
"""The games of a deal: the share of the win of the first bot, its points, and the mean of the others'."""


def deal_results(
    first: Player, other: Player, table: Table, numbers: range, seed: int, threads: int
) -> list[DealResult]:
    """Play deals with the first bot on each seat in turn, and return what came of each."""
    return [_antipater._deal_results(games) for games in deal_games(first, other, table, numbers, seed, threads)]


def deal_games(
    first: Player, other: Player, table: Table, numbers: range, seed: int, threads: int
) -> list[list[Seven | Duel]]:
    """Play deals with the first bot on each seat in turn, and return the finished games of each."""
    deals = [table.deal(seed, number) for number in numbers]
    if not (isinstance(first, str) and isinstance(other, str)):
        return [
            [play(state, bots, seed, number) for bots in _seatings(first, other, table.players)]
            for state, number in zip(deals, numbers, strict=True)
        ]
    seatings = _seatings(first, other, table.players)
    starts = [state for state in deals for _ in seatings]
    games = [number for number in numbers for _ in seatings]
    finished = play_batch(starts, seatings * len(deals), seed, games, threads)
    return [finished[begin : begin + len(seatings)] for begin in range(0, len(finished), len(seatings))]


def arena_result(players: int, standing: _antipater._Standing) -> ArenaResult:
    """Sum up the deals of a standing."""
    deals, games, scores, elo, points = standing.figures()
    sprt = standing.sprt()
    return ArenaResult(deals, games, *scores, 1 / players, *elo, points, None if sprt is None else Sprt(*sprt))
