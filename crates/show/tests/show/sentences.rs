//! What a strong player would say of ten decisions: the coach, who judges them anew, says it too.

use antipater_bots::analysis::{Depth, Question, judge};
use antipater_engine::duel::Duel;
use antipater_engine::rng::generator;
use antipater_engine::seven::Seven;
use antipater_engine::{Line, Seat, State};
use antipater_show::guide::Guidable;
use antipater_show::puzzles::{PuzzleGame, PuzzleId, find};
use antipater_show::texts::{Language, Texts};
use antipater_show::words::coach::{Coach, Coached};

/// Says why the best action of a puzzle is better than another one, given in words. All numbers are written as `#`.
fn said<G>(game: PuzzleGame, number: usize, [best, other]: [&str; 2]) -> Vec<String>
where
    G: Guidable + Coached + State<Observation: Line>,
{
    let puzzle = find(PuzzleId { game, number }).unwrap();
    let stored = puzzle.stored().unwrap();
    let Ok(observation) = G::Observation::from_line(&stored.observation) else {
        panic!("{}", stored.observation)
    };
    let seat = Seat::new(stored.seat).unwrap();
    let position = G::sample(&observation, &mut generator(0, 0));
    let mut names = vec!["Boris".to_owned(); position.players().len()];
    names[seat.number()] = "Ada".to_owned();
    let coach = Coach::new::<G>(Texts::of(Language::English), names);
    let legal = position.legal_actions(seat);
    let in_words = |action: &&G::Action| G::action(&coach, **action) == other;
    let other = *legal.iter().find(in_words).expect(other);
    let question: Question<'_, G> = Question::new(&observation, seat);
    let values = judge(
        &question,
        &legal,
        Some(other),
        G::effort(Depth::Normal),
        7,
        0,
    );
    assert_eq!(G::action(&coach, values.actions[0].action), best);
    let reasons = values.reasons(&question, other);
    let sentences = reasons.iter().map(|reason| {
        let sentence = coach.reason(reason);
        let parts = sentence.split(|sign: char| sign.is_ascii_digit());
        let mut without = parts.collect::<Vec<_>>().join("#");
        while without.contains("##") {
            without = without.replace("##", "#");
        }
        without
    });
    sentences.collect()
}

#[test]
fn the_coach_says_what_a_strong_player_would_say() {
    use PuzzleGame::{Duel as D, Seven as S};
    let decisions: [(PuzzleGame, usize, [&str; 2], &[&str]); 10] = [
        // A plan of the opponent, and how much less often it succeeds.
        (
            D,
            29,
            [
                "build The Statue of Zeus with Town Hall",
                "discard Town Hall",
            ],
            &["Boris wins by science in # of # games instead of #."],
        ),
        // The card under a wonder is what the opponent needs.
        (
            D,
            3,
            [
                "build The Temple of Artemis with Town Hall",
                "build Lighthouse",
            ],
            &[
                "Boris wins by science in # of # games instead of #.",
                "Denies Boris the Town Hall, which they could build next for # points.",
            ],
        ),
        // Defense.
        (
            D,
            12,
            ["build The Appian Way with Arena", "build Arena"],
            &["Boris wins by military supremacy in # of # games instead of #."],
        ),
        // The own plan.
        (
            D,
            16,
            ["build The Appian Way with Rostrum", "discard Rostrum"],
            &["Ada wins by science in # of # games instead of #."],
        ),
        // What must not be left.
        (
            D,
            51,
            ["discard Pretorium", "build Observatory"],
            &["The move played lets the opponent win at once with Pretorium."],
        ),
        // A turn more.
        (
            D,
            12,
            ["build The Appian Way with Arena", "build Arena"],
            &["Brings an extra turn.", "The opponent has # fewer coins."],
        ),
        // What the tempting action costs, and what it leaves.
        (
            D,
            80,
            ["discard Observatory", "build Observatory"],
            &[
                "# more coins than after the move played.",
                "After the move played, Boris builds Obelisk next in # of # games.",
            ],
        ),
        // A stage's points, and what a rival then lacks.
        (
            S,
            54,
            [
                "build a stage with Laboratory (paying 2 to the right)",
                "build Foundry",
            ],
            &[
                "# more points: Wonder.",
                "Boris ends with about # fewer points.",
            ],
        ),
        // A set of symbols.
        (
            S,
            15,
            [
                "build Scientists Guild (paying 3 to the left)",
                "build a stage with University (paying 1 to the left)",
            ],
            &["# more points overall: # for Science, # fewer for Wonder."],
        ),
        // Shields that nobody needs.
        (
            S,
            59,
            [
                "build a stage with Senate (paying 2 to the right)",
                "build Arsenal",
            ],
            &[
                "The city is already ahead of both neighbors: # more shields change nothing for now.",
            ],
        ),
    ];
    for (game, number, actions, expected) in decisions {
        let told = match game {
            S => said::<Seven>(game, number, actions),
            D => said::<Duel>(game, number, actions),
        };
        for sentence in expected {
            assert!(
                told.iter().any(|one| one == sentence),
                "{game} {number}, {actions:?}: {told:?}"
            );
        }
    }
}
