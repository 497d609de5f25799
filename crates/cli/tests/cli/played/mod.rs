//! The program in a terminal, as a person sees and uses it: it runs in a pseudo-terminal. The emulated screen is larger
//! than the size that the program gets, so that output outside of it is visible.

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The time limit for the program on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// The end of each frame: after all output, the program hides the cursor.
pub(crate) const END_OF_FRAME: &[u8] = b"\x1b[?25l";
/// The emulated screen, in lines and columns.
pub(crate) const ROOM: (u16, u16) = (60, 200);

pub(crate) const SMALL: (u16, u16) = (24, 80);
pub(crate) const BIG: (u16, u16) = (40, 140);

/// A text that only the help contains.
pub(crate) const HELP: &str = "Control-C quits at once";

pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const ENTER: &str = "\r";
pub(crate) const TAB: &str = "\t";

/// The program in a terminal.
pub(crate) struct Played {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    /// The screen after the last whole frame.
    pub(crate) screen: Arc<Mutex<vt100::Screen>>,
    size: (u16, u16),
}

impl Played {
    pub(crate) fn start(arguments: &str, size: (u16, u16)) -> Played {
        Played::start_with(arguments, size, &[])
    }

    pub(crate) fn start_with(arguments: &str, size: (u16, u16), set: &[(&str, &str)]) -> Played {
        let arguments: Vec<&str> = arguments.split_whitespace().collect();
        Played::start_args(&arguments, size, set)
    }

    /// Starts the program with arguments that may have spaces.
    pub(crate) fn start_args(arguments: &[&str], size: (u16, u16), set: &[(&str, &str)]) -> Played {
        let pair = native_pty_system().openpty(pty(size)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_antipater"));
        command.arg("play");
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        for (name, value) in [("ANTIPATER_LANG", "en")].iter().chain(set) {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().unwrap();
        let [rows, columns] = [ROOM.0, ROOM.1].map(|side| NonZero::new(side).unwrap());
        let mut parser = vt100::Parser::new(rows, columns, 0);
        let screen = Arc::new(Mutex::new(parser.screen().clone()));
        let shown = Arc::clone(&screen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            let mut unfinished = Vec::new();
            while let Ok(count) = output.read(&mut bytes)
                && count > 0
            {
                unfinished.extend_from_slice(&bytes[..count]);
                let mut windows = unfinished.windows(END_OF_FRAME.len());
                if let Some(place) = windows.rposition(|bytes| bytes == END_OF_FRAME) {
                    let end = place + END_OF_FRAME.len();
                    parser.process(&unfinished[..end]);
                    unfinished.drain(..end);
                    *shown.lock().unwrap() = parser.screen().clone();
                }
            }
            // The program has ended, and has restored the terminal.
            parser.process(&unfinished);
            *shown.lock().unwrap() = parser.screen().clone();
        });
        Played {
            child,
            keys: pair.master.take_writer().unwrap(),
            master: pair.master,
            screen,
            size,
        }
    }

    /// All text on the screen.
    pub(crate) fn shows(&self) -> String {
        self.screen.lock().unwrap().contents()
    }

    pub(crate) fn has(&self, text: &str) -> bool {
        self.shows().contains(text)
    }

    pub(crate) fn keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the screen meets a condition.
    pub(crate) fn until(&self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let shown = self.shows();
            if fits(&shown) {
                return shown;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "waited for {what}, but the screen is\n{shown}"
            );
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        self.master.resize(pty(size)).unwrap();
    }

    /// Checks that nothing is drawn beside or below the screen.
    pub(crate) fn nothing_is_outside(&self) {
        let screen = self.screen.lock().unwrap();
        let (height, width) = self.size;
        let beside = screen.rows(width, ROOM.1 - width);
        let below = screen.rows(0, ROOM.1).skip(height.into());
        for row in beside.chain(below) {
            assert_eq!(row.trim(), "", "outside of\n{}", screen.contents());
        }
    }

    /// Waits for the end of the program; the terminal must be restored.
    pub(crate) fn ends(mut self) -> u32 {
        let status = self.child.wait().unwrap();
        let start = Instant::now();
        loop {
            let screen = self.screen.lock().unwrap();
            if !screen.alternate_screen() && !screen.hide_cursor() {
                return status.exit_code();
            }
            assert!(start.elapsed() < PATIENCE, "the terminal is not restored");
            drop(screen);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Plays to the final sheet by keys alone: each turn another card, and its first possible use.
    pub(crate) fn play_to_the_sheet(&mut self) {
        let mut turn = 0;
        loop {
            let shown = self.until("a question or the sheet", |shown| {
                shown.contains("Enter choose") || is_sheet(shown)
            });
            self.nothing_is_outside();
            if is_sheet(&shown) {
                return;
            }
            let count = choices(&shown);
            let mut number = turn % count;
            while !self.use_card(number, turn) {
                self.keys(ESCAPE);
                self.until("the cards again", |shown| shown.contains("Enter choose"));
                number = (number + 1) % count;
            }
            turn += 1;
            assert!(turn < 200, "the game does not end");
        }
    }

    /// Leaves a finished game.
    pub(crate) fn quit(mut self) {
        self.keys("q");
        self.until("the question", |shown| shown.contains("Quit the game?"));
        self.keys("y");
        assert_eq!(self.ends(), 0);
    }

    /// Uses a card: selects it, then a use, then confirms, if possible.
    pub(crate) fn use_card(&mut self, number: usize, turn: usize) -> bool {
        self.keys(&(number + 1).to_string());
        let shown = self.until("the uses of a card", |shown| {
            shown.contains("Enter confirm")
        });
        // Sometimes tries a wonder first.
        if turn % 3 == 2 && shown.contains("w ✓") {
            self.keys("w");
            self.until("the wonder", |shown| shown.contains("▶ w"));
        }
        loop {
            let shown = self.shows();
            if ["b", "w", "s"]
                .iter()
                .any(|key| shown.contains(&format!("▶ {key} ✓")))
            {
                self.keys(ENTER);
                self.until("what comes next", |shown| !shown.contains("Enter confirm"));
                return true;
            }
            let before = marked(&shown);
            self.keys(DOWN);
            // Below the last use the selection stays. The help opens and closes after that key.
            self.keys("?");
            self.until("the help", |shown| shown.contains(HELP));
            self.keys("x");
            let after = self.until("the uses again", |shown| !shown.contains(HELP));
            if marked(&after) == before {
                return false;
            }
        }
    }
}

pub(crate) fn pty((rows, cols): (u16, u16)) -> PtySize {
    PtySize {
        rows,
        cols,
        pixel_width: 0,
        pixel_height: 0,
    }
}

pub(crate) fn is_sheet(shown: &str) -> bool {
    shown.contains("The game is over") && shown.contains("Points  ")
}

/// The number of choices with keys.
pub(crate) fn choices(shown: &str) -> usize {
    let keys = shown
        .lines()
        .find(|line| line.contains("Enter choose"))
        .unwrap();
    let number = keys.split("Enter").next().unwrap();
    let last = number.split(" or").next().unwrap().trim();
    last.trim_start_matches("1–").parse().unwrap()
}

/// The selected line.
pub(crate) fn marked(shown: &str) -> String {
    let lines = shown.lines();
    let at = lines
        .filter(|line| line.contains("┃▶ "))
        .collect::<Vec<_>>();
    at.join("\n")
}
