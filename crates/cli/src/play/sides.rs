//! Asks for the side of your board on plain lines, before the game takes the screen. The boards are dealt, and no card
//! is visible yet.

use std::io::{BufRead, Write};

use antipater_engine::Seat;
use antipater_engine::seven::{Board, Setup, Side};
use antipater_show::texts::{List, Texts, say};
use antipater_show::words;
use antipater_show::words::seven as seven_words;
use anyhow::{Result, bail};

use crate::interrupt::Interrupted;

/// Repeats the question until the answer is a side, and turns your board to it. The bots keep their random sides.
pub(super) fn choose(
    t: &Texts,
    setup: &mut Setup,
    mut lines: impl BufRead,
    mut output: impl Write,
) -> Result<()> {
    let own = setup.boards[Seat::FIRST.number()];
    let city = t.name(own.wonder);
    writeln!(output, "{}", say!(t, "sides-question", city = city))?;
    for (number, side) in (1..).zip(Side::ALL) {
        let board = Board { side, ..own };
        let name = seven_words::side(t, setup.edition, side);
        let start = words::resource(t, board.facts(setup.edition).start);
        let start = say!(t, "labeled", label = say!(t, "produces"), what = start);
        writeln!(output, "\n{number}  {name} · {start}")?;
        for (number, stage) in (1..).zip(board.facts(setup.edition).stages) {
            let price = words::resources(t, stage.resources);
            let price = say!(t, "labeled", label = say!(t, "costs"), what = price);
            let does = seven_words::effects(t, stage.effects);
            writeln!(output, "   {number}. {price} · {does}")?;
        }
    }
    let others = setup.boards.iter().skip(1);
    let others: Vec<&str> = others.map(|board| t.name(board.wonder)).collect();
    let others = say!(
        t,
        "labeled",
        label = say!(t, "others"),
        what = t.list(List::Plain, &others)
    );
    writeln!(output, "\n{others}")?;
    loop {
        write!(output, "1 / 2: ")?;
        output.flush()?;
        let mut line = String::new();
        if lines.read_line(&mut line)? == 0 {
            bail!(Interrupted);
        }
        let answer = line.trim().parse::<usize>().ok();
        let side = answer.and_then(|answer| Side::ALL.get(answer.checked_sub(1)?));
        if let Some(side) = side {
            setup.boards[Seat::FIRST.number()].side = *side;
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use antipater_engine::rng::generator;
    use antipater_engine::seven::{BoardOptions, Edition};
    use antipater_show::texts::Language;

    use super::*;

    #[test]
    fn the_answer_lays_the_own_board_and_nothing_else() {
        for edition in Edition::ALL {
            for (answer, side) in [("1\n", Side::A), ("what\n3\n0\n 2 \n", Side::B)] {
                let boards = [BoardOptions::default(); 3];
                let dealt = Setup::deal(edition, &boards, &mut generator(1, 0)).unwrap();
                let mut setup = dealt.clone();
                let mut shown = Vec::new();
                let t = Texts::of(Language::English);
                choose(t, &mut setup, answer.as_bytes(), &mut shown).unwrap();
                let shown = String::from_utf8(shown).unwrap();
                assert!(shown.contains(t.name(dealt.boards[2].wonder)));
                assert_eq!(setup.boards[0].side, side);
                setup.boards[0].side = dealt.boards[0].side;
                assert_eq!(setup, dealt);
            }
        }
        let boards = [BoardOptions::default(); 3];
        let mut setup = Setup::deal(Edition::First, &boards, &mut generator(1, 0)).unwrap();
        let t = Texts::of(Language::English);
        assert!(choose(t, &mut setup, "".as_bytes(), Vec::new()).is_err());
    }
}
