//! Cities: the one in front (the viewer's own), a neighbor's with its prices and the border, and the others.

use antipater_engine::seven::{Board, Card, CardSet, Class, Color, Edition, Symbol, TURNS, Tokens};
use antipater_engine::{ResourceSet, Seat};
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{effects, free_city, log};
use crate::art;
use crate::buildings::{self, Head, Scene};
use crate::icons::{coins, icon, points, side, symbol};
use crate::parts::{Part, PrintedPart, Printer};
use crate::seats;
use antipater_show::texts::{Monument, Texts, figure, say, signed};
use antipater_show::view::seven::{Border, CityView, Step, TokensView};

/// The region of the city in front.
pub(super) fn own(ctx: PageContext<'_>) -> Markup {
    let city = &ctx.game.cities[ctx.facing().number()];
    html! {
        section id="own" class="city own" aria-labelledby="own-name" tabindex="0" data-seat=(city.seat.number()) data-place="0" {
            (head(ctx, city, "own-name"))
            @if ctx.game.clock.step != Step::Over { (last_deeds(ctx, city.seat)) }
            (scene(ctx, city))
            @if ctx.game.clock.step != Step::Over { (production(ctx, city)) (chains(ctx, city)) }
        }
    }
}

/// The region of a neighbor.
pub(super) fn neighbor(ctx: PageContext<'_>, id: &'static str, border: &Border) -> Markup {
    let city = &ctx.game.cities[border.seat.number()];
    let title = format!("{id}-name");
    html! {
        section id=(id) class=(if ctx.is_free_city(border.seat) { "city neighbor free" } else { "city neighbor" }) aria-labelledby=(title) tabindex="0"
            data-seat=(border.seat.number()) data-place=(ctx.places_from_front(border.seat)) {
            p class="side" { (icon(id)) (say!(ctx.t, "neighbor", side = id, who = ctx.who(ctx.facing()), name = ctx.name(ctx.facing()))) (free_city::badge(ctx, border.seat)) }
            (head(ctx, city, &title))
            @if ctx.game.clock.step != Step::Over {
                @if let Some(free_city) = ctx.game.free_city.filter(|free_city| free_city.seat == city.seat) {
                    (free_city::card_and_pile(ctx, free_city))
                }
                (last_deeds(ctx, city.seat))
                (conflict(ctx, border))
                (market(ctx, city, border))
            }
            (scene(ctx, city))
        }
    }
}

/// A city that is no neighbor of the viewer.
pub(super) fn other(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let city = &ctx.game.cities[seat.number()];
    html! {
        div class="city distant" tabindex="0" {
            (scene(ctx, city))
            (production(ctx, city))
        }
    }
}

fn head(ctx: PageContext<'_>, city: &CityView, title: &str) -> Markup {
    let t = ctx.t;
    let (edition, board) = city.board;
    html! {
        div class="city-head" {
            h2 id=(title) {
                (seats::face(ctx.view.seats.get(city.seat.number())))
                (seats::state_place(ctx.view, ctx.mode, city.seat))
                span class="who" { (ctx.name(city.seat)) }
                (seats::level(t, ctx.view.seats.get(city.seat.number())))
                span class="where" title=(t.both_names(Monument(board.wonder))) {
                    (t.name(board.wonder)) " "
                    small { (side(board.side, edition)) (words::side(t, edition, board.side)) }
                }
            }
            @if city.seat == ctx.facing() { (free_city::badge(ctx, city.seat)) @if ctx.mode.asks() { (buildings::switch(t)) } }
            (seats::stand_in(t, ctx.view, city.seat))
            (seats::bank_place(ctx.view, ctx.mode, city.seat))
            (stats(ctx, city))
        }
    }
}

/// A number with its icon, and words for screen readers.
fn stat(class: &str, icon: &Markup, number: impl std::fmt::Display, in_words: &str) -> Markup {
    html! {
        span class={ "stat " (class) } title=(in_words) {
            (icon) b aria-hidden="true" { (number.to_string()) }
            span class="sr" { (in_words) }
        }
    }
}

/// Coins, shields, symbols, points of blue buildings, conflict tokens.
pub(super) fn stats(ctx: PageContext<'_>, city: &CityView) -> PrintedPart {
    let scores = ctx.view.scores.as_ref();
    let scores = scores.filter(|_| !ctx.is_free_city(city.seat));
    ctx.part(&Stats {
        score: scores.map(|scores| scores[city.seat.number()]),
        coins: city.coins,
        shields: city.shields,
        symbols: city.symbols,
        any_symbols: city.any_symbols,
        science: city.science,
        civilian: city.civilian,
        tokens: city.tokens,
    })
}

/// The numbers of a city.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Stats {
    score: Option<i32>,
    coins: u16,
    shields: u8,
    symbols: [u8; 3],
    any_symbols: u8,
    science: i16,
    civilian: i16,
    tokens: TokensView,
}

impl Part for Stats {
    fn print(&self, printer: Printer<'_>) -> Markup {
        print_stats(printer.t, self)
    }
}

fn print_stats(t: &Texts, city: &Stats) -> Markup {
    let science = say!(
        t,
        "stat-science",
        compasses = city.symbols[0],
        gears = city.symbols[1],
        tablets = city.symbols[2],
        any = city.any_symbols,
        points = city.science
    );
    html! {
        div class="stats" {
            @if let Some(score) = city.score {
                @let worth = say!(t, "stat-points", points = score);
                span class="stat worth" title=(worth) { (points(figure(score))) span class="sr" { (worth) } }
            }
            (stat("money", &icon("coin"), city.coins, &say!(t, "stat-coins", count = city.coins)))
            (stat("force", &icon("shield"), city.shields, &say!(t, "stat-shields", count = city.shields)))
            span class="stat science" title=(science) {
                span aria-hidden="true" {
                    @for of in Symbol::ALL {
                        @let count = city.symbols[of as usize];
                        span class=(if count == 0 { "sym none" } else { "sym" }) { (symbol(of)) b { (count) } }
                    }
                    @if city.any_symbols > 0 { span class="sym" { "?" b { (city.any_symbols) } } }
                    span class="eq" { (points(city.science)) }
                }
                span class="sr" { (science) }
            }
            (stat("civil", &effects::badge(t, Color::Blue), city.civilian,
                &say!(t, "stat-civilian", points = city.civilian)))
            (tokens(t, city.tokens))
        }
    }
}

fn tokens(t: &Texts, all: TokensView) -> Markup {
    let in_words = say!(
        t,
        "stat-tokens",
        points = all.points,
        victories = all.victories.iter().sum::<u8>(),
        defeats = all.defeats
    );
    html! {
        span class="stat tokens" title=(in_words) {
            span aria-hidden="true" {
                @for (worth, count) in Tokens::VICTORY.iter().zip(all.victories) {
                    @for _ in 0..count { span class="token won" { (worth) } }
                }
                @for _ in 0..all.defeats { span class="token lost" { "−1" } }
            }
            span class="sr" { (in_words) }
        }
    }
}

/// The city as a place: its wonder, and its buildings before it in the light of the age. Each border is red if the
/// neighbor there is stronger, and a lamp burns for every few points that the city shows.
pub(super) fn scene(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let game = ctx.game;
    let cities = game.cities.len();
    let weaker =
        |steps| game.cities[city.seat.clockwise(steps, cities).number()].shields > city.shields;
    let scene = Scene {
        age: game.clock.age,
        at_war: [weaker(1), weaker(cities - 1)],
        points: city.science + city.civilian + city.tokens.points,
    };
    scene.print(&html! { (wonder(ctx, city)) (buildings(ctx, city)) })
}

/// The wonder: its picture, and its stages with their costs and effects.
fn wonder(ctx: PageContext<'_>, city: &CityView) -> PrintedPart {
    let (edition, board) = city.board;
    let stages = 0..board.facts(edition).stages.len();
    let under = |number| log::buried(ctx, city.seat, number).filter(|_| !ctx.mode.asks());
    ctx.part(&Wonder {
        seat: city.seat,
        edition,
        board,
        built: city.stages,
        under: if ctx.mode.asks() {
            Vec::new()
        } else {
            stages.map(under).collect()
        },
    })
}

/// A wonder with its built stages.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Wonder {
    seat: Seat,
    edition: Edition,
    board: Board,
    /// How many stages are built.
    built: usize,
    /// The cards under the stages, as far as the viewer knows them.
    under: Vec<Option<Card>>,
}

impl Part for Wonder {
    fn print(&self, printer: Printer<'_>) -> Markup {
        print_wonder(printer.t, self)
    }
}

fn print_wonder(t: &Texts, city: &Wonder) -> Markup {
    let (edition, board) = (city.edition, city.board);
    let stages = board.facts(edition).stages.len();
    html! {
        div class="wonder-board" {
        (art::monument(board.wonder, city.built, stages))
        ol class="stages" aria-label=(say!(t, "wonder", name = t.name(Monument(board.wonder)))) {
            @for (number, stage) in board.facts(edition).stages.iter().enumerate() {
                @let built = number < city.built;
                @let next = number == city.built;
                @let in_words = say!(t, "stage-in-words", number = number + 1,
                    built = if built { "yes" } else { "no" },
                    cost = shared::resources(t, stage.resources), effects = words::effects(t, stage.effects));
                li class=(if built { "stage built" } else if next { "stage next" } else { "stage" }) title=(in_words)
                    data-fly={ (city.seat.number()) "-stage-" (number) } {
                    span class="sr" { (in_words) }
                    span class="gives" { (effects::icons(t, stage.effects)) }
                    @if let Some(card) = city.under.get(number).copied().flatten() {
                        span class="under" { (icon("check")) (t.name(card)) }
                    } @else {
                        span class="costs" aria-hidden="true" {
                            @if built { (icon("check")) } @else { (effects::cost(0, stage.resources)) }
                        }
                    }
                }
            }
        }
        }
    }
}

fn production(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let t = ctx.t;
    html! {
        div class="production" {
            p {
                span class="label" { (say!(t, "produces")) }
                (units(ctx, &city.sells))
            }
            (keeps(ctx, city))
        }
    }
}

/// Production that is never for sale.
fn keeps(ctx: PageContext<'_>, city: &CityView) -> Markup {
    html! {
        @if !city.keeps.is_empty() {
            p class="private" {
                span class="label" { (say!(ctx.t, "keeps")) }
                (units(ctx, &city.keeps))
            }
        }
    }
}

/// Units of production, as icons and in words.
fn units(ctx: PageContext<'_>, units: &[ResourceSet]) -> PrintedPart {
    ctx.part(&Units(units.to_vec()))
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Units(Vec<ResourceSet>);

impl Part for Units {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let Units(units) = self;
        html! {
            span class="fx" aria-hidden="true" { @for unit in units { (effects::choice(*unit)) } }
            span class="sr" { (shared::units(printer.t, units)) }
        }
    }
}

/// The resources that a neighbor sells, and their prices.
fn market(ctx: PageContext<'_>, city: &CityView, border: &Border) -> Markup {
    let t = ctx.t;
    let price = border.price;
    let buyer = ctx.facing();
    let (who, name) = (ctx.who(buyer), ctx.name(buyer));
    let prices = say!(
        t,
        "prices",
        who = who,
        name = name,
        raw = price.raw,
        goods = price.goods
    );
    html! {
        div class="market" {
            p {
                span class="label" { (say!(t, "sells")) }
                (units(ctx, &city.sells))
            }
            p title=(prices) {
                span class="label" { (say!(t, "your-price", who = who, name = name)) }
                span class="sr" { (prices) }
                span class=(if price.raw == 1 { "fx cheap" } else { "fx" }) aria-hidden="true" {
                    (effects::goods(Class::Raw)) (coins(price.raw))
                }
                span class=(if price.goods == 1 { "fx cheap" } else { "fx" }) aria-hidden="true" {
                    (effects::goods(Class::Goods)) (coins(price.goods))
                }
            }
            (keeps(ctx, city))
        }
    }
}

/// The border with a neighbor: shields, and the present result of a conflict.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Frontier {
    /// The form of address for the city in front.
    who: &'static str,
    name: String,
    neighbor: String,
    shields: u8,
    their_shields: u8,
    points: i16,
}

fn conflict(ctx: PageContext<'_>, border: &Border) -> PrintedPart {
    ctx.part(&Frontier {
        who: ctx.who(ctx.facing()),
        name: ctx.name(ctx.facing()).to_owned(),
        neighbor: ctx.name(border.seat).to_owned(),
        shields: border.shields,
        their_shields: border.their_shields,
        points: border.points,
    })
}

impl Part for Frontier {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let t = printer.t;
        let (own, theirs) = (self.shields, self.their_shields);
        let outcome = match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => "win",
            std::cmp::Ordering::Less => "lose",
            std::cmp::Ordering::Equal => "even",
        };
        let (name, neighbor) = (self.name.as_str(), self.neighbor.as_str());
        let in_words = say!(
            t,
            "border",
            outcome = outcome,
            who = self.who,
            ownname = name,
            own = own,
            theirs = theirs,
            name = neighbor,
            points = self.points.abs()
        );
        html! {
            p class={ "border " (outcome) } title=(in_words) {
                span class="sr" { (in_words) }
                span aria-hidden="true" {
                    (say!(t, "border-you", who = self.who, name = name)) " " b { (own) } (icon("shield")) b { (theirs) } " " (neighbor)
                }
                b class="gain" aria-hidden="true" { (signed(self.points)) }
            }
        }
    }
}

/// The buildings, each with its type and effect.
fn buildings(ctx: PageContext<'_>, city: &CityView) -> PrintedPart {
    let (edition, _) = city.board;
    ctx.part(&Buildings {
        edition,
        seat: city.seat,
        built: city.built.clone(),
    })
}

/// The buildings of a city.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Buildings {
    edition: Edition,
    seat: Seat,
    built: Vec<Card>,
}

impl Part for Buildings {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, built) = (printer.t, &self.built);
        html! {
            ul class={ "buildings " (crowd(built.len())) } aria-label=(say!(t, "buildings", count = built.len())) {
                @for &card in built {
                    (printer.part(&Building { edition: self.edition, card, seat: Some(self.seat) }))
                }
                @if built.is_empty() { li class="muted" { (say!(t, "no-buildings")) } }
            }
        }
    }
}

/// A building in a city.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Building {
    pub(super) edition: Edition,
    pub(super) card: Card,
    /// The seat of the city, if the card can move.
    pub(super) seat: Option<Seat>,
}

impl Part for Building {
    fn print(&self, printer: Printer<'_>) -> Markup {
        building(printer.t, self)
    }
}

fn building(t: &Texts, one: &Building) -> Markup {
    let (edition, card) = (one.edition, one.card);
    let facts = card.facts(edition);
    let effect = words::effects(t, facts.effects);
    let both = t.both_names(card);
    let head = Head {
        color: facts.color,
        name: t.name(card),
        tip: say!(t, "card-and-effect", card = both, effect = effect.as_str()),
        words: &shared::color_and_effects(t, facts.color, &effect),
        picture: buildings::seven(card, edition),
        icons: effects::icons(t, facts.effects),
        fly: (one.seat).map(|seat| format!("{}-{}", seat.number(), card.name())),
    };
    head.print()
}

/// The density class of a city, so that it always fits.
const fn crowd(buildings: usize) -> &'static str {
    match buildings {
        0..=8 => "few",
        9..=13 => "some",
        _ => "many",
    }
}

/// The future cards that the buildings of the city in front make free, if there is another turn.
fn chains(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let (edition, _) = city.board;
    let clock = ctx.game.clock;
    let age = usize::from(clock.age) - 1;
    let is_last = clock.age == 3 && clock.turn == TURNS;
    let mut named = CardSet::EMPTY;
    let mut open: Vec<(Card, Vec<Card>)> = Vec::new();
    for &card in &city.built {
        let next = |next: &Card| {
            let to_come = &next.facts(edition).copies[age..];
            !is_last
                && to_come.iter().any(|copies| !copies.is_empty())
                && !city.built.contains(next)
                && !named.contains(*next)
        };
        // Two trading posts lead to the same Forum, which is named once.
        let opens: Vec<Card> = card.opens(edition).filter(next).collect();
        if !opens.is_empty() {
            opens.iter().for_each(|&next| named.add(next));
            open.push((card, opens));
        }
    }
    html! {
        @if !open.is_empty() {
            p class="chains" {
                (icon("chain"))
                span class="label" { (say!(ctx.t, "chains-open")) }
                @for (number, (from, opens)) in open.iter().enumerate() {
                    @if number > 0 { span aria-hidden="true" { "·" } }
                    span class="chain" title=(say!(ctx.t, "chain-from", card = ctx.t.name(from))) { (words::cards(ctx.t, opens.iter().copied())) }
                }
            }
        }
    }
}

/// What the seat did in the last turn.
pub(super) fn last_deeds(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let actions = log::last_of(ctx, seat);
    html! {
        @if !actions.is_empty() {
            p class={ "last r" (ctx.places_from_front(seat)) } {
                @for action in actions { span data-action=(log::kind(action)) { (log::action(ctx, action)) } " " }
            }
        }
    }
}

/// The stages of the wonder: which are built.
pub(super) fn pips(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let (edition, board) = city.board;
    let all = board.facts(edition).stages.len();
    let built = say!(ctx.t, "stages-built", built = city.stages, all = all);
    html! {
        span class="pips" title=(built) {
            span class="sr" { (built) }
            @for number in 0..all { span class=(if number < city.stages { "pip on" } else { "pip" }) {} }
        }
    }
}
