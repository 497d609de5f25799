//! The seven resources, bundles of them and sets of them. A Duel uses five of the seven.

use core::fmt;

/// A resource. The first four are raw materials, the other three manufactured goods.
///
/// # Examples
/// ```
/// use antipater_engine::Resource;
///
/// assert_eq!(Resource::Papyrus.letter(), 'P');
/// assert!(Resource::Ore.is_raw() && !Resource::Loom.is_raw());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Resource {
    /// Raw material.
    Wood,
    /// Raw material.
    Stone,
    /// Raw material.
    Clay,
    /// Raw material (not in a Duel).
    Ore,
    /// Manufactured good.
    Glass,
    /// Manufactured good (not in a Duel).
    Loom,
    /// Manufactured good.
    Papyrus,
}

impl Resource {
    /// The number of resources.
    pub const COUNT: usize = 7;

    /// All resources in order.
    pub const ALL: [Resource; Resource::COUNT] = [
        Resource::Wood,
        Resource::Stone,
        Resource::Clay,
        Resource::Ore,
        Resource::Glass,
        Resource::Loom,
        Resource::Papyrus,
    ];

    /// Whether it is a raw material (wood, stone, clay, ore) and not a manufactured good.
    pub const fn is_raw(self) -> bool {
        (self as usize) < 4
    }

    /// The letter in tables and records: W S C O G L P.
    pub const fn letter(self) -> char {
        match self {
            Resource::Wood => 'W',
            Resource::Stone => 'S',
            Resource::Clay => 'C',
            Resource::Ore => 'O',
            Resource::Glass => 'G',
            Resource::Loom => 'L',
            Resource::Papyrus => 'P',
        }
    }

    const fn from_letter(letter: u8) -> Resource {
        match letter {
            b'W' => Resource::Wood,
            b'S' => Resource::Stone,
            b'C' => Resource::Clay,
            b'O' => Resource::Ore,
            b'G' => Resource::Glass,
            b'L' => Resource::Loom,
            b'P' => Resource::Papyrus,
            _ => panic!("a resource is one of W S C O G L P"),
        }
    }
}

/// A multiset of resources.
///
/// # Examples
/// ```
/// use antipater_engine::{Resource, Resources};
///
/// let cost = Resources::of("WCC");
/// assert_eq!(cost.count(Resource::Clay), 2);
/// assert_eq!(cost.total(), 3);
/// assert_eq!(cost.to_string(), "WCC");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Resources([u8; Resource::COUNT]);

impl Resources {
    /// No resources.
    pub const NONE: Resources = Resources([0; Resource::COUNT]);

    /// Parses letters, one for each unit, as in the tables: `"WCC"` is a wood and two clay.
    ///
    /// # Panics
    /// On any other letter; the tables call it at compile time.
    pub const fn of(letters: &str) -> Resources {
        let letters = letters.as_bytes();
        let mut units = [0; Resource::COUNT];
        let mut i = 0;
        while i < letters.len() {
            units[Resource::from_letter(letters[i]) as usize] += 1;
            i += 1;
        }
        Resources(units)
    }

    /// The number of units of this resource.
    pub const fn count(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// The number of units of all resources.
    pub const fn total(self) -> u8 {
        let mut total = 0;
        let mut i = 0;
        while i < Resource::COUNT {
            total += self.0[i];
            i += 1;
        }
        total
    }

    /// Whether the bundle has no unit.
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Adds units of a resource.
    pub const fn add(&mut self, resource: Resource, units: u8) {
        self.0[resource as usize] += units;
    }

    /// The resources with at least one unit.
    pub const fn kinds(self) -> ResourceSet {
        let mut set = 0;
        let mut i = 0;
        while i < Resource::COUNT {
            if self.0[i] > 0 {
                set |= 1 << i;
            }
            i += 1;
        }
        ResourceSet(set)
    }

    /// Each unit in the order of the resources.
    pub fn units(self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .into_iter()
            .flat_map(move |r| core::iter::repeat_n(r, usize::from(self.count(r))))
    }
}

impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.units()
            .try_for_each(|resource| write!(f, "{}", resource.letter()))
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// A set of resources.
///
/// # Examples
/// ```
/// use antipater_engine::{Resource, ResourceSet, Resources};
///
/// let kinds = Resources::of("WCC").kinds();
/// assert!(kinds.iter().eq([Resource::Wood, Resource::Clay]));
/// assert!(!ResourceSet::GOODS.contains(Resource::Wood));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ResourceSet(u8);

impl ResourceSet {
    /// No resource.
    pub const EMPTY: ResourceSet = ResourceSet(0);
    /// The raw materials.
    pub const RAW: ResourceSet = ResourceSet(0b000_1111);
    /// The manufactured goods.
    pub const GOODS: ResourceSet = ResourceSet(0b111_0000);

    /// Whether the resource is in the set.
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 & (1 << resource as u8) != 0
    }

    /// One bit per resource, wood lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The resources in order.
    pub fn iter(self) -> impl Iterator<Item = Resource> + Clone {
        Resource::ALL.into_iter().filter(move |&r| self.contains(r))
    }
}

impl fmt::Debug for ResourceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
