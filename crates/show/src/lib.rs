//! What a viewer may see of a table, and how it is said.
//!
//! `game` is a game at a table, folded from its log; `view` turns it into what may be sent to one viewer; `words` say it in
//! sentences, in the languages of `texts`. Around it: the `options` of a table, the `guide` of a first game, and the `hint`
//! for a decision; the `replay` of a finished game, and `puzzles`; the `history` of a person, the `rating` of
//! players, and the `score_pad` of a real table. No HTML, no network, no store, no clock, no threads.
//!
//! A viewer is a seat, or a person without one, who gets what everybody knows. JSON and HTML are two printings of one view.
//! The preview of an action plays it through the engine with what the seat knows.
//!
//! Records, forms and programs use the English names that the engine has. People read the names of `texts::names`: those
//! that the rulebook of their language prints, or the printed ones if they prefer. The texts of a request carry that choice,
//! so all regions and streams follow it. A city has one name in both editions, that of its monument.

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
