"""A game in a notebook, step by step."""

from __future__ import annotations

import base64
import html
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from typing import overload

from antipater._table import State

_FRAME = (
    '<div style="height:680px;overflow:hidden;resize:vertical"><iframe sandbox="allow-scripts" title="Replay" '
    'style="border:0;width:133.34%;height:133.34%;transform:scale(.75);transform-origin:0 0" '
    "srcdoc='{page}'></iframe></div>"
)
_BAR = """
<p style="display:flex;gap:1em;align-items:center;margin:0;padding:.5em 1em">
<input type="range" min="0" max="{last}" value="{last}" aria-label="Step" style="flex:1"> <output></output></p>
<p role="status" style="margin:0;padding:0 1em;min-height:1.5em"></p><div id="position"></div>
<script>
const packed = Uint8Array.from(atob("{packed}"), (letter) => letter.charCodeAt(0));
const opened = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
new Response(opened).json().then(([tags, steps]) => {{
  const range = document.querySelector("input");
  const show = () => {{
    const [said, body] = steps[range.value];
    document.querySelector("output").textContent = range.value + " / " + range.max;
    document.querySelector("[role=status]").textContent = said;
    document.getElementById("position").innerHTML = body.map((tag) => tags[tag]).join("");
  }};
  range.addEventListener("input", show);
  show();
}});
</script>
"""


class Replay(Sequence[State]):
    """The positions of a game, from its deal on; a notebook shows them with a slider.

    Parameters
    ----------
    game
        Any position of the game; the last one for the whole game.
    seat
        Whose knowledge is shown; without it, what everybody knows.

    """

    def __init__(self, game: State, seat: int | None = None) -> None:
        """Play the game again; see the class."""
        self.seat = seat
        self._positions: list[State] = [game.start]
        self._said = [""]
        for actions in game.history:
            before = self._positions[-1]
            self._said.append(self._words(before, actions))
            self._positions.append(before.apply(actions))

    def _words(self, before: State, actions: Mapping[int, int]) -> str:
        """Say what was done, as far as the viewer knows: in 7 Wonders cards are sold and buried face down."""
        known = [seat for seat in actions if before.game == "duel" or before.chooser(seat) == self.seat]
        names = before.names
        return "; ".join(f"{names[before.chooser(seat)]}: {before.action_text(seat, actions[seat])}" for seat in known)

    def __len__(self) -> int:
        """Return the number of positions: one more than of steps."""
        return len(self._positions)

    @overload
    def __getitem__(self, step: int) -> State: ...
    @overload
    def __getitem__(self, step: slice) -> list[State]: ...
    def __getitem__(self, step: int | slice) -> State | list[State]:
        """Return the position after so many steps."""
        return self._positions[step]

    def _repr_html_(self) -> str:
        """Show the last position, and a slider that leads to all others. It loads nothing from elsewhere."""
        shown = self._positions if self.seat is None else [one.observe(self.seat) for one in self._positions]
        pages = [_page(one._repr_html_()) for one in shown]
        head, _, end = _parts(pages[-1])
        # Most of a page stands in the next one too, so each piece is stored once.
        tags: dict[str, int] = {}
        bodies = (re.split("(?<=>)(?=<)", _parts(page)[1]) for page in pages)
        numbers = ([tags.setdefault(tag, len(tags)) for tag in body] for body in bodies)
        steps = list(zip(self._said, numbers, strict=True))
        packed = base64.b64encode(zlib.compress(json.dumps([list(tags), steps]).encode(), 9)).decode()
        head = head.replace("default-src 'none'", "default-src 'none'; script-src 'unsafe-inline'", 1)
        page = head + _BAR.format(last=len(steps) - 1, packed=packed) + end
        return _FRAME.format(page=page.replace("&", "&amp;").replace("'", "&#39;"))


def _page(picture: str) -> str:
    """Return the page in the frame of a picture."""
    found = re.search(r"srcdoc='([^']*)'", picture)
    assert found is not None
    return html.unescape(found[1])


def _parts(page: str) -> tuple[str, str, str]:
    """Split a page into what is before, in and after its body."""
    found = re.fullmatch(r"(.*<body[^>]*>)(.*)(</body>.*)", page, re.DOTALL)
    assert found is not None
    return found[1], found[2], found[3]
