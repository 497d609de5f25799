//! Parts of pages that are the same for several viewers: each is printed once, and copied to every page that contains
//! it.
//!
//! A `Part` is a value, and is printed from this value and the texts only. It is looked up by an equal value, so no
//! viewer gets a part that their own view could not print. For another seat's hand, the hand itself would have to be in
//! the value. The parts of each game are in its folder.

use std::any::{Any, TypeId};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use antipater_show::texts::Texts;
use maud::{Markup, Render};
use rustc_hash::{FxHashMap, FxHasher};

/// The number of shards of the cache, each with a separate lock.
const SHARDS: usize = 16;
/// The bytes that a part occupies besides its text.
const OVERHEAD: usize = 200;

/// A value that is printed from itself and the texts only.
pub(crate) trait Part: Hash + Eq + Clone + Send + 'static {
    /// Prints it.
    fn print(&self, printer: Printer<'_>) -> Markup;
}

/// A part of any type, for comparison.
trait AnyPart: Send {
    fn as_any(&self) -> &dyn Any;
}

impl<P: Part> AnyPart for P {
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A printed part.
struct Printed {
    texts: u64,
    part: Box<dyn AnyPart>,
    html: Arc<str>,
}

/// Parts by the hash of their value. There are two generations; when the newer one fills its room, the older one is
/// dropped.
#[derive(Default)]
struct Shard {
    new: FxHashMap<u64, Printed>,
    old: FxHashMap<u64, Printed>,
    /// The bytes that the newer generation occupies.
    bytes: usize,
}

impl Shard {
    fn find<P: Part>(&mut self, key: u64, texts: u64, part: &P, room: usize) -> Option<Arc<str>> {
        let is_it = |printed: &Printed| {
            // Two values may have the same hash.
            printed.texts == texts && (*printed.part).as_any().downcast_ref() == Some(part)
        };
        if let Some(printed) = self.new.get(&key).filter(|printed| is_it(printed)) {
            return Some(Arc::clone(&printed.html));
        }
        self.old.get(&key).filter(|printed| is_it(printed))?;
        let printed = self.old.remove(&key)?;
        let html = Arc::clone(&printed.html);
        self.keep(key, printed, room);
        Some(html)
    }

    fn keep(&mut self, key: u64, printed: Printed, room: usize) {
        self.bytes += printed.html.len() + OVERHEAD;
        self.new.insert(key, printed);
        if self.bytes > room / 2 {
            self.old = std::mem::take(&mut self.new);
            self.bytes = 0;
        }
    }
}

/// A cache of recently printed parts, of limited size.
pub struct Parts {
    shards: [Mutex<Shard>; SHARDS],
    /// The bytes for the parts of a shard.
    room: usize,
}

impl Parts {
    /// A cache of about this many bytes at most.
    pub fn with_room(bytes: usize) -> Parts {
        Parts {
            shards: Default::default(),
            room: bytes / SHARDS,
        }
    }

    fn get<P: Part>(&self, t: &Texts, part: &P) -> Arc<str> {
        // Deliberate collisions are harmless: values are compared, and the cache is small.
        let mut hasher = FxHasher::default();
        (TypeId::of::<P>(), t.id(), part).hash(&mut hasher);
        let key = hasher.finish();
        let shard = &self.shards[key as usize % SHARDS];
        let locked = || shard.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(html) = locked().find(key, t.id(), part, self.room) {
            return html;
        }
        // Printed without the lock: two threads may print the same part, with the same result.
        let markup = part.print(Printer {
            t,
            parts: Some(self),
        });
        let html: Arc<str> = markup.into_string().into();
        let printed = Printed {
            texts: t.id(),
            part: Box::new(part.clone()),
            html: Arc::clone(&html),
        };
        locked().keep(key, printed, self.room);
        html
    }
}

/// The means to print a page: the texts, and the parts printed for other viewers.
#[derive(Clone, Copy)]
pub struct Printer<'a> {
    /// The texts in the language of the viewer.
    pub(crate) t: &'a Texts,
    parts: Option<&'a Parts>,
}

impl<'a> Printer<'a> {
    /// A printer that shares these parts with other viewers.
    pub fn sharing(t: &'a Texts, parts: &'a Parts) -> Printer<'a> {
        Printer {
            t,
            parts: Some(parts),
        }
    }

    /// A part, printed for this page or an earlier one.
    pub(crate) fn part(self, part: &impl Part) -> PrintedPart {
        match self.parts {
            Some(parts) => PrintedPart::Shared(parts.get(self.t, part)),
            None => PrintedPart::Own(part.print(self)),
        }
    }
}

/// A printer without a cache.
impl<'a> From<&'a Texts> for Printer<'a> {
    fn from(t: &'a Texts) -> Printer<'a> {
        Printer { t, parts: None }
    }
}

/// A printed part, ready for a page.
pub(crate) enum PrintedPart {
    /// Printed once for several pages.
    Shared(Arc<str>),
    /// Printed for one page.
    Own(Markup),
}

impl Render for PrintedPart {
    fn render_to(&self, page: &mut String) {
        page.push_str(match self {
            PrintedPart::Shared(html) => html,
            PrintedPart::Own(markup) => &markup.0,
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use antipater_show::texts::Language;
    use maud::html;

    use super::*;

    static PRINTED: AtomicUsize = AtomicUsize::new(0);

    /// A part whose values all have the same hash.
    #[derive(Clone, PartialEq, Eq)]
    struct Counted(&'static str);

    impl Hash for Counted {
        fn hash<H: Hasher>(&self, _: &mut H) {}
    }

    impl Part for Counted {
        fn print(&self, printer: Printer<'_>) -> Markup {
            PRINTED.fetch_add(1, Ordering::Relaxed);
            html! { (self.0) " " (printer.t.language().tag()) }
        }
    }

    #[test]
    fn a_part_is_printed_once_for_each_value_and_language_even_where_hashes_are_equal() {
        let parts = Parts::with_room(1 << 20);
        let print = |language: Language, what: &'static str| {
            let printer = Printer::sharing(Texts::of(language), &parts);
            printer.part(&Counted(what)).render().into_string()
        };
        assert_eq!(print(Language::English, "a"), "a en");
        assert_eq!(print(Language::English, "a"), "a en");
        assert_eq!(PRINTED.load(Ordering::Relaxed), 1);
        assert_eq!(print(Language::English, "b"), "b en");
        assert_eq!(print(Language::Finnish, "a"), "a fi");
        assert_eq!(print(Language::English, "a"), "a en");
    }

    /// A part of this length.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Long(usize);

    impl Part for Long {
        fn print(&self, _: Printer<'_>) -> Markup {
            html! { ("x".repeat(self.0)) }
        }
    }

    #[test]
    fn the_store_keeps_its_bounds() {
        let room = 1 << 16;
        let parts = Parts::with_room(room);
        let printer = Printer::sharing(Texts::of(Language::English), &parts);
        for length in 0..2000 {
            printer.part(&Long(length));
        }
        let kept = parts.shards.iter().map(|shard| {
            let shard = shard.lock().unwrap();
            let all = shard.new.values().chain(shard.old.values());
            all.map(|printed| printed.html.len()).sum::<usize>()
        });
        // One part may exceed the remaining room.
        assert!(kept.sum::<usize>() < room + 2 * SHARDS * 2000);
    }
}
