//! The seats of a stored table: people, bots, and free ones.

use antipater_bots::BotKind;
use antipater_engine::Seat;
use antipater_engine::seven::Wonder;
use antipater_show::game::Sitting;
use antipater_show::names::{NEMO, unlike};
use antipater_show::options::cities;
use antipater_show::view::{Avatar, PersonKey, Portrait};
use antipater_store::ids::{PersonId, hex, unhex};
use antipater_table::Seated;
use serde::{Deserialize, Serialize};

use crate::people::Person;
use crate::people::avatar::avatar;

/// A seat of a table in its stored form.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSeat {
    /// The person who sits here.
    #[serde(default, with = "person", skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The name of the person or the bot.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whether the person is a program.
    #[serde(default, skip_serializing_if = "is_false")]
    pub program: bool,
    /// The portrait that the person had chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub portrait: Option<Portrait>,
    /// The level of the bot that sits here.
    #[serde(default, with = "level", skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotKind>,
    /// Whether the person has left; a bot plays until they come back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub left: bool,
    /// Whether the person has resigned; a bot plays to the end, unless resigning has ended the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub resigned: bool,
    /// The number of steps played when the person left or resigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_after: Option<usize>,
    /// The household of the person at the deal: the same number for people from the same network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub household: Option<u8>,
    /// Whether the seat is reserved for the person, who has not sat down yet.
    #[serde(default, skip_serializing_if = "is_false")]
    pub kept: bool,
    /// Whether the person for whom the seat was reserved has declined it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub declined: bool,
    /// Whether the person for whom the seat was reserved has not answered in time.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unanswered: bool,
    /// In a waiting room, the wonder that the person has taken, or the secret order of preference.
    #[serde(default, with = "cities", skip_serializing_if = "Vec::is_empty")]
    pub wonders: Vec<Wonder>,
}

impl TableSeat {
    /// A seat of a bot, which gets its name at the deal.
    pub fn bot(level: BotKind) -> TableSeat {
        TableSeat {
            bot: Some(level),
            ..TableSeat::default()
        }
    }

    /// A seat of a person.
    pub fn person(person: PersonId, name: &str) -> TableSeat {
        TableSeat {
            person: Some(person),
            name: name.to_owned(),
            ..TableSeat::default()
        }
    }

    /// The seats of people, in their order; each name is unlike the others.
    pub(crate) fn of_people<'a>(people: impl IntoIterator<Item = &'a Person>) -> Vec<TableSeat> {
        let mut seats: Vec<TableSeat> = Vec::new();
        for person in people {
            let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
            seats.push(TableSeat::taken(person, &unlike(&person.name, &names)));
        }
        seats
    }

    /// Whether the person has left or resigned, so that a bot has played on.
    pub(crate) fn gave_up(&self) -> bool {
        self.left || self.resigned
    }

    /// A seat of a person under a name that no other seat has.
    pub(crate) fn taken(person: &Person, name: &str) -> TableSeat {
        TableSeat {
            portrait: person.portrait,
            program: person.program,
            ..TableSeat::person(person.id, name)
        }
    }

    /// The player, as the game names them.
    pub fn sitting(&self) -> Sitting {
        Sitting {
            name: self.name.clone(),
            bot: self.bot,
        }
    }

    /// The key of the person here. A deleted person has none.
    pub(crate) fn key(&self) -> Option<PersonKey> {
        let person = self.person.filter(|_| self.name != NEMO);
        person.map(|person| PersonKey(person.0))
    }

    /// The player's picture.
    pub(crate) fn avatar(&self) -> Option<Avatar> {
        let bot = self.bot.map(|kind| Avatar::of_bot(kind, &self.name));
        bot.or_else(|| Some(avatar(self.person?, self.portrait, self.program)))
    }

    /// The player, as the rules of the table see them.
    pub(crate) fn seated(&self) -> Seated {
        Seated {
            bot: self.bot,
            left: self.left,
            resigned: self.resigned,
            left_after: self.left_after,
        }
    }

    /// Takes over the present state from the rules of the table.
    pub(crate) fn take(&mut self, seated: Seated) {
        self.left = seated.left;
        self.resigned = seated.resigned;
        self.left_after = seated.left_after;
    }

    /// Whether the seat is free.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Whether a person has this seat and decides.
    pub fn is_decided_by_person(&self) -> bool {
        self.person.is_some() && !self.left
    }
}

/// The seats of people who have resigned, or have left their game for good.
pub(crate) fn given_up(seats: &[TableSeat]) -> Vec<Seat> {
    let seats = seats.iter().enumerate();
    let seats = seats.filter(|(_, seat)| seat.person.is_some() && seat.gave_up());
    seats.filter_map(|(number, _)| Seat::new(number)).collect()
}

/// Whether a program has a seat.
pub(crate) fn any_program(seats: &[TableSeat]) -> bool {
    seats.iter().any(|seat| seat.program)
}

/// Whether one of these people has a seat.
pub(crate) fn any_of(seats: &[TableSeat], people: &[PersonId]) -> bool {
    let mut sitting = seats.iter().filter_map(|seat| seat.person);
    sitting.any(|person| people.contains(&person))
}

/// The stored form of seats.
pub(crate) fn write(seats: &[TableSeat]) -> String {
    serde_json::to_string(seats).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}

/// Parses stored seats.
pub(crate) fn read(text: &str) -> Result<Vec<TableSeat>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every value over by reference"
)]
fn is_false(value: &bool) -> bool {
    !value
}

mod person {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{PersonId, hex, unhex};

    pub(super) fn serialize<S: Serializer>(
        person: &Option<PersonId>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match person {
            Some(person) => to.serialize_some(&hex(&person.0)),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<PersonId>, D::Error> {
        let Some(text) = Option::<String>::deserialize(from)? else {
            return Ok(None);
        };
        let bytes = unhex(&text).and_then(|bytes| bytes.try_into().ok());
        let id = bytes.ok_or_else(|| D::Error::custom("a person has 64 hexadecimal digits"))?;
        Ok(Some(PersonId(id)))
    }
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every value over by reference"
)]
mod level {
    use antipater_bots::BotKind;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(
        level: &Option<BotKind>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match level {
            Some(level) => to.serialize_some(level.name()),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<BotKind>, D::Error> {
        let Some(name) = Option::<String>::deserialize(from)? else {
            return Ok(None);
        };
        name.parse().map(Some).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_were_written() {
        let mut seats = vec![
            TableSeat::person(PersonId([1; 32]), "Ada"),
            TableSeat::bot(BotKind::Random),
            TableSeat::default(),
        ];
        (seats[0].left, seats[0].resigned) = (true, true);
        seats[0].portrait = Some(Portrait::Smith);
        seats[0].wonders = vec![Wonder::Rhodes, Wonder::Giza];
        assert_eq!(read(&write(&seats)), Ok(seats));
        assert!(read(r#"[{"bot":null},{"bot":"builder"}]"#).unwrap()[0].is_free());
        assert!(read(r#"[{"bot":"great"}]"#).is_err());
        assert!(read(r#"[{"person":"é1"}]"#).is_err());
        assert!(read(r#"[{"wonders":["Rome"]}]"#).is_err());
    }
}
