//! The games with one deal of an event, and two of them side by side.

use antipater_engine::seven::Wonder;
use antipater_show::event::{DealGame, EventView, address};
use antipater_show::options::Kind;
use antipater_show::texts::{Texts, say, signed};
use maud::{Markup, html};

use crate::daily::in_words;
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;

/// The page with the games of a round, the best first, and two of them decision by decision.
pub fn deal(
    t: &Texts,
    event: &EventView,
    round: usize,
    games: &[DealGame],
    pair: Option<[usize; 2]>,
) -> Markup {
    let title = say!(t, "event-deal", number = round);
    let at = address(&event.id);
    let chosen = pair.and_then(|[one, other]| Some([games.get(one)?, games.get(other)?]));
    let content = html! {
        (masthead(t))
        main class="room events" {
            (strip(Wonder::Olympia, &html! {
                h1 { (title) }
                p class="ways" { a href=(at) { (icon("most")) " " bdi { (event.options.title) } } }
            }))
            @if games.is_empty() { p class="panel" { (say!(t, "event-hidden")) } }
            @else {
                div class="wide-table panel" role="region" tabindex="0" aria-label=(title) {
                    table class="ranking" {
                        thead {
                            tr {
                                th scope="col" { (say!(t, "ratings-place")) }
                                th scope="col" { (say!(t, "ratings-name")) }
                                th scope="col" { (say!(t, "event-matchpoints")) }
                                th scope="col" { (say!(t, "event-score")) }
                                th scope="col" { (say!(t, "event-seat")) }
                                th scope="col" {}
                            }
                        }
                        tbody {
                            @for game in games {
                                tr {
                                    td { (1 + games.iter().filter(|other| other.matchpoints > game.matchpoints).count()) "." }
                                    th scope="row" { bdi { (game.name) } }
                                    td { (say!(t, "event-percent", percent = t.decimal(game.matchpoints as f64 / 100.0, 0))) }
                                    td { (say!(t, "daily-score", place = game.place, lead = signed(game.lead))) }
                                    td { (game.seat + 1) }
                                    td { @if let Some(watch) = &game.watch { a href={ "/watch/" (watch) "/replay" } { (say!(t, "games-replay")) } } }
                                }
                            }
                        }
                    }
                }
            }
            @if let (Some([one, other]), Some(pair)) = (chosen, pair) { (side_by_side(t, event, games, pair, [one, other])) }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

fn side_by_side(
    t: &Texts,
    event: &EventView,
    games: &[DealGame],
    pair: [usize; 2],
    [one, other]: [&DealGame; 2],
) -> Markup {
    let kind = event.options.kind();
    let decisions = one.taken.len().max(other.taken.len());
    let parted = (0..decisions).find(|number| one.taken.get(*number) != other.taken.get(*number));
    let choice = |name: &str, chosen: usize| {
        html! {
            select name=(name) aria-label=(say!(t, "event-side-by-side")) {
                @for (number, game) in games.iter().enumerate() { option value=(number) selected[number == chosen] { (game.name) } }
            }
        }
    };
    html! {
        section class="panel" aria-labelledby="event-sides" {
            h2 id="event-sides" { (say!(t, "event-side-by-side")) }
            form method="get" class="event-sides" {
                (choice("one", pair[0])) " " (choice("other", pair[1])) " "
                button class="button" type="submit" { (say!(t, "event-compare")) }
            }
            @match parted {
                Some(number) => p { (say!(t, "event-parted", number = number + 1)) },
                None => p { (say!(t, "event-same")) },
            }
            div class="wide-table" role="region" tabindex="0" aria-labelledby="event-sides" {
                table class="event-decisions" {
                    thead { tr { th scope="col" {} th scope="col" { bdi { (one.name) } } th scope="col" { bdi { (other.name) } } } }
                    tbody {
                        @for number in 0..decisions {
                            tr class=[(parted == Some(number)).then_some("parted")] {
                                td { (number + 1) }
                                td { (took(t, kind, one, number)) }
                                td { (took(t, kind, other, number)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a player took in a decision.
fn took(t: &Texts, kind: Kind, game: &DealGame, number: usize) -> String {
    game.taken
        .get(number)
        .map_or_else(String::new, |taken| in_words(t, kind, taken))
}
