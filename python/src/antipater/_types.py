"""The words that functions take, and the dictionaries that they return."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Edition: TypeAlias = Literal["first", "second"]
GameName: TypeAlias = Literal["seven", "free-city", "duel"]
SevenGame: TypeAlias = Literal["seven", "free-city"]
Reward: TypeAlias = Literal["win_share", "placement", "margin"]
Seen: TypeAlias = Literal["sparse", "dense", "none"]
SeenType: TypeAlias = Literal["uint16", "int32"]
OnIllegal: TypeAlias = Literal["raise", "lowest", "lose"]
FeaturesVersion: TypeAlias = Literal["v1"]
Depth: TypeAlias = Literal["quick", "normal", "deep"]


class ActionValue(TypedDict):
    """What an action is worth to the seat that decides."""

    action: int
    """The number of the action."""
    text: str
    """The action in English."""
    same: list[int]
    """Other actions that lead to the same position."""
    prior: float
    """The win probability that the net expects at one look."""
    share: float
    """The win probability."""
    share_se: float
    """Its standard error."""
    behind: float
    """How much less it is worth than the best action."""
    behind_se: float
    """The standard error of that."""
    points: float | None
    """Own points at the end, on average; `None` where no game was played to its end."""
    margin: float | None
    """Own points less those of the best other player, on average."""


class Reason(TypedDict):
    """A fact that speaks for the best action."""

    code: str
    """What kind of fact it is."""
    amount: NotRequired[int]
    """How much."""
    points: NotRequired[int]
    """How many points the denied card would bring its builder at once."""
    category: NotRequired[str]
    """The category of points."""
    ahead_of: NotRequired[list[int]]
    """The neighbors that the city overtakes in shields."""
    level_with: NotRequired[list[int]]
    """The neighbors that the city catches up with in shields."""
    ahead: NotRequired[bool]
    """Whether a neighbor with the card would be ahead in shields, and not only level."""
    cards: NotRequired[list[str]]
    """The cards that it is about."""
    hidden: NotRequired[int]
    """How many fewer face-down cards it turns up for the opponent."""
    wonders: NotRequired[list[str]]
    """The wonders that become affordable, or with which the next turn would win."""
    card: NotRequired[str]
    """The card that is denied."""
    seat: NotRequired[int]
    """The seat that it is denied to."""


class JudgedDecision(TypedDict):
    """A decision of a game, judged by what its player knew."""

    step: int
    """The number of the step, from 0, as in `history`."""
    seat: int
    """The seat whose action it is."""
    player: int
    """The player who chose."""
    action: int
    """The action that was played."""
    text: str
    """The action in English."""
    share: float
    """The win probability that it was worth."""
    loss: float
    """What was lost by it, as a win probability."""
    loss_se: float
    """The standard error of the loss."""
    band: str
    """The band of the loss."""
    counted: bool
    """Whether the decision counts: at least two different actions, one clearly worse than another."""
    luck: float
    """The luck of the player in this step, as a win probability."""
    best: list[ActionValue]
    """The actions that were looked at closely, best first."""
    reasons: list[Reason]
    """Why the best action is better than the one that was played."""


class LuckEvent(TypedDict):
    """What chance or the others brought a player."""

    step: int
    """The number of the step."""
    source: str
    """Where it came from; `"others"` is no chance."""
    seat: int
    """The player's seat."""
    amount: float
    """The win probability that it brought."""
    error: float
    """The standard error of that."""


class Swing(TypedDict):
    """One of the largest changes of the curve."""

    step: int
    """The number of the step."""
    seat: int
    """The player's seat."""
    before: float
    """The win probability before it."""
    after: float
    """The win probability after it."""


class SeatReport(TypedDict):
    """The summary of a game for one player."""

    seat: int
    """The player's seat."""
    decisions: int
    """How many decisions were judged."""
    counted: int
    """How many of them count."""
    accuracy: float | None
    """The mean accuracy of those, in percent."""
    error_rate: float | None
    """The mean normalized loss of those."""
    bands: dict[str, int]
    """How many of those are in each band."""
    lost: float
    """The win probability that all decisions lost."""
    start: float
    """The win probability that could be expected at the beginning."""
    luck: float
    """The luck of all steps, as a win probability."""
    luck_se: float
    """The standard error of the luck."""
    others: float
    """What the others' choices at the same time brought, as a win probability."""
    result: float | None
    """The share of the win that the player got; `None` in an unfinished game."""
    without_luck: float | None
    """The result less the luck."""
    residual: float | None
    """The rest of the result."""


class Analysis(TypedDict):
    """A record, judged."""

    game: str
    """The word for the game in records."""
    players: list[str]
    """The names of the players."""
    depth: str
    """How thoroughly it was judged."""
    decisions: list[JudgedDecision]
    """Every decision, in order."""
    luck: list[LuckEvent]
    """The luck of every step and player."""
    curve: list[list[float]]
    """The win probability of each player before the first step and after each."""
    swings: list[Swing]
    """The largest changes of the curve, the largest first."""
    seats: list[SeatReport]
    """A summary for each player that was judged."""
