//! The options of a table in JSON: the fields of the form with natural types.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Begins, Boards, Kind, Opening, Sides, TableOptions};

/// The options of a table. The defaults are 7 Wonders, second edition, four cities, one person.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TableOptions)]
#[serde(deny_unknown_fields)]
pub struct OptionsJson {
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub game: Option<Kind>,
    /// 7 Wonders: `first` or `second`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = crate::shape::Edition, required = false)]
    pub edition: Option<String>,
    /// 7 Wonders: how many cities.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 3, maximum = 7)]
    pub seats: Option<usize>,
    /// 7 Wonders: how the sides of the boards are chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sides: Option<Sides>,
    /// 7 Wonders: the city of the first seat, such as `Rhodes`; empty for a random one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub wonder: Option<String>,
    /// 7 Wonders with several people: how the wonders are given out. Unless it is `random`, `wonder` does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub boards: Option<Boards>,
    /// With the Free City: the city of the first seat; empty for a random one.
    #[serde(
        default,
        rename = "own-wonder",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(nullable = false)]
    pub own_wonder: Option<String>,
    /// With the Free City: the side of the first seat's board, `A` or `B`; empty for a random one.
    #[serde(default, rename = "own-side", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub own_side: Option<String>,
    /// Duel: how the players come to their wonders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub opening: Option<Opening>,
    /// Duel: who begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub begins: Option<Begins>,
    /// How the bots play: `beginner`, `easy`, `normal`, `hard` or `expert`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub level: Option<String>,
    /// The name you play under, from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The number of seats for people; bots take the others. With one, the cards are dealt at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 7)]
    pub people: Option<usize>,
    /// The time to decide. For each decision: `free`, seconds as `60s` (5 to 3600), days as `2d` (1 to 30). Or a time
    /// bank for the whole game, and what each decision adds: minutes and seconds as `5m+10s` (1 to 180, 5 to 600), days
    /// and hours as `3d+12h` (1 to 30, 1 to 168).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(
        nullable = false,
        pattern = "^(free|[0-9]{1,4}s|[0-9]{1,2}d|[0-9]{1,3}m\\+[0-9]{1,3}s|[0-9]{1,2}d\\+[0-9]{1,3}h)$"
    )]
    pub pace: Option<String>,
    /// Whether the table is listed in the lobby, where anyone may sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub listed: Option<bool>,
    /// At a table in the lobby, how far the ratings of people who sit down may be from the host's, who needs an established
    /// rating; any rating if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 50, maximum = 1000)]
    pub within: Option<u32>,
    /// Whether anyone may watch the game. By default they may if the table is listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub spectators: Option<bool>,
    /// Whether scores are shown during the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub scores: Option<bool>,
    /// Whether the table has a chat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub talk: Option<bool>,
}

impl OptionsJson {
    /// Converts them to the options of a table.
    ///
    /// # Errors
    /// Says which field has a value that is not on offer.
    pub fn options(&self) -> Result<TableOptions, String> {
        let json = serde_json::to_value(self).map_err(|error| error.to_string())?;
        let fields = json.as_object().into_iter().flatten();
        let fields = fields.map(|(field, value)| {
            let value = match value {
                serde_json::Value::String(text) => text.clone(),
                serde_json::Value::Bool(true) => "yes".to_owned(),
                serde_json::Value::Bool(false) => "no".to_owned(),
                other => other.to_string(),
            };
            (field.clone(), value)
        });
        TableOptions::read(&fields.collect::<Vec<_>>(), "")
    }

    /// The options of a table, without the name.
    pub fn of(options: &TableOptions) -> OptionsJson {
        let fields = options.fields();
        let text = |name: &str| {
            let mut fields = fields.iter();
            fields
                .find(|(field, _)| field == name)
                .map(|(_, value)| value.clone())
        };
        OptionsJson {
            game: Some(options.game),
            edition: text("edition"),
            seats: Some(options.seven.seats),
            sides: Some(options.seven.sides),
            wonder: text("wonder"),
            boards: Some(options.seven.boards),
            own_wonder: text("own-wonder"),
            own_side: text("own-side"),
            opening: Some(options.duel.opening),
            begins: Some(options.duel.begins),
            level: text("level"),
            name: None,
            people: Some(options.common.people),
            pace: text("pace"),
            listed: Some(options.common.listed),
            within: options.common.within,
            spectators: options.common.spectators,
            scores: Some(options.common.scores),
            talk: Some(options.common.talk),
        }
    }
}

/// Serializes options in this form.
///
/// # Errors
/// Those of the serializer.
pub fn written<S: serde::Serializer>(options: &TableOptions, to: S) -> Result<S::Ok, S::Error> {
    OptionsJson::of(options).serialize(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_the_fields_of_the_form() {
        let text = r#"{"game":"duel","begins":"bot","people":2,"pace":"2d","listed":true,"within":150,"level":"random"}"#;
        let options: OptionsJson = serde_json::from_str(text).unwrap();
        let options = options.options().unwrap();
        assert_eq!(options.game, Kind::Duel);
        assert_eq!(
            (
                options.common.people,
                options.common.listed,
                options.people()
            ),
            (2, true, 2)
        );
        assert_eq!(options.common.within, Some(150));
        let again = OptionsJson::of(&options);
        assert_eq!(again.options(), Ok(options.clone()));
        let fields = options.fields();
        let json = serde_json::to_value(&again).unwrap();
        assert_eq!(json.as_object().unwrap().len(), fields.len() - 1);
        let wrong = OptionsJson {
            seats: Some(9),
            ..OptionsJson::default()
        };
        assert_eq!(
            wrong.options(),
            Err("seats: invalid value \"9\"".to_owned())
        );
    }
}
