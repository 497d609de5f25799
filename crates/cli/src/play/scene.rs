//! The contents of the screen for either game: a question with its answers, panes to read, and the final sheet.

use antipater_engine::Seat;
use antipater_engine::seven::Color as Kind;
use antipater_show::guide::Guidable;
use antipater_show::texts::Texts;
use antipater_show::view::View;
use antipater_show::words;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// A game that can be played on the screen.
pub(crate) trait SceneGame: Guidable {
    /// The scene of a view.
    fn scene(t: &Texts, view: &View) -> Scene<Self::Action>;

    /// The lines of help for this game.
    fn help(t: &Texts) -> Vec<String>;
}

/// The contents of the screen.
pub(crate) struct Scene<A> {
    /// The game, the age, the turn.
    pub(crate) title: String,
    /// The person's city in one line.
    pub(crate) status: String,
    /// The question, or the winner.
    pub(crate) question: String,
    /// Details of the question.
    pub(crate) explained: String,
    /// The choices.
    pub(crate) choices: Vec<Choice<A>>,
    /// The actions that are possible with any choice.
    pub(crate) anyway: Vec<Line<'static>>,
    /// The structure of a Duel.
    pub(crate) structure: Vec<Slot>,
    /// The latest events.
    pub(crate) news: Vec<Line<'static>>,
    /// The panes beside the question.
    pub(crate) panes: Vec<Pane>,
    /// The final sheet.
    pub(crate) sheet: Option<Sheet>,
}

/// A choice: a card, a wonder, a token.
pub(crate) struct Choice<A> {
    /// The letter of its type.
    pub(crate) letter: Option<Span<'static>>,
    /// Its name.
    pub(crate) name: String,
    /// Its cost.
    pub(crate) cost: String,
    /// Whether and for what price it is available, beginning with a sign.
    pub(crate) terms: Line<'static>,
    /// Its effect.
    pub(crate) effect: String,
    /// All details.
    pub(crate) about: Vec<Line<'static>>,
    /// The ways to use it.
    pub(crate) answers: Vec<Answer<A>>,
}

/// A way to use what is chosen.
pub(crate) struct Answer<A> {
    /// Its key.
    pub(crate) key: Key,
    /// Its label.
    pub(crate) what: String,
    /// Its cost or gain, or why it is unavailable.
    pub(crate) price: String,
    /// The action with its seat; `None` if it is unavailable.
    pub(crate) action: Option<(Seat, A)>,
}

/// Keys for kinds of answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// Build, take.
    Build,
    /// A wonder or its stage.
    Wonder,
    /// Sell, discard.
    Sell,
}

impl Key {
    /// The letter of the key.
    pub(crate) const fn letter(self) -> char {
        match self {
            Key::Build => 'b',
            Key::Wonder => 'w',
            Key::Sell => 's',
        }
    }
}

/// A pane to read.
pub(crate) struct Pane {
    /// Its title.
    pub(crate) title: String,
    /// Its share of the height of a big screen, relative to others.
    pub(crate) weight: u16,
    /// Its lines.
    pub(crate) lines: Vec<Line<'static>>,
}

/// A card of the structure of a Duel.
pub(crate) struct Slot {
    /// The row, from 0.
    pub(crate) row: usize,
    /// The middle of the card, in half card widths.
    pub(crate) x: usize,
    /// Its label.
    pub(crate) label: Line<'static>,
    /// The number of its choice.
    pub(crate) choice: Option<usize>,
}

/// The final sheet: a column for each seat.
pub(crate) struct Sheet {
    /// The kind of victory and the tie-breaker.
    pub(crate) notes: Vec<String>,
    /// The titles of the columns.
    pub(crate) columns: Vec<String>,
    /// The categories with the figures of each column; the last row is the sum.
    pub(crate) rows: Vec<(String, Vec<String>)>,
    /// The lines below the table.
    pub(crate) below: Vec<Line<'static>>,
}

/// The letter of a type of card, in its color if the screen has colors.
pub(crate) fn letter(t: &Texts, kind: Kind) -> Span<'static> {
    let color = match kind {
        Kind::Brown | Kind::Gray => Color::Reset,
        Kind::Blue => Color::Blue,
        Kind::Yellow => Color::Yellow,
        Kind::Red => Color::Red,
        Kind::Green => Color::Green,
        Kind::Purple => Color::Magenta,
    };
    let style = Style::new().fg(color).add_modifier(Modifier::BOLD);
    Span::styled(words::letter(t, kind), style)
}

/// An available thing, after a check mark.
pub(crate) fn good(text: &str) -> Line<'static> {
    Line::styled(format!("✓ {text}"), Style::new().fg(Color::Green))
}

/// An unavailable thing, after a cross.
pub(crate) fn bad(text: &str) -> Line<'static> {
    Line::styled(format!("× {text}"), Style::new().fg(Color::Red))
}

/// A heading within a pane.
pub(crate) fn heading(text: impl Into<String>) -> Line<'static> {
    Line::styled(text.into(), Style::new().add_modifier(Modifier::BOLD))
}
