//! A text as a QR code, for the camera of another device.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// The width of the light margin that readers need, in modules.
const QUIET: usize = 4;

/// The picture of a text: an SVG file, dark on light in every mode of the page. `None` if the text is too long.
pub fn picture(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (row, modules) in code.to_colors().chunks(width).enumerate() {
        for (column, _) in (modules.iter().enumerate()).filter(|(_, one)| **one == Color::Dark) {
            let _ = write!(path, "M{} {}h1v1h-1z", column + QUIET, row + QUIET);
        }
    }
    let size = width + 2 * QUIET;
    Some(format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{path}"/></svg>"##
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_finders_and_a_quiet_zone() {
        let svg = picture("https://example.org/join/abc").unwrap();
        let dark = |column: usize, row: usize| svg.contains(&format!("M{column} {row}h1v1h-1z"));
        // The outer ring of the upper left finder pattern, with its light inside and outside.
        for at in 4..11 {
            assert!(dark(at, 4) && dark(4, at) && dark(at, 10) && dark(10, at));
        }
        assert!((5..10).all(|at| !dark(at, 5) && !dark(5, at)));
        assert!((0..40).all(|at| !dark(at, 3) && !dark(3, at)));
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert_eq!(picture(&"x".repeat(5000)), None);
    }
}
