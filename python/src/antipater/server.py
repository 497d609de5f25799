"""A seat at a table of a running server for a bot: a built-in one, or a function of a `Decision`.

The bot gets what its player knows, as the server tells it, and nothing else. Games of several people, bots and programs
are played in this way: an answer that comes twice counts once, and a server that restarts is waited for. Each wait is
told on standard error.
"""

from __future__ import annotations

import http.client
import json
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, cast

from antipater._antipater import Bot, DuelObservation, SevenObservation
from antipater._matches import Decision, Player

__all__ = ["Game", "Server", "ServerError"]

_FIRST = 5.0
"""For how many seconds a server is waited for that has never answered: its address may be wrong."""


class ServerError(Exception):
    """The server has refused a request, then the message is its own, or it cannot be reached."""


@dataclass(frozen=True, slots=True)
class Game:
    """How a game at a table ended."""

    table: str
    """The name of the table in addresses."""
    seat: int
    """The seat of the bot."""
    winners: tuple[int, ...]
    """The seats that won."""
    decisions: int
    """How many decisions the bot made."""


class Server:
    """A server, and a person there.

    Parameters
    ----------
    address
        Where the server is, such as `"http://127.0.0.1:7777"`.
    token
        The token of a person, as the profile page shows it. Without one, a new person gets the name.
    name
        The name of a new person.
    retry
        For how many seconds a request is repeated while the server is busy or cannot be reached; at most 5 until it has
        answered once.

    """

    def __init__(self, address: str, token: str | None = None, name: str = "Python", *, retry: float = 600.0) -> None:
        self.address = address.rstrip("/")
        self._retry = retry
        self._has_answered = False
        self._token = token
        if token is None:
            self._token = self._ask("/api/people", {"name": name})["token"]

    @property
    def token(self) -> str:
        """The token of the person."""
        return cast(str, self._token)

    def open(self, **options: Any) -> str:
        """Open a table, with the options of `POST /api/tables`, and return its name.

        At a table for several people `play` deals as soon as every seat is taken.

        >>> Server("http://127.0.0.1:7777").open(game="duel", level="hard")  # doctest: +SKIP

        """
        return cast(str, self._ask("/api/tables", options)["table"])

    def join(self, goal: str) -> str:
        """Sit down with an invitation, or at a table of the lobby, by its address or name; return the name."""
        name = goal.rstrip("/").rsplit("/", 1)[-1]
        if "/tables/" in goal:
            return cast(str, self._ask(f"/api/tables/{name}/join", {})["table"])
        return cast(str, self._ask("/api/join", {"invitation": name})["table"])

    def play(self, table: str, player: Player, seed: int = 0) -> Game:
        """Play a game to its end. Where the sides of the boards are chosen at the table, it takes the first.

        Parameters
        ----------
        table
            The name of the table.
        player
            The name of a bot, a `Bot`, or a function that returns one of the legal numbers of a `Decision`.
        seed
            The seed of a bot that is named.

        Raises
        ------
        ServerError
            When the server refuses the person or a decision.
        ValueError
            When the player chooses something that is not legal.

        """
        bot = Bot(player, seed, 0) if isinstance(player, str) else player
        made = 0
        view = self._ask(f"/api/tables/{table}")
        while view["stage"] != "over":
            if view["stage"] == "gathering" and view["host"] and view["full"]:
                view = self._ask(f"/api/tables/{table}/room", {"do": "deal"})
                continue
            if view.get("game") == "sides" and _is_asked(view):
                view = self._move(table, view, view["ask"]["actions"][0])
                continue
            known = self._known(table) if _is_asked(view) else None
            if known is None:
                version = view.get("version") or view["table_status"]["version"]
                view = self._ask(f"/api/tables/{table}?since={version}")
                continue
            action = _choose(bot, known, view)
            view = self._move(table, known, action)
            made += 1
        return Game(table, view["you"], tuple(view["sheet"]["winners"]), made)

    def _move(self, table: str, asked: dict[str, Any], action: Any) -> dict[str, Any]:
        """Decide, and return the view after it. Sent twice, it counts once."""
        name = f"python-{asked['decision']}-{asked['choices']}"
        return self._ask(f"/api/tables/{table}/moves", {"id": name, "decision": asked["decision"], "action": action})

    def _known(self, table: str) -> dict[str, Any] | None:
        """Ask what the player knows; nothing while there is nothing to decide."""
        known = self._ask(f"/api/tables/{table}/observation")
        return known if "observation" in known else None

    def _ask(self, path: str, body: Any = None) -> dict[str, Any]:
        """Send a request, and again while the server is busy or cannot be reached."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        begin, wait = time.monotonic(), 0.5
        while True:
            try:
                request = urllib.request.Request(self.address + path, data, headers)
                with urllib.request.urlopen(request, timeout=60 if self._has_answered else _FIRST) as answer:
                    found = self._read(answer)
                self._has_answered = True
                return found
            except urllib.error.HTTPError as error:
                problem = self._read(error)
                self._has_answered = True
                if error.code in (409, 422) and "view" in problem:
                    # The game has moved on: this is the current view.
                    return cast(dict[str, Any], problem["view"])
                if problem.get("error", {}).get("kind") == "nothing-asked":
                    return {}
                if error.code not in (429, 503):
                    raise ServerError(problem["error"]["message"]) from None
                reason, pause = problem["error"]["message"], float(error.headers.get("Retry-After", 1))
            except (OSError, http.client.HTTPException) as error:
                reason, pause = str(error), wait
                wait = min(10.0, 2 * wait)
            patience = self._retry if self._has_answered else min(self._retry, _FIRST)
            left = begin + patience - time.monotonic()
            if left <= 0:
                raise ServerError(f"{self.address} cannot be reached: {reason}")
            pause = min(pause, left)
            print(f"{self.address}: {reason}; asking again in {pause:.1f} s", file=sys.stderr)
            time.sleep(pause)

    def _read(self, answer: Any) -> dict[str, Any]:
        """Read an answer, or the problem that it tells."""
        try:
            found = json.load(answer)
            if isinstance(found, dict) and (answer.status < 400 or "error" in found or "view" in found):
                return found
        except ValueError:
            pass
        raise ServerError(f"{self.address} does not answer as a server of Antipater does (status {answer.status})")


def _is_asked(view: dict[str, Any]) -> bool:
    """Return whether the person has something to decide that they have not decided yet."""
    question = view.get("ask") if view["stage"] == "playing" else None
    if not question:
        return False
    return not any(action["seat"] == question["seat"] for action in question.get("chosen", []))


def _choose(bot: Any, known: dict[str, Any], view: dict[str, Any]) -> Any:
    """Have the bot choose, and return the action as records write it."""
    line, seat = known["observation"], known["seat"]
    read = DuelObservation.from_line if line.startswith("duel") else SevenObservation.from_line
    observation = read(line)
    # Any position that the player could be in has the same legal actions, and the same observation for a bot.
    state = observation.sample(0)
    chosen = _chosen(state, observation.seat, seat, view)
    legal = [int(action) for action in state.legal_actions(seat, chosen)]
    if isinstance(bot, Bot):
        action = bot.choose(state, seat, chosen)
    else:
        action = bot(Decision(observation, seat, tuple(legal)))
    if action not in legal:
        raise ValueError(f"{action} is not one of the legal actions {legal} of seat {seat}")
    return _written(state, seat, action, chosen)


def _chosen(state: Any, player: int, seat: int, view: dict[str, Any]) -> dict[int, int] | None:
    """Return the number of the choice for the player's own city, where they now choose for the Free City."""
    # On some steps only the Free City has something to decide, such as which card it takes from the discards.
    if seat == player or player not in state.to_act:
        return None
    own = next(action for action in view["ask"]["chosen"] if action["seat"] == player)
    numbers = (int(action) for action in state.legal_actions(player))
    return {player: next(number for number in numbers if _written(state, player, number, None) == own)}


def _written(state: Any, seat: int, action: int, chosen: dict[int, int] | None) -> Any:
    """Return an action as records write it: that of a record in which it is played."""
    joint = dict(chosen or {})
    joint[seat] = action
    for other in state.to_act:
        if other not in joint:
            joint[other] = int(state.legal_actions(other, joint if state.players == 2 else None)[0])
    move = json.loads(state.apply(joint).to_json())["moves"][-1]
    written = move.get("actions", [move])
    return next(one for one in written if one["seat"] == seat)
