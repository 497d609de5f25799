//! Who sits where at a table: people, bots, and seats that nobody has yet.

use antipater_bots::BotKind;
use antipater_show::game::Sitting;
use antipater_show::view::Avatar;
use antipater_store::ids::{PersonId, hex, unhex};
use antipater_table::Seated;
use serde::{Deserialize, Serialize};

use crate::people::avatar::avatar;

/// A seat of a table, as the store keeps it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSeat {
    /// The person who sits here.
    #[serde(default, with = "person", skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The name of the person or the bot.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The level of the bot that sits here.
    #[serde(default, with = "level", skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotKind>,
    /// Whether the person has left; a bot plays until it comes back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub left: bool,
    /// Whether the person has resigned; a bot plays to the end, unless the game has ended by it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub resigned: bool,
    /// How many steps were played when the person left or resigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_after: Option<usize>,
    /// Which people came from one household when the cards were dealt: the same number for each of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub household: Option<u8>,
    /// Whether the seat is kept for the person, who has not sat down yet.
    #[serde(default, skip_serializing_if = "is_false")]
    pub kept: bool,
}

impl TableSeat {
    /// A seat of a bot, which gets its name when the cards are dealt.
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

    /// Who sits here, as the game names it.
    pub fn sitting(&self) -> Sitting {
        Sitting {
            name: self.name.clone(),
            bot: self.bot,
        }
    }

    /// The picture of who sits here.
    pub(crate) fn avatar(&self) -> Option<Avatar> {
        let bot = self.bot.map(Avatar::Bot);
        bot.or_else(|| self.person.map(avatar))
    }

    /// Who decides here, as the rules of the table see it.
    pub(crate) fn seated(&self) -> Seated {
        Seated {
            bot: self.bot,
            left: self.left,
            resigned: self.resigned,
            left_after: self.left_after,
        }
    }

    /// Takes up who decides here now.
    pub(crate) fn take(&mut self, seated: Seated) {
        self.left = seated.left;
        self.resigned = seated.resigned;
        self.left_after = seated.left_after;
    }

    /// Whether nobody has the seat.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Whether a person sits here and decides.
    pub fn is_decided_by_person(&self) -> bool {
        self.person.is_some() && !self.left
    }
}

/// Seats as the store keeps them.
pub(crate) fn write(seats: &[TableSeat]) -> String {
    serde_json::to_string(seats).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}

/// Seats from the store.
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
        assert_eq!(read(&write(&seats)), Ok(seats));
        assert!(read(r#"[{"bot":null},{"bot":"builder"}]"#).unwrap()[0].is_free());
        assert!(read(r#"[{"bot":"great"}]"#).is_err());
        assert!(read(r#"[{"person":"é1"}]"#).is_err());
    }
}
