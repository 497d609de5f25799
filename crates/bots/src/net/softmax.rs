//! The softmax of a net's outputs, by sums and products only, because library exponentials differ between machines.

/// The exponential of a number below 10: the series of e^(x/1024), squared ten times.
pub(crate) fn exp(x: f32) -> f32 {
    let small = f64::from(x.max(-40.0)) / 1024.0;
    let mut power = 1.0 + small * (1.0 + small * (0.5 + small * (1.0 / 6.0)));
    for _ in 0..10 {
        power *= power;
    }
    power as f32
}

/// Converts outputs, in which 1 is `unit`, to shares that add up to 1.
///
/// # Examples
/// ```
/// use antipater_bots::net::softmax;
///
/// let mut shares = [0.0; 2];
/// softmax(&[64, 64], 64, &mut shares);
/// assert_eq!(shares, [0.5, 0.5]);
/// ```
pub fn softmax(outputs: &[i32], unit: i32, shares: &mut [f32]) {
    let most = outputs.iter().copied().max().unwrap_or(0);
    let mut sum = 0.0;
    for (share, &output) in shares.iter_mut().zip(outputs) {
        *share = exp((output - most) as f32 / unit as f32);
        sum += *share;
    }
    shares.iter_mut().for_each(|share| *share /= sum);
}
