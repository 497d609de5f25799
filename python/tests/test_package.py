"""What the package is made of."""

import importlib.metadata
import subprocess
import sys
import threading

import antipater


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
