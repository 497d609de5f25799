"""How environments show where a game stands: as a text, printed, or as a frame of pixels."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RENDER_MODES = ("ansi", "human", "rgb_array")
COLUMNS, LINES = 120, 72
"""The size of a frame in letters; longer lines are wrapped, further ones left out."""
LETTER = (6, 11)
"""The width and height of a letter in pixels."""


def check_render_mode(given: str | None, known: Sequence[str]) -> str | None:
    """Return a mode that is known."""
    if given is not None and given not in known:
        raise ValueError(f'unknown render_mode "{given}"; expected one of {", ".join(known)}')
    return given


def rendered(said: str, mode: str) -> str | NDArray[np.uint8]:
    """Return a text, or draw it."""
    return frame(said) if mode == "rgb_array" else said


def frame(text: str) -> NDArray[np.uint8]:
    """Draw a text: 792 rows of 720 pixels with red, green and blue, black on white. Needs Pillow."""
    from PIL import Image, ImageDraw, ImageFont

    lines = [wrapped for line in text.splitlines() for wrapped in _wrap(line)]
    picture = Image.new("RGB", (COLUMNS * LETTER[0], LINES * LETTER[1]), "white")
    draw, font = ImageDraw.Draw(picture), ImageFont.load_default_imagefont()
    for number, line in enumerate(lines[:LINES]):
        draw.text((0, number * LETTER[1]), line.encode("latin-1", "replace"), "black", font)
    return np.array(picture)


def _wrap(line: str) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(line, COLUMNS, subsequent_indent=indent) or [""]
