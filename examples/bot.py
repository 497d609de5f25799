#!/usr/bin/env python3
"""Plays a whole game: bot.py SERVER [INVITATION | ADDRESS OF A TABLE | OPTIONS AS JSON, for a table against bots].
Or stays and plays: bot.py SERVER --accept [GAME...] accepts all challenges, and enters the ladders of these games (duel,
seven-second, seven-first, free-city). The token comes from ANTIPATER_TOKEN; without one the bot becomes a new program. At a
table for several people, such as '{"game":"duel","people":2,"listed":true}', it deals when every seat is taken. It needs
nothing but Python."""
import json, os, sys, threading, time, urllib.error, urllib.request

SERVER, GOAL = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else "{}"
TOKEN = os.environ.get("ANTIPATER_TOKEN")

patience = 5  # Seconds; ten minutes for a server that has answered once.

def request(path, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {TOKEN}"} if TOKEN else {})
    return urllib.request.Request(SERVER + path, None if body is None else json.dumps(body).encode(), headers)

def ask(path, body=None):
    """Asks the server, and again while it is unreachable or busy; says so on standard error."""
    global patience
    begin, wait = time.monotonic(), 0.5
    while True:
        try:
            with urllib.request.urlopen(request(path, body), timeout=min(patience, 60)) as answer:
                patience = 600
                return json.loads(answer.read() or "null")
        except urllib.error.HTTPError as error:
            patience = 600
            problem = json.load(error)
            if error.code in (409, 422) and "view" in problem:
                return problem["view"]  # The game has moved on: this is the current view.
            if error.code not in (429, 503):
                sys.exit(f"{path}: {problem['error']['message']} {problem['error'].get('detail', '')}")
            reason, pause = problem["error"]["message"], float(error.headers.get("Retry-After", 1))
        except OSError as error:
            reason, pause, wait = error, wait, min(10, 2 * wait)
        left = begin + patience - time.monotonic()
        if left <= 0:
            sys.exit(f"{SERVER} cannot be reached: {reason}")
        print(f"{SERVER}: {reason}; asking again in {min(pause, left):.1f} s", file=sys.stderr)
        time.sleep(min(pause, left))

def sit_down():
    """Opens a table with options, or sits down with an invitation or at a table from the lobby; returns the table."""
    if GOAL.startswith("{"):
        return ask("/api/tables", json.loads(GOAL))["table"]
    name = GOAL.rstrip("/").rsplit("/", 1)[-1]
    if "/tables/" in GOAL:
        return ask(f"/api/tables/{name}/join", {})["table"]
    return ask("/api/join", {"invitation": name})["table"]

def choose(actions):
    """Prefers wonders to buildings, and cheap to expensive; discards or sells only when nothing can be built."""
    order = ["token", "library", "begin", "draft", "revive", "take", "destroy", "wonder", "build", "discard", "sell"]
    rank = lambda do: order.index(do) if do in order else len(order)
    return min(actions, key=lambda action: (rank(action["do"]), action.get("coins", sum(action.get("pay", [])))))

def play(table):
    """Plays a game to its end."""
    view = ask(f"/api/tables/{table}")
    while view["stage"] != "over":
        if view["stage"] == "gathering" and view["host"] and view["full"]:
            view = ask(f"/api/tables/{table}/room", {"do": "deal"})
            continue
        question = view.get("ask") if view["stage"] == "playing" else None
        if question and not any(action["seat"] == question["seat"] for action in question.get("chosen", [])):
            # An id for each decision: sent twice, it still counts once.
            name = f"bot-{view['decision']}-{view['choices']}"
            move = {"id": name, "decision": view["decision"], "action": choose(question["actions"])}
            view = ask(f"/api/tables/{table}/moves", move)
        else:
            version = view.get("version") or view["table_status"]["version"]
            view = ask(f"/api/tables/{table}?since={version}")
    winners = (view["sheet"] or {}).get("winners")
    print(json.dumps({"table": table, "you": view["you"], "winners": winners, "decisions": view["decision"]}), flush=True)

def accept(games):
    """Accepts all challenges and plays all games that start, each in a thread. The stream begins with what is open."""
    seen = set()
    while True:
        for game in games:
            ask("/api/ladder", {"game": game, "owner": os.environ.get("ANTIPATER_OWNER", "")})
        try:
            with urllib.request.urlopen(request("/api/me/events"), timeout=60) as events:
                for event in map(json.loads, filter(bytes.strip, events)):
                    kind, table = event["event"], event["table"]["table"]
                    work = {"challenge": (ask, f"/api/tables/{table}/room", {"do": "sit"}), "start": (play, table)}.get(kind)
                    if work and (kind, table) not in seen:
                        seen.add((kind, table))
                        threading.Thread(target=work[0], args=work[1:], daemon=True).start()
        except OSError as error:
            print(f"{SERVER}: {error}; opening the stream again", file=sys.stderr)
        time.sleep(1)

if not TOKEN:
    TOKEN = ask("/api/people", {"name": "Example bot", "program": True})["token"]
    print(f"ANTIPATER_TOKEN={TOKEN}", file=sys.stderr, flush=True)
if GOAL == "--accept":
    accept(sys.argv[3:])
play(sit_down())
