//! Words for what the game knows: resources, colors, symbols, effects, payments, refusals. One message each.

use antipater_engine::Seat;
use antipater_engine::seven::effect::{Class, Counted, Partner, Scope};
use antipater_engine::seven::{
    Card, Edition, Effect, IllegalAction, Illegality, Payment, Power, Side, Symbol,
};

use super::Pen;
pub(super) use crate::pages::words::{color, color_and_effects, letter, one_of, resources, units};
use crate::texts::{List, Texts, msg, say};

/// A scientific symbol.
pub fn symbol(t: &Texts, symbol: Symbol) -> String {
    let id = match symbol {
        Symbol::Compass => msg("symbol-compass"),
        Symbol::Gear => msg("symbol-gear"),
        Symbol::Tablet => msg("symbol-tablet"),
    };
    say!(t, id)
}

/// A side of a board.
pub fn side(t: &Texts, edition: Edition, side: Side) -> String {
    let id = match (edition, side) {
        (Edition::First, Side::A) => msg("side-a"),
        (Edition::First, Side::B) => msg("side-b"),
        (Edition::Second, Side::A) => msg("side-day"),
        (Edition::Second, Side::B) => msg("side-night"),
    };
    say!(t, id)
}

/// What effects do, sentence by sentence.
pub fn effects(t: &Texts, effects: &[Effect]) -> String {
    let sentences: Vec<String> = effects.iter().map(|one| effect(t, *one)).collect();
    t.list(List::Sentences, &sentences)
}

/// What an effect does.
pub(crate) fn effect(t: &Texts, effect: Effect) -> String {
    match effect {
        Effect::Produce(made) => say!(t, "effect-produce", list = resources(t, made)),
        Effect::ProduceOne(kinds) => say!(t, "effect-produce-one", list = one_of(t, kinds)),
        Effect::ProduceOnePrivate(kinds) => {
            say!(t, "effect-produce-private", list = one_of(t, kinds))
        }
        Effect::Discount(class, partner) => {
            let id = match (class, partner) {
                (Class::Raw, Partner::Left) => msg("effect-discount-raw-left"),
                (Class::Raw, Partner::Right) => msg("effect-discount-raw-right"),
                (Class::Raw, Partner::Both) => msg("effect-discount-raw-both"),
                (Class::Goods, Partner::Left) => msg("effect-discount-goods-left"),
                (Class::Goods, Partner::Right) => msg("effect-discount-goods-right"),
                (Class::Goods, Partner::Both) => msg("effect-discount-goods-both"),
            };
            say!(t, id)
        }
        Effect::Coins(coins) => say!(t, "effect-coins", coins = coins),
        Effect::CoinsPer(coins, counted, scope) => {
            let things = things(t, counted);
            say!(
                t,
                "effect-coins-per",
                coins = coins,
                things = things,
                scope = scope_word(scope)
            )
        }
        Effect::Shields(shields) => say!(t, "effect-shields", shields = shields),
        Effect::Symbol(kind) => say!(t, "effect-symbol", symbol = symbol(t, kind)),
        Effect::AnySymbol => say!(t, "effect-any-symbol"),
        Effect::Points(points) => say!(t, "effect-points", points = points),
        Effect::PointsPer(points, counted, scope) => {
            let things = things(t, counted);
            say!(
                t,
                "effect-points-per",
                points = points,
                things = things,
                scope = scope_word(scope)
            )
        }
        Effect::PointsIfComplete(points) => say!(t, "effect-points-if-complete", points = points),
        Effect::Power(power) => say!(t, power_id(power)),
    }
}

fn power_id(power: Power) -> &'static str {
    match power {
        Power::BuildDiscarded => msg("power-build-discarded"),
        Power::PlaySeventh => msg("power-play-seventh"),
        Power::FreeOncePerAge => msg("power-free-once-per-age"),
        Power::FirstOfColorFree => msg("power-first-of-color-free"),
        Power::FirstOfAgeFree => msg("power-first-of-age-free"),
        Power::LastOfAgeFree => msg("power-last-of-age-free"),
        Power::CopyGuild => msg("power-copy-guild"),
    }
}

/// A power in two or three words.
pub(crate) fn power_in_short(t: &Texts, power: Power) -> String {
    let id = match power {
        Power::BuildDiscarded => msg("short-build-discarded"),
        Power::PlaySeventh => msg("short-play-seventh"),
        Power::FreeOncePerAge => msg("short-free-once-per-age"),
        Power::FirstOfColorFree => msg("short-first-of-color-free"),
        Power::FirstOfAgeFree => msg("short-first-of-age-free"),
        Power::LastOfAgeFree => msg("short-last-of-age-free"),
        Power::CopyGuild => msg("short-copy-guild"),
    };
    say!(t, id)
}

fn things(t: &Texts, counted: Counted) -> String {
    match counted {
        Counted::Cards(of) => color(t, of),
        Counted::Stages => say!(t, "things-stages"),
        Counted::Defeats => say!(t, "things-defeats"),
    }
}

const fn scope_word(scope: Scope) -> &'static str {
    match scope {
        Scope::Own => "own",
        Scope::Neighbors => "neighbors",
        Scope::All => "all",
    }
}

/// A price: coins to the bank and to the neighbors.
pub(super) fn price(pen: Pen<'_>, bank: u8, pay: Payment) -> String {
    let t = pen.t;
    let (seat, _) = pen.asked();
    match (bank, pay) {
        (0, Payment::NOTHING) => say!(t, "price-own"),
        (bank, Payment::NOTHING) => say!(t, "price-bank", bank = bank),
        (0, pay) => to_neighbors(pen, seat, [msg("price-one"), msg("price-two")], 0, pay),
        (bank, pay) => {
            let ids = [msg("price-bank-one"), msg("price-bank-two")];
            to_neighbors(pen, seat, ids, bank, pay)
        }
    }
}

/// A payment of a seat, by the text for one neighbor or by that for two. The texts choose their form by who is paid:
/// the viewer, too, may be a neighbor.
pub(super) fn to_neighbors(
    pen: Pen<'_>,
    seat: Seat,
    [one, two]: [&'static str; 2],
    bank: u8,
    pay: Payment,
) -> String {
    let t = pen.t;
    let seats = pen.game.cities.len();
    let (left, right) = (seat.left(seats), seat.right(seats));
    let single = |payee: Seat, coins: u8| {
        say!(
            t,
            one,
            bank = bank,
            coins = coins,
            who = pen.who(payee),
            name = pen.name(payee)
        )
    };
    match (pay.left, pay.right) {
        (coins, 0) => single(left, coins),
        (0, coins) => single(right, coins),
        (l, r) => say!(
            t,
            two,
            bank = bank,
            left = l,
            leftwho = pen.who(left),
            leftname = pen.name(left),
            right = r,
            rightwho = pen.who(right),
            rightname = pen.name(right)
        ),
    }
}

/// Who is paid, beside the coins.
pub(super) fn partner(pen: Pen<'_>, seat: Seat) -> String {
    say!(pen.t, "partner", who = pen.who(seat), name = pen.name(seat))
}

/// Names of cards as a list.
pub(super) fn cards(t: &Texts, cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<&str> = cards.map(Card::name).collect();
    t.list(List::Plain, &names)
}

/// Why a decision was refused.
pub(super) fn refusal(pen: Pen<'_>, why: &IllegalAction) -> String {
    let t = pen.t;
    let IllegalAction::Action { seat, why, .. } = why else {
        return say!(t, "refused-step");
    };
    let whose = pen.who(*seat);
    match why {
        Illegality::OtherStep => say!(t, "refused-step"),
        Illegality::NotInHand => say!(t, "refused-not-in-hand"),
        Illegality::NotOnPile => say!(t, "refused-not-on-pile"),
        Illegality::Standing => say!(t, "refused-standing", whose = whose),
        Illegality::WonderComplete => say!(t, "refused-wonder-complete", whose = whose),
        Illegality::FreeByChain(card) => say!(t, "refused-free-by-chain", card = card.name()),
        Illegality::FreeByPower => {
            say!(t, "refused-free-by-power", city = city(pen, *seat))
        }
        Illegality::MustPlay => say!(t, "refused-must-play"),
        Illegality::NoChain => say!(t, "refused-no-chain", whose = whose),
        Illegality::NoPower => say!(t, "refused-no-power", whose = whose),
        Illegality::Missing(missing) => {
            say!(t, "refused-missing", list = resources(t, *missing))
        }
        Illegality::TooDear { coins, purse } => {
            say!(
                t,
                "refused-too-dear",
                coins = *coins,
                purse = *purse,
                whose = whose
            )
        }
        Illegality::Payment(_) => say!(t, "refused-payment"),
    }
}

/// The city of a seat, as its board names it.
pub(super) fn city(pen: Pen<'_>, seat: Seat) -> &'static str {
    let (edition, board) = pen.game.cities[seat.number()].board;
    board.wonder.city(edition)
}

/// The seat's name with its city.
pub(super) fn name_and_city(pen: Pen<'_>, seat: Seat) -> String {
    say!(
        pen.t,
        "name-and-city",
        who = pen.who(seat),
        name = pen.name(seat),
        city = city(pen, seat)
    )
}
