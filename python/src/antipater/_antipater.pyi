"""The native module: games, vectors of games, bots and the coach. Import the names from `antipater`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Self, TypeVar, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from antipater._types import (
    ActionValue,
    Analysis,
    Depth,
    Edition,
    GameName,
    OnIllegal,
    Reward,
    Seen,
    SeenType,
    SevenGame,
)

__version__: str

__all__ = [
    "BOTS",
    "TEST_SEED",
    "Bot",
    "Duel",
    "DuelObservation",
    "DuelVec",
    "Outcome",
    "Seven",
    "SevenObservation",
    "SevenVec",
    "_Signature",
    "_Standing",
    "__version__",
    "_deal_results",
    "_game_signatures",
    "_ladder",
    "_lost",
    "_play",
    "_restore_duel",
    "_restore_duel_observation",
    "_restore_outcome",
    "_restore_seven",
    "_restore_seven_observation",
    "action_values",
    "analyze",
    "signature",
    "weights",
]

_State = TypeVar("_State", bound=Seven | Duel)

BOTS: tuple[str, ...]
"""The names of the bots that need no number, from `"random"` to `"expert"`. See `Bot` for the others."""

TEST_SEED: int
"""The seed of the deals of `antipater.benchmark`, from which nothing may learn: vectors and environments refuse it."""

def weights(game: GameName) -> dict[str, Any]:
    """Return the net for a game, with which `net` plays, as arrays of float32.

    The inputs are those of `afterstates`; `feature_blocks` names them.

    Returns
    -------
    dict
        `first` (inputs, hidden), `first_bias`, `second` (32, hidden), `second_bias`, `last` (outputs, 32), `last_bias`,
        the names of the `outputs`, and the share of the win `worth` of each class of results, which are the first
        outputs. Sums of both hidden layers are clipped to 0 and 1, and those of the second are rounded down to 1/256.
        `python/examples/net_in_torch.py` plays with it.

    """

def signature(states: Sequence[Seven | Duel]) -> str:
    """Return the hash of the actions and points of finished games, as `antipater simulate` prints it."""

def _game_signatures(states: Sequence[Seven | Duel]) -> list[int]:
    """Return the hash of each of some finished games."""

@final
class _Signature:
    """The signature of games as they come in, so that nobody has to keep them."""

    def __new__(cls) -> Self: ...
    def add(self, games: Sequence[int]) -> None:
        """Add the hashes of the next games."""

    @property
    def value(self) -> str:
        """The signature of all games so far, as `signature` returns it."""

def action_values(
    state: Seven | Duel,
    seat: int | None = None,
    chosen: Mapping[int, int] | None = None,
    depth: Depth = "quick",
    seed: int = 0,
    simulations: int | None = None,
) -> list[ActionValue]:
    """Say what the best actions of a seat are worth, by what its player knows; the best first.

    Parameters
    ----------
    state
        The position.
    seat
        The seat, which must act. It may be left out if no other does.
    chosen
        What was chosen for seats before it on this step; for the Free City only.
    depth
        How thoroughly.
    seed
        The seed of the simulations.
    simulations
        How many simulations there are behind each action; as many as the depth says by default.

    """

def analyze(
    record: str | Seven | Duel,
    depth: Depth = "normal",
    seat: int | None = None,
    seed: int = 0,
    simulations: int | None = None,
) -> Analysis:
    """Judge every decision of a game by what its player knew, and measure luck.

    The interpreter's lock is released; Ctrl-C ends it after the decision at hand.

    Parameters
    ----------
    record
        A record, or a position with its history.
    depth
        How thoroughly.
    seat
        Judge only this player's decisions.
    seed
        The seed of the simulations: the same record, depth and seed give the same figures on every machine.
    simulations
        How many simulations there are behind each action; as many as the depth says by default.

    """

def _play(
    states: Sequence[_State], bots: Sequence[Sequence[str]], seed: int, games: Sequence[int], threads: int
) -> list[_State]: ...
def _lost(reward: str, players: int, losers: Sequence[int]) -> list[float]: ...
def _deal_results(states: Sequence[Seven | Duel]) -> list[tuple[int, float, float]]: ...

@final
class _Standing:
    """How the first of two bots stands, deal by deal."""

    def __new__(cls, players: int) -> Self: ...
    def add(self, deal: Sequence[tuple[int, float, float]]) -> Literal["H0", "H1"] | None:
        """Add a deal, and return the hypothesis that the sequential test accepts."""

    def figures(
        self,
    ) -> tuple[
        int,
        int,
        tuple[float, float, float],
        tuple[float | None, float | None, float | None],
        tuple[float, float],
    ]: ...
    def sprt(self) -> tuple[tuple[int, int, int, int, int], float, Literal["H0", "H1"] | None] | None: ...

def _ladder(
    matches: Sequence[tuple[str, str, int, int, float, float, float]], pin: str, at: float
) -> list[tuple[str, float, float, float]]: ...
def _restore_seven(record: str) -> Seven: ...
def _restore_duel(record: str) -> Duel: ...
def _restore_seven_observation(line: str) -> SevenObservation: ...
def _restore_duel_observation(line: str) -> DuelObservation: ...
def _restore_outcome(victory: str, winners: Sequence[int], scores: Sequence[Mapping[str, int]]) -> Outcome: ...

@final
class Bot:
    """A built-in bot. It sees only what its player may know.

    Parameters
    ----------
    name
        One of `BOTS`, or with a number: `"flat:200"` (playouts), `"uct:1000"` (iterations), `"net:50"`
        (simulations with the net); or a level with a style: `"normal+science"`. Bots that think for a time, such as
        `"uct:1s"`, are for the command line.
    seed, stream
        The generator of the bot. The same two numbers choose in the same way.

    """

    def __new__(cls, name: str, seed: int = 0, stream: int = 0) -> Self: ...
    @property
    def name(self) -> str:
        """The name."""

    @property
    def seed(self) -> int:
        """The seed of its generator."""

    @property
    def stream(self) -> int:
        """The stream of its generator."""

    def choose(self, state: Seven | Duel, seat: int | None = None, chosen: Mapping[int, int] | None = None) -> int:
        """Choose one of the legal actions of a seat. The bot's generator moves on.

        Parameters
        ----------
        state
            The position.
        seat
            The seat, which must act. It may be left out if no other does.
        chosen
            What was chosen for seats before it on this step; for the Free City only.

        """

    def choose_batch(
        self, states: Sequence[Seven | Duel], seats: Sequence[int] | None = None, threads: int = 1
    ) -> NDArray[np.int64]:
        """Choose for many positions on several threads; entry `i` as a new `Bot(name, seed, stream + i)` would.

        Parameters
        ----------
        states
            The positions.
        seats
            The seat of each, which must act. They may be left out where no other does.
        threads
            On how many threads. The choices do not depend on it.

        """

    def evaluate_batch(
        self, states: Sequence[Seven | Duel], seats: Sequence[int], threads: int = 1
    ) -> NDArray[np.float64]:
        """Say which win probability the bots' net expects for one player of each position, by what that player knows.

        Raises
        ------
        ValueError
            When the bot has no net.

        """

@final
class Outcome:
    """How a game ended. Outcomes can be pickled."""

    @property
    def victory(self) -> str:
        """`"civilian"` (by points), in a Duel also `"military"` or `"science"`."""

    @property
    def winners(self) -> list[int]:
        """The seats that won; several share the win."""

    @property
    def scores(self) -> list[dict[str, int]]:
        """The points of each seat by category, and `"total"`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Seven:
    """A position of 7 Wonders. It never changes: `apply` returns the next one.

    Positions are equal, and have the same hash, when all their cards and coins lie alike, whatever their games were.
    They can be pickled (with the history of their game) and shared between threads.

    Actions are numbers from 0 to `ACTIONS - 1`. A payment is numbered by its rank among those that are on offer, so a
    number means an action only for a seat of a position: see `action_text`.
    """

    ACTIONS: ClassVar[int]
    """How many numbers there are, `WAIT` included."""
    WAIT: ClassVar[int]
    """The number for a seat that has nothing to decide. It is no action: masks have it, `apply` refuses it."""
    FEATURES: ClassVar[int]
    """How many inputs the features have."""
    MAX_ACTIVE: ClassVar[int]
    """More features are never on at a time."""
    MAX_STEPS: ClassVar[int]
    """The steps of the longest game."""
    CATEGORIES: ClassVar[tuple[str, ...]]
    """The categories of points."""
    FEATURE_BLOCKS: ClassVar[tuple[tuple[str, int], ...]]
    """The blocks of the features in their order: name and size."""

    @staticmethod
    def deal(players: int = 4, edition: Edition = "second", seed: int = 0, game: int = 0) -> Seven:
        """Deal a game for 3 to 7 players.

        Parameters
        ----------
        players
            How many.
        edition
            The rules and cards of 2010 (`"first"`) or 2020 (`"second"`).
        seed, game
            From 0 to 2**64 - 1. The same two numbers deal the same game for ever, here and in `antipater simulate`.

        """

    @staticmethod
    def free_city(seed: int = 0, game: int = 0) -> Seven:
        """Deal the first edition's game for two with the Free City.

        Its third seat has no player: the one who holds the Free City card chooses for it, see `chooser`. What it may do
        depends on what that player has chosen for the own city, so give that to `legal_actions`.
        """

    @staticmethod
    def from_line(line: str) -> Seven:
        """Read a position from its line; it knows no history."""

    @staticmethod
    def from_json(text: str) -> Seven:
        """Read a record and return its last position. Everything in it is checked."""

    @property
    def line(self) -> str:
        """The position as one line of text, always the same for the same position."""

    def to_json(self, names: Sequence[str] | None = None) -> str:
        """Write the record of the game so far.

        Parameters
        ----------
        names
            The names of the players in seat order; by default those that the game has.

        """

    @property
    def game(self) -> str:
        """The word for the game in records: `"seven"` or `"free-city"`."""

    @property
    def edition(self) -> str:
        """The edition: `"first"` or `"second"`."""

    @property
    def seats(self) -> int:
        """How many cities lie on the table."""

    @property
    def players(self) -> int:
        """How many players there are; they have the first seats."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in seat order."""

    @property
    def age(self) -> int | None:
        """The age, from 1; `None` when the game is over."""

    @property
    def turn(self) -> int | None:
        """The turn of the age, from 1; `None` when the game is over."""

    @property
    def phase(self) -> str:
        """Say what is due.

        `"turn"`, `"seventh"` (Babylon's seventh card), `"discard"` (Halicarnassus builds a discarded card) or `"over"`.
        """

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now; none when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    def chooser(self, seat: int) -> int:
        """Return the player who chooses for a seat now: the seat itself, unless it is the Free City's."""

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return the names of the cards that a seat can play now."""

    def legal_actions(self, seat: int, chosen: Mapping[int, int] | None = None) -> list[int]:
        """List the numbers of all that a seat may do now; none unless it must act.

        Parameters
        ----------
        seat
            The seat.
        chosen
            What was chosen for seats before it on this step. It matters in the game with the Free City only.

        """

    def legal_mask(
        self,
        seat: int,
        chosen: Mapping[int, int] | None = None,
        out: NDArray[np.int8] | None = None,
    ) -> NDArray[np.int8]:
        """Return the legal actions as 1 in a row of `ACTIONS` zeros; `WAIT` for a seat that has none."""

    def action_text(self, seat: int, action: int) -> str:
        """Say in English what an action of a seat is, legal or not: `"build Baths paying 2 left"`.

        A payment that is not on offer is said by its place in the list. `WAIT` and cards of the other edition are no
        actions, and refused.
        """

    def apply(self, actions: Mapping[int, int]) -> Seven:
        """Play one legal action for each seat that must act, and return the next position."""

    def observe(self, seat: int) -> SevenObservation:
        """Return all that a player may know, and nothing else."""

    def features(self, seat: int, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Return what a player knows as `FEATURES` numbers: how often each input is on, mostly 0 or 1."""

    def active_features(self, seat: int) -> NDArray[np.uint16]:
        """Return the same as a list of the inputs that are on, in no particular order."""

    def sample(self, seat: int, seed: int) -> Seven:
        """Guess what a player does not know: a position in which `observe` returns the same to that player."""

    @property
    def outcome(self) -> Outcome | None:
        """How the rules ended the game; `None` before, and where a resignation ended it."""

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats whose resignation ended the game, in a position that a record ends with; empty in all others."""

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The winners by the rules or by resignation; `None` while the game runs.

        If one of two players has resigned, the other wins; if resignations end a game of more players, nobody does.
        """

    def returns(self, reward: Reward = "win_share") -> tuple[float, ...]:
        """Return what the game was worth to each player, all 0 before its end. The sum is always 0.

        Parameters
        ----------
        reward
            `"win_share"`: 1 for winning alone, `-1 / (players - 1)` for losing, between them for a shared win.
            `"placement"`: 1 for the first, -1 for the last, evenly between them.
            `"margin"`: the points less the mean of the others' points; an immediate victory in a Duel counts at least
            20.

        """

    @property
    def scores(self) -> tuple[dict[str, int], ...]:
        """The points of each seat by category as they stand, and `"total"`."""

    @property
    def history(self) -> tuple[dict[int, int], ...]:
        """The steps from `start` to this position: the action of each seat that acted."""

    @property
    def start(self) -> Seven:
        """The position that the game began with: the deal, or that of a line, of a sample or of a vector."""

    def text(self) -> str:
        """Say in English, line by line, what everybody knows: cities and open cards, without hands."""

    def _repr_html_(self) -> str:
        """Return a picture for notebooks: the table as everybody knows it, without hands and face-down cards.

        It is an `<iframe>` that loads nothing and runs no script. For what a player knows, show `observe(seat)`.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class SevenObservation:
    """All that a player of 7 Wonders may know, with perfect memory. It has nothing that is hidden from them."""

    @staticmethod
    def from_line(line: str) -> SevenObservation:
        """Read an observation from its line."""

    @property
    def line(self) -> str:
        """The observation as one line of text."""

    @property
    def seat(self) -> int:
        """The player's seat."""

    def action_text(self, seat: int, action: int) -> str:
        """Say in English what an action of a seat is; see `Seven.action_text`."""

    def sample(self, seed: int) -> Seven:
        """Guess the rest: a position in which the player would observe the same."""

    def features(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Return the features: the same as those of any position in which the player observes this."""

    def active_features(self) -> NDArray[np.uint16]:
        """Return the same as a list of the inputs that are on."""

    def afterstates(self, seat: int, actions: Sequence[int]) -> list[NDArray[np.uint16] | int]:
        """Return what the net sees after each of some legal actions.

        Parameters
        ----------
        seat
            The seat that acts.
        actions
            The numbers of legal actions.

        Returns
        -------
        list
            For each action the inputs that are on in what the player knows right after it, before chance and the other
            seats act; or the class of the result, a row of `weights(game)["worth"]`, if it ends the game.

        """

    def text(self) -> str:
        """Say in English, line by line, what the player knows now, the own hand included, for people and programs.

        It leaves the past out, which `line` has.
        """

    def _repr_html_(self) -> str:
        """Return a picture for notebooks: the table as the player knows it, the own hand included."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Duel:
    """A position of 7 Wonders Duel. It never changes: `apply` returns the next one.

    Everything that is said of `Seven` holds here, but one seat acts at a time, a number always means the same action,
    and there is none for waiting.
    """

    ACTIONS: ClassVar[int]
    """How many numbers there are."""
    WAIT: ClassVar[None]
    """Nobody waits: one seat acts at a time."""
    FEATURES: ClassVar[int]
    """How many inputs the features have."""
    MAX_ACTIVE: ClassVar[int]
    """More features are never on at a time."""
    MAX_STEPS: ClassVar[int]
    """The steps of the longest game."""
    CATEGORIES: ClassVar[tuple[str, ...]]
    """The categories of points."""
    FEATURE_BLOCKS: ClassVar[tuple[tuple[str, int], ...]]
    """The blocks of the features in their order: name and size."""

    @staticmethod
    def deal(seed: int = 0, game: int = 0, first_game: bool = False) -> Duel:
        """Deal a game.

        Parameters
        ----------
        seed, game
            From 0 to 2**64 - 1. The same two numbers deal the same game for ever, here and in `antipater simulate`.
        first_game
            Whether the wonders are those that the rules recommend for a first game, without a draft.

        """

    @staticmethod
    def from_line(line: str) -> Duel:
        """Read a position from its line; it knows no history."""

    @staticmethod
    def from_json(text: str) -> Duel:
        """Read a record and return its last position. Everything in it is checked."""

    @property
    def line(self) -> str:
        """The position as one line of text, always the same for the same position."""

    def to_json(self, names: Sequence[str] | None = None) -> str:
        """Write the record of the game so far; see `Seven.to_json`."""

    @property
    def game(self) -> str:
        """The word for the game in records: `"duel"`."""

    @property
    def seats(self) -> int:
        """How many cities lie on the table: 2."""

    @property
    def players(self) -> int:
        """How many players there are: 2."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in seat order."""

    @property
    def age(self) -> int | None:
        """The age, from 1; `None` in the draft and when the game is over."""

    @property
    def phase(self) -> str:
        """Say what is due.

        `"draft"`, `"play"` (take a card), `"token"`, `"library"` (The Great Library), `"destroy"`, `"revive"` (The
        Mausoleum), `"begin"` (who begins the next age) or `"over"`.
        """

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat that must act now; none when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    def chooser(self, seat: int) -> int:
        """Return the seat itself."""

    def legal_actions(self, seat: int, chosen: Mapping[int, int] | None = None) -> list[int]:
        """List the numbers of all that a seat may do now; none unless it must act."""

    def legal_mask(
        self,
        seat: int,
        chosen: Mapping[int, int] | None = None,
        out: NDArray[np.int8] | None = None,
    ) -> NDArray[np.int8]:
        """Return the legal actions as 1 in a row of `ACTIONS` zeros; number 0 for a seat that has none.

        So a mask is never empty, also when the game is over.
        """

    def action_text(self, seat: int, action: int) -> str:
        """Say in English what an action is: `"wonder The Sphinx with Altar"`."""

    def apply(self, actions: Mapping[int, int]) -> Duel:
        """Play a legal action of the seat that must act, and return the next position."""

    def observe(self, seat: int) -> DuelObservation:
        """Return all that a player may know, and nothing else."""

    def features(self, seat: int, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Return what a player knows as `FEATURES` numbers: how often each input is on."""

    def active_features(self, seat: int) -> NDArray[np.uint16]:
        """Return the same as a list of the inputs that are on, in no particular order."""

    def sample(self, seat: int, seed: int) -> Duel:
        """Guess what a player does not know: a position in which `observe` returns the same to that player."""

    @property
    def outcome(self) -> Outcome | None:
        """How the rules ended the game; `None` before, and where a resignation ended it."""

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats whose resignation ended the game, in a position that a record ends with; empty in all others."""

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The winners by the rules or by resignation; `None` while the game runs.

        If one of two players has resigned, the other wins; if resignations end a game of more players, nobody does.
        """

    def returns(self, reward: Reward = "win_share") -> tuple[float, ...]:
        """Return what the game was worth to each player, all 0 before its end; see `Seven.returns`."""

    @property
    def scores(self) -> tuple[dict[str, int], ...]:
        """The points of each seat by category as they stand, and `"total"`."""

    @property
    def history(self) -> tuple[dict[int, int], ...]:
        """The steps from `start` to this position: the action of each seat that acted."""

    @property
    def start(self) -> Duel:
        """The position that the game began with: the deal, or that of a line, of a sample or of a vector."""

    def text(self) -> str:
        """Say in English, line by line, what everybody knows: cities and open cards, without hands."""

    def _repr_html_(self) -> str:
        """Return a picture for notebooks: the table as everybody knows it, without hands and face-down cards.

        It is an `<iframe>` that loads nothing and runs no script. For what a player knows, show `observe(seat)`.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class DuelObservation:
    """All that a player of 7 Wonders Duel may know, with perfect memory."""

    @staticmethod
    def from_line(line: str) -> DuelObservation:
        """Read an observation from its line."""

    @property
    def line(self) -> str:
        """The observation as one line of text."""

    @property
    def seat(self) -> int:
        """The player's seat."""

    def action_text(self, seat: int, action: int) -> str:
        """Say in English what an action of a seat is; see `Duel.action_text`."""

    def sample(self, seed: int) -> Duel:
        """Guess the rest: a position in which the player would observe the same."""

    def features(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Return the features: the same as those of any position in which the player observes this."""

    def active_features(self) -> NDArray[np.uint16]:
        """Return the same as a list of the inputs that are on."""

    def afterstates(self, seat: int, actions: Sequence[int]) -> list[NDArray[np.uint16] | int]:
        """Return what the net sees after each of some legal actions.

        Parameters
        ----------
        seat
            The seat that acts.
        actions
            The numbers of legal actions.

        Returns
        -------
        list
            For each action the inputs that are on in what the player knows right after it, before chance and the other
            seats act; or the class of the result, a row of `weights(game)["worth"]`, if it ends the game.

        """

    def text(self) -> str:
        """Say in English, line by line, what the player knows now, the own hand included, for people and programs.

        It leaves the past out, which `line` has.
        """

    def _repr_html_(self) -> str:
        """Return a picture for notebooks: the table as the player knows it, the own hand included."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class SevenVec:
    """Many games of 7 Wonders that are played in step, in arrays that are made once.

    `step` and `reset` write into the same arrays every time, so copy what you want to keep. Leave them alone while
    another thread is in `step`; the interpreter's lock is released there. The games are the same whatever `threads`
    is. A game that is over stays as it is until `reset(mask=...)`.

    A vector can be copied and pickled, and its copy plays on alike, in arrays of its own. A copy plays every game again
    from its deal, its bots included.

    Parameters
    ----------
    num_envs
        How many games, `n`.
    players
        How many players each has, `p`: 3 to 7 (4 by default), 2 with the Free City.
    seed
        Game `i` has the seed `seed + i`. Its `k`-th deal is `Seven.deal(players, edition, seed + i, k)`.
    game
        `"seven"`, or `"free-city"`: then the `k`-th deal is `Seven.free_city(seed + i, k)`, and the numbers from
        `Seven.ACTIONS` on are for the Free City. Whoever holds its card is asked about it when both have chosen for
        their own cities, in a step of its own.
    edition
        The edition; with the Free City it is always the first one.
    observation
        `"sparse"`: the inputs that are on, as numbers; `"dense"`: how often each input is on; `"none"`.
    observation_dtype
        The type of sparse observations: `"uint16"`, or `"int32"`, which torch takes as indices.
    mask
        Whether `mask` is written.
    opponents
        For each seat the name of the bot that plays there, `None` for those who learn (all by default). Vectors go on
        by themselves until a learner must act, and `to_act` names learners only. Bot of seat `i` in deal `k` is
        `Bot(name, seed, 7 * k + i)`.
    reward
        What is rewarded at the end of a game; see `Seven.returns`.
    on_illegal
        What `step` does with the number of an action that is not legal: `"raise"` an error before anything is played,
        play the `"lowest"` legal number instead, or have its seat `"lose"`: then the game is over with the reward of
        the last for that seat, and the others share the win. `illegal` says where it happened.
    threads
        On how many threads the games are played.
    buffers
        Memory for the arrays, by the name of the property: arrays of that shape and type that lie in one piece.

    """

    def __new__(
        cls,
        num_envs: int,
        players: int | None = None,
        seed: int = 0,
        *,
        game: SevenGame = "seven",
        edition: Edition = "second",
        observation: Seen = "sparse",
        observation_dtype: SeenType = "uint16",
        mask: bool = False,
        opponents: Sequence[str | None] | None = None,
        reward: Reward = "win_share",
        on_illegal: OnIllegal = "raise",
        threads: int = 1,
        buffers: dict[str, NDArray[np.generic]] | None = None,
    ) -> Self: ...
    def step(self, actions: ArrayLike) -> None:
        """Play a step of every game that is not over.

        Parameters
        ----------
        actions
            A number for each seat, of shape `(n, p)`. Those of seats that need not act are ignored.

        Raises
        ------
        ValueError
            When one is not legal, or the array has another shape; nothing is played then.

        """

    def reset(
        self, mask: ArrayLike | None = None, seeds: int | Sequence[int] | NDArray[np.integer] | None = None
    ) -> None:
        """Deal new games.

        Parameters
        ----------
        mask
            True for each game that is dealt anew, of shape `(n,)`; all by default.
        seeds
            Seeds for these games, one for each of the `n`, or one number, to which that of the game is added. By
            default each takes the next deal of its seed.

        """

    def sample_actions(self) -> NDArray[np.int64]:
        """Draw a random legal number for each seat that must act, `WAIT` for the others.

        The generator is the vector's own and follows from its seed.
        """

    def state(self, index: int) -> Seven:
        """Return the position of a game; it knows no history."""

    def close(self) -> None:
        """Give up games and threads. The arrays stay; whatever else is asked raises `ValueError`."""

    def __getnewargs_ex__(self) -> tuple[tuple[int], dict[str, Any]]: ...
    def __getstate__(self) -> tuple[Any, ...]: ...
    def __setstate__(self, state: tuple[Any, ...]) -> None: ...
    @property
    def num_envs(self) -> int:
        """How many games there are, `n`."""

    @property
    def players(self) -> int:
        """How many players each has, `p`."""

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of each game."""

    @property
    def episodes(self) -> NDArray[np.uint64]:
        """The number of the deal of each game, from 0."""

    @property
    def observations(self) -> NDArray[np.uint16] | NDArray[np.int32] | NDArray[np.uint8] | None:
        """What each learner sees.

        Sparse: the inputs that are on, of shape `(n, p, Seven.MAX_ACTIVE)`, filled up with `Seven.FEATURES`.
        Dense: how often each is on, `uint8` of shape `(n, p, Seven.FEATURES)`. The rows of bots stay empty.
        """

    @property
    def active_counts(self) -> NDArray[np.uint16] | None:
        """How many inputs are on in each row, of shape `(n, p)`; only with sparse observations."""

    @property
    def legal(self) -> NDArray[np.uint16]:
        """The legal numbers of each seat, of shape `(n, p, 256)`, filled up with `Seven.ACTIONS`.

        A seat that need not act has `WAIT`. With the Free City there are twice as many numbers, here and in `mask`.
        """

    @property
    def legal_counts(self) -> NDArray[np.uint16]:
        """How many there are, of shape `(n, p)`."""

    @property
    def mask(self) -> NDArray[np.int8] | None:
        """The same as 1 among zeros, of shape `(n, p, Seven.ACTIONS)`; only with `mask=True`."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """The rewards of the last step, of shape `(n, p)`: 0 until a game is over, then they stay until `reset`."""

    @property
    def to_act(self) -> NDArray[np.bool_]:
        """Whether each seat must act, of shape `(n, p)`; never for bots."""

    @property
    def terminations(self) -> NDArray[np.bool_]:
        """Whether each game is over, of shape `(n,)`."""

    @property
    def illegal(self) -> NDArray[np.bool_]:
        """Whether the last number of each seat was not legal, of shape `(n, p)`."""

@final
class DuelVec:
    """Many games of 7 Wonders Duel that are played in step, in arrays that are made once.

    Like `SevenVec`, but one seat acts at a time, so there is one row for each game: that of the seat in `seat`.

    Parameters
    ----------
    num_envs
        How many games, `n`.
    seed
        Game `i` has the seed `seed + i`. Its `k`-th deal is `Duel.deal(seed + i, k)`.
    observation, observation_dtype, mask, reward, on_illegal, threads, buffers
        As in `SevenVec`.
    opponents
        For each of the two seats the name of the bot that plays there, `None` for those who learn (both by default).

    """

    def __new__(
        cls,
        num_envs: int,
        seed: int = 0,
        *,
        observation: Seen = "sparse",
        observation_dtype: SeenType = "uint16",
        mask: bool = False,
        opponents: Sequence[str | None] | None = None,
        reward: Reward = "win_share",
        on_illegal: OnIllegal = "raise",
        threads: int = 1,
        buffers: dict[str, NDArray[np.generic]] | None = None,
    ) -> Self: ...
    def step(self, actions: ArrayLike) -> None:
        """Play a step of every game that is not over.

        Parameters
        ----------
        actions
            The number of an action of the seat that must act, of shape `(n,)`. Those of games that are over are
            ignored.

        Raises
        ------
        ValueError
            When one is not legal, or the array has another shape; nothing is played then.

        """

    def reset(
        self, mask: ArrayLike | None = None, seeds: int | Sequence[int] | NDArray[np.integer] | None = None
    ) -> None:
        """Deal new games; see `SevenVec.reset`."""

    def sample_actions(self) -> NDArray[np.int64]:
        """Draw a random legal number for each game, 0 for those that are over; see `SevenVec.sample_actions`."""

    def state(self, index: int) -> Duel:
        """Return the position of a game; it knows no history."""

    def close(self) -> None:
        """Give up games and threads. The arrays stay; whatever else is asked raises `ValueError`."""

    def __getnewargs_ex__(self) -> tuple[tuple[int], dict[str, Any]]: ...
    def __getstate__(self) -> tuple[Any, ...]: ...
    def __setstate__(self, state: tuple[Any, ...]) -> None: ...
    @property
    def num_envs(self) -> int:
        """How many games there are, `n`."""

    @property
    def players(self) -> int:
        """How many players each has: 2."""

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of each game."""

    @property
    def episodes(self) -> NDArray[np.uint64]:
        """The number of the deal of each game, from 0."""

    @property
    def observations(self) -> NDArray[np.uint16] | NDArray[np.int32] | NDArray[np.uint8] | None:
        """What the seat that must act sees, of shape `(n, Duel.MAX_ACTIVE)` or `(n, Duel.FEATURES)`; see `SevenVec`."""

    @property
    def active_counts(self) -> NDArray[np.uint16] | None:
        """How many inputs are on in each row, of shape `(n,)`; only with sparse observations."""

    @property
    def legal(self) -> NDArray[np.uint16]:
        """The legal numbers of the seat that must act, of shape `(n, 256)`, filled up with `Duel.ACTIONS`."""

    @property
    def legal_counts(self) -> NDArray[np.uint16]:
        """How many there are, of shape `(n,)`; 0 when a game is over."""

    @property
    def mask(self) -> NDArray[np.int8] | None:
        """The same as 1 among zeros, of shape `(n, Duel.ACTIONS)`; only with `mask=True`.

        When a game is over, number 0 stands there, so that no mask is empty.
        """

    @property
    def rewards(self) -> NDArray[np.float32]:
        """The rewards of both seats, of shape `(n, 2)`: 0 until a game is over, then they stay until `reset`."""

    @property
    def seat(self) -> NDArray[np.int8]:
        """The seat that must act in each game, -1 when it is over; of shape `(n,)`."""

    @property
    def terminations(self) -> NDArray[np.bool_]:
        """Whether each game is over, of shape `(n,)`."""

    @property
    def illegal(self) -> NDArray[np.bool_]:
        """Whether the last number of each game was not legal, of shape `(n,)`."""
