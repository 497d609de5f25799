"""Games on a Ray cluster of two nodes on this machine, one of which is lost."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

import antipater
import antipater.ray
from antipater._series import Series
from antipater.arrow import Manifest, write_dataset

# Ray leaves sockets and files open when it is shut down.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_the_games_are_those_of_one_machine_though_a_node_is_lost(cluster: Any) -> None:
    doomed = cluster.add_node(num_cpus=1)
    seen: list[tuple[int, int]] = []

    def progress(done: int, of: int) -> None:
        seen.append((done, of))
        if done == 2:
            cluster.remove_node(doomed, allow_graceful=False)

    result = antipater.ray.simulate("duel", bots=["random", "builder"], seed=5, games=30, block=3, progress=progress)
    # As `antipater simulate --game duel --games 30 --seed 5 --bots random,builder` prints it.
    assert result.signature == "c119562e5739935a"
    assert (result.games, result.decisions) == (30, 2075)
    assert result.wins == {"random": 0.0, "builder": 30.0}
    assert result.points["builder"] == pytest.approx(76.1)
    assert seen == [(done, 10) for done in range(1, 11)]


def test_those_who_play_write_the_records_where_they_are_asked_to(cluster: Any, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    result = antipater.ray.simulate("free-city", bots=["random", "builder"], seed=5, games=10, block=4, records=folder)
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"records-0000{number}.jsonl" for number in range(3)]
    lines = [line for path in files for line in path.read_text().splitlines()]
    games = [antipater.Seven.from_json(line) for line in lines]
    assert [game.line for game in games] == [
        game.line for game in Series.of("free-city", None, "first", ["random", "builder"], 5, 10).play(range(10))
    ]
    assert result.signature == antipater.signature(games)


def test_results_that_come_early_are_few(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first job waits until as many others are finished as may be begun before it."""

    def work(job: int) -> bytes:
        (tmp_path / str(job)).touch()
        while job == 0 and not (tmp_path / "go").exists():
            time.sleep(0.01)
        return bytes(1)

    other = cluster.add_node(num_cpus=1)
    # A node that another test has removed may still be counted.
    monkeypatch.setattr(ray, "cluster_resources", lambda: {"CPU": 2.0})
    most = antipater.ray._WINDOW * 2
    kept = 0

    def progress(done: int, of: int) -> None:
        nonlocal kept
        kept = max(kept, done)
        if done == most - 1:
            (tmp_path / "go").touch()

    jobs = range(3 * most)
    results = antipater.ray.spread(jobs, work, progress=progress)
    next(results)
    assert kept == most
    assert not (tmp_path / str(most)).exists()
    assert len(list(results)) == len(jobs) - 1
    cluster.remove_node(other)


def test_a_job_is_done_again_when_its_node_is_lost(cluster: Any, tmp_path: Path) -> None:
    doomed = cluster.add_node(num_cpus=1)
    head = ray.get_runtime_context().get_node_id()

    def work(job: int) -> int:
        lost = ray.get_runtime_context().get_node_id() != head
        (tmp_path / f"{job} {'lost' if lost else 'head'}").touch()
        # The job on the other node never ends there, and no job ends before it has begun.
        while lost or not list(tmp_path.glob("* lost")):
            time.sleep(0.01)
        return job * job

    def progress(done: int, of: int) -> None:
        if done == 1:
            cluster.remove_node(doomed, allow_graceful=False)

    jobs = range(8)
    assert list(antipater.ray.spread(jobs, work, progress=progress)) == [job * job for job in jobs]
    assert len(list(tmp_path.glob("* lost"))) == 1
    assert len(list(tmp_path.glob("* head"))) == len(jobs)


def test_matches_and_data_sets_are_those_of_one_machine(cluster: Any, tmp_path: Path) -> None:
    expected = antipater.arena("builder", "random", players=3, deals=5, seed=2)
    assert antipater.ray.arena("builder", "random", players=3, deals=5, seed=2, block=2) == expected
    manifest = Manifest(game="duel", players=2, bots=("random",), games=5, games_per_file=2)
    write_dataset(manifest, tmp_path / "here")
    antipater.ray.dataset(manifest, tmp_path / "there")
    antipater.ray.dataset(manifest, tmp_path / "shared", shared=True)
    names = sorted(path.name for path in (tmp_path / "here").iterdir())
    for other in ("there", "shared"):
        assert sorted(path.name for path in (tmp_path / other).iterdir()) == names
        for name in names:
            assert (tmp_path / other / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_what_cannot_be_played_is_refused(cluster: Any) -> None:
    wrong: list[dict[str, Any]] = [{"bots": "nobody"}, {"game": "duel", "players": 3}, {"games": 0}, {"bots": []}]
    for bad in wrong:
        with pytest.raises(ValueError, match=r"nobody|2 players|at least one"):
            antipater.ray.simulate(**bad)
    with pytest.raises(ValueError, match="at least one game"):
        antipater.ray.simulate(block=0)


def test_one_machine_prints_the_same() -> None:
    for series, expected in (
        (Series.of("duel", None, "second", ["random", "builder"], 5, 30), "c119562e5739935a"),
        (Series.of("seven", 5, "first", "random", 5, 30), "d7a7a470dc846215"),
    ):
        states: list[Any] = [state for numbers in series.blocks(7) for state in series.play(numbers)]
        assert antipater.signature(states) == expected
