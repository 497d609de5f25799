"""How many decisions a second the package plays, beside other packages, with random legal actions on this machine.

    python examples/speed.py

The first column is decisions in a second, the second one decisions in a second of a processor's time, which varies less
with the other load of the machine. What is not installed is left out. An optimized wheel is measured:
`maturin build --profile wheel`.
"""

from __future__ import annotations

import argparse
import random
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import antipater


def run(step: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Return how many decisions there are in a second, and in a second of a processor's time."""
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds / 10:
        step()
    done, begin, worked = 0, time.perf_counter(), time.process_time()
    while (passed := time.perf_counter() - begin) < seconds:
        done += step()
    return done / passed, done / (time.process_time() - worked)


def vector_of(game: str, games: int, observation: Any, threads: int) -> Any:
    """Return a vector of many games."""
    if game == "duel":
        return antipater.DuelVec(games, 1, observation=observation, threads=threads)
    return antipater.SevenVec(games, 4, 1, observation=observation, threads=threads)


def steps(game: str, games: int, observation: Any, threads: int) -> Callable[[float], tuple[float, float]]:
    """Measure `step` alone, with the deals of the games that have ended: the choice of the actions does not count."""
    batch = vector_of(game, games, observation, threads)
    waits = antipater.Seven.WAIT if game == "seven" else -1

    def measure(seconds: float) -> tuple[float, float]:
        warm, begin = True, time.perf_counter()
        done, passed, worked = 0, 0.0, 0.0
        while (now := time.perf_counter() - begin) < 1.1 * seconds:
            if warm and now > seconds / 10:
                warm, done, passed, worked = False, 0, 0.0, 0.0
            actions = batch.sample_actions()
            done += int((actions != waits).sum())
            wall, processor = time.perf_counter(), time.process_time()
            batch.step(actions)
            over = batch.terminations
            if over.any():
                batch.reset(over)
            passed += time.perf_counter() - wall
            worked += time.process_time() - processor
        return done / passed, done / worked

    return measure


def vector(game: str, games: int, observation: Any, threads: int) -> Callable[[], int]:
    """Play many games in step."""
    batch = vector_of(game, games, observation, threads)
    waits = antipater.Seven.WAIT if game == "seven" else -1

    def step() -> int:
        actions = batch.sample_actions()
        batch.step(actions)
        over = batch.terminations
        if over.any():
            batch.reset(over)
        return int((actions != waits).sum())

    return step


def positions(game: str) -> Callable[[], int]:
    """Play with positions, without looking at them."""
    rng = random.Random(1)
    state: Any = None

    def step() -> int:
        nonlocal state
        if state is None or state.is_over:
            seed = rng.getrandbits(60)
            state = antipater.Duel.deal(seed) if game == "duel" else antipater.Seven.deal(4, seed=seed)
        chosen = {seat: rng.choice(state.legal_actions(seat)) for seat in state.to_act}
        state = state.apply(chosen)
        return len(chosen)

    return step


def turns(make: Callable[[], Any]) -> Callable[[], int]:
    """Play an AEC environment of PettingZoo, with what it lets agents see."""
    env = make()
    env.reset(seed=1)
    rng = random.Random(1)

    def step() -> int:
        if not env.agents:
            env.reset()
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
            return 0
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
        return 1

    return step


def gymnasium_vector(game: Any) -> Callable[[], int]:
    """Play Gymnasium's vector of 256 games; the bots' decisions do not count."""
    from antipater.gymnasium import VectorEnv

    env = VectorEnv(256, game, opponents="random", copy=False)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.sample_actions())
        return env.num_envs

    return step


def openspiel(name: str) -> Callable[[], int]:
    """Play a game of OpenSpiel, with legal actions but without tensors."""
    import pyspiel

    game = pyspiel.load_game(name)
    state: Any = None
    rng = random.Random(1)

    def step() -> int:
        nonlocal state
        if state is None or state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0])
            return 0
        if state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
            return len(players)
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return step


def step_cases() -> Iterator[tuple[str, Callable[[float], tuple[float, float]]]]:
    """Return what is measured of `step` alone."""
    for game in ("seven", "duel"):
        for observation in ("none", "sparse"):
            for threads in (1, 2):
                label = f"{game}, step of 1024, observation {observation}, {threads} thread{'s'[: threads - 1]}"
                yield label, steps(game, 1024, observation, threads)


def cases() -> Iterator[tuple[str, Callable[[], int]]]:
    """Return what is measured."""
    for game in ("seven", "duel"):
        for observation in ("none", "sparse", "dense"):
            for threads in (1, 2):
                label = f"{game}, vector of 1024, observation {observation}, {threads} thread{'s'[: threads - 1]}"
                yield label, vector(game, 1024, observation, threads)
        yield f"{game}, vector of 1, observation none", vector(game, 1, "none", 1)
        yield f"{game}, positions", positions(game)
    if find_spec("gymnasium") is not None:
        for game in ("seven", "duel"):
            yield f"{game}, Gymnasium VectorEnv of 256, own decisions", gymnasium_vector(game)
    if find_spec("pettingzoo") is not None:
        import antipater.pettingzoo as zoo

        yield "seven, PettingZoo AEC", turns(lambda: zoo.env("seven"))
        yield "duel, PettingZoo AEC", turns(lambda: zoo.env("duel"))
        yield "duel, PettingZoo AEC, raw_env", turns(lambda: zoo.raw_env("duel"))
        for name in ("tictactoe_v3", "connect_four_v3"):
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", DeprecationWarning)
                    module = import_module(f"pettingzoo.classic.{name}")
            except ImportError:
                continue
            yield f"PettingZoo's own {name} AEC", turns(module.env)
    if find_spec("pyspiel") is not None:
        import antipater.openspiel

        antipater.openspiel.register()
        import_module("open_spiel.python.games")
        for name in ("antipater_seven", "antipater_duel", "python_tic_tac_toe", "connect_four", "backgammon", "hearts"):
            label = f"OpenSpiel {name}" if name.startswith("antipater") else f"OpenSpiel's own {name}"
            yield label, openspiel(name)


def main() -> None:
    """Measure all of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2, help="for each measurement")
    parser.add_argument("--only", default="", help="only what has this in its name")
    arguments = parser.parse_args()

    def show(label: str, measure: Callable[[float], tuple[float, float]]) -> None:
        if arguments.only in label:
            wall, processor = measure(arguments.seconds)
            print(f"{wall:12,.0f} {processor:12,.0f}  {label}", flush=True)

    for label, measure in step_cases():
        show(label, measure)
    for label, step in cases():
        show(label, partial(run, step))


if __name__ == "__main__":
    main()
