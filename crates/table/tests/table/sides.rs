//! Sides of the boards.

use antipater_show::options::Sides;
use antipater_table::{Entry, Refusal};

use crate::{at, seven};

#[test]
fn sides_are_laid_once_all_have_chosen_and_by_chance_for_the_others() {
    let mut kept = seven(2, 1, |options| options.seven.sides = Sides::Chosen);
    assert_eq!(kept.table.awaited(), [at(0), at(1)]);
    let (boards, _) = kept.table.sides(None).unwrap();
    let side = |seat: usize| boards.write_choice(at(seat), antipater_engine::seven::Side::B);
    assert_eq!(kept.play(0, &[side(1)]), Err(Refusal::NotYours));
    kept.play(0, &[side(0)]).unwrap();
    assert_eq!(kept.table.awaited(), [at(1)]);
    let entries = kept.play(1, &[side(1)]).unwrap();
    assert!(matches!(&entries[..], [Entry::Logged { text, .. }] if text.contains("sides")));
    assert!(kept.table.sides(None).is_none());
    assert_eq!(kept.loaded().game(), kept.table.game());
}
