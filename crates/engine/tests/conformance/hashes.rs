//! Hashes of positions, on random games of every kind.

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use antipater_engine::State;
use antipater_engine::seven::Seven;

#[test]
fn equal_positions_have_equal_hashes_and_others_do_not() {
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    let (mut positions, mut hashes) = (0, HashSet::new());
    super::each_game::<Seven>(4, |kind, game| {
        let mut before: Option<Seven> = None;
        super::play::<Seven>(kind, game, |position, joint, _| {
            let hash = hasher.hash_one(position);
            assert_eq!(hash, hasher.hash_one(position.clone()));
            positions += 1;
            assert!(hashes.insert(hash), "a hash for each position");
            // The same steps on the same deal come to the same position.
            if let Some(before) = before.take() {
                assert_eq!(hasher.hash_one(&before), hash);
            }
            let mut next = position.clone();
            next.apply(joint).expect("legal");
            before = Some(next);
        });
    });
    assert_eq!(hashes.len(), positions);
}
