//! What a viewer may see of a table, and how it is said.
//!
//! `game` is a game at a table; `view` turns it into what may be sent to one viewer; `words` say it in sentences, in the
//! languages of `texts`. Around it: the `options` of a table, the `guide` of a first game, the `hint` for a decision,
//! `puzzles`, the `replay` of a finished game, the `rating` of players, the `score_pad` of a real table. No HTML,
//! no network, no store, no clock, no threads.

pub mod game;
pub mod guide;
pub mod hint;
pub mod history;
pub mod names;
pub mod options;
pub mod puzzles;
pub mod rating;
pub mod replay;
pub mod score_pad;
pub mod shape;
pub mod texts;
pub mod view;
pub mod words;
