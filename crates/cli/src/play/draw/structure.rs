//! The structure of a Duel: overlapping cards, drawn with lines.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::super::scene::Slot;
use super::text::cut;

/// Half the width of a card.
const HALF: usize = 6;

/// The lines of a border: corners above, corners below, across, down.
struct Border {
    corners: [&'static str; 4],
    across: &'static str,
    down: &'static str,
}

/// A covered card.
const COVERED: Border = Border {
    corners: ["┌", "┐", "└", "┘"],
    across: "─",
    down: "│",
};
/// An accessible card.
const FREE: Border = Border {
    corners: ["┏", "┓", "┗", "┛"],
    across: "━",
    down: "┃",
};
/// The selected card.
const MARKED: Border = Border {
    corners: ["╔", "╗", "╚", "╝"],
    across: "═",
    down: "║",
};

/// Draws the cards with the selected one marked; returns the number of lines. Empty rows at the top are left out.
pub(super) fn draw(slots: &[Slot], marked: usize, frame: &mut Frame<'_>, area: Rect) -> u16 {
    let first = slots.iter().map(|slot| slot.row).min().unwrap_or(0);
    let last = slots.iter().map(|slot| slot.row).max().unwrap_or(0);
    let indent = usize::from(area.width).saturating_sub(12 * HALF) / 2;
    let buffer = frame.buffer_mut();
    for slot in slots {
        let here = slot.choice == Some(marked);
        let border = match slot.choice {
            _ if here => &MARKED,
            Some(_) => &FREE,
            None => &COVERED,
        };
        let x = usize::from(area.x) + indent + (slot.x - 1) * HALF;
        let y = usize::from(area.y) + 2 * (slot.row - first);
        if y + 3 <= usize::from(area.bottom()) && x + 2 * HALF <= usize::from(area.right()) {
            card(buffer, (x as u16, y as u16), slot, border, here);
        }
    }
    (2 * (last - first) + 3) as u16
}

fn card(buffer: &mut Buffer, (x, y): (u16, u16), slot: &Slot, border: &Border, here: bool) {
    let inside = 2 * HALF - 2;
    let style = if slot.choice.is_some() {
        Style::new().add_modifier(Modifier::BOLD)
    } else {
        Style::new()
    };
    let across = border.across.repeat(inside);
    let [above_left, above_right, below_left, below_right] = border.corners;
    let plain = Style::reset();
    buffer.set_string(x, y, format!("{above_left}{across}{above_right}"), plain);
    let blank = " ".repeat(inside);
    buffer.set_string(x, y + 1, format!("{0}{blank}{0}", border.down), plain);
    buffer.set_string(
        x,
        y + 2,
        format!("{below_left}{across}{below_right}"),
        plain,
    );
    let mut column = x + 1;
    let mut left = inside;
    for span in &slot.label.spans {
        let text = cut(&span.content, left);
        let wide = ratatui::text::Span::raw(&*text).width();
        let style = style.patch(span.style);
        let style = if here {
            style.add_modifier(Modifier::REVERSED)
        } else {
            style
        };
        buffer.set_string(column, y + 1, text, style);
        column += wide as u16;
        left -= wide;
    }
}
