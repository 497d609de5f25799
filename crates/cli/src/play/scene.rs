//! What is shown of a game, whichever it is: a question with its answers, panes to read, and the sheet at the end.

use antipater_engine::Seat;
use antipater_engine::seven::Color as Kind;
use antipater_show::guide::Guidable;
use antipater_show::texts::Texts;
use antipater_show::view::View;
use antipater_show::words;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// A game that can be shown.
pub(crate) trait SceneGame: Guidable {
    /// The scene of a view.
    fn scene(t: &Texts, view: &View) -> Scene<Self::Action>;

    /// The lines of help that are about this game.
    fn help(t: &Texts) -> Vec<String>;
}

/// What is shown.
pub(crate) struct Scene<A> {
    /// The game, the age, the turn.
    pub(crate) title: String,
    /// The person's own city in one line.
    pub(crate) status: String,
    /// What is asked, or who has won.
    pub(crate) question: String,
    /// More about the question.
    pub(crate) explained: String,
    /// What can be chosen.
    pub(crate) choices: Vec<Choice<A>>,
    /// What can be done with any of the choices.
    pub(crate) anyway: Vec<Line<'static>>,
    /// The cards of a Duel, as they lie.
    pub(crate) structure: Vec<Slot>,
    /// What happened last.
    pub(crate) news: Vec<Line<'static>>,
    /// The panes beside the question.
    pub(crate) panes: Vec<Pane>,
    /// The final sheet.
    pub(crate) sheet: Option<Sheet>,
}

/// Something to choose: a card, a wonder, a token.
pub(crate) struct Choice<A> {
    /// The letter of its type.
    pub(crate) letter: Option<Span<'static>>,
    /// Its name.
    pub(crate) name: String,
    /// What it costs.
    pub(crate) cost: String,
    /// On what terms it can be had, beginning with a sign.
    pub(crate) terms: Line<'static>,
    /// What it does.
    pub(crate) effect: String,
    /// All that is known of it.
    pub(crate) about: Vec<Line<'static>>,
    /// What can be done with it.
    pub(crate) answers: Vec<Answer<A>>,
}

/// A way to use what is chosen.
pub(crate) struct Answer<A> {
    /// The key that leads to it.
    pub(crate) key: Key,
    /// What it is.
    pub(crate) what: String,
    /// What it costs or brings, or why it cannot be chosen.
    pub(crate) price: String,
    /// The action with its seat; `None` when it cannot be chosen now.
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

/// Something to read.
pub(crate) struct Pane {
    /// Its title.
    pub(crate) title: String,
    /// How much of the height of a big screen it wants, compared with others.
    pub(crate) weight: u16,
    /// What it says.
    pub(crate) lines: Vec<Line<'static>>,
}

/// A card of the structure of a Duel.
pub(crate) struct Slot {
    /// The row, from 0.
    pub(crate) row: usize,
    /// The middle of the card, in half card widths.
    pub(crate) x: usize,
    /// What is written on it.
    pub(crate) label: Line<'static>,
    /// The number of the choice that it is.
    pub(crate) choice: Option<usize>,
}

/// The final sheet: a column for each seat.
pub(crate) struct Sheet {
    /// What won the game, what decided.
    pub(crate) notes: Vec<String>,
    /// The names over the columns.
    pub(crate) columns: Vec<String>,
    /// The categories with the figures of each column, the last row being the sum.
    pub(crate) rows: Vec<(String, Vec<String>)>,
    /// What stands below the table.
    pub(crate) below: Vec<Line<'static>>,
}

/// The letter of a type of card, in its color where there are colors.
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

/// Something that can be had: a check mark stands before it.
pub(crate) fn good(text: &str) -> Line<'static> {
    Line::styled(format!("✓ {text}"), Style::new().fg(Color::Green))
}

/// Something that cannot be had: a cross stands before it.
pub(crate) fn bad(text: &str) -> Line<'static> {
    Line::styled(format!("× {text}"), Style::new().fg(Color::Red))
}

/// A heading within a pane.
pub(crate) fn heading(text: impl Into<String>) -> Line<'static> {
    Line::styled(text.into(), Style::new().add_modifier(Modifier::BOLD))
}
