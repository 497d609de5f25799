//! The ways into the games: a door for each, and behind it the guided game, a game against bots, one against people who look
//! for it too, and a table for friends.

use antipater_show::character::Character;
use antipater_show::history::Played;
use antipater_show::options::Kind;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::Avatar;
use maud::{Markup, html};

use super::{Home, Start};
use crate::avatar::avatar;
use crate::friends::{FRIENDS, address};
use crate::icons::icon;
use crate::names::kind_name;

/// The rivals on the door of Duel.
const RIVALS: [Character; 2] = [Character::Artemisia, Character::Chares];

pub(super) fn doors(t: &Texts, start: &Start<'_>) -> Markup {
    html! {
        div class="doors" {
            (door(t, start, Kind::Seven, msg("door-seven"), &Character::ALL[..7]))
            (door(t, start, Kind::Duel, msg("door-duel"), &RIVALS))
        }
    }
}

/// The door of a game. Newcomers are led to the guided game, others to a game against bots.
fn door(
    t: &Texts,
    start: &Start<'_>,
    game: Kind,
    title: &'static str,
    faces: &[Character],
) -> Markup {
    let new = start.person.is_none();
    let name = game.name();
    let played = match game {
        Kind::Duel => Played::Duel,
        Kind::Seven | Kind::FreeCity => Played::SevenSecond,
    };
    let id = format!("door-{name}");
    let way = |sign: &str, label: &'static str, hint: &'static str| {
        html! {
            (icon(sign))
            b { (say!(t, label)) span class="sr" { " " (kind_name(t, game)) } }
            small { (say!(t, hint)) }
        }
    };
    let [learn, bots, now, friends] = [
        way("help", msg("way-learn"), msg("way-learn-hint")),
        way("bot", msg("way-bots"), msg("way-bots-hint")),
        way("play", msg("way-now"), msg("way-now-hint")),
        way("person", msg("way-friends"), msg("way-friends-hint")),
    ];
    let class = |chosen: bool| {
        if chosen {
            "entrance primary"
        } else {
            "entrance"
        }
    };
    html! {
        section class={ "door " (name) } aria-labelledby=(id) {
            div class="door-faces" aria-hidden="true" { @for &face in faces { (avatar(Avatar::Character(face))) } }
            h2 id=(id) { (say!(t, title)) " " small { (kind_name(t, game)) } }
            div class="entrances" {
                form method="post" action="/tables" class="learn" {
                    input type="hidden" name="guided" value="yes";
                    button class=(class(new)) type="submit" name="game" value=(name) { (learn) }
                }
                form method="post" action="/tables" class="starts" {
                    @if game == Kind::Seven { button class=(class(!new)) type="submit" autofocus { (bots) } }
                    @else { button class=(class(!new)) type="submit" name="game" value=(name) { (bots) } }
                }
                @if start.home != Home::Browser { a class="entrance" href={ "/play?game=" (played.name()) } { (now) } }
                @if start.home == Home::Browser {}
                @else if start.named {
                    form method="post" action="/tables" {
                        input type="hidden" name="people" value=(FRIENDS);
                        button class="entrance" type="submit" name="game" value=(name) { (friends) }
                    }
                }
                @else { a class="entrance" href=(address(game)) { (friends) } }
            }
        }
    }
}

/// The note on guided games for newcomers.
pub(super) fn newcomers(t: &Texts) -> Markup {
    html! {
        section class="newcomers" aria-labelledby="learn" {
            (icon("help"))
            h2 id="learn" { (say!(t, "guide-new")) }
            p { (say!(t, "guide-new-explained")) }
        }
    }
}
