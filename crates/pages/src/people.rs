//! People: the card of a person, the people around the viewer, and links from names to cards.

use antipater_engine::seven::Wonder;
use antipater_show::card::{Acquaintances, PersonCard, PersonLine, Relation};
use antipater_show::history::Played;
use antipater_show::names::REASON_LENGTH;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::PersonKey;
use maud::{Markup, html};

use crate::avatar::{avatar, picture};
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::play_now::{games, tempos};
use crate::seats;
use crate::start::options_line;

/// The address of the viewer's people.
pub const PEOPLE: &str = "/people";

/// The address of a person's card.
pub fn address(person: PersonKey) -> String {
    format!("{PEOPLE}/{person}")
}

/// A name that opens the card of its person, if it is that of a person.
pub(crate) fn name(person: Option<PersonKey>, shown: &Markup) -> Markup {
    html! {
        @match person {
            Some(person) => a class="person-link" href=(address(person)) { (shown) },
            None => (shown),
        }
    }
}

/// The card of a person. `known` says whether the viewer is a person, and `reported` whether they have just reported this
/// one.
pub fn card(t: &Texts, card: &PersonCard, known: bool, reported: bool) -> Markup {
    let title = card.line.name.as_str();
    let content = html! {
        (masthead(t))
        main class="room person-card" {
            (strip(Wonder::Alexandria, &html! {
                h1 { (picture(card.line.avatar)) " " bdi { (title) } @if card.line.program { " " (seats::program(t)) } }
                p class="ways" {
                    @if card.you { a href="/me" { (icon("person")) " " (say!(t, "me-link")) } }
                    @if card.watchable { a href={ "/watch/" (card.line.person) } { (icon("eye")) " " (say!(t, "card-watch")) } }
                    @if known && !card.you { a href=(PEOPLE) { (icon("person")) " " (say!(t, "people-title")) } }
                }
            }))
            @if reported { p class="good" role="status" { (say!(t, "report-sent")) } }
            (ratings(t, card))
            @if known && !card.you {
                (together(t, card))
                @if card.relation != Some(Relation::Block) { (challenge(t, card)) }
                (relations(t, card))
            }
        }
    };
    frame(t, &Frame::plain(title), &content)
}

fn ratings(t: &Texts, card: &PersonCard) -> Markup {
    html! {
        section class="panel" aria-labelledby="card-ratings" {
            h2 id="card-ratings" { (say!(t, "ratings-title")) }
            @if card.ratings.is_empty() { p class="muted" { (say!(t, "card-unrated")) } }
            @else {
                dl class="tallies" {
                    @for one in &card.ratings {
                        div {
                            dt { (game_name(t, one.game)) }
                            dd { (say!(t, "rating-value", rating = one.rating, deviation = one.deviation)) }
                        }
                    }
                }
            }
        }
    }
}

/// The games of the viewer and the person at the same tables.
fn together(t: &Texts, card: &PersonCard) -> Markup {
    let games = card.together;
    html! {
        section class="panel" aria-labelledby="card-together" {
            h2 id="card-together" { (say!(t, "card-together")) }
            @if games.games == 0 { p class="muted" { (say!(t, "card-no-games")) } }
            @else {
                dl class="tallies" {
                    div { dt { (say!(t, "statistics-games")) } dd { (games.games) } }
                    div { dt { (say!(t, "card-ahead")) } dd { (games.ahead) } }
                    div { dt { (say!(t, "card-behind")) } dd { (games.behind) } }
                }
            }
        }
    }
}

/// The challenge that is open, or the form of a new one, and the viewer's waiting rooms.
fn challenge(t: &Texts, card: &PersonCard) -> Markup {
    let to = format!("{}/challenge", address(card.line.person));
    html! {
        section class="panel" aria-labelledby="card-challenge" {
            h2 id="card-challenge" { (say!(t, "card-challenge")) }
            @if let Some(table) = &card.challenge {
                p { (say!(t, "card-challenge-open")) }
                p { a class="button primary" href={ "/tables/" (table) } { (say!(t, "lobby-own")) } }
            } @else {
                form method="post" action=(to) class="fields" {
                    (games(t, Played::Duel))
                    (tempos(t, false))
                }
            }
            @for room in &card.rooms {
                form method="post" action=(to) class="card-invite" {
                    input type="hidden" name="table" value=(room.table);
                    button class="button" type="submit" { (say!(t, "card-invite", game = options_line(t, &room.options))) }
                }
            }
        }
    }
}

/// Following, blocking and reporting the person.
fn relations(t: &Texts, card: &PersonCard) -> Markup {
    let follow = match card.relation {
        Some(Relation::Follow) => Some(("none", msg("card-unfollow"), msg("card-followed"))),
        Some(Relation::Block) => None,
        None => Some(("follow", msg("card-follow"), msg("card-follow-explained"))),
    };
    let block = match card.relation {
        Some(Relation::Block) => ("none", msg("card-unblock"), msg("card-blocked")),
        _ => ("block", msg("card-block"), msg("card-block-explained")),
    };
    html! {
        section class="panel" aria-labelledby="card-relation" {
            h2 id="card-relation" { (say!(t, "card-relation")) }
            @for (relation, button, explained) in follow.into_iter().chain([block]) {
                (relate(t, card.line.person, relation, button, Some(explained)))
            }
            details class="tool" {
                summary { (say!(t, "card-report")) }
                form method="post" action={ (address(card.line.person)) "/report" } class="fields" {
                    p { (say!(t, "report-explained")) }
                    div class="field" {
                        label for="reason" { (say!(t, "report-reason")) }
                        textarea id="reason" name="reason" rows="4" maxlength=(REASON_LENGTH) required dir="auto" {}
                    }
                    button class="button" type="submit" { (say!(t, "report-send")) }
                }
            }
        }
    }
}

/// The button that changes the relation to a person.
fn relate(
    t: &Texts,
    person: PersonKey,
    relation: &str,
    button: &'static str,
    explained: Option<&'static str>,
) -> Markup {
    html! {
        form method="post" action=(address(person)) class="card-relate" {
            input type="hidden" name="relation" value=(relation);
            button class="button" type="submit" { (say!(t, button)) }
            @if let Some(explained) = explained { " " span class="muted" { (say!(t, explained)) } }
        }
    }
}

/// The people around the viewer.
pub fn page(t: &Texts, people: &Acquaintances) -> Markup {
    let title = say!(t, "people-title");
    let content = html! {
        (masthead(t))
        main class="room people" {
            (strip(Wonder::Alexandria, &html! {
                h1 { (title) }
                p class="ways" { a href="/play" { (icon("play")) " " (say!(t, "play-now")) } }
            }))
            @if *people == Acquaintances::default() { p class="panel" { (say!(t, "people-none")) } }
            (list(t, "people-here", msg("people-here"), &people.here, false))
            (list(t, "people-followed", msg("people-followed"), &people.away, false))
            (list(t, "people-recent", msg("people-recent"), &people.recent, false))
            (list(t, "people-blocked", msg("people-blocked"), &people.blocked, true))
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// People under a heading; nothing without people.
fn list(
    t: &Texts,
    id: &str,
    heading: &'static str,
    people: &[PersonLine],
    are_blocked: bool,
) -> Markup {
    html! {
        @if !people.is_empty() {
            section class="panel" aria-labelledby=(id) {
                h2 id=(id) { (say!(t, heading)) }
                ul class="people-list" {
                    @for one in people {
                        li {
                            (name(Some(one.person), &html! { (avatar(one.avatar)) " " bdi { (one.name) } @if one.program { " " (seats::program(t)) } }))
                            @if are_blocked { (relate(t, one.person, "none", msg("card-unblock"), None)) }
                        }
                    }
                }
            }
        }
    }
}
