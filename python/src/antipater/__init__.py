"""7 Wonders and 7 Wonders Duel: exact rules, fast vectors of games, bots and a coach."""

from antipater._antipater import (
    BOTS,
    Bot,
    Duel,
    DuelObservation,
    DuelVec,
    Outcome,
    Seven,
    SevenObservation,
    SevenVec,
    __version__,
    action_values,
    analyze,
    signature,
    weights,
)
from antipater._matches import ArenaResult, Decision, Player, Rung, Sprt, arena, ladder, play, play_batch
from antipater._replay import Replay

__all__ = [
    "BOTS",
    "ArenaResult",
    "Bot",
    "Decision",
    "Duel",
    "DuelObservation",
    "DuelVec",
    "Outcome",
    "Player",
    "Replay",
    "Rung",
    "Seven",
    "SevenObservation",
    "SevenVec",
    "Sprt",
    "__version__",
    "action_values",
    "analyze",
    "arena",
    "ladder",
    "play",
    "play_batch",
    "signature",
    "weights",
]
