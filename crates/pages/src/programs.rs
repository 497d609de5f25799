//! The page of the programs: the ladder of a game, its crosstable, and how to connect a program.

use antipater_engine::seven::Wonder;
use antipater_show::history::Played;
use antipater_show::ladder::{Ladder, LadderRank, LadderResult};
use antipater_show::texts::{Texts, msg, say};
use maud::{Markup, html};

use crate::avatar::avatar;
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::people::name;

/// The address of the page.
pub const PROGRAMS: &str = "/programs";

/// The page.
pub fn page(t: &Texts, ladder: &Ladder) -> Markup {
    let title = say!(t, "programs-title");
    let has_programs = ladder.ranks.iter().any(|rank| rank.person.is_some());
    let content = html! {
        (masthead(t))
        main class="room history programs" {
            (strip(Wonder::Rhodes, &html! {
                h1 { (title) }
                p class="ways" {
                    a href={ "/ratings?game=" (ladder.game.name()) } { (icon("most")) " " (say!(t, "ratings-title")) }
                    a href="/api" { (icon("key")) " " (say!(t, "api-link")) }
                }
            }))
            p { (say!(t, "programs-explained")) }
            nav class="history-filters" aria-label=(say!(t, "option-game")) {
                @for game in Played::ALL {
                    a class="button small" href={ (PROGRAMS) "?game=" (game.name()) } aria-current=[(game == ladder.game).then_some("page")] { (game_name(t, game)) }
                }
            }
            section class="panel" data-game=(ladder.game.name()) aria-labelledby="programs-ladder" {
                h2 id="programs-ladder" { (say!(t, "programs-ladder")) }
                @if !has_programs { p { (say!(t, "programs-none")) } }
                (ranks(t, ladder))
            }
            @if !ladder.results.is_empty() { (crosstable(t, ladder)) }
            (connect(t))
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

fn ranks(t: &Texts, ladder: &Ladder) -> Markup {
    let mut place = 0;
    html! {
        div class="wide-table" role="region" tabindex="0" aria-labelledby="programs-ladder" {
            table class="ranking ladder" {
                thead {
                    tr {
                        th scope="col" { (say!(t, "ratings-place")) }
                        th scope="col" { (say!(t, "ratings-name")) }
                        th scope="col" { (say!(t, "rating")) }
                        th scope="col" { (say!(t, "statistics-games")) }
                    }
                }
                tbody {
                    @for rank in &ladder.ranks {
                        tr class=[rank.bot.map(|_| "of-level")] {
                            td { @if !rank.provisional { ({ place += 1; place }) "." } }
                            th scope="row" {
                                (who(t, rank))
                                @if !rank.owner.is_empty() { small class="muted" { bdi { (rank.owner) } } }
                            }
                            td {
                                (say!(t, "rating-value", rating = rank.rating, deviation = rank.deviation))
                                @if rank.provisional { " " small class="muted" { (say!(t, "rating-provisional")) } }
                            }
                            td { (rank.games) }
                        }
                    }
                }
            }
        }
    }
}

/// The name of a program, which opens its card, or a level.
fn who(t: &Texts, rank: &LadderRank) -> Markup {
    let shown = html! { (avatar(rank.avatar)) " " bdi { (name_of(t, rank)) } };
    name(rank.person, &shown)
}

fn name_of(t: &Texts, rank: &LadderRank) -> String {
    match (&rank.name, rank.bot) {
        (Some(name), _) => name.clone(),
        (None, level) => say!(t, "level", level = level.unwrap_or_default()),
    }
}

/// The points of each against each: a row and a column for all who have played.
fn crosstable(t: &Texts, ladder: &Ladder) -> Markup {
    let ranks = ladder.ranks.iter().enumerate();
    let played: Vec<_> = ranks.filter(|(_, rank)| rank.games > 0).collect();
    html! {
        section class="panel" aria-labelledby="programs-crosstable" {
            h2 id="programs-crosstable" { (say!(t, "programs-crosstable")) }
            p class="muted" { (say!(t, "programs-crosstable-explained")) }
            div class="wide-table" role="region" tabindex="0" aria-labelledby="programs-crosstable" {
                table class="ranking crosstable" {
                    thead {
                        tr {
                            th scope="col" { (say!(t, "ratings-name")) }
                            @for (_, rank) in &played {
                                th scope="col" title=(name_of(t, rank)) { (avatar(rank.avatar)) span { (name_of(t, rank)) } }
                            }
                        }
                    }
                    tbody {
                        @for (row, rank) in &played {
                            tr {
                                th scope="row" { (who(t, rank)) }
                                @for (column, _) in &played { td { (cell(t, ladder.result(*row, *column))) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn cell(t: &Texts, result: Option<&LadderResult>) -> Markup {
    html! {
        @if let Some(result) = result {
            @let score = say!(t, "programs-score", score = figure(result.score), games = result.games);
            @match &result.watch {
                Some(watch) => a href={ "/watch/" (watch) "/replay" } { (score) },
                None => (score),
            }
        } @else { span class="muted" aria-hidden="true" { "–" } }
    }
}

/// Points with a half, if there is one.
fn figure(score: f64) -> String {
    let whole = score.trunc() as i64;
    match (whole, score.fract() > 0.25) {
        (0, true) => "½".to_owned(),
        (_, true) => format!("{whole}½"),
        (_, false) => whole.to_string(),
    }
}

fn connect(t: &Texts) -> Markup {
    let steps = [
        (msg("programs-connect-create"), "POST /api/people"),
        (msg("programs-connect-enter"), "GET /api/me/events"),
        (msg("programs-connect-play"), "python3 bot.py --accept"),
    ];
    html! {
        section class="panel" aria-labelledby="programs-connect" {
            h2 id="programs-connect" { (say!(t, "programs-connect")) }
            ol class="connect" {
                @for (text, code) in steps { li { (say!(t, text)) " " code lang="en" { (code) } } }
            }
            p { a href="/api" { (say!(t, "api-link")) } }
        }
    }
}
