"""Series of games on the nodes of a Ray cluster, with the results of a single machine.

Every node needs the same version of antipater. Work goes out in blocks of games. A game follows from the seed and its
number, so it does not matter where it is played: when a node is lost, its blocks are played again elsewhere, and each
counts once. Call `ray.init` first; otherwise Ray starts a cluster on this machine.

No function keeps games. What a block comes to is added up in the order of the blocks, and only a few for each processor
are begun ahead of the first that is missing, so the memory of the driver does not grow with the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import ray

from antipater import ArenaResult
from antipater._antipater import Duel, Seven, _game_signatures, _Signature, _Standing
from antipater._matches import DealResult, arena_result, deal_results, write_whole
from antipater._series import Series
from antipater._table import Table
from antipater._types import Edition, GameName

if TYPE_CHECKING:
    from antipater.arrow import Manifest

__all__ = ["Progress", "Simulation", "arena", "dataset", "simulate"]

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of blocks that are finished and of all."""

Job = TypeVar("Job")
Result = TypeVar("Result")

_AHEAD = 2
"""Blocks in the queue of each processor, so that none waits for the driver."""

_WINDOW = 8
"""Blocks for each processor that may be begun while an earlier one is missing."""


def spread(
    jobs: Sequence[Job], work: Callable[[Job], Result], threads: int = 1, progress: Progress | None = None
) -> Iterator[Result]:
    """Do jobs on the cluster and return their results in order. A job that is lost with its node is done again.

    Results that come too early are kept, but no more than `_WINDOW` for each processor.
    """
    task = ray.remote(max_retries=-1, num_cpus=threads)(work)
    running: dict[Any, int] = {}
    finished: dict[int, Result] = {}
    begun = given = counted = 0
    while given < len(jobs):
        # Nodes come and go.
        processors = max(int(ray.cluster_resources().get("CPU", 1)) // threads, 1)
        end = min(len(jobs), given + _WINDOW * processors)
        while begun < end and len(running) < _AHEAD * processors:
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
    wins: Counter[tuple[str, int]]
    """How many games each bot won with so many winners."""
    seats: Counter[str]
    points: Counter[str]
    """How many seats each bot had, and the points of all of them."""
    signatures: list[int]


def simulate(
    game: GameName = "seven",
    *,
    players: int | None = None,
    edition: Edition = "second",
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    games: int = 1000,
    signed: bool = True,
    records: str | Path | None = None,
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
        Whether to compute the signature. Eight bytes of each game are sent to the driver for it.
    records
        A folder that all nodes share, for example on NFS: those who play a block write its games there, as
        `records-00000.jsonl` and so on, with a record in each line. Joined in this order they are what
        `antipater simulate --records` writes, but for the names of the players.
    block
        How many games go out at once.
    threads
        How many processors a block takes.
    progress
        Called after each block.

    """
    series = Series.of(game, players, edition, bots, seed, games)
    if block < 1:
        raise ValueError("a block needs at least one game")
    folder = None if records is None else Path(records).absolute()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)

    def work(numbers: range) -> _Block:
        path = None if folder is None else folder / f"records-{numbers.start // block:05}.jsonl"
        return _block(series, numbers, signed, path, threads)

    decisions = 0
    wins: Counter[tuple[str, int]] = Counter()
    seats: Counter[str] = Counter()
    points: Counter[str] = Counter()
    signature = _Signature()
    for result in spread(series.blocks(block), work, threads, progress):
        decisions += result.decisions
        wins.update(result.wins)
        seats.update(result.seats)
        points.update(result.points)
        signature.add(result.signatures)
    shares = dict.fromkeys(series.bots, 0.0)
    for (name, winners), count in wins.items():
        shares[name] += count / winners
    return Simulation(
        games=games,
        decisions=decisions,
        wins=shares,
        points={name: points[name] / max(seats[name], 1) for name in shares},
        signature=signature.value if signed else None,
    )


def _block(series: Series, numbers: range, signed: bool, records: Path | None, threads: int) -> _Block:
    states: Sequence[Seven | Duel] = series.play(numbers, threads)
    block = _Block(0, Counter(), Counter(), Counter(), _game_signatures(states) if signed else [])
    decisions = 0
    for number, state in zip(numbers, states, strict=True):
        outcome = state.outcome
        assert outcome is not None
        decisions += sum(len(step) for step in state.history)
        for seat, name in enumerate(series.seated(number)):
            block.seats[name] += 1
            block.points[name] += outcome.scores[seat]["total"]
            if seat in outcome.winners:
                block.wins[name, len(outcome.winners)] += 1
    if records is not None:
        write_whole(records, "".join(state.to_json() + "\n" for state in states).encode())
    return replace(block, decisions=decisions)


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
    table = Table.of(game, players, edition)

    def work(numbers: range) -> list[DealResult]:
        return deal_results(first, other, table, numbers, seed, threads)

    blocks = [range(begin, min(begin + block, deals)) for begin in range(0, deals, block)]
    standing = _Standing(table.players)
    for part in spread(blocks, work, threads, progress):
        for deal in part:
            standing.add(deal)
    return arena_result(table.players, standing)


def dataset(
    manifest: Manifest,
    folder: str | Path,
    threads: int = 1,
    progress: Progress | None = None,
    *,
    shared: bool = False,
) -> None:
    """Play the games of a manifest and write the same files as `antipater.arrow.write_dataset`.

    Parameters
    ----------
    manifest
        What to play. A file is a block.
    folder
        A folder of the driver; nodes need not share it.
    threads, progress
        As in `simulate`.
    shared
        Whether all nodes share the folder. Then those who play a file write it, and its bytes never reach the driver.

    """
    from antipater.arrow import finish, prepare, write_file

    path = prepare(manifest, folder).absolute()

    def work(number: int) -> tuple[bytes | None, dict[str, Any]]:
        content, entry = write_file(manifest, number, threads)
        if not shared:
            return content, entry
        write_whole(path / entry["name"], content)
        return None, entry

    entries = []
    files = range(len(manifest.series.blocks(manifest.games_per_file)))
    for content, entry in spread(files, work, threads, progress):
        if content is not None:
            (path / entry["name"]).write_bytes(content)
        entries.append(entry)
    finish(manifest, path, entries)
