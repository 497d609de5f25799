//! Reasons why the best action is better than another one, a sentence for each fact.

use antipater_bots::analysis::{Benefit, PointsOf, Reason};
use antipater_engine::{Resource, Seat, seven};

use super::Coach;
use crate::texts::{List, msg, say};
use crate::words;

/// The most reasons in an explanation.
pub const MOST: usize = 2;

impl Coach<'_> {
    /// Why the best action of a decision is better: the most important facts, or that there is no single one.
    pub fn why(&self, reasons: &[Reason]) -> String {
        if reasons.is_empty() {
            return say!(self.t, "coach-several");
        }
        let told = reasons.iter().take(MOST);
        let told: Vec<String> = told.map(|reason| self.reason(reason)).collect();
        self.t.list(List::Sentences, &told)
    }

    /// A fact as a sentence.
    pub fn reason(&self, reason: &Reason) -> String {
        let t = self.t;
        match reason {
            Reason::Wins => say!(t, "coach-wins"),
            Reason::Averts { cards, wonders } => say!(
                t,
                "coach-averts",
                which = self.compared.word(),
                cards = self.cards(List::Or, &[cards.as_slice(), wonders].concat())
            ),
            Reason::Points { category, amount } => {
                let category = self.category(category);
                say!(t, "coach-points", amount = *amount, category = category)
            }
            Reason::PointsInAll {
                amount,
                more,
                fewer,
            } => {
                let parts = self.points_of(more, fewer).unwrap_or_default();
                say!(t, "coach-points-in-all", amount = *amount, parts = parts)
            }
            Reason::Coins { amount } => {
                say!(
                    t,
                    "coach-coins",
                    amount = *amount,
                    which = self.compared.word()
                )
            }
            Reason::Takes { amount } => say!(t, "coach-takes", amount = *amount),
            Reason::Shields {
                amount,
                ahead_of,
                level_with,
            } => self.shields(*amount, ahead_of, level_with),
            Reason::IdleShields { amount } => say!(t, "coach-idle-shields", amount = *amount),
            Reason::CityShields {
                amount,
                ahead_of,
                level_with,
            } => self.city_shields(*amount, ahead_of, level_with),
            Reason::CityBehind { ahead } => {
                say!(
                    t,
                    "coach-city-behind",
                    how = if *ahead { "ahead" } else { "level" }
                )
            }
            Reason::Sells { resources } => {
                let (count, resources) = self.resources(resources);
                say!(t, "coach-sells", count = count, resources = resources)
            }
            Reason::Pays {
                amount,
                seat,
                instead_of,
            } => say!(
                t,
                "coach-pays",
                amount = *amount,
                name = self.spoken(*seat),
                other = self.spoken(*instead_of)
            ),
            Reason::Pawn { amount, home: true } => say!(t, "coach-pawn-home", amount = *amount),
            Reason::Pawn { amount, .. } => say!(t, "coach-pawn", amount = *amount),
            Reason::Symbols { amount } => say!(t, "coach-symbols", amount = *amount),
            Reason::Token => say!(t, "coach-token"),
            Reason::Again => say!(t, "coach-again"),
            Reason::AgainLater => say!(t, "coach-again-later"),
            Reason::Cheaper { amount } => say!(t, "coach-cheaper", amount = *amount),
            Reason::Produces { amount } => say!(t, "coach-produces", amount = *amount),
            Reason::Resources { resources } => {
                let (count, resources) = self.resources(resources);
                say!(t, "coach-resources", count = count, resources = resources)
            }
            Reason::Brings { benefit } => self.brings(*benefit),
            Reason::Opens { cards } => {
                let cards = self.cards(List::And, cards);
                say!(t, "coach-opens", cards = cards)
            }
            Reason::AffordsStage => say!(t, "coach-affords-stage"),
            Reason::Affords { wonders } => {
                say!(t, "coach-affords", wonders = self.cards(List::Or, wonders))
            }
            Reason::Denies {
                card,
                seat,
                points,
                pawn,
            } => {
                let (card, name) = (self.translated(card), self.name(*seat));
                match *pawn {
                    0 => say!(
                        t,
                        "coach-denies",
                        card = card,
                        name = name,
                        points = *points
                    ),
                    pawn => say!(
                        t,
                        "coach-denies-pawn",
                        card = card,
                        name = name,
                        amount = pawn
                    ),
                }
            }
            Reason::Destroys { color } => say!(t, "coach-destroys", color = color),
            Reason::SavesAgain { wonder } => {
                say!(t, "coach-saves-again", wonder = self.translated(wonder))
            }
            Reason::Disarms { card, seat, ahead } => say!(
                t,
                "coach-disarms",
                card = self.translated(card),
                name = self.name(*seat),
                how = if *ahead { "ahead" } else { "level" }
            ),
            Reason::KeepsToken { card, seat } => say!(
                t,
                "coach-keeps-token",
                card = self.translated(card),
                name = self.name(*seat)
            ),
            Reason::Threatens { cards, wonders } => {
                let all = [cards.as_slice(), wonders].concat();
                say!(t, "coach-threatens", cards = self.cards(List::Plain, &all))
            }
            Reason::Covers { cards, hidden } => self.covers(cards, *hidden),
            Reason::Ending {
                seat,
                victory,
                often,
                otherwise,
            } => say!(
                t,
                "coach-ending",
                name = self.name(*seat),
                victory = victory,
                often = *often,
                otherwise = *otherwise
            ),
            Reason::ByEnd {
                amount,
                more,
                fewer,
            } => match self.points_of(more, fewer) {
                Some(parts) => say!(t, "coach-by-end-of", amount = *amount, parts = parts),
                None => say!(t, "coach-by-end", amount = *amount),
            },
            Reason::Holds { seat, amount } => {
                say!(t, "coach-holds", name = self.name(*seat), amount = *amount)
            }
            Reason::Follows {
                what,
                often,
                otherwise,
            } => say!(
                t,
                "coach-follows",
                what = self.built(what.as_deref()),
                often = *often,
                otherwise = *otherwise
            ),
            Reason::Leaves {
                card,
                seat,
                often,
                otherwise,
            } => say!(
                t,
                "coach-leaves",
                what = self.translated(card),
                name = self.spoken(*seat),
                often = *often,
                otherwise = *otherwise,
                which = self.compared.word()
            ),
            Reason::Usually { what, often } => say!(
                t,
                "coach-usually",
                what = self.built(what.as_deref()),
                often = *often
            ),
        }
    }

    /// What is built next: a card or a wonder by its name, or a stage.
    fn built(&self, what: Option<&str>) -> String {
        match what {
            Some(name) => self.translated(name).to_owned(),
            None => say!(self.t, "coach-next-stage"),
        }
    }

    /// Points by category; `None` if there are none.
    fn points_of(&self, more: &[PointsOf], fewer: &[PointsOf]) -> Option<String> {
        let t = self.t;
        let more = more.iter().map(|PointsOf { category, amount }| {
            let category = self.category(category);
            say!(t, "coach-points-for", amount = *amount, category = category)
        });
        let fewer = fewer.iter().map(|PointsOf { category, amount }| {
            let category = self.category(category);
            say!(
                t,
                "coach-points-fewer",
                amount = *amount,
                category = category
            )
        });
        let parts: Vec<String> = more.chain(fewer).collect();
        (!parts.is_empty()).then(|| t.list(List::Plain, &parts))
    }

    fn shields(&self, amount: i16, ahead_of: &[Seat], level_with: &[Seat]) -> String {
        let t = self.t;
        let names = |seats: &[Seat]| self.all_spoken(seats);
        let more = if ahead_of.is_empty() {
            say!(t, "coach-shields", amount = amount)
        } else {
            let names = names(ahead_of);
            say!(t, "coach-shields-ahead", amount = amount, names = names)
        };
        if level_with.is_empty() {
            return more;
        }
        let level = say!(t, "coach-shields-level", names = names(level_with));
        t.list(List::Sentences, &[more, level])
    }

    fn covers(&self, cards: &[String], hidden: i16) -> String {
        let t = self.t;
        let mut sentences = Vec::new();
        if !cards.is_empty() {
            let (which, cards) = (self.compared.word(), self.cards(List::Plain, cards));
            sentences.push(say!(t, "coach-covers", which = which, cards = cards));
        }
        if hidden > 0 {
            let which = self.compared.word();
            sentences.push(say!(
                t,
                "coach-covers-hidden",
                which = which,
                amount = hidden
            ));
        }
        t.list(List::Sentences, &sentences)
    }

    fn city_shields(&self, amount: i16, ahead_of: &[Seat], level_with: &[Seat]) -> String {
        let t = self.t;
        if ahead_of.is_empty() {
            let names = self.all_spoken(level_with);
            return say!(
                t,
                "coach-city-shields-level",
                amount = amount,
                names = names
            );
        }
        let names = self.all_spoken(ahead_of);
        say!(
            t,
            "coach-city-shields-ahead",
            amount = amount,
            names = names
        )
    }

    /// The names of seats inside a sentence.
    fn all_spoken(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.spoken(seat)).collect();
        self.t.list(List::And, &names)
    }

    /// The number of resources, and their names.
    fn resources(&self, kinds: &[Resource]) -> (usize, String) {
        let names = kinds.iter().map(|&kind| words::resource(self.t, kind));
        let names: Vec<String> = names.collect();
        (names.len(), self.t.list(List::Plain, &names))
    }

    /// A benefit in the words of its card.
    fn brings(&self, benefit: Benefit) -> String {
        let effect = match benefit {
            // This power is used once, when the stage is built.
            Benefit::Power(power @ seven::Power::BuildDiscarded) => {
                return words::seven::effect(self.t, seven::Effect::Power(power));
            }
            Benefit::Power(power) => words::seven::effect(self.t, seven::Effect::Power(power)),
            Benefit::Discount(class, partner) => {
                words::seven::effect(self.t, seven::Effect::Discount(class, partner))
            }
            Benefit::FixedPrice(resource) => {
                let resource = words::resource(self.t, resource);
                return say!(self.t, "coach-fixed-price", resource = resource);
            }
        };
        say!(self.t, "coach-brings", effect = effect)
    }

    /// Cards with these English names, in the viewer's language.
    fn cards(&self, list: List, names: &[String]) -> String {
        let names: Vec<&str> = names.iter().map(|name| self.translated(name)).collect();
        self.t.list(list, &names)
    }

    /// The name in the viewer's language for an English name; unknown names stay unchanged.
    fn translated<'a>(&'a self, name: &'a str) -> &'a str {
        let printed = self.book.printed();
        match printed.into_iter().find(|printed| *printed == name) {
            Some(printed) => self.t.name_of(self.book, printed),
            None => name,
        }
    }

    /// A category of the score, as on the score sheet.
    pub(crate) fn category(&self, category: &str) -> String {
        let id = match category {
            "military" => msg("score-military"),
            "treasury" => msg("score-treasury"),
            "wonder" => msg("score-wonder"),
            "wonders" => msg("score-wonders"),
            "civilian" => msg("score-civilian"),
            "science" => msg("score-science"),
            "commerce" => msg("score-commerce"),
            "guilds" => msg("score-guilds"),
            "progress" => msg("score-progress"),
            other => return other.to_owned(),
        };
        say!(self.t, id)
    }
}
