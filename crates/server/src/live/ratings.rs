//! Ratings: computed some time after each game, in the order in which games ended, and read for pages.
//!
//! One task at a time rates one game after the other. A rating depends only on the store, so it does not matter when or
//! how often this runs.

use std::collections::HashMap;

use antipater_show::history::Played;
use antipater_show::rating::{
    self, Opponent, OwnRating, PROVISIONAL, Ranked, RatedGame, Rating, of_bot,
};
use antipater_show::view::PersonKey;
use antipater_store::ids::PersonId;
use antipater_store::{Place, RankedRow, RatableGame, RatedOpponent, RatingRow};

use super::registry::Tables;
use super::seats::{self, TableSeat};
use crate::error::Error;
use crate::people::avatar::avatar;
use crate::people::settings::Settings;

/// The most games rated in one run.
const AT_ONCE: u32 = 50;
/// The number of people in the ranking.
const RANKED: usize = 100;

/// Seconds in a day, and the number of games per day that a settled person may play for rating against provisional
/// ones.
const DAY: i64 = 24 * 60 * 60;
const PROVISIONAL_A_DAY: usize = 3;

/// The public ratings of people in whole points, by game.
pub(crate) type PublicRatings = HashMap<(Played, PersonId), i32>;

impl Tables {
    /// Rates some finished games; of several servers on a database, only one does.
    pub(crate) async fn rate_some(&self) {
        if !self.services.store.is_first() {
            return;
        }
        if let Err(error) = self.rate(AT_ONCE).await {
            tracing::error!("ratings cannot be computed: {error:?}");
        }
    }

    /// Rates up to `limit` finished games; returns their number.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn rate(&self, limit: u32) -> Result<usize, Error> {
        let _turn = self.rating.lock().await;
        let places = self.services.store.unrated(limit).await?;
        for place in &places {
            self.rate_one(place).await?;
        }
        Ok(places.len())
    }

    async fn rate_one(&self, place: &Place) -> Result<(), Error> {
        let store = &self.services.store;
        let Some(game) = store.ratable_game(&place.1).await? else {
            return Ok(store.rate(place, "", Vec::new()).await?);
        };
        // Ratings are ordered by the time of the result.
        let place = (game.finished_at, place.1.clone());
        let ratings = match Played::named(&game.game) {
            Some(played) => self.ratings_after(&place, played, &game).await?,
            None => Vec::new(),
        };
        Ok(store.rate(&place, &game.game, ratings).await?)
    }

    /// The ratings of all people after a game.
    async fn ratings_after(
        &self,
        place: &Place,
        played: Played,
        game: &RatableGame,
    ) -> Result<Vec<RatingRow>, Error> {
        let seats = seats::read(&game.table.seats);
        let seats = seats.map_err(Error::Broken)?;
        if game.standing.len() < seats.len() {
            return Ok(Vec::new());
        }
        let mut before = Vec::new();
        for (seat, sitting) in seats.iter().enumerate() {
            before.push(
                self.known_before(place, played, game, seat, sitting)
                    .await?,
            );
        }
        let quarter = quarter(played);
        let early =
            |seat: &TableSeat| seat.left && seat.left_after.is_some_and(|steps| steps < quarter);
        let mut rows = Vec::new();
        for person in game.people.iter().filter(|person| person.wants) {
            let known = game.known.iter().find(|row| row.person == person.person);
            let Some(Known::Person(own)) = before.get(person.seat).copied().flatten() else {
                continue;
            };
            let household = seats[person.seat].household;
            let of_other_pool = |seat: usize| {
                let mut people = game.people.iter();
                people.any(|other| other.seat == seat && other.program != person.program)
            };
            let mut opponents = opponents(person.seat, &before, &game.standing, known);
            opponents.retain(|opponent| {
                let seat = &seats[opponent.seat];
                !early(seat)
                    && !of_other_pool(opponent.seat)
                    && (household.is_none() || seat.household != household)
            });
            if rating::is_settled(own) && self.has_met_newcomers(person.person, place, game).await?
            {
                opponents.retain(|opponent| opponent.deviation <= PROVISIONAL);
            }
            if opponents.is_empty() {
                continue;
            }
            let scores: Vec<Opponent> = opponents.iter().map(opponent).collect();
            let after = rating::rated(own, &scores);
            rows.push(RatingRow {
                person: person.person,
                game: game.game.clone(),
                finished_at: place.0,
                table: place.1.clone(),
                before: own.rating,
                rating: after.rating,
                deviation: after.deviation,
                volatility: after.volatility,
                opponents,
            });
        }
        Ok(rows)
    }

    /// Whether the limit of rated games against provisional people in the last day is reached.
    async fn has_met_newcomers(
        &self,
        person: PersonId,
        place: &Place,
        game: &RatableGame,
    ) -> Result<bool, Error> {
        let store = &self.services.store;
        let rows = store.ratings_since(person, &game.game, place.0 - DAY, place);
        let met = |row: &&RatingRow| {
            let mut opponents = row.opponents.iter();
            opponents.any(|opponent| opponent.deviation > PROVISIONAL)
        };
        Ok(rows.await?.iter().filter(met).count() >= PROVISIONAL_A_DAY)
    }

    /// The rating of a seat's player before a game; `None` if it is unknown, or must not be known.
    async fn known_before(
        &self,
        place: &Place,
        played: Played,
        game: &RatableGame,
        seat: usize,
        sitting: &TableSeat,
    ) -> Result<Option<Known>, Error> {
        if let Some(bot) = sitting.bot {
            let rating = of_bot(played, bot);
            return Ok(rating.map(|(rating, deviation)| Known::Bot { rating, deviation }));
        }
        let mut people = game.people.iter();
        let person = people.find(|person| person.seat == seat && person.wants);
        let Some(person) = person else {
            return Ok(None);
        };
        let store = &self.services.store;
        let last = store
            .rating_before(person.person, &game.game, place)
            .await?;
        let rating = last.map_or(Rating::NEW, |last| {
            rating::at(rating_of(&last), last.finished_at, place.0)
        });
        Ok(Some(Known::Person(rating)))
    }

    /// Whether a person wants ratings.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn wants_rating(&self, person: PersonId) -> Result<bool, Error> {
        Ok(self.services.store.rated_since(person).await?.is_some())
    }

    /// The present rating of a person in a game; that of a newcomer for a person who wants none.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn present_rating(
        &self,
        person: PersonId,
        game: Played,
    ) -> Result<Rating, Error> {
        if !self.wants_rating(person).await? {
            return Ok(Rating::NEW);
        }
        let now = self.services.clock.unix_seconds();
        let last = (i64::MAX, String::new());
        let last = self
            .services
            .store
            .rating_before(person, game.name(), &last);
        Ok(last.await?.map_or(Rating::NEW, |last| {
            rating::at(rating_of(&last), last.finished_at, now)
        }))
    }

    /// The ratings of a person, in the order of the games on pages.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn ratings_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<(Played, OwnRating)>, Error> {
        let rows = self.services.store.ratings_of(person).await?;
        let now = self.services.clock.unix_seconds();
        let of_game = |played: Played| {
            let own = rows.iter().filter(|row| row.game == played.name());
            let games = own.map(|row| RatedGame {
                table: row.table.clone(),
                finished_at: row.finished_at,
                before: row.before,
                after: rating_of(row),
            });
            Some((played, OwnRating::of(games.collect(), now)?))
        };
        Ok(Played::ALL.into_iter().filter_map(of_game).collect())
    }

    /// The people, or the programs, with the highest ratings in a game, as a viewer sees them.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn ranking(
        &self,
        game: Played,
        programs: bool,
        viewer: Option<PersonId>,
    ) -> Result<Vec<Ranked>, Error> {
        let ranked = self.settled(game, programs).await?.into_iter().take(RANKED);
        let ranked = ranked.map(|(row, rating)| Ranked {
            person: PersonKey(row.person.0),
            own: Some(row.person) == viewer,
            avatar: avatar(row.person, Settings::read(&row.settings).portrait, programs),
            name: row.name,
            rating,
            games: row.games,
        });
        Ok(ranked.collect())
    }

    /// All public ratings.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn public_ratings(&self) -> Result<PublicRatings, Error> {
        let mut all = PublicRatings::new();
        for (game, programs) in Played::ALL
            .into_iter()
            .flat_map(|game| [(game, false), (game, true)])
        {
            let settled = self.settled(game, programs).await?.into_iter();
            let settled =
                settled.map(|(row, rating)| ((game, row.person), rating::whole(rating.rating)));
            all.extend(settled);
        }
        Ok(all)
    }

    /// The people, or the programs, whose rating is settled now, the highest first.
    async fn settled(
        &self,
        game: Played,
        programs: bool,
    ) -> Result<Vec<(RankedRow, Rating)>, Error> {
        let store = &self.services.store;
        let rows = store.ranking(game.name(), programs, PROVISIONAL);
        let now = self.services.clock.unix_seconds();
        let as_now = |row: RankedRow| {
            let last = Rating {
                rating: row.rating,
                deviation: row.deviation,
                volatility: row.volatility,
            };
            let now = rating::at(last, row.finished_at, now);
            rating::is_settled(now).then_some((row, now))
        };
        Ok(rows.await?.into_iter().filter_map(as_now).collect())
    }
}

/// A quarter of the steps of a game. A person who leaves earlier has not played it.
fn quarter(played: Played) -> usize {
    match played {
        Played::Duel => 18,
        Played::SevenSecond | Played::SevenFirst | Played::FreeCity => 5,
    }
}

/// A player's rating before a game.
#[derive(Clone, Copy)]
enum Known {
    Person(Rating),
    Bot { rating: f64, deviation: f64 },
}

/// The opponents against whom a game counts for the person on a seat. A person who no longer wants ratings counts with
/// what was known when the game was first rated.
fn opponents(
    own: usize,
    before: &[Option<Known>],
    standing: &[usize],
    known: Option<&RatingRow>,
) -> Vec<RatedOpponent> {
    let others = before.iter().enumerate().filter(|(seat, _)| *seat != own);
    let others = others.filter_map(|(seat, before)| {
        let (rating, deviation) = match before {
            Some(Known::Person(rating)) => (rating.rating, rating.deviation),
            Some(Known::Bot { rating, deviation }) => (*rating, *deviation),
            None => {
                let mut earlier = known?.opponents.iter();
                let then = earlier.find(|opponent| opponent.seat == seat)?;
                (then.rating, then.deviation)
            }
        };
        Some(RatedOpponent {
            seat,
            rating,
            deviation,
            score: rating::score(*standing.get(own)?, *standing.get(seat)?),
        })
    });
    others.collect()
}

fn opponent(rated: &RatedOpponent) -> Opponent {
    Opponent {
        rating: rated.rating,
        deviation: rated.deviation,
        score: rated.score,
    }
}

fn rating_of(row: &RatingRow) -> Rating {
    Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    }
}
