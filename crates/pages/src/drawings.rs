//! Drawings of files put into a page that loads nothing.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped};

use crate::assets::BUILDINGS;

/// The files with drawings, by their names in addresses.
const DRAWINGS: [(&str, &str); 7] = [
    ("", include_str!("../assets/icons.svg")),
    ("monuments", include_str!("../assets/monuments.svg")),
    ("duel-wonders", include_str!("../assets/duel-wonders.svg")),
    ("tokens", include_str!("../assets/tokens.svg")),
    ("buildings-1", BUILDINGS[0]),
    ("buildings-2", BUILDINGS[1]),
    ("buildings-3", BUILDINGS[2]),
];

/// A page with references to included drawings instead of files, and the drawings to include.
pub(crate) fn with_drawings(page: &str) -> (String, Markup) {
    let mut drawings = BTreeMap::new();
    let page = redirected(page, "", &mut drawings);
    let names: Vec<String> = drawings.keys().cloned().collect();
    for name in names {
        // Some drawings are nested in others.
        let id = format!(" id=\"{name}\"");
        if drawings
            .values()
            .filter(|drawing| drawing.contains(&id))
            .count()
            > 1
        {
            drawings.remove(&name);
        }
    }
    let all: String = drawings.into_values().collect();
    (page, PreEscaped(all))
}

/// Redirects each drawing used in a text from its file to the page, and collects the drawings by name. `file` is the
/// one that contains the text.
fn redirected(text: &str, file: &str, drawings: &mut BTreeMap<String, String>) -> String {
    const USE: &str = "<use href=\"";
    let mut pieces = text.split(USE);
    let mut all = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (address, rest) = piece.split_once('"').unwrap_or((piece, ""));
        let (place, id) = address.split_once('#').unwrap_or(("", address));
        // An address in /assets/ ends with a hash: /assets/tokens-0123456789ab.svg.
        let named = place.strip_prefix("/assets/");
        let stem = named.and_then(|name| Some(name.rsplit_once('-')?.0));
        let name = collect(stem.unwrap_or(file), id, drawings);
        all.push_str(USE);
        all.push('#');
        all.push_str(&name);
        all.push('"');
        all.push_str(rest);
    }
    all
}

/// Collects a drawing and those that it uses. Returns its name in the page.
fn collect(file: &str, id: &str, drawings: &mut BTreeMap<String, String>) -> String {
    let name = if file.is_empty() {
        id.to_owned()
    } else {
        format!("{file}-{id}")
    };
    if !drawings.contains_key(&name) {
        let content = DRAWINGS.iter().find(|(stem, _)| *stem == file);
        if let Some(element) = content.and_then(|(_, content)| element(content, id)) {
            // Reserves the name for the drawings that it uses.
            drawings.insert(name.clone(), String::new());
            let old = format!(" id=\"{id}\"");
            let renamed = element.replacen(&old, &format!(" id=\"{name}\""), 1);
            let renamed = redirected(&renamed, file, drawings);
            drawings.insert(name.clone(), renamed);
        }
    }
    name
}

/// The element with an id, as text.
pub(crate) fn element<'a>(file: &'a str, id: &str) -> Option<&'a str> {
    let at = file.find(&format!(" id=\"{id}\""))?;
    let begin = file[..at].rfind('<')?;
    let inside = &file[begin + 1..];
    let opening = &file[begin..=begin + inside.find('>')? + 1];
    if opening.ends_with("/>") {
        return Some(opening);
    }
    let tag = &inside[..inside.find([' ', '>'])?];
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let (mut depth, mut end) = (0_usize, begin);
    loop {
        let rest = &file[end..];
        let next = rest.find(&close)?;
        let opened = rest.find(&open).filter(|&opened| opened < next);
        if let Some(opened) = opened {
            let ends = opened + rest[opened..].find('>')? + 1;
            end += ends;
            // An empty element has no end tag.
            if !rest[..ends].ends_with("/>") {
                depth += 1;
            }
        } else {
            end += next + close.len();
            depth = depth.saturating_sub(1);
        }
        if depth == 0 {
            return Some(&file[begin..end]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_ends_where_it_ends() {
        let file =
            r#"<g id="a"><g fill="x"><g/></g></g><g id="b"/><path id="c" d="M0"/><g id="d"></g>"#;
        assert_eq!(
            element(file, "a"),
            Some(r#"<g id="a"><g fill="x"><g/></g></g>"#)
        );
        assert_eq!(element(file, "b"), Some(r#"<g id="b"/>"#));
        assert_eq!(element(file, "c"), Some(r#"<path id="c" d="M0"/>"#));
        assert_eq!(element(file, "d"), Some(r#"<g id="d"></g>"#));
        assert_eq!(element(file, "e"), None);
    }

    #[test]
    fn drawings_come_along_with_those_that_they_use() {
        let page = r##"<svg><use href="#i-wood"></use><use href="/assets/tokens-0123456789ab.svg#p-law" class="x"></use></svg>"##;
        let (page, drawings) = with_drawings(page);
        assert_eq!(
            page,
            r##"<svg><use href="#i-wood"></use><use href="#tokens-p-law" class="x"></use></svg>"##
        );
        let drawings = drawings.into_string();
        for name in ["i-wood", "sheen", "tokens-p-law"] {
            let times = drawings.matches(&format!(" id=\"{name}\"")).count();
            assert_eq!(times, 1, "{name}");
        }
    }
}
