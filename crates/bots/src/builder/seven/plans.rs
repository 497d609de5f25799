//! Future constructions: the cards to come and the stages of the wonder. Production is worth what it makes easier among
//! them, a chain what it makes free.

use antipater_engine::Seat;
use antipater_engine::seven::{
    Age, Card, CardSet, City, Color, Economy, Effect, Market, Need, TURNS, Table,
};

use super::weights::Weights;

/// A wanted card is this many times as likely to be built as an average card of its age.
const CHOICE: f32 = 2.0;
/// The highest chance of a card to come.
const MOST_LIKELY: f32 = 0.8;
/// The part of a plan's worth that remains at any price.
const HARDLY: f32 = 0.1;

/// A possible construction of the city.
#[derive(Clone, Copy)]
struct Plan {
    need: &'static Need,
    coins: u8,
    opened_by: CardSet,
    /// Its worth, times the chance that it is built at all.
    worth: f32,
    /// The part of the worth that remains at the present price, from 0 to 1.
    ease: f32,
}

/// All possible constructions of the city after this turn.
pub(super) struct Plans<'a> {
    table: &'a Table,
    seat: Seat,
    dear: f32,
    plans: Vec<Plan>,
}

impl<'a> Plans<'a> {
    /// Makes plans for all turns after the present one.
    pub(super) fn new(
        weights: &Weights,
        table: &'a Table,
        seat: Seat,
        age: Age,
        left: f32,
    ) -> Plans<'a> {
        let mut plans = Plans {
            table,
            seat,
            dear: weights.dear,
            plans: Vec::with_capacity(80),
        };
        let market = table.market(seat);
        if left > 0.0 {
            plans.add_age(&market, age, left);
        }
        for later in Age::ALL.into_iter().filter(|&later| later > age) {
            plans.add_age(&market, later, f32::from(TURNS));
        }
        if left > 0.0 || age < Age::III {
            plans.add_stages(&market, weights.stage);
        }
        plans
    }

    /// Adds the cards of an age; the chance of each follows from its part of the deck.
    fn add_age(&mut self, market: &Market, age: Age, turns: f32) {
        let (edition, seats) = (self.table.edition(), self.table.seats());
        let city = self.table.city(self.seat);
        // Seven cards for each seat: the share that one seat builds in this number of turns.
        let chance = turns / (7.0 * seats as f32) * CHOICE;
        for card in Card::ALL {
            let facts = card.facts(edition);
            let printed = facts.copies[age as usize];
            let copies = printed.iter().filter(|&&n| usize::from(n) <= seats).count() as f32;
            let guilds = if facts.guild && age == Age::III {
                (seats + 2) as f32 / 10.0
            } else {
                0.0
            };
            let likely = (chance * (copies + guilds)).min(MOST_LIKELY);
            if likely == 0.0 || city.built().contains(card) {
                continue;
            }
            let free = !city.built().and(facts.opened_by).is_empty();
            let ease = if free {
                1.0
            } else {
                self.ease(market, &facts.need, facts.coins)
            };
            self.plans.push(Plan {
                need: &facts.need,
                coins: facts.coins,
                opened_by: facts.opened_by,
                worth: likely * usual_worth(facts.color, age, facts.effects),
                ease,
            });
        }
    }

    fn add_stages(&mut self, market: &Market, chance: f32) {
        let city: &City = self.table.city(self.seat);
        let stages = city.board_facts(self.table.edition()).stages;
        for stage in &stages[city.stages()..] {
            self.plans.push(Plan {
                need: &stage.need,
                coins: 0,
                opened_by: CardSet::EMPTY,
                worth: chance * 5.0,
                ease: self.ease(market, &stage.need, 0),
            });
        }
    }

    fn ease(&self, market: &Market, need: &Need, coins: u8) -> f32 {
        let trade = market.payments(need).iter().map(|pay| pay.total()).min();
        trade.map_or(0.0, |trade| {
            (1.0 - self.dear * f32::from(trade + coins)).max(HARDLY)
        })
    }

    /// The gain of the plans by production and discounts.
    pub(super) fn gain(&self, effects: &[Effect]) -> f32 {
        let own = self.table.city(self.seat).economy();
        let mut economy = *own;
        effects.iter().for_each(|effect| economy.add(effect));
        if economy == *own {
            return 0.0;
        }
        let market = self.market(&economy);
        self.plans
            .iter()
            .filter(|plan| plan.ease < 1.0)
            .map(|plan| plan.worth * (self.ease(&market, plan.need, plan.coins) - plan.ease))
            .sum()
    }

    /// The gain of the plans by a building that opens chains.
    pub(super) fn opened(&self, card: Card) -> f32 {
        self.plans
            .iter()
            .filter(|plan| plan.opened_by.contains(card))
            .map(|plan| plan.worth * (1.0 - plan.ease))
            .sum()
    }

    fn market(&self, economy: &Economy) -> Market {
        let neighbor = |seat: Seat| self.table.city(seat).economy();
        Market::new(
            economy,
            neighbor(self.table.left(self.seat)),
            neighbor(self.table.right(self.seat)),
        )
    }
}

/// The usual worth of a card of a color.
fn usual_worth(color: Color, age: Age, effects: &[Effect]) -> f32 {
    let points = effects.iter().map(|effect| match effect {
        Effect::Points(points) => f32::from(*points),
        _ => 0.0,
    });
    match color {
        Color::Blue => points.sum(),
        Color::Purple => 5.0,
        Color::Green => 4.0,
        Color::Red => [2.0, 3.0, 4.5][age as usize],
        Color::Yellow => 3.0,
        Color::Brown | Color::Gray => 1.5,
    }
}
