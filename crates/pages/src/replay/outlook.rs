//! What happens from a step of a replay: the results of games that bots have played on.

use antipater_engine::Seat;
use antipater_show::replay::{Outlook, StepView};
use antipater_show::texts::{Texts, say};
use antipater_show::view::GameView;
use maud::{Markup, html};

use super::when;
use crate::explorer::{cells, endings, headings};
use crate::frame::{Frame, frame, masthead};

/// The page; the address leads back to the step.
pub(crate) fn page(
    t: &Texts,
    shown: &StepView,
    seat: Seat,
    outlook: &Outlook,
    back: &str,
) -> Markup {
    let title = say!(t, "outlook-title");
    let view = &shown.view;
    let fair = 1.0 / outlook.seats.len() as f64;
    let seats = Seat::all(view.seats.len()).zip(&outlook.seats);
    let content = html! {
        (masthead(t))
        main class="room statistics explorer" {
            h1 { (title) }
            p { b { (when(t, view)) } }
            p class="muted" { (say!(t, "outlook-note", games = outlook.games, name = view.name(seat))) }
            section class="panel of-game" aria-label=(title) {
                div class="mosaic" {
                    div class="wide-table" role="region" tabindex="0" aria-label=(title) {
                        table {
                            thead { tr { td {} (headings(t)) } }
                            tbody {
                                @for (seat, results) in seats {
                                    tr { th scope="row" { (view.name(seat)) } (cells(t, results, fair, [0.0, 1.0])) }
                                }
                            }
                        }
                    }
                    @if matches!(view.game, GameView::Duel(_)) { (endings(t, &outlook.victories)) }
                }
            }
            p { a class="button" href=(back) { (say!(t, "outlook-back")) } }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}
