"""The games of OpenSpiel: its own tests, and that they are the games of single positions."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import antipater
import antipater.openspiel

antipater.openspiel.register()

GAMES = [
    *(f"antipater_seven(players={players},seed=1)" for players in range(3, 8)),
    "antipater_seven(edition=first,players=3,seed=1)",
    "antipater_free_city(seed=1)",
    "antipater_duel(seed=1)",
]


@pytest.mark.parametrize("name", GAMES)
def test_conformance(name: str) -> None:
    # OpenSpiel's pickles ask the game for the state of a generator, which a game in Python cannot have.
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", [*GAMES[:2], "antipater_free_city(seed=1)"])
def test_conformance_when_players_take_turns(name: str) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=True)


def test_registering_twice_is_fine() -> None:
    assert antipater.openspiel.register() == ("antipater_seven", "antipater_free_city", "antipater_duel")
    assert {"antipater_seven", "antipater_duel"} <= set(pyspiel.registered_names())


def start(game: Any) -> Any:
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.information_state_string(0) == ""
    state.apply_action(0)
    return state


def step(state: Any, rng: random.Random) -> None:
    if state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(player)) for player in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_parameters_say_what_is_dealt() -> None:
    game = pyspiel.load_game("antipater_seven(players=5,edition=first,seed=7)")
    assert str(start(game)) == antipater.Seven.deal(5, "first", 7).line
    # Copies take no deal away.
    start(game.new_initial_state().clone().get_game())
    assert str(start(game)) == antipater.Seven.deal(5, "first", 7, 2).line
    duel = pyspiel.load_game("antipater_duel(seed=3)")
    assert str(start(duel)) == antipater.Duel.deal(3).line
    random_games = [start(pyspiel.load_game("antipater_duel")) for _ in range(2)]
    assert str(random_games[0]) != str(random_games[1])
    for bad in ("antipater_seven(players=8)", "antipater_seven(edition=third)"):
        with pytest.raises((ValueError, RuntimeError), match=r"players|edition"):
            pyspiel.load_game(bad)


@pytest.mark.parametrize("name", [GAMES[0], *GAMES[-2:]])
def test_what_a_player_knows_is_the_same_in_every_guess(name: str) -> None:
    rng = random.Random(2)
    state = start(pyspiel.load_game(name))
    differ = 0
    while not state.is_terminal():
        for player in range(state.num_players()):
            for sampler in (rng.random, None):
                guess = state.resample_from_infostate(player, sampler)
                assert guess.information_state_string(player) == state.information_state_string(player)
                assert guess.information_state_tensor(player) == state.information_state_tensor(player)
                assert guess.current_player() == state.current_player()
                differ += str(guess) != str(state)
        tensor = np.array(state.observation_tensor(0))
        assert (tensor == state.position.features(0)).all()
        step(state, rng)
    assert differ > 20
    assert state.returns() == list(state.position.returns())


def test_the_free_city_is_a_node_of_the_player_who_holds_its_card() -> None:
    rng = random.Random(3)
    state = start(pyspiel.load_game("antipater_free_city(seed=4)"))
    nodes = 0
    while not state.is_terminal():
        before = state.position
        if state.chosen:
            nodes += 1
            player = state.current_player()
            assert player == before.chooser(2)
            assert not state.legal_actions(1 - player)
            expected = before.legal_actions(2, state.chosen)
            assert state.legal_actions() == sorted(before.ACTIONS + number for number in expected)
            assert state.action_to_string(player, state.legal_actions()[0]).startswith("Free City: ")
            # The own choice is known, that of the other player is not.
            assert state.information_state_string(player).endswith(f" {state.chosen[player]}")
        step(state, rng)
    assert nodes > 15


@pytest.mark.parametrize("name", ["antipater_duel(seed=5)", "antipater_free_city(seed=5)"])
def test_positions_can_be_serialized(name: str) -> None:
    rng = random.Random(4)
    game = pyspiel.load_game(name)
    state = start(game)
    for _ in range(20):
        step(state, rng)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()


@pytest.mark.parametrize("name", [*GAMES, "antipater_duel", "antipater_seven(players=3)"])
def test_copies_play_on_alike(name: str) -> None:
    rng = random.Random(5)
    game = pyspiel.load_game(name)
    game.new_initial_state().apply_action(0)
    states = [game.new_initial_state()]
    states += [copy.deepcopy(states[0]), pickle.loads(pickle.dumps(states[0]))]
    # The deal of a copy is that of its original, though its game has dealt before.
    for state in states:
        state.apply_action(0)
    for place in range(15):
        if place == 8:
            states[1:] = [copy.deepcopy(states[0]), pickle.loads(pickle.dumps(states[0]))]
        assert len({str(state) for state in states}) == 1
        assert len({repr([(one.player, one.action) for one in state.full_history()]) for state in states}) == 1
        seed = rng.random()
        for state in states:
            step(state, random.Random(seed))
    guesses = [state.resample_from_infostate(0) for state in states]
    assert len({str(guess) for guess in guesses}) == 1
    assert str(pickle.loads(pickle.dumps(guesses[0]))) == str(guesses[0])


def test_the_algorithms_of_openspiel_play_a_duel() -> None:
    game = pyspiel.load_game("antipater_duel(seed=6)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        2.0,
        2,
        10,
        rng,
        ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    state = start(game)
    while len(state.history()) < 6:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
