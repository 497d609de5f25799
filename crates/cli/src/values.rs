//! Parsers of argument values: numbers, addresses, bots. Their errors are in the person's language.

use std::fmt::Display;
use std::net::SocketAddr;
use std::ops::RangeInclusive;

use antipater_bots::style::Style;
use antipater_bots::{BotKind, BotSpec, InvalidSpec, Repeatable};

use crate::locale::tell;

/// All whole numbers.
pub(crate) const ANY: RangeInclusive<u64> = 0..=u64::MAX;

/// Parses a whole number within a range.
pub(crate) fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(tell!("cli-no-whole-number"));
        }
        // A number too large for the type is also out of range.
        let number: i128 = text.parse().unwrap_or(i128::MAX);
        let fitting = u64::try_from(number).ok().filter(|it| range.contains(it));
        let fitting = fitting.and_then(|number| T::try_from(number).ok());
        fitting.ok_or_else(|| {
            if number < i128::from(*range.start()) && *range.end() == u64::MAX {
                tell!("cli-number-least", least = *range.start())
            } else {
                out_of(range.start(), range.end())
            }
        })
    }
}

/// Parses a number within a range.
pub(crate) fn decimal(range: RangeInclusive<f64>) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text| {
        let number: f64 = text.parse().map_err(|_| tell!("cli-no-number"))?;
        if !range.contains(&number) {
            return Err(out_of(range.start(), range.end()));
        }
        Ok(number)
    }
}

fn out_of(least: impl Display, most: impl Display) -> String {
    let (least, most) = (least.to_string(), most.to_string());
    tell!("cli-number-between", least = least, most = most)
}

/// Parses one of several values by its name; the error lists the names.
pub(crate) fn named<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let found = all.iter().find(|one| name(**one) == text);
        let names = || all.iter().map(|one| name(*one)).collect::<Vec<_>>();
        found.copied().ok_or_else(|| names().join(", "))
    }
}

/// Parses an address to listen on.
pub(crate) fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| tell!("cli-not-an-address"))
}

/// Parses a bot that can sit at a table.
pub(crate) fn bot(name: &str) -> Result<BotKind, String> {
    name.parse()
        .map_err(|_| tell!("cli-unknown-bot", name = name, list = bots()))
}

/// All bots that can sit at a table.
pub(crate) fn bots() -> String {
    BotKind::ALL.map(BotKind::name).join(", ")
}

/// Parses a bot for a measurement.
pub(crate) fn measured(text: &str) -> Result<BotSpec, String> {
    BotSpec::read(text, read_weights).map_err(|error| not_a_bot(error, forms()))
}

/// Reads a bot for games that can be repeated.
pub(crate) fn repeatable(text: &str) -> Result<Repeatable, String> {
    let spec = BotSpec::read(text, read_weights);
    spec.and_then(Repeatable::try_from)
        .map_err(|error| not_a_bot(error, repeatables()))
}

/// Reads a file of weights.
fn read_weights(path: &str) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| error.to_string())
}

fn not_a_bot(error: InvalidSpec, list: String) -> String {
    match error {
        InvalidSpec::Unknown(name) => tell!("cli-unknown-bot", name = name, list = list),
        InvalidSpec::NoArgument(name) => tell!("cli-bot-no-argument", name = name),
        InvalidSpec::Style(name) => {
            let list = Style::ALL.map(Style::name).join(", ");
            tell!("cli-bot-style", name = name, list = list)
        }
        InvalidSpec::Playouts(_) => tell!("cli-bot-playouts"),
        InvalidSpec::UctLimit(_) => tell!("cli-bot-effort", name = "uct"),
        InvalidSpec::NetLimit(_) => tell!("cli-bot-effort", name = "net"),
        InvalidSpec::NoCommand => tell!("cli-bot-no-command"),
        InvalidSpec::NoNet(name) => tell!("cli-bot-no-net", name = name),
        InvalidSpec::Weights { path, why } => tell!("cli-bot-weights", path = path, why = why),
        InvalidSpec::NotRepeatable(name) => tell!("cli-bot-not-repeatable", name = name),
    }
}

/// The forms of all bots for measurements.
pub(crate) fn forms() -> String {
    BotSpec::FORMS.join(", ")
}

/// All bots for games that can be repeated.
pub(crate) fn repeatables() -> String {
    Repeatable::forms().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_outside_of_their_range_are_refused_with_the_bounds() {
        let seed = whole::<u64>(ANY);
        assert_eq!(seed("18446744073709551615"), Ok(u64::MAX));
        let between = "must be between 0 and 18446744073709551615";
        for (text, why) in [
            ("", "not a whole number"),
            ("-", "not a whole number"),
            ("1.5", "not a whole number"),
            ("+1", "not a whole number"),
            ("-1", "must be at least 0"),
            ("18446744073709551616", between),
            ("99999999999999999999999", between),
        ] {
            assert_eq!(seed(text), Err(why.to_owned()), "{text}");
        }
        assert_eq!(
            whole::<u64>(1..=u64::MAX)("0"),
            Err("must be at least 1".to_owned())
        );
        let threads = whole::<usize>(1..=256);
        assert_eq!(threads("256"), Ok(256));
        for text in ["0", "257", "-3"] {
            let why = "must be between 1 and 256".to_owned();
            assert_eq!(threads(text), Err(why), "{text}");
        }
        let rating = decimal(-1e6..=1e6);
        assert_eq!(rating("1500.5"), Ok(1500.5));
        assert_eq!(rating("much"), Err("not a number".to_owned()));
        for text in ["nan", "inf", "1e7"] {
            let why = "must be between -1000000 and 1000000".to_owned();
            assert_eq!(rating(text), Err(why), "{text}");
        }
    }
}
