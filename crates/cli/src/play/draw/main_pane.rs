//! The main pane: the question with its choices, the answers for the open choice, or the final sheet.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::super::app::App;
use super::super::scene::{Answer, Choice, SceneGame, Sheet};
use super::text::{cut, fit};
use super::{lines_in, structure};

/// The lines about a card of the structure that describe its print.
const PRINTED: usize = 3;

/// Draws the pane. `news` says whether the latest events belong here.
pub(super) fn draw<G: SceneGame>(app: &App<G>, frame: &mut Frame<'_>, area: Rect, news: bool) {
    let width = usize::from(area.width.saturating_sub(2));
    let scene = &app.scene;
    let news = if news { &*scene.news } else { &[] };
    let question = cut(&scene.question, width.saturating_sub(6));
    if let Some(sheet) = &scene.sheet {
        let lines = sheet_lines(sheet, width);
        lines_in(app, frame, area, 0, &question, &lines, None);
        return;
    }
    let (lines, wanted) = match (app.choice(), app.open) {
        (Some(choice), Some(open)) => offer(choice, open, width),
        (Some(choice), None) if !scene.structure.is_empty() => {
            super::lines_in(app, frame, area, 0, &question, &[], None);
            let inner = area.inner(Margin::new(1, 1));
            let height = structure::draw(&scene.structure, app.at, frame, inner);
            under_structure((app.at, choice), news, frame, inner, height);
            return;
        }
        _ => list(app, width, news),
    };
    lines_in(app, frame, area, 0, &question, &lines, Some(wanted));
}

/// The choices, two lines for each, and below them the latest events.
fn list<G: SceneGame>(
    app: &App<G>,
    width: usize,
    news: &[Line<'static>],
) -> (Vec<Line<'static>>, Range<usize>) {
    let mut lines = Vec::new();
    let mut wanted = 0..0;
    for (number, choice) in app.scene.choices.iter().enumerate() {
        let here = number == app.at;
        if here {
            wanted = lines.len()..lines.len() + 2;
        }
        lines.extend(entry(number, here, choice, width));
    }
    lines.extend(app.scene.anyway.iter().cloned());
    let dim = Style::new().add_modifier(Modifier::DIM);
    if !app.scene.explained.is_empty() && news.is_empty() {
        lines.push(Line::raw(""));
        lines.push(Line::styled(app.scene.explained.clone(), dim));
    }
    if !news.is_empty() {
        lines.push(Line::raw(""));
        lines.extend(news.iter().cloned());
    }
    (lines, wanted)
}

fn entry<A>(number: usize, here: bool, choice: &Choice<A>, width: usize) -> [Line<'static>; 2] {
    let key = if number < 9 {
        (number + 1).to_string()
    } else {
        " ".to_owned()
    };
    let mark = if here { "▶" } else { " " };
    let letter = choice.letter.clone().unwrap_or_else(|| Span::raw(" "));
    let name_width = 20;
    let terms = choice.terms.to_string();
    let beside = if terms.is_empty() { 28 } else { 52 };
    let cost_width = width.saturating_sub(beside).max(20);
    let marked = if here {
        Style::new().add_modifier(Modifier::REVERSED)
    } else {
        Style::new()
    };
    let mut spans = vec![
        Span::raw(format!("{mark}{key} ")),
        letter,
        Span::raw(" "),
        Span::styled(fit(&choice.name, name_width), marked),
        Span::raw(" "),
    ];
    let mut rest = width.saturating_sub(6 + name_width);
    if !choice.cost.is_empty() {
        spans.push(Span::raw(fit(&choice.cost, cost_width)));
        spans.push(Span::raw(" "));
        rest = rest.saturating_sub(cost_width + 1);
    }
    spans.push(Span::styled(cut(&terms, rest), choice.terms.style));
    let dim = Style::new().add_modifier(Modifier::DIM);
    let effect = format!("     {}", cut(&choice.effect, width.saturating_sub(5)));
    [Line::from(spans), Line::styled(effect, dim)]
}

/// The details of a choice, and its answers.
fn offer<A>(choice: &Choice<A>, open: usize, width: usize) -> (Vec<Line<'static>>, Range<usize>) {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut head = Vec::new();
    if let Some(letter) = &choice.letter {
        head.extend([letter.clone(), Span::raw(" ")]);
    }
    head.push(Span::styled(choice.name.clone(), bold));
    let mut lines = vec![Line::from(head)];
    let about: Vec<Line<'static>> = super::wrap_all(&choice.about, width);
    lines.extend(about);
    lines.push(Line::raw(""));
    let mut wanted = 0..0;
    for (number, answer) in choice.answers.iter().enumerate() {
        let start = lines.len();
        let answer = answer_line(answer, number == open);
        lines.extend(super::wrap_all(&[answer], width));
        if number == open {
            wanted = start..lines.len();
        }
    }
    (lines, wanted)
}

fn answer_line<A>(answer: &Answer<A>, here: bool) -> Line<'static> {
    let mark = if here { "▶" } else { " " };
    let sign = if answer.action.is_some() { "✓" } else { "×" };
    let marked = if here {
        Style::new().add_modifier(Modifier::REVERSED)
    } else {
        Style::new()
    };
    let letter = answer.key.letter();
    let dim = Style::new().add_modifier(Modifier::DIM);
    let price = if answer.action.is_some() {
        Style::new()
    } else {
        dim
    };
    Line::from(vec![
        Span::raw(format!("{mark} {letter} {sign} ")),
        Span::styled(answer.what.clone(), marked),
        Span::raw("  "),
        Span::styled(answer.price.clone(), price),
    ])
}

/// The selected card, in the lines below the structure.
fn under_structure<A>(
    (number, choice): (usize, &Choice<A>),
    news: &[Line<'static>],
    frame: &mut Frame<'_>,
    inner: Rect,
    height: u16,
) {
    let free = Rect {
        y: inner.y + height.min(inner.height),
        height: inner.height.saturating_sub(height),
        ..inner
    };
    let width = usize::from(inner.width);
    let mut lines = entry(number, true, choice, width).to_vec();
    let about: Vec<Line<'static>> = choice.about.iter().skip(PRINTED).cloned().collect();
    lines.extend(super::wrap_all(&about, width));
    lines.push(Line::raw(""));
    lines.extend(super::wrap_all(news, width));
    lines.truncate(free.height.into());
    frame.render_widget(ratatui::widgets::Paragraph::new(lines), free);
}

/// The table of the final sheet.
fn sheet_lines(sheet: &Sheet, width: usize) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines: Vec<Line<'static>> = sheet
        .notes
        .iter()
        .map(|note| Line::raw(note.clone()))
        .collect();
    lines.push(Line::raw(""));
    let titles = sheet
        .rows
        .iter()
        .map(|(title, _)| Span::raw(&**title).width());
    let first = titles.max().unwrap_or(0).min(20);
    let columns = sheet.columns.len().max(1);
    let each = (width.saturating_sub(first) / columns).clamp(4, 18);
    let right = |text: &str| {
        let text = cut(text, each - 1);
        let blanks = each - Span::raw(&*text).width();
        " ".repeat(blanks) + &text
    };
    let names: String = sheet.columns.iter().map(|name| right(name)).collect();
    lines.push(Line::styled(fit("", first) + &names, bold));
    let rule = "─".repeat((first + each * columns).min(width));
    for (number, (title, figures)) in sheet.rows.iter().enumerate() {
        let sum = number + 1 == sheet.rows.len();
        if sum || number == 0 {
            lines.push(Line::raw(rule.clone()));
        }
        let figures: String = figures.iter().map(|figure| right(figure)).collect();
        let style = if sum { bold } else { Style::new() };
        lines.push(Line::styled(fit(title, first) + &figures, style));
    }
    lines.push(Line::raw(""));
    lines.extend(sheet.below.iter().cloned());
    lines
}
