//! Laws that hold in every game, tried on random ones.

use antipater_engine::duel::{
    Action, Age, Back, Card, CardSet, Cause, Deal, Duel, Event, Face, Observation, Phase, Setup,
    Slot, SlotSet, Table, Token, Wonder, WonderSet, opponent,
};
use antipater_engine::{Actions, JointAction, Seat, State, rng};
use rand_core::Rng;

use crate::cases::cases;
use crate::duel::notation::seats;

/// Plays random games and shows every position, the last one too, to a visitor.
fn random_games(seed: u64, games: u64, mut visit: impl FnMut(&Duel, &mut dyn FnMut(u32) -> u32)) {
    for game in 0..games {
        let mut rng = rng::generator(seed, game);
        let setup = if game % 4 == 0 {
            Setup::deal_first_game(&mut rng)
        } else {
            Setup::deal(&mut rng)
        };
        let mut duel = Duel::new(setup).expect("a deal is valid");
        loop {
            visit(&duel, &mut |bound| rng::below(&mut rng, bound));
            let Some(seat) = duel.table().phase.seat() else {
                break;
            };
            let actions = duel.legal_actions(seat);
            let action = actions[rng::below(&mut rng, actions.len() as u32) as usize];
            duel.apply_unchecked(&JointAction::only(seat, action));
        }
    }
}

#[test]
fn thousands_of_games_end_within_their_bounds() {
    let mut ends = 0;
    let mut decisions = 0;
    let mut steps = 0;
    random_games(1, 10_000, |duel, _| {
        decisions += 1;
        steps += 1;
        if let Some(outcome) = duel.outcome() {
            ends += 1;
            assert!(!outcome.winners.is_empty());
            let utility = |seat| outcome.utility(seat);
            assert!(seats().all(|seat| Duel::UTILITY.contains(&utility(seat))));
            let sum: f64 = seats().map(utility).sum();
            assert!(sum == 0.0, "a Duel is a game of equal sums");
            assert!(steps - 1 <= Duel::LONGEST, "{} steps", steps - 1);
            steps = 0;
            for seat in seats() {
                assert_eq!(duel.score(seat), outcome.scores[seat]);
                assert_eq!(
                    Duel::points(&duel.score(seat)).count(),
                    Duel::CATEGORIES.len()
                );
            }
        } else {
            assert_eq!(duel.to_act().len(), 1);
        }
    });
    assert_eq!(ends, 10_000);
    assert!(decisions / ends < 85);
}

#[test]
fn legal_is_what_is_accepted() {
    let mut listed = Actions::none();
    random_games(2, 100, |duel, below| {
        let actor = duel.table().phase.seat();
        for seat in seats() {
            let legal = duel.legal_actions(seat);
            duel.list_actions(seat, &JointAction::new(), &mut listed);
            assert_eq!(listed, legal, "the list that is used again");
            assert_eq!(legal.is_empty(), actor != Some(seat));
            assert!(
                legal.is_sorted_by(|a, b| a < b),
                "ascending and without repeats"
            );
            assert!(legal.is_sorted_by_key(|action| action.index()));
            for _ in 0..10 {
                let action =
                    Action::from_index(below(Action::COUNT as u32) as usize).expect("an action");
                let joint = JointAction::only(seat, action);
                let mut next = *duel;
                let accepted = next.apply(&joint).is_ok();
                assert_eq!(accepted, legal.contains(action), "{action:?} in {duel:?}");
                assert!(
                    accepted || next == *duel,
                    "a refused action changes nothing"
                );
            }
        }
    });
}

#[test]
fn checked_and_unchecked_steps_agree() {
    random_games(3, 100, |duel, _| {
        let Some(seat) = duel.table().phase.seat() else {
            return;
        };
        for &action in &*duel.legal_actions(seat) {
            let joint = JointAction::only(seat, action);
            let (mut checked, mut unchecked) = (*duel, *duel);
            checked.apply(&joint).expect("legal");
            unchecked.apply_unchecked(&joint);
            assert_eq!(checked, unchecked);
            let mut alone = *duel;
            alone.play_unchecked(action);
            assert_eq!(checked, alone);
        }
    });
}

#[test]
fn actions_have_dense_numbers() {
    for index in 0..Action::COUNT {
        assert_eq!(Action::from_index(index).expect("an action").index(), index);
    }
    assert_eq!(Action::from_index(Action::COUNT), None);
}

#[test]
fn a_mask_has_a_bit_for_each_action_of_a_list() {
    let mut mask = [u64::MAX; Action::WORDS];
    random_games(5, 100, |duel, _| {
        for seat in seats() {
            let legal = duel.legal_actions(seat);
            Action::write_mask(&legal, &mut mask);
            let set = |number: &usize| mask[number / 64] & (1 << (number % 64)) != 0;
            let numbers = (0..64 * Action::WORDS).filter(set);
            assert!(numbers.eq(legal.iter().map(|action| action.index())));
        }
    });
}

#[test]
fn each_card_is_in_one_place() {
    random_games(4, 300, |duel, _| {
        let table = duel.table();
        let [one, other] = table.cities.0;
        let lies = |age: Age, slot: &&Slot| {
            age > table.age
                || age == table.age && (table.left.contains(**slot) || !table.is_laid(age))
        };
        let mut structure = CardSet::EMPTY;
        let mut dealt = CardSet::EMPTY;
        for age in Age::ALL {
            let cards = duel.deal().ages[age as usize];
            dealt = dealt.union(cards.into_iter().collect());
            structure = structure.union(
                Slot::ALL
                    .iter()
                    .filter(|slot| lies(age, slot))
                    .map(|slot| cards[slot.index()])
                    .collect(),
            );
        }
        let places = [one.cards, other.cards, table.discard, structure];
        let all = places
            .iter()
            .fold(CardSet::EMPTY, |all, place| all.union(*place));
        assert_eq!(
            places.iter().map(|place| place.len()).sum::<usize>(),
            all.len(),
            "no card twice"
        );
        assert_eq!(all.minus(dealt), CardSet::EMPTY);
        let wonders = one.built.len() + other.built.len();
        assert_eq!(
            dealt.len() - all.len(),
            wonders,
            "the rest lies under wonders"
        );
        assert!(wonders <= Wonder::LIMIT);
        let tokens = [one.tokens, other.tokens, table.board];
        let count: usize = tokens.iter().map(|set| set.len()).sum();
        assert!(
            count == 5 || count == 6,
            "five tokens, and one of The Great Library"
        );
    });
}

#[test]
fn coins_come_and_go_as_told() {
    for game in 0..cases(75) {
        let mut rng = rng::generator(5, game);
        let mut duel = Duel::new(Setup::deal(&mut rng)).expect("a deal is valid");
        while let Some(seat) = duel.table().phase.seat() {
            let actions = duel.legal_actions(seat);
            let action = actions[rng::below(&mut rng, actions.len() as u32) as usize];
            let mut coins = duel.table().cities.0.map(|city| i32::from(city.coins));
            let mut paid = 0;
            let mut tell = |event| match event {
                Event::Built {
                    seat, coins: spent, ..
                }
                | Event::Constructed {
                    seat, coins: spent, ..
                } => {
                    paid = spent;
                    coins[seat.number()] -= i32::from(spent);
                }
                Event::Discarded {
                    seat,
                    coins: gained,
                    ..
                } => coins[seat.number()] += i32::from(gained),
                Event::Received {
                    seat,
                    coins: gained,
                    cause,
                } => {
                    assert!(cause != Cause::Trade || gained <= paid);
                    coins[seat.number()] += i32::from(gained);
                }
                Event::Lost {
                    seat, coins: lost, ..
                } => coins[seat.number()] -= i32::from(lost),
                Event::Drafted { .. }
                | Event::WonderLost { .. }
                | Event::PawnMoved { .. }
                | Event::TokenTaken { .. }
                | Event::TokenKept { .. }
                | Event::Destroyed { .. }
                | Event::Revived { .. }
                | Event::TurnedUp { .. }
                | Event::PlaysAgain { .. }
                | Event::TurnLost { .. }
                | Event::Laid { .. }
                | Event::Begins { .. }
                | Event::Over { .. } => (),
            };
            duel.apply_with_events(&JointAction::only(seat, action), &mut tell)
                .expect("legal");
            assert_eq!(
                duel.table().cities.0.map(|city| i32::from(city.coins)),
                coins
            );
        }
    }
}

#[test]
fn a_sample_cannot_be_told_from_the_truth() {
    random_games(6, 60, |duel, below| {
        let mut rng = rng::generator(below(u32::MAX).into(), 0);
        for viewer in seats().map(Some).chain([None]) {
            let seen = duel.observe_as(viewer);
            let guess = Duel::sample(&seen, &mut rng);
            assert_eq!(guess.observe_as(viewer), seen);
            if let Some(seat) = viewer {
                assert_eq!(guess.legal_actions(seat), duel.legal_actions(seat));
            }
            possible(duel, &guess);
        }
    });
}

/// The guess is a deal of the game: right backs, three guilds, no card twice, the opponent's token among those drawn.
fn possible(duel: &Duel, guess: &Duel) {
    for age in Age::ALL {
        let cards: CardSet = guess.deal().ages[age as usize].into_iter().collect();
        assert_eq!(cards.len(), Slot::COUNT);
        assert!(cards.iter().all(|card| card.row().back.age() == age));
        let guilds = cards.intersection(CardSet::backed(Back::Guild)).len();
        assert_eq!(guilds, if age == Age::III { 3 } else { 0 });
    }
    let library = guess.deal().library;
    assert_eq!(
        (library.len(), library.minus(duel.table().boxed).len()),
        (3, 0)
    );
    let [one, other] = duel.table().cities.0;
    let kept = one
        .tokens
        .union(other.tokens)
        .intersection(duel.table().boxed);
    assert!(kept.minus(library).is_empty());
    assert_eq!(
        guess.deal().second_offer.len(),
        duel.deal().second_offer.len()
    );
}

#[test]
fn nobody_forgets() {
    for game in 0..cases(25) {
        let mut rng = rng::generator(7, game);
        let mut duel = Duel::new(Setup::deal(&mut rng)).expect("a deal is valid");
        while let Some(seat) = duel.table().phase.seat() {
            let actions = duel.legal_actions(seat);
            let action = actions[rng::below(&mut rng, actions.len() as u32) as usize];
            let before = duel;
            duel.apply_unchecked(&JointAction::only(seat, action));
            for viewer in seats() {
                let (old, new) = (before.observe(viewer), duel.observe(viewer));
                for (old, new) in old.ages.iter().flatten().zip(new.ages.iter().flatten()) {
                    match old {
                        Face::Up(_) => assert_eq!(old, new),
                        Face::Down(back) => assert!(
                            matches!(new, Face::Up(card) if card.row().back == *back) || old == new
                        ),
                        Face::Unlaid => (),
                    }
                }
                assert!(old.second_offer.is_none() || new.second_offer == old.second_offer);
                assert!(old.library.is_none() || new.library == old.library);
            }
        }
    }
}

/// Changes all that the viewer may not know, by the rules of what is hidden and without a look at `observe`.
fn scramble(duel: &Duel, viewer: Option<Seat>, rng: &mut impl Rng) -> Duel {
    let table = *duel.table();
    let other_deal = Duel::new(Setup::deal(rng)).expect("a deal is valid");
    let mut deal = *duel.deal();
    let drafting = match table.phase {
        Phase::Draft { picks, .. } => Some(picks),
        _ => None,
    };
    for age in Age::ALL {
        if age > table.age || drafting.is_some() {
            deal.ages[age as usize] = other_deal.deal().ages[age as usize];
        }
    }
    if drafting.is_none() {
        swap_face_down(&mut deal, &table, rng);
    }
    if drafting.is_some_and(|picks| picks < 4) {
        let Phase::Draft { offer, .. } = table.phase else {
            unreachable!()
        };
        let seen = offer
            .union(table.cities.0[0].wonders)
            .union(table.cities.0[1].wonders);
        let mut rest: Vec<Wonder> = WonderSet::ALL.minus(seen).iter().collect();
        rng::shuffle(&mut rest, rng);
        deal.second_offer = rest.into_iter().take(4).collect();
    }
    let owns = |seat: Seat| table.cities[seat].built.contains(Wonder::GreatLibrary);
    if !viewer.is_some_and(owns) {
        let mut boxed: Vec<Token> = table.boxed.iter().collect();
        rng::shuffle(&mut boxed, rng);
        let [one, other] = table.cities.0;
        boxed.sort_by_key(|&token| !one.tokens.union(other.tokens).contains(token));
        deal.library = boxed.into_iter().take(3).collect();
    }
    Duel::from_parts(deal, table)
}

/// Exchanges face-down cards of the laid structure with each other and with those left in the box, back for back.
fn swap_face_down(deal: &mut Deal, table: &Table, rng: &mut impl Rng) {
    let age = table.age;
    for slot in table.left.minus(table.face_up).iter() {
        assert!(slot.row(age) % 2 == 1, "the other rows are laid face up");
        if matches!(table.phase, Phase::Play { .. } | Phase::Begin { .. }) {
            let covers = slot.covered_by(age).intersection(table.left);
            assert!(
                !covers.is_empty(),
                "what is uncovered is turned up before the turn"
            );
        }
        let cards = &mut deal.ages[age as usize];
        let here = cards[slot.index()];
        let same_back = |card: &Card| card.row().back == here.row().back;
        let not_dealt = |card: &Card| *card == here || !cards.contains(card);
        let could_be = Card::ALL.into_iter().filter(same_back).filter(not_dealt);
        let could_be: Vec<Card> = could_be.collect();
        cards[slot.index()] = could_be[rng::below(rng, could_be.len() as u32) as usize];
    }
}

#[test]
fn what_a_card_uncovers_follows_from_what_covers_what() {
    let mut rng = rng::generator(11, 0);
    for age in Age::ALL {
        for above in Slot::ALL {
            let covered = |slot: &Slot| slot.covered_by(age).contains(above);
            let expected: SlotSet = Slot::ALL.into_iter().filter(covered).collect();
            assert_eq!(above.covers(age), expected, "{above:?} of {age:?}");
        }
        for _ in 0..1_000 {
            let some = |_: &Slot| rng::below(&mut rng, 2) == 0;
            let left: SlotSet = Slot::ALL.into_iter().filter(some).collect();
            let once = |slot: &Slot| slot.covered_by(age).intersection(left).len() == 1;
            let expected: SlotSet = Slot::ALL.into_iter().filter(once).collect();
            assert_eq!(left.covered_once(age), expected, "{left:?} of {age:?}");
        }
    }
}

#[test]
fn what_is_hidden_leaves_no_trace() {
    let mut changed = 0;
    random_games(8, 60, |duel, below| {
        let mut rng = rng::generator(below(u32::MAX).into(), 0);
        for viewer in seats().map(Some).chain([None]) {
            let other = scramble(duel, viewer, &mut rng);
            changed += usize::from(other != *duel);
            assert_eq!(other.observe_as(viewer), duel.observe_as(viewer));
            if let Some(seat) = viewer {
                assert_eq!(other.legal_actions(seat), duel.legal_actions(seat));
            }
        }
    });
    assert!(changed > 5_000, "the scrambler scrambles: {changed}");
}

#[test]
fn a_spectator_sees_what_both_seats_see() {
    random_games(13, 60, |duel, _| {
        let open = duel.observe_as(None);
        for seat in seats() {
            assert_eq!(duel.observe(seat).public(), open);
        }
    });
}

#[test]
fn the_draw_of_the_library_is_the_owners_secret() {
    let mut seen = 0;
    random_games(9, 400, |duel, _| {
        if let Phase::Library { seat, .. } = duel.table().phase {
            seen += 1;
            assert_eq!(duel.observe(seat).library, Some(duel.deal().library));
            assert_eq!(duel.observe(opponent(seat)).library, None);
            assert_eq!(duel.observe_as(None).library, None);
        }
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn samples_are_spread_evenly() {
    // Age III with one guild and two other cards face down.
    let mut counts = std::collections::BTreeMap::new();
    let mut found: Option<Observation> = None;
    random_games(10, 400, |duel, _| {
        let seen = duel.observe_as(None);
        let down = |back| {
            seen.ages[2]
                .iter()
                .filter(|&&face| face == Face::Down(back))
                .count()
        };
        if found.is_none()
            && duel.table().age == Age::III
            && (down(Back::Guild), down(Back::III)) == (1, 2)
        {
            found = Some(seen);
        }
    });
    let seen = found.expect("such a position");
    let mut rng = rng::generator(11, 0);
    let samples = 60_000;
    for _ in 0..samples {
        let guess = Duel::sample(&seen, &mut rng);
        let hidden: Vec<Card> = Slot::ALL
            .iter()
            .filter(|slot| matches!(seen.ages[2][slot.index()], Face::Down(_)))
            .map(|slot| guess.deal().ages[2][slot.index()])
            .collect();
        *counts.entry(hidden).or_insert(0u32) += 1;
    }
    // One of 5 guilds (4 boxed and 1 hidden), 2 of 5 plain cards in order (3 boxed and 2 hidden).
    assert_eq!(counts.len(), 5 * 5 * 4);
    assert!(
        counts.values().all(|&n| n.abs_diff(samples / 100) < 120),
        "{counts:?}"
    );
}

#[test]
fn samples_of_the_draft_and_the_library_are_spread_evenly() {
    let mut rng = rng::generator(12, 0);
    let duel = Duel::new(Setup::deal(&mut rng)).expect("a deal is valid");
    let seen = duel.observe_as(None);
    let (mut offers, mut libraries) = (
        std::collections::BTreeMap::new(),
        std::collections::BTreeMap::new(),
    );
    for _ in 0..70_000 {
        let guess = Duel::sample(&seen, &mut rng);
        *offers
            .entry(guess.deal().second_offer.bits())
            .or_insert(0u32) += 1;
        *libraries.entry(guess.deal().library.bits()).or_insert(0u32) += 1;
    }
    // Four of eight wonders, three of five tokens.
    assert_eq!((offers.len(), libraries.len()), (70, 10));
    assert!(offers.values().all(|&n| n.abs_diff(1_000) < 150));
    assert!(libraries.values().all(|&n| n.abs_diff(7_000) < 400));
}
