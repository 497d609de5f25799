"""Positions of both games."""

import copy
import json
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest

import antipater

State = antipater.Seven | antipater.Duel

DEALS: dict[str, Callable[[int], State]] = {
    "seven-3": lambda seed: antipater.Seven.deal(players=3, edition="first", seed=seed),
    "seven-7": lambda seed: antipater.Seven.deal(players=7, seed=seed),
    "free-city": lambda seed: antipater.Seven.free_city(seed=seed),
    "duel": lambda seed: antipater.Duel.deal(seed=seed),
}


@pytest.fixture(params=DEALS)
def deal(request: pytest.FixtureRequest) -> Callable[[int], State]:
    return DEALS[request.param]


def step(state: State, rng: random.Random) -> State:
    chosen: dict[int, int] = {}
    for seat in state.to_act:
        chosen[seat] = rng.choice(state.legal_actions(seat, chosen))
    return state.apply(chosen)


def play(state: State, rng: random.Random) -> list[State]:
    states = [state]
    while not states[-1].is_over:
        states.append(step(states[-1], rng))
    return states


def test_a_game_ends_and_its_returns_have_zero_sum(deal: Callable[[int], State]) -> None:
    for seed in range(5):
        *before, last = play(deal(seed), random.Random(seed))
        assert len(before) <= last.MAX_STEPS
        assert all(state.outcome is None and not any(state.returns()) for state in before)
        assert last.outcome is not None
        assert last.outcome.winners
        for reward in ("win_share", "placement", "margin"):
            returns = last.returns(reward)
            assert len(returns) == last.players
            assert sum(returns) == pytest.approx(0)
            assert max(returns) == max(returns[winner] for winner in last.outcome.winners)
        assert [score["total"] for score in last.scores] == [score["total"] for score in last.outcome.scores]


def test_positions_survive_every_way_of_writing_them(deal: Callable[[int], State]) -> None:
    for state in play(deal(1), random.Random(1)):
        for again in (
            type(state).from_line(state.line),
            type(state).from_json(state.to_json()),
            pickle.loads(pickle.dumps(state)),
            copy.deepcopy(state),
        ):
            assert again == state
            assert hash(again) == hash(state)
            assert again.line == state.line
        assert type(state).from_json(state.to_json()).history == state.history
        assert pickle.loads(pickle.dumps(state)).history == state.history


def test_an_outcome_can_leave_its_process(deal: Callable[[int], State]) -> None:
    outcome = play(deal(1), random.Random(1))[-1].outcome
    assert outcome is not None
    for again in (pickle.loads(pickle.dumps(outcome)), copy.deepcopy(outcome)):
        assert again == outcome
        assert repr(again) == repr(outcome)
        assert (again.victory, again.winners, again.scores) == (outcome.victory, outcome.winners, outcome.scores)


def test_a_history_leads_from_the_start_to_the_position(deal: Callable[[int], State]) -> None:
    *_, last = play(deal(2), random.Random(2))
    state: State = last.start
    for chosen in last.history:
        state = state.apply(chosen)
    assert state == last
    assert state.to_json(["A", "B", "C", "D", "E", "F", "G"][: state.players]) != state.to_json()


def test_what_a_player_knows_is_the_same_in_every_guess(deal: Callable[[int], State]) -> None:
    rng = random.Random(3)
    for state in play(deal(3), rng):
        for seat in range(state.players):
            observation = state.observe(seat)
            assert observation == type(observation).from_line(observation.line)
            assert pickle.loads(pickle.dumps(observation)) == observation
            features = state.features(seat)
            guess = state.sample(seat, rng.getrandbits(64))
            assert guess.observe(seat) == observation == observation.sample(1).observe(seat)
            assert (guess.features(seat) == features).all()
            assert (observation.features() == features).all()
            counted = np.bincount(state.active_features(seat), minlength=state.FEATURES)
            assert (counted == features).all()
            assert len(state.active_features(seat)) <= state.MAX_ACTIVE


def test_masks_have_the_legal_actions(deal: Callable[[int], State]) -> None:
    for state in play(deal(4), random.Random(4)):
        out = np.ones(state.ACTIONS, np.int8)
        for seat in range(state.players):
            legal = state.legal_actions(seat)
            assert state.legal_mask(seat, out=out) is out
            # A mask is never empty.
            waits = [] if legal else [state.WAIT or 0]
            assert out.nonzero()[0].tolist() == sorted(legal) + waits
            assert bool(legal) == (seat in state.to_act)
            assert len({state.action_text(seat, action) for action in legal}) == len(legal)


def test_words_say_what_a_player_knows_and_no_more(deal: Callable[[int], State]) -> None:
    for state in play(deal(2), random.Random(2)):
        public = state.text()
        assert "your" not in public
        for seat in range(state.players):
            words = state.observe(seat).text()
            assert words.startswith(f"you are player {seat}\n")
            # It follows from what the player knows, so it is the same in every guess.
            assert state.sample(seat, 7).observe(seat).text() == words
            assert state.sample(seat, 7).text() == public
            if isinstance(state, antipater.Seven) and state.phase == "turn":
                hand = next(line for line in words.splitlines() if line.startswith("your hand: "))
                assert all(card in hand for card in state.hand(seat))
        for score in state.scores[: state.players]:
            assert not isinstance(state, antipater.Duel) or f"points {score['total']}, " in public


def test_every_number_of_a_card_has_words() -> None:
    state = antipater.Seven.deal(edition="first", seed=1)
    seen = state.observe(0)
    known = 0
    for number in range(state.ACTIONS):
        try:
            words = state.action_text(0, number)
        except ValueError:
            # The other edition's cards, and waiting.
            with pytest.raises(ValueError, match="not the number of an action"):
                seen.action_text(0, number)
            continue
        known += 1
        assert words == seen.action_text(0, number)
        offered = number in state.legal_actions(0)
        assert not (offered and "not on offer" in words)
        if "not on offer" in words:
            place = number % 34
            rank = place if place < 15 else place - 17
            assert f"with payment {rank}, which" in words
    assert known % 34 == 1
    assert known > 60 * 34


def test_bad_input_is_refused_with_a_sentence(deal: Callable[[int], State]) -> None:
    state = deal(5)
    seat = state.to_act[0]
    legal = state.legal_actions(seat)
    illegal = next(number for number in range(state.ACTIONS) if number not in legal)
    others = {other: state.legal_actions(other)[0] for other in state.to_act if other != seat}
    for bad, sentence in [
        (lambda: state.legal_actions(9), "no seat 9"),
        (lambda: state.observe(-1), "no seat -1"),
        (lambda: state.apply({}), "seat"),
        (lambda: state.apply({seat: illegal, **others}), f"seat {seat}|offer"),
        (lambda: state.apply({seat: -1, **others}), "-1 is not the number of an action"),
        (lambda: state.apply({seat: 10**9, **others}), "not the number of an action"),
        (lambda: state.action_text(seat, state.ACTIONS), "not the number of an action"),
        (lambda: type(state).from_line("chess"), "expected"),
        (lambda: type(state).from_json("{"), "EOF|object"),
        (lambda: state.to_json(["Ada"]), "names"),
        (lambda: state.returns("gold"), "unknown reward"),  # type: ignore[arg-type]
        (lambda: state.features(seat, out=np.zeros(3, np.uint8)), "entries"),
        (lambda: state.features(seat, out=np.zeros(state.FEATURES, np.float32)), "out must be .*uint8.*not of float32"),
        (lambda: state.legal_mask(seat, out=[0]), "out must be an array of int8"),  # type: ignore[arg-type]
        (lambda: state.sample(seat, -1), "seed must be 0 to 18446744073709551615, not -1"),
        (lambda: antipater.Duel.deal(seed=2**64), "seed must be"),
        (lambda: antipater.Seven.deal(game=-2), "game must be .*, not -2"),
        (lambda: antipater.Seven.deal(-2), "-2 players"),
        (lambda: antipater.Bot("random", stream=-3), "stream must be .*, not -3"),
        (lambda: antipater.Bot("random").choose_batch([state], threads=-1), "threads must be .*, not -1"),
        (lambda: antipater.action_values(state, seat, simulations=-1), "simulations must be .*, not -1"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            bad()  # type: ignore[no-untyped-call]
    assert state == deal(5)


def test_a_seed_deals_one_game(deal: Callable[[int], State]) -> None:
    assert deal(6) == deal(6)
    assert deal(6) != deal(7)
    assert antipater.Duel.deal(seed=6, game=1) != antipater.Duel.deal(seed=6)
    with pytest.raises(ValueError, match="3 to 7"):
        antipater.Seven.deal(players=8)


def test_a_record_says_who_resigned() -> None:
    """A record that a resignation ended is read and written as it is; a game that goes on has no such end."""
    record = json.loads(antipater.Duel.deal(seed=1).to_json())
    assert antipater.Duel.from_json(json.dumps(record)).winners is None
    record["ended"] = {"by": "resignation", "seats": [1], "winners": [0]}
    state = antipater.Duel.from_json(json.dumps(record))
    assert (state.resigned, state.winners, state.outcome) == ((1,), (0,), None)
    assert json.loads(state.to_json()) == record
    assert pickle.loads(pickle.dumps(state)).winners == (0,)
    seat = state.to_act[0]
    later = state.apply({seat: state.legal_actions(seat)[0]})
    assert (later.resigned, later.winners) == ((), None)
    record["ended"]["winners"] = [1]
    with pytest.raises(ValueError, match=r"ended\.winners: expected \[0\]"):
        antipater.Duel.from_json(json.dumps(record))
