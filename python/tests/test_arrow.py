"""Games as tables, and data sets that follow from their manifests to the byte."""

import dataclasses
import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import antipater
from antipater.arrow import COLUMNS, Manifest, to_arrow, write_dataset

SMALL = Manifest(game="duel", players=2, bots=("builder", "random"), seed=3, games=5, games_per_file=2)


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
    assert names == ["_manifest.json", "games-00000.parquet", "games-00001.parquet", "games-00002.parquet"]
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes()
    table = pq.read_table(first)
    assert sorted(set(table.column("game").to_pylist())) == [0, 1, 2, 3, 4]
    entries = json.loads((first / "_manifest.json").read_text())["files"]
    assert sum(entry["rows"] for entry in entries) == table.num_rows
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
