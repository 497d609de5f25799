//! The pages of tables that are open in a browser, and the last content sent to each.
//!
//! A page gets regions in the response to an action of its person, and on its stream. Both ask here, so that a region
//! is sent once: the stream does not print again what the response contained.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use antipater_pages::sent_regions::{Region, SentRegions};
use antipater_store::ids::PersonId;

/// The longest name of a page, in letters.
const NAME_LENGTH: usize = 64;

/// Identifies a page: its person, its table, and the name that it has given itself.
type Key = (PersonId, String, String);

/// All open pages; clones share them.
#[derive(Clone, Default)]
pub(crate) struct OpenPages(Arc<Mutex<HashMap<Key, Arc<Page>>>>);

/// An open page.
#[derive(Default)]
struct Page {
    /// Held while a request or the stream prints for the page, so that a click is answered before the stream continues.
    turn: tokio::sync::Mutex<()>,
    sent: Mutex<SentRegions>,
}

/// A page, open until this is dropped.
pub(super) struct OpenPage {
    page: Arc<Page>,
    listed: Option<(OpenPages, Key)>,
}

impl OpenPages {
    /// Opens a page. It can be found by its name later, if it has a name and a person.
    pub(super) fn open(
        &self,
        person: Option<PersonId>,
        table: &str,
        name: Option<String>,
    ) -> OpenPage {
        let page = Arc::default();
        let named = person.zip(name.filter(|name| name.len() <= NAME_LENGTH));
        let key = named.map(|(person, name)| (person, table.to_owned(), name));
        if let Some(key) = &key {
            self.all().insert(key.clone(), Arc::clone(&page));
        }
        OpenPage {
            page,
            listed: key.map(|key| (self.clone(), key)),
        }
    }

    /// The page with this name; if none is open, a page without content.
    pub(super) fn find(&self, person: PersonId, table: &str, name: &str) -> OpenPage {
        let key = (person, table.to_owned(), name.to_owned());
        OpenPage {
            page: self.all().get(&key).cloned().unwrap_or_default(),
            listed: None,
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Key, Arc<Page>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenPage {
    /// Waits for the turn to print for the page.
    pub(super) async fn turn(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.page.turn.lock().await
    }

    /// Whether all of the page shows this version of the table, or a later one.
    pub(super) fn shows(&self, version: u64) -> bool {
        self.sent().shows(version)
    }

    /// Prints all regions of a version and returns those that the page does not have. Prints
    /// nothing if the page shows a later version.
    pub(super) fn update(&self, version: u64, print: impl FnOnce() -> Vec<Region>) -> Vec<String> {
        self.sent().update(version, print)
    }

    /// As [`OpenPage::update`], for some regions; the others may still be those of an earlier version.
    pub(super) fn update_part(
        &self,
        version: u64,
        print: impl FnOnce() -> Vec<Region>,
    ) -> Vec<String> {
        self.sent().update_part(version, print)
    }

    fn sent(&self) -> MutexGuard<'_, SentRegions> {
        self.page
            .sent
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let Some((pages, key)) = self.listed.take() else {
            return;
        };
        let mut all = pages.all();
        // The page may have reconnected on another stream meanwhile.
        if all
            .get(&key)
            .is_some_and(|page| Arc::ptr_eq(page, &self.page))
        {
            all.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    const ADA: PersonId = PersonId([1; 32]);

    fn regions(own: &str) -> Vec<Region> {
        vec![("own", html! { (own) }), ("other", html! { "same" })]
    }

    #[test]
    fn a_region_goes_out_once_whichever_way_it_takes() {
        let pages = OpenPages::default();
        let stream = pages.open(Some(ADA), "t", Some("page".to_owned()));
        assert_eq!(stream.update(1, || regions("a")), ["a", "same"]);
        let answer = pages.find(ADA, "t", "page");
        assert_eq!(answer.update(2, || regions("b")), ["b"]);
        assert!(stream.shows(2));
        assert!(stream.update(2, || regions("b")).is_empty());
        // A version that comes too late is not even printed.
        assert!(answer.update(1, || panic!("printed")).is_empty());
    }

    #[test]
    fn a_part_does_not_stand_for_the_whole() {
        let page = OpenPages::default().open(Some(ADA), "t", None);
        page.update(1, || regions("a"));
        let part = |own| vec![("own", html! { (own) })];
        assert_eq!(page.update_part(2, || part("b")), ["b"]);
        assert!(!page.shows(2));
        assert!(page.update_part(1, || panic!("printed")).is_empty());
        let all = || vec![("own", html! { "b" }), ("other", html! { "new" })];
        assert_eq!(page.update(2, all), ["new"]);
        assert!(page.shows(2));
    }

    #[test]
    fn pages_are_told_apart_by_person_table_and_name() {
        let pages = OpenPages::default();
        let page = pages.open(Some(ADA), "t", Some("page".to_owned()));
        page.update(1, || regions("a"));
        for (person, table, name) in [
            (PersonId([2; 32]), "t", "page"),
            (ADA, "u", "page"),
            (ADA, "t", "other"),
        ] {
            let other = pages.find(person, table, name);
            assert_eq!(other.update(1, || regions("a")), ["a", "same"]);
        }
        drop(page);
        assert!(pages.all().is_empty());
        let _nameless = pages.open(Some(ADA), "t", None);
        let _long = pages.open(Some(ADA), "t", Some("x".repeat(NAME_LENGTH + 1)));
        assert!(pages.all().is_empty());
    }

    #[test]
    fn a_page_that_came_back_stays_when_its_old_stream_ends() {
        let pages = OpenPages::default();
        let old = pages.open(Some(ADA), "t", Some("page".to_owned()));
        let new = pages.open(Some(ADA), "t", Some("page".to_owned()));
        drop(old);
        new.update(3, || regions("a"));
        assert!(pages.find(ADA, "t", "page").shows(3));
    }
}
