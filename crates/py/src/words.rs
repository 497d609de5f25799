//! Positions and observations as English text, line by line: for terminals, logs, and language models.
//!
//! `view` in the crate `show` decides what a viewer may see. Cards, wonders and tokens are only named.

use std::fmt::Write;

use antipater_engine::Seat;
use antipater_show::texts::{Language, Texts};
use antipater_show::view::duel::{self, VisibleSide};
use antipater_show::view::{GameView, seven};
use antipater_show::words::units;

/// A view as text, with the hand of a viewer who has one.
pub(crate) fn written(view: &GameView, viewer: Option<Seat>, hand: &[&str]) -> String {
    let mut text = String::new();
    if let Some(seat) = viewer {
        let _ = writeln!(text, "you are player {seat}");
    }
    match view {
        GameView::Seven(view) => {
            if viewer.is_some() {
                line(&mut text, "your hand", hand.iter().copied());
                let _ = writeln!(text, "passed on to player {}", view.passes_to);
            }
            write_seven(&mut text, view);
        }
        GameView::Duel(view) => write_duel(&mut text, view),
        GameView::Sides(_) => {}
    }
    text.truncate(text.trim_end().len());
    text
}

fn write_seven(text: &mut String, view: &seven::View) {
    if let Some(hand) = view.hands.last() {
        line(text, "your hand", hand.cards.iter().map(|card| card.name()));
        let _ = writeln!(text, "passed on to player {}", view.passes_to);
    }
    let _ = writeln!(text, "discarded cards: {}", view.discards);
    if let Some(city) = &view.free_city {
        let holder = city.holder.map(|seat| format!("player {seat}"));
        let holder = holder.unwrap_or_else(|| "nobody".to_owned());
        let _ = writeln!(text, "Free City's card: {holder}");
    }
    let t = Texts::of(Language::English);
    for city in &view.cities {
        let free = view
            .free_city
            .as_ref()
            .is_some_and(|free| free.seat == city.seat);
        let owner = if free {
            "Free City".to_owned()
        } else {
            format!("player {}", city.seat)
        };
        let (edition, board) = city.board;
        let (name, side) = (board.wonder.city(edition), board.side.name(edition));
        let seven::CityView {
            stages,
            coins,
            shields,
            tokens,
            symbols: [compasses, gears, tablets],
            any_symbols,
            ..
        } = city;
        let _ = writeln!(
            text,
            "{owner}: {name} ({side}), stages {stages}, coins {coins}, shields {shields}, conflicts {}",
            tokens.points
        );
        line(text, "  built", city.built.iter().map(|card| card.name()));
        line(text, "  sells", [units(t, &city.sells).as_str()]);
        line(text, "  keeps", [units(t, &city.keeps).as_str()]);
        let _ = writeln!(
            text,
            "  symbols: compasses {compasses}, gears {gears}, tablets {tablets}, of any kind {any_symbols}"
        );
    }
}

fn write_duel(text: &mut String, view: &duel::View) {
    if let Some(draft) = &view.draft {
        line(
            text,
            "wonders on offer",
            draft.offer.iter().map(|wonder| wonder.name()),
        );
    }
    let (mut open, mut covered, mut hidden) = (Vec::new(), Vec::new(), 0);
    for slot in &view.structure {
        match (slot.side, &slot.terms) {
            (VisibleSide::Card(card), Some([first, second])) if slot.accessible => {
                let costs = (first.total, second.total);
                open.push(format!(
                    "{} ({} or {} coins)",
                    card.name(),
                    costs.0,
                    costs.1
                ));
            }
            (VisibleSide::Card(card), _) => covered.push(card.name()),
            (VisibleSide::Back(_), _) => hidden += 1,
        }
    }
    line(
        text,
        "cards that can be taken, with their costs for player 0 or 1",
        open.iter().map(String::as_str),
    );
    line(text, "cards below others", covered);
    let _ = writeln!(text, "face-down cards: {hidden}");
    line(
        text,
        "discarded cards",
        view.discard.iter().map(|card| card.name()),
    );
    line(
        text,
        "progress tokens on the board",
        view.board.iter().map(|token| token.name()),
    );
    if let Some(library) = &view.library {
        line(
            text,
            "your Great Library drew",
            library.iter().map(|token| token.name()),
        );
    }
    for advance in &view.track.advances {
        let (seat, spaces) = (advance.seat, advance.to_capital);
        let _ = writeln!(
            text,
            "spaces of player {seat} to a military victory: {spaces}"
        );
    }
    let t = Texts::of(Language::English);
    for city in &view.cities {
        let (seat, coins, points) = (city.seat, city.coins, city.points);
        let symbols = city.different_symbols;
        let _ = writeln!(
            text,
            "player {seat}: coins {coins}, points {points}, different symbols {symbols}"
        );
        line(text, "  built", city.built.iter().map(|card| card.name()));
        let constructed = |done: bool| {
            let wonders = city.wonders.iter();
            let wonders = wonders.filter(move |wonder| wonder.terms.is_none() == done);
            wonders.map(|wonder| wonder.wonder.name())
        };
        line(text, "  wonders", constructed(true));
        line(text, "  wonders not yet constructed", constructed(false));
        line(
            text,
            "  progress tokens",
            city.tokens.iter().map(|token| token.name()),
        );
        line(text, "  produces", [units(t, &city.produces).as_str()]);
    }
}

/// Writes a line with a list, if it is not empty.
fn line<'a>(text: &mut String, about: &str, things: impl IntoIterator<Item = &'a str>) {
    let things = things.into_iter().filter(|thing| !thing.is_empty());
    let things: Vec<&str> = things.collect();
    let things = if things.is_empty() {
        "none".to_owned()
    } else {
        things.join(", ")
    };
    let _ = writeln!(text, "{about}: {things}");
}
