//! The server's own state in its database, by name: a secret, the key for push services, the running time, and the time
//! last seen.

use crate::clock::Clock;
use crate::ids::random_bytes;
use crate::statements::{Connection, scalar, statement};

/// The names of the values.
const SECRET: &str = "secret";
pub(super) const PUSH_KEY: &str = "push key";
pub(super) const UPTIME: &str = "uptime";
/// The last time at which the server ran, in milliseconds since 1970, and for how many more ticks dates were in doubt.
pub(super) const SEEN: &str = "seen";
pub(super) const DOUBT: &str = "doubt";

/// The values that a server reads when it opens a database.
pub(super) struct ServerState {
    pub(super) secret: [u8; 32],
    /// The running time of all servers on the database, in ticks.
    pub(super) uptime: i64,
}

/// Loads the state; creates the secret in a new database. Puts dates in doubt if they were, or if the last server ran
/// long ago by this clock, which may have been set.
pub(super) async fn load(
    connection: &mut Connection,
    clock: &Clock,
) -> Result<ServerState, sqlx::Error> {
    let secret = match get(connection, SECRET).await? {
        Some(secret) => secret,
        None => {
            let made = random_bytes::<32>().to_vec();
            let secret = get_or_insert(connection, SECRET, made).await?;
            sized(SECRET, secret)?
        }
    };
    let mut number = async |name| -> Result<Option<i64>, sqlx::Error> {
        let bytes = get(&mut *connection, name).await?;
        Ok(bytes.map(i64::from_le_bytes))
    };
    let uptime = number(UPTIME).await?.unwrap_or_default();
    let (seen, doubt) = (number(SEEN).await?, number(DOUBT).await?);
    let now = clock.even_milliseconds();
    clock.doubt_gap(seen.map_or(0, |seen| now - seen));
    clock.doubt_for(doubt.unwrap_or_default());
    // Stored at once, in case this run ends before its next write.
    for (name, number) in [(SEEN, now), (DOUBT, clock.doubt_left())] {
        set(connection, name, &number.to_le_bytes()).await?;
    }
    Ok(ServerState { secret, uptime })
}

/// The value of a name.
pub(super) async fn get<const N: usize>(
    connection: &mut Connection,
    name: &str,
) -> Result<Option<[u8; N]>, sqlx::Error> {
    let value = scalar("SELECT value FROM server WHERE name = $1");
    let value: Option<Vec<u8>> = value.bind(name).fetch_optional(connection).await?;
    value.map(|value| sized(name, value)).transpose()
}

fn sized<const N: usize>(name: &str, value: Vec<u8>) -> Result<[u8; N], sqlx::Error> {
    let wrong = |_| sqlx::Error::Decode(format!("{name} does not have {N} bytes").into());
    value.try_into().map_err(wrong)
}

/// The value of a name, which is inserted if there is none. Another process may insert one at the same time; the first
/// one stays.
pub(super) async fn get_or_insert(
    connection: &mut Connection,
    name: &str,
    made: Vec<u8>,
) -> Result<Vec<u8>, sqlx::Error> {
    statement("INSERT INTO server (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(made)
        .execute(&mut *connection)
        .await?;
    let value = scalar("SELECT value FROM server WHERE name = $1");
    value
        .bind(name)
        .fetch_optional(connection)
        .await?
        .ok_or(sqlx::Error::RowNotFound)
}

/// Sets the value of a name.
pub(super) async fn set(
    connection: &mut Connection,
    name: &str,
    value: &[u8],
) -> Result<(), sqlx::Error> {
    statement(
        "INSERT INTO server (name, value) VALUES ($1, $2) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}
