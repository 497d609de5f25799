//! Whom a person follows or blocks, and the games that two people have played together.

use crate::Store;
use crate::ids::PersonId;
use crate::rows::{PersonRow, key, person_columns, person_row};
use crate::statements::{Row, statement};

/// The relation of a person to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Follows them: sees when they are here.
    Follow,
    /// Blocks them: is not seated with them.
    Block,
}

impl Relation {
    /// The name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Relation::Follow => "follow",
            Relation::Block => "block",
        }
    }

    fn named(name: &str) -> Option<Relation> {
        let all = [Relation::Follow, Relation::Block];
        all.into_iter().find(|relation| relation.name() == name)
    }
}

/// A relation of a person, with the other person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelationRow {
    /// The other person.
    pub other: PersonRow,
    /// The relation.
    pub relation: Relation,
    /// Seconds since 1970.
    pub created_at: i64,
}

/// The finished games of two people at the same tables, as one of them sees them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Together {
    /// The number of games.
    pub games: usize,
    /// Those in which the person ended before the other.
    pub ahead: usize,
    /// Those in which the other ended before the person.
    pub behind: usize,
}

impl Store {
    /// Sets or removes the relation of a person to another one; `false` if the person has `most` relations already. A
    /// blocked person no longer follows the one who blocks.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn relate(
        &self,
        person: PersonId,
        other: PersonId,
        relation: Option<Relation>,
        most: usize,
    ) -> Result<bool, sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let both = "DELETE FROM relations WHERE person = $1 AND other = $2";
                    let old = statement(both).bind(&person.0[..]).bind(&other.0[..]);
                    old.execute(&mut *connection).await?;
                    let Some(relation) = relation else {
                        return Ok(true);
                    };
                    if relation == Relation::Block {
                        let follows = "DELETE FROM relations WHERE person = $1 AND other = $2 AND kind = 'follow'";
                        let follows = statement(follows).bind(&other.0[..]).bind(&person.0[..]);
                        follows.execute(&mut *connection).await?;
                    }
                    let new = statement(
                        "INSERT INTO relations (person, other, kind, created_at) SELECT $1, $2, $3, $4 \
                         WHERE (SELECT count(*) FROM relations WHERE person = $1) < $5",
                    );
                    let new = new.bind(&person.0[..]).bind(&other.0[..]);
                    let new = new.bind(relation.name()).bind(now).bind(most as i64);
                    Ok(new.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// The relations of a person, by the names of the others.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn relations(&self, person: PersonId) -> Result<Vec<RelationRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            ", relations.kind, relations.created_at AS related_at FROM relations \
             JOIN people ON people.id = relations.other \
             WHERE relations.person = $1 ORDER BY people.name, people.id"
        );
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        let relation = |row: &Row| {
            let kind: String = row.try_get("kind")?;
            let unknown = || sqlx::Error::Decode(format!("relation {kind}").into());
            Ok(RelationRow {
                other: person_row(row)?,
                relation: Relation::named(&kind).ok_or_else(unknown)?,
                created_at: row.try_get("related_at")?,
            })
        };
        rows.iter().map(relation).collect()
    }

    /// The relation of a person to another one.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn relation(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<Option<Relation>, sqlx::Error> {
        let query = "SELECT kind FROM relations WHERE person = $1 AND other = $2";
        let row = statement(query).bind(&person.0[..]).bind(&other.0[..]);
        let row = row.fetch_optional(&self.reading).await?;
        let kind: Option<String> = row.map(|row| row.try_get("kind")).transpose()?;
        Ok(kind.as_deref().and_then(Relation::named))
    }

    /// The people whom a person blocks, and those who block them.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn kept_apart(&self, person: PersonId) -> Result<Vec<PersonId>, sqlx::Error> {
        let query = "SELECT other AS id FROM relations WHERE person = $1 AND kind = 'block' \
             UNION SELECT person AS id FROM relations WHERE other = $1 AND kind = 'block'";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        let id = |row: &Row| Ok(PersonId(key(row, "id")?));
        rows.iter().map(id).collect()
    }

    /// The games of a person together with another one.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn together(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<Together, sqlx::Error> {
        let query = "SELECT count(*) AS games, \
             CAST(coalesce(sum(CASE WHEN own.won > theirs.won \
             OR (own.won = theirs.won AND own.place < theirs.place) THEN 1 ELSE 0 END), 0) AS BIGINT) AS ahead, \
             CAST(coalesce(sum(CASE WHEN own.won < theirs.won \
             OR (own.won = theirs.won AND own.place > theirs.place) THEN 1 ELSE 0 END), 0) AS BIGINT) AS behind \
             FROM results AS own JOIN results AS theirs ON theirs.table_id = own.table_id AND theirs.person = $2 \
             WHERE own.person = $1";
        let row = statement(query).bind(&person.0[..]).bind(&other.0[..]);
        let row = row.fetch_one(&self.reading).await?;
        let count = |name| row.try_get::<i64>(name).map(|count| count as usize);
        Ok(Together {
            games: count("games")?,
            ahead: count("ahead")?,
            behind: count("behind")?,
        })
    }

    /// The people with whom a person has played last, the latest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn played_with(
        &self,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<PersonRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            " FROM people JOIN (SELECT theirs.person AS met, max(own.finished_at) AS last FROM results AS own \
             JOIN results AS theirs ON theirs.table_id = own.table_id AND theirs.person <> own.person \
             WHERE own.person = $1 GROUP BY theirs.person) AS recent ON recent.met = people.id \
             ORDER BY recent.last DESC, people.id LIMIT $2"
        );
        let rows = statement(query).bind(&person.0[..]).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(person_row).collect()
    }
}
