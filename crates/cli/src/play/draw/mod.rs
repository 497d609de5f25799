//! Draws the screen. On a small one the panes are tabs, on a big one they are side by side.

mod main_pane;
mod structure;
mod text;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use antipater_show::texts::say;

use super::app::{App, Over};
use super::scene::SceneGame;
use text::{cut, wrap_all};

/// The smallest screen on which everything is readable.
const SMALLEST: (u16, u16) = (80, 24);
/// The smallest screen with panes side by side.
const BIG: (u16, u16) = (120, 34);

/// Draws everything.
pub(crate) fn frame<G: SceneGame>(app: &App<G>, frame: &mut Frame<'_>, colors: bool) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(app, frame);
    } else {
        table(app, frame, area);
        match app.over {
            Over::Nothing => {}
            Over::Help => {
                let help = app.help();
                over(frame, &say!(app.texts, "help"), &help);
            }
            Over::Leave => leave(app, frame),
        }
    }
    if !colors {
        for cell in &mut frame.buffer_mut().content {
            (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
        }
    }
}

fn too_small<G: SceneGame>(app: &App<G>, frame: &mut Frame<'_>) {
    let area = frame.area();
    let words = say!(
        app.texts,
        "terminal-too-small",
        width = SMALLEST.0,
        height = SMALLEST.1,
        now = area.width,
        high = area.height
    );
    let lines = wrap_all(&[Line::raw(words)], area.width.into());
    frame.render_widget(Paragraph::new(lines), area);
}

fn table<G: SceneGame>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    let big = area.width >= BIG.0 && area.height >= BIG.1;
    let tabs_height = u16::from(!big);
    let rows = [
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(tabs_height),
        Constraint::Fill(1),
        Constraint::Length(1),
    ];
    let [title, status, tabs, body, foot] = Layout::vertical(rows).areas(area);
    let width = usize::from(area.width);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Line::styled(cut(&app.scene.title, width), bold), title);
    frame.render_widget(Line::raw(cut(&app.scene.status, width)), status);
    if big {
        side_by_side(app, frame, body);
    } else {
        frame.render_widget(tab_line(app), tabs);
        match app.focus.checked_sub(1) {
            None => main_pane::draw(app, frame, body, true),
            Some(number) => draw_pane(app, frame, body, number + 1),
        }
    }
    let foot_text = if app.message.is_empty() {
        keys(app)
    } else {
        app.message.clone()
    };
    let style = if app.message.is_empty() {
        Style::new().add_modifier(Modifier::DIM)
    } else {
        bold
    };
    frame.render_widget(Line::styled(cut(&foot_text, width), style), foot);
}

/// The question on the left, the latest events (the last pane) below it, the others on the right. The focused pane gets
/// more room.
fn side_by_side<G: SceneGame>(app: &App<G>, frame: &mut Frame<'_>, body: Rect) {
    let columns = [Constraint::Length(84), Constraint::Fill(1)];
    let [left, right] = Layout::horizontal(columns).areas(body);
    let panes = &app.scene.panes;
    let last = panes.len();
    let below = if app.focus == last { 20 } else { 10 };
    let rows = [Constraint::Fill(1), Constraint::Length(below)];
    let [above, below] = Layout::vertical(rows).areas(left);
    main_pane::draw(app, frame, above, false);
    draw_pane(app, frame, below, last);
    let beside = &panes[..last - 1];
    let weights = beside.iter().enumerate().map(|(number, pane)| {
        let more = if app.focus == number + 1 { 8 } else { 0 };
        Constraint::Fill(pane.weight + more)
    });
    let places = Layout::vertical(weights).split(right);
    for (number, place) in places.iter().enumerate() {
        draw_pane(app, frame, *place, number + 1);
    }
}

/// The titles of all panes, with that of the open one in brackets.
fn tab_line<G: SceneGame>(app: &App<G>) -> Line<'static> {
    let first = say!(app.texts, "terminal-pane-main");
    let titles = [first].into_iter();
    let titles = titles.chain(app.scene.panes.iter().map(|pane| pane.title.clone()));
    let tab = |(number, title): (usize, String)| {
        if number == app.focus {
            let style = Style::new().add_modifier(Modifier::REVERSED);
            Span::styled(format!("[{title}]"), style)
        } else {
            Span::raw(format!(" {title} "))
        }
    };
    Line::from(titles.enumerate().map(tab).collect::<Vec<_>>())
}

fn keys<G: SceneGame>(app: &App<G>) -> String {
    let t = app.texts;
    if app.focus > 0 {
        say!(t, "terminal-keys-pane")
    } else if app.scene.sheet.is_some() {
        say!(t, "terminal-keys-sheet")
    } else if app.open.is_some() {
        say!(t, "terminal-keys-answer")
    } else {
        say!(
            t,
            "terminal-keys-choose",
            count = app.scene.choices.len().min(9)
        )
    }
}

/// A frame around a pane; the focused one has a thick border and a mark.
fn block(title: &str, focused: bool, more: &str) -> Block<'static> {
    let mark = if focused { "▶ " } else { "" };
    let block = Block::bordered()
        .title(format!(" {mark}{title} "))
        .title_bottom(Line::raw(more.to_owned()).right_aligned());
    if focused {
        block.border_type(BorderType::Thick)
    } else {
        block
    }
}

fn draw_pane<G: SceneGame>(app: &App<G>, frame: &mut Frame<'_>, area: Rect, number: usize) {
    let pane = &app.scene.panes[number - 1];
    lines_in(app, frame, area, number, &pane.title, &pane.lines, None);
}

/// Lines in a frame, scrolled by the person, or so that the selected lines are visible.
fn lines_in<G: SceneGame>(
    app: &App<G>,
    frame: &mut Frame<'_>,
    area: Rect,
    number: usize,
    title: &str,
    lines: &[Line<'static>],
    wanted: Option<std::ops::Range<usize>>,
) {
    let focused = app.focus == number;
    let inner = area.inner(ratatui::layout::Margin::new(1, 1));
    let height = usize::from(inner.height);
    let lines = wrap_all(lines, inner.width.into());
    let scroll = &app.scrolls[number];
    let last = lines.len().saturating_sub(height);
    let mut top = scroll.get().min(last);
    if let Some(wanted) = wanted {
        top = top
            .min(wanted.start)
            .max((wanted.end).saturating_sub(height))
            .min(last);
    }
    scroll.set(top);
    if focused {
        app.page.set(height.saturating_sub(1).max(1));
    }
    let more = if last == 0 {
        String::new()
    } else {
        format!(
            " {}–{}/{} ",
            top + 1,
            (top + height).min(lines.len()),
            lines.len()
        )
    };
    frame.render_widget(block(title, focused, &more), area);
    let seen: Vec<Line<'static>> = lines.into_iter().skip(top).take(height).collect();
    frame.render_widget(Paragraph::new(seen), inner);
}

fn leave<G: SceneGame>(app: &App<G>, frame: &mut Frame<'_>) {
    let t = app.texts;
    let mut lines = Vec::new();
    if app.is_over() {
        lines.push(say!(t, "terminal-leave-over"));
    } else {
        lines.push(say!(t, "terminal-leave-running"));
    }
    lines.push(say!(t, "terminal-leave-yes"));
    if app.saves && !app.is_over() {
        lines.push(say!(t, "terminal-leave-save"));
    }
    lines.push(say!(t, "terminal-leave-no"));
    over(frame, &say!(t, "terminal-leave"), &lines);
}

/// A window in the middle.
fn over(frame: &mut Frame<'_>, title: &str, lines: &[String]) {
    let area = frame.area();
    let width = area.width.saturating_sub(8).min(84);
    let lines: Vec<Line<'static>> = lines.iter().map(|line| Line::raw(line.clone())).collect();
    let lines = wrap_all(&lines, usize::from(width.saturating_sub(2)));
    let height = (lines.len() as u16 + 2).min(area.height);
    let place = Rect::new(
        (area.width - width) / 2,
        (area.height - height) / 2,
        width,
        height,
    );
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(block(title, true, "")), place);
}

#[cfg(test)]
mod tests;
