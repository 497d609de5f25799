//! The notation of bots for measurements: `builder`, `normal+science`, `flat:200`, `uct:1s`, `exec:python bot.py`.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU64;
use core::str::FromStr;
use core::time::Duration;
use std::sync::Arc;

use crate::bot::{Bot, BotFactory};
use crate::budget::{Budget, Iterations};
use crate::builder::Builder;
use crate::flat::Flat;
use crate::kind::BotKind;
use crate::style::Style;
use crate::uct::{Searchable, Uct};
use crate::weights::Weights;

/// A bot with all parameters of its strength.
///
/// # Examples
/// ```
/// use antipater_bots::BotSpec;
///
/// let spec: BotSpec = "uct:100ms".parse().unwrap();
/// assert_eq!(spec.to_string(), "uct:100ms");
/// let error = "uct".parse::<BotSpec>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "\"uct\" needs a number of iterations or a time: uct:1000, uct:1s, uct:100ms"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// A bot that can play at a table, such as `hard`.
    Named(BotKind),
    /// A level with a style.
    Styled(BotKind, Style),
    /// A builder that prefers science.
    RushScience,
    /// A builder that prefers shields.
    RushMilitary,
    /// Flat Monte Carlo with this number of playouts per decision.
    Flat(NonZeroU64),
    /// Tree search with playouts.
    Uct(SearchLimit),
    /// One evaluation of each action with the net, or a search with it.
    Net(Option<SearchLimit>),
    /// A level or `net` with weights from a file.
    WithWeights(Box<BotSpec>, WeightsFile),
    /// An external program, by the command that starts it.
    Exec(String),
}

/// Weights and the path of their file, by which they are compared.
///
/// # Examples
/// ```
/// use antipater_bots::{BotSpec, weights};
///
/// let read = |path: &str| match path {
///     "duel.weights" => Ok(weights::built_in().next().unwrap().1.to_vec()),
///     _ => Err("no such file".to_owned()),
/// };
/// let spec = BotSpec::read("expert@duel.weights", read).unwrap();
/// assert!(matches!(&spec, BotSpec::WithWeights(_, file) if file.path() == "duel.weights"));
/// assert_eq!(BotSpec::read("net@x", read).unwrap_err().to_string(), "x: no such file");
/// ```
#[derive(Clone, Debug)]
pub struct WeightsFile {
    path: String,
    weights: Weights,
}

impl WeightsFile {
    /// The path of the file.
    pub fn path(&self) -> &str {
        &self.path
    }
}

impl PartialEq for WeightsFile {
    fn eq(&self, other: &WeightsFile) -> bool {
        self.path == other.path
    }
}

impl Eq for WeightsFile {}

impl Hash for WeightsFile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.path.hash(state);
    }
}

/// The limit of a search for one decision.
///
/// # Examples
/// ```
/// use antipater_bots::SearchLimit;
///
/// let limit: SearchLimit = "1500ms".parse().unwrap();
/// assert_eq!(limit.to_string(), "1500ms");
/// assert_eq!("2000ms".parse::<SearchLimit>().unwrap().to_string(), "2s");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchLimit {
    /// The number of iterations.
    Iterations(NonZeroU64),
    /// The CPU time, in whole milliseconds.
    Cpu(Duration),
}

/// The services that bots need and this crate does not have: a clock, and external programs.
///
/// # Examples
/// ```
/// use antipater_bots::{Bot, BotHost, BotSpec, Random};
/// use antipater_bots::budget::{Budget, Iterations};
/// use antipater_engine::duel::Duel;
///
/// /// Has no clock, so it counts, and has a bot of its own for every command.
/// struct Nothing;
///
/// impl BotHost<Duel> for Nothing {
///     fn cpu(&mut self, limit: core::time::Duration) -> Box<dyn Budget> {
///         Box::new(Iterations(limit.as_millis() as u64))
///     }
///
///     fn program(&mut self, _command: &str) -> Box<dyn Bot<Duel>> {
///         Box::new(Random::new(1, 0))
///     }
/// }
///
/// let spec: BotSpec = "uct:10ms".parse().unwrap();
/// let _bot: Box<dyn Bot<Duel>> = spec.bot(1, 0, &mut Nothing);
/// ```
pub trait BotHost<G: Searchable> {
    /// A budget with this CPU time for each decision.
    fn cpu(&mut self, limit: Duration) -> Box<dyn Budget>;

    /// The program that a command starts.
    fn program(&mut self, command: &str) -> Box<dyn Bot<G>>;
}

impl BotSpec {
    /// The forms of the notation, for help and errors.
    pub const FORMS: [&'static str; 19] = [
        "random",
        "builder",
        "rush-science",
        "rush-military",
        "flat:N",
        "uct:N",
        "uct:1s",
        "net",
        "net:N",
        "net:1s",
        "beginner",
        "easy",
        "normal",
        "hard",
        "expert",
        "normal+STYLE",
        "net@FILE",
        "expert@FILE",
        "exec:COMMAND",
    ];

    /// Reads the notation of a bot; `read_file` reads the weights after an `@`.
    ///
    /// # Errors
    /// If there is no such bot, or the file is not readable or has no weights: says what is wrong.
    pub fn read(
        text: &str,
        read_file: impl FnOnce(&str) -> Result<Vec<u8>, String>,
    ) -> Result<BotSpec, InvalidSpec> {
        let Some((bot, path)) = text.split_once('@').filter(|_| !text.starts_with("exec:")) else {
            return text.parse();
        };
        let spec: BotSpec = bot.parse()?;
        let named = |kind| matches!(kind, BotKind::Random | BotKind::Builder);
        match spec {
            BotSpec::Net(_) | BotSpec::Styled(..) => {}
            BotSpec::Named(kind) if !named(kind) => {}
            _ => return Err(InvalidSpec::NoNet(bot.to_owned())),
        }
        let invalid = |why: String| InvalidSpec::Weights {
            path: path.to_owned(),
            why,
        };
        let weights = Weights::from_bytes(&read_file(path).map_err(invalid)?);
        let weights = weights.map_err(|error| invalid(error.to_string()))?;
        let path = path.to_owned();
        Ok(BotSpec::WithWeights(
            Box::new(spec),
            WeightsFile { path, weights },
        ))
    }

    /// The bot for one seat, deterministic in seed and stream unless time or a program decides.
    pub fn bot<G: Searchable>(
        &self,
        seed: u64,
        stream: u64,
        host: &mut impl BotHost<G>,
    ) -> Box<dyn Bot<G>> {
        self.with_weights(Weights::default(), seed, stream, host)
    }

    fn with_weights<G: Searchable>(
        &self,
        weights: Weights,
        seed: u64,
        stream: u64,
        host: &mut impl BotHost<G>,
    ) -> Box<dyn Bot<G>> {
        let mut budget = |limit: &SearchLimit| -> Box<dyn Budget> {
            match *limit {
                SearchLimit::Iterations(count) => Box::new(Iterations(count.get())),
                SearchLimit::Cpu(limit) => host.cpu(limit),
            }
        };
        match self {
            BotSpec::Named(kind) => G::bot_with(weights, (*kind, Style::AllRound), seed, stream),
            BotSpec::Styled(kind, style) => G::bot_with(weights, (*kind, *style), seed, stream),
            BotSpec::RushScience => G::building(Builder::rush_science()),
            BotSpec::RushMilitary => G::building(Builder::rush_military()),
            BotSpec::Flat(playouts) => Box::new(Flat::new(playouts.get(), seed, stream)),
            BotSpec::Uct(limit) => Box::new(Uct::new(budget(limit), seed, stream)),
            BotSpec::Net(None) => G::looking(weights, seed, stream),
            BotSpec::Net(Some(limit)) => G::searching(weights, budget(limit), seed, stream),
            BotSpec::WithWeights(bot, file) => bot.with_weights(file.weights, seed, stream, host),
            BotSpec::Exec(command) => host.program(command),
        }
    }
}

/// A bot that plays the same games on every machine: it has no limit in time, and is no external program.
///
/// # Examples
/// ```
/// use antipater_bots::{BotFactory, Repeatable};
/// use antipater_engine::duel::Duel;
///
/// let counted: Repeatable = "uct:100".parse().unwrap();
/// let _factory: BotFactory<Duel> = counted.factory();
/// let error = "uct:1s".parse::<Repeatable>().unwrap_err();
/// assert!(error.to_string().starts_with("\"uct:1s\" thinks for a time or is a program"));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Repeatable(BotSpec);

impl Repeatable {
    /// The forms of the notation.
    pub fn forms() -> impl Iterator<Item = &'static str> {
        let repeatable = |form: &&str| !form.ends_with(":1s") && !form.starts_with("exec");
        BotSpec::FORMS.into_iter().filter(repeatable)
    }

    /// The bot.
    pub fn spec(&self) -> &BotSpec {
        &self.0
    }

    /// The bot for one seat, deterministic in seed and stream.
    pub fn bot<G: Searchable>(&self, seed: u64, stream: u64) -> Box<dyn Bot<G>> {
        self.0.bot(seed, stream, &mut NoHost)
    }

    /// Makes such bots.
    pub fn factory<G: Searchable>(&self) -> BotFactory<G> {
        let made = self.clone();
        Arc::new(move |seed, stream| made.bot(seed, stream))
    }
}

impl fmt::Display for Repeatable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<BotSpec> for Repeatable {
    type Error = InvalidSpec;

    fn try_from(spec: BotSpec) -> Result<Repeatable, InvalidSpec> {
        let plain = match &spec {
            BotSpec::WithWeights(bot, _) => bot,
            plain => plain,
        };
        match plain {
            BotSpec::Uct(SearchLimit::Cpu(_))
            | BotSpec::Net(Some(SearchLimit::Cpu(_)))
            | BotSpec::Exec(_) => Err(InvalidSpec::NotRepeatable(spec.to_string())),
            _ => Ok(Repeatable(spec)),
        }
    }
}

impl FromStr for Repeatable {
    type Err = InvalidSpec;

    fn from_str(text: &str) -> Result<Repeatable, InvalidSpec> {
        text.parse::<BotSpec>()?.try_into()
    }
}

/// A host without a clock and programs, which a [`Repeatable`] never needs.
struct NoHost;

impl<G: Searchable> BotHost<G> for NoHost {
    fn cpu(&mut self, _: Duration) -> Box<dyn Budget> {
        unreachable!("no time is asked for")
    }

    fn program(&mut self, _: &str) -> Box<dyn Bot<G>> {
        unreachable!("no program is asked for")
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Named(kind) => kind.fmt(f),
            BotSpec::Styled(kind, style) => write!(f, "{kind}+{style}"),
            BotSpec::RushScience => f.write_str("rush-science"),
            BotSpec::RushMilitary => f.write_str("rush-military"),
            BotSpec::Flat(playouts) => write!(f, "flat:{playouts}"),
            BotSpec::Uct(limit) => write!(f, "uct:{limit}"),
            BotSpec::Net(None) => f.write_str("net"),
            BotSpec::Net(Some(limit)) => write!(f, "net:{limit}"),
            BotSpec::WithWeights(bot, file) => write!(f, "{bot}@{}", file.path),
            BotSpec::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

impl fmt::Display for SearchLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchLimit::Iterations(count) => count.fmt(f),
            SearchLimit::Cpu(limit) if limit.subsec_millis() == 0 => {
                write!(f, "{}s", limit.as_secs())
            }
            SearchLimit::Cpu(limit) => write!(f, "{}ms", limit.as_millis()),
        }
    }
}

/// Why a text does not describe a bot.
///
/// # Examples
/// ```
/// use antipater_bots::{BotSpec, InvalidSpec};
///
/// let invalid = InvalidSpec::Unknown("oracle".to_owned());
/// assert_eq!("oracle".parse::<BotSpec>(), Err(invalid));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidSpec {
    /// No bot has this name.
    Unknown(String),
    /// This bot takes no argument after a colon.
    NoArgument(&'static str),
    /// The bot before the plus is no level, or no style has the name behind it.
    Style(String),
    /// The argument of `flat` is not a number of playouts above 0.
    Playouts(String),
    /// The argument of `net:` is not a number of simulations or a time above 0.
    NetLimit(String),
    /// The argument of `uct` is not a number of iterations or a time above 0.
    UctLimit(String),
    /// `exec` without a command.
    NoCommand,
    /// This bot plays without a net, so it takes no weights.
    NoNet(String),
    /// This file cannot be read or has no weights; says why.
    Weights {
        /// The path of the file.
        path: String,
        /// What is wrong.
        why: String,
    },
    /// The bot has a limit in time or is a program, but games must be the same on every machine.
    NotRepeatable(String),
}

impl fmt::Display for InvalidSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidSpec::Unknown(name) => {
                let forms = BotSpec::FORMS.join(", ");
                write!(f, "unknown bot \"{name}\"; expected one of {forms}")
            }
            InvalidSpec::NoArgument(name) => {
                write!(f, "\"{name}\" takes no argument after a colon")
            }
            InvalidSpec::Style(given) => {
                let styles = Style::ALL.map(Style::name).join(", ");
                write!(
                    f,
                    "\"{given}\" is no level with a style, as in normal+science; the styles are {styles}"
                )
            }
            InvalidSpec::Playouts(given) if given.is_empty() => {
                f.write_str("\"flat\" needs a number of playouts: flat:200")
            }
            InvalidSpec::Playouts(given) => write!(
                f,
                "\"{given}\" is not a number of playouts above 0, as in flat:200"
            ),
            InvalidSpec::UctLimit(given) if given.is_empty() => f.write_str(
                "\"uct\" needs a number of iterations or a time: uct:1000, uct:1s, uct:100ms",
            ),
            InvalidSpec::UctLimit(given) | InvalidSpec::NetLimit(given) => {
                write!(f, "{}", InvalidSearchLimit(given.clone()))
            }
            InvalidSpec::NoNet(bot) => write!(f, "\"{bot}\" plays without a net"),
            InvalidSpec::Weights { path, why } => write!(f, "{path}: {why}"),
            InvalidSpec::NoCommand => f.write_str("\"exec\" needs a command: exec:./bot"),
            InvalidSpec::NotRepeatable(bot) => write!(
                f,
                "\"{bot}\" thinks for a time or is a program, so its games are not repeatable; give a number, as in uct:1000"
            ),
        }
    }
}

impl core::error::Error for InvalidSpec {}

/// The error for a text that is neither a number of iterations nor a time.
///
/// # Examples
/// ```
/// use antipater_bots::{SearchLimit, InvalidSearchLimit};
///
/// assert_eq!("0".parse::<SearchLimit>(), Err(InvalidSearchLimit("0".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidSearchLimit(pub String);

impl fmt::Display for InvalidSearchLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is neither a number above 0 nor a time such as 1s or 100ms",
            self.0
        )
    }
}

impl core::error::Error for InvalidSearchLimit {}

/// The longest time limit.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

impl FromStr for SearchLimit {
    type Err = InvalidSearchLimit;

    fn from_str(text: &str) -> Result<SearchLimit, InvalidSearchLimit> {
        let number = |digits: &str| digits.parse::<NonZeroU64>().ok();
        let limit = if let Some(digits) = text.strip_suffix("ms") {
            number(digits).map(|n| SearchLimit::Cpu(Duration::from_millis(n.get())))
        } else if let Some(digits) = text.strip_suffix('s') {
            number(digits).map(|n| SearchLimit::Cpu(Duration::from_secs(n.get())))
        } else {
            number(text).map(SearchLimit::Iterations)
        };
        limit
            .filter(|limit| !matches!(limit, SearchLimit::Cpu(limit) if *limit > LONGEST))
            .ok_or_else(|| InvalidSearchLimit(text.to_owned()))
    }
}

impl FromStr for BotSpec {
    type Err = InvalidSpec;

    fn from_str(text: &str) -> Result<BotSpec, InvalidSpec> {
        if text.contains('@') && !text.starts_with("exec:") {
            return BotSpec::read(text, |_| Err("files are not read here".to_owned()));
        }
        let (name, argument) = match text.split_once(':') {
            Some((name, argument)) => (name, Some(argument)),
            None => (text, None),
        };
        let plain = |name, spec| match argument {
            None => Ok(spec),
            Some(_) => Err(InvalidSpec::NoArgument(name)),
        };
        let given = argument.unwrap_or_default();
        match name {
            "rush-science" => plain("rush-science", BotSpec::RushScience),
            "rush-military" => plain("rush-military", BotSpec::RushMilitary),
            "flat" => match given.parse() {
                Ok(playouts) => Ok(BotSpec::Flat(playouts)),
                Err(_) => Err(InvalidSpec::Playouts(given.to_owned())),
            },
            "uct" => match given.parse() {
                Ok(limit) => Ok(BotSpec::Uct(limit)),
                Err(InvalidSearchLimit(given)) => Err(InvalidSpec::UctLimit(given)),
            },
            "net" => match argument.map(str::parse).transpose() {
                Ok(limit) => Ok(BotSpec::Net(limit)),
                Err(InvalidSearchLimit(given)) => Err(InvalidSpec::NetLimit(given)),
            },
            "exec" if given.trim().is_empty() => Err(InvalidSpec::NoCommand),
            "exec" => Ok(BotSpec::Exec(given.to_owned())),
            _ => {
                let (bot, style) = match name.split_once('+') {
                    Some((bot, style)) => (bot, Some(style)),
                    None => (name, None),
                };
                let kind: Result<BotKind, _> = bot.parse();
                let kind = kind.map_err(|_| InvalidSpec::Unknown(text.to_owned()))?;
                let spec = match style.map(str::parse) {
                    None => BotSpec::Named(kind),
                    Some(Ok(style)) if BotKind::LEVELS.contains(&kind) => {
                        BotSpec::Styled(kind, style)
                    }
                    Some(_) => return Err(InvalidSpec::Style(name.to_owned())),
                };
                plain(kind.name(), spec)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights;

    #[test]
    fn bots_are_read_as_they_are_printed() {
        for text in [
            "random",
            "builder",
            "rush-science",
            "rush-military",
            "flat:200",
            "uct:1000",
            "uct:1s",
            "uct:100ms",
            "net",
            "net:50",
            "net:1s",
            "hard",
            "expert",
            "normal+science",
            "expert+all-round",
            "exec:sh -c 'a: b'",
        ] {
            let spec: BotSpec = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn the_forms_name_every_bot_and_no_other() {
        let sample = |form: &str| {
            let form = form.replace("COMMAND", "./bot").replace("STYLE", "denial");
            form.replace('N', "3")
        };
        let file = |_: &str| Ok(weights::built_in().next().expect("a net").1.to_vec());
        for form in BotSpec::FORMS {
            let spec = BotSpec::read(&sample(form), file).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(spec.to_string(), sample(form));
            let repeatable = Repeatable::forms().any(|other| other == form);
            assert_eq!(Repeatable::try_from(spec).is_ok(), repeatable, "{form}");
        }
        for kind in BotKind::ALL {
            assert!(BotSpec::FORMS.contains(&kind.name()), "{kind}");
        }
    }

    #[test]
    fn errors_name_what_is_wrong() {
        for (text, words) in [
            ("", "unknown bot \"\""),
            ("Builder", "unknown bot \"Builder\"; expected one of random"),
            ("builder:3", "\"builder\" takes no argument"),
            ("flat", "\"flat\" needs a number of playouts"),
            ("flat:0", "\"0\" is not a number of playouts above 0"),
            ("flat:1s", "\"1s\" is not a number"),
            ("uct:", "\"uct\" needs a number of iterations or a time"),
            ("uct:-1", "\"-1\" is neither a number above 0 nor a time"),
            ("uct:0ms", "\"0ms\" is neither"),
            ("uct:18446744073709551615s", "is neither"),
            ("uct:99999999999999999999", "is neither"),
            ("exec: ", "\"exec\" needs a command"),
            ("normal+chess", "\"normal+chess\" is no level with a style"),
            ("builder+armies", "the styles are all-round, armies"),
            ("hard+armies:3", "\"hard\" takes no argument"),
            ("builder@file", "\"builder\" plays without a net"),
            ("net@file", "file: files are not read here"),
        ] {
            let error = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
