//! What is done to a database besides serving it: copies of the whole, and the way back.
//!
//! Each of these runs to its end before it returns. The database is named as in [`Config`](crate::Config).

use std::fmt;
use std::io;
use std::path::Path;

use crate::store::{self, CopyError, Store};

/// Why nothing came of it.
#[derive(Debug)]
pub struct UpkeepError(Kind);

#[derive(Debug)]
enum Kind {
    /// The user has no data folder, and no database was named.
    NoDataFolder,
    Copy(CopyError),
    /// The system refused something else.
    System(io::Error),
}

/// Copies the database to a file, which must not be there; a server may write meanwhile. The copy has everything,
/// sessions and hashes of passwords too.
///
/// # Errors
/// Says what cannot be read or written.
pub fn backup(database: Option<String>, to: &Path) -> Result<(), UpkeepError> {
    let address = address(database)?;
    wait(async { store::backup(&address, to).await })?;
    Ok(())
}

/// Puts a copy in the place of the database. With `replace` it takes the place of one that is there and that nobody has
/// open.
///
/// # Errors
/// Says what is wrong with the copy, or why it may not have the place.
pub fn restore(database: Option<String>, from: &Path, replace: bool) -> Result<(), UpkeepError> {
    let address = address(database)?;
    wait(async { store::restore(from, &address, replace).await })?;
    Ok(())
}

fn address(database: Option<String>) -> Result<String, UpkeepError> {
    let address = database.or_else(Store::usual_address);
    address.ok_or(UpkeepError(Kind::NoDataFolder))
}

/// Runs something to its end.
fn wait<T, E: Into<UpkeepError>>(
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, UpkeepError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| UpkeepError(Kind::System(error)))?;
    runtime.block_on(work).map_err(Into::into)
}

impl From<CopyError> for UpkeepError {
    fn from(error: CopyError) -> UpkeepError {
        UpkeepError(Kind::Copy(error))
    }
}

impl fmt::Display for UpkeepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::NoDataFolder => {
                f.write_str("there is no data folder for this user; name a database")
            }
            Kind::Copy(error) => error.fmt(f),
            Kind::System(error) => write!(f, "the system refused: {error}"),
        }
    }
}

impl std::error::Error for UpkeepError {}
