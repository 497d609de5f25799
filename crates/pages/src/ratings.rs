//! Ratings: the ranking, and a person's own rating with its curve on their statistics page.

use antipater_engine::seven::Wonder;
use antipater_show::history::Played;
use antipater_show::rating::{OwnRating, Ranked, RatedGame, Rating, is_settled, whole};
use antipater_show::texts::{Texts, figure, msg, say, signed};
use maud::{Markup, html};

use crate::avatar::avatar;
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::people::{PEOPLE, name};
use crate::programs::PROGRAMS;
use crate::sheet::plot::{Plot, number};

/// The most games in the curve and its table.
const SHOWN: usize = 50;
/// The margins of the curve, in units of the drawing.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 8.0;
/// The smallest range of the curve, in points.
const HEIGHT: i32 = 100;
/// The size of the line on the profile, in units of the drawing.
const LINE: (f64, f64) = (320.0, 56.0);

/// The viewer's ratings.
#[derive(Clone, Copy, Debug)]
pub struct OwnRatings<'a> {
    /// Whether the viewer wants ratings.
    pub wanted: bool,
    /// The viewer's ratings by game.
    pub all: &'a [(Played, OwnRating)],
}

/// The rankings of the people and of the programs in a game.
pub fn page(
    t: &Texts,
    game: Played,
    (people, programs): (&[Ranked], &[Ranked]),
    known: bool,
) -> Markup {
    let title = say!(t, "ratings-title");
    let content = html! {
        (masthead(t))
        main class="room history" {
            (strip(Wonder::Rhodes, &html! {
                h1 { (title) }
                @if known {
                    p class="ways" {
                        a href="/me" { (icon("person")) " " (say!(t, "me-link")) }
                        a href="/games/statistics" { (icon("laurel")) " " (say!(t, "ratings-own")) }
                        a href=(PEOPLE) { (icon("person")) " " (say!(t, "people-title")) }
                    }
                }
            }))
            p { (say!(t, "ratings-explained")) }
            nav class="history-filters" aria-label=(say!(t, "option-game")) {
                @for one in Played::ALL {
                    a class="button small" href={ "/ratings?game=" (one.name()) } aria-current=[(one == game).then_some("page")] { (game_name(t, one)) }
                }
            }
            section class="panel" data-game=(game.name()) {
                @if people.is_empty() { p { (say!(t, "ratings-none")) } }
                @else { (ranking(t, &game_name(t, game), people)) }
            }
            section class="panel" data-programs=(game.name()) aria-labelledby="ratings-programs" {
                h2 id="ratings-programs" { (say!(t, "programs-title")) }
                p class="muted" { (say!(t, "ratings-programs")) " " a href={ (PROGRAMS) "?game=" (game.name()) } { (say!(t, "programs-ladder")) } }
                @if !programs.is_empty() { (ranking(t, &say!(t, "programs-title"), programs)) }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

fn ranking(t: &Texts, title: &str, ranked: &[Ranked]) -> Markup {
    html! {
        div class="wide-table" role="region" tabindex="0" aria-label=(title) {
            table class="ranking" {
                caption class="sr" { (title) }
                thead {
                    tr {
                        th scope="col" { (say!(t, "ratings-place")) }
                        th scope="col" { (say!(t, "ratings-name")) }
                        th scope="col" { (say!(t, "rating")) }
                        th scope="col" { (say!(t, "statistics-games")) }
                    }
                }
                tbody {
                    @for (place, one) in ranked.iter().enumerate() {
                        tr class=[one.own.then_some("own")] aria-current=[one.own.then_some("true")] {
                            td { (place + 1) "." }
                            th scope="row" { (name(Some(one.person), &html! { (avatar(one.avatar)) " " bdi { (one.name) } })) }
                            td { (value(t, one.rating)) }
                            td { (one.games) }
                        }
                    }
                }
            }
        }
    }
}

/// A rating with its deviation.
fn value(t: &Texts, rating: Rating) -> String {
    say!(
        t,
        "rating-value",
        rating = whole(rating.rating),
        deviation = whole(rating.deviation)
    )
}

/// The rating change of a game.
pub(crate) fn change(t: &Texts, before: i32, after: i32) -> String {
    say!(
        t,
        "rating-change",
        before = before,
        after = after,
        change = signed(after - before)
    )
}

/// Says that the person wants no ratings, or links to the ranking.
pub(crate) fn note(t: &Texts, own: OwnRatings<'_>) -> Markup {
    html! {
        @if own.wanted { p class="muted" { (say!(t, "rating-explained")) } }
        @else { p class="muted" { (say!(t, "rating-is-off")) } }
    }
}

/// The viewer's rating in a game, with its history; `games` is the number of games, rated or not.
pub(crate) fn own(t: &Texts, game: Played, games: usize, own: OwnRatings<'_>) -> Markup {
    let rating = own.all.iter().find(|(of, _)| *of == game);
    html! {
        @if let Some((_, rating)) = rating.filter(|_| own.wanted) {
            div class="own-rating" {
                h3 { (say!(t, "rating")) }
                dl class="tallies" {
                    div {
                        dt { (say!(t, "rating-now")) @if !is_settled(rating.now) { " " em { (say!(t, "rating-provisional")) } } }
                        dd { (value(t, rating.now)) }
                    }
                    @if let Some(best) = rating.best { div { dt { (say!(t, "rating-best")) } dd { (figure(best)) } } }
                    @if rating.games.len() != games { div { dt { (say!(t, "rating-games")) } dd { (rating.games.len()) } } }
                }
                (course(t, &rating.games))
            }
        }
    }
}

/// The rating over the last games, as a curve and as a table.
fn course(t: &Texts, games: &[RatedGame]) -> Markup {
    let shown = &games[games.len().saturating_sub(SHOWN)..];
    html! {
        figure class="chart rating-curve" {
            svg viewBox=(Plot::view_box()) role="img" aria-label=(say!(t, "rating-curve", count = shown.len())) { (curve(shown)) }
        }
        details class="tool" {
            summary { (say!(t, "rating-figures")) }
            div class="wide-table" role="region" tabindex="0" aria-label=(say!(t, "rating-figures")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (say!(t, "rating-date")) }
                            th scope="col" { (say!(t, "rating")) }
                            th scope="col" { (say!(t, "rating-difference")) }
                        }
                    }
                    tbody {
                        @for game in shown.iter().rev() {
                            tr {
                                th scope="row" { (t.date_and_time(game.finished_at.saturating_mul(1000))) }
                                td { (whole(game.after.rating)) }
                                td { (signed(game.change())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn curve(games: &[RatedGame]) -> Markup {
    let points = course_points(games);
    let (low, high) = limits(&points);
    let middle = whole(f64::midpoint(low, high));
    let range = (
        whole(low).min(middle - HEIGHT / 2),
        whole(high).max(middle + HEIGHT / 2),
    );
    let plot = Plot::new(games.len(), range, LEFT, RIGHT);
    let line = points.iter().enumerate();
    let line =
        line.map(|(step, &rating)| format!("{},{}", number(plot.x(step)), number(plot.y(rating))));
    let line: Vec<String> = line.collect();
    html! {
        (plot.levels())
        g class="run l0" { polyline points=(line.join(" ")) {} }
        @if let Some(&last) = points.last() {
            circle class="rating-last" cx=(number(plot.x(games.len()))) cy=(number(plot.y(last))) r="3.5" {}
        }
    }
}

/// The viewer's ratings, with the course of each over the last games.
pub(crate) fn courses(t: &Texts, own: OwnRatings<'_>) -> Markup {
    html! {
        ul class="courses" {
            @for (game, rating) in own.all {
                @let shown = &rating.games[rating.games.len().saturating_sub(SHOWN)..];
                li data-game=(game.name()) {
                    b class="course-game" { (game_name(t, *game)) }
                    span class="course-now" {
                        b { (value(t, rating.now)) }
                        @if !is_settled(rating.now) { " " em { (say!(t, "rating-provisional")) } }
                    }
                    (line(t, *game, shown))
                    dl class="muted" {
                        div { dt { (say!(t, "rating-games")) } dd { (rating.games.len()) } }
                        @if let Some(best) = rating.best { div { dt { (say!(t, "rating-best")) } dd { (figure(best)) } } }
                    }
                }
            }
        }
    }
}

/// A rating over these games, as a line that says its ends and its limits to screen readers.
fn line(t: &Texts, game: Played, games: &[RatedGame]) -> Markup {
    let points = course_points(games);
    let (low, high) = limits(&points);
    let height = (high - low).max(f64::from(HEIGHT));
    let place = |(step, rating): (usize, &f64)| {
        let x = 2.0 + step as f64 * (LINE.0 - 8.0) / games.len().max(1) as f64;
        let y = LINE.1 / 2.0 + (f64::midpoint(low, high) - rating) / height * (LINE.1 - 8.0);
        (number(x), number(y))
    };
    let places: Vec<_> = points.iter().enumerate().map(place).collect();
    let line: Vec<String> = places.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let ends = |at: Option<&f64>| at.copied().map_or(0, whole);
    let said = say!(
        t,
        "rating-line",
        game = game_name(t, game),
        count = games.len(),
        from = ends(points.first()),
        to = ends(points.last()),
        low = whole(low),
        high = whole(high)
    );
    html! {
        svg class="course" viewBox={ "0 0 " (LINE.0) " " (LINE.1) } role="img" aria-label=(said) {
            polyline points=(line.join(" ")) {}
            @if let Some((x, y)) = places.last() { circle cx=(x) cy=(y) r="4" {} }
        }
    }
}

/// The rating before the first of these games, and after each.
fn course_points(games: &[RatedGame]) -> Vec<f64> {
    let first = games.first().map(|game| game.before).into_iter();
    first
        .chain(games.iter().map(|game| game.after.rating))
        .collect()
}

fn limits(points: &[f64]) -> (f64, f64) {
    let points = points.iter().copied();
    (
        points.clone().fold(f64::INFINITY, f64::min),
        points.fold(f64::NEG_INFINITY, f64::max),
    )
}

/// The switch on the profile page.
pub(crate) fn switch(t: &Texts, wanted: bool) -> Markup {
    let (state, word, to) = if wanted {
        (msg("rating-on"), msg("rating-switch-off"), "no")
    } else {
        (msg("rating-off"), msg("rating-switch-on"), "yes")
    };
    html! {
        details class="more" {
            summary { (say!(t, state)) }
            p class="muted" { (say!(t, "rating-explained")) }
            form method="post" action="/me/rating" {
                input type="hidden" name="rated" value=(to);
                button class="button" type="submit" { (say!(t, word)) }
            }
        }
    }
}
