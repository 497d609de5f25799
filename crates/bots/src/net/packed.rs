//! Compression of integer tables. An adaptive model predicts the size of each number from its row and column, and an
//! arithmetic coder stores it in as few bits as that prediction allows.

use super::coder::{Bits, Chance};

/// The unit of a mean size.
const MEAN: u32 = 64;
/// The number of entries of a row after which its mean is recomputed.
const PART: usize = 16;
/// The number of entries of a column in its running mean.
const MEMORY: i32 = 24;
/// The number of classes of expected sizes, in quarters of a power of two.
const EXPECTED: usize = 64;
/// The number of classes of the number above: 0, 1, more.
const ABOVE: usize = 3;

/// Encodes or decodes a table in place: rows of equal length, with absolute values below 2^31. The greatest common
/// divisor of each column, then of each row, is stored once and divided out.
pub(super) fn table(bits: &mut impl Bits, numbers: &mut [i32], width: usize) {
    let mut steps = Model::NEW;
    let step =
        |bits: &mut _, model: &mut Model, step: u32| model.number(bits, step as i32, 0).max(1);
    let mut columns = Vec::with_capacity(width);
    for column in 0..width {
        let all = numbers.iter().skip(column).step_by(width);
        columns.push(step(bits, &mut steps, common(all)));
    }
    let mut rows = Model::NEW;
    let mut models = vec![Model::NEW; EXPECTED * ABOVE];
    let mut expected = Expected::new(width);
    let mut above = vec![0; width];
    for row in numbers.chunks_exact_mut(width) {
        let divided = row.iter_mut().zip(&columns);
        divided.for_each(|(number, column)| *number /= column);
        let of_row = step(bits, &mut rows, common(row.iter()));
        expected.begin_row();
        for (column, number) in row.iter_mut().enumerate() {
            let above = &mut above[column];
            let likes = above_class(*above);
            let model = &mut models[expected.class(column) * ABOVE + likes];
            let small = model.number(bits, *number / of_row, *above);
            expected.learn(column, small);
            *above = small;
            *number = small.wrapping_mul(of_row).wrapping_mul(columns[column]);
        }
        expected.end_row();
    }
}

fn above_class(number: i32) -> usize {
    (number.unsigned_abs() as usize).min(ABOVE - 1)
}

/// The greatest common divisor; 0 if all are zero.
fn common<'a>(numbers: impl Iterator<Item = &'a i32>) -> u32 {
    numbers.fold(0, |common, number| {
        let (mut one, mut other) = (common, number.unsigned_abs());
        while other != 0 {
            (one, other) = (other, one % other);
        }
        one
    })
}

/// The expected size of a number, from the mean sizes of its row and its column so far.
struct Expected {
    columns: Vec<u32>,
    /// The mean size of all numbers, weighted towards the last rows; and of the row before.
    all: u32,
    before: u32,
    /// The sum of the sizes of this row, and their number.
    sum: u32,
    count: u32,
    /// The ratio of this row's sizes to those of other rows, times 2^16.
    ratio: u64,
}

impl Expected {
    fn new(width: usize) -> Expected {
        Expected {
            columns: vec![MEAN; width],
            all: MEAN,
            before: MEAN,
            sum: 0,
            count: 0,
            ratio: 0,
        }
    }

    /// Begins a row with the ratio of the row before.
    fn begin_row(&mut self) {
        let weight = PART as u32 / 2;
        (self.sum, self.count) = (self.before * weight, weight);
    }

    /// The class of the expected size in a column, below [`EXPECTED`].
    fn class(&mut self, column: usize) -> usize {
        if column.is_multiple_of(PART) {
            let mean = self.sum / self.count;
            self.ratio = (u64::from(mean + 1) << 16) / u64::from(self.all + 1);
        }
        let size = (u64::from(self.columns[column] + 1) * self.ratio) >> 16;
        // The highest bit and the two below it.
        let size = size + 4;
        let power = size.ilog2() - 2;
        let class = 4 * power as usize + ((size >> power) & 3) as usize;
        class.min(EXPECTED - 1)
    }

    fn learn(&mut self, column: usize, number: i32) {
        // Larger ones are rare and share a class.
        let size = MEAN * number.unsigned_abs().min(1 << 12);
        self.sum += size;
        self.count += 1;
        let mean = &mut self.columns[column];
        *mean = mean.wrapping_add_signed((size as i32 - *mean as i32) / MEMORY);
    }

    fn end_row(&mut self) {
        self.before = self.sum / self.count;
        self.all = (self.all * 15 + self.before) / 16;
    }
}

/// The probabilities of the bits of a number: whether it is 0, its sign, its length, and its highest bits.
#[derive(Clone)]
struct Model {
    zero: Chance,
    /// By the sign of the number above.
    sign: [Chance; 3],
    longer: [Chance; Model::LONGEST],
    /// By length and the bits above; all lower bits share the first.
    next: [[Chance; 8]; Model::LONGEST + 1],
}

impl Model {
    /// The most bits below the highest one.
    const LONGEST: usize = 30;
    const NEW: Model = Model {
        zero: Chance::EVEN,
        sign: [Chance::EVEN; 3],
        longer: [Chance::EVEN; Model::LONGEST],
        next: [[Chance::EVEN; 8]; Model::LONGEST + 1],
    };

    /// Encodes or decodes a number.
    fn number(&mut self, bits: &mut impl Bits, number: i32, above: i32) -> i32 {
        if bits.bit(number == 0, &mut self.zero) {
            return 0;
        }
        let sign = &mut self.sign[(above.signum() + 1) as usize];
        let negative = bits.bit(number < 0, sign);
        let size = number.unsigned_abs();
        let mut length = 0;
        while length < Model::LONGEST
            && bits.bit(size >> (length + 1) != 0, &mut self.longer[length])
        {
            length += 1;
        }
        let mut read = 1;
        for place in (0..length).rev() {
            let above = if read < 8 { read as usize } else { 0 };
            let chance = &mut self.next[length][above];
            read = read << 1 | i32::from(bits.bit(size >> place & 1 != 0, chance));
        }
        if negative { -read } else { read }
    }
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::super::coder::{Reader, Writer};
    use super::*;
    use crate::bot::generator;

    fn written(numbers: &[i32], width: usize) -> Vec<u8> {
        let mut writer = Writer::after(Vec::new());
        table(&mut writer, &mut numbers.to_vec(), width);
        writer.finish()
    }

    fn read(bytes: &[u8], count: usize, width: usize) -> Vec<i32> {
        let mut numbers = vec![0; count];
        table(&mut Reader::new(bytes), &mut numbers, width);
        numbers
    }

    #[test]
    fn numbers_come_back_as_they_were_written() {
        let mut rng = generator(1, 0);
        for (width, most) in [(1, i32::MAX), (7, 1), (16, 3), (40, 1000), (16, 70_000)] {
            let mut number =
                || (i64::from(rng.next_u32()) % (2 * i64::from(most)) - i64::from(most) + 1) as i32;
            let numbers: Vec<i32> = (0..width * 30).map(|_| number()).collect();
            let bytes = written(&numbers, width);
            assert_eq!(read(&bytes, numbers.len(), width), numbers);
        }
        let extremes = [i32::MAX, -i32::MAX, 0, 0, 1, -1];
        assert_eq!(read(&written(&extremes, 2), 6, 2), extremes);
    }

    #[test]
    fn what_is_common_takes_no_room() {
        let mut rng = generator(2, 0);
        let small: Vec<i32> = (0..4000).map(|_| rng.next_u32() as i32 % 3).collect();
        let steps: Vec<i32> = (0..4000)
            .map(|number| (3 + number % 20) << (number / 20 % 4))
            .collect();
        let large: Vec<i32> = small
            .iter()
            .zip(&steps)
            .map(|(one, step)| one * step)
            .collect();
        let (small, packed) = (written(&small, 20), written(&large, 20));
        assert_eq!(read(&packed, 4000, 20), large);
        // Five equally likely numbers take 2.3 bits each.
        assert!(small.len() < 1300, "{}", small.len());
        assert!(
            packed.len() < small.len() + 150,
            "{} {}",
            packed.len(),
            small.len()
        );
    }

    #[test]
    fn any_bytes_can_be_read() {
        let mut rng = generator(3, 0);
        for length in 0..60 {
            let bytes: Vec<u8> = (0..length).map(|_| rng.next_u32() as u8).collect();
            assert_eq!(read(&bytes, 400, 20).len(), 400);
        }
    }
}
