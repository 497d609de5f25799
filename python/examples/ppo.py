"""Learn 7 Wonders Duel from nothing but games against itself: PPO in numpy.

    python examples/ppo.py --seconds 600
    python examples/ppo.py --decisions 10_000_000

An actor-critic with one hidden layer sees the features of the seat that must act. It plays both seats of many games in
step, learns from them with clipped policy updates (J. Schulman et al., 2017), and plays the benchmark `duel-v1`.
Duel is a zero-sum game for two, so a position is worth to one seat what it costs the other: advantages change their
sign where the next decision is the other seat's. Gradients and Adam are written out, so there is nothing to install.

On a busy machine `OPENBLAS_NUM_THREADS=1` makes it faster: threads that multiply small matrices wait for each other.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

import antipater
from antipater import benchmark

Floats: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = dict[str, Floats]
Legal: TypeAlias = NDArray[np.intp]
"""The numbers of the legal actions of each row, filled up with `Duel.ACTIONS`."""

CLIP = 0.2
"""How far a probability may move from what it was when the game was played, as a ratio."""
ENTROPY = 0.01
TRACE = 0.95
"""How much later decisions count in advantages (lambda)."""
GAMES = 128
STEPS = 64
EPOCHS = 2
BATCH = 1024


def new_weights(hidden: int, rng: np.random.Generator) -> Weights:
    """Return small random weights, and a policy that is almost uniform."""

    def layer(inputs: int, outputs: int, scale: float) -> Floats:
        return (rng.standard_normal((inputs, outputs)) * scale).astype(np.float32)

    inputs, actions = antipater.Duel.FEATURES, antipater.Duel.ACTIONS
    return {
        "hidden": layer(inputs, hidden, 0.05),
        "hidden_bias": np.zeros(hidden, np.float32),
        # One column more than there are actions: what fills up the lists of legal ones.
        "policy": layer(hidden, actions + 1, 0.01),
        "policy_bias": np.zeros(actions + 1, np.float32),
        "value": layer(hidden, 1, 0.01),
        "value_bias": np.zeros(1, np.float32),
    }


def forward(weights: Weights, seen: NDArray[np.uint8], legal: Legal) -> tuple[Floats, Floats, Floats, Floats]:
    """Return the inputs, the hidden layer, the probabilities of the legal actions, and the expected reward."""
    inputs = seen.astype(np.float32)
    hidden = np.maximum(inputs @ weights["hidden"] + weights["hidden_bias"], 0)
    logits = np.take_along_axis(hidden @ weights["policy"] + weights["policy_bias"], legal, axis=1)
    logits[legal == antipater.Duel.ACTIONS] = -1e9
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    value = np.tanh(hidden @ weights["value"] + weights["value_bias"])[:, 0]
    return inputs, hidden, odds / odds.sum(axis=1, keepdims=True), value


def legal_now(vector: antipater.DuelVec) -> Legal:
    """Return the lists of legal actions, no longer than the longest."""
    return vector.legal[:, : max(int(vector.legal_counts.max()), 1)].astype(np.intp)


def draw(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Draw a place of each row."""
    total = chances.cumsum(axis=1)
    # A little less than the sum, so that rounding never leads beyond the last action.
    ball = rng.random((len(chances), 1), np.float32) * total[:, -1:] * np.float32(1 - 1e-6)
    chosen: NDArray[np.int64] = np.argmax(total > ball, axis=1)
    return chosen


@dataclass
class Adam:
    """Adam (D. P. Kingma and J. Ba, 2015)."""

    weights: Weights
    steps: int = 0
    first: Weights = field(default_factory=dict)
    second: Weights = field(default_factory=dict)

    def step(self, gradients: Weights, rate: float) -> None:
        """Move the weights against a gradient of norm 0.5 at most."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values())))
        shrink = np.float32(min(1.0, 0.5 / (norm + 1e-8)))
        for name, raw in gradients.items():
            gradient = raw * shrink
            first = self.first.setdefault(name, np.zeros_like(gradient))
            second = self.second.setdefault(name, np.zeros_like(gradient))
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient**2 - second)
            mean = first / np.float32(1 - 0.9**self.steps)
            spread = np.sqrt(second / np.float32(1 - 0.999**self.steps))
            self.weights[name] -= np.float32(rate) * mean / (spread + np.float32(1e-6))


@dataclass
class Rollout:
    """The steps of many games: arrays of shape `(steps, games, ...)`."""

    seen: NDArray[np.uint8]
    legal: Legal
    place: NDArray[np.int64]
    """Which of the legal actions was played."""
    chance: Floats
    advantage: Floats
    target: Floats


def collect(vector: antipater.DuelVec, weights: Weights, steps: int, rng: np.random.Generator) -> Rollout:
    """Play on, and judge every decision."""
    games = vector.num_envs
    assert vector.observations is not None
    seen = np.empty((steps, games, antipater.Duel.FEATURES), np.uint8)
    legal = np.full((steps, games, vector.legal.shape[1]), antipater.Duel.ACTIONS, np.intp)
    place = np.empty((steps, games), np.int64)
    chance, value, reward = (np.zeros((steps + 1, games), np.float32) for _ in range(3))
    seat = np.empty((steps + 1, games), np.int8)
    over = np.zeros((steps, games), np.bool_)
    each = np.arange(games)
    for step in range(steps):
        seen[step], seat[step], now = vector.observations, vector.seat, legal_now(vector)
        legal[step, :, : now.shape[1]] = now
        *_, chances, value[step] = forward(weights, seen[step], now)
        place[step] = draw(chances, rng)
        chance[step] = chances[each, place[step]]
        vector.step(now[each, place[step]])
        over[step] = vector.terminations
        reward[step] = vector.rewards[each, seat[step]]
        if over[step].any():
            vector.reset(over[step])
    *_, value[steps] = forward(weights, vector.observations.astype(np.uint8), legal_now(vector))
    seat[steps] = vector.seat
    advantage = np.zeros((steps + 1, games), np.float32)
    for step in reversed(range(steps)):
        # A gain of the seat that acts next is a loss of the other one; nothing follows an end.
        sign = np.where(seat[step] == seat[step + 1], 1, -1) * ~over[step]
        surprise = reward[step] + sign * value[step + 1] - value[step]
        advantage[step] = surprise + TRACE * sign * advantage[step + 1]
    longest = int((legal < antipater.Duel.ACTIONS).sum(axis=2).max())
    return Rollout(seen, legal[..., :longest], place, chance[:-1], advantage[:-1], advantage[:-1] + value[:-1])


def gradients(weights: Weights, batch: Rollout) -> Weights:
    """Return the gradient of the loss: clipped policy, squared error of the value, entropy."""
    inputs, hidden, chances, value = forward(weights, batch.seen, batch.legal)
    size = np.float32(len(value))
    each = np.arange(len(value))
    ratio = chances[each, batch.place] / batch.chance
    advantage = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + np.float32(1e-6))
    clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(clipped, 0, ratio * advantage)[:, None]
    chosen = np.zeros_like(chances)
    chosen[each, batch.place] = 1
    logs = np.log(np.maximum(chances, 1e-12))
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    to_legal = (-push * (chosen - chances) + ENTROPY * chances * (logs + entropy)) / size
    to_logits = np.zeros((len(value), antipater.Duel.ACTIONS + 1), to_legal.dtype)
    np.put_along_axis(to_logits, batch.legal, to_legal, axis=1)
    to_value = ((value - batch.target) * (1 - value**2) / size)[:, None]
    to_hidden = (to_logits @ weights["policy"].T + to_value @ weights["value"].T) * (hidden > 0)
    return {
        "hidden": inputs.T @ to_hidden,
        "hidden_bias": to_hidden.sum(axis=0),
        "policy": hidden.T @ to_logits,
        "policy_bias": to_logits.sum(axis=0),
        "value": hidden.T @ to_value,
        "value_bias": to_value.sum(axis=0),
    }


def learn(adam: Adam, rollout: Rollout, rate: float, rng: np.random.Generator) -> None:
    """Improve the weights by what happened."""
    flat = Rollout(*(array.reshape(-1, *array.shape[2:]) for array in vars(rollout).values()))
    for _ in range(EPOCHS):
        order = rng.permutation(len(flat.place))
        for begin in range(0, len(order), BATCH):
            chosen = order[begin : begin + BATCH]
            batch = Rollout(*(array[chosen] for array in vars(flat).values()))
            adam.step(gradients(adam.weights, batch), rate)


def train(
    seconds: float,
    *,
    updates: int | None = None,
    games: int = GAMES,
    steps: int = STEPS,
    hidden: int = 64,
    rate: float = 1e-3,
    seed: int = 0,
    threads: int = 2,
    report: Callable[[str], None] = print,
) -> Weights:
    """Learn for a time, or for a number of updates, which has the same result every time."""
    rng = np.random.default_rng(seed)
    weights = new_weights(hidden, rng)
    adam = Adam(weights)
    vector = antipater.DuelVec(games, seed, observation="dense", threads=threads)
    start, number, done = time.perf_counter(), 0, 0.0
    while done < 1:
        learn(adam, collect(vector, weights, steps, rng), rate * (1 - done), rng)
        number += 1
        passed = time.perf_counter() - start
        done = passed / seconds if updates is None else number / updates
        if number % 25 == 0:
            score = share(weights, "random", 50, seed=seed + number)[0]
            report(f"{passed:5.0f} s, {number * games * steps:,} decisions: {score:.0%} against random")
    return weights


def share(weights: Weights, opponent: str, games: int, seed: int = 1, threads: int = 2) -> tuple[float, float, float]:
    """Return the share of the wins against a bot, half of the games on each seat, and its 95 % interval."""
    rewards: list[float] = []
    for seat in range(2):
        bots = [None if place == seat else opponent for place in range(2)]
        vector = antipater.DuelVec(games // 2, seed + seat, observation="dense", opponents=bots, threads=threads)
        while not vector.terminations.all():
            assert vector.observations is not None
            legal = legal_now(vector)
            *_, chances, _ = forward(weights, vector.observations.astype(np.uint8), legal)
            best = chances.argmax(axis=1)[:, None]
            vector.step(np.take_along_axis(legal, best, axis=1)[:, 0])
        rewards += vector.rewards[:, seat].tolist()
    mean = (1 + float(np.mean(rewards))) / 2
    # Wilson's interval: it keeps its width when nearly everything is won.
    count, z = len(rewards), 1.96
    middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
    half = z * np.sqrt(mean * (1 - mean) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return mean, float(middle - half), float(middle + half)


def player(weights: Weights) -> Callable[[antipater.Decision], int]:
    """Return a bot for `antipater.play` and `antipater.arena`."""

    def choose(decision: antipater.Decision) -> int:
        *_, chances, _ = forward(weights, decision.observation.features()[None], np.array([decision.legal]))
        return decision.legal[int(chances.argmax())]

    return choose


def main() -> None:
    """Learn, and say how strong the result is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600, help="how long to learn")
    parser.add_argument("--decisions", type=int, help="how many decisions to learn from, instead")
    parser.add_argument("--deals", type=int, default=100, help="how many deals of the benchmark at the end")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="a file for the weights, .npz")
    arguments = parser.parse_args()
    updates = arguments.decisions and -(-arguments.decisions // (GAMES * STEPS))
    weights = train(arguments.seconds, updates=updates, seed=arguments.seed)
    print(benchmark.evaluate(player(weights), "duel-v1", arguments.deals, name="ppo").line())
    if arguments.save:
        np.savez_compressed(arguments.save, **weights)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
