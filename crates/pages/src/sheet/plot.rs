//! The frame of a chart over the steps of a game: the scale of points, the horizontal lines, and the ends of the ages.

use maud::{Markup, html};

use antipater_show::game::ScoreHistory;
use antipater_show::words;

/// The size of a chart and of its margins above and beneath, in units of the drawing.
const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 210.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 22.0;

/// The frame of a chart.
pub(crate) struct Plot {
    steps: usize,
    low: f64,
    high: f64,
    left: f64,
    right: f64,
}

impl Plot {
    /// The upper edge.
    pub(crate) const TOP: f64 = TOP;
    /// The lower edge.
    pub(crate) const BOTTOM: f64 = HEIGHT - BOTTOM;

    /// The size, as an SVG view box.
    pub(crate) fn view_box() -> String {
        format!("0 0 {WIDTH} {HEIGHT}")
    }

    /// A frame for this many steps and for points from the lowest to the highest, with margins on the left and right.
    pub(crate) fn new(steps: usize, (low, high): (i32, i32), left: f64, right: f64) -> Plot {
        Plot {
            steps,
            low: low.into(),
            high: high.into(),
            left,
            right,
        }
    }

    /// The distance between two steps.
    pub(crate) fn pace(&self) -> f64 {
        (WIDTH - self.left - self.right) / self.steps.max(1) as f64
    }

    /// The x coordinate of a step.
    pub(crate) fn x(&self, step: usize) -> f64 {
        self.left + step as f64 * self.pace()
    }

    /// The y coordinate of a number of points.
    pub(crate) fn y(&self, points: f64) -> f64 {
        TOP + (self.high - points) * (HEIGHT - TOP - BOTTOM) / (self.high - self.low)
    }

    /// The horizontal lines, as many as are legible, with their points.
    pub(crate) fn levels(&self) -> Markup {
        let all = self.high - self.low;
        let apart = [5, 10, 20, 50]
            .into_iter()
            .find(|apart| all / f64::from(*apart) <= 6.0);
        let apart = apart.unwrap_or(100);
        let first = (self.low / f64::from(apart)).ceil() as i32;
        let last = (self.high / f64::from(apart)).floor() as i32;
        html! {
            @for level in (first..=last).map(|level| level * apart) {
                @let y = self.y(level.into());
                line class=(if level == 0 { "level zero" } else { "level" }) x1=(self.left) x2=(WIDTH - self.right) y1=(number(y)) y2=(number(y)) {}
                text class="tick" x=(self.left - 5.0) y=(number(y + 3.5)) text-anchor="end" { (level) }
            }
        }
    }

    /// A line at the end of each age, and its number.
    pub(crate) fn ages(&self, score_history: &ScoreHistory) -> Markup {
        html! {
            @for (from, to, age) in score_history.spans() {
                @let middle = (self.x(from) + self.x(to)) / 2.0;
                line class="age" x1=(number(self.x(to))) x2=(number(self.x(to))) y1=(TOP) y2=(Plot::BOTTOM) {}
                text class="tick" x=(number(middle)) y=(HEIGHT - 7.0) text-anchor="middle" { (words::age(age)) }
            }
        }
    }
}

/// A length with as many digits as matter.
pub(crate) fn number(length: f64) -> String {
    format!("{length:.1}")
}
