"""Pictures for notebooks: what they show, and that they are whole by themselves."""

import base64
import html
import json
import random
import re
import zlib
from collections.abc import Callable
from html.parser import HTMLParser

import pytest

import antipater

State = antipater.Seven | antipater.Duel

DEALS: dict[str, Callable[[int], State]] = {
    "seven-3": lambda seed: antipater.Seven.deal(3, "first", seed),
    "seven-7": lambda seed: antipater.Seven.deal(7, seed=seed),
    "free-city": lambda seed: antipater.Seven.free_city(seed),
    "duel": lambda seed: antipater.Duel.deal(seed),
}


@pytest.fixture(params=DEALS)
def deal(request: pytest.FixtureRequest) -> Callable[[int], State]:
    return DEALS[request.param]


def positions(state: State, rng: random.Random) -> list[State]:
    """Return some positions of a random game, the first and the last among them."""
    game = [state]
    while not state.is_over:
        chosen: dict[int, int] = {}
        for seat in state.to_act:
            chosen[seat] = rng.choice(state.legal_actions(seat, chosen))
        state = state.apply(chosen)
        game.append(state)
    return [*game[::9], game[-1]]


def page(shown: State | antipater.SevenObservation | antipater.DuelObservation) -> str:
    """Return what is in the frame."""
    found = re.fullmatch(
        r"""<div [^<>']*><iframe sandbox="" [^<>']*srcdoc='([^']*)'></iframe></div>""", shown._repr_html_()
    )
    assert found is not None
    return html.unescape(found[1])


class Reader(HTMLParser):
    """Collects elements, names and what is used."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.ids: list[str] = []
        self.used: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id" and value is not None:
                self.ids.append(value)
            if tag == "use" and name == "href" and value is not None:
                self.used.add(value)


def test_a_picture_is_whole_by_itself(deal: Callable[[int], State]) -> None:
    for state in positions(deal(3), random.Random(1)):
        for shown in (state, *(state.observe(player) for player in range(state.players))):
            content = page(shown)
            reader = Reader()
            reader.feed(content)
            # Nothing runs, leads away or is loaded.
            assert not reader.tags & {"script", "link", "a", "form", "button", "img", "iframe", "object"}
            assert not {name for name in reader.attributes if name.startswith("on") or name == "src"}
            assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|/assets/|@import|url\((?!#)", content)
            # Every drawing is there, once.
            assert len(reader.ids) == len(set(reader.ids))
            assert reader.used
            assert {f"#{name}" for name in reader.ids} >= reader.used
            assert len(shown._repr_html_()) < 320_000


def test_the_picture_of_a_position_shows_what_everybody_knows() -> None:
    for seed in range(3):
        for state in positions(antipater.Seven.deal(4, seed=seed), random.Random(seed)):
            assert isinstance(state, antipater.Seven)
            if state.is_over:
                # Then everything is open.
                continue
            hand = page(state.observe(1))
            assert all(card in hand for card in state.hand(1))
            # Whatever nobody has shown may be anything else.
            for seat in range(2):
                guess = state.sample(seat, 1)
                assert page(guess) == page(state)
                assert page(guess.observe(seat)) == page(state.observe(seat))


def steps(replay: antipater.Replay) -> list[tuple[str, str]]:
    """Return what is said and shown at each step."""
    found = re.search(r"srcdoc='([^']*)'", replay._repr_html_())
    assert found is not None
    content = html.unescape(found[1])
    packed = re.search(r'atob\("([^"]*)"\)', content)
    assert packed is not None
    assert re.search(rf'max="{len(replay) - 1}"', content)
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|/assets/|@import|url\((?!#)", content)
    tags, shown = json.loads(zlib.decompress(base64.b64decode(packed[1])))
    return [(said, "".join(tags[tag] for tag in body)) for said, body in shown]


def body(content: str) -> str:
    """Return what is in the body of a page."""
    found = re.search(r"<body[^>]*>(.*)</body>", content, re.DOTALL)
    assert found is not None
    return found[1]


def test_a_replay_shows_the_picture_of_each_position(deal: Callable[[int], State]) -> None:
    last = positions(deal(5), random.Random(2))[-1]
    for seat in (None, 1):
        replay = antipater.Replay(last, seat)
        assert len(replay) == len(last.history) + 1
        assert (replay[0], replay[-1]) == (last.start, last)
        shown = steps(replay)
        for position, (_, content) in zip(replay, shown, strict=True):
            assert content == body(page(position if seat is None else position.observe(seat)))
        assert len(replay._repr_html_()) < 400_000
        # Of a seat that hides its cards nothing is said.
        said = [said for said, _ in shown if said]
        named = {one.split(":")[0] for line in said for one in line.split("; ")}
        own = set(last.names) if last.game == "duel" else {last.names[1]} if seat == 1 else set()
        assert named == own


def test_the_picture_of_a_duel_hides_what_lies_face_down() -> None:
    for state in positions(antipater.Duel.deal(4), random.Random(4)):
        for seat in range(2):
            guess = state.sample(seat, 5)
            assert page(guess.observe(seat)) == page(state.observe(seat))
            assert page(guess) == page(state)
