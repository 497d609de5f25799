"""PPO of RLlib with its module for action masks: all seats learn one policy, or one seat learns against bots.

pip install ./python "ray[rllib]" torch pettingzoo
python python/examples/rllib_ppo.py --iterations 20 --opponents builder
"""

import argparse
from typing import Any

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import antipater.rllib


def train(
    game: str = "duel", opponents: str | None = None, iterations: int = 10, batch: int = 4000, workers: int = 0
) -> list[dict[str, Any]]:
    """Learn, and return what RLlib reports of each iteration."""
    register_env("antipater", lambda config: antipater.rllib.env(**config))
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"head_fcnet_hiddens": [64, 64], "head_fcnet_activation": "relu"},
    )
    config = (
        PPOConfig()
        .environment("antipater", env_config={"game": game, "opponents": opponents})
        .env_runners(num_env_runners=workers)
        .training(train_batch_size_per_learner=batch, minibatch_size=min(batch, 256), num_epochs=4)
    )
    if opponents is None:
        config = config.multi_agent(policies={"seat"}, policy_mapping_fn=lambda agent, episode, **_: "seat")
        config = config.rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"seat": module}))
    else:
        config = config.rl_module(rl_module_spec=module)
    learner = config.build_algo()
    try:
        return [learner.train() for _ in range(iterations)]
    finally:
        learner.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=["seven", "free-city", "duel"], default="duel")
    parser.add_argument("--opponents", help="the bot of the other seats; without it all seats learn")
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    for number, result in enumerate(train(given.game, given.opponents, given.iterations, workers=given.workers)):
        print(number, result["env_runners"].get("episode_return_mean"))
