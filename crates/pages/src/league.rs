//! The weekly league: the viewer's group of this week and of last week.

use std::cmp::Reverse;

use antipater_engine::seven::Wonder;
use antipater_show::league::{LEAGUE, LeagueGroup, LeagueMember, LeagueView};
use antipater_show::texts::{Texts, msg, say};
use maud::{Markup, html};

use crate::daily::{DAILY, date};
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::people::name;

/// The page; without a league for a visitor who is no person yet.
pub fn page(t: &Texts, league: Option<&LeagueView>) -> Markup {
    let title = say!(t, "league-title");
    let member = league.is_some_and(|league| league.member);
    let content = html! {
        (masthead(t))
        main class="room league" {
            (strip(Wonder::Babylon, &html! {
                h1 { (title) }
                p class="ways" { a href=(DAILY) { (icon("sun")) " " (say!(t, "daily-title")) } }
            }))
            p class="lead" { (say!(t, "league-lead")) }
            @if let Some(league) = league {
                @if let Some(group) = &league.group { (table(t, group, &say!(t, "league-week", date = date(league.first_day)))) }
                @if let Some(last) = &league.last { (table(t, last, &say!(t, "league-last"))) }
            }
            form method="post" action=(LEAGUE) class="panel" {
                input type="hidden" name="do" value=(if member { "leave" } else { "join" });
                @if member { p { (say!(t, "league-member")) } button class="button" type="submit" { (say!(t, "league-leave")) } }
                @else { button class="button primary big" type="submit" { (say!(t, "league-join")) } }
            }
            p class="muted" { (say!(t, "league-explained")) }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

fn table(t: &Texts, group: &LeagueGroup, title: &str) -> Markup {
    let line = say!(
        t,
        "league-group",
        group = group.group,
        groups = group.groups
    );
    let count = group.members.len();
    // Nobody goes up from the first group, or down from the last.
    let moves = |place: usize| {
        if place < group.movers && group.group > 1 {
            Some(msg("league-up"))
        } else if place + group.movers >= count && group.group < group.groups {
            Some(msg("league-down"))
        } else {
            None
        }
    };
    html! {
        section class="panel" aria-label=(title) {
            h2 { (title) }
            p { (line) }
            div class="wide-table" role="region" tabindex="0" aria-label=(title) {
                table class="ranking" {
                    thead {
                        tr {
                            th scope="col" { (say!(t, "ratings-place")) }
                            th scope="col" { (say!(t, "ratings-name")) }
                            th scope="col" { (say!(t, "league-points")) }
                            th scope="col" { (say!(t, "league-deals")) }
                            th scope="col" {}
                        }
                    }
                    tbody {
                        @for (place, member) in group.members.iter().enumerate() {
                            tr class=[member.own.then_some("own")] {
                                td { (1 + group.members.iter().filter(|other| is_before(other, member)).count()) "." }
                                th scope="row" { (name(Some(member.person), &html! { bdi { (member.name) } })) }
                                td { b { (points(t, member)) } }
                                td { (member.deals) }
                                td { @if let Some(text) = moves(place) { small class="muted" { (say!(t, text)) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether a member stands before another one, and not beside.
fn is_before(one: &LeagueMember, other: &LeagueMember) -> bool {
    let key = |member: &LeagueMember| (Reverse(member.half_points), member.deals);
    key(one) < key(other)
}

fn points(t: &Texts, member: &LeagueMember) -> String {
    let digits = usize::from(member.half_points % 2 != 0);
    t.decimal(member.half_points as f64 / 2.0, digits)
}
