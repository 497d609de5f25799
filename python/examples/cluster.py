"""How many games a second one and two workers of Ray play on this machine, and what a block costs the driver.

python examples/cluster.py
"""

from __future__ import annotations

import argparse
import pickle
import time

import ray

import antipater.ray
from antipater._series import Series


def games_per_second(workers: int, games: int, block: int, bots: list[str]) -> tuple[float, float]:
    """Return how many games there are in a second, and the milliseconds that a block costs the driver."""
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        # The processes of the workers start, and import what they need.
        antipater.ray.simulate("duel", bots=bots, games=20 * workers, block=10)
        begin, worked = time.perf_counter(), time.process_time()
        antipater.ray.simulate("duel", bots=bots, seed=1, games=games, block=block)
        passed = time.perf_counter() - begin
        return games / passed, 1000 * (time.process_time() - worked) / (games / block)
    finally:
        ray.shutdown()


def main() -> None:
    """Measure all of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="for each measurement of random games")
    arguments = parser.parse_args()
    for bots, games, block in (
        (["random"], arguments.games, 100),
        (["hard"], max(arguments.games // 250, 4), 2),
        (["random"], max(arguments.games // 20, 20), 1),
    ):
        for workers in (1, 2):
            speed, cost = games_per_second(workers, games, block, bots)
            print(
                f"{bots[0]}, {workers} worker{'s'[: workers - 1]}, blocks of {block}: "
                f"{speed:,.0f} games and {speed / block:,.0f} blocks a second, {cost:.2f} ms of the driver for a block",
                flush=True,
            )
    result = antipater.ray._block(Series.of("duel", None, "second", "random", 1, 100), range(100), True, None, 1)
    print(f"{len(pickle.dumps(result)):,} bytes come back of a block of 100 games")


if __name__ == "__main__":
    main()
