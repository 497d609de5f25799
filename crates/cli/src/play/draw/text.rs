//! Lines cut or wrapped to a width, with their styles.

use ratatui::text::{Line, Span};

/// The text, cut to this width with an ellipsis if necessary.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if Span::raw(text).width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if Span::raw(&*short).width() + 1 > width {
            short.pop();
            break;
        }
    }
    short.truncate(short.trim_end().len());
    short + "…"
}

/// The text in exactly this width: cut, or padded with blanks.
pub(crate) fn fit(text: &str, width: usize) -> String {
    let mut text = cut(text, width);
    let blanks = width.saturating_sub(Span::raw(&*text).width());
    text.extend(std::iter::repeat_n(' ', blanks));
    text
}

/// All lines, wrapped between words. Continuation lines are indented like the first word, after the sign if there is
/// one.
pub(crate) fn wrap_all(lines: &[Line<'static>], width: usize) -> Vec<Line<'static>> {
    lines.iter().flat_map(|line| wrap(line, width)).collect()
}

/// A line, wrapped between words.
pub(crate) fn wrap(line: &Line<'static>, width: usize) -> Vec<Line<'static>> {
    if line.width() <= width || width == 0 {
        return vec![line.clone()];
    }
    let text: String = line.spans.iter().map(|span| &*span.content).collect();
    let bare = text.trim_start();
    let sign = bare.chars().nth(1) == Some(' ');
    let indent = text.len() - bare.len() + if sign { 2 } else { 0 };
    let indent = indent.min(width / 2);
    let mut wrapped = Vec::new();
    let mut current: Vec<Span<'static>> = Vec::new();
    let mut used = 0;
    for span in &line.spans {
        for word in span.content.split_inclusive(' ') {
            let bare = Span::raw(word.trim_end()).width();
            if used > indent && used + bare > width {
                wrapped.push(Line::from(std::mem::take(&mut current)).style(line.style));
                current.push(Span::raw(" ".repeat(indent)));
                used = indent;
            }
            // A word longer than the line is cut: only names can be.
            let word = if used + bare > width {
                cut(word, width - used)
            } else {
                word.to_owned()
            };
            used += Span::raw(&*word).width();
            current.push(Span::styled(word, span.style));
        }
    }
    wrapped.push(Line::from(current).style(line.style));
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, width: usize) -> Vec<String> {
        let lines = wrap(&Line::raw(text.to_owned()), width);
        lines
            .iter()
            .map(|line| line.to_string().trim_end().to_owned())
            .collect()
    }

    #[test]
    fn lines_are_wrapped_between_words_and_stand_in() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrapped("✓ one two", 6), ["✓ one", "  two"]);
        assert_eq!(wrapped("one", 7), ["one"]);
        assert_eq!(wrapped("", 7), [""]);
        assert_eq!(wrapped("incomprehensibilities and", 7), ["incomp…", "and"]);
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(cut("Scriptorium", 11), "Scriptorium");
        assert_eq!(cut("Scriptorium", 8), "Scripto…");
        assert_eq!(fit("Baths", 7), "Baths  ");
        assert_eq!(fit("Baths", 3), "Ba…");
    }
}
