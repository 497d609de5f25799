//! Moderation: administrators, reports, bans, and the log of administrators' actions.

use crate::Store;
use crate::ids::{PersonId, TokenHash, hex};
use crate::nodes::{Invalidation, note_invalidation};
use crate::rows::{PersonRow, key, key_if_any, person_columns, person_row};
use crate::statements::{Connection, Row, Sql, scalar, statement};

/// A role that the operator of a server gives to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Sees reports, and can hide, mute, ban and close.
    Admin,
    /// May use a server that is restricted to members.
    Member,
}

/// A statement in which the table of a role stands between two parts.
macro_rules! of_role {
    ($role:expr, $before:expr, $after:expr) => {
        match $role {
            Role::Admin => concat!($before, "admins", $after),
            Role::Member => concat!($before, "members", $after),
        }
    };
}

/// The limit of open reports; more would make the administrators' page useless.
const REPORTS: i64 = 10_000;

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Numbers the reports; ignored for a new one.
    pub number: i64,
    /// The person who reports.
    pub reporter: Option<PersonId>,
    /// `name`, `message` or `table`.
    pub about: String,
    /// The table.
    pub table: String,
    /// The seat whose name is reported.
    pub seat: Option<usize>,
    /// The number of the reported message.
    pub message: Option<usize>,
    /// The person whose name or message is reported.
    pub person: Option<PersonId>,
    /// The name or the message at the time of the report.
    pub quoted: String,
    /// The reason for the report.
    pub reason: String,
    /// Seconds since 1970.
    pub at: i64,
}

/// A ban or a mute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanRow {
    /// Numbers the bans; ignored for a new one.
    pub number: i64,
    /// Whether this is a mute: the person may use the server, but not write to others.
    pub mute: bool,
    /// The banned person.
    pub person: Option<PersonId>,
    /// The banned range of addresses.
    pub network: Option<String>,
    /// The reason.
    pub reason: String,
    /// When it ends, in seconds since 1970; `None` for never.
    pub until: Option<i64>,
    /// Seconds since 1970.
    pub at: i64,
}

/// An action of an administrator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationLogRow {
    /// Numbers the entries; ignored for a new one.
    pub number: i64,
    /// The administrator.
    pub admin: PersonId,
    /// The kind of action.
    pub verb: String,
    /// The person whom it concerns.
    pub person: Option<PersonId>,
    /// The table that it concerns.
    pub table: Option<String>,
    /// The arguments of the action.
    pub detail: String,
    /// Seconds since 1970.
    pub at: i64,
}

impl Store {
    /// Gives a person a role; `false` if they have it already.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn add_role(&self, person: PersonId, role: Role) -> Result<bool, sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| Box::pin(list(connection, person, role, now)))
            .await
    }

    /// Takes a role from a person; `false` if they do not have it.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn remove_role(&self, person: PersonId, role: Role) -> Result<bool, sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = of_role!(role, "DELETE FROM ", " WHERE person = $1");
                    let done = statement(query).bind(&person.0[..]);
                    Ok(done.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// Whether a person has a role.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn has_role(&self, person: PersonId, role: Role) -> Result<bool, sqlx::Error> {
        let query = of_role!(role, "SELECT 1 FROM ", " WHERE person = $1");
        let found = statement(query).bind(&person.0[..]);
        Ok(found.fetch_optional(&self.reading).await?.is_some())
    }

    /// The people with a role, by name.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn with_role(&self, role: Role) -> Result<Vec<PersonRow>, sqlx::Error> {
        let query = of_role!(
            role,
            concat!("SELECT ", person_columns!(), " FROM people JOIN "),
            " AS listed ON people.id = listed.person ORDER BY people.name, people.id"
        );
        let rows = statement(query).fetch_all(&self.reading).await?;
        rows.iter().map(person_row).collect()
    }

    /// Stores the hash of an invitation code that makes this many people members before a time, in seconds since 1970.
    /// Removes expired codes.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn add_invitation_code(
        &self,
        code: TokenHash,
        uses: u32,
        until: i64,
    ) -> Result<(), sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "DELETE FROM invitation_codes WHERE until <= $1 OR uses < 1";
                    let ended = statement(query).bind(now);
                    ended.execute(&mut *connection).await?;
                    let query =
                        "INSERT INTO invitation_codes (code, uses, until) VALUES ($1, $2, $3)";
                    let query = statement(query).bind(&code[..]).bind(i64::from(uses));
                    query.bind(until).execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// Whether a code with this hash is valid.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn is_invitation_code(&self, code: TokenHash) -> Result<bool, sqlx::Error> {
        let query = "SELECT 1 FROM invitation_codes WHERE code = $1 AND uses > 0 AND until > $2";
        let found = statement(query).bind(&code[..]);
        let found = found.bind(self.clock.unix_seconds());
        Ok(found.fetch_optional(&self.reading).await?.is_some())
    }

    /// Makes a person a member by the code with this hash; `false` if the code is invalid, expired or used up.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn use_invitation_code(
        &self,
        code: TokenHash,
        person: PersonId,
    ) -> Result<bool, sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE invitation_codes SET uses = uses - 1 WHERE code = $1 AND uses > 0 AND until > $2";
                    let used = statement(query).bind(&code[..]).bind(now);
                    if used.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    list(connection, person, Role::Member, now).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Finds people by a part of their name, their login, or the beginning of their key; sorted by name.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<PersonRow>, sqlx::Error> {
        let query = Sql::Each {
            sqlite: concat!(
                "SELECT ",
                person_columns!(),
                " FROM people WHERE instr(lower(name), lower($1)) > 0 OR login = lower($1) \
                 OR (length($1) >= 8 AND substr(hex(id), 1, length($1)) = upper($1)) ORDER BY name, id LIMIT $2"
            ),
            // SQLite's `lower` and this collation change ASCII letters only.
            postgres: concat!(
                "SELECT ",
                person_columns!(),
                " FROM people WHERE strpos(lower(name), lower($1 COLLATE \"C\")) > 0 OR login = lower($1 COLLATE \"C\") \
                 OR (length($1) >= 8 AND substr(encode(id, 'hex'), 1, length($1)) = lower($1 COLLATE \"C\")) \
                 ORDER BY name, id LIMIT $2"
            ),
        };
        let rows = statement(query).bind(text).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(person_row).collect()
    }

    /// Stores a report; `false` if this person has already reported this, or too many reports are open.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn add_report(&self, report: &ReportRow) -> Result<bool, sqlx::Error> {
        let report = report.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "INSERT INTO reports (reporter, about, table_id, seat, message, person, quoted, reason, at) \
                         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 \
                         WHERE (SELECT count(*) FROM reports WHERE settled_at IS NULL) < $10 \
                         AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = $1 AND about = $2 AND table_id = $3 \
                         AND seat IS NOT DISTINCT FROM $4 AND message IS NOT DISTINCT FROM $5 \
                         AND person IS NOT DISTINCT FROM $6)";
                    let done = statement(query)
                        .bind(report.reporter.map(|person| person.0.to_vec()))
                        .bind(&report.about)
                        .bind(&report.table)
                        .bind(report.seat.map(|seat| seat as i64))
                        .bind(report.message.map(|number| number as i64))
                        .bind(report.person.map(|person| person.0.to_vec()))
                        .bind(&report.quoted)
                        .bind(&report.reason)
                        .bind(report.at)
                        .bind(REPORTS);
                    Ok(done.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// The open reports, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<ReportRow>, sqlx::Error> {
        let query = "SELECT number, reporter, about, table_id, seat, message, person, quoted, reason, at FROM reports \
             WHERE settled_at IS NULL ORDER BY number LIMIT $1";
        let rows = statement(query).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(report_row).collect()
    }

    /// The reports that a person has made.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn reports_of(&self, reporter: PersonId) -> Result<Vec<ReportRow>, sqlx::Error> {
        let query = "SELECT number, reporter, about, table_id, seat, message, person, quoted, reason, at FROM reports \
             WHERE reporter = $1 ORDER BY number";
        let rows = statement(query).bind(&reporter.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(report_row).collect()
    }

    /// Settles a report; `false` if no report of this number is open.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn settle_report(&self, number: i64) -> Result<bool, sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE reports SET settled_at = $1 WHERE number = $2 AND settled_at IS NULL";
                    let done = statement(query).bind(now).bind(number);
                    Ok(done.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// Bans a person or a range of addresses.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn add_ban(&self, ban: &BanRow) -> Result<(), sqlx::Error> {
        let ban = ban.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Bans).await?;
                    let query = "INSERT INTO bans (kind, person, network, reason, until, at) VALUES ($1, $2, $3, $4, $5, $6)";
                    statement(query)
                        .bind(if ban.mute { "mute" } else { "ban" })
                        .bind(ban.person.map(|person| person.0.to_vec()))
                        .bind(&ban.network)
                        .bind(&ban.reason)
                        .bind(ban.until)
                        .bind(ban.at)
                        .execute(connection)
                        .await
                        .map(|_| ())
                })
            })
            .await
    }

    /// Ends a ban; `false` if there is none of this number.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn lift_ban(&self, number: i64) -> Result<bool, sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Bans).await?;
                    let done = statement("DELETE FROM bans WHERE number = $1").bind(number);
                    Ok(done.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// The bans, the newest first. Removes expired ones, unless dates are in doubt.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn bans(&self) -> Result<Vec<BanRow>, sqlx::Error> {
        let (now, sure) = (self.clock.unix_seconds(), self.clock.is_sure());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    if sure {
                        let ended = statement("DELETE FROM bans WHERE until <= $1").bind(now);
                        ended.execute(&mut *connection).await?;
                    }
                    let query = "SELECT number, kind, person, network, reason, until, at FROM bans ORDER BY number DESC";
                    let rows = statement(query).fetch_all(connection).await?;
                    rows.iter().map(ban_row).collect()
                })
            })
            .await
    }

    /// Appends an entry to the log. Entries are never removed.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn log_moderation(&self, entry: &ModerationLogRow) -> Result<(), sqlx::Error> {
        let entry = entry.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "INSERT INTO deeds (admin, verb, person, table_id, detail, at) VALUES ($1, $2, $3, $4, $5, $6)";
                    statement(query)
                        .bind(&entry.admin.0[..])
                        .bind(&entry.verb)
                        .bind(entry.person.map(|person| person.0.to_vec()))
                        .bind(&entry.table)
                        .bind(&entry.detail)
                        .bind(entry.at)
                        .execute(connection)
                        .await
                        .map(|_| ())
                })
            })
            .await
    }

    /// The log of administrators' actions, the newest first; with `before`, only entries with a lower number.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn moderation_log(
        &self,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ModerationLogRow>, sqlx::Error> {
        let query = "SELECT number, admin, verb, person, table_id, detail, at FROM deeds WHERE number < $1 \
             ORDER BY number DESC LIMIT $2";
        let rows = statement(query)
            .bind(before.unwrap_or(i64::MAX))
            .bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(log_row).collect()
    }

    /// Replaces the name of a person by this one until administrators lift it.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn hide_name(&self, person: PersonId, replacement: &str) -> Result<(), sqlx::Error> {
        let replacement = replacement.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    let query = "UPDATE people SET hidden_name = coalesce(hidden_name, name), name = $2 WHERE id = $1";
                    let query = statement(query).bind(&person.0[..]).bind(replacement);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// Restores the hidden name of a person.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn show_name(&self, person: PersonId) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    let query = "UPDATE people SET name = coalesce(hidden_name, name), hidden_name = NULL WHERE id = $1";
                    let query = statement(query).bind(&person.0[..]);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// Whether an administrator has hidden the name of a person.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn has_hidden_name(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        let query = "SELECT 1 FROM people WHERE id = $1 AND hidden_name IS NOT NULL";
        let found = statement(query).bind(&person.0[..]);
        Ok(found.fetch_optional(&self.reading).await?.is_some())
    }

    /// Hides a table from the lobby, or shows it again.
    ///
    /// # Errors
    /// If the query fails, or there is no such table.
    pub async fn hide_table(&self, table: &str, hidden: bool) -> Result<(), sqlx::Error> {
        let table = table.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = if hidden {
                        "INSERT INTO hidden_tables (table_id) VALUES ($1) ON CONFLICT DO NOTHING"
                    } else {
                        "DELETE FROM hidden_tables WHERE table_id = $1"
                    };
                    let query = statement(query).bind(table);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The tables that are hidden from the lobby.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn hidden_tables(&self) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT table_id FROM hidden_tables ORDER BY rowid DESC LIMIT 100";
        scalar(query).fetch_all(&self.reading).await
    }
}

impl PersonRow {
    /// The person's id as administrators read and type it.
    pub fn key(&self) -> String {
        hex(&self.id.0)
    }
}

/// Gives a person a role; `false` if they have it already.
async fn list(
    connection: &mut Connection,
    person: PersonId,
    role: Role,
    now: i64,
) -> Result<bool, sqlx::Error> {
    let query = of_role!(
        role,
        "INSERT INTO ",
        " (person, added_at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    );
    let done = statement(query).bind(&person.0[..]).bind(now);
    Ok(done.execute(connection).await?.rows_affected() > 0)
}

fn report_row(row: &Row) -> Result<ReportRow, sqlx::Error> {
    let number = |column: &str| -> Result<Option<usize>, sqlx::Error> {
        let number: Option<i64> = row.try_get(column)?;
        Ok(number.map(|number| number as usize))
    };
    Ok(ReportRow {
        number: row.try_get("number")?,
        reporter: key_if_any(row, "reporter")?.map(PersonId),
        about: row.try_get("about")?,
        table: row.try_get("table_id")?,
        seat: number("seat")?,
        message: number("message")?,
        person: key_if_any(row, "person")?.map(PersonId),
        quoted: row.try_get("quoted")?,
        reason: row.try_get("reason")?,
        at: row.try_get("at")?,
    })
}

fn ban_row(row: &Row) -> Result<BanRow, sqlx::Error> {
    Ok(BanRow {
        number: row.try_get("number")?,
        mute: row.try_get::<&str>("kind")? == "mute",
        person: key_if_any(row, "person")?.map(PersonId),
        network: row.try_get("network")?,
        reason: row.try_get("reason")?,
        until: row.try_get("until")?,
        at: row.try_get("at")?,
    })
}

fn log_row(row: &Row) -> Result<ModerationLogRow, sqlx::Error> {
    Ok(ModerationLogRow {
        number: row.try_get("number")?,
        admin: PersonId(key(row, "admin")?),
        verb: row.try_get("verb")?,
        person: key_if_any(row, "person")?.map(PersonId),
        table: row.try_get("table_id")?,
        detail: row.try_get("detail")?,
        at: row.try_get("at")?,
    })
}
