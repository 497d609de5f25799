"""Series of games on the nodes of a Ray cluster, with the results of a single machine.

Every node needs the same version of antipater. Work goes out in blocks of games. A game follows from the seed and its
number, so it does not matter where it is played: when a node is lost, its blocks are played again elsewhere, and each
counts once. Call `ray.init` first; otherwise Ray starts a cluster on this machine.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import ray

from antipater import ArenaResult, signature
from antipater._antipater import Duel, Seven
from antipater._matches import arena_result, deal_results, players_of
from antipater._series import Series
from antipater._types import Edition, EnvGame, GameName

if TYPE_CHECKING:
    from antipater.arrow import Manifest

__all__ = ["Progress", "Simulation", "arena", "dataset", "simulate"]

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of blocks that are finished and of all."""

Job = TypeVar("Job")
Result = TypeVar("Result")

_AHEAD = 2
"""Blocks in the queue of each processor, so that none waits for the driver."""


def spread(
    jobs: Sequence[Job], work: Callable[[Job], Result], threads: int = 1, progress: Progress | None = None
) -> Iterator[Result]:
    """Do jobs on the cluster and return their results in order. A job that is lost with its node is done again."""
    task = ray.remote(max_retries=-1, num_cpus=threads)(work)
    running: dict[Any, int] = {}
    finished: dict[int, Result] = {}
    begun = given = counted = 0
    while given < len(jobs):
        # Nodes come and go.
        processors = int(ray.cluster_resources().get("CPU", 1)) // threads
        while begun < len(jobs) and len(running) < _AHEAD * max(processors, 1):
            running[task.remote(jobs[begun])] = begun
            begun += 1
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            finished[running[reference]] = ray.get(reference)
            del running[reference]
            counted += 1
            if progress is not None:
                progress(counted, len(jobs))
        while given in finished:
            yield finished.pop(given)
            given += 1


@dataclass(frozen=True, slots=True)
class Simulation:
    """What a series of games came to."""

    games: int
    """How many games."""
    decisions: int
    """How many decisions were made in them."""
    wins: dict[str, float]
    """How many games each bot won; a shared victory counts in parts."""
    points: dict[str, float]
    """The mean points of a seat of each bot."""
    signature: str | None
    """The hash of all games, as `antipater simulate` prints it for the same arguments."""


@dataclass(frozen=True, slots=True)
class _Block:
    """What is sent back of some games."""

    decisions: int
    wins: dict[str, list[float]]
    points: dict[str, list[int]]
    games: bytes | None


def simulate(
    game: EnvGame = "seven",
    *,
    players: int | None = None,
    edition: Edition = "second",
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    games: int = 1000,
    signed: bool = True,
    block: int = 100,
    threads: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play the games of `antipater simulate` with the same arguments.

    Parameters
    ----------
    game
        `"seven"` or `"duel"`.
    players
        3 to 7 in 7 Wonders (4 by default), 2 in a Duel.
    edition
        The edition of 7 Wonders.
    bots
        Seat `i` of game `k` has the bot with the number `(i + k) % len(bots)`.
    seed
        The seed of deals and bots.
    games
        How many games.
    signed
        Whether to compute the signature. All games are sent to the driver for it, about 1.5 kB for each.
    block
        How many games go out at once.
    threads
        How many processors a block takes.
    progress
        Called after each block.

    """
    series = Series.of(game, players, edition, bots, seed, games)

    def work(numbers: range) -> _Block:
        return _block(series, numbers, signed, threads)

    decisions = 0
    wins: dict[str, list[float]] = {name: [] for name in series.bots}
    points: dict[str, list[int]] = {name: [] for name in series.bots}
    packed = []
    for result in spread(series.blocks(block), work, threads, progress):
        decisions += result.decisions
        for name in wins:
            wins[name] += result.wins.get(name, [])
            points[name] += result.points.get(name, [])
        if result.games is not None:
            packed.append(result.games)
    return Simulation(
        games=games,
        decisions=decisions,
        wins={name: sum(parts) for name, parts in wins.items()},
        points={name: sum(totals) / len(totals) if totals else 0.0 for name, totals in points.items()},
        signature=_signature(packed) if signed else None,
    )


def _block(series: Series, numbers: range, signed: bool, threads: int) -> _Block:
    states: Sequence[Seven | Duel] = series.play(numbers, threads)
    wins: dict[str, list[float]] = {}
    points: dict[str, list[int]] = {}
    decisions = 0
    for number, state in zip(numbers, states, strict=True):
        outcome = state.outcome
        assert outcome is not None
        decisions += sum(len(step) for step in state.history)
        for seat, name in enumerate(series.seated(number)):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            wins.setdefault(name, []).append(share)
            points.setdefault(name, []).append(outcome.scores[seat]["total"])
    return _Block(decisions, wins, points, zlib.compress(pickle.dumps(states), 1) if signed else None)


def _signature(packed: list[bytes]) -> str:
    states: list[Any] = []
    for games in packed:
        found: list[Seven] | list[Duel] = pickle.loads(zlib.decompress(games))
        states += found
    return signature(states)


def arena(
    first: str,
    other: str,
    *,
    game: GameName = "seven",
    players: int | None = None,
    edition: Edition = "second",
    deals: int = 100,
    seed: int = 0,
    block: int = 25,
    threads: int = 1,
    progress: Progress | None = None,
) -> ArenaResult:
    """Find out which of two built-in bots is stronger; the result is that of `antipater.arena`.

    Parameters
    ----------
    first, other
        The names of the bots.
    game, players, edition, deals, seed
        As in `antipater.arena`.
    block
        How many deals go out at once.
    threads, progress
        As in `simulate`.

    """
    if deals < 1:
        raise ValueError("deals must be at least 1")
    count = players_of(game, players)

    def work(numbers: range) -> list[list[tuple[int, float, float]]]:
        return deal_results(first, other, game, count, edition, numbers, seed, threads)

    blocks = [range(begin, min(begin + block, deals)) for begin in range(0, deals, block)]
    return arena_result(count, [deal for part in spread(blocks, work, threads, progress) for deal in part])


def dataset(manifest: Manifest, folder: str | Path, threads: int = 1, progress: Progress | None = None) -> None:
    """Play the games of a manifest and write the same files as `antipater.arrow.write_dataset`.

    Parameters
    ----------
    manifest
        What to play. A file is a block.
    folder
        A folder of the driver; nodes need not share it.
    threads, progress
        As in `simulate`.

    """
    from antipater.arrow import finish, prepare, write_file

    path = prepare(manifest, folder)

    def work(number: int) -> tuple[bytes, dict[str, Any]]:
        return write_file(manifest, number, threads)

    entries = []
    files = range(len(manifest.series.blocks(manifest.games_per_file)))
    for content, entry in spread(files, work, threads, progress):
        (path / entry["name"]).write_bytes(content)
        entries.append(entry)
    finish(manifest, path, entries)
