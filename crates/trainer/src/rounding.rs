//! Rounds the weights of the first layer to wide steps, so that they compress well without weaker play.
//!
//! Inputs are correlated: weights of other inputs can make up for the error of a rounded one. So the weights are
//! rounded one after the other, and each error is spread over the following ones, by how often the inputs are active
//! together in games of the net (the nearest plane: L. Babai, 1986; for nets: E. Frantar and others, 2023). The steps
//! are wider for inputs that are rare or redundant, and for sums with little effect.

use std::path::Path;

use antipater_bots::net::{Floats, Net, ONE};
use anyhow::Result;

use crate::checkpoint;
use crate::games::Task;
use crate::replay::Sample;
use crate::self_play::{teach, versus};

/// Added to the seed, so that the net has not learned from these games.
const OTHERS: u64 = 3_000_000;
/// The default number of games that show which inputs are active together.
pub(crate) const GAMES: u64 = 3000;
/// Each input counts as active in this additional share of positions, so that inputs that never occur are rounded too.
const PRIOR: f64 = 1e-4;
/// The frequency (as a root mean square, given all other inputs) at which a weight has the narrow step. At half of it,
/// the step is twice as wide.
const OFTEN: f64 = 0.1;
/// The widest step is the narrow one times two to this power.
const WIDEST: f64 = 4.0;
/// A weight is rounded up from this fraction of a step. More than half makes more of them zero.
const UP: f64 = 0.6;
/// The distance of a sum from 0 and 1 at which rounding cannot bring it between the two.
const NEAR: f32 = 0.1;

/// The parameters of rounding.
#[derive(Clone, Copy)]
pub(crate) struct Rounding {
    /// The step of a weight in the first layer, in units of a weight, for the most important inputs.
    pub(crate) step: u32,
    /// The number of games that show which inputs are active together.
    pub(crate) games: u64,
    /// The number of deals on which the two nets are compared.
    pub(crate) deals: u64,
    /// The seed of all randomness.
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// The rounding of one column.
#[derive(Clone, Copy)]
enum Sum {
    /// Its clipped value is the same in all positions.
    Always(i16),
    /// Its weights have this step.
    Step(f64),
}

/// The net with wide steps in the first layer.
fn rounded<T: Task>(net: &Net, rounding: Rounding) -> Net {
    let mut floats = net.floats();
    let mut positions = Vec::new();
    for number in 0..rounding.games {
        for sample in teach::<T>(net, rounding.seed + OTHERS, number, 0) {
            if let Sample::Run(run) = sample {
                positions.extend(run.into_iter().map(|one| one.inputs));
            }
        }
    }
    let order = by_count(T::SCHEMA.inputs(), &positions);
    let sums = sums(&floats, &positions, f64::from(rounding.step));
    let mut together = together(&order, &positions);
    factor(&mut together, order.len() + 1);
    let often = OFTEN * (positions.len() as f64).sqrt();
    round(&mut floats, &order, &together, &sums, often);
    Net::rounded(&T::SCHEMA, &floats)
}

/// The inputs, the most frequent last.
fn by_count(inputs: usize, positions: &[Box<[u16]>]) -> Vec<usize> {
    let mut counts = vec![0_u32; inputs];
    for &input in positions.iter().flatten() {
        counts[usize::from(input)] += 1;
    }
    let mut order: Vec<usize> = (0..inputs).collect();
    order.sort_by_key(|&input| counts[input]);
    order
}

/// Rounds the weights in a folder in place, and prints the result of a match against the old ones.
#[allow(clippy::print_stdout, reason = "the report of a program")]
pub(crate) fn report<T: Task>(folder: &Path, rounding: Rounding) -> Result<()> {
    let net = checkpoint::weights(folder, &T::SCHEMA)?;
    let rounded = rounded::<T>(&net, rounding);
    let [bytes, before] = [&rounded, &net].map(|net| net.to_bytes(&T::SCHEMA).len());
    println!("{bytes} bytes instead of {before}");
    checkpoint::write_rounded(folder, &T::SCHEMA, &rounded, rounding.step)?;
    let seed = rounding.seed + OTHERS;
    let found = versus::<T>(&rounded, &net, 0, seed, rounding.deals, rounding.threads);
    tell(found, T::FAIR);
    Ok(())
}

/// Prints the share of wins and its 95 % interval.
#[allow(clippy::print_stdout, reason = "the report of a program")]
pub(crate) fn tell((share, error): (f64, f64), fair: f64) {
    println!("share {share:.4} +- {:.4}, fair {fair}", 1.96 * error);
}

/// The importance of each sum: how often it is between 0 and 1 or crosses them, times the weights of the second layer.
fn sums(floats: &Floats, positions: &[Box<[u16]>], step: f64) -> Vec<Sum> {
    let hidden = floats.first_bias.len();
    let (mut between, mut above) = (vec![0_u32; hidden], vec![0_u32; hidden]);
    for position in positions {
        let mut sums = floats.first_bias.clone();
        for &input in position {
            let weights = &floats.first[usize::from(input) * hidden..][..hidden];
            sums.iter_mut()
                .zip(weights)
                .for_each(|(sum, weight)| *sum += weight);
        }
        for (number, sum) in sums.into_iter().enumerate() {
            between[number] += u32::from(sum > -NEAR && sum < 1.0 + NEAR);
            above[number] += u32::from(sum >= 1.0);
        }
    }
    let count = positions.len() as f64;
    let matters = |number: usize| {
        let second = floats.second.iter().skip(number).step_by(hidden);
        let squares: f32 = second.map(|weight| weight * weight).sum();
        let above = f64::from(above[number]) / count;
        let moves = f64::from(between[number]) / count + 0.4 * above * (1.0 - above);
        (moves * f64::from(squares)).sqrt()
    };
    let matters: Vec<f64> = (0..hidden).map(matters).collect();
    let mut sorted = matters.clone();
    sorted.sort_by(f64::total_cmp);
    let usual = sorted[hidden / 2];
    let of_sum = |(number, matters): (usize, f64)| match (between[number], above[number]) {
        (0, 0) => Sum::Always(0),
        (0, all) if all as usize == positions.len() => Sum::Always(ONE as i16),
        _ => Sum::Step((step * usual / matters).round().clamp(1.0, 64.0)),
    };
    matters.into_iter().enumerate().map(of_sum).collect()
}

/// How often inputs are active together, in this order, after one that is always active: the upper triangle of a
/// matrix.
fn together(order: &[usize], positions: &[Box<[u16]>]) -> Vec<f64> {
    let mut places = vec![0; order.len()];
    for (number, &input) in order.iter().enumerate() {
        places[input] = number + 1;
    }
    let size = order.len() + 1;
    let mut together = vec![0.0; size * size];
    let mut on = Vec::new();
    for position in positions {
        on.clear();
        on.push(0);
        on.extend(position.iter().map(|&input| places[usize::from(input)]));
        on.sort_unstable();
        for (number, &one) in on.iter().enumerate() {
            // An input that is active twice counts twice.
            let same = on.iter().filter(|&&other| other == one).count();
            together[one * size + one] += same as f64;
            for &other in on[number..].iter().filter(|&&other| other != one) {
                together[one * size + other] += 1.0;
            }
        }
    }
    for number in 0..size {
        together[number * size + number] += PRIOR * positions.len() as f64;
    }
    together
}

/// Replaces the upper triangle of a symmetric matrix by R with RᵀR = the matrix (A.-L. Cholesky).
fn factor(square: &mut [f64], size: usize) {
    for number in 0..size {
        let (before, after) = square.split_at_mut((number + 1) * size);
        let row = &mut before[number * size..];
        // Except for rounding errors, the prior keeps it above 0.
        let root = row[number].max(1e-9).sqrt();
        row[number..].iter_mut().for_each(|value| *value /= root);
        for (below, other) in after.chunks_exact_mut(size).enumerate() {
            let column = number + 1 + below;
            let share = row[column];
            if share != 0.0 {
                let pairs = other[column..].iter_mut().zip(&row[column..]);
                pairs.for_each(|(value, own)| *value -= share * own);
            }
        }
    }
}

/// Rounds the weights of one input after the other, from the last one on; the biases take the remaining error.
fn round(floats: &mut Floats, order: &[usize], factors: &[f64], sums: &[Sum], often: f64) {
    let one = f64::from(ONE);
    let (size, hidden) = (order.len() + 1, sums.len());
    let mut left = vec![vec![0.0; hidden]; size];
    for number in (0..size).rev() {
        let factors = &factors[number * size..][..size];
        let mut carried = vec![0.0; hidden];
        for (&factor, left) in factors.iter().zip(&left).skip(number + 1) {
            let pairs = carried.iter_mut().zip(left);
            pairs.for_each(|(carried, left)| *carried += factor * left);
        }
        let input = number.checked_sub(1).map(|place| order[place]);
        let row = match input {
            Some(input) => &mut floats.first[input * hidden..][..hidden],
            None => &mut floats.first_bias,
        };
        let power = (often / factors[number]).log2().round().clamp(0.0, WIDEST);
        for (sum, weight) in row.iter_mut().enumerate() {
            let before = f64::from(*weight) * one;
            let wanted = before + carried[sum] / factors[number];
            let rounded = match (sums[sum], input) {
                (Sum::Always(_), Some(_)) => 0.0,
                (Sum::Always(value), None) => f64::from(value),
                (Sum::Step(step), Some(_)) => nearest(wanted, step * power.exp2()),
                (Sum::Step(_), None) => wanted.round(),
            };
            left[number][sum] = before - rounded;
            *weight = (rounded / one) as f32;
        }
    }
}

/// The nearest multiple of a step within the range of a weight.
fn nearest(wanted: f64, step: f64) -> f64 {
    let most = f64::from(Net::MOST_FIRST) * f64::from(ONE);
    let steps = (wanted.abs() / step + 1.0 - UP)
        .floor()
        .min((most / step).floor());
    steps * step * wanted.signum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_the_product_of_its_factors() {
        let square = [4.0, 2.0, -2.0, 2.0, 10.0, 5.0, -2.0, 5.0, 9.0];
        let mut factors = square;
        factor(&mut factors, 3);
        for (row, column) in [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)] {
            let product: f64 = (0..=row)
                .map(|k| factors[k * 3 + row] * factors[k * 3 + column])
                .sum();
            assert!((product - square[row * 3 + column]).abs() < 1e-12);
        }
    }

    #[test]
    fn weights_go_to_the_step_that_is_near() {
        let pairs = [
            (0.0, 0.0),
            (14.0, 0.0),
            (-15.0, -24.0),
            (25.0, 24.0),
            (39.0, 48.0),
            (5000.0, 1008.0),
        ];
        for (wanted, rounded) in pairs {
            assert_eq!(nearest(wanted, 24.0), rounded, "{wanted}");
        }
    }
}
