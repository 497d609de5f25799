//! Pools of people who look for opponents, one for each game and tempo, and the tables that they lead to.

use antipater_bots::BotKind;
use antipater_engine::seven::Edition;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::history::Played;
use crate::options::{Bank, Kind, Pace, TableOptions};

/// How fast a game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tempo {
    /// Five minutes for the game, and ten seconds for each decision.
    Quick,
    /// Ten minutes for the game, and twenty seconds for each decision.
    Normal,
    /// Three days for the game, and half a day for each decision.
    Days,
}

/// The longest time for a decision of a quick game, in seconds.
const QUICK: u32 = 60;

impl Tempo {
    /// All tempos, the fastest first.
    pub const ALL: [Tempo; 3] = [Tempo::Quick, Tempo::Normal, Tempo::Days];

    /// The name in forms and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Tempo::Quick => "quick",
            Tempo::Normal => "normal",
            Tempo::Days => "days",
        }
    }

    /// The tempo with this name.
    pub fn named(name: &str) -> Option<Tempo> {
        Tempo::ALL.into_iter().find(|tempo| tempo.name() == name)
    }

    /// The time at tables of this tempo.
    pub const fn pace(self) -> Pace {
        match self {
            Tempo::Quick => Pace::Bank(Bank::OFFERED[0]),
            Tempo::Normal => Pace::Bank(Bank::OFFERED[1]),
            Tempo::Days => Pace::Bank(Bank::OFFERED[2]),
        }
    }

    /// The tempo that a time limit amounts to; `None` without a limit.
    pub const fn of(pace: Pace) -> Option<Tempo> {
        match pace {
            Pace::Free => None,
            Pace::Seconds(..=QUICK) | Pace::Bank(Bank::Minutes { bank: ..=5, .. }) => {
                Some(Tempo::Quick)
            }
            Pace::Seconds(_) | Pace::Bank(Bank::Minutes { .. }) => Some(Tempo::Normal),
            Pace::Days(_) | Pace::Bank(Bank::Days { .. }) => Some(Tempo::Days),
        }
    }
}

/// A pool of people who look for opponents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pool {
    /// The game.
    pub game: Played,
    /// The tempo.
    pub tempo: Tempo,
}

/// The number of cities at a table of 7 Wonders with a clock in seconds.
const CITIES: usize = 4;
/// The number over days, where no bots take seats: the fewest that the game allows, so that it begins soon.
const CITIES_OVER_DAYS: usize = 3;

impl Pool {
    /// The longest wait for opponents in seconds, unless the game is over days.
    pub const LONGEST_WAIT: u32 = 20;

    /// The number of seats at its tables.
    pub const fn seats(self) -> usize {
        match (self.game, self.tempo) {
            (Played::FreeCity | Played::Duel, _) => 2,
            (Played::SevenSecond | Played::SevenFirst, Tempo::Days) => CITIES_OVER_DAYS,
            (Played::SevenSecond | Played::SevenFirst, Tempo::Quick | Tempo::Normal) => CITIES,
        }
    }

    /// The options of a table for this many people, which anyone may watch. Over days it waits in the lobby.
    pub fn options(self, people: usize) -> TableOptions {
        let mut options = TableOptions::usual("");
        match self.game {
            Played::SevenSecond => options.seven.edition = Edition::Second,
            Played::SevenFirst => options.seven.edition = Edition::First,
            Played::FreeCity => options.game = Kind::FreeCity,
            Played::Duel => options.game = Kind::Duel,
        }
        if options.game == Kind::Seven {
            options.seven.seats = self.seats();
        }
        options.common.people = people;
        options.common.pace = self.tempo.pace();
        options.common.listed = self.tempo == Tempo::Days;
        options.common.spectators = (!options.common.listed).then_some(true);
        options
    }

    /// The pool whose tables wait in the lobby with these options, if there is one.
    pub fn in_lobby(options: &TableOptions) -> Option<Pool> {
        let pool = Pool {
            game: played(options),
            tempo: Tempo::Days,
        };
        let options = TableOptions {
            name: String::new(),
            level: BotKind::Normal,
            ..options.clone()
        };
        (pool.options(pool.seats()) == options).then_some(pool)
    }
}

/// The kind of game with these options.
pub fn played(options: &TableOptions) -> Played {
    match (options.game, options.seven.edition) {
        (Kind::Seven, Edition::Second) => Played::SevenSecond,
        (Kind::Seven, Edition::First) => Played::SevenFirst,
        (Kind::FreeCity, _) => Played::FreeCity,
        (Kind::Duel, _) => Played::Duel,
    }
}

/// A person's search for opponents.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SearchView {
    /// How far it is.
    pub stage: SearchStage,
    /// The game: `seven-second`, `seven-first`, `free-city` or `duel`; null without a search.
    pub game: Option<&'static str>,
    /// The tempo; null without a search.
    pub tempo: Option<Tempo>,
    /// The number of people who look for the same, you included.
    pub waiting: usize,
    /// After how many seconds at the latest bots take the empty seats.
    pub fills_in: Option<u32>,
    /// The table, once you have a seat. Over days it may still wait for others.
    pub table: Option<String>,
}

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SearchStage {
    /// You do not look for opponents.
    None,
    /// You wait.
    Waiting,
    /// You have a seat.
    Seated,
}

impl SearchView {
    /// No search.
    pub const NONE: SearchView = SearchView {
        stage: SearchStage::None,
        game: None,
        tempo: None,
        waiting: 0,
        fills_in: None,
        table: None,
    };

    /// A person who waits.
    pub fn waiting(pool: Pool, waiting: usize, fills_in: u32) -> SearchView {
        SearchView {
            stage: SearchStage::Waiting,
            waiting,
            fills_in: Some(fills_in),
            ..SearchView::seated(pool, None)
        }
    }

    /// A person with a seat at a table.
    pub fn seated(pool: Pool, table: Option<String>) -> SearchView {
        SearchView {
            stage: SearchStage::Seated,
            game: Some(pool.game.name()),
            tempo: Some(pool.tempo),
            table,
            ..SearchView::NONE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_over_days_is_known_by_its_options() {
        for game in Played::ALL {
            for tempo in Tempo::ALL {
                let pool = Pool { game, tempo };
                let mut options = pool.options(pool.seats());
                options.name = "Ada".to_owned();
                let mut options = TableOptions::stored(&options.write()).unwrap();
                assert_eq!((played(&options), options.seats()), (game, pool.seats()));
                assert!(options.common.is_watchable());
                let known = (tempo == Tempo::Days).then_some(pool);
                assert_eq!(Pool::in_lobby(&options), known);
                options.common.scores = true;
                assert_eq!(Pool::in_lobby(&options), None);
            }
        }
    }

    #[test]
    fn a_tempo_is_that_of_its_pace() {
        for tempo in Tempo::ALL {
            assert_eq!(Tempo::of(tempo.pace()), Some(tempo));
            assert_eq!(Tempo::named(tempo.name()), Some(tempo));
        }
        assert_eq!(Tempo::of(Pace::Free), None);
    }
}
