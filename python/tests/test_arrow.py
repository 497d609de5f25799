"""Games as tables, and data sets that follow from their manifests or records to the byte."""

import dataclasses
import hashlib
import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import antipater
from antipater._types import Edition, GameName
from antipater.arrow import COLUMNS, Manifest, action_table, feature_table, to_arrow, write_dataset, write_records

DOCS = Path(__file__).parents[2] / "docs" / "python.md"
TABLES = ["_actions.parquet", "_features.parquet", "_games.parquet", "_records.parquet"]
SMALL = Manifest(game="duel", players=2, bots=("builder", "random"), seed=3, games=5, games_per_file=2)
SETS = {
    "duels": Manifest(game="duel", players=2, bots=("builder", "rush-military", "random"), seed=1, games=16),
    "sevens": Manifest(players=3, bots=("builder", "random"), seed=2, games=6, games_per_file=4),
    "free-cities": Manifest(game="free-city", players=2, bots=("builder", "random"), seed=3, games=2),
}

State = antipater.Seven | antipater.Duel


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the data sets."""
    path = tmp_path_factory.mktemp("sets")
    for name, manifest in SETS.items():
        write_dataset(manifest, path / name)
    return path


def states(folder: Path) -> list[State]:
    records = pq.read_table(folder / "_records.parquet")["record"].to_pylist()
    return [position(record) for record in records]


def position(record: str) -> State:
    return (antipater.Duel if '"game":"duel"' in record else antipater.Seven).from_json(record)


def rows(folder: Path, name: str = "games") -> list[dict[str, Any]]:
    return pq.read_table(folder / f"_{name}.parquet").to_pylist()  # type: ignore[no-any-return]


def test_every_decision_is_a_row() -> None:
    games: list[antipater.Seven | antipater.Duel] = [
        antipater.play(antipater.Duel.deal(seed=1), ["builder", "random"], seed=1),
        antipater.play(antipater.Seven.deal(players=3, seed=2), ["builder", "random", "random"], seed=2),
        antipater.play(antipater.Seven.free_city(seed=3), ["builder", "random"], seed=3),
    ]
    for game in games:
        bots = ["builder", "random", "random"][: game.players]
        table = to_arrow([game], games=[9], bots=[bots])
        assert table.schema.names == list(COLUMNS)
        rows = table.to_pylist()
        state: antipater.Seven | antipater.Duel = game.start
        for step, joint in enumerate(game.history):
            chosen: dict[int, int] = {}
            for seat in state.to_act:
                row = rows.pop(0)
                player = state.chooser(seat)
                assert (row["game"], row["step"], row["seat"], row["player"]) == (9, step, seat, player)
                assert row["bot"] == bots[player]
                assert row["legal"] == sorted(state.legal_actions(seat, chosen))
                assert row["action"] == joint[seat]
                assert (np.bincount(row["features"], minlength=state.FEATURES) == state.features(player)).all()
                assert row["win_share"] == pytest.approx(game.returns()[player])
                assert row["margin"] == pytest.approx(game.returns("margin")[player])
                assert row["points"] == game.scores[player]["total"]
                chosen[seat] = joint[seat]
            state = state.apply(joint)
        assert not rows


def test_columns_can_be_left_out_and_games_unfinished() -> None:
    state = antipater.Duel.deal(seed=1)
    state = state.apply({state.to_act[0]: state.legal_actions(state.to_act[0])[0]})
    table = to_arrow([state, state], features=False, legal=False)
    assert table.column("game").to_pylist() == [0, 1]
    assert table.column("win_share").to_pylist() == [None, None]
    assert table.column("bot").to_pylist() == [None, None]
    assert not {"features", "legal"} & set(table.schema.names)
    assert to_arrow([]).num_rows == 0
    for name, (_, text) in COLUMNS.items():
        assert to_arrow([]).schema.field(name).metadata == {b"description": text.encode()}


def test_a_data_set_follows_from_its_manifest(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    write_dataset(SMALL, first)
    again = Manifest.read(first)
    assert again == SMALL
    write_dataset(again, second, threads=2)
    names = sorted(path.name for path in first.iterdir())
    decisions = ["games-00000.parquet", "games-00001.parquet", "games-00002.parquet"]
    assert names == sorted(["_manifest.json", *TABLES, *decisions])
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes()
    table = pq.read_table(first)
    assert sorted(set(table.column("game").to_pylist())) == [0, 1, 2, 3, 4]
    entries = json.loads((first / "_manifest.json").read_text())["files"]
    assert sum(entry["rows"] for entry in entries if entry["name"] in decisions) == table.num_rows
    assert {entry["name"]: entry["sha256"] for entry in entries} == {
        name: hashlib.sha256((first / name).read_bytes()).hexdigest() for name in [*decisions, *TABLES]
    }
    for entry in entries:
        assert pq.read_metadata(first / entry["name"]).num_rows == entry["rows"]
    games = antipater.play_batch(
        [antipater.Duel.deal(3, game) for game in (2, 3)], [["builder", "random"], ["random", "builder"]], 3, [2, 3]
    )
    assert entries[1]["signature"] == antipater.signature(games)
    with pytest.raises(ValueError, match="not empty"):
        write_dataset(SMALL, first)


def test_what_would_make_other_bytes_is_refused(tmp_path: Path) -> None:
    for changed, sentence in (
        ({"antipater": "0.0.1"}, "asks for antipater"),
        ({"pyarrow": "1.0"}, "asks for pyarrow"),
        ({"games_per_file": 0}, "at least one game"),
        ({"games": 0}, "at least one game"),
        ({"bots": ()}, "at least one bot"),
        ({"players": 5}, "2 players"),
    ):
        with pytest.raises(ValueError, match=sentence):
            write_dataset(dataclasses.replace(SMALL, **changed), tmp_path / "none")
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("name", SETS)
def test_games_are_those_of_their_records(folder: Path, name: str) -> None:
    manifest = SETS[name]
    played = manifest.series.play(range(manifest.games))
    assert states(folder / name) == played
    found = rows(folder / name)
    for game, last in enumerate(played):
        outcome = last.outcome
        assert outcome is not None
        board = dict(re.findall(r"player (\d): (.+ \(.+\)), stages", last.text()))
        for seat, bot in enumerate(manifest.series.seated(game)):
            row = found.pop(0)
            assert (row["game"], row["seat"], row["kind"], row["bot"]) == (game, seat, manifest.game, bot)
            assert row["edition"] == ("second" if name == "sevens" else None)
            assert row["win_share"] == (1 / len(outcome.winners) if seat in outcome.winners else 0)
            scores = {**dict.fromkeys((*antipater.Seven.CATEGORIES, *antipater.Duel.CATEGORIES)), **last.scores[seat]}
            assert row["points"] == scores.pop("total")
            assert {category: row[category] for category in scores} == scores
            if name != "duels":
                assert f"{row['board']} ({row['side']})" == board[str(seat)]
                assert {row[column] for column in ("begins", "victory", "drafted", "built", "tokens")} == {None}
                continue
            assert (row["board"], row["side"], row["victory"]) == (None, None, outcome.victory)
            assert row["begins"] == (last.start.to_act == (seat,))
            said = [last.start.action_text(0, step[seat]) for step in last.history if seat in step]
            assert row["drafted"] == [text.removeprefix("draft ") for text in said if text.startswith("draft ")]
            assert len(row["drafted"]) == 4
            assert row["built"] == [text[7:].split(" with ")[0] for text in said if text.startswith("wonder ")]
            assert row["tokens"] == [text.split(" ", 1)[1] for text in said if re.match("token |library ", text)]
    assert not found


def test_records_have_the_names_of_the_program(folder: Path) -> None:
    names = [last.names for last in states(folder / "sevens")]
    assert names[:2] == [("builder 0", "random", "builder 2"), ("random 0", "builder", "random 2")]


def test_actions_of_a_duel_have_their_words() -> None:
    state = antipater.Duel.deal(seed=1)
    table = action_table("duel").to_pylist()
    assert [row["action"] for row in table] == list(range(antipater.Duel.ACTIONS))
    for row in table:
        if row["verb"] == "wonder":
            about = f"{row['wonder']} with {row['card']}"
        else:
            (about,) = (value for name in ("card", "wonder", "token", "who") if (value := row[name]) is not None)
        seat = "seat " if row["verb"] == "begin" else ""
        assert f"{row['verb']} {seat}{about}" == state.action_text(0, row["action"])


@pytest.mark.parametrize("name", ["seven", "free-city"])
def test_actions_of_7_wonders_have_the_words_of_records(name: GameName) -> None:
    table = action_table(name).to_pylist()
    assert [row["action"] for row in table] == list(range(antipater.Seven.WAIT))
    assert {row["kind"] for row in table} == {name}
    seen = Counter[str]()
    for seed in range(8):
        edition: Edition = "second" if seed % 2 else "first"
        start = antipater.Seven.free_city(seed) if name == "free-city" else antipater.Seven.deal(5, edition, seed)
        last = antipater.play(start, ["random"] * start.players, seed=seed)
        record = json.loads(last.to_json())
        for joint, step in zip(last.history, record["moves"], strict=True):
            for action in step["actions"]:
                row = table[joint[action["seat"]]]
                expected = [action["do"], action.get("card"), action.get("by")]
                assert [row["verb"], row["card"], row["by"]] == expected
                assert (row["payment"] is not None) == (action.get("by") == "cost" or action["do"] == "wonder")
                seen[action["do"]] += 1
    assert len(seen) >= 3


def test_features_have_their_blocks() -> None:
    kinds: dict[GameName, type[State]] = {
        "seven": antipater.Seven,
        "free-city": antipater.Seven,
        "duel": antipater.Duel,
    }
    for name, kind in kinds.items():
        table = feature_table(name).to_pylist()
        assert [row["feature"] for row in table] == list(range(kind.FEATURES))
        sizes = Counter(row["block"] for row in table)
        assert tuple(sizes.items()) == kind.FEATURE_BLOCKS
        for row, after in pairwise(table):
            assert after["place"] == (row["place"] + 1 if after["block"] == row["block"] else 0)
    with pytest.raises(ValueError, match="unknown game"):
        action_table("chess")  # type: ignore[arg-type]


def test_columns_say_what_they_mean(folder: Path) -> None:
    for name in TABLES:
        for field in pq.read_schema(folder / "duels" / name):
            assert field.metadata[b"description"].endswith(b".")


def test_other_programs_answer_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duckdb, polars, pandas = map(pytest.importorskip, ("duckdb", "polars", "pandas"))
    monkeypatch.chdir(folder)
    duels, sevens = states(folder / "duels"), states(folder / "sevens")
    first = sum(last.start.to_act[0] in (last.winners or ()) for last in duels) / len(duels)
    frame = pandas.read_parquet("duels/_games.parquet")
    assert frame[frame.begins.astype(bool)].win_share.mean() == pytest.approx(first)
    ends = Counter(last.outcome.victory for last in duels if last.outcome)
    assert len(ends) > 1
    grouped = polars.read_parquet("duels/_games.parquet").filter("begins").group_by("victory").len()
    assert dict(grouped.rows()) == ends
    science = [score["science"] for last in sevens for score in last.scores]
    ((average,),) = duckdb.sql("SELECT avg(science) FROM 'sevens/_games.parquet'").fetchall()
    assert average == pytest.approx(np.mean(science))
    for wonder, games, share in duckdb.sql(
        "SELECT name, count(*), avg(win_share) FROM 'duels/_games.parquet', unnest(drafted) AS t(name) GROUP BY name"
    ).fetchall():
        won = [seat in (last.winners or ()) for last in duels for seat in owners(last, wonder)]
        assert (games, share) == (len(won), pytest.approx(np.mean(won)))
    # The folder is still one table of decisions.
    decisions = sum(len(step) for last in duels for step in last.history)
    assert len(pq.read_table("duels")) == len(pandas.read_parquet("duels")) == decisions
    assert polars.read_parquet("duels/games-*.parquet").height == decisions


def owners(last: State, wonder: str) -> list[int]:
    """The seats that drafted a wonder."""
    moves = json.loads(last.to_json())["moves"]
    return [move["seat"] for move in moves if move["do"] == "draft" and move["wonder"] == wonder]


def test_the_questions_in_the_documentation_have_answers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duckdb = pytest.importorskip("duckdb")
    monkeypatch.chdir(folder)
    lines = re.findall(r"^\| (.+\?) \| `(SELECT .+)` \|$", DOCS.read_text(), re.MULTILINE)
    assert len(lines) == 10
    answers = {question: duckdb.sql(query).fetchall() for question, query in lines}
    for question, answer in answers.items():
        assert answer, question
        assert all(value is not None for row in answer for value in row), question
    duels = states(folder / "duels")
    assert dict(answers["How do Duels end?"]) == Counter(last.outcome.victory for last in duels if last.outcome)
    longest = {
        victory: np.mean([len(last.history) for last in duels if last.outcome and last.outcome.victory == victory])
        for victory, _ in answers["How many steps do they take?"]
    }
    assert dict(answers["How many steps do they take?"]) == pytest.approx(longest)
    (average,) = answers["Where do points come from?"]
    sevens = [score for last in states(folder / "sevens") for score in last.scores]
    expected = [np.mean([score[name] for score in sevens]) for name in antipater.Seven.CATEGORIES]
    assert average == pytest.approx(expected)


def test_the_manifest_in_the_documentation_makes_a_data_set(tmp_path: Path) -> None:
    (block,) = re.findall(r"```json\n(.*?)```", DOCS.read_text(), re.DOTALL)
    (tmp_path / "_manifest.json").write_text(block)
    manifest = Manifest.read(tmp_path)
    assert (manifest.games, manifest.bots) == (1_000_000, ("normal", "hard"))
    few = dataclasses.replace(manifest, games=2, antipater=antipater.__version__, pyarrow=pa.__version__)
    write_dataset(few, tmp_path / "few")
    assert {row["bot"] for row in rows(tmp_path / "few")} == {"normal", "hard"}


def record(seed: int, names: list[str], kind: str = "duel") -> str:
    """A game of builders, whatever their names."""
    start: State
    if kind == "duel":
        start = antipater.Duel.deal(seed=seed)
    elif kind == "free-city":
        start = antipater.Seven.free_city(seed=seed)
    else:
        start = antipater.Seven.deal(len(names), seed=seed)
    return antipater.play(start, ["builder"] * len(names), seed=seed).to_json(names)


def exported(text: str, seats: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    """A record as a line of an export, without what nobody reads here."""
    found = json.loads(text)
    moves = [{"step": json.dumps(step), "at": 7} for step in found.pop("moves")]
    found.pop("result")
    line = {"format": 2, "stage": "over", "record": json.dumps(found), "seats": json.dumps(seats), "moves": moves}
    return line | {"people": [{"name": "Ada"}], **changes}


def test_people_get_pseudonyms(tmp_path: Path) -> None:
    lines = [
        record(1, ["Ada", "hard"]),
        record(2, ["Boris 1", "Ada"]),
        record(3, ["Player 1", "normal+science"]),
        record(4, ["hard 0", "Zoë", "hard 2"], "seven"),
        record(5, ["uct:1s", "exec:/home/ada/bot"]),
        record(6, ["Ada", "Ada"]),
    ]
    file = tmp_path / "records.jsonl"
    file.write_text("\n\n".join(lines) + "\n", encoding="utf-8")
    write_records(file, tmp_path / "first", games_per_file=4)
    seats = [[row["bot"] for row in rows(tmp_path / "first") if row["game"] == game] for game in range(6)]
    assert seats == [
        ["person 1", "hard"],
        ["person 2", "person 1"],
        [None, "normal+science"],
        ["hard", "person 3", "hard"],
        ["uct:1s", "person 4"],
        ["person 1", "person 1"],
    ]
    assert states(tmp_path / "first") == [position(line) for line in lines]
    for row in pq.read_table(tmp_path / "first").to_pylist():
        assert row["bot"] == seats[row["game"]][row["player"]]
    for path in (tmp_path / "first").iterdir():
        content = path.read_text() if path.suffix == ".json" else str(pq.read_table(path).to_pylist())
        assert not any(name in content for name in ("Ada", "Boris", "Zoë", "home"))
    # The records of the data set make it again.
    write_records(
        pq.read_table(tmp_path / "first" / "_records.parquet")["record"].to_pylist(),
        tmp_path / "again",
        games_per_file=4,
    )
    for path in (tmp_path / "first").iterdir():
        assert (tmp_path / "again" / path.name).read_bytes() == path.read_bytes()
    with pytest.raises(ValueError, match="made of records"):
        Manifest.read(tmp_path / "first")


def test_a_data_set_has_as_many_people_as_there_are(tmp_path: Path) -> None:
    last = position(record(1, ["Ada", "Boris"]))
    names = [[f"Ada the {number}th", f"Boris the {number}th"] for number in range(70)]
    write_records(map(last.to_json, names), tmp_path / "set", features=False, legal=False)
    decisions = pq.read_table(tmp_path / "set")
    assert decisions.schema.names == [name for name in COLUMNS if name not in ("features", "legal")]
    assert set(decisions["bot"].to_pylist()) == {f"person {number}" for number in range(1, 141)}


def test_exports_of_a_server_are_read(tmp_path: Path) -> None:
    ada, boris = {"person": "a1", "name": "Ada"}, {"person": "b2", "name": "Boris"}
    easy = {"name": "Herodotus", "bot": "easy"}
    duel, seven = record(1, ["Ada", "Herodotus"]), record(2, ["Ada", "Boris", "Herodotus"], "seven")
    free = record(3, ["Boris", "Ada"], "free-city")
    undone = exported(duel, [ada, easy])
    undone["moves"].insert(3, {"step": '"undo"', "at": 7})
    undone["moves"].insert(3, undone["moves"][2])
    sides = json.loads(seven)["setup"]["wonders"]
    chosen = exported(seven, [ada, boris, easy])
    chosen["moves"].insert(0, {"step": json.dumps({"sides": [board["side"] for board in sides]}), "at": 7})
    chosen["record"] = chosen["record"].replace("night", "day")
    gathering = exported(duel, [ada, {}], record="", stage="gathering", moves=[])
    resigned = exported(duel, [{**boris, "resigned": True}, ada])
    resigned["moves"] = resigned["moves"][:20]
    left = exported(seven, [{**ada, "resigned": True}, {**boris, "resigned": True}, easy])
    left["moves"] = left["moves"][:5]
    running = exported(duel, [ada, boris], stage="playing", moves=exported(duel, [])["moves"][:9])
    lines = [undone, chosen, gathering, exported(free, [boris, ada]), resigned, left, running]
    write_records(map(json.dumps, lines), tmp_path / "set", features=False)
    found = states(tmp_path / "set")
    assert found[:3] == [position(duel), position(seven), position(free)]
    assert [last.resigned for last in found] == [(), (), (), (0,), (0, 1), ()]
    assert [last.winners for last in found[3:]] == [(1,), (), None]
    games = rows(tmp_path / "set")
    assert [(row["game"], row["bot"]) for row in games] == [
        *((0, "person 1"), (0, "easy")),
        *((1, "person 1"), (1, "person 2"), (1, "easy")),
        *((2, "person 2"), (2, "person 1")),
        *((3, "person 2"), (3, "person 1")),
        *((4, "person 1"), (4, "person 2"), (4, "easy")),
        *((5, "person 1"), (5, "person 2")),
    ]
    assert [row["win_share"] for row in games[7:]] == [0, 1, 0, 0, 0, None, None]
    assert {row["victory"] for row in games[2:]} == {None}
    assert [row["kind"] for row in rows(tmp_path / "set", "actions")] == (
        ["seven"] * antipater.Seven.WAIT + ["free-city"] * antipater.Seven.WAIT + ["duel"] * antipater.Duel.ACTIONS
    )


def test_a_record_that_begins_at_a_position_does_not_say_what_was_before(tmp_path: Path) -> None:
    later = antipater.Duel.from_line(position(record(1, ["Ada", "Boris"])).start.line)
    write_records([antipater.play(later, ["builder", "builder"]).to_json(["Ada", "hard"])], tmp_path / "set")
    for row in rows(tmp_path / "set"):
        assert {row["begins"], row["drafted"], row["built"], row["tokens"]} == {None}
        assert row["win_share"] is not None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "it is not JSON at column 2"),
        ("[]", "neither a record nor a line of an export"),
        ("7", "neither a record nor a line of an export"),
        ('{"version":1,"game":"chess"}', "unknown game"),
        ('{"version":1}', "missing field `game` at column 13"),
        ('{"format":3}', "formats 1 and 2, not 3"),
        ('{"format":2}', "neither a record nor a line of an export"),
        (b"\xff\xfe", "can't decode byte"),
        (json.dumps(exported(record(1, ["Ada", "Boris"]), [{"person": "a1"}, {}])).replace("Altar", "Alter"), "Alter"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(tmp_path: Path, line: str | bytes, why: str) -> None:
    lines = [record(1, ["Ada", "Boris"]).encode(), b"", line.encode() if isinstance(line, str) else line]
    file = tmp_path / "records.jsonl"
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(ValueError, match=rf"^line 3: .*{re.escape(why)}"):
        write_records(file, tmp_path / "set")
    assert not (tmp_path / "set" / "_manifest.json").exists()


def test_a_last_step_that_is_not_legal_is_an_error(tmp_path: Path) -> None:
    line = exported(record(1, ["Ada", "Boris"]), [{"person": "a1"}, {"person": "b2"}])
    line["moves"][-1]["step"] = '{"seat":9,"do":"begin"}'
    with pytest.raises(ValueError, match=r"^line 1: .*"):
        write_records([json.dumps(line)], tmp_path / "set")
    with pytest.raises(ValueError, match="at least one game"):
        write_records([], tmp_path / "other", games_per_file=0)
