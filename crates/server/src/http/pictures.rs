//! Draws postcards as PNG. That takes a processor for a moment, so only a few are drawn at the same time, apart from other
//! requests.

use std::fmt::Write;
use std::sync::Arc;

use antipater_pages::postcard::{Anchor, Drawing, FONT, HEIGHT, WIDTH, Words};
use maud::{Markup, html};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use tokio::sync::Semaphore;
use ttf_parser::{Face, OutlineBuilder};

use crate::error::Error;

/// The most pictures that are drawn at the same time.
const DRAWN: usize = 2;
/// The most requests for pictures; others are turned away.
const ADMITTED: usize = 24;

/// The permits for drawing.
#[derive(Clone)]
pub(crate) struct Pictures {
    admitted: Arc<Semaphore>,
    drawn: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures {
            admitted: Arc::new(Semaphore::new(ADMITTED)),
            drawn: Arc::new(Semaphore::new(DRAWN)),
        }
    }
}

impl Pictures {
    /// Draws a postcard as PNG; `None` if the typeface lacks a letter of its words.
    ///
    /// # Errors
    /// If too many others are waiting, or the postcard cannot be drawn, which is a bug.
    pub(super) async fn draw(&self, postcard: &Drawing) -> Result<Option<Vec<u8>>, Error> {
        let Some(outlines) = outlines(&postcard.words) else {
            return Ok(None);
        };
        let postcard = postcard.with_outlines(&outlines);
        let admitted = Arc::clone(&self.admitted).try_acquire_owned();
        let admitted = admitted.map_err(|_| Error::Busy)?;
        let turn = Arc::clone(&self.drawn).acquire_owned().await;
        let turn = turn.map_err(|_| Error::Busy)?;
        // Drawing goes on when the client has left, and so keeps its permits.
        let drawn = tokio::task::spawn_blocking(move || {
            let _permits = (admitted, turn);
            draw(&postcard)
        });
        let drawn = drawn.await.map_err(|error| error.to_string());
        let drawn = drawn.flatten().map(Some);
        drawn.map_err(|why| Error::Broken(format!("a postcard cannot be drawn: {why}")))
    }
}

fn draw(postcard: &str) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(postcard, &Options::default()).map_err(|error| error.to_string())?;
    let mut canvas = Pixmap::new(WIDTH, HEIGHT).ok_or("no canvas")?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| error.to_string())
}

/// The outlines of words; `None` if the typeface lacks a letter.
fn outlines(words: &[Words]) -> Option<Markup> {
    let face = Face::parse(FONT, 0).ok()?;
    let lines: Option<Vec<Markup>> = words.iter().map(|words| outline(&face, words)).collect();
    lines.map(|lines| html! { @for line in lines { (line) } })
}

fn outline(face: &Face<'_>, words: &Words) -> Option<Markup> {
    let mut path = Outline::default();
    for letter in words.text.chars() {
        let glyph = face.glyph_index(letter)?;
        // A space has no outline.
        face.outline_glyph(glyph, &mut path);
        path.width += f32::from(face.glyph_hor_advance(glyph)?);
    }
    let scale = words.size / f32::from(face.units_per_em());
    let before = match words.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => path.width * scale / 2.0,
        Anchor::End => path.width * scale,
    };
    let (x, y) = words.at;
    Some(html! {
        path transform={ "translate(" (x - before) " " (y) ") scale(" (scale) " -" (scale) ")" } d=(path.shapes) {}
    })
}

/// A line of words as an SVG path, in units of the typeface.
#[derive(Default)]
struct Outline {
    shapes: String,
    /// The width of the letters so far.
    width: f32,
}

impl Outline {
    fn add<const N: usize>(&mut self, command: char, points: [(f32, f32); N]) {
        self.shapes.push(command);
        for (x, y) in points {
            // Writing to a string cannot fail.
            let _ = write!(self.shapes, "{} {} ", self.width + x, y);
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', [(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', [(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', [(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', [(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.shapes.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, anchor: Anchor) -> Words {
        Words {
            at: (100.0, 50.0),
            anchor,
            size: 10.0,
            text: text.to_owned(),
        }
    }

    fn drawn(words: Words) -> Option<String> {
        outlines(&[words]).map(Markup::into_string)
    }

    #[test]
    fn words_are_outlines_where_they_belong() {
        let [start, middle, end] = [Anchor::Start, Anchor::Middle, Anchor::End]
            .map(|anchor| drawn(words("Ağ Ωж", anchor)).unwrap());
        let shapes = |path: &str| path.split(" d=").nth(1).unwrap().to_owned();
        assert_eq!(shapes(&start), shapes(&middle));
        assert_eq!(shapes(&start), shapes(&end));
        // Two of the letters have a second contour.
        assert_eq!(start.matches('M').count(), start.matches('Z').count());
        assert!(start.matches('M').count() >= 6, "{start}");
        assert!(start.contains("translate(100 50)"), "{start}");
        let x = |path: &str| -> f32 {
            let (_, rest) = path.split_once("translate(").unwrap();
            rest.split(' ').next().unwrap().parse().unwrap()
        };
        assert!((x(&start) + x(&end) - 2.0 * x(&middle)).abs() < 0.01);
        assert!(x(&end) < 80.0, "{end}");
    }

    #[test]
    fn a_letter_that_the_typeface_lacks_is_no_outline() {
        assert_eq!(drawn(words("國", Anchor::Start)), None);
    }
}
