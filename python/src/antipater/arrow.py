"""Games as Arrow tables and Parquet files, one row for each decision.

`COLUMNS` says what the columns are, and so does the metadata of each field of a table. A data set is a folder with
Parquet files and `_manifest.json`: from the same manifest, or the same records, the same versions of antipater and
pyarrow make the same bytes. The decisions are in `games-00000.parquet` and so on; beside them `_games.parquet` has a
row for each game and player, `_records.parquet` the records, and `_actions.parquet` and `_features.parquet` say what
the numbers mean.

>>> import antipater
>>> from antipater.arrow import to_arrow
>>> game = antipater.play(antipater.Duel.deal(seed=1), ["builder", "random"], seed=1)
>>> table = to_arrow([game], bots=[["builder", "random"]])
>>> table.num_rows == len(game.history)
True
"""

from __future__ import annotations

import dataclasses
import hashlib
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from antipater import __version__, signature
from antipater._antipater import Duel, Seven
from antipater._records import read_games
from antipater._series import Series
from antipater._table import Table
from antipater._tables import Game, action_table, feature_table, schema, write_tables
from antipater._types import Edition, GameName

__all__ = [
    "COLUMNS",
    "Manifest",
    "action_table",
    "feature_table",
    "to_arrow",
    "write_dataset",
    "write_file",
    "write_records",
]

COLUMNS: dict[str, tuple[Any, str]] = {
    "game": (pa.uint64(), "The number of the game."),
    "step": (pa.uint16(), "The step of the game, from 0. Decisions of the same step were made at the same time."),
    "seat": (pa.uint8(), "The seat whose action it is."),
    "player": (pa.uint8(), "The player who chose: the seat, unless it is that of the Free City."),
    "bot": (pa.dictionary(pa.int8(), pa.string()), "The bot that chose; null if unknown."),
    "legal": (pa.list_(pa.uint16()), "The numbers of the legal actions, in increasing order."),
    "action": (pa.uint16(), "The number of the action that was played, one of them."),
    "features": (pa.list_(pa.uint16()), "The inputs that are on, in increasing order, as often as they are on."),
    "win_share": (pa.float32(), "The player's reward at the end, as Seven.returns('win_share'); null if unfinished."),
    "margin": (pa.float32(), "The same with 'margin'."),
    "points": (pa.int16(), "The player's points at the end, in an unfinished game those so far."),
}
"""The columns: their types and what they mean."""

_SCHEMA = schema(COLUMNS)
# There can be more people than an int8 counts.
_SCHEMA_OF_RECORDS = schema({**COLUMNS, "bot": (pa.dictionary(pa.int32(), pa.string()), COLUMNS["bot"][1])})


def to_arrow(
    states: Iterable[Seven | Duel],
    games: Iterable[int] | None = None,
    bots: Iterable[Sequence[str]] | None = None,
    *,
    features: bool = True,
    legal: bool = True,
) -> pa.Table:
    """Write the decisions that led to positions as a table; see `COLUMNS`.

    Parameters
    ----------
    states
        Positions with their histories: games that are over or not.
    games
        Their numbers; by default 0, 1 and so on.
    bots
        The names of the bots of each game in seat order.
    features, legal
        Whether these columns are wanted, the two large ones.

    """
    played = list(states)
    numbers = range(len(played)) if games is None else list(games)
    seated: list[Sequence[str | None]] = [[None] * 7] * len(played) if bots is None else [list(names) for names in bots]
    rows = _Rows(features, legal)
    for number, state, names in zip(numbers, played, seated, strict=True):
        rows.add(number, state, names)
    return rows.table()


class _Rows:
    """The rows of a table as they come."""

    def __init__(self, features: bool, legal: bool, columns: Any = _SCHEMA) -> None:
        lists = {"features": features, "legal": legal}
        self._schema = pa.schema([field for field in columns if lists.get(field.name, True)], metadata=columns.metadata)
        self._values: dict[str, list[Any]] = {name: [] for name in self._schema.names}
        self._features, self._legal = features, legal

    def add(self, game: int, last: Seven | Duel, bots: Sequence[str | None]) -> None:
        values = self._values
        over = last.is_over
        shares, margins = last.returns("win_share"), last.returns("margin")
        points = [score["total"] for score in last.scores]
        state: Seven | Duel = last.start
        for step, joint in enumerate(last.history):
            chosen: dict[int, int] = {}
            for seat in state.to_act:
                player = state.chooser(seat)
                row: dict[str, Any] = {
                    "game": game,
                    "step": step,
                    "seat": seat,
                    "player": player,
                    "bot": bots[player],
                    "action": joint[seat],
                    "win_share": shares[player] if over else None,
                    "margin": margins[player] if over else None,
                    "points": points[player],
                }
                if self._legal:
                    row["legal"] = np.sort(np.array(state.legal_actions(seat, chosen), np.uint16))
                if self._features:
                    row["features"] = np.sort(state.active_features(player))
                for name, value in row.items():
                    values[name].append(value)
                chosen[seat] = joint[seat]
            state = state.apply(joint)

    def table(self) -> pa.Table:
        return pa.Table.from_arrays([self._column(field) for field in self._schema], schema=self._schema)

    def _column(self, field: Any) -> Any:
        values = self._values[field.name]
        if not pa.types.is_list(field.type):
            return pa.array(values, field.type)
        offsets = np.zeros(len(values) + 1, np.int32)
        np.cumsum([len(value) for value in values], out=offsets[1:])
        joined = np.concatenate(values) if values else np.empty(0, np.uint16)
        return pa.ListArray.from_arrays(pa.array(offsets), pa.array(joined, pa.uint16()))


@dataclass(frozen=True)
class Manifest:
    """All that a data set follows from."""

    game: GameName = "seven"
    players: int = 4
    edition: Edition = "second"
    bots: tuple[str, ...] = ("builder",)
    """Seat `i` of game `k` has the bot with the number `(i + k) % len(bots)`, as in `antipater simulate`."""
    seed: int = 0
    games: int = 1000
    games_per_file: int = 1000
    features: bool = True
    legal: bool = True
    antipater: str = __version__
    """The version of antipater."""
    pyarrow: str = pa.__version__
    """The version of pyarrow, which Parquet files name."""

    @property
    def series(self) -> Series:
        """The games."""
        return Series(self.game, self.players, self.edition, self.bots, self.seed, self.games)

    @staticmethod
    def read(folder: str | Path) -> Manifest:
        """Read the manifest of a data set; what it leaves out has its default."""
        found = json.loads((Path(folder) / "_manifest.json").read_text())
        found.pop("files", None)
        if "records" in found:
            raise ValueError(f"{folder} was made of records: give those to write_records")
        return Manifest(**{**found, "bots": tuple(found.get("bots", Manifest.bots))})

    def check(self) -> None:
        """Refuse a manifest from which other versions would make other bytes."""
        for name, needed, here in (
            ("antipater", self.antipater, __version__),
            ("pyarrow", self.pyarrow, pa.__version__),
        ):
            if needed != here:
                raise ValueError(f"the manifest asks for {name} {needed}; this is {here}")
        if self.games_per_file < 1:
            raise ValueError("a file needs at least one game")
        self.series  # noqa: B018 (it refuses what cannot be played)


def write_file(manifest: Manifest, number: int, threads: int = 1) -> tuple[bytes, dict[str, Any]]:
    """Play the games of one file of a data set, and return its bytes and its entry in the manifest."""
    series = manifest.series
    games = series.blocks(manifest.games_per_file)[number]
    states = series.play(games, threads)
    table = to_arrow(
        states,
        games,
        map(series.seated, games),
        features=manifest.features,
        legal=manifest.legal,
    )
    return _file(number, table, games=len(games), rows=table.num_rows, signature=signature(states))


def _file(number: int, table: pa.Table, **entry: Any) -> tuple[bytes, dict[str, Any]]:
    """Return the bytes of a file of decisions and its entry in the manifest."""
    file = io.BytesIO()
    pq.write_table(table, file, compression="zstd", row_group_size=1 << 16)
    content = file.getvalue()
    digest = hashlib.sha256(content).hexdigest()
    return content, {"name": f"games-{number:05}.parquet", **entry, "sha256": digest}


def prepare(manifest: Manifest, folder: str | Path) -> Path:
    """Check a manifest, and make the folder of its data set."""
    manifest.check()
    return _empty(folder)


def _empty(folder: str | Path) -> Path:
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    if any(path.iterdir()):
        raise ValueError(f"{path} is not empty")
    return path


def finish(manifest: Manifest, folder: Path, entries: list[dict[str, Any]]) -> None:
    """Write the tables beside the decisions, and then `_manifest.json`: a data set without it is not complete."""
    tables = write_tables(folder, _replayed(manifest, folder, entries))
    _write_manifest(folder, {**dataclasses.asdict(manifest), "files": entries + tables})


def _write_manifest(folder: Path, manifest: dict[str, Any]) -> None:
    (folder / "_manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")


def _replayed(manifest: Manifest, folder: Path, entries: list[dict[str, Any]]) -> Iterator[Game]:
    """Play the games once more, from the decisions: those of a cluster were played elsewhere."""
    table, series = Table(manifest.game, manifest.players, manifest.edition), manifest.series
    for entry in entries:
        decisions = pq.read_table(folder / entry["name"], columns=["game", "step", "seat", "action"])
        rows = zip(*(column.to_pylist() for column in decisions.columns), strict=True)
        for game, steps in groupby(rows, itemgetter(0)):
            state = table.deal(manifest.seed, game)
            for _, step in groupby(steps, itemgetter(1)):
                state = state.apply({seat: action for _, _, seat, action in step})
            yield game, state, series.seated(game)


def write_dataset(manifest: Manifest, folder: str | Path, threads: int = 1) -> None:
    """Play the games of a manifest and write them as a data set.

    Parameters
    ----------
    manifest
        What to play.
    folder
        Where to; it must be empty if it is there. Files whose names begin with `_` are no data for pyarrow and others.
    threads
        On how many threads the games are played. The bytes do not depend on it.

    """
    path = prepare(manifest, folder)
    entries = []
    for number in range(len(manifest.series.blocks(manifest.games_per_file))):
        content, entry = write_file(manifest, number, threads)
        (path / entry["name"]).write_bytes(content)
        entries.append(entry)
    finish(manifest, path, entries)


def write_records(
    records: str | Path | Iterable[str],
    folder: str | Path,
    *,
    games_per_file: int = 1000,
    features: bool = True,
    legal: bool = True,
) -> None:
    """Write recorded games as a data set, with pseudonyms in place of the names of people.

    People are `"person 1"`, `"person 2"` and so on, in the order in which they appear: the same for the same key in an
    export, and for the same name in records. Bots keep their names, and so do `"Player 1"` and the like, whose `bot` is
    null. From `_records.parquet` the same data set can be made again.

    Parameters
    ----------
    records
        A file, or lines: records, as `antipater simulate --records` writes them, or tables, as `antipater export` does.
    folder
        Where to; it must be empty if it is there.
    games_per_file
        How many games the files of decisions have.
    features, legal
        Whether these columns are wanted, the two large ones.

    Raises
    ------
    ValueError
        When a line cannot be read.

    """
    if games_per_file < 1:
        raise ValueError("a file needs at least one game")
    path = _empty(folder)
    entries: list[dict[str, Any]] = []

    def written(games: Iterator[Game]) -> Iterator[Game]:
        """Write the decisions of the games as they come by."""
        while block := list(islice(games, games_per_file)):
            rows = _Rows(features, legal, _SCHEMA_OF_RECORDS)
            for game in block:
                rows.add(*game)
            table = rows.table()
            content, entry = _file(len(entries), table, games=len(block), rows=table.num_rows)
            (path / entry["name"]).write_bytes(content)
            entries.append(entry)
            yield from block

    with open(records, "rb") if isinstance(records, str | Path) else nullcontext(records) as lines:
        tables = write_tables(path, written(read_games(lines)))
    manifest = {
        "records": sum(entry["games"] for entry in entries),
        "games_per_file": games_per_file,
        "features": features,
        "legal": legal,
        "antipater": __version__,
        "pyarrow": pa.__version__,
    }
    _write_manifest(path, {**manifest, "files": entries + tables})
