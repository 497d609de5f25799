//! Writing: one after the other, each all or nothing.

use std::pin::Pin;

use sqlx::SqliteConnection;

use crate::store::Store;

/// What a piece of writing is doing.
pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

impl Store {
    /// Does a piece of writing, all or nothing; answers when it is committed.
    pub(super) async fn write<T, E: From<sqlx::Error>>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, Result<T, E>>,
    ) -> Result<T, E> {
        let mut transaction = self.writing.begin_with("BEGIN IMMEDIATE").await?;
        let done = work(&mut transaction).await?;
        transaction.commit().await?;
        Ok(done)
    }
}
