"""The words that functions take."""

from typing import Literal, TypeAlias

Edition: TypeAlias = Literal["first", "second"]
Reward: TypeAlias = Literal["win_share", "placement", "margin"]
Seen: TypeAlias = Literal["sparse", "dense", "none"]
OnIllegal: TypeAlias = Literal["raise", "lowest"]
