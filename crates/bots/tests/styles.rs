//! Each style is felt, and none is much stronger or weaker than playing without one. `examples/styles.rs` measures more.

use antipater_bots::BotKind;
use antipater_bots::style::Style;

use crate::common::felt::{Felt, at_four_seats, in_a_duel, with_the_free_city};

fn check(game: &str, measure: impl Fn(BotKind, Style, u64, usize) -> Felt, deals: u64) {
    for style in Style::ALL.into_iter().skip(1) {
        let felt = measure(BotKind::Normal, style, deals, 2);
        let (factor, [elo, ..]) = (felt.factor(), felt.elo());
        assert!(factor >= 1.1, "{style}, {game}: {factor:.2} times as much");
        assert!(elo.abs() <= 70.0, "{style}, {game}: {elo:.0} Elo");
    }
}

#[test]
fn each_style_is_felt_and_fair() {
    check("Duel", in_a_duel, 250);
    check("7 Wonders", at_four_seats, 60);
    check("Free City", with_the_free_city, 200);
}
