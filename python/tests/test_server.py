"""Bots at the tables of a server."""

from __future__ import annotations

import http.client
import io
import json
import os
import random
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

import antipater
import antipater.server
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

    other: list[object] = []
    playing = threading.Thread(target=lambda: other.append(guest.play(table, "random", seed=3)))
    playing.start()
    game = host.play(table, lowest)
    playing.join(60)
    assert len(other) == 1
    assert game.decisions == len(asked)
    assert all(isinstance(decision.observation, antipater.DuelObservation) for decision in asked)
    assert {decision.observation.seat for decision in asked} == {0}


def test_the_example_bot_deals_when_every_seat_is_taken(address: str) -> None:
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    options = '{"game": "duel", "people": 2, "listed": true}'
    guest = Server(address, name="Guest")
    with subprocess.Popen([sys.executable, example, address, options], stdout=subprocess.PIPE, text=True) as host:
        tables: list[dict[str, Any]] = []
        while not tables and host.poll() is None:
            tables = guest._ask("/api/lobby")["tables"]
        assert tables
        game = guest.play(guest.join(f"{address}/tables/{tables[0]['table']}"), "builder")
        said, _ = host.communicate(timeout=60)
    assert game.winners == tuple(json.loads(said)["winners"])


def test_an_illegal_choice_and_a_strange_table_are_refused(address: str) -> None:
    server = Server(address)
    table = server.open(game="duel")
    with pytest.raises(ValueError, match="is not one of the legal actions"):
        server.play(table, lambda decision: -1)
    with pytest.raises(ServerError):
        server.play("nowhere", "random")


class Clock:
    """A clock that goes on only while somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.waits.append(seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(antipater.server, "time", clock)
    return clock


def test_a_wrong_address_is_told_soon(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    # Nothing listens at this port.
    with pytest.raises(ServerError, match=r"^http://127\.0\.0\.1:9 cannot be reached: .*refused"):
        Server("http://127.0.0.1:9/")
    assert clock.waits == [0.5, 1.0, 2.0, 1.5]
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 4
    assert "refused" in said[0]
    assert said[0].endswith("asking again in 0.5 s")
    with pytest.raises(ServerError):
        Server("http://127.0.0.1:9", retry=0)
    assert len(clock.waits) == 4


def test_a_server_that_has_answered_is_waited_for(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    class Answer(io.BytesIO):
        status = 200

    def busy(code: int) -> urllib.error.HTTPError:
        headers = Message()
        headers["Retry-After"] = "7"
        problem = io.BytesIO(json.dumps({"error": {"kind": "busy", "message": "Too much"}}).encode())
        return urllib.error.HTTPError("", code, "", headers, problem)

    good = b'{"token": "t", "table": "a"}'
    answers: list[Any] = [
        busy(503),
        Answer(good),
        OSError("gone"),
        http.client.BadStatusLine(""),
        busy(429),
        Answer(good),
    ]

    def ask(*_: Any, **__: Any) -> Any:
        answer = answers.pop(0) if answers else OSError("away")
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(urllib.request, "urlopen", ask)
    server = Server("http://127.0.0.1:1", retry=60)
    assert server.open(game="duel") == "a"
    assert clock.waits == [7.0, 0.5, 1.0, 7.0]
    before = clock.now
    with pytest.raises(ServerError, match="cannot be reached: away"):
        server.open(game="duel")
    assert clock.now - before == 60
    for page in (
        Answer(b"<html>"),
        Answer(b"[]"),
        urllib.error.HTTPError("", 404, "", Message(), io.BytesIO(b"<html>")),
    ):
        answers.append(page)
        with pytest.raises(ServerError, match="does not answer as a server"):
            server.open(game="duel")


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
