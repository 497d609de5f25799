"""7 Wonders and 7 Wonders Duel: exact rules, fast vectors of games, bots and a coach."""

from antipater._antipater import (
    Duel,
    DuelObservation,
    DuelVec,
    Outcome,
    Seven,
    SevenObservation,
    SevenVec,
    __version__,
)

__all__ = [
    "Duel",
    "DuelObservation",
    "DuelVec",
    "Outcome",
    "Seven",
    "SevenObservation",
    "SevenVec",
    "__version__",
]
