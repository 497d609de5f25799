//! Judging decisions by what the seat knew: what each action is worth, what was lost, what was luck.
//!
//! Here: the values of the actions of one decision (`values`), the bands of errors (`bands`), the temperatures that make
//! win probabilities honest (`calibration`), what could be expected over a game
//! (`curve`), luck (`luck`), reasons that the rules prove (`reasons`), whole games (`game`), and how they are kept, sent and
//! printed as JSON (`written`). Definitions and figures stand in `docs/analysis.md`. Not here: words, and anything that plays; levels and
//! search stay as they are.
//!
//! A value is asked for with an observation, so the true hidden cards cannot enter it. They enter luck, which is judged
//! after the game. The nets judge in whole numbers, and floating-point sums have a fixed order: the same seed
//! and depth give the same figures on every machine.

pub mod analyzable;
pub mod bands;
pub mod calibration;
mod chance;
mod curve;
mod deal;
pub mod decision;
pub mod depth;
mod duel;
pub mod game;
pub mod luck;
pub mod question;
pub mod reasons;
mod report;
mod seven;
pub mod values;
mod written;

/// The number of this way of judging. It changes when the same record and weights would give other figures or reasons.
pub const METHOD: u32 = 5;

pub use analyzable::{Analyzable, Evaluator, Worth};
pub use bands::Band;
pub use curve::{CurvePoint, Swing};
pub use decision::{Decision, WrittenDecision};
pub use depth::{Depth, Effort};
pub use game::{Analysis, Judging, Options, Report, analyze, decision, luck_in};
pub use luck::{LuckEvent, LuckSource};
pub use question::Question;
pub use reasons::{Benefit, PointsOf, Reason};
pub use report::{Errors, SeatReport};
pub use values::{Kinds, Valued, Values, WrittenAction, judge};
pub use written::{rounded, written};
