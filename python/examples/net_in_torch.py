"""The net of the bot `net` in PyTorch: the same weights, the same moves.

    python python/examples/net_in_torch.py

Begin here to train it further, or to compare another net with it.
"""

from typing import Literal

import torch

import antipater

STANDING = 0.03
"""The weight of place and points beside the win."""


class Net(torch.nn.Module):
    """A net of Antipater, in float64, in which all of its sums are exact."""

    def __init__(self, game: Literal["seven", "duel"]) -> None:
        super().__init__()
        arrays = antipater.weights(game)
        self.game, self.outputs = game, arrays["outputs"]
        tensor = {name: torch.tensor(array, dtype=torch.float64) for name, array in arrays.items() if name != "outputs"}
        self.worth = tensor["worth"]
        self.first = torch.nn.EmbeddingBag.from_pretrained(tensor["first"], freeze=False, mode="sum")
        self.first_bias = torch.nn.Parameter(tensor["first_bias"])
        self.second = self._linear(tensor["second"], tensor["second_bias"])
        self.last = self._linear(tensor["last"], tensor["last_bias"])

    @staticmethod
    def _linear(weight: torch.Tensor, bias: torch.Tensor) -> torch.nn.Linear:
        layer = torch.nn.Linear(weight.shape[1], weight.shape[0], dtype=torch.float64)
        layer.weight.data, layer.bias.data = weight, bias
        return layer

    def forward(self, inputs: list[torch.Tensor]) -> torch.Tensor:
        """Return the outputs for each list of inputs that are on."""
        starts = torch.tensor([0, *(len(one) for one in inputs[:-1])]).cumsum(0)
        hidden = (self.first(torch.cat(inputs), starts) + self.first_bias).clamp(0, 1)
        hidden = (torch.floor(self.second(hidden) * 256) / 256).clamp(0, 1)
        outputs: torch.Tensor = self.last(hidden)
        return outputs

    def appeal(self, outputs: torch.Tensor) -> torch.Tensor:
        """Return by what an action is chosen: the win first, then place and points."""
        worth = outputs[:, : len(self.worth)].softmax(1) @ self.worth
        seat = torch.tensor([name.startswith("points 0") for name in self.outputs])
        points = 10 * outputs[:, seat].sum(1)
        if self.game == "duel":
            other = torch.tensor([name.startswith("points 1") for name in self.outputs])
            standing = (0.5 + (points - 10 * outputs[:, other].sum(1)) / 160).clamp(0, 1)
        else:
            place = outputs[:, self.outputs.index("place")]
            standing = 0.5 * (1 - place).clamp(0, 1) + 0.5 * (points / 80).clamp(0, 1)
        return worth + STANDING * (standing - worth)

    def choose(self, decision: antipater.Decision) -> int:
        """Return the best action, as `antipater.play` asks for it."""
        after = decision.observation.afterstates(decision.seat, decision.legal)
        appeal = torch.empty(len(after), dtype=torch.float64)
        known = [place for place, inputs in enumerate(after) if not isinstance(inputs, int)]
        with torch.no_grad():
            if known:
                inputs = [torch.tensor(after[place], dtype=torch.int64) for place in known]
                appeal[known] = self.appeal(self(inputs))
            for place, result in enumerate(after):
                if isinstance(result, int):
                    appeal[place] = self.worth[result]
        return decision.legal[int(appeal.argmax())]


if __name__ == "__main__":
    for game in ("duel", "seven"):
        state = antipater.Duel.deal(seed=1) if game == "duel" else antipater.Seven.deal(players=4, seed=1)
        net = Net(game)
        mine = antipater.play(state, [net.choose] * state.players, seed=1)
        print(game, mine.scores == antipater.play(state, ["net"] * state.players, seed=1).scores, mine.winners)
