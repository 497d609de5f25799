//! The sums of a net's layers, with SIMD instructions if the processor has them. All variants compute the same numbers.

use fearless_simd::{Level, Simd, dispatch, i16x16, i32x8, prelude::*};

use super::{Net, ONE, UNIT};

/// The number of sums updated at once.
const LANES: usize = 16;
/// The number of vectors of sums that stay in registers while the weights of all inputs are added.
const VECTORS: usize = 8;
/// The number of sums in these vectors.
const BLOCK: usize = LANES * VECTORS;
/// The largest size of the first hidden layer.
const MOST_HIDDEN: usize = {
    let [one, two, three, most] = Net::SIZES;
    assert!(one.is_multiple_of(BLOCK) && two.is_multiple_of(BLOCK));
    assert!(three.is_multiple_of(BLOCK) && most.is_multiple_of(BLOCK));
    most
};
/// The number of sums of the second layer that are computed at once.
const ROWS: usize = 4;

/// Subtracts the weights of some inputs from the sums of the first layer, and adds those of others.
pub(super) fn change(net: &Net, gone: &[u16], come: &[u16], sums: &mut [i16]) {
    dispatch!(Level::new(), simd => changed(simd, net, (gone, come), sums));
}

#[inline(always)]
fn changed<S: Simd>(simd: S, net: &Net, (gone, come): (&[u16], &[u16]), sums: &mut [i16]) {
    for (block, sums) in sums.chunks_exact_mut(BLOCK).enumerate() {
        let weights = |input: u16, vector: usize| {
            let begin = usize::from(input) * net.hidden + block * BLOCK + vector * LANES;
            i16x16::from_slice(simd, &net.first[begin..begin + LANES])
        };
        let mut kept: [i16x16<S>; VECTORS] = std::array::from_fn(|vector| {
            i16x16::from_slice(simd, &sums[vector * LANES..(vector + 1) * LANES])
        });
        for &input in gone {
            for (vector, sum) in kept.iter_mut().enumerate() {
                *sum -= weights(input, vector);
            }
        }
        for &input in come {
            for (vector, sum) in kept.iter_mut().enumerate() {
                *sum += weights(input, vector);
            }
        }
        for (sum, sums) in kept.iter().zip(sums.chunks_exact_mut(LANES)) {
            sum.store_slice(sums);
        }
    }
}

/// The first outputs of a net for the sums of its first layer.
pub(super) fn outputs(net: &Net, sums: &[i16], outputs: &mut [i32]) {
    assert!(
        outputs.len() <= net.outputs,
        "{} outputs of {}",
        outputs.len(),
        net.outputs
    );
    dispatch!(Level::new(), simd => judged(simd, net, sums, outputs));
}

#[inline(always)]
fn judged<S: Simd>(simd: S, net: &Net, sums: &[i16], outputs: &mut [i32]) {
    let (zero, one) = (i16x16::splat(simd, 0), i16x16::splat(simd, ONE as i16));
    let mut clipped = [0; MOST_HIDDEN];
    let clipped = &mut clipped[..net.hidden];
    for (sums, clipped) in sums
        .chunks_exact(LANES)
        .zip(clipped.chunks_exact_mut(LANES))
    {
        let sums = i16x16::from_slice(simd, sums);
        sums.max(zero).min(one).store_slice(clipped);
    }
    let mut middle = [0; Net::SECOND];
    let rows = net.second.chunks_exact(ROWS * net.hidden);
    for (rows, (middle, biases)) in rows.zip(
        middle
            .chunks_exact_mut(ROWS)
            .zip(net.second_bias.chunks_exact(ROWS)),
    ) {
        let mut products = [i32x8::splat(simd, 0); ROWS];
        for (part, inputs) in clipped.chunks_exact(LANES).enumerate() {
            let inputs = i16x16::from_slice(simd, inputs);
            for (product, row) in products.iter_mut().zip(rows.chunks_exact(net.hidden)) {
                let weights = i16x16::from_slice(simd, &row[part * LANES..(part + 1) * LANES]);
                *product += simd.pairwise_dot_product_i16x16(inputs, weights);
            }
        }
        for ((out, product), &bias) in middle.iter_mut().zip(products).zip(biases) {
            let sum = bias + simd.reduce_sum_i32x8(product);
            *out = (sum / UNIT).clamp(0, ONE) as i16;
        }
    }
    for ((out, row), &bias) in outputs.iter_mut().zip(&net.last).zip(&net.last_bias) {
        let mut product = i32x8::splat(simd, 0);
        for (inputs, weights) in middle.chunks_exact(LANES).zip(row.chunks_exact(LANES)) {
            let inputs = i16x16::from_slice(simd, inputs);
            product += simd.pairwise_dot_product_i16x16(inputs, i16x16::from_slice(simd, weights));
        }
        *out = bias + simd.reduce_sum_i32x8(product);
    }
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;
    use crate::bot::generator;
    use crate::encode::duel::SCHEMA;

    /// A net with the largest possible weights.
    fn net() -> Net {
        let mut rng = generator(1, 0);
        let mut number = |most: i32| rng.next_u32() as i32 % (most + 1);
        let mut net = Net::zero(&SCHEMA);
        let first = (Net::MOST_FIRST as i32) * ONE;
        let most = (Net::MOST as i32) * UNIT;
        let rows = net.first.iter_mut();
        rows.chain(&mut net.first_bias)
            .for_each(|weight| *weight = number(first) as i16);
        let rows = net.second.iter_mut();
        rows.chain(net.last.iter_mut().flatten())
            .for_each(|weight| *weight = number(most) as i16);
        let biases = net.second_bias.iter_mut().chain(&mut net.last_bias);
        biases.for_each(|bias| *bias = number(1000 * ONE * UNIT));
        net
    }

    /// The reference implementation, one product at a time.
    fn plain(net: &Net, sums: &[i16]) -> Vec<i32> {
        let product = |ones: &[i16], others: &[i16]| -> i32 {
            let pairs = ones.iter().zip(others);
            pairs.map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
        };
        let clipped: Vec<i16> = sums.iter().map(|&sum| sum.clamp(0, ONE as i16)).collect();
        let rows = net.second.chunks(net.hidden).zip(&net.second_bias);
        let middle: Vec<i16> = rows
            .map(|(row, bias)| ((bias + product(&clipped, row)) / UNIT).clamp(0, ONE) as i16)
            .collect();
        let rows = net.last.iter().zip(&net.last_bias);
        rows.map(|(row, bias)| bias + product(&middle, row))
            .collect()
    }

    #[test]
    fn all_processors_get_the_same_numbers() {
        let net = net();
        let mut rng = generator(2, 0);
        for _ in 0..50 {
            let mut some = |count: usize| -> Vec<u16> {
                let number = |_| (rng.next_u32() as usize % net.inputs) as u16;
                (0..count).map(number).collect()
            };
            let (gone, come) = (some(7), some(180));
            let mut expected = net.first_bias.clone();
            for (inputs, sign) in [(&gone, -1), (&come, 1)] {
                for &input in inputs {
                    let row = &net.first[usize::from(input) * net.hidden..][..net.hidden];
                    for (sum, weight) in expected.iter_mut().zip(row) {
                        *sum = sum.wrapping_add(sign * weight);
                    }
                }
            }
            for level in [Level::baseline(), Level::new()] {
                let mut sums = net.first_bias.clone();
                dispatch!(level, simd => changed(simd, &net, (&gone, &come), &mut sums));
                assert_eq!(sums, expected, "{level:?}");
                let mut found = vec![0; net.outputs];
                dispatch!(level, simd => judged(simd, &net, &sums, &mut found));
                assert_eq!(found, plain(&net, &sums), "{level:?}");
            }
        }
    }
}
