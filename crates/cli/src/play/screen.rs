//! The terminal: entered, drawn on, read, and always restored.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::app::{App, Left};
use super::draw;
use super::scene::SceneGame;

/// How long to wait for a key before checking whether the process should stop.
const PATIENCE: Duration = Duration::from_millis(200);

/// Shows the game until the person leaves it. Ratatui's hook restores the terminal after a panic too.
pub(crate) fn run<G: SceneGame>(mut app: App<G>) -> Result<Left> {
    let stopped = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stopped);
    ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed))
        .context("cannot listen for interrupts")?;
    let mut terminal = ratatui::try_init().context("cannot take over the terminal")?;
    let colors = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let played = turns(&mut app, &mut terminal, &stopped, colors);
    // Errors are ignored: if the window is gone, nothing more can be done.
    ratatui::restore();
    played?;
    Ok(app.left())
}

fn turns<G: SceneGame>(
    app: &mut App<G>,
    terminal: &mut DefaultTerminal,
    stopped: &AtomicBool,
    colors: bool,
) -> Result<()> {
    let mut stale = true;
    let mut size = terminal.size().context("cannot measure the terminal")?;
    while !app.is_left() {
        if stale {
            terminal
                .draw(|frame| draw::frame(app, frame, colors))
                .context("cannot draw on the terminal")?;
        }
        stale = false;
        if stopped.load(Ordering::Relaxed) {
            app.interrupt();
        } else if event::poll(PATIENCE).context("cannot read keys")? {
            match event::read().context("cannot read keys")? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    app.key(key);
                    stale = true;
                }
                Event::Resize(..) => stale = true,
                _ => {}
            }
        }
        // A change of size before the first key is read produces no event.
        let now = terminal.size().context("cannot measure the terminal")?;
        stale |= now != size;
        size = now;
    }
    Ok(())
}
