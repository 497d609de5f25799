"""The tables of a data set beside its decisions: games, records, and what the numbers of actions and features mean."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias, cast

import pyarrow as pa
import pyarrow.parquet as pq

from antipater import __version__
from antipater._antipater import Duel, Seven
from antipater._matches import _numbered
from antipater._table import Table
from antipater._types import Edition, GameName

Columns: TypeAlias = Mapping[str, tuple[Any, str]]
"""The columns of a table: their types and what they mean."""
Game: TypeAlias = tuple[int, Seven | Duel, Sequence[str | None]]
"""The number of a game, its last position, and the bots or pseudonyms of its players in seat order."""

_WORD = pa.dictionary(pa.int32(), pa.string())
_WORDS = pa.list_(pa.string())

GAMES: Columns = {
    "game": (pa.uint64(), "The number of the game, as in the decisions."),
    "kind": (_WORD, "The word for the game in records: seven, free-city or duel."),
    "edition": (_WORD, "The edition; in seven only."),
    "seat": (pa.uint8(), "The seat of a player. The Free City has none."),
    "bot": (_WORD, "The bot that has the seat, or the pseudonym of a person; null if unknown."),
    "begins": (pa.bool_(), "In a Duel, whether the seat begins."),
    "board": (_WORD, "In 7 Wonders, the city of the seat."),
    "side": (_WORD, "In 7 Wonders, the side of its board."),
    "drafted": (_WORDS, "In a Duel, the wonders that the seat has drafted or been dealt."),
    "built": (_WORDS, "In a Duel, the wonders that it has built, in that order."),
    "tokens": (_WORDS, "In a Duel, the progress tokens that it has taken, in that order."),
    "victory": (_WORD, "How a Duel ended by the rules: civilian, military or science."),
    "win_share": (pa.float64(), "1 for winning alone, 1/k for one of k winners, 0 for the others; null if unfinished."),
    "points": (pa.int16(), "The points at the end, in an unfinished game those so far."),
    **{
        category: (pa.int16(), "Those of this category; null in a game that does not have it.")
        for category in dict.fromkeys((*Duel.CATEGORIES, *Seven.CATEGORIES))
    },
}
RECORDS: Columns = {
    "game": (pa.uint64(), "The number of the game, as in the decisions."),
    "record": (pa.string(), "Its record as JSON. Games are replayed with Duel.from_json or Seven.from_json."),
}
ACTIONS: Columns = {
    "kind": (_WORD, "The word for the game in records: seven, free-city or duel."),
    "action": (pa.uint16(), "The number of the action, as in the decisions."),
    "verb": (_WORD, 'The word for it in records (their "do").'),
    "card": (_WORD, "The card that it is about, in a Duel also the one under a wonder."),
    "wonder": (_WORD, "In a Duel, the wonder."),
    "token": (_WORD, "In a Duel, the progress token."),
    "who": (pa.uint8(), "In a Duel, the seat that is to begin the next age."),
    "by": (_WORD, "In 7 Wonders, how a building is paid for: cost, chain or power."),
    "payment": (pa.uint8(), "In 7 Wonders, the place of the payment among those on offer, which the position says."),
}
FEATURES: Columns = {
    "kind": (_WORD, "The word for the game in records: seven, free-city or duel."),
    "feature": (pa.uint16(), "The number of the feature, as in the decisions."),
    "block": (_WORD, "Its block."),
    "place": (pa.uint16(), "Its place in the block, from 0."),
}

_KINDS: tuple[GameName, ...] = ("seven", "free-city", "duel")

_BLOCK = 4096
"""How many games are kept until they are written."""

_ON_CARD: list[dict[str, Any]] = [
    *({"verb": "build", "by": "cost", "payment": place} for place in range(15)),
    {"verb": "build", "by": "chain"},
    {"verb": "build", "by": "power"},
    *({"verb": "wonder", "payment": place} for place in range(15)),
    {"verb": "sell"},
    {"verb": "take"},
]
"""What the numbers of a card mean in 7 Wonders, in their order."""


def schema(columns: Columns) -> Any:
    """Return columns as a schema that says what they mean."""
    fields = [pa.field(name, kind, metadata={"description": text}) for name, (kind, text) in columns.items()]
    return pa.schema(fields, metadata={"antipater": __version__})


def action_table(game: GameName) -> pa.Table:
    """Say what the numbers of a game's actions mean, one row for each; the metadata of the fields describes them.

    In 7 Wonders a payment is its place in the list of those on offer, so what is paid depends on the position: see
    `Seven.action_text`, or `pay` in the record.
    """
    state = Table.of(game, None, "second").deal(0, 0)
    rows = _duel_actions(state) if isinstance(state, Duel) else _seven_actions()
    numbered = [{"kind": game, "action": number, **row} for number, row in enumerate(rows)]
    return pa.Table.from_pylist(numbered, schema(ACTIONS))


def _duel_actions(state: Duel) -> Iterator[dict[str, Any]]:
    about = {"draft": "wonder", "token": "token", "library": "token"}
    for number in range(state.ACTIONS):
        verb, rest = state.action_text(0, number).split(" ", 1)
        if verb == "wonder":
            wonder, card = rest.split(" with ")
            yield {"verb": verb, "wonder": wonder, "card": card}
        elif verb == "begin":
            yield {"verb": verb, "who": int(rest.removeprefix("seat "))}
        else:
            yield {"verb": verb, about.get(verb, "card"): rest}


def _seven_actions() -> Iterator[dict[str, Any]]:
    decline = Seven.WAIT - 1
    sell = _ON_CARD.index({"verb": "sell"})
    for first in range(0, decline, len(_ON_CARD)):
        card = _in_an_edition(first + sell).removeprefix("sell ")
        yield from ({"card": card, **row} for row in _ON_CARD)
    yield {"verb": "decline"}


def _in_an_edition(number: int) -> str:
    """Say what a number of 7 Wonders means in the edition that has its card; in both they are named alike."""
    editions: tuple[Edition, ...] = ("second", "first")
    for edition in editions:
        try:
            return Seven.deal(edition=edition).action_text(0, number)
        except ValueError:
            continue
    raise AssertionError(number)


def feature_table(game: GameName) -> pa.Table:
    """Say to which block each feature of a game belongs; the metadata of the fields describes the columns."""
    blocks = Table.of(game, None, "second").kind.FEATURE_BLOCKS
    places = [(block, place) for block, size in blocks for place in range(size)]
    rows = [
        {"kind": game, "feature": number, "block": block, "place": place}
        for number, (block, place) in enumerate(places)
    ]
    return pa.Table.from_pylist(rows, schema(FEATURES))


def write_tables(folder: Path, games: Iterable[Game]) -> list[dict[str, Any]]:
    """Write the tables beside the decisions, and return their entries in the manifest.

    Records have a file of their own, as they are twenty times as large as all the rest about the games, which is so
    small enough to be loaded whole. Names begin with `_`, so that pyarrow and pandas read the folder as decisions only.
    """
    kinds = set()
    left = iter(games)
    with _writer(folder, "games", GAMES) as seats, _writer(folder, "records", RECORDS) as records:
        while block := list(islice(left, _BLOCK)):
            kinds |= {last.game for _, last, _ in block}
            texts = [_record(last, names) for _, last, names in block]
            found = [row for game, text in zip(block, texts, strict=True) for row in _seats(*game, json.loads(text))]
            seats.write_table(pa.Table.from_pylist(found, schema(GAMES)))
            records.write_table(pa.table([[game for game, _, _ in block], texts], schema=schema(RECORDS)))
    for name, columns, table in (("actions", ACTIONS, action_table), ("features", FEATURES, feature_table)):
        with _writer(folder, name, columns) as writer:
            for kind in _KINDS:
                if kind in kinds:
                    writer.write_table(table(kind))
    return [_entry(folder / f"_{name}.parquet") for name in ("games", "records", "actions", "features")]


def _writer(folder: Path, name: str, columns: Columns) -> Any:
    return pq.ParquetWriter(folder / f"_{name}.parquet", schema(columns), compression="zstd")


def _entry(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return {"name": path.name, "rows": pq.read_metadata(path).num_rows, "sha256": digest}


def _record(last: Seven | Duel, names: Sequence[str | None]) -> str:
    """Write the record with these names, as `antipater simulate` does."""
    return last.to_json(_numbered([name or f"Player {seat + 1}" for seat, name in enumerate(names)]))


def _seats(
    game: int, last: Seven | Duel, names: Sequence[str | None], record: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    """Return the row of each player of a game."""
    outcome, winners, scores = last.outcome, last.winners, last.scores
    # A record that begins at a position does not say what was dealt and done before.
    setup = record.get("setup", {})
    for seat in range(last.players):
        row: dict[str, Any] = {
            "game": game,
            "kind": last.game,
            "edition": record.get("edition"),
            "seat": seat,
            "bot": names[seat],
            "win_share": None if winners is None else (seat in winners) / max(len(winners), 1),
            "points": scores[seat]["total"],
            **{category: scores[seat][category] for category in last.CATEGORIES},
        }
        if last.game == "duel":
            row["victory"] = None if outcome is None else outcome.victory
            if setup:
                row |= {"begins": setup["first"] == seat, **_collected(setup, record["moves"], seat)}
        elif setup:
            board = setup["wonders"][seat]
            row |= {"board": board["city"], "side": board["side"]}
        yield row


def _collected(setup: dict[str, Any], moves: list[dict[str, Any]], seat: int) -> dict[str, list[str]]:
    """Return the wonders and tokens of a seat of a Duel."""

    def things(what: str, *verbs: str) -> list[str]:
        return [move[what] for move in moves if move["seat"] == seat and move["do"] in verbs]

    dealt = cast(list[list[str]], setup.get("wonders", [[], []]))
    return {
        "drafted": dealt[seat] or things("wonder", "draft"),
        "built": things("wonder", "wonder"),
        "tokens": things("token", "token", "library"),
    }
