"""What the package is made of."""

import ast
import importlib.metadata
import inspect
import subprocess
import sys
import threading
from pathlib import Path

import antipater
from antipater import _antipater


def test_only_numpy_is_imported() -> None:
    code = "import sys, antipater; print(*{name.split('.')[0] for name in sys.modules})"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    others = set(run.stdout.split()) - set(sys.stdlib_module_names)
    others = {name for name in others if not name.startswith("_")}
    assert others <= {"antipater", "numpy"}


def test_licences_are_installed() -> None:
    files = importlib.metadata.files("antipater") or []
    found = {file.name: file.read_text().strip() for file in files if "licenses" in file.parts}
    assert set(found) == {"LICENSE-APACHE", "LICENSE-MIT", "LICENSE-OFL", "NOTICE"}
    assert "SIL OPEN FONT LICENSE Version 1.1" in found["LICENSE-OFL"]
    assert all(found.values())


def test_all_names_are_there() -> None:
    for name in antipater.__all__:
        assert getattr(antipater, name) is not None


def test_positions_are_shared_between_threads() -> None:
    state = antipater.Seven.deal(5, seed=1)
    features = [state.features(seat).tobytes() for seat in range(5)]
    bot = antipater.Bot("net")
    expected = bot.choose_batch([state] * 5, range(5)).tolist()
    found: list[bool] = []

    def look() -> None:
        for _ in range(20):
            same = [state.features(seat).tobytes() for seat in range(5)] == features
            chosen = [antipater.Bot("net", 0, seat).choose(state, seat) for seat in range(5)]
            found.append(same and chosen == expected)

    threads = [threading.Thread(target=look) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 80


def test_help_says_what_the_stubs_say() -> None:
    stubs = ast.parse(Path(_antipater.__file__).with_name("_antipater.pyi").read_text())
    described = 0
    for node in stubs.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef) or node.name.startswith("_"):
            continue
        top = getattr(_antipater, node.name)
        assert inspect.getdoc(top) == ast.get_docstring(node), node.name
        for member in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(member, ast.FunctionDef) and ast.get_docstring(member):
                said = inspect.getdoc(getattr(top, member.name))
                assert said == ast.get_docstring(member), f"{node.name}.{member.name}"
                described += 1
    assert described > 100
