//! The bots by name, and the interface of games for them.

use core::fmt;
use core::str::FromStr;
use std::sync::Arc;

use antipater_engine::State;
use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;

use crate::bot::{Bot, BotFactory};
use crate::budget::Budget;
use crate::builder::Builder;
use crate::learned::{Learned, Weaknesses};
use crate::level::{
    self, BUILDING, DUEL_BEGINNER, DUEL_EASY, DUEL_EXPERT, DUEL_HARD, SEARCHING, fondness,
};
use crate::random::Random;
use crate::search::{DuelSearch, Nets, SevenSearch};
use crate::style::Style;
use crate::weights::Weights;

/// A bot by its name.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
///
/// assert_eq!("builder".parse(), Ok(BotKind::Builder));
/// assert_eq!(BotKind::Random.to_string(), "random");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BotKind {
    /// Chooses uniformly among the legal actions.
    Random,
    /// Looks one turn ahead with heuristics.
    Builder,
    /// Often overlooks better moves.
    Beginner,
    /// Makes small errors.
    Easy,
    /// In a Duel the builder with a style; in 7 Wonders follows the net with occasional errors.
    Normal,
    /// Follows a net trained by self-play; in a Duel with a short search.
    Hard,
    /// Searches with that net.
    Expert,
}

impl BotKind {
    /// All bots.
    pub const ALL: [BotKind; 7] = [
        BotKind::Random,
        BotKind::Builder,
        BotKind::Beginner,
        BotKind::Easy,
        BotKind::Normal,
        BotKind::Hard,
        BotKind::Expert,
    ];

    /// The levels offered to people, the weakest first.
    pub const LEVELS: [BotKind; 5] = [
        BotKind::Beginner,
        BotKind::Easy,
        BotKind::Normal,
        BotKind::Hard,
        BotKind::Expert,
    ];

    /// The name: `random`, `builder`, `beginner`, `easy`, `normal`, `hard`, `expert`.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Builder => "builder",
            BotKind::Beginner => "beginner",
            BotKind::Easy => "easy",
            BotKind::Normal => "normal",
            BotKind::Hard => "hard",
            BotKind::Expert => "expert",
        }
    }

    /// Makes bots of this name.
    pub fn factory<G: Playable>(self) -> BotFactory<G> {
        Arc::new(move |seed, stream| G::bot(self, seed, stream))
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for an unknown name of a bot.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
///
/// let error = "oracle".parse::<BotKind>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "unknown bot \"oracle\"; expected one of random, builder, beginner, easy, normal, hard, expert"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = BotKind::ALL.map(BotKind::name).join(", ");
        write!(f, "unknown bot \"{}\"; expected one of {names}", self.0)
    }
}

impl core::error::Error for UnknownBot {}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotKind, UnknownBot> {
        let named = BotKind::ALL.into_iter().find(|level| level.name() == name);
        named.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// A game for bots.
///
/// # Examples
/// ```
/// use antipater_bots::{BotKind, Playable};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let seat = game.to_act().iter().next().unwrap();
/// let legal = game.legal_actions(seat);
/// let mut bot = Duel::bot(BotKind::Builder, 1, 0);
/// assert!(legal.contains(bot.choose(&game.observe(seat), seat, &legal)));
/// ```
pub trait Playable: State {
    /// A bot for one seat with these weights and a style, deterministic in seed and stream. Only levels have styles.
    fn bot_with(
        weights: Weights,
        bot: (BotKind, Style),
        seed: u64,
        stream: u64,
    ) -> Box<dyn Bot<Self>>;

    /// A bot for one seat with the built-in weights, and no style.
    fn bot(kind: BotKind, seed: u64, stream: u64) -> Box<dyn Bot<Self>> {
        Self::bot_with(Weights::default(), (kind, Style::AllRound), seed, stream)
    }

    /// A builder as a bot of this game.
    fn building(builder: Builder) -> Box<dyn Bot<Self>>;

    /// A bot that evaluates each action once with the net.
    fn looking(weights: Weights, seed: u64, stream: u64) -> Box<dyn Bot<Self>>;

    /// A bot that searches with the net, within a budget.
    fn searching(
        weights: Weights,
        budget: Box<dyn Budget>,
        seed: u64,
        stream: u64,
    ) -> Box<dyn Bot<Self>>;
}

impl Playable for Seven {
    fn bot_with(
        weights: Weights,
        (kind, style): (BotKind, Style),
        seed: u64,
        stream: u64,
    ) -> Box<dyn Bot<Seven>> {
        let erring = |of| level::looking_seven(weights, Some(of), style, seed, stream);
        match kind {
            BotKind::Random => Box::new(Random::new(seed, stream)),
            BotKind::Builder => Box::new(Builder::default()),
            BotKind::Beginner => erring(|levels| levels.beginner),
            BotKind::Easy => erring(|levels| levels.easy),
            BotKind::Normal => erring(|levels| levels.normal),
            BotKind::Hard => erring(|levels| levels.hard),
            BotKind::Expert => {
                let [_, factor, _] = fondness(style);
                let search = SevenSearch::new(Nets::of(weights), level::SEVEN_EXPERT, seed, stream);
                Box::new(search.in_style(style, factor * SEARCHING))
            }
        }
    }

    fn building(builder: Builder) -> Box<dyn Bot<Seven>> {
        Box::new(builder)
    }

    fn looking(weights: Weights, seed: u64, stream: u64) -> Box<dyn Bot<Seven>> {
        level::looking_seven(weights, None, Style::AllRound, seed, stream)
    }

    fn searching(
        weights: Weights,
        budget: Box<dyn Budget>,
        seed: u64,
        stream: u64,
    ) -> Box<dyn Bot<Seven>> {
        Box::new(SevenSearch::new(Nets::of(weights), budget, seed, stream))
    }
}

impl Playable for Duel {
    fn bot_with(
        weights: Weights,
        (kind, style): (BotKind, Style),
        seed: u64,
        stream: u64,
    ) -> Box<dyn Bot<Duel>> {
        let [factor, ..] = fondness(style);
        let net = weights.duel();
        let erring = |weaknesses: Weaknesses| {
            let weaknesses = weaknesses.with_fondness(factor);
            Box::new(Learned::with_weaknesses(
                net, weaknesses, style, seed, stream,
            ))
        };
        let searching = |budget| {
            let search = DuelSearch::new(net, budget, seed, stream);
            Box::new(search.in_style(style, factor * SEARCHING))
        };
        match kind {
            BotKind::Random => Box::new(Random::new(seed, stream)),
            BotKind::Builder => Box::new(Builder::default()),
            BotKind::Beginner => erring(DUEL_BEGINNER),
            BotKind::Easy => erring(DUEL_EASY),
            BotKind::Normal => Box::new(Builder::in_style(style, factor * BUILDING)),
            BotKind::Hard => searching(DUEL_HARD),
            BotKind::Expert => searching(DUEL_EXPERT),
        }
    }

    fn building(builder: Builder) -> Box<dyn Bot<Duel>> {
        Box::new(builder)
    }

    fn looking(weights: Weights, seed: u64, stream: u64) -> Box<dyn Bot<Duel>> {
        Box::new(Learned::new(weights.duel(), seed, stream))
    }

    fn searching(
        weights: Weights,
        budget: Box<dyn Budget>,
        seed: u64,
        stream: u64,
    ) -> Box<dyn Bot<Duel>> {
        Box::new(DuelSearch::new(weights.duel(), budget, seed, stream))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_printed() {
        for level in BotKind::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let error = "Builder".parse::<BotKind>().unwrap_err().to_string();
        assert_eq!(
            error,
            "unknown bot \"Builder\"; expected one of random, builder, beginner, easy, normal, hard, expert"
        );
    }
}
