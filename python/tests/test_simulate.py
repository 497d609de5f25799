"""The same games as the command line plays."""

import json
import os
import subprocess
from pathlib import Path

import numpy as np
import pytest

import antipater

ROOT = Path(__file__).parents[2]
PROGRAM = Path(os.environ.get("ANTIPATER", ROOT / "target/debug/antipater"))

SERIES: dict[str, list[str]] = {
    "first-3": ["--game", "seven", "--edition", "first", "--players", "3", "--bots", "random,builder"],
    "second-4": ["--game", "seven", "--edition", "second", "--players", "4", "--bots", "builder"],
    "second-7": ["--game", "seven", "--edition", "second", "--players", "7", "--bots", "random"],
    "free-city": ["--game", "free-city", "--bots", "builder,random"],
    "duel": ["--game", "duel", "--bots", "random,builder"],
}
GAMES = 30


def deal(series: str, seed: int, game: int) -> antipater.Seven | antipater.Duel:
    if series == "duel":
        return antipater.Duel.deal(seed, game)
    if series == "free-city":
        return antipater.Seven.free_city(seed, game)
    edition, players = series.split("-")
    return antipater.Seven.deal(int(players), edition, seed, game)  # type: ignore[arg-type]


def test_a_pinned_signature() -> None:
    starts = [antipater.Seven.deal(4, "second", 1, game) for game in range(100)]
    played = antipater.play_batch(starts, [["builder"] * 4] * 100, seed=1, threads=2)
    assert antipater.signature(played) == "770268a2d37b7c4b"


@pytest.mark.parametrize("series", SERIES)
@pytest.mark.skipif(not PROGRAM.exists() and "ANTIPATER" not in os.environ, reason="the program is not built")
def test_records_and_signatures_are_those_of_the_program(series: str, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    arguments = [*SERIES[series], "--games", str(GAMES), "--seed", "9", "--records", str(file), "--json"]
    report = subprocess.run([PROGRAM, "simulate", *arguments], check=True, capture_output=True, text=True)
    bots = SERIES[series][-1].split(",")
    records = file.read_text().splitlines()
    assert len(records) == GAMES
    states = []
    for game, record in enumerate(records):
        start = deal(series, 9, game)
        state = type(start).from_json(record)
        assert state.to_json() == record
        assert state.start == start
        seated = [bots[(seat + game) % len(bots)] for seat in range(start.players)]
        assert antipater.play(start, seated, seed=9, game=game) == state
        states.append(state)
    assert antipater.signature(states) == json.loads(report.stdout)["signature"]
    if series != "free-city":
        replay(series, states)


@pytest.mark.skipif(not PROGRAM.exists() and "ANTIPATER" not in os.environ, reason="the program is not built")
def test_records_of_an_arena_are_those_of_the_program(tmp_path: Path) -> None:
    arguments = ["--game", "seven", "--players", "3", "--a", "builder", "--b", "random", "--deals", "3", "--seed", "5"]
    command = [str(PROGRAM), "arena", *arguments, "--records", str(tmp_path / "program.jsonl")]
    subprocess.run(command, check=True, capture_output=True)
    antipater.arena("builder", "random", players=3, deals=3, seed=5, records=tmp_path / "package.jsonl")
    assert (tmp_path / "package.jsonl").read_bytes() == (tmp_path / "program.jsonl").read_bytes()


def replay(series: str, states: list[antipater.Seven | antipater.Duel]) -> None:
    """Play the games of the records once more, all in step."""
    duel = isinstance(states[0], antipater.Duel)
    players = states[0].players
    vector: antipater.SevenVec | antipater.DuelVec
    if duel:
        vector = antipater.DuelVec(GAMES, observation="none")
    else:
        vector = antipater.SevenVec(GAMES, players, edition=series.split("-")[0], observation="none")  # type: ignore[arg-type]
    # The series deals its games from one seed, so each vector game goes on to the deal of its number.
    vector.reset(seeds=[9] * GAMES)
    for game in range(GAMES):
        for _ in range(game):
            vector.reset(mask=np.arange(GAMES) == game)
    for step in range(max(len(state.history) for state in states)):
        actions = vector.sample_actions()
        for game, state in enumerate(states):
            for seat, action in state.history[step].items() if step < len(state.history) else ():
                actions[(game,) if duel else (game, seat)] = action
        vector.step(actions)
    assert vector.terminations.all()
    for game, state in enumerate(states):
        assert vector.state(game) == state
        assert vector.rewards[game] == pytest.approx(state.returns())
