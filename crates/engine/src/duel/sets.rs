//! Sets of cards, wonders, tokens and slots: one word of bits with set operations.
//!
//! Here: the macro that defines them. Not here: the items.

/// Declares a set of `$item`, a type with `COUNT`, `ALL` and `const fn index(self) -> usize`, stored in one `$bits` word.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);
            /// The set of all items.
            pub const ALL: $set = $set(((1 as $bits) << $item::COUNT) - 1);

            /// The set of these items.
            pub const fn of(items: &[$item]) -> $set {
                let mut set = $set::EMPTY;
                let mut i = 0;
                while i < items.len() {
                    set = set.with(items[i]);
                    i += 1;
                }
                set
            }

            /// The set with this item added.
            #[must_use]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | (1 << item.index()))
            }

            /// Adds an item.
            pub const fn add(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Removes an item.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// Whether the item is in the set.
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.index()) != 0
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of items in the set.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The union of both sets.
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The intersection of both sets.
            #[must_use]
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Whether the sets intersect.
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// The items of this set that are not in the other.
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// One bit per item, the first one lowest.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Calls a function with each item in order, one machine word at a time; cheaper than [`iter`](Self::iter).
            #[inline]
            pub(super) fn each(self, mut visit: impl FnMut($item)) {
                let bits = u128::from(self.0);
                for (first, word) in [(0, bits as u64), (64, (bits >> 64) as u64)] {
                    let mut rest = word;
                    while rest != 0 {
                        visit($item::ALL[first + rest.trailing_zeros() as usize]);
                        rest &= rest - 1;
                    }
                }
            }

            /// The item at index `n` in the set.
            #[inline]
            pub const fn nth(self, n: usize) -> Option<$item> {
                let (mut rest, mut skipped) = (self.0, 0);
                while skipped < n {
                    rest &= rest.wrapping_sub(1);
                    skipped += 1;
                }
                if rest == 0 {
                    return None;
                }
                Some($item::ALL[rest.trailing_zeros() as usize])
            }

            /// The items in order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                core::iter::from_fn(move || {
                    let first = rest.trailing_zeros() as usize;
                    rest &= rest.wrapping_sub(1);
                    $item::ALL.get(first).copied()
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use set;
