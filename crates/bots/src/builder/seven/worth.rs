//! The worth of an effect to a city: points at present and their expected growth, conflicts, symbols, powers.

use antipater_engine::Seat;
use antipater_engine::seven::score::Symbols;
use antipater_engine::seven::{
    Age, Card, City, Color, Counted, Edition, Effect, Observation, Power, Scope, TURNS, Table,
    Tokens, of_color,
};

use super::plans::Plans;
use super::weights::Weights;

/// The table for a city, with the quantities computed once per decision.
pub(super) struct View<'a> {
    pub(super) weights: &'a Weights,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    /// The age; age III when the game is over.
    age: Age,
    /// Turns of this age after the present one.
    pub(super) left_in_age: f32,
    /// Turns of the game after the present one.
    left: f32,
    discards: u16,
    shields: u8,
    /// The shields of the neighbors.
    rivals: [u8; 2],
    symbols: [f32; 3],
    any_symbols: u8,
    /// The expected number of symbols of each kind to come.
    studies: f32,
    plans: Plans<'a>,
}

impl<'a> View<'a> {
    /// The view for the city of a seat, which need not be the observer's, because it only needs public information.
    pub(super) fn new(weights: &'a Weights, observation: &'a Observation, seat: Seat) -> View<'a> {
        let table = observation.table();
        let edition = table.edition();
        let (age, turn) = table.phase().clock().unwrap_or((Age::III, TURNS));
        let left_in_age = f32::from(TURNS - turn);
        let left = left_in_age + f32::from(TURNS) * (2 - age as u8) as f32;
        let city = table.city(seat);
        let symbols = Symbols::of(city.effects(edition));
        let mut view = View {
            weights,
            table,
            seat,
            age,
            left_in_age,
            left,
            discards: observation.discards(),
            shields: city.shields(edition),
            rivals: [0; 2],
            symbols: symbols.known.map(f32::from),
            any_symbols: symbols.any,
            studies: 0.0,
            plans: Plans::new(weights, table, seat, age, left_in_age),
        };
        view.rivals = view
            .neighbors()
            .map(|rival| table.city(rival).shields(edition));
        view.studies = view.expected_symbols();
        view
    }

    /// The neighbors of the seat: left, right.
    pub(super) fn neighbors(&self) -> [Seat; 2] {
        [self.table.left(self.seat), self.table.right(self.seat)]
    }

    pub(super) fn city(&self) -> &'a City {
        self.table.city(self.seat)
    }

    pub(super) fn edition(&self) -> Edition {
        self.table.edition()
    }

    /// The city's gain by a building, without its cost.
    pub(super) fn card(&self, card: Card) -> f32 {
        let facts = card.facts(self.edition());
        self.effects(facts.effects, Some(facts.color))
            + self.weights.chain * self.plans.opened(card)
    }

    /// The city's gain by the effects of a card of this color or of a stage of its wonder.
    pub(super) fn effects(&self, effects: &'static [Effect], color: Option<Color>) -> f32 {
        let worth = |&effect: &Effect| self.effect(effect, color);
        effects.iter().map(worth).sum::<f32>() + self.weights.production * self.plans.gain(effects)
    }

    fn effect(&self, effect: Effect, color: Option<Color>) -> f32 {
        match effect {
            Effect::Produce(_)
            | Effect::ProduceOne(_)
            | Effect::ProduceOnePrivate(_)
            | Effect::Discount(..) => 0.0,
            Effect::Coins(coins) => self.coins(i32::from(coins)),
            Effect::CoinsPer(coins, counted, scope) => {
                self.coins(i32::from(coins) * self.count(counted, scope, color) as i32)
            }
            Effect::Shields(shields) => self.conflicts([f32::from(shields); 2]),
            Effect::Symbol(symbol) => {
                let mut more = self.symbols;
                more[symbol as usize] += 1.0;
                self.science(more, self.any_symbols) - self.science(self.symbols, self.any_symbols)
            }
            Effect::AnySymbol => {
                self.science(self.symbols, self.any_symbols + 1)
                    - self.science(self.symbols, self.any_symbols)
            }
            Effect::Points(points) => f32::from(points),
            Effect::PointsPer(points, counted, scope) => {
                let now = f32::from(self.count(counted, scope, color));
                f32::from(points) * (now + self.growth(counted, scope))
            }
            Effect::PointsIfComplete(points) => {
                let stages = self.city().board_facts(self.edition()).stages.len();
                let missing = (stages - self.city().stages()) as f32;
                f32::from(points) * (1.0 - missing / (0.5 * self.left + 1.0)).max(0.0)
            }
            Effect::Power(power) => self.power(power),
        }
    }

    /// The city's gain if a neighbor gets effects on a card of this color or on a stage of its wonder. Shields reduce
    /// the city's lead, and its own effects may count the card or the stage. Resources to buy there are ignored.
    pub(super) fn beside(
        &self,
        neighbor: Seat,
        effects: &'static [Effect],
        color: Option<Color>,
    ) -> f32 {
        let shields = effects.iter().map(|effect| match effect {
            Effect::Shields(shields) => f32::from(*shields),
            _ => 0.0,
        });
        let shields: f32 = shields.sum();
        let fewer = self
            .neighbors()
            .map(|seat| if seat == neighbor { -shields } else { 0.0 });
        let counted = color.map_or(Counted::Stages, Counted::Cards);
        let points = self
            .city()
            .effects(self.edition())
            .map(|effect| match *effect {
                Effect::PointsPer(points, what, Scope::Neighbors | Scope::All)
                    if what == counted =>
                {
                    f32::from(points)
                }
                _ => 0.0,
            });
        self.conflicts(fewer) + points.sum::<f32>()
    }

    /// The worth of a change in coins: points at the end, and until then purchasing power.
    pub(super) fn coins(&self, more: i32) -> f32 {
        let room = self.weights.purse * self.left / 17.0;
        let worth = |coins: f32| coins / 3.0 + room * coins / (coins + self.weights.half_purse);
        let purse = f32::from(self.city().coins());
        worth((purse + more as f32).max(0.0)) - worth(purse)
    }

    /// The number of things counted once the city has the card of this color.
    fn count(&self, counted: Counted, scope: Scope, color: Option<Color>) -> u16 {
        let itself = match counted {
            Counted::Cards(counted) => Some(counted) == color,
            Counted::Stages | Counted::Defeats => false,
        };
        self.table.count(self.seat, counted, scope) + u16::from(itself && scope != Scope::Neighbors)
    }

    /// The expected number of things still to be counted at the end.
    fn growth(&self, counted: Counted, scope: Scope) -> f32 {
        let often = match counted {
            Counted::Cards(Color::Brown | Color::Gray) if self.age == Age::III => 0.0,
            Counted::Cards(_) | Counted::Stages => self.weights.growth,
            Counted::Defeats => 0.0,
        };
        let cities = match scope {
            Scope::Own => 1.0,
            Scope::Neighbors => 2.0,
            Scope::All => 3.0,
        };
        often * cities * self.left
    }

    /// The gain by these additional leads over the left and the right neighbor in the conflicts of this and later ages.
    fn conflicts(&self, more: [f32; 2]) -> f32 {
        let mut gain = 0.0;
        for age in Age::ALL.into_iter().filter(|&age| age >= self.age) {
            let ahead = age as u8 - self.age as u8;
            let turns = self.left_in_age + f32::from(TURNS * ahead);
            let open = 0.5 + self.weights.unrest * turns;
            let part = if ahead == 0 {
                1.0
            } else {
                self.weights.later_conflict
            };
            let victory = f32::from(Tokens::VICTORY[age as usize]);
            for (rival, more) in self.rivals.into_iter().zip(more) {
                let lead = f32::from(self.shields) - f32::from(rival);
                let gained = conflict(lead + more, open, victory) - conflict(lead, open, victory);
                gain += part * gained;
            }
        }
        gain
    }

    /// The expected number of symbols of each kind to come, from the pace so far and that of a usual city.
    fn expected_symbols(&self) -> f32 {
        let green = self.city().count(self.edition(), Color::Green);
        let played = 17.0 - self.left;
        let pace = (f32::from(green) + 1.0) / (played + 4.0);
        self.weights.studies * pace * self.left / 3.0
    }

    /// The expected points of symbols; symbols of choice go where they are worth most.
    fn science(&self, symbols: [f32; 3], any: u8) -> f32 {
        if any == 0 {
            let known = symbols.map(|n| n + self.studies);
            let squares: f32 = known.iter().map(|n| n * n).sum();
            let sets = known[0].min(known[1]).min(known[2]);
            return squares + 7.0 * sets;
        }
        let set = |kind: usize| {
            let mut symbols = symbols;
            symbols[kind] += 1.0;
            self.science(symbols, any - 1)
        };
        set(0).max(set(1)).max(set(2))
    }

    fn power(&self, power: Power) -> f32 {
        let weights = self.weights;
        let later_ages = f32::from(2 - self.age as u8);
        match power {
            Power::PlaySeventh => weights.seventh * (later_ages + 1.0),
            Power::BuildDiscarded if self.discards == 0 => 0.0,
            Power::BuildDiscarded => {
                let choice = f32::from(self.discards) / (f32::from(self.discards) + 1.0);
                weights.discarded * (1.0 + 0.5 * f32::from(self.age as u8)) * choice
            }
            Power::FreeOncePerAge => {
                weights.free_build * (later_ages + self.left_in_age / f32::from(TURNS))
            }
            Power::FirstOfColorFree => {
                let missing = Color::ALL.into_iter().filter(|&color| {
                    let cards = of_color(self.edition(), color);
                    self.city().built().and(cards).is_empty()
                });
                weights.free_build * 0.5 * missing.count() as f32 * (self.left / 17.0).min(1.0)
            }
            Power::FirstOfAgeFree => weights.free_build * later_ages,
            Power::LastOfAgeFree if self.left_in_age > 0.0 => {
                weights.free_build * (later_ages + 1.0)
            }
            Power::LastOfAgeFree => weights.free_build * later_ages,
            Power::CopyGuild => self.copied_guild(),
        }
    }

    /// The best guild of a neighbor at present, or the usual worth of one.
    fn copied_guild(&self) -> f32 {
        let purple = of_color(self.edition(), Color::Purple);
        let guilds = self
            .neighbors()
            .map(|seat| self.table.city(seat).built().and(purple));
        let worth = |card: Card| {
            let effects = card.facts(self.edition()).effects.iter();
            effects.map(|&effect| self.effect(effect, None)).sum()
        };
        let best = guilds
            .iter()
            .flat_map(|guilds| guilds.iter())
            .map(worth)
            .fold(0.0, f32::max);
        let to_come = self.weights.copied_guild * (self.left / f32::from(TURNS)).min(1.0);
        best.max(to_come)
    }
}

/// The expected worth of a lead in shields, in a conflict with this uncertainty in shields.
fn conflict(lead: f32, open: f32, victory: f32) -> f32 {
    let won = (0.5 + (lead - 0.5) / (2.0 * open)).clamp(0.0, 1.0);
    let lost = (0.5 - (lead + 0.5) / (2.0 * open)).clamp(0.0, 1.0);
    victory * won - lost
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On the last turn of an age the uncertainty is half a shield, so only the winner counts.
    #[test]
    fn more_shields_than_needed_gain_nothing() {
        let worth = |lead| conflict(lead, 0.5, 5.0);
        assert_eq!([-1.0, 0.0, 1.0].map(worth), [-1.0, 0.0, 5.0]);
        assert_eq!([-3.0, 3.0].map(worth), [-1.0, 5.0]);
    }
}
