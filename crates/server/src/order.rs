//! What a person wishes for a new game: read from the form of the start page, and kept in it.

use antipater_engine::seven::setup::{MAX_SEATS, MIN_SEATS};
use antipater_engine::seven::{Edition, Side, Wish, Wonder};

use antipater_bots::Level;

/// The most letters of a name.
const NAME_LENGTH: usize = 24;

/// Names for bots: poets, historians and travelers who wrote about the wonders, and their rulers.
pub(crate) const BOT_NAMES: [&str; 12] = [
    "Sappho",
    "Herodotus",
    "Hypatia",
    "Callimachus",
    "Artemisia",
    "Philo",
    "Semiramis",
    "Strabo",
    "Enheduanna",
    "Pausanias",
    "Aspasia",
    "Chares",
];

/// How the sides of the boards are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sides {
    /// All by luck.
    Random,
    /// All A, or all Day.
    AllA,
    /// All B (first edition).
    AllB,
    /// The person's is A or Day, the others by luck.
    OwnA,
    /// The person's is B or Night, the others by luck.
    OwnB,
}

impl Sides {
    /// All ways, in the order of the form.
    pub(crate) const ALL: [Sides; 5] = [
        Sides::Random,
        Sides::AllA,
        Sides::AllB,
        Sides::OwnA,
        Sides::OwnB,
    ];

    /// The word for it in the form.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Sides::Random => "random",
            Sides::AllA => "all-a",
            Sides::AllB => "all-b",
            Sides::OwnA => "own-a",
            Sides::OwnB => "own-b",
        }
    }
}

/// A new game as it is wished for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    /// The edition.
    pub(crate) edition: Edition,
    /// How many seats.
    pub(crate) seats: usize,
    /// The sides.
    pub(crate) sides: Sides,
    /// The person's wonder; `None` is by luck.
    pub(crate) wonder: Option<Wonder>,
    /// How the bots play.
    pub(crate) level: Level,
    /// The person's name.
    pub(crate) name: String,
}

impl Order {
    /// The usual game: four seats, second edition, everything by luck.
    pub(crate) fn usual(name: &str) -> Order {
        Order {
            edition: Edition::Second,
            seats: 4,
            sides: Sides::Random,
            wonder: None,
            level: Level::Builder,
            name: name.to_owned(),
        }
    }

    /// Reads the fields of a form; what is left out is as usual.
    ///
    /// # Errors
    /// Says which field has a value that is not on offer.
    pub(crate) fn read(fields: &[(String, String)], usual_name: &str) -> Result<Order, String> {
        let mut order = Order::usual(usual_name);
        for (field, value) in fields {
            let unknown = || format!("{field} cannot be \"{value}\"");
            match field.as_str() {
                "edition" => order.edition = Edition::from_name(value).ok_or_else(unknown)?,
                "seats" => {
                    let seats = value.parse().ok();
                    order.seats = seats
                        .filter(|seats| (MIN_SEATS..=MAX_SEATS).contains(seats))
                        .ok_or_else(unknown)?;
                }
                "sides" => {
                    let mut sides = Sides::ALL.into_iter();
                    order.sides = sides
                        .find(|sides| sides.name() == value)
                        .ok_or_else(unknown)?;
                }
                "wonder" => {
                    order.wonder = match value.as_str() {
                        "" => None,
                        city => {
                            let wonder = Wonder::from_city(Edition::First, city);
                            Some(wonder.ok_or_else(unknown)?)
                        }
                    };
                }
                "level" => order.level = value.parse::<Level>().ok().ok_or_else(unknown)?,
                "name" => order.name = clean_name(value, usual_name),
                _ => return Err(format!("there is no field \"{field}\"")),
            }
        }
        if order.edition == Edition::Second && order.sides == Sides::AllB {
            return Err("the second edition is not played with all boards on Night".to_owned());
        }
        Ok(order)
    }

    /// The fields of a form that reads as this order.
    pub(crate) fn fields(&self) -> Vec<(String, String)> {
        let wonder = self.wonder.map_or("", |wonder| wonder.city(Edition::First));
        [
            ("edition", self.edition.name()),
            ("seats", &self.seats.to_string()),
            ("sides", self.sides.name()),
            ("wonder", wonder),
            ("level", self.level.name()),
            ("name", &self.name),
        ]
        .map(|(field, value)| (field.to_owned(), value.to_owned()))
        .to_vec()
    }

    /// What each seat wishes for its board; the person has the first seat.
    pub(crate) fn wishes(&self) -> Vec<Wish> {
        let (own, others) = match self.sides {
            Sides::Random => (None, None),
            Sides::AllA => (Some(Side::A), Some(Side::A)),
            Sides::AllB => (Some(Side::B), Some(Side::B)),
            Sides::OwnA => (Some(Side::A), None),
            Sides::OwnB => (Some(Side::B), None),
        };
        let mut wishes = vec![
            Wish {
                wonder: None,
                side: others,
            };
            self.seats
        ];
        wishes[0] = Wish {
            wonder: self.wonder,
            side: own,
        };
        wishes
    }
}

/// A name as it is shown: without control characters and marks that turn the direction of writing, not too long.
fn clean_name(name: &str, usual: &str) -> String {
    let invisible = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let kept: String = name.chars().filter(|c| !invisible(c)).collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    if name.is_empty() {
        usual.to_owned()
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_cannot_be_seen() {
        assert_eq!(clean_name(" A\u{202e}da \n  L. ", "You"), "Ada L.");
        assert_eq!(clean_name("\u{200b}\t", "You"), "You");
        assert_eq!(clean_name(&"x".repeat(100), "You").len(), NAME_LENGTH);
    }

    #[test]
    fn a_form_without_fields_is_the_usual_game() {
        assert_eq!(Order::read(&[], "You"), Ok(Order::usual("You")));
    }

    #[test]
    fn an_order_is_read_from_its_own_fields() {
        let order = Order {
            edition: Edition::First,
            seats: 7,
            sides: Sides::AllB,
            wonder: Some(Wonder::Halicarnassus),
            level: Level::Random,
            name: "Ada".to_owned(),
        };
        assert_eq!(Order::read(&order.fields(), "You"), Ok(order));
    }
}
