"""Games from records, and from lines of a server's export, with pseudonyms in place of the names of people."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from antipater._antipater import Bot, Duel, Seven
from antipater._table import State
from antipater._tables import Game
from antipater.server import _written

_FORMATS = (1, 2)
"""The formats of exported lines."""


def read_games(lines: Iterable[str | bytes]) -> Iterator[Game]:
    """Read the games of lines, numbered from 0. A line of a table that has not been dealt is left out."""
    people: dict[str, str] = {}
    number = 0
    for line, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            last, players = _game(text if isinstance(text, str) else text.decode())
        except json.JSONDecodeError as error:
            raise ValueError(f"line {line}: it is not JSON at column {error.colno}") from None
        except ValueError as error:
            raise ValueError(f"line {line}: {str(error).replace(' at line 1 column', ' at column')}") from None
        except (AttributeError, IndexError, KeyError, TypeError):
            raise ValueError(f"line {line}: it is neither a record nor a line of an export") from None
        if last is not None:
            names = [
                bot or (person and people.setdefault(person, f"person {len(people) + 1}")) for bot, person in players
            ]
            yield number, last, names
            number += 1


def _game(text: str) -> tuple[State | None, list[tuple[str | None, str | None]]]:
    """Return the last position of a game, if there is one, and its players: the bot, or what the person is known by."""
    found = json.loads(text)
    if "format" in found:
        return _exported(found)
    last = _position(text, found.get("game"))
    return last, [_player(name) for name in last.names]


def _position(record: str, game: str) -> State:
    return Duel.from_json(record) if game == "duel" else Seven.from_json(record)


def _player(name: str) -> tuple[str | None, str | None]:
    """Say who has a name in a record. Where several seats have the same, it ends with the number of the seat."""
    if re.fullmatch(r"Player \d", name):
        return None, None
    common = re.sub(r" \d$", "", name)
    if _is_bot(common):
        return common, None
    return None, common if re.fullmatch(r"person \d+", common) else name


def _is_bot(name: str) -> bool:
    """Return whether a built-in bot has this name, such as `"normal"`, `"uct:1000"`, `"uct:1s"`, `"hard+science"`."""
    parts = re.fullmatch(r"([a-z-]+)(?:(:\d+)m?s?)?(\+[a-z-]+)?", name)
    try:
        return parts is not None and bool(Bot("".join(parts.groups(""))))
    except ValueError:
        return False


def _exported(table: dict[str, Any]) -> tuple[State | None, list[tuple[str | None, str | None]]]:
    """Read a line of an export: a record without moves, the log of the moves, and the seats."""
    if table["format"] not in _FORMATS:
        raise ValueError(f"this version reads lines of the formats 1 and 2, not {table['format']}")
    if not table["record"]:
        return None, []
    record, seats = json.loads(table["record"]), json.loads(table["seats"])
    steps: list[Any] = []
    for step in (json.loads(move["step"]) for move in table["moves"]):
        if step == "undo":
            steps.pop()
        else:
            steps.append(step)
    if steps and "sides" in steps[0]:
        for board, side in zip(record["setup"]["wonders"], steps.pop(0)["sides"], strict=True):
            board["side"] = side
    # The record of a game that the rules have ended needs its result, which the last step brings.
    last = _position(json.dumps({**record, "moves": steps[:-1]}), record["game"])
    if steps:
        last = last.apply(_numbers(last, steps[-1]))
    if not last.is_over and table["stage"] == "over":
        resigned = [seat for seat, player in enumerate(seats) if player.get("resigned")]
        winners = [seat for seat in range(2) if seat not in resigned] if len(seats) == 2 else []
        ended = {"by": "resignation", "seats": resigned, "winners": winners}
        last = _position(json.dumps({**json.loads(last.to_json()), "ended": ended}), record["game"])
    return last, [(seat.get("bot"), seat.get("person")) for seat in seats]


def _numbers(state: State, step: dict[str, Any]) -> dict[int, int]:
    """Return the numbers of the actions of a step."""
    joint: dict[int, int] = {}
    for action in step.get("actions", [step]):
        seat = action["seat"]
        for number in state.legal_actions(seat, joint):
            if _written(state, seat, number, joint) == action:
                joint[seat] = number
                break
        else:
            raise ValueError(f"its last step has an action that is not legal: {json.dumps(action)}")
    return joint
