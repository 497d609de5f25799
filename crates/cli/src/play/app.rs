//! The state of the screen and the keys. No single key plays: the first one selects, Enter confirms.

use std::cell::Cell;

use antipater_show::texts::{Texts, say};
use anyhow::Result;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::help;
use super::scene::{Choice, Key, Scene, SceneGame};
use super::table::Table;

/// The game on the screen.
pub(crate) struct App<G: SceneGame> {
    /// The texts.
    pub(crate) texts: &'static Texts,
    /// The present scene.
    pub(crate) scene: Scene<G::Action>,
    /// The focused pane: 0 is the main one, then those of the scene in order.
    pub(crate) focus: usize,
    /// The selected choice.
    pub(crate) at: usize,
    /// The selected answer, while a choice is open.
    pub(crate) open: Option<usize>,
    /// The window over everything else.
    pub(crate) over: Over,
    /// A message for the person.
    pub(crate) message: String,
    /// The scroll offset of each pane. Drawing corrects it, since only drawing knows the number of lines.
    pub(crate) scrolls: Vec<Cell<usize>>,
    /// The number of visible lines in the focused pane; set by drawing.
    pub(crate) page: Cell<usize>,
    /// Whether the record is saved to a file.
    pub(crate) saves: bool,
    table: Table<G>,
    leaving: Option<Leaving>,
}

/// The window over everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Over {
    /// Nothing.
    Nothing,
    /// The help.
    Help,
    /// The question whether to leave.
    Leave,
}

/// How the person leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Leaving {
    save: bool,
    interrupted: bool,
}

/// The game when the person leaves.
pub(crate) struct Left {
    /// The record so far.
    pub(crate) record: String,
    /// Whether to save it.
    pub(crate) save: bool,
    /// Whether the game was interrupted rather than left.
    pub(crate) interrupted: bool,
}

impl<G: SceneGame> App<G> {
    /// The game at its first question. `saves` says whether the record is saved to a file.
    pub(crate) fn new(texts: &'static Texts, table: Table<G>, saves: bool) -> Result<App<G>> {
        let scene = G::scene(texts, &table.view());
        let scrolls = (0..=scene.panes.len()).map(|_| Cell::new(0)).collect();
        Ok(App {
            texts,
            scene,
            focus: 0,
            at: 0,
            open: None,
            over: Over::Nothing,
            message: String::new(),
            scrolls,
            page: Cell::new(1),
            saves,
            table,
            leaving: None,
        })
    }

    /// The selected choice.
    pub(crate) fn choice(&self) -> Option<&Choice<G::Action>> {
        self.scene.choices.get(self.at)
    }

    /// The help, line by line.
    pub(crate) fn help(&self) -> Vec<String> {
        let mut lines = help::keys(self.texts);
        lines.extend(G::help(self.texts));
        lines
    }

    /// Whether the person has left.
    pub(crate) fn is_left(&self) -> bool {
        self.leaving.is_some()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Leaves at once.
    pub(crate) fn interrupt(&mut self) {
        self.leave(false, true);
    }

    /// The game as it is left.
    pub(crate) fn left(&self) -> Left {
        let leaving = self.leaving;
        Left {
            record: self.table.record(),
            save: self.is_over() || leaving.is_some_and(|leaving| leaving.save),
            interrupted: leaving.is_some_and(|leaving| leaving.interrupted),
        }
    }

    fn leave(&mut self, save: bool, interrupted: bool) {
        self.leaving = Some(Leaving { save, interrupted });
    }

    /// Handles a key; others are ignored.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if key.code == KeyCode::Char('c') {
                self.interrupt();
            }
            return;
        }
        match self.over {
            Over::Help => self.over = Over::Nothing,
            Over::Leave => self.answer_leaving(key.code),
            Over::Nothing => self.table_key(key.code),
        }
    }

    fn answer_leaving(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('y' | 'Y') => self.leave(false, false),
            KeyCode::Char('s' | 'S') if self.saves => self.leave(true, false),
            KeyCode::Char('n' | 'N') | KeyCode::Esc => self.over = Over::Nothing,
            _ => {}
        }
    }

    fn table_key(&mut self, key: KeyCode) {
        self.message.clear();
        match key {
            KeyCode::Char('q') => self.over = Over::Leave,
            KeyCode::Char('?') => self.over = Over::Help,
            KeyCode::Tab => self.turn_to(1),
            KeyCode::BackTab => self.turn_to(self.scene.panes.len()),
            KeyCode::Esc => {
                if self.focus == 0 {
                    self.open = None;
                }
                self.focus = 0;
            }
            KeyCode::Char('u') => self.take_back(),
            KeyCode::PageUp => self.scroll(-(self.page.get() as isize)),
            KeyCode::PageDown => self.scroll(self.page.get() as isize),
            KeyCode::Home => self.scroll(isize::MIN),
            KeyCode::End => self.scroll(isize::MAX),
            KeyCode::Up | KeyCode::Left | KeyCode::Char('k' | 'h') => self.step(false),
            KeyCode::Down | KeyCode::Right | KeyCode::Char('j' | 'l') => self.step(true),
            KeyCode::Char(digit @ '1'..='9') => self.choose(digit as usize - '1' as usize),
            KeyCode::Char('b') => self.look_for(Key::Build),
            KeyCode::Char('w') => self.look_for(Key::Wonder),
            KeyCode::Char('s' | 'd') => self.look_for(Key::Sell),
            KeyCode::Enter => self.confirm(),
            _ => {}
        }
    }

    fn turn_to(&mut self, steps: usize) {
        self.focus = (self.focus + steps) % (self.scene.panes.len() + 1);
    }

    fn scroll(&mut self, lines: isize) {
        let scroll = &self.scrolls[self.focus];
        scroll.set(scroll.get().saturating_add_signed(lines));
    }

    /// Moves the selection, or scrolls if there is none.
    fn step(&mut self, on: bool) {
        let moved = |place: usize, count: usize| {
            if on {
                (place + 1).min(count.saturating_sub(1))
            } else {
                place.saturating_sub(1)
            }
        };
        let answers = self.choice().map_or(0, |choice| choice.answers.len());
        if self.focus > 0 || self.scene.choices.is_empty() {
            self.scroll(if on { 1 } else { -1 });
        } else if let Some(answer) = self.open {
            self.open = Some(moved(answer, answers));
        } else {
            self.at = moved(self.at, self.scene.choices.len());
        }
    }

    /// Opens a choice.
    fn choose(&mut self, number: usize) {
        if number < self.scene.choices.len() {
            self.focus = 0;
            self.at = number;
            self.open = Some(0);
            self.scrolls[0].set(0);
        }
    }

    /// Selects the first answer of a kind, or the next one.
    fn look_for(&mut self, key: Key) {
        let Some(choice) = self.choice() else { return };
        let mut fits = choice.answers.iter().enumerate();
        let after = self.open.filter(|&at| choice.answers[at].key == key);
        let next = fits
            .clone()
            .find(|(place, answer)| answer.key == key && Some(*place) > after);
        let found = next.or_else(|| fits.find(|(_, answer)| answer.key == key));
        if let Some((place, _)) = found {
            self.open = Some(place);
            self.focus = 0;
        }
    }

    /// Opens the choice, or plays the answer.
    fn confirm(&mut self) {
        let Some(choice) = self.choice() else {
            return;
        };
        let answer = self.open.and_then(|answer| choice.answers.get(answer));
        match answer {
            _ if self.focus > 0 => self.focus = 0,
            None => self.choose(self.at),
            Some(answer) => match answer.action {
                None => {
                    let (what, why) = (answer.what.clone(), answer.price.clone());
                    self.message = say!(self.texts, "terminal-closed", what = what, why = why);
                }
                Some((seat, action)) => {
                    let chosen = self.table.choose(seat, action);
                    self.show_after(chosen);
                }
            },
        }
    }

    fn take_back(&mut self) {
        if self.table.has_chosen() {
            let taken_back = self.table.take_back();
            self.show_after(taken_back);
        }
    }

    /// Shows the table after an action, or why it was refused.
    fn show_after(&mut self, done: Result<()>) {
        match done {
            Ok(()) => self.show(),
            Err(refused) => self.message = refused.to_string(),
        }
    }

    /// Shows the present table.
    fn show(&mut self) {
        self.scene = G::scene(self.texts, &self.table.view());
        self.scrolls = (0..=self.scene.panes.len()).map(|_| Cell::new(0)).collect();
        self.focus = 0;
        self.at = 0;
        self.open = None;
    }
}
