//! Pictures of wonders and progress tokens: drawn for this project, in separate files with one symbol for each part.
//!
//! Here: which parts a picture shows, and which of them are built. `assets/art.css` styles parts that are only planned.
//! A picture is always beside words that say the same.

use antipater_engine::{duel, seven};
use maud::{Markup, html};

use crate::assets;

/// The number of parts of each monument.
pub(crate) const PARTS: usize = 4;

/// A monument in its landscape with this many stages built; the other parts are shown as a plan.
///
/// It fills its box: whole at a ratio of 320 to 150. In a wider box it is at the right, and the landscape continues to
/// the left.
pub(crate) fn monument(wonder: seven::Wonder, built: usize, stages: usize) -> Markup {
    let whole = built_parts(built, stages);
    html! {
        svg class="monument" viewBox="0 0 320 150" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" {
            use href=(monument_ground(wonder)) {}
            @for part in 1..=PARTS { use href=(monument_part(wonder, part)) class=(state(part <= whole)) {} }
        }
    }
}

/// The address of the landscape around a monument.
pub(crate) fn monument_ground(wonder: seven::Wonder) -> String {
    format!("{}#{}-ground", assets::monuments(), place(wonder))
}

/// The address of a part of a monument, from 1.
pub(crate) fn monument_part(wonder: seven::Wonder, part: usize) -> String {
    format!("{}#{}-{part}", assets::monuments(), place(wonder))
}

/// A wonder of Duel, in color once it is built.
///
/// It fills its box, and is cut if the ratio is not 160 to 100.
pub(crate) fn duel_wonder(wonder: duel::Wonder, built: bool) -> Markup {
    html! {
        svg class="duel-wonder" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href=(duel_wonder_address(wonder)) class=(state(built)) {}
        }
    }
}

/// The address of the picture of a wonder of Duel, 160 by 100.
pub(crate) fn duel_wonder_address(wonder: duel::Wonder) -> String {
    format!("{}#{}", assets::duel_wonders(), name(wonder))
}

/// A progress token of Duel: a round picture that fills its box.
pub(crate) fn token(token: duel::Token) -> Markup {
    html! {
        svg class="token-art" viewBox="0 0 40 40" aria-hidden="true" { use href=(token_address(token)) {} }
    }
}

/// The address of the picture of a progress token, 40 by 40.
pub(crate) fn token_address(token: duel::Token) -> String {
    format!("{}#p-{}", assets::tokens(), token.name().to_lowercase())
}

/// The number of parts drawn as built: all of them with the last stage.
pub(crate) fn built_parts(built: usize, stages: usize) -> usize {
    (built * PARTS).div_ceil(stages)
}

fn state(built: bool) -> &'static str {
    if built { "built" } else { "planned" }
}

/// The prefix of a monument's symbols.
fn place(wonder: seven::Wonder) -> &'static str {
    use seven::Wonder;
    match wonder {
        Wonder::Giza => "giza",
        Wonder::Babylon => "babylon",
        Wonder::Olympia => "olympia",
        Wonder::Rhodes => "rhodes",
        Wonder::Ephesus => "ephesus",
        Wonder::Alexandria => "alexandria",
        Wonder::Halicarnassus => "halicarnassus",
    }
}

/// The symbol of a wonder of Duel.
fn name(wonder: duel::Wonder) -> &'static str {
    use duel::Wonder;
    match wonder {
        Wonder::CircusMaximus => "circus-maximus",
        Wonder::Piraeus => "piraeus",
        Wonder::AppianWay => "appian-way",
        Wonder::Colossus => "colossus",
        Wonder::GreatLibrary => "great-library",
        Wonder::GreatLighthouse => "great-lighthouse",
        Wonder::HangingGardens => "hanging-gardens",
        Wonder::Mausoleum => "mausoleum",
        Wonder::Pyramids => "pyramids",
        Wonder::Sphinx => "sphinx",
        Wonder::StatueOfZeus => "statue-of-zeus",
        Wonder::TempleOfArtemis => "temple-of-artemis",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MONUMENTS: &str = include_str!("../assets/monuments.svg");
    const DUEL_WONDERS: &str = include_str!("../assets/duel-wonders.svg");
    const TOKENS: &str = include_str!("../assets/tokens.svg");

    /// All ids in a file, sorted.
    fn ids(file: &str) -> Vec<String> {
        let named = file.split(" id=\"").skip(1);
        let mut ids: Vec<String> = named
            .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
            .collect();
        ids.sort();
        ids
    }

    /// The symbols that pictures use, sorted and without duplicates.
    fn used(pictures: impl Iterator<Item = Markup>) -> Vec<String> {
        let pictures: String = pictures.map(Markup::into_string).collect();
        let mut used: Vec<String> = pictures
            .split("<use href=\"")
            .skip(1)
            .filter_map(|rest| rest.split_once('"')?.0.split_once('#'))
            .map(|(_, id)| id.to_owned())
            .collect();
        used.sort();
        used.dedup();
        used
    }

    #[test]
    fn every_monument_has_its_ground_and_its_parts_and_the_file_has_no_others() {
        let pictures = seven::Wonder::ALL.into_iter().map(|it| monument(it, 0, 3));
        let used = used(pictures);
        assert_eq!(used.len(), seven::Wonder::COUNT * (1 + PARTS));
        assert_eq!(used, ids(MONUMENTS));
    }

    #[test]
    fn every_wonder_of_duel_has_its_symbol_and_the_file_has_no_others() {
        let pictures = duel::Wonder::ALL
            .into_iter()
            .map(|it| duel_wonder(it, true));
        let used = used(pictures);
        assert_eq!(used.len(), duel::Wonder::COUNT);
        assert_eq!(used, ids(DUEL_WONDERS));
    }

    #[test]
    fn every_token_has_its_picture_and_the_file_has_no_others() {
        let used = used(duel::Token::ALL.into_iter().map(token));
        assert_eq!(used.len(), duel::Token::ALL.len());
        assert_eq!(used, ids(TOKENS));
    }

    #[test]
    fn symbols_of_duel_are_called_as_the_wonders_are() {
        for wonder in duel::Wonder::ALL {
            let printed = wonder.name().trim_start_matches("The ");
            assert_eq!(name(wonder), printed.to_lowercase().replace(' ', "-"));
        }
    }

    #[test]
    fn a_monument_is_whole_with_its_last_stage() {
        let parts = |stages| {
            (0..=stages)
                .map(|built| built_parts(built, stages))
                .collect()
        };
        let all: [Vec<usize>; 3] = [parts(2), parts(3), parts(4)];
        assert_eq!(all, [vec![0, 2, 4], vec![0, 2, 3, 4], vec![0, 1, 2, 3, 4]]);
    }

    #[test]
    fn what_is_not_built_is_a_plan() {
        let picture = monument(seven::Wonder::Rhodes, 1, 2).into_string();
        assert_eq!(picture.matches("class=\"built\"").count(), 2);
        assert_eq!(picture.matches("class=\"planned\"").count(), 2);
        let wonder = duel_wonder(duel::Wonder::Sphinx, false).into_string();
        assert_eq!(wonder.matches("class=\"planned\"").count(), 1);
    }

    #[test]
    fn the_files_are_light_and_hold_nothing_but_shapes() {
        assert!(MONUMENTS.len() <= 42 * 1024, "{}", MONUMENTS.len());
        assert!(DUEL_WONDERS.len() <= 32 * 1024, "{}", DUEL_WONDERS.len());
        assert!(TOKENS.len() <= 5 * 1024, "{}", TOKENS.len());
        for file in [MONUMENTS, DUEL_WONDERS, TOKENS] {
            for foreign in ["<script", "<style", "href", "url(", "<image"] {
                assert!(!file.contains(foreign), "{foreign}");
            }
        }
    }
}
