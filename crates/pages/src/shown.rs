//! The regions that an open page has: what goes to a page goes once.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::Markup;

/// A region with its id.
pub type Region = (&'static str, Markup);

/// What an open page was sent last.
#[derive(Default)]
pub struct Shown {
    /// The latest version that anything of it was printed of.
    version: u64,
    /// The latest version that all of it was printed of.
    whole: u64,
    /// A hash of each region.
    regions: HashMap<&'static str, u64>,
}

impl Shown {
    /// Whether all of the page shows this version of the table, or a later one.
    pub fn shows(&self, version: u64) -> bool {
        self.whole >= version
    }

    /// Prints all regions of a version and returns those that the page does not have, one after the other. Prints
    /// nothing if the page shows a later version.
    pub fn update(&mut self, version: u64, print: impl FnOnce() -> Vec<Region>) -> String {
        if version >= self.version {
            self.whole = version;
        }
        self.update_part(version, print)
    }

    /// Like [`Shown::update`], for some of the regions: the others may still be those of an earlier version.
    pub fn update_part(&mut self, version: u64, print: impl FnOnce() -> Vec<Region>) -> String {
        let mut changed = String::new();
        if version < self.version {
            return changed;
        }
        self.version = version;
        for (id, markup) in print() {
            let html = markup.into_string();
            let hash = hash_of(&html);
            if self.regions.insert(id, hash) != Some(hash) {
                changed.push_str(&html);
            }
        }
        changed
    }
}

/// Stands for a text that was sent, so that the text itself need not be kept for each viewer.
pub fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
