//! The page for reporting a name, a message or a table to the administrators.

use antipater_show::names::REASON_LENGTH;
use antipater_show::texts::{Texts, say};
use antipater_show::view::moderation::Reportable;
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead};

/// The page; `to` is the address for the report, below that of the table. `sent` confirms a report.
pub fn page(t: &Texts, to: &str, what: &Reportable, sent: bool) -> Markup {
    let title = say!(t, "report-title");
    let table = to.strip_suffix("/report").unwrap_or(to);
    let content = html! {
        (masthead(t))
        main class="me" {
            h1 { (title) }
            @if sent {
                p class="good" role="status" { (say!(t, "report-sent")) }
                p { a class="button primary" href=(table) { (say!(t, "report-back")) } }
            } @else {
                p { (say!(t, "report-explained")) }
                form method="post" action=(to) class="fields panel" {
                    div class="field" {
                        label for="about" { (say!(t, "report-about")) }
                        select id="about" name="about" required {
                            @for (seat, name) in &what.names {
                                option value={ "name-" (seat) } { (say!(t, "report-name", name = name.as_str())) }
                            }
                            @for (number, name, text) in &what.messages {
                                option value={ "message-" (number) } { (say!(t, "report-message", name = name.as_str(), text = short(text))) }
                            }
                            option value="table" selected { (say!(t, "report-table")) }
                        }
                    }
                    div class="field" {
                        label for="reason" { (say!(t, "report-reason")) }
                        textarea id="reason" name="reason" rows="4" maxlength=(REASON_LENGTH) required dir="auto" {}
                    }
                    button class="button primary" type="submit" { (say!(t, "report-send")) }
                }
                p { a href=(table) { (say!(t, "report-back")) } }
            }
        }
    };
    frame(
        t,
        &Frame {
            back: Some(to),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The beginning of a message.
fn short(text: &str) -> String {
    const LETTERS: usize = 60;
    if text.chars().count() <= LETTERS {
        return text.to_owned();
    }
    text.chars().take(LETTERS).collect::<String>() + "…"
}
