//! The lobby: all open tables in rows, with filters by game and tempo.

use antipater_engine::seven::Wonder;
use antipater_show::event::EVENTS;
use antipater_show::history::Played;
use antipater_show::options::Pace;
use antipater_show::pool::{Tempo, played};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::{SummarySeat, TableSummary};
use maud::{Markup, html};

use crate::avatar::avatar;
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::note::note;
use crate::people;
use crate::play_now::tempo_name;
use crate::start::{LOBBY, WATCH, options_line, pace_line, programs, same_deal, who_resigned};

/// The most rows of the page.
const ROWS: usize = 50;

/// Which tables a page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Those with this game.
    pub game: Option<Played>,
    /// Those with a time limit of this kind.
    pub limit: Option<Limit>,
    /// Those where the visitor may sit down.
    pub open: bool,
}

/// A kind of time limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// That of a tempo.
    Tempo(Tempo),
    /// None.
    Free,
}

impl Limit {
    const ALL: [Limit; 4] = [
        Limit::Tempo(Tempo::Quick),
        Limit::Tempo(Tempo::Normal),
        Limit::Tempo(Tempo::Days),
        Limit::Free,
    ];

    /// The name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Limit::Tempo(tempo) => tempo.name(),
            Limit::Free => "free",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Limit> {
        Limit::ALL.into_iter().find(|limit| limit.name() == name)
    }

    fn of(pace: Pace) -> Limit {
        Tempo::of(pace).map_or(Limit::Free, Limit::Tempo)
    }

    fn text(self, t: &Texts) -> String {
        match self {
            Limit::Tempo(tempo) => tempo_name(t, tempo),
            Limit::Free => say!(t, "pace-free"),
        }
    }
}

impl Filter {
    /// The address of a page with this filter, below another address.
    fn address(self, base: &str) -> String {
        let game = self.game.map(|game| format!("game={}", game.name()));
        let limit = self.limit.map(|limit| format!("tempo={}", limit.name()));
        let open = self.open.then(|| "open=yes".to_owned());
        let query: Vec<String> = game.into_iter().chain(limit).chain(open).collect();
        if query.is_empty() {
            base.to_owned()
        } else {
            format!("{base}?{}", query.join("&"))
        }
    }

    /// Whether a page with this filter shows a table.
    fn shows(self, table: &TableSummary) -> bool {
        let game = played(&table.options);
        let limit = Limit::of(table.options.common.pace);
        (table.open_to_you || !self.open)
            && self.game.is_none_or(|wanted| wanted == game)
            && self.limit.is_none_or(|wanted| wanted == limit)
    }
}

/// The page; `is_named` says whether the visitor has chosen a name, and `now` is in seconds since 1970.
pub fn page(t: &Texts, filter: Filter, lobby: &[TableSummary], is_named: bool, now: i64) -> Markup {
    let title = say!(t, "lobby");
    let stream = filter.address("/lobby/stream");
    let content = html! {
        (masthead(t))
        main class="room lobby" id="kept" data-stream=(stream) {
            (strip(Wonder::Ephesus, &html! {
                h1 { (title) }
                p class="ways" {
                    a href="/play" { (icon("play")) " " (say!(t, "play-now")) }
                    a href=(WATCH) { (icon("eye")) " " (say!(t, "watch-title")) }
                    a href=(EVENTS) { (icon("laurel")) " " (say!(t, "events-title")) }
                }
            }))
            (note(t, None))
            div class="lobby-filters" { (games(t, filter)) (limits(t, filter)) (open(t, filter)) }
            (tables(t, filter, lobby, is_named, now))
        }
    };
    frame(
        t,
        &Frame {
            script: Some("kept"),
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The links that choose a game.
fn games(t: &Texts, filter: Filter) -> Markup {
    let link = |game: Option<Played>, text: &str| {
        let to = Filter { game, ..filter }.address(LOBBY);
        link(&to, filter.game == game, text)
    };
    html! {
        nav class="history-filters" aria-label=(say!(t, "option-game")) {
            (link(None, &say!(t, "history-all")))
            @for game in Played::ALL { (link(Some(game), &game_name(t, game))) }
        }
    }
}

/// The links that choose a kind of time limit.
fn limits(t: &Texts, filter: Filter) -> Markup {
    let link = |limit: Option<Limit>, text: &str| {
        let to = Filter { limit, ..filter }.address(LOBBY);
        link(&to, filter.limit == limit, text)
    };
    html! {
        nav class="history-filters" aria-label=(say!(t, "lobby-tempo")) {
            (link(None, &say!(t, "lobby-any-tempo")))
            @for limit in Limit::ALL { (link(Some(limit), &limit.text(t))) }
        }
    }
}

/// The links that choose whether the visitor may sit down.
fn open(t: &Texts, filter: Filter) -> Markup {
    let link = |open: bool, text: &str| {
        let to = Filter { open, ..filter }.address(LOBBY);
        link(&to, filter.open == open, text)
    };
    html! {
        nav class="history-filters" aria-label=(say!(t, "lobby-seats")) {
            (link(false, &say!(t, "lobby-all")))
            (link(true, &say!(t, "lobby-open")))
        }
    }
}

fn link(to: &str, is_chosen: bool, text: &str) -> Markup {
    html! { a class="button small" href=(to) aria-current=[is_chosen.then_some("page")] { (text) } }
}

/// The region with the tables: first those that wait for people.
pub fn tables(
    t: &Texts,
    filter: Filter,
    lobby: &[TableSummary],
    is_named: bool,
    now: i64,
) -> Markup {
    let mut shown: Vec<&TableSummary> = lobby.iter().filter(|table| filter.shows(table)).collect();
    shown.sort_by_key(|table| !(table.is_gathering() && table.free > 0));
    html! {
        section id="lobby-tables" aria-label=(say!(t, "lobby")) {
            @if shown.is_empty() {
                p class="panel" { (say!(t, if lobby.is_empty() { msg("lobby-empty") } else { msg("lobby-none") })) }
            } @else {
                ul class="lobby-rows" { @for table in shown.into_iter().take(ROWS) { (row(t, table, is_named, now)) } }
            }
        }
    }
}

fn row(t: &Texts, table: &TableSummary, is_named: bool, now: i64) -> Markup {
    html! {
        li class={ "lobby-row" (if table.free > 0 { " free" } else { "" }) } {
            span class="lobby-seats" { @for seat in &table.seats { (face(seat)) } }
            div class="lobby-what" {
                b { (options_line(t, &table.options)) }
                span class="how" {
                    @if table.is_gathering() { (say!(t, "line-gathering", free = table.free)) }
                    @else { (say!(t, "line-playing")) }
                }
                (players(t, table))
                (programs(t, table))
                @if let Some(range) = table.ratings { small class="ratings" { (icon("laurel")) " " (say!(t, "lobby-ratings", from = range.from, to = range.to)) } }
                @if table.same_deal { (same_deal(t)) }
            }
            div class="lobby-when" {
                span { (icon("choosing")) " " (pace_line(t, table.options.common.pace)) }
                small class="muted" { (age(t, now - table.created_at)) }
            }
            div class="lobby-way" { (way(t, table, is_named)) }
        }
    }
}

/// The names of the other players, which open their cards.
fn players(t: &Texts, table: &TableSummary) -> Markup {
    let seats = table.seats.iter().enumerate();
    let others = seats.filter(|(number, _)| Some(*number) != table.you);
    let named = others.filter_map(|(_, seat)| Some((seat.person, seat.name.as_deref()?)));
    html! {
        ul class="names" { @for (person, name) in named { li { (people::name(person, &html! { bdi { (name) } })) } } }
        @if let Some(what) = who_resigned(t, table) { small class="muted" { (what) } }
    }
}

/// The picture of a seat's player, or of a free seat.
fn face(seat: &SummarySeat) -> Markup {
    html! {
        @match seat.avatar {
            Some(face) => (avatar(face)),
            None => span class="free-seat" {},
        }
    }
}

/// How long ago a table was opened, in words.
fn age(t: &Texts, seconds: i64) -> String {
    let minutes = seconds.max(0) / 60;
    match minutes {
        0..60 => say!(t, "lobby-minutes", minutes = minutes as usize),
        60..1440 => say!(t, "lobby-hours", hours = (minutes / 60) as usize),
        _ => say!(t, "lobby-days", days = (minutes / 1440) as usize),
    }
}

/// What a visitor can do at a table. A visitor without a name chooses one in the waiting room.
fn way(t: &Texts, table: &TableSummary, is_named: bool) -> Markup {
    let address = format!("/tables/{}", table.table);
    let about = html! { span class="sr" { " " (options_line(t, &table.options)) } };
    html! {
        @if table.you.is_some() {
            a class="button" href=(address) { (say!(t, "lobby-own")) (about) }
        } @else if !table.open_to_you {
            a class="button" href=(address) { (say!(t, "join-watch")) (about) }
        } @else if is_named {
            form method="post" action={ (address) "/join" } {
                button class="button primary" type="submit" { (say!(t, "join-sit")) (about) }
            }
        } @else {
            a class="button primary" href=(address) { (say!(t, "join-sit")) (about) }
        }
    }
}
