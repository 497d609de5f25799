//! The daily deal: a game with the same cards and opponents for all people, the visitor's result, how all others ended, and
//! a line to share.

use antipater_engine::seven::Wonder;
use antipater_show::daily::{Comparison, Curve, DailyScore, Finisher, LevelEntry, Standing, Taken};
use antipater_show::history::SeatResult;
use antipater_show::league::LEAGUE;
use antipater_show::options::{DailyDeal, DealSource, Kind, TableOptions, start_of};
use antipater_show::texts::{Book, Moment, Texts, say, signed};
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead, strip};
use crate::history::ending;
use crate::icons::icon;
use crate::names::kind_name;
use crate::note::note;
use crate::postcard::{self, Drawing};
use crate::start::options_line;

/// The address of the page.
pub use crate::start::DAILY;

/// The most names in a list of the best.
const BEST: usize = 3;
/// The same on the page of one deal.
const BEST_OF_DEAL: usize = 20;
/// The most different things taken that are shown of one decision.
const TAKEN: usize = 4;

/// The deals of a day.
#[derive(Clone, PartialEq, Debug)]
pub struct DailyPage {
    /// The day, counted since 1970.
    pub day: i64,
    /// What the deals follow from.
    pub source: DealSource,
    /// The games.
    pub games: Vec<DailyGame>,
    /// The number of days in a row on which the visitor has finished a deal.
    pub streak: usize,
}

/// The daily deal of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct DailyGame {
    /// The options of the game.
    pub options: TableOptions,
    /// The visitor's table.
    pub own: Option<OwnDaily>,
    /// The games of all people with the deal.
    pub standing: Standing,
    /// Those with the deal of the day before.
    pub yesterday: Standing,
}

/// The visitor's table with the daily deal.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnDaily {
    /// The id of the table.
    pub table: String,
    /// The result; `None` while the game is in progress.
    pub result: Option<SeatResult>,
    /// The visitor's accuracy in percent, once the game is analyzed.
    pub accuracy: Option<f64>,
}

/// A decision of the visitor beside those of others.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionRow {
    /// The number of the step.
    pub step: usize,
    /// What the visitor took.
    pub own: Taken,
    /// The win probability that it lost, if the game is analyzed.
    pub loss: Option<f64>,
    /// What all people took, most frequent first, with the number of games. The last figure is the win probability that it
    /// would have lost in the visitor's game, if known.
    pub others: Vec<(Taken, usize, Option<f64>)>,
}

/// The page of a day.
pub fn page(t: &Texts, of: &DailyPage) -> Markup {
    let title = say!(t, "daily-title");
    let date = date(of.day);
    let content = html! {
        (masthead(t))
        main class="room daily" {
            (strip(Wonder::Giza, &html! { h1 { (title) } }))
            (note(t, None))
            p class="lead" { (say!(t, "daily-lead")) }
            p class="daily-when" {
                time datetime=(date) { (date) }
                @if of.source == DealSource::Server { " " a href=(LEAGUE) { (say!(t, "league-title")) } }
                @if of.streak > 0 { " " b { (say!(t, "daily-streak", days = of.streak)) } }
            }
            div class="daily-games" { @for game in &of.games { (section(t, &date, game)) } }
            @if of.source == DealSource::Server { (yesterday(t, of)) (proof(t, of)) (by_date(t, &date)) }
            p class="muted" { (say!(t, "daily-explained")) }
        }
    };
    frame(
        t,
        &Frame {
            script: Some("daily"),
            back: Some(DAILY),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The picture of a deal to share: the place among all, or the result if it is the only one.
pub fn picture(
    t: &Texts,
    day: i64,
    options: &TableOptions,
    result: &SeatResult,
    comparison: Option<Comparison>,
) -> Drawing {
    let better = comparison.and_then(|one| one.better_than);
    let line = comparison.and_then(among(t));
    let line = line.unwrap_or_else(|| ending(t, result));
    postcard::of_day(t, day, [options_line(t, options), line], better)
}

/// The page with all games of one deal.
pub fn compared(
    t: &Texts,
    deal: DailyDeal,
    options: &TableOptions,
    (standing, levels): (&Standing, &[LevelEntry]),
    (table, decisions): (Option<&str>, &[DecisionRow]),
) -> Markup {
    let title = say!(t, "daily-title");
    let date = date(deal.day);
    // Without a server there are no other deals.
    let is_apart = deal.source == DealSource::Date && standing.begun > 0;
    let content = html! {
        (masthead(t))
        main class="room daily" {
            (strip(Wonder::Giza, &html! { h1 { (title) } }))
            p class="daily-when" { time datetime=(date) { (date) } }
            @if is_apart { p class="muted" { b { (say!(t, "daily-by-date")) } " " (say!(t, "daily-by-date-explained")) } }
            h2 { (options_line(t, options)) }
            @if standing.finishers.is_empty() { p { (say!(t, "daily-hidden")) } }
            section class="panel" {
                (place(t, standing))
                (players(t, standing))
                (best(t, standing, BEST_OF_DEAL))
                (of_levels(t, levels))
            }
            @if !decisions.is_empty() {
                section class="panel" aria-labelledby="daily-decisions" {
                    h2 id="daily-decisions" { (say!(t, "daily-decisions")) }
                    p class="muted" { (say!(t, "daily-decisions-note")) }
                    ol class="daily-taken" { @for row in decisions { (decision(t, options.game, table, row, standing.finished)) } }
                }
            }
            (key(t, standing))
            p { a href=(DAILY) { (say!(t, "daily-title")) } }
        }
    };
    frame(
        t,
        &Frame {
            back: Some(DAILY),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// A day in the form of addresses.
pub(crate) fn date(day: i64) -> String {
    let moment = Moment::of(start_of(day).saturating_mul(1000)).datetime();
    moment.split('T').next().unwrap_or_default().to_owned()
}

fn section(t: &Texts, date: &str, game: &DailyGame) -> Markup {
    let options = &game.options;
    let name = options.game.name();
    let id = format!("daily-{name}");
    html! {
        section class="panel" data-game=(name) aria-labelledby=(id) {
            h2 id=(id) { (options_line(t, options)) }
            p class="muted" { (say!(t, "daily-level", level = say!(t, "level", level = options.level.name()))) }
            @match &game.own {
                None => {
                    (players(t, &game.standing))
                    form method="post" action=(format!("{DAILY}/{name}")) {
                        button class="button primary big" type="submit" { (say!(t, "daily-play")) }
                    }
                },
                Some(own) => (of_own(t, date, options, own, &game.standing)),
            }
        }
    }
}

fn of_own(
    t: &Texts,
    date: &str,
    options: &TableOptions,
    own: &OwnDaily,
    standing: &Standing,
) -> Markup {
    let table = format!("/tables/{}", own.table);
    let Some(result) = &own.result else {
        return html! { p { a class="button primary big" href=(table) { (say!(t, "daily-go-on")) } } };
    };
    let replay = format!("{table}/replay");
    let comparison = standing.compared(false);
    html! {
        p class="daily-result" {
            b class="how-ended" { @if result.won { (icon("laurel")) " " } (ending(t, result)) }
            @if let Some(points) = result.points { " " span { (say!(t, "history-points", points = points)) } }
            @if let Some(accuracy) = own.accuracy { " " span { (say!(t, "daily-accuracy", accuracy = t.decimal(accuracy, 0))) } }
        }
        (place(t, standing))
        (share(t, date, options, result, own.accuracy, comparison))
        p class="played-links" {
            @if comparison.is_some() { a href=(format!("{DAILY}/{}/{date}", options.game.name())) { (say!(t, "daily-compare")) } " " }
            a href=(table) { (say!(t, "history-table")) }
            @if own.accuracy.is_some() { " " a href=(replay) { (say!(t, "games-replay")) } }
            @else { " " a href=(format!("{replay}#analysis")) { (say!(t, "daily-judge")) } }
        }
    }
}

/// How many people play the deal.
fn players(t: &Texts, standing: &Standing) -> Markup {
    html! {
        @if standing.begun > 0 {
            p class="muted" { (say!(t, "daily-players", begun = standing.begun, finished = standing.finished)) }
        }
    }
}

/// The place among all games in words; `None` for the only one.
fn among(t: &Texts) -> impl Fn(Comparison) -> Option<String> {
    |one| {
        let share = one.better_than?;
        Some(say!(
            t,
            "daily-better",
            share = share,
            others = one.games - 1,
            rank = one.rank
        ))
    }
}

/// The visitor's place among all and among those whom the visitor follows, and the curve of all.
fn place(t: &Texts, standing: &Standing) -> Markup {
    let friends = standing.compared(true).filter(|one| one.games > 1);
    let own = standing.own().map(|own| own.entry.score.lead);
    html! {
        @if let Some(own) = standing.compared(false) {
            p class="daily-place" { @match among(t)(own) { Some(line) => b { (line) }, None => (say!(t, "daily-first")) } }
        }
        @if let Some(friends) = friends {
            p { (say!(t, "daily-friends", rank = friends.rank, games = friends.games)) }
        }
        @if let (Some(curve), true) = (standing.curve(), standing.finished > 1) { (drawn(t, &curve, own)) }
    }
}

/// A curve of leads as bars.
fn drawn(t: &Texts, curve: &Curve, own: Option<i32>) -> Markup {
    const BAR: usize = 12;
    const HEIGHT: usize = 60;
    let most = curve.bars.iter().copied().max().unwrap_or(1).max(1);
    let own = own.and_then(|own| curve.bar(own));
    let width = BAR * curve.bars.len();
    let last = curve.from + curve.width * i32::try_from(curve.bars.len()).unwrap_or(1) - 1;
    let games: usize = curve.bars.iter().sum();
    html! {
        figure class="chart daily-curve" {
            svg viewBox=(format!("0 0 {width} {HEIGHT}")) role="img" aria-label=(say!(t, "daily-curve", games = games, from = signed(curve.from), to = signed(last))) {
                @for (number, count) in curve.bars.iter().enumerate() {
                    @let height = (count * (HEIGHT - 2)).div_ceil(most);
                    rect class=(if own == Some(number) { "own" } else { "others" }) x=(number * BAR + 1) y=(HEIGHT - height) width=(BAR - 2) height=(height) {}
                }
            }
            figcaption class="muted" { (say!(t, "daily-leads", from = signed(curve.from), to = signed(last))) }
        }
    }
}

/// A score in words.
fn score(t: &Texts, score: DailyScore) -> String {
    say!(
        t,
        "daily-score",
        place = score.place.0,
        lead = signed(score.lead)
    )
}

/// The best games of people.
fn best(t: &Texts, standing: &Standing, most: usize) -> Markup {
    let line = |one: &Finisher| {
        let name = one.name.clone();
        let name = name.unwrap_or_else(|| say!(t, "daily-somebody"));
        html! {
            li {
                b { (name) } " " (score(t, one.entry.score))
                @if one.unchecked { " " span class="muted" { (say!(t, "daily-unchecked")) } }
                @if let Some(watch) = &one.watch { " " a href=(format!("/watch/{watch}/replay")) { (say!(t, "games-replay")) } }
            }
        }
    };
    html! {
        @if !standing.finishers.is_empty() {
            ol class="daily-best" { @for one in standing.best(most) { (line(one)) } }
        }
    }
}

/// The games of the levels of bots.
fn of_levels(t: &Texts, levels: &[LevelEntry]) -> Markup {
    html! {
        @if !levels.is_empty() {
            table class="daily-levels" {
                caption { (say!(t, "daily-levels")) }
                tbody {
                    @for one in levels.iter().rev() {
                        tr {
                            th scope="row" { (say!(t, "level", level = one.level.name())) }
                            td { (score(t, one.entry.score)) }
                        }
                    }
                }
            }
        }
    }
}

/// The best games of yesterday.
fn yesterday(t: &Texts, of: &DailyPage) -> Markup {
    let played = || of.games.iter().filter(|game| game.yesterday.finished > 0);
    let date = date(of.day - 1);
    html! {
        @if played().next().is_some() {
            section class="panel" aria-labelledby="daily-yesterday" {
                h2 id="daily-yesterday" { (say!(t, "daily-yesterday")) }
                @for game in played() {
                    h3 { a href=(format!("{DAILY}/{}/{date}", game.options.game.name())) { (kind_name(t, game.options.game)) } }
                    (best(t, &game.yesterday, BEST))
                }
            }
        }
    }
}

/// What proves that the deals were fixed beforehand.
fn proof(t: &Texts, of: &DailyPage) -> Markup {
    let first = of.games.first();
    html! {
        details class="tool daily-proof" {
            summary { (say!(t, "daily-proof")) }
            p { (say!(t, "daily-proof-explained")) }
            @if let Some(game) = first {
                dl {
                    dt { (say!(t, "daily-hash", date = date(of.day))) } dd { code { (game.standing.commitment) } }
                    dt { (say!(t, "daily-hash", date = date(of.day - 1))) } dd { code { (game.yesterday.commitment) } }
                    @if let Some(key) = &game.yesterday.key {
                        dt { (say!(t, "daily-key", date = date(of.day - 1))) } dd { code { (key) } }
                    }
                }
            }
        }
    }
}

/// The hash and the key of one deal.
fn key(t: &Texts, standing: &Standing) -> Markup {
    html! {
        @if let Some(key) = &standing.key {
            details class="tool daily-proof" {
                summary { (say!(t, "daily-proof")) }
                p { (say!(t, "daily-proof-explained")) }
                p { code { (standing.commitment) } }
                p { code { (key) } }
            }
        }
    }
}

/// The deals that follow from the date, which are the same everywhere.
fn by_date(t: &Texts, date: &str) -> Markup {
    html! {
        details class="tool" {
            summary { (say!(t, "daily-by-date")) }
            p { (say!(t, "daily-by-date-explained")) }
            p class="ways" {
                @for game in Kind::ALL {
                    @let own = format!("{DAILY}/date/{}", game.name());
                    form method="post" action=(own) { button class="button" type="submit" { (kind_name(t, game)) } }
                }
            }
            p class="played-links" {
                (say!(t, "daily-by-date-compare"))
                @for game in Kind::ALL { " " a href=(format!("{DAILY}/date/{}/{date}", game.name())) { (kind_name(t, game)) } }
            }
        }
    }
}

/// What was taken, in words.
pub(crate) fn in_words(t: &Texts, game: Kind, taken: &Taken) -> String {
    let book = match game {
        Kind::Duel => Book::Duel,
        Kind::Seven | Kind::FreeCity => Book::Seven,
    };
    let mut printed = book.printed().into_iter();
    let name = printed.find(|name| *name == taken.what);
    let name = name.map_or("", |name| t.name_of(book, name));
    say!(t, "daily-took", how = taken.how.as_str(), what = name)
}

fn decision(t: &Texts, game: Kind, table: Option<&str>, row: &DecisionRow, games: usize) -> Markup {
    let lost = |loss: f64| {
        say!(
            t,
            "daily-lost",
            percent = t.decimal(100.0 * loss.max(0.0), 0)
        )
    };
    let share = |count: usize| t.decimal(100.0 * count as f64 / games.max(1) as f64, 0);
    let others: &[(Taken, usize, Option<f64>)] = &row.others[..row.others.len().min(TAKEN)];
    html! {
        li {
            @let own = in_words(t, game, &row.own);
            @match table {
                Some(table) => a href=(format!("/tables/{table}/replay?step={}", row.step)) { b { (own) } },
                None => b { (own) },
            }
            @if let Some(loss) = row.loss.filter(|loss| *loss >= 0.005) { " " span class="muted" { (lost(loss)) } }
            ul {
                @for (taken, count, loss) in others {
                    li class=[(*taken == row.own).then_some("own")] {
                        (say!(t, "daily-share-took", share = share(*count), what = in_words(t, game, taken)))
                        @if let Some(loss) = loss.filter(|loss| *loss >= 0.005) { " " span class="muted" { (lost(loss)) } }
                    }
                }
            }
        }
    }
}

/// A line with the result that reveals nothing about the deal.
fn share(
    t: &Texts,
    date: &str,
    options: &TableOptions,
    result: &SeatResult,
    accuracy: Option<f64>,
    comparison: Option<Comparison>,
) -> Markup {
    let id = format!("share-{}", options.game.name());
    let line = say!(
        t,
        "daily-line",
        date = date,
        game = options_line(t, options),
        ending = ending(t, result),
        points = result
            .points
            .map_or_else(|| "none".to_owned(), |points| points.to_string()),
        accuracy = accuracy.map_or_else(|| "none".to_owned(), |accuracy| t.decimal(accuracy, 0))
    );
    let line = match comparison.and_then(|one| Some((one.better_than?, one.games - 1))) {
        Some((share, others)) => {
            say!(
                t,
                "daily-line-with",
                line = line,
                share = share,
                others = others
            )
        }
        None => line,
    };
    let picture = format!("{DAILY}/{}/{date}/picture", options.game.name());
    html! {
        div class="daily-share" {
            label for=(id) { (say!(t, "daily-share")) }
            textarea id=(id) readonly rows="4" { (line) }
            p class="daily-ways" hidden {
                button type="button" data-copy=(id) { (say!(t, "daily-copy")) }
                " " button type="button" data-share=(id) hidden { (say!(t, "daily-send")) }
                " " (postcard::link(t, &picture))
                " " span role="status" data-copied hidden { (say!(t, "daily-copied")) }
            }
        }
    }
}
