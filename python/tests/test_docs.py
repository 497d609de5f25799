"""The examples of the documentation and of modules do what they say."""

import doctest
import importlib
import importlib.util
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "python.md"


def test_the_first_steps() -> None:
    failed, tried = doctest.testfile(str(DOCS), module_relative=False)
    assert failed == 0
    assert tried > 10


@pytest.mark.parametrize(("name", "needs"), [("arrow", "pyarrow")])
def test_the_examples_of_modules(name: str, needs: str) -> None:
    if importlib.util.find_spec(needs) is None:
        pytest.skip(f"{needs} is not installed")
    failed, tried = doctest.testmod(importlib.import_module(f"antipater.{name}"))
    assert failed == 0
    assert tried > 0
