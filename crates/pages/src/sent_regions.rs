//! The regions that an open page has, so that no region is sent twice.

use maud::Markup;

/// A region with its id.
pub type Region = (&'static str, Markup);

/// The last content sent to an open page.
#[derive(Default)]
pub struct SentRegions {
    /// The latest version from which any region was printed.
    version: u64,
    /// The latest version from which all regions were printed.
    whole: u64,
    /// A hash of each region. There are about twenty.
    regions: Vec<(&'static str, u64)>,
}

impl SentRegions {
    /// Whether all of the page shows this version of the table, or a later one.
    pub fn shows(&self, version: u64) -> bool {
        self.whole >= version
    }

    /// Prints all regions of a version and returns those that differ from the page's. Prints nothing if the page shows
    /// a later version.
    pub fn update(&mut self, version: u64, print: impl FnOnce() -> Vec<Region>) -> Vec<String> {
        if version >= self.version {
            self.whole = version;
        }
        self.update_part(version, print)
    }

    /// As [`SentRegions::update`], for some regions; the others may still be those of an earlier version.
    pub fn update_part(
        &mut self,
        version: u64,
        print: impl FnOnce() -> Vec<Region>,
    ) -> Vec<String> {
        let mut changed = Vec::new();
        if version < self.version {
            return changed;
        }
        self.version = version;
        for (id, markup) in print() {
            let html = markup.into_string();
            let hash = hash_of(&html);
            match self.regions.iter_mut().find(|(other, _)| *other == id) {
                Some((_, same)) if *same == hash => continue,
                Some((_, old)) => *old = hash,
                None => self.regions.push((id, hash)),
            }
            changed.push(html);
        }
        changed
    }
}

/// A hash of a sent text, so that the text itself need not be kept for each viewer. Every region of every page is
/// hashed, so it takes sixteen bytes at a time.
pub fn hash_of(text: &str) -> u64 {
    /// Half of the bits of each are ones.
    const SEED: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9];
    let mix = |one: u64, other: u64| {
        let product = u128::from(one) * u128::from(other);
        product as u64 ^ (product >> 64) as u64
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<16>();
    let mut last = [0; 16];
    last[..rest.len()].copy_from_slice(rest);
    let hash = pairs.iter().chain([&last]).fold(SEED[0], |hash, pair| {
        let pair = u128::from_le_bytes(*pair);
        mix(pair as u64 ^ hash, (pair >> 64) as u64 ^ SEED[1])
    });
    mix(hash ^ text.len() as u64, SEED[1])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn texts_that_differ_a_little_have_different_hashes() {
        let text = "<p class=\"stat\">7 <b>−1</b></p>".repeat(3);
        let mut seen = HashSet::from([hash_of(&text), hash_of(""), hash_of("\0")]);
        for place in 0..text.len() {
            if !text.is_char_boundary(place) {
                continue;
            }
            for put in ["\0", " ", "a", "aa"] {
                let (before, after) = text.split_at(place);
                assert!(seen.insert(hash_of(&format!("{before}{put}x{after}"))));
            }
            assert!(place == 0 || seen.insert(hash_of(&text[..place])));
        }
        assert_eq!(hash_of(&text), hash_of(&text.clone()));
    }
}
