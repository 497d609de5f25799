//! Periodic backups by a running server, which keeps the latest ones.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use antipater_show::texts::Moment;
use antipater_store::Clock;
use antipater_store::files;
use tokio::sync::watch;

use crate::ops::metrics::Metrics;

/// The prefix and suffix of backup names; the time between them makes names sort by age.
const BEGIN: &str = "antipater-";
const END: &str = ".sqlite";
/// The interval at which it is checked whether a backup is due.
const LOOK: Duration = Duration::from_secs(60);

/// The schedule and place of backups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copies {
    /// The time between backups.
    pub every: Duration,
    /// The number of backups kept.
    pub keep: usize,
    /// The folder, used for backups only.
    pub folder: PathBuf,
}

impl Copies {
    /// Makes backups of the database at an address when they are due, until the server closes. Failures are logged, and
    /// the backup is tried again.
    pub(crate) async fn make_all(
        self,
        address: String,
        clock: Clock,
        metrics: Metrics,
        mut closing: watch::Receiver<bool>,
    ) {
        let look = self.every.min(LOOK);
        loop {
            let now = clock.unix_seconds();
            let made = async {
                if self.is_due(now) {
                    match self.make(&address, now).await {
                        Ok(()) => metrics.copied(true),
                        Err(why) => {
                            metrics.copied(false);
                            tracing::error!("no copy of the database: {why}");
                        }
                    }
                }
                tokio::time::sleep(look).await;
            };
            tokio::select! {
                () = made => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }

    /// Whether a backup is due.
    fn is_due(&self, now: i64) -> bool {
        let every = i64::try_from(self.every.as_secs()).unwrap_or(i64::MAX);
        let last = name(now.saturating_sub(every).max(0));
        let made = names(&self.folder, END).unwrap_or_default();
        // Backups from the future were made by a wrong clock, and do not count.
        let newest = made.into_iter().rfind(|made| *made <= name(now));
        newest.is_none_or(|newest| newest <= last)
    }

    /// Makes a backup and removes surplus ones.
    async fn make(&self, address: &str, now: i64) -> Result<(), String> {
        files::make_folder(&self.folder)
            .map_err(|error| format!("{}: {error}", self.folder.display()))?;
        let path = self.folder.join(name(now));
        let copied = antipater_store::backup(address, &path).await;
        copied.map_err(|error| error.to_string())?;
        self.remove_old(now)
            .map_err(|error| format!("{}: {error}", self.folder.display()))
    }

    fn remove_old(&self, now: i64) -> io::Result<()> {
        let mut made = names(&self.folder, END)?;
        // Backups from the future are removed first, because they would outlive all others.
        made.sort_by_key(|made| *made <= name(now));
        let many = made.len().saturating_sub(self.keep.max(1));
        // Also removes the parts of interrupted backups.
        let parts = names(&self.folder, ".part")?;
        for name in made[..many].iter().chain(&parts) {
            fs::remove_file(self.folder.join(name))?;
        }
        Ok(())
    }
}

/// The name of a backup at this time, in seconds since 1970.
fn name(seconds: i64) -> String {
    let minute = Moment::of(seconds.saturating_mul(1000)).datetime();
    let minute = minute.trim_end_matches('Z').replace(':', "-");
    format!("{BEGIN}{minute}-{:02}Z{END}", seconds.rem_euclid(60))
}

/// The names of backups in a folder with this suffix, the oldest first.
fn names(folder: &Path, end: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        if let Ok(name) = entry?.file_name().into_string()
            && name.starts_with(BEGIN)
            && name.ends_with(end)
        {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use antipater_store::Store;

    /// A database in a temporary folder.
    async fn fresh() -> (tempfile::TempDir, String, Store) {
        let folder = tempfile::TempDir::with_prefix("antipater-copies-").unwrap();
        let address = format!("sqlite:{}", folder.path().join("a.sqlite").display());
        let store = Store::open(&address).await.unwrap();
        (folder, address, store)
    }

    /// Two backups, one every minute.
    fn copies_in(folder: PathBuf) -> Copies {
        Copies {
            every: Duration::from_secs(60),
            keep: 2,
            folder,
        }
    }

    #[test]
    fn the_names_of_copies_sort_by_their_moments() {
        assert_eq!(name(1_795_212_061), "antipater-2026-11-20T22-01-01Z.sqlite");
        assert!(name(0) < name(59) && name(59) < name(60) && name(60) < name(1_795_212_060));
    }

    #[tokio::test]
    async fn copies_from_a_time_that_has_not_come_hold_up_no_others() {
        let (folder, address, store) = fresh().await;
        let copies = copies_in(folder.path().join("copies"));
        for now in [1000, 900_000, 900_060] {
            assert!(copies.is_due(now));
            copies.make(&address, now).await.unwrap();
        }
        assert!(copies.is_due(1060), "the clock was set back");
        copies.make(&address, 1060).await.unwrap();
        assert!(!copies.is_due(1061));
        assert_eq!(
            names(&copies.folder, "").unwrap(),
            [name(1060), name(900_060)]
        );
        copies.make(&address, 1120).await.unwrap();
        assert_eq!(names(&copies.folder, "").unwrap(), [name(1060), name(1120)]);
        store.close().await;
    }

    #[tokio::test]
    async fn the_last_copies_are_kept_and_nothing_else_is_touched() {
        let (folder, address, store) = fresh().await;
        let copies = copies_in(folder.path().join("copies/of"));
        assert!(copies.is_due(1000));
        copies.make(&address, 1000).await.unwrap();
        fs::write(copies.folder.join("notes.txt"), "mine").unwrap();
        fs::write(copies.folder.join("antipater-x.sqlite.part"), "torn").unwrap();
        assert!(!copies.is_due(1059));
        assert!(copies.is_due(1060));
        copies.make(&address, 1060).await.unwrap();
        copies.make(&address, 1120).await.unwrap();
        let kept = names(&copies.folder, "").unwrap();
        assert_eq!(kept, [name(1060), name(1120)]);
        assert!(copies.folder.join("notes.txt").exists());
        let copy = format!("sqlite:{}", copies.folder.join(name(1120)).display());
        Store::open(&copy).await.unwrap().close().await;
        store.close().await;
    }
}
