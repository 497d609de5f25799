//! Regions nested in other regions. The outer one is sent without them, and the script keeps the existing ones. So a
//! nested region is sent only if it changes itself.

use maud::{Markup, PreEscaped, html};

use crate::mode::Mode;

/// A nested region.
pub(crate) fn region(id: &str, content: &Markup) -> Markup {
    html! { div id=(id) data-inner { (content) } }
}

/// The empty place of a nested region in the outer one.
pub(crate) fn place(id: &str) -> Markup {
    region(id, &html! {})
}

/// A nested region in a line of text.
pub(crate) fn in_line(id: &str, content: &Markup) -> Markup {
    html! { span id=(id) data-inner { (content) } }
}

/// The region with the clock and the buttons for the last decision.
pub(crate) const STATUS: &str = "status";

/// Its place in the hand of a live table.
pub(crate) fn status(mode: Mode<'_>) -> Markup {
    html! { @if mode.is_live() { (place(STATUS)) } }
}

/// The regions of a whole page, with nested ones put in their places.
pub(crate) fn put_inside(regions: Vec<(&'static str, Markup)>) -> Vec<(&'static str, Markup)> {
    let mut page: Vec<(&'static str, Markup)> = Vec::with_capacity(regions.len());
    for (id, region) in regions {
        let places = [place(id), in_line(id, &html! {})].map(Markup::into_string);
        let taken = page.iter_mut().find_map(|(_, outer)| {
            let place = places.iter().find(|place| outer.0.contains(*place))?;
            Some((outer, place))
        });
        match taken {
            Some((outer, place)) => *outer = PreEscaped(outer.0.replacen(place, &region.0, 1)),
            None => page.push((id, region)),
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_is_put_where_its_place_is() {
        let outer = html! { header id="outer" { p {} (place("in")) p {} } };
        let regions = vec![
            ("outer", outer),
            ("other", html! { div id="other" {} }),
            ("in", region("in", &html! { b { "x" } })),
        ];
        let page: String = put_inside(regions)
            .into_iter()
            .map(|(_, region)| region.into_string())
            .collect();
        assert_eq!(
            page,
            "<header id=\"outer\"><p></p><div id=\"in\" data-inner><b>x</b></div><p></p></header><div id=\"other\"></div>"
        );
    }
}
