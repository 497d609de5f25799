"""Benchmarks to cite: a player against fixed opponents, on deals that are kept for tests.

A benchmark has a name with a version, such as `duel-v1`. Under one name these never change: the rules and the number of
players, the share of the win as the score, the features (those of `features()`) and numbers of actions, and the deals,
those of the seed `TEST_SEED`, which vectors and environments refuse. The opponents are those of the package's version.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from antipater._antipater import TEST_SEED, Bot, __version__, _deal_results, _Standing, signature
from antipater._matches import ArenaResult, Decision, Player, arena_result, deal_games, player_name
from antipater._table import State, Table

__all__ = ["BENCHMARKS", "POOL", "TEST_SEED", "Benchmark", "Evaluation", "Match", "evaluate", "verify"]

POOL = ("random", "beginner", "easy", "normal", "hard", "expert")
"""The opponents, from the weakest to the strongest."""
SAMPLE = 50
"""About how many decisions of a built-in bot are timed, in the games against each opponent."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """What is played, and how strong the opponents are."""

    table: Table
    """The game, the players and the edition."""
    ratings: Mapping[str, float]
    """The rating of each opponent but `random`; a difference of 400 means odds of 10 to 1."""


def _rated(beginner: float, easy: float, normal: float, hard: float, expert: float) -> Mapping[str, float]:
    return dict(zip(POOL[1:], (beginner, easy, normal, hard, expert), strict=True))


BENCHMARKS: Mapping[str, Benchmark] = {
    "duel-v1": Benchmark(Table("duel", 2, "second"), _rated(1066, 1303, 1500, 1806, 1989)),
    "seven3-v1": Benchmark(Table("seven", 3, "second"), _rated(956, 1207, 1500, 1804, 2030)),
    "seven4-v1": Benchmark(Table("seven", 4, "second"), _rated(993, 1207, 1500, 1759, 1985)),
    "seven7-v1": Benchmark(Table("seven", 7, "second"), _rated(917, 1167, 1500, 1709, 1935)),
    "free-city-v1": Benchmark(Table("free-city", 2, "first"), _rated(936, 1255, 1500, 1765, 2053)),
}
"""The benchmarks by name. The distances of the ratings are those of `docs/strength.md`; `normal` has 1500."""


@dataclass(frozen=True, slots=True)
class Match:
    """The games against one opponent: on each deal one with the player on each seat, the opponent on all others."""

    games: int
    """How many games."""
    share: float
    """The mean share of the win; for equal players it is 1 / players."""
    low: float
    """The lower end of its 95 % interval, over deals."""
    high: float
    """The upper end."""
    signature: str
    """The signature of all games, as `antipater.signature` returns it."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How a player did in a benchmark."""

    benchmark: str
    """The name of the benchmark."""
    player: str
    """The name of the player."""
    deals: int
    """How many deals were played against each opponent."""
    matches: Mapping[str, Match]
    """The games against each opponent, by its name."""
    rating: float | None
    """The rating on the scale of the opponents; `None` if every game or none was won."""
    low: float | None
    """The lower end of its 95 % interval."""
    high: float | None
    """The upper end."""
    decisions: int
    """How many decisions the player made."""
    cpu_ms: float
    """The processor time of a decision, in milliseconds; of built-in bots, that of a sample of their decisions."""
    version: str
    """The version of this package."""

    def line(self) -> str:
        """Return all of it as one line of JSON, for a table of results and for `verify`."""
        return json.dumps(asdict(self))


class _Timed:
    """A player whose decisions are counted and timed."""

    def __init__(self, player: Player) -> None:
        self.player, self.decisions, self.seconds = player, 0, 0.0

    def seated(self) -> Player:
        """Return the player for a match: a bot by its name plays in Rust, a function is timed as it plays."""
        if isinstance(self.player, str | Bot):
            return self.player
        ask = self.player

        def timed(decision: Decision) -> int:
            begin = time.process_time()
            action = ask(decision)
            self.add(1, time.process_time() - begin)
            return action

        return timed

    def add(self, decisions: int, seconds: float) -> None:
        self.decisions += decisions
        self.seconds += seconds


def _decisions(game: State, player: int) -> list[tuple[State, int, dict[int, int]]]:
    """Return a player's decisions in a game: the position, the seat, and what was chosen before on that step."""
    position, found = game.start, []
    for step in game.history:
        chosen: dict[int, int] = {}
        for seat in sorted(step):
            if position.chooser(seat) == player:
                found.append((position, seat, dict(chosen)))
            chosen[seat] = step[seat]
        position = position.apply(step)
    return found


def _sampled(name: str | Bot, games: Sequence[State], players: int) -> tuple[int, float]:
    """Return how many decisions a bot made in a match, and the processor seconds of one, by asking some again."""
    own = [_decisions(game, seat % players) for seat, game in enumerate(games)]
    every = [decision for decisions in own for decision in decisions]
    sample = every[:: max(1, len(every) // SAMPLE)]
    bot = Bot(name) if isinstance(name, str) else name
    begin = time.process_time()
    for position, seat, chosen in sample:
        bot.choose(position, seat, chosen)
    return len(every), (time.process_time() - begin) / len(sample)


def _rate(
    ratings: Mapping[str, float], matches: Mapping[str, Match], players: int
) -> tuple[float, float, float] | None:
    """Return the rating with which the shares of the win are as large as they were, in sum, and its 95 % interval."""
    rated = [(ratings[name], match) for name, match in matches.items() if name in ratings]
    won = sum(match.share for _, match in rated)
    if not 0 < won < len(rated):
        return None

    def shares(rating: float) -> list[float]:
        return [1 / (1 + (players - 1) * 10 ** ((other - rating) / 400)) for other, _ in rated]

    low, high = -4000.0, 8000.0
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if sum(shares(middle)) < won else (low, middle)
    slope = sum(share * (1 - share) for share in shares(low)) * math.log(10) / 400
    # The interval of a sum of shares, each with half of its width.
    width = math.hypot(*((match.high - match.low) / 2 for _, match in rated)) / slope
    return low, low - width, low + width


def evaluate(
    player: Player,
    benchmark: str,
    deals: int = 100,
    *,
    opponents: Sequence[str] = POOL,
    name: str | None = None,
    threads: int = 1,
) -> Evaluation:
    """Play a benchmark.

    Parameters
    ----------
    player
        A bot by its name, a `Bot`, or a function of a `Decision`. To be verified, it must choose alike each time.
    benchmark
        A name in `BENCHMARKS`.
    deals
        How many of the benchmark's deals are played against each opponent, from the first on.
    opponents
        Some of `POOL`. The rating follows from those of them that have one.
    name
        The name of the player; by default that of the bot or function.
    threads
        On how many threads built-in bots play. The games do not depend on it.

    """
    if benchmark not in BENCHMARKS:
        raise ValueError(f'unknown benchmark "{benchmark}"; expected one of {", ".join(BENCHMARKS)}')
    if deals < 1:
        raise ValueError("deals must be at least 1")
    if not opponents:
        raise ValueError("a benchmark needs at least one opponent")
    if unknown := [opponent for opponent in opponents if opponent not in POOL]:
        raise ValueError(f'"{unknown[0]}" is no opponent of a benchmark; expected some of {", ".join(POOL)}')
    table, ratings = BENCHMARKS[benchmark].table, BENCHMARKS[benchmark].ratings
    timed, matches = _Timed(player), {}
    for opponent in opponents:
        played = deal_games(timed.seated(), opponent, table, range(deals), TEST_SEED, threads)
        games = [game for deal in played for game in deal]
        if isinstance(player, str | Bot):
            decisions, seconds = _sampled(player, games, table.players)
            timed.add(decisions, decisions * seconds)
        standing = _Standing(table.players)
        for deal in played:
            standing.add(_deal_results(deal))
        result: ArenaResult = arena_result(table.players, standing)
        matches[opponent] = Match(len(games), result.score, result.low, result.high, signature(games))
    rating, low, high = _rate(ratings, matches, table.players) or (None, None, None)
    cpu_ms = 1000 * timed.seconds / timed.decisions
    called = player_name(player) if name is None else name
    return Evaluation(benchmark, called, deals, matches, rating, low, high, timed.decisions, cpu_ms, __version__)


def verify(line: str, player: Player | None = None, *, threads: int = 1) -> Evaluation:
    """Play again what a line of `Evaluation.line` tells; raise `ValueError` if anything but the time differs.

    Parameters
    ----------
    line
        The line of JSON.
    player
        The player, as in `evaluate`; by default the bot of the name in the line.
    threads
        As in `evaluate`.

    """
    told = json.loads(line)
    again = evaluate(
        told["player"] if player is None else player,
        told["benchmark"],
        told["deals"],
        opponents=list(told["matches"]),
        name=told["player"],
        threads=threads,
    )
    for opponent, match in again.matches.items():
        if (found := asdict(match)) != told["matches"][opponent]:
            raise ValueError(f"{again.benchmark} against {opponent}: {found}, not {told['matches'][opponent]}")
    for field in ("rating", "low", "high", "decisions"):
        if (found := getattr(again, field)) != told[field]:
            raise ValueError(f"{again.benchmark}: {field} {found}, not {told[field]}")
    return again
