//! Looking something up in a position answers like the observation, on random games of every kind.

use antipater_engine::State;
use antipater_engine::seven::{Age, Seven, TURNS};

fn check(position: &Seven) {
    assert_eq!(usize::from(position.discards()), position.pile().len());
    for seat in position.players().iter() {
        let (look, seen) = (position.look(seat), position.observe(seat));
        assert_eq!(look.seat(), seen.seat());
        assert_eq!(look.table(), seen.table());
        assert_eq!(look.hand(), seen.hand());
        assert_eq!(look.pile().as_ref(), seen.pile());
        for age in Age::ALL {
            for turn in 1..=TURNS {
                assert_eq!(look.hand_on(age, turn).as_deref(), seen.hand_on(age, turn));
                assert_eq!(look.used_on(age, turn), seen.used_on(age, turn));
                assert_eq!(look.city_used_on(age, turn), seen.city_used_on(age, turn));
                for other in antipater_engine::Seat::all(position.seats()) {
                    let (looked, told) = (look.deed(age, turn, other), seen.deed(age, turn, other));
                    assert_eq!(looked, told);
                }
            }
        }
    }
}

#[test]
fn a_look_sees_what_is_observed() {
    super::each_game::<Seven>(8, |kind, game| {
        let (_, _, end) = super::play::<Seven>(kind, game, |position, _, _| check(position));
        check(&end);
    });
}
