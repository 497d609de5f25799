"""The examples run: the learner learns, and the notebook has no errors."""

import importlib.util
import json
import os
import subprocess
import sys
import types
from pathlib import Path

import nbclient
import nbformat
import numpy as np
import pytest

import antipater

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture(scope="module")
def ppo() -> types.ModuleType:
    specification = importlib.util.spec_from_file_location("ppo", EXAMPLES / "ppo.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["ppo"] = module
    specification.loader.exec_module(module)
    return module


def test_learning_repeats_and_its_result_plays(ppo: types.ModuleType) -> None:
    said: list[str] = []
    small = {"updates": 2, "games": 8, "steps": 16, "hidden": 8, "report": said.append}
    weights = ppo.train(1.0, **small)
    again = ppo.train(1.0, **small)
    assert all((weights[name] == again[name]).all() for name in weights)
    assert not (weights["policy"] == ppo.new_weights(8, np.random.default_rng(0))["policy"]).all()
    mean, low, high = ppo.share(weights, "random", 10)
    assert 0 <= low <= mean <= high <= 1
    game = antipater.play(antipater.Duel.deal(seed=1), [ppo.player(weights), "random"], seed=1)
    assert game.is_over


def test_gradients_are_those_of_the_loss(ppo: types.ModuleType) -> None:
    rng = np.random.default_rng(1)
    vector = antipater.DuelVec(8, 1, observation="dense")
    weights = {name: array.astype(np.float64) for name, array in ppo.new_weights(4, rng).items()}
    weights["policy"] *= 50
    rollout = ppo.collect(vector, weights, 1, rng)
    batch = ppo.Rollout(*(array.reshape(-1, *array.shape[2:]) for array in vars(rollout).values()))
    batch.chance *= np.float32(0.9)
    batch.advantage[:] = rng.standard_normal(8)

    def loss() -> float:
        *_, chances, value = ppo.forward(weights, batch.seen, batch.legal)
        ratio = chances[np.arange(8), batch.place] / batch.chance
        advantage = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
        clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * advantage
        entropy = -(chances * np.log(np.maximum(chances, 1e-12))).sum(axis=1)
        policy = np.minimum(ratio * advantage, clipped) + ppo.ENTROPY * entropy
        return float(np.mean(0.5 * (value - batch.target) ** 2 - policy))

    found = ppo.gradients(weights, batch)
    for name, gradient in found.items():
        largest = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before = weights[name][largest]
        values = []
        for shift in (1e-5, -1e-5):
            weights[name][largest] = before + shift
            values.append(loss())
        weights[name][largest] = before
        assert gradient[largest] == pytest.approx((values[0] - values[1]) / 2e-5, rel=1e-3)


@pytest.mark.filterwarnings("ignore")
def test_the_notebook_runs(tmp_path: Path) -> None:
    notebook = nbformat.read(EXAMPLES / "first_steps.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    for cell in notebook.cells:
        cell.source = cell.source.replace("GAMES = 300", "GAMES = 4").replace("deals=20", "deals=2")
    nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs)
    assert any("<iframe" in "".join(output.get("data", {}).get("text/html", "")) for output in outputs)
    assert any("decisions in 4 games" in output.get("text", "") for output in outputs)


@pytest.mark.skipif("ANTIPATER" not in os.environ, reason="ANTIPATER does not name the program")
def test_a_program_of_the_arena_plays_like_the_bot_that_it_asks() -> None:
    arena = [os.environ["ANTIPATER"], "arena", "--game", "duel", "--b", "builder", "--deals", "3", "--json", "--a"]

    def report(bot: str) -> dict[str, object]:
        said = subprocess.run([*arena, bot], check=True, capture_output=True, text=True)
        report: dict[str, object] = json.loads(said.stdout)
        return report

    program = report(f"exec:{sys.executable} {EXAMPLES / 'program.py'}")
    assert program["signature"] == report("net")["signature"]
