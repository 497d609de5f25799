"""PPO with masks of legal actions in one file, in the style of CleanRL: everything that matters stands below, in order.

    python cleanrl_ppo.py --decisions 1000000 --game duel

learns against `--opponents` on many games in step, and prints the share of the win in the last games of each update; at
the end a line of JSON says how strong the result is in a benchmark. Needs numpy, gymnasium and torch.
"""

import argparse
import time
from collections import deque

import numpy as np
import torch
from torch import nn

from antipater import Decision, benchmark
from antipater.gymnasium import VectorEnv

parser = argparse.ArgumentParser(description="PPO with masks of legal actions")
parser.add_argument("--game", choices=["seven", "duel"], default="duel")
parser.add_argument("--players", type=int, help="cities in 7 Wonders (4)")
parser.add_argument("--opponents", default="builder")
parser.add_argument("--decisions", type=int, default=1_000_000, help="how many are learned from")
parser.add_argument("--games", type=int, default=256, help="how many are played in step")
parser.add_argument("--steps", type=int, default=64, help="decisions of each game in an update")
parser.add_argument("--epochs", type=int, default=4)
parser.add_argument("--batches", type=int, default=8)
parser.add_argument("--hidden", type=int, default=256)
parser.add_argument("--rate", type=float, default=1e-3)
parser.add_argument("--discount", type=float, default=1.0)
parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantages")
parser.add_argument("--clip", type=float, default=0.2)
parser.add_argument("--entropy", type=float, default=0.01)
parser.add_argument("--value", type=float, default=0.5, help="weight of the value's loss")
parser.add_argument("--norm", type=float, default=0.5, help="largest norm of a gradient")
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--deals", type=int, default=20, help="deals of the benchmark against each opponent")


class Agent(nn.Module):  # type: ignore[misc]
    """A net with two heads: a preference for each action, and the value."""

    def __init__(self, features: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.preferences = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.preferences.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Return the policy among the legal actions, and the value."""
        inner = self.body(seen.float())
        legal = self.preferences(inner).masked_fill(~mask.bool(), -1e9)
        return torch.distributions.Categorical(logits=legal, validate_args=False), self.value(inner).squeeze(-1)


def main(arguments: list[str] | None = None) -> str:
    """Learn, and return the line of the benchmark."""
    args = parser.parse_args(arguments)
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    envs = VectorEnv(
        args.games, args.game, players=args.players, opponents=args.opponents, threads=args.threads, features="v1"
    )
    now, _ = envs.reset(seed=args.seed)
    features, actions = now["observation"].shape[1], now["action_mask"].shape[1]
    agent = Agent(features, actions, args.hidden)
    optimizer = torch.optim.Adam(agent.parameters(), args.rate, eps=1e-5)

    # What an update learns from; the mask of 1,000 actions is stored in bytes.
    shape = (args.steps, args.games)
    seen = torch.zeros((*shape, features), dtype=torch.uint8)
    masks = torch.zeros((*shape, actions), dtype=torch.uint8)
    chosen = torch.zeros(shape, dtype=torch.int64)
    logs, rewards, values = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
    ended = torch.zeros(shape, dtype=torch.bool)

    wins: deque[float] = deque(maxlen=1000)
    began, updates = time.time(), args.decisions // (args.steps * args.games)
    for update in range(updates):
        for group in optimizer.param_groups:
            group["lr"] = args.rate * (1 - update / updates)

        for step in range(args.steps):
            seen[step] = torch.from_numpy(now["observation"])
            masks[step] = torch.from_numpy(now["action_mask"])
            with torch.no_grad():
                choice, values[step] = agent(seen[step], masks[step])
            chosen[step] = choice.sample()
            logs[step] = choice.log_prob(chosen[step])
            now, reward, over, _, _ = envs.step(chosen[step].numpy())
            rewards[step], ended[step] = torch.from_numpy(reward), torch.from_numpy(over)
            wins.extend(reward[over] > 0)

        # Generalized advantages, from the last decision back. A game that is over has no value.
        with torch.no_grad():
            _, later = agent(torch.from_numpy(now["observation"]), torch.from_numpy(now["action_mask"]))
        advantages, advantage = torch.zeros(shape), torch.zeros(args.games)
        for step in reversed(range(args.steps)):
            goes_on = (~ended[step]).float()
            error = rewards[step] + args.discount * goes_on * later - values[step]
            advantage = error + args.discount * args.trace * goes_on * advantage
            advantages[step], later = advantage, values[step]
        returns = advantages + values

        flat = [array.flatten(0, 1) for array in (seen, masks, chosen, logs, advantages, returns)]
        for _ in range(args.epochs):
            for part in np.array_split(rng.permutation(args.steps * args.games), args.batches):
                part_seen, part_masks, part_chosen, part_logs, part_advantages, part_returns = (x[part] for x in flat)
                choice, value = agent(part_seen, part_masks)
                ratio = (choice.log_prob(part_chosen) - part_logs).exp()
                weight = (part_advantages - part_advantages.mean()) / (part_advantages.std() + 1e-8)
                clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
                loss = -torch.min(weight * ratio, weight * clipped).mean()
                loss = loss - args.entropy * choice.entropy().mean()
                loss = loss + args.value * (value - part_returns).square().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), args.norm)
                optimizer.step()

        decisions = (update + 1) * args.steps * args.games
        speed = decisions / (time.time() - began)
        print(f"{decisions:>10} decisions, {speed:,.0f}/s: wins {np.mean(wins or [0]):.3f}", flush=True)
    envs.close()

    def player(decision: Decision) -> int:
        """Take the legal action with the largest preference."""
        with torch.no_grad():
            own = torch.from_numpy(decision.observation.features())[None]
            preferences = agent.preferences(agent.body(own.float()))[0]
        return max(decision.legal, key=lambda action: float(preferences[action]))

    name = "duel-v1" if args.game == "duel" else f"seven{args.players or 4}-v1"
    # The strongest opponent would think for minutes.
    opponents = benchmark.POOL[:-1]
    result = benchmark.evaluate(player, name, args.deals, opponents=opponents, name=f"ppo {args.decisions}")
    print(result.line())
    return result.line()


if __name__ == "__main__":
    main()
