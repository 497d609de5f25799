//! The names of games, cards, wonders and tokens on a page; details show the other name as well.

use maud::{Markup, html};

use antipater_show::history::Played;
use antipater_show::options::Kind;
use antipater_show::puzzles::PuzzleGame;
use antipater_show::texts::{Named, Texts, msg, say};

/// The longest words on a card at the usual size and at the next smaller ones, in letters.
const WORD: [usize; 3] = [7, 9, 10];

/// The name on a card; the style sheet makes it smaller if a word is long.
pub(crate) fn on_card<T: Named>(t: &Texts, thing: T) -> Markup {
    let name = t.name(thing);
    let longest = name.split(' ').map(|word| word.chars().count()).max();
    let class = match longest.unwrap_or(0) {
        length if length > WORD[2] => "nm very long",
        length if length > WORD[1] => "nm long",
        length if length > WORD[0] => "nm mid",
        _ => "nm",
    };
    html! {
        span class=(class) title=[t.other_name(thing)] { (name) }
    }
}

/// The name in running text; the tip has the other one.
pub(crate) fn in_line<T: Named>(t: &Texts, thing: T) -> Markup {
    html! { span class="nm" title=[t.other_name(thing)] { (t.name(thing)) } }
}

/// The other name, for details: printed or translated, whichever is not there already.
pub(crate) fn other<T: Named>(t: &Texts, thing: T) -> Markup {
    html! {
        @if let Some(name) = t.other_name(thing) {
            " " small class="other-name muted" lang=(t.tag_of_other_name(thing)) { (name) }
        }
    }
}

/// The name of a game with its edition.
pub(crate) fn game_name(t: &Texts, game: Played) -> String {
    match game {
        Played::SevenSecond => say!(t, "played-seven", edition = "second"),
        Played::SevenFirst => say!(t, "played-seven", edition = "first"),
        Played::FreeCity => say!(t, "game-free-city"),
        Played::Duel => say!(t, "game-duel"),
    }
}

/// The name of a game without its edition.
pub(crate) fn kind_name(t: &Texts, game: Kind) -> String {
    say!(
        t,
        match game {
            Kind::Seven => msg("game-seven"),
            Kind::FreeCity => msg("game-free-city"),
            Kind::Duel => msg("game-duel"),
        }
    )
}

/// The name of a game that has puzzles.
pub(crate) fn puzzle_game(t: &Texts, game: PuzzleGame) -> String {
    kind_name(
        t,
        match game {
            PuzzleGame::Seven => Kind::Seven,
            PuzzleGame::Duel => Kind::Duel,
        },
    )
}
