"""Leaves out the tests of packages that are not installed, and says so."""

import importlib.util

NEEDS = {
    "test_arrow.py": ["pyarrow", "duckdb", "pandas", "polars"],
    "test_examples.py": ["pyarrow", "matplotlib", "nbclient"],
    "test_gymnasium.py": ["gymnasium"],
    "test_net.py": ["torch"],
    "test_openspiel.py": ["pyspiel"],
    "test_pettingzoo.py": ["pettingzoo"],
    "test_ray.py": ["ray", "pyarrow"],
    "test_rllib.py": ["ray", "tree", "torch"],
    "test_sb3.py": ["sb3_contrib"],
}


def installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


collect_ignore = [file for file, modules in NEEDS.items() if not all(map(installed, modules))]


def pytest_report_header() -> str:
    return f"left out, because what they test is not installed: {', '.join(collect_ignore) or 'none'}"
