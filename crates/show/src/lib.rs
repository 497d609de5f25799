//! The view of a table that a viewer may see, and its words.
//!
//! `game` is a game at a table, folded from its log; `character` has the opponents. `view` turns it into what may be
//! sent to one viewer, and `words` into sentences in the languages of `texts`. For a table there are `options`, the
//! `pool` of people who look for one, the `guide` of a first game, and the `hint` for a decision. For finished games
//! there are the `replay`, `puzzles`, the `history` and `rating` of people, the `ladder` of programs, the `explorer`, which
//! counts who wins with what, the `daily` deal, whose games are compared, and the `event`. The `score_pad` is for a real table. No HTML,
//! network, store, clock or threads.
//!
//! A viewer is a seat, or a spectator, who gets public information only. JSON and HTML are two printings of one view.
//! The preview of an action plays it through the engine on the seat's knowledge.
//!
//! Records, forms and programs use the English names of the engine. People read the names of `texts::names`: those that
//! the rulebook of their language prints, or the printed ones if they prefer. The texts of a request carry that choice,
//! so all regions and streams follow it. A city has one name in both editions, that of its monument.

pub mod card;
pub mod character;
pub mod daily;
pub mod event;
pub mod explorer;
pub mod game;
pub mod guide;
pub mod hint;
pub mod history;
pub mod ladder;
pub mod league;
pub mod names;
pub mod options;
pub mod pool;
pub mod puzzles;
pub mod rating;
pub mod replay;
pub mod score_pad;
pub mod shape;
pub mod spectators;
pub mod speech;
pub mod texts;
pub mod view;
pub mod words;
