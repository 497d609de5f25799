//! The worth of an effect to a seat of a Duel: points, coins, prices, the track, symbols, tokens, powers. The
//! opponent's losses count as well, because the game is zero-sum.

use std::cell::OnceCell;

use antipater_engine::Seat;
use antipater_engine::duel::{
    CHAINS, Card, CardSet, City, Color, Effect, Kind, Observation, Project, Symbol, Table, Token,
    TokenSet, Track, Wonder, WonderSet, opponent,
};

use super::coming::Coming;
use super::plans::{Plans, kinds};
use super::weights::Weights;

/// A victory, in points.
pub(super) const VICTORY: f32 = 1000.0;
/// The number of different symbols for a victory.
const ALL_SYMBOLS: usize = 6;

/// The table with the quantities computed once per decision.
pub(super) struct Scene<'a> {
    pub(super) weights: &'a Weights,
    pub(super) table: &'a Table,
    pub(super) coming: Coming,
    plans: OnceCell<Plans<'a>>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(weights: &'a Weights, observation: &'a Observation) -> Scene<'a> {
        Scene {
            weights,
            table: &observation.table,
            coming: Coming::new(observation),
            plans: OnceCell::new(),
        }
    }

    pub(super) fn view(&'a self, seat: Seat) -> View<'a> {
        View {
            weights: self.weights,
            scene: self,
            seat,
            own: &self.table.cities[seat],
            other: &self.table.cities[opponent(seat)],
        }
    }

    fn plans(&'a self) -> &'a Plans<'a> {
        self.plans
            .get_or_init(|| Plans::new(self.weights, self.table, &self.coming))
    }
}

/// The scene as one seat sees it: the deciding seat, or its opponent.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    weights: &'a Weights,
    scene: &'a Scene<'a>,
    seat: Seat,
    pub(super) own: &'a City,
    other: &'a City,
}

impl<'a> View<'a> {
    /// The seat's gain by a building, without its price.
    pub(super) fn card(&self, card: Card) -> f32 {
        let row = card.row();
        let mut after = *self.scene.table;
        after.cities[self.seat].cards.add(card);
        self.effects(row.effects, Some(row.color), &after) + self.chains(card)
    }

    /// The seat's gain by a wonder, without its price and the extra turn.
    pub(super) fn wonder(&self, wonder: Wonder) -> f32 {
        let mut after = *self.scene.table;
        after.cities[self.seat].wonders.remove(wonder);
        after.cities[self.seat].built.add(wonder);
        self.effects(wonder.row().effects, None, &after)
    }

    /// Whether the seat takes another turn after constructing a wonder.
    pub(super) fn plays_again(&self, wonder: Wonder) -> bool {
        let theology = |effect: &Effect| matches!(effect, Effect::WondersPlayAgain);
        WonderSet::PLAY_AGAIN.contains(wonder) || self.token_effects().any(theology)
    }

    /// The seat's gain by a progress token.
    pub(super) fn token(&self, token: Token) -> f32 {
        let mut after = *self.scene.table;
        after.cities[self.seat].tokens.add(token);
        let more = self.token_effects().map(|effect| match effect {
            Effect::PointsPerToken(points) => f32::from(*points),
            _ => 0.0,
        });
        self.effects(token.row().effects, None, &after) + more.sum::<f32>()
    }

    /// The seat's gain by the opponent's loss of a brown or gray card.
    pub(super) fn destroyed(&self, card: Card) -> f32 {
        let mut after = *self.scene.table;
        after.cities[opponent(self.seat)].cards.remove(card);
        self.saved(&after, kinds(card.row().effects))
    }

    /// The worth of a change in coins: points at the end, and until then purchasing power.
    pub(super) fn coins(&self, more: f32) -> f32 {
        let room = self.weights.purse * self.scene.coming.left;
        let worth = |coins: f32| coins / 3.0 + room * coins / (coins + self.weights.half_purse);
        let purse = f32::from(self.own.coins);
        worth((purse + more).max(0.0)) - worth(purse)
    }

    /// The worth of a construction's price, below 0; `None` if the seat cannot pay it.
    pub(super) fn price(&self, project: Project) -> Option<f32> {
        let coins = self.scene.table.price(self.seat, project).total();
        (coins <= self.own.coins).then(|| self.coins(-f32::from(coins)))
    }

    /// Whether the building would win the game at once.
    pub(super) fn wins(&self, card: Card) -> bool {
        let row = card.row();
        row.effects.iter().any(|effect| match effect {
            Effect::Shields(shields) => {
                self.lead() + self.shields(*shields, Some(row.color)) >= Track::CAPITAL
            }
            Effect::Science(symbol) => {
                self.own.symbols() + 1 == ALL_SYMBOLS && self.cards_with(*symbol).is_empty()
            }
            _ => false,
        })
    }

    /// The position of the pawn, positive on the opponent's side.
    pub(super) fn lead(&self) -> i8 {
        self.scene.table.track.lead(self.seat)
    }

    fn token_effects(&self) -> impl Iterator<Item = &'static Effect> + use<> {
        let tokens = self.own.tokens.iter();
        tokens.flat_map(|token| token.row().effects)
    }

    fn cards_with(&self, symbol: Symbol) -> CardSet {
        self.own.cards.intersection(CardSet::with_symbol(symbol))
    }

    /// The worth of all effects of a card of this color, of a wonder or of a token, once it is in the city.
    fn effects(&self, effects: &'static [Effect], color: Option<Color>, after: &Table) -> f32 {
        let each = effects.iter().map(|&effect| self.effect(effect, color));
        each.sum::<f32>() + self.saved(after, kinds(effects))
    }

    /// The worth of changed prices.
    fn saved(&self, after: &Table, kinds: u8) -> f32 {
        if kinds == 0 {
            return 0.0;
        }
        let plans = self.scene.plans();
        self.weights.saving * plans.gain(self.seat, after, kinds, self.weights.hinder)
    }

    fn effect(&self, effect: Effect, color: Option<Color>) -> f32 {
        let weights = self.weights;
        let left = self.scene.coming.left;
        match effect {
            Effect::Produce(..)
            | Effect::ProduceOneOf(_)
            | Effect::FixedPrice(_)
            | Effect::WondersCostTwoLess
            | Effect::BlueCostsTwoLess
            | Effect::PlayAgain => 0.0,
            Effect::Points(points) => f32::from(points),
            Effect::PointsPerToken(points) => {
                f32::from(points) * (self.own.tokens.len() as f32 + 1.0 + left)
            }
            Effect::PointsPerMost(points, kind) => {
                let growth = weights.growth * left;
                f32::from(points) * (self.most(kind, color) + growth)
            }
            Effect::Shields(shields) => self.march(self.shields(shields, color)),
            Effect::Science(symbol) => self.symbol(symbol),
            Effect::Coins(coins) => self.coins(f32::from(coins)),
            Effect::CoinsPerOwn(coins, kind) => {
                self.coins(f32::from(coins) * counted(self.own, kind, color))
            }
            Effect::CoinsPerMost(coins, kind) => {
                self.coins(f32::from(coins) * self.most(kind, color))
            }
            Effect::OpponentLoses(coins) => self.loot(coins),
            Effect::Destroy(color) => {
                let cards = self.other.cards.intersection(CardSet::colored(color));
                best(cards.iter().map(|card| self.destroyed(card)))
            }
            Effect::Revive => best(self.scene.table.discard.iter().map(|card| self.card(card))),
            Effect::ChooseProgress => self.library(),
            Effect::TakesTradeCoins => {
                weights.economy * self.scene.plans().trade(opponent(self.seat))
            }
            Effect::RedShields(shields) => {
                let reds = self.expected(CardSet::colored(Color::Red));
                reds * self.march(shields as i8).min(weights.slope)
            }
            Effect::WondersPlayAgain => {
                let wonders = self.own.wonders.minus(WonderSet::PLAY_AGAIN).len();
                weights.again * weights.plan_wonder * wonders as f32 * left.min(0.2) * 5.0
            }
            Effect::CoinsPerChain(coins) => {
                let open = CHAINS
                    .iter()
                    .filter(|chain| self.own.cards.contains(chain.from));
                let chance: f32 = open.map(|chain| self.scene.coming.chance(chain.to)).sum();
                weights.share * f32::from(coins) * (chance + left) / 2.5
            }
        }
    }

    /// The expected number of these cards that the seat builds.
    fn expected(&self, cards: CardSet) -> f32 {
        let chances = cards.iter().map(|card| self.scene.coming.chance(card));
        self.weights.share * chances.sum::<f32>()
    }

    /// The number of items in the city with the most, once this city has a card of this color.
    fn most(&self, kind: Kind, color: Option<Color>) -> f32 {
        counted(self.own, kind, color).max(counted(self.other, kind, None))
    }

    /// The worth of a building's chains: the cost of the cards that they make free.
    fn chains(&self, card: Card) -> f32 {
        let table = self.scene.table;
        let saved = CHAINS
            .iter()
            .filter(|chain| chain.from == card)
            .map(|chain| {
                let price = table.price(self.seat, Project::Building(chain.to)).total();
                self.scene.coming.chance(chain.to) * f32::from(price)
            });
        self.weights.chain * saved.sum::<f32>()
    }

    /// The best of the tokens that The Great Library may draw: three of the five in the box.
    fn library(&self) -> f32 {
        let boxed = self.scene.table.boxed.iter();
        let mut worths: Vec<f32> = boxed.map(|token| self.token(token).min(30.0)).collect();
        worths.sort_unstable_by(|a, b| b.total_cmp(a));
        // The best of five is among three with a chance of 6 in 10; else the second is with 3, else the third.
        let chances = [0.6, 0.3, 0.1];
        worths
            .iter()
            .zip(chances)
            .map(|(w, chance)| w * chance)
            .sum()
    }
}

/// The track and the symbols.
impl View<'_> {
    /// The spaces that the pawn moves for shields on a card of this color or on a wonder.
    fn shields(&self, shields: u8, color: Option<Color>) -> i8 {
        let more = self.token_effects().map(|effect| match effect {
            Effect::RedShields(more) if color == Some(Color::Red) => *more,
            _ => 0,
        });
        (shields + more.sum::<u8>()) as i8
    }

    /// The worth of moving the pawn by this number of spaces.
    fn march(&self, spaces: i8) -> f32 {
        let lead = self.lead();
        let after = lead + spaces;
        if after >= Track::CAPITAL {
            return VICTORY;
        }
        let loot = self.scene.table.track.loot[opponent(self.seat)];
        let two = if loot.two && after >= 3 { 2 } else { 0 };
        let five = if loot.five && after >= 6 { 5 } else { 0 };
        self.front(after) - self.front(lead) + self.loot(two + five)
    }

    /// The worth of the pawn on a space: its points at the end, sooner or later, and the threat to the capital.
    fn front(&self, lead: i8) -> f32 {
        let (weights, coming) = (self.weights, &self.scene.coming);
        let space = f32::from(lead.abs());
        let way = space / f32::from(Track::CAPITAL);
        let points = match lead.abs() {
            0 => 0.0,
            1..=2 => 2.0,
            3..=5 => 5.0,
            _ => 10.0,
        };
        let open = (weights.open * coming.left).min(1.0);
        let within = coming.shields * weights.reach / (f32::from(Track::CAPITAL) - space).max(1.0);
        let threat = weights.threat * way * way * within.min(1.0);
        let worth = open * weights.slope * space + (1.0 - open) * points + threat;
        if lead < 0 { -worth } else { worth }
    }

    /// The worth of the opponent's loss of coins.
    fn loot(&self, coins: u8) -> f32 {
        let opponent = self.scene.view(opponent(self.seat));
        -self.weights.loot * opponent.coins(-f32::from(coins))
    }

    /// The worth of one more symbol: a step to six different ones, or a half of a pair.
    fn symbol(&self, symbol: Symbol) -> f32 {
        let cards = self.cards_with(symbol);
        if !cards.is_empty() {
            let board: TokenSet = self.scene.table.board;
            return best(board.iter().map(|token| self.token(token)));
        }
        let symbols = self.own.symbols() + 1;
        if symbols >= ALL_SYMBOLS {
            return VICTORY;
        }
        self.weights.study[symbols - 1] * self.hope(symbol) + self.half_pair(symbol)
    }

    /// The chance that all symbols are still available to this city, once it has this one too.
    fn hope(&self, symbol: Symbol) -> f32 {
        let missing = (ALL_SYMBOLS - 1 - self.own.symbols()) as f32;
        let others = Symbol::ON_CARDS
            .into_iter()
            .filter(|&other| other != symbol);
        let open = others.filter(|&other| self.cards_with(other).is_empty());
        let mut coming: f32 = open.map(|other| self.scene.coming.symbol(other)).sum();
        if self.scene.table.board.contains(Token::Law) {
            coming += self.weights.law;
        }
        ((coming - missing + 1.0) / 2.0).clamp(0.0, 1.0)
    }

    /// The worth of the first card with a symbol, for the token that the second may bring.
    fn half_pair(&self, symbol: Symbol) -> f32 {
        let other = CardSet::with_symbol(symbol).iter();
        let lying = other
            .map(|card| self.scene.coming.chance(card))
            .sum::<f32>()
            - 1.0;
        let board = (self.scene.table.board.len() as f32 / 2.0).min(1.0);
        self.weights.pair * lying.clamp(0.0, 1.0) * board
    }
}

/// The number of items of a kind in a city, once it has a card of this color.
fn counted(city: &City, kind: Kind, color: Option<Color>) -> f32 {
    let itself = match kind {
        Kind::Color(counted) => Some(counted) == color,
        Kind::BrownAndGray => matches!(color, Some(Color::Brown | Color::Gray)),
        Kind::Wonders | Kind::CoinSets => false,
    };
    f32::from(city.count(kind) + u8::from(itself))
}

/// The greatest worth; zero without any.
fn best(worths: impl Iterator<Item = f32>) -> f32 {
    worths.fold(0.0, f32::max)
}
