//! Notices outside of pages: the button with which a device tells a person of their turn, and its panel on the page of the
//! account. A script shows what fits the state of the browser; without scripts there are no such notices.

use maud::{Markup, html};

use crate::assets;
use crate::icons::icon;
use crate::mail;
use antipater_show::texts::{Texts, say};
use antipater_show::view::NoticesView;

/// The button, and what may stand in its place.
pub(crate) fn ask(t: &Texts) -> Markup {
    html! {
        div class="push" {
            button type="button" class="button small" data-push { (icon("choosing")) " " (say!(t, "notice-ask")) }
            div role="status" {
                p class="push-on" { (icon("check")) " " (say!(t, "notice-on")) }
                p class="push-blocked muted" { (say!(t, "notice-blocked")) }
                p class="push-failed bad" { (say!(t, "notice-failed")) }
            }
        }
    }
}

/// The panel: the devices, the mail address, and the quiet hours. `mail_refused` if the typed address is none.
pub(crate) fn panel(t: &Texts, notices: &NoticesView, mail_refused: bool) -> Markup {
    html! {
        @if notices.push || notices.mail.is_some() {
            section class={ "panel" (if notices.mail.is_some() { "" } else { " scripted" }) } aria-labelledby="me-notices" {
                h2 id="me-notices" { (say!(t, "me-notices")) }
                @if notices.push {
                    p { (say!(t, "me-notices-explained")) }
                    (ask(t))
                }
                ul class="plain" {
                    @for (number, browser) in notices.browsers.iter().enumerate() {
                        li class="session" {
                            span {
                                b {
                                    @if browser.device.is_empty() { (say!(t, "me-browser", number = number + 1)) }
                                    @else { (browser.device) }
                                }
                                br;
                                small class="muted" { (say!(t, "me-notices-since", since = t.date_and_time(browser.since.saturating_mul(1000)))) }
                            }
                            form method="post" action="/me/notices/end" {
                                input type="hidden" name="id" value=(browser.id);
                                button class="button small" type="submit" { (say!(t, "me-notices-stop")) }
                            }
                        }
                    }
                }
                @if let Some(mail) = &notices.mail { (mail::form(t, mail.as_ref(), mail_refused)) }
                (quiet(t, notices.quiet))
            }
        }
    }
}

/// The form of the quiet hours.
fn quiet(t: &Texts, quiet: Option<(u8, u8)>) -> Markup {
    let hours = |own: Option<u8>| {
        html! {
            @for hour in 0..24_u8 {
                option value=(hour) selected[own == Some(hour)] { (t.time_of_day(i64::from(hour) * 3_600_000)) }
            }
        }
    };
    html! {
        form method="post" action="/me/quiet" class="fields quiet" hidden {
            // A script fills in how far the clock of the device is ahead of UTC.
            input type="hidden" name="ahead" data-ahead;
            div class="field" {
                label for="quiet-from" { (say!(t, "me-quiet-from")) }
                select id="quiet-from" name="from" {
                    option value="" selected[quiet.is_none()] { (say!(t, "me-quiet-none")) }
                    (hours(quiet.map(|(from, _)| from)))
                }
            }
            div class="field" {
                label for="quiet-until" { (say!(t, "me-quiet-until")) }
                select id="quiet-until" name="until" { (hours(Some(quiet.map_or(MORNING, |(_, until)| until)))) }
            }
            p class="muted" { (say!(t, "me-quiet-explained")) }
            button class="button" type="submit" { (say!(t, "me-quiet-save")) }
        }
    }
}

/// The hour at which quiet hours end unless another one is chosen.
const MORNING: u8 = 8;

/// The web app manifest of a server, with which a browser installs the site. Some browsers have notices only then.
pub fn manifest(t: &Texts) -> String {
    let icon =
        serde_json::json!({ "src": assets::icon(), "sizes": "any", "type": "image/svg+xml" });
    let manifest = serde_json::json!({
        "name": say!(t, "site-name"),
        "short_name": say!(t, "site-name"),
        "description": say!(t, "start-lead"),
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "categories": ["games"],
        "icons": [icon],
    });
    manifest.to_string()
}
