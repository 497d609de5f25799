//! wip
use super::Seven;
use super::observe::Observation;
use rand_core::Rng;
pub(super) fn sample(_o: &Observation, _rng: &mut impl Rng) -> Seven {
    unreachable!()
}
