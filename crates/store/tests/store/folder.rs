//! A folder for one test.

use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// A folder for one test, removed on drop.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        Folder(TempDir::with_prefix(format!("antipater-{name}-")).unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }
}

pub(crate) fn address(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}
