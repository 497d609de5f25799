"""Games as Arrow tables and Parquet files, one row for each decision.

`COLUMNS` says what the columns are, and so does the metadata of each field of a table. A data set is a folder with
Parquet files and `_manifest.json`: from the same manifest the same versions of antipater and pyarrow make the same
bytes.

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
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from antipater import __version__, signature
from antipater._antipater import Duel, Seven
from antipater._series import Series
from antipater._types import Edition, GameName

__all__ = ["COLUMNS", "Manifest", "to_arrow", "write_dataset", "write_file"]

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

_SCHEMA = pa.schema(
    [pa.field(name, kind, metadata={"description": text}) for name, (kind, text) in COLUMNS.items()],
    metadata={"antipater": __version__},
)


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

    def __init__(self, features: bool, legal: bool) -> None:
        lists = {"features": features, "legal": legal}
        self._schema = pa.schema([field for field in _SCHEMA if lists.get(field.name, True)], metadata=_SCHEMA.metadata)
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
        """Read the manifest of a data set."""
        found = json.loads((Path(folder) / "_manifest.json").read_text())
        del found["files"]
        return Manifest(**{**found, "bots": tuple(found["bots"])})

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
    file = io.BytesIO()
    pq.write_table(table, file, compression="zstd", row_group_size=1 << 16)
    content = file.getvalue()
    entry = {
        "name": f"games-{number:05}.parquet",
        "games": len(games),
        "rows": table.num_rows,
        "signature": signature(states),
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    return content, entry


def prepare(manifest: Manifest, folder: str | Path) -> Path:
    """Check a manifest, and make the folder of its data set."""
    manifest.check()
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    if any(path.iterdir()):
        raise ValueError(f"{path} is not empty")
    return path


def finish(manifest: Manifest, folder: Path, entries: list[dict[str, Any]]) -> None:
    """Write `_manifest.json`, the last file, so a data set without it is not complete."""
    content = json.dumps({**dataclasses.asdict(manifest), "files": entries}, indent=2)
    (folder / "_manifest.json").write_text(content + "\n")


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
