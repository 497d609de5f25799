//! Numbers, dates and times of day for people: a true minus sign, and the decimal sign and order of the language. JSON
//! and CSV for programs are written elsewhere.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use super::{Language, Texts, say};

/// The typographic minus sign, U+2212.
const MINUS: char = '−';

/// A number, with a true minus sign if it is negative.
pub fn figure(number: impl Into<i64>) -> String {
    true_minus(number.into().to_string())
}

/// A number with its sign, ±0 for zero.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => figure(number),
    }
}

impl Texts {
    /// A number with this many decimals, after the decimal sign of the language.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = true_minus(format!("{number:.digits$}"));
        // Of our languages only English has a decimal point.
        match self.language {
            Language::English => text,
            _ => text.replace('.', ","),
        }
    }

    /// A UTC time of day, from milliseconds since 1970.
    pub fn time_of_day(&self, milliseconds: i64) -> String {
        let Moment { hour, minute, .. } = Moment::of(milliseconds);
        let hour = match self.language {
            Language::Hungarian | Language::Finnish => hour.to_string(),
            _ => two(hour),
        };
        say!(self, "time-of-day", hour = hour, minute = two(minute))
    }

    /// A UTC date, from milliseconds since 1970.
    pub fn date(&self, milliseconds: i64) -> String {
        let [year, month, day] = self.parts(Moment::of(milliseconds));
        say!(self, "date", year = year, month = month, day = day)
    }

    /// A date with a UTC time of day, from milliseconds since 1970.
    pub fn date_and_time(&self, milliseconds: i64) -> String {
        let time = self.time_of_day(milliseconds);
        say!(
            self,
            "date-and-time",
            date = self.date(milliseconds),
            time = time
        )
    }

    /// Year, month and day. A message that names the month selects it by its number.
    fn parts(&self, moment: Moment) -> [FluentValue<'static>; 3] {
        let part = |number: i64| -> FluentValue<'_> {
            match self.language {
                Language::Turkish | Language::Estonian | Language::Hungarian => two(number).into(),
                _ => number.into(),
            }
        };
        [moment.year.into(), part(moment.month), part(moment.day)]
    }
}

/// A UTC minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    year: i64,
    month: i64,
    day: i64,
    hour: i64,
    minute: i64,
}

impl Moment {
    /// The minute of a time in milliseconds since 1970.
    pub fn of(milliseconds: i64) -> Moment {
        let day = milliseconds.div_euclid(86_400_000);
        let minutes = milliseconds.div_euclid(60_000).rem_euclid(1440);
        // Counts years from March, so that the leap day is the last day of a year.
        let days = day + 719_468;
        let era = days.div_euclid(146_097);
        let of_era = days.rem_euclid(146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let date = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        Moment {
            year: year + era * 400 + i64::from(month <= 2),
            month,
            day: date,
            hour: minutes / 60,
            minute: minutes % 60,
        }
    }

    /// The value of the HTML attribute `datetime`, such as `2026-11-20T22:01Z`.
    pub fn datetime(self) -> String {
        let Moment {
            year,
            month,
            day,
            hour,
            minute,
        } = self;
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z")
    }
}

fn two(number: i64) -> String {
    format!("{number:02}")
}

fn true_minus(text: String) -> String {
    match text.strip_prefix('-') {
        // A number that rounds to zero has no sign.
        Some(rest) if rest.chars().all(|digit| matches!(digit, '0' | '.')) => rest.to_owned(),
        Some(rest) => format!("{MINUS}{rest}"),
        None => text,
    }
}

/// Whether a number has no decimals and is small enough to be exact as a floating-point number.
fn is_whole(number: &FluentNumber) -> bool {
    let bare = number.options.minimum_fraction_digits.is_none();
    bare && number.value.fract() == 0.0 && number.value.abs() < 1e15
}

/// How Fluent formats values: numbers with a true minus sign, everything else unchanged.
pub(super) fn format<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        // Counts, coins and points: much cheaper than formatting a floating-point number.
        FluentValue::Number(number) if is_whole(number) => Some(figure(number.value as i64)),
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(true_minus(number.as_string().into_owned()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_numbers_have_a_true_minus() {
        assert_eq!([-12, 0, 7].map(figure), ["−12", "0", "7"]);
        assert_eq!([-1, 0, 1].map(signed), ["−1", "±0", "+1"]);
        let t = Texts::of(Language::English);
        assert_eq!(say!(t, "several", count = -3, what = "-3"), "−3 × -3");
    }

    #[test]
    fn each_language_has_its_decimal_sign() {
        let said = |language, number, digits| Texts::of(language).decimal(number, digits);
        assert_eq!(said(Language::English, -1.25, 1), "−1.2");
        assert_eq!(said(Language::Finnish, -1.25, 2), "−1,25");
        assert_eq!(said(Language::Hungarian, 3.0, 0), "3");
        assert_eq!(said(Language::English, -0.001, 2), "0.00");
    }

    #[test]
    fn moments_are_written_as_dates() {
        for (milliseconds, date) in [
            (0, "1970-01-01T00:00Z"),
            (-1, "1969-12-31T23:59Z"),
            (951_782_399_000, "2000-02-28T23:59Z"),
            (951_782_400_000, "2000-02-29T00:00Z"),
            (1_795_212_060_000, "2026-11-20T22:01Z"),
        ] {
            assert_eq!(Moment::of(milliseconds).datetime(), date);
        }
    }

    #[test]
    fn each_language_writes_dates_and_times_in_its_own_way() {
        for (language, date, time) in [
            (Language::English, "6 Mar 2027, 09:05", "09:05"),
            (Language::Turkish, "06.03.2027 09:05", "09:05"),
            (Language::Serbian, "6. 3. 2027. 09:05", "09:05"),
            (Language::Estonian, "06.03.2027 09:05", "09:05"),
            (Language::Hungarian, "2027. 03. 06. 9:05", "9:05"),
            (Language::Finnish, "6.3.2027 klo 9.05", "9.05"),
        ] {
            let t = Texts::of(language);
            assert_eq!(t.date_and_time(1_804_323_900_000), date);
            assert_eq!(t.time_of_day(1_804_323_900_000), time);
        }
    }
}
