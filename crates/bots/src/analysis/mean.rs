//! Means with their errors.

/// The mean of numbers and its standard error.
pub(super) fn mean(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        // The method of B. Welford (1962), which is numerically stable.
        count += 1.0;
        let apart = number - mean;
        mean += apart / count;
        squares += apart * (number - mean);
    }
    if count < 2.0 {
        return (mean, 0.0);
    }
    (mean, (squares / (count - 1.0) / count).sqrt())
}
