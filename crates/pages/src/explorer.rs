//! The explorer: who wins with what in games between bots and in those at the tables of this server, for all to see.

use antipater_bots::BotKind;
use antipater_bots::stats::Interval;
use antipater_engine::{Victory, duel, seven};
use antipater_show::explorer::{Counts, Explorer, Group, HERE, Had, Results};
use antipater_show::history::{OwnBoard, Played};
use antipater_show::texts::{Texts, say};
use maud::{Markup, html};
use serde::Deserialize;

use crate::frame::{Frame, frame, masthead, strip};
use crate::history::board_name;
use crate::names::game_name;
use crate::sheet;

/// The most rows of a table before the rest is folded away.
const ROWS: usize = 12;

/// The least number of games of a group, and of cities that had a thing.
const LEAST: u64 = 30;

/// The games of a group with their counts.
type Counted<'a> = (&'a Group, &'a Counts);

/// The games that the visitor asks for. Unknown values are ignored.
#[derive(Default, Deserialize)]
pub(crate) struct ExplorerQuery {
    game: Option<String>,
    players: Option<usize>,
    bot: Option<String>,
}

impl ExplorerQuery {
    /// The nearest group that there is.
    fn find<'a>(&self, groups: &[Counted<'a>]) -> Option<Counted<'a>> {
        let game = self
            .game
            .as_deref()
            .and_then(Played::named)
            .unwrap_or(Played::Duel);
        let players = self.players.unwrap_or(4);
        groups.iter().copied().max_by_key(|(group, _)| {
            let bot = match &self.bot {
                Some(bot) => (*bot == group.bot).then_some(0),
                None => strength(&group.bot),
            };
            (group.game == game, group.players == players, bot)
        })
    }
}

/// The place of a level among all, the weakest first; `None` for other players.
fn strength(bot: &str) -> Option<usize> {
    let mut levels = BotKind::LEVELS.iter();
    levels.position(|level| level.name() == bot)
}

/// The page.
pub(crate) fn page(t: &Texts, explorers: [&Explorer; 2], query: &ExplorerQuery) -> Markup {
    let title = say!(t, "explorer-title");
    let groups = explorers.into_iter().flat_map(Explorer::groups);
    let mut groups: Vec<_> = groups.filter(|(_, counts)| counts.games >= LEAST).collect();
    groups.sort_by_key(|(group, _)| *group);
    let found = query.find(&groups);
    let content = html! {
        (masthead(t))
        main class="room statistics explorer" {
            (strip(seven::Wonder::Alexandria, &html! {
                h1 { (title) }
                @if found.is_some_and(|(group, _)| group.bot == HERE) {
                    p { (say!(t, "explorer-lead-here")) }
                } @else {
                    p { (say!(t, "explorer-lead")) }
                }
            }))
            @if let Some((group, counts)) = found {
                (choices(t, &groups, group))
                p class="muted" { (say!(t, "explorer-note", games = counts.games)) }
                section class="panel of-game" aria-label=(game_name(t, group.game)) {
                    div class="mosaic" {
                        @if group.game == Played::Duel { (endings(t, &counts.victories)) }
                        (points(t, group, counts))
                        @for had in Had::ALL { (table(t, group, counts, had)) }
                    }
                }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// The links to other games, numbers of players and levels.
fn choices(t: &Texts, groups: &[Counted<'_>], shown: &Group) -> Markup {
    let groups = || groups.iter().map(|(group, _)| *group);
    let games = Played::ALL
        .into_iter()
        .filter(|&game| groups().any(|group| group.game == game));
    let same = |group: &&Group| group.game == shown.game;
    let mut players: Vec<usize> = groups().filter(same).map(|group| group.players).collect();
    players.dedup();
    let bots = groups()
        .filter(same)
        .filter(|group| group.players == shown.players);
    let address = |game: Played, players: usize, bot: &str| {
        format!("/explorer?game={}&players={players}&bot={bot}", game.name())
    };
    html! {
        nav class="history-filters" aria-label=(say!(t, "option-game")) {
            @for game in games {
                a class="button small" href=(address(game, shown.players, &shown.bot))
                    aria-current=[(game == shown.game).then_some("page")] { (game_name(t, game)) }
            }
        }
        @if players.len() > 1 {
            nav class="history-filters" aria-label=(say!(t, "statistics-by-seats")) {
                @for count in players {
                    a class="button small" href=(address(shown.game, count, &shown.bot))
                        aria-current=[(count == shown.players).then_some("page")] { (say!(t, "statistics-players", seats = count)) }
                }
            }
        }
        nav class="history-filters" aria-label=(say!(t, "statistics-by-level")) {
            @for group in bots {
                a class="button small" href=(address(shown.game, shown.players, &group.bot))
                    aria-current=[(group.bot == shown.bot).then_some("page")] {
                        @if group.bot == HERE { (say!(t, "explorer-here")) } @else { (say!(t, "room-bot", level = group.bot.as_str())) }
                    }
            }
        }
    }
}

fn percent(t: &Texts, share: f64) -> String {
    say!(
        t,
        "statistics-percent",
        percent = t.decimal(100.0 * share, 1)
    )
}

/// How Duels end.
pub(crate) fn endings(t: &Texts, victories: &[u64; Victory::ALL.len()]) -> Markup {
    let games: u64 = victories.iter().sum();
    html! {
        div class="wide-table" role="region" tabindex="0" aria-label=(say!(t, "statistics-endings")) {
            table {
                caption { (say!(t, "statistics-endings")) }
                tbody {
                    @for victory in Victory::ALL {
                        tr {
                            th scope="row" { (say!(t, "statistics-victory", victory = victory.name())) }
                            td { (percent(t, victories[victory as usize] as f64 / games as f64)) }
                        }
                    }
                }
            }
        }
    }
}

/// The mean points by category.
fn points(t: &Texts, group: &Group, counts: &Counts) -> Markup {
    let categories = match group.game {
        Played::Duel => &sheet::DUEL[..],
        game => sheet::of_seven(game.edition()),
    };
    let [all, winners] = counts.points();
    html! {
        div class="wide-table" role="region" tabindex="0" aria-label=(say!(t, "sheet-bars")) {
            table {
                caption { (say!(t, "sheet-bars")) }
                thead { tr { td {} th scope="col" { (say!(t, "explorer-all")) } th scope="col" { (say!(t, "explorer-winners")) } } }
                tbody {
                    @for category in categories {
                        tr {
                            th scope="row" { (category.sign(t)) " " (say!(t, category.name)) }
                            @for points in [&all, &winners] { td { (t.decimal(points[category.at], 1)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The results of what cities had.
fn table(t: &Texts, group: &Group, counts: &Counts, had: Had) -> Markup {
    let rows = counts.results(had).into_iter();
    let rows: Vec<_> = rows.filter(|(_, results)| results.seats >= LEAST).collect();
    let (first, rest) = rows.split_at(rows.len().min(ROWS));
    let caption = say!(t, "explorer-had", had = had.name());
    let fair = 1.0 / group.players as f64;
    let body = |rows: &[(&str, Results)]| {
        html! {
            tbody { @for (name, results) in rows { (row(t, group, had, name, results, fair)) } }
        }
    };
    html! {
        @if !rows.is_empty() {
            div class="wide-table" role="region" tabindex="0" aria-label=(caption) {
                table {
                    caption { (caption) }
                    thead {
                        tr {
                            td {}
                            (headings(t))
                            th scope="col" { (say!(t, "explorer-cities")) }
                        }
                    }
                    (body(first))
                }
                @if !rest.is_empty() {
                    details {
                        summary { (say!(t, "explorer-more", count = rest.len())) }
                        table { (body(rest)) }
                    }
                }
            }
        }
    }
}

fn row(t: &Texts, group: &Group, had: Had, name: &str, results: &Results, fair: f64) -> Markup {
    html! {
        tr {
            th scope="row" { (named(t, group, had, name)) }
            (cells(t, results, fair, [0.4 * fair, 1.8 * fair]))
            td { (results.seats) }
        }
    }
}

/// The headings of [`cells`].
pub(crate) fn headings(t: &Texts) -> Markup {
    html! {
        th scope="col" { (say!(t, "statistics-share")) }
        td class="range" {}
        th scope="col" { (say!(t, "statistics-average")) }
    }
}

/// The share of the win with its interval on a line between these shares, and the mean points.
pub(crate) fn cells(t: &Texts, results: &Results, fair: f64, line: [f64; 2]) -> Markup {
    let Interval { low, high } = results.interval();
    let range = say!(
        t,
        "explorer-range",
        low = percent(t, low),
        high = percent(t, high)
    );
    html! {
        td title=(range) { (percent(t, results.share())) }
        td class="range" { (scale([low, results.share(), high], fair, line)) }
        td { (t.decimal(results.points(), 1)) }
    }
}

/// The share between the ends of its interval on a line, with a mark at an equal share.
fn scale([low, share, high]: [f64; 3], fair: f64, [first, last]: [f64; 2]) -> Markup {
    let place = |share: f64| {
        let place = (share - first) / (last - first);
        (1000.0 * place.clamp(0.0, 1.0)).round() / 10.0
    };
    html! {
        svg viewBox="0 0 100 10" width="100" height="10" aria-hidden="true" {
            path class="fair" d={ "M" (place(fair)) " 0v10" } {}
            path class="interval" d={ "M" (place(low)) " 5H" (place(high)) } {}
            circle cx=(place(share)) cy="5" r="2.5" {}
        }
    }
}

/// The name of a thing in the visitor's language.
fn named(t: &Texts, group: &Group, had: Had, name: &str) -> String {
    let wonder = |name: &str| {
        let wonder = duel::Wonder::named(name);
        wonder.map(|wonder| t.name(wonder).to_owned())
    };
    let named = match had {
        Had::First => Some(say!(t, "explorer-first")),
        Had::Board => OwnBoard::named(name).map(|board| board_name(t, board, group.game.edition())),
        Had::Wonder | Had::Opening | Had::Built => wonder(name),
        Had::Pair => name.split_once(" + ").and_then(|(one, other)| {
            Some(say!(
                t,
                "explorer-pair",
                one = wonder(one)?,
                other = wonder(other)?
            ))
        }),
        Had::Token => duel::Token::named(name).map(|token| t.name(token).to_owned()),
        Had::Guild | Had::Building if group.game == Played::Duel => {
            duel::Card::named(name).map(|card| t.name(card).to_owned())
        }
        Had::Guild | Had::Building => {
            seven::Card::from_name(name).map(|card| t.name(card).to_owned())
        }
    };
    named.unwrap_or_else(|| name.to_owned())
}
