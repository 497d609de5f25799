"""Bots at the tables of a server."""

from __future__ import annotations

import os
import random
import subprocess
import threading
from collections.abc import Iterator

import pytest

import antipater
from antipater._matches import Decision
from antipater.server import Server, ServerError, _choose


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server that ends with the tests."""
    program = os.environ.get("ANTIPATER")
    if program is None:
        pytest.skip("ANTIPATER does not name the program")
    command = [program, "serve", "--listen", "127.0.0.1:0", "--database", "sqlite::memory:", "--unlimited"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        said = ""
        for line in server.stdout:
            said += line
            if "http://" in line:
                break
        found = [word.strip(".,\x1b[0m/") for word in said.split() if word.startswith("http://")]
        assert found, said
        # Nobody else reads what it says, and a full pipe would stop it.
        threading.Thread(target=server.stdout.read, daemon=True).start()
        try:
            yield found[0]
        finally:
            server.terminate()
            server.wait(30)


@pytest.mark.parametrize(
    "options",
    [
        {"game": "duel"},
        {"game": "seven", "seats": 3, "sides": "chosen"},
        {"game": "seven", "edition": "first", "seats": 5},
        {"game": "free-city"},
    ],
)
def test_a_built_in_bot_plays_a_game_to_its_end(address: str, options: dict[str, object]) -> None:
    server = Server(address)
    game = server.play(server.open(level="random", **options), "builder")
    assert game.seat == 0
    assert game.decisions >= 12
    assert game.winners


def test_two_programs_play_against_each_other(address: str) -> None:
    host, guest = Server(address, name="Host"), Server(address, name="Guest")
    table = host.open(game="duel", people=2)
    guest.join(host._ask(f"/api/tables/{table}")["invitation"])
    asked: list[Decision] = []

    def lowest(decision: Decision) -> int:
        asked.append(decision)
        return decision.legal[0]

    host._ask(f"/api/tables/{table}/room", {"do": "deal"})
    other: list[object] = []
    playing = threading.Thread(target=lambda: other.append(guest.play(table, "random", seed=3)))
    playing.start()
    game = host.play(table, lowest)
    playing.join(60)
    assert len(other) == 1
    assert game.decisions == len(asked)
    assert all(isinstance(decision.observation, antipater.DuelObservation) for decision in asked)
    assert {decision.observation.seat for decision in asked} == {0}


def test_an_illegal_choice_and_a_strange_table_are_refused(address: str) -> None:
    server = Server(address)
    table = server.open(game="duel")
    with pytest.raises(ValueError, match="is not one of the legal actions"):
        server.play(table, lambda decision: -1)
    with pytest.raises(ServerError):
        server.play("nowhere", "random")


def test_a_bot_chooses_where_only_the_free_city_decides() -> None:
    state = antipater.Seven.free_city(seed=3)
    rng = random.Random(3)
    while state.to_act != (2,):
        joint: dict[int, int] = {}
        for seat in state.to_act:
            joint[seat] = rng.choice([int(action) for action in state.legal_actions(seat, joint or None)])
        state = state.apply(joint)
    player = state.chooser(2)
    known = {"observation": state.observe(player).line, "seat": 2}
    chosen = _choose(antipater.Bot("builder"), known, {"ask": {"chosen": []}})
    assert chosen["seat"] == 2
