//! Rating ranges of tables in the lobby: the host lets people sit down whose rating is near their own. An invitation is
//! stronger.

use antipater_show::history::Played;
use antipater_show::options::TableOptions;
use antipater_show::pool::played;
use antipater_show::rating::{is_settled, whole};
use antipater_show::view::RatingRange;
use antipater_store::ids::PersonId;

use super::registry::Tables;
use super::room::Room;
use crate::error::Error;

impl Tables {
    /// The ratings of the people who may sit down at a table; `None` for all, and while that of its host is not settled.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn range_of(
        &self,
        options: &TableOptions,
        host: PersonId,
    ) -> Result<Option<RatingRange>, Error> {
        let Some(gap) = options.common.within.filter(|_| options.common.listed) else {
            return Ok(None);
        };
        let gap = i32::try_from(gap).unwrap_or(i32::MAX);
        let rating = self.settled_rating(host, played(options)).await?;
        Ok(rating.map(|rating| RatingRange {
            from: rating.saturating_sub(gap),
            to: rating.saturating_add(gap),
        }))
    }

    /// Whether the settled rating of a person is in the range of a table.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn fits(
        &self,
        range: Option<RatingRange>,
        options: &TableOptions,
        person: Option<PersonId>,
    ) -> Result<bool, Error> {
        let Some(range) = range else {
            return Ok(true);
        };
        let rating = match person {
            Some(person) => self.settled_rating(person, played(options)).await?,
            None => None,
        };
        Ok(rating.is_some_and(|rating| range.contains(rating)))
    }

    /// Whether a person may sit down in a waiting room without an invitation.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn is_in_range(&self, room: &Room, person: PersonId) -> Result<bool, Error> {
        let range = self.range_of(&room.options, room.row.host).await?;
        self.fits(range, &room.options, Some(person)).await
    }

    /// The rating of a person in a game, if it is certain enough for others to see it.
    async fn settled_rating(&self, person: PersonId, game: Played) -> Result<Option<i32>, Error> {
        let rating = self.present_rating(person, game).await?;
        Ok(is_settled(rating).then(|| whole(rating.rating)))
    }
}
