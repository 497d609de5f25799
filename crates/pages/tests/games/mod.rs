//! Random games, and the views of all viewers.

use antipater_bots::{BotKind, Playable, Random};
use antipater_engine::rng::generator;
use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
use antipater_engine::{JointAction, Record, Seat, duel, seven};
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::view::{
    Avatar, MessageKind, MessageView, SeatState, Surroundings, TableStatus, View, Viewer,
};

/// A new game of 7 Wonders.
#[allow(dead_code, reason = "each program uses a part")]
pub(crate) fn seven(edition: Edition, seats: usize, seed: u64) -> Game<Seven> {
    let options = vec![BoardOptions::default(); seats];
    begin(
        Setup::deal(edition, &options, &mut generator(seed, 7)).unwrap(),
        seats,
    )
}

/// A new game with the Free City.
#[allow(dead_code, reason = "each program uses a part")]
pub(crate) fn free_city(seed: u64) -> Game<Seven> {
    let options = [BoardOptions::default(); 3];
    let setup = seven::Setup::deal_free_city(&options, &mut generator(seed, 7)).unwrap();
    begin(setup, 2)
}

/// A new Duel.
#[allow(dead_code, reason = "each program uses a part")]
pub(crate) fn duel(seed: u64) -> Game<duel::Duel> {
    begin(duel::Setup::deal(&mut generator(seed, 7)), 2)
}

fn begin<G: Guidable>(setup: G::Setup, seats: usize) -> Game<G> {
    // One name needs escaping, one has other letters.
    let names = (0..seats).map(|seat| match seat {
        1 => "Zoë & <b>".to_owned(),
        2 => "Ђорђе".to_owned(),
        _ => format!("N{seat}"),
    });
    let record = Record::new(names.collect(), setup).unwrap();
    Game::new("0123456789ab".to_owned(), &vec![None; seats], record).unwrap()
}

/// Plays a game to its end. `look` is called before every step, with the seats' choices for it, and at the end.
pub(crate) fn play<G: Guidable + Playable>(
    mut game: Game<G>,
    seed: u64,
    mut look: impl FnMut(&Game<G>, &JointAction<G::Action>),
) where
    Random: antipater_bots::Bot<G>,
{
    let mut bot = Random::new(seed, 2);
    while !game.is_over() {
        look(&game, &JointAction::new());
        let mut joint = JointAction::new();
        for seat in game.position().to_act().iter() {
            let chooser = game.position().chooser(seat);
            let observation = game.position().observe(chooser);
            let legal = game.position().legal_actions_given(seat, &joint);
            let action = antipater_bots::Bot::<G>::choose(&mut bot, &observation, seat, &legal);
            joint.set(seat, action);
        }
        look(&game, &joint);
        game.play(&joint).unwrap();
    }
    look(&game, &JointAction::new());
}

/// All possible viewers of a table: the people on all seats, and watchers who face each city.
pub(crate) fn viewers(seats: usize) -> Vec<Viewer> {
    let seated = Seat::all(seats).map(Viewer::Seat);
    let watching = Seat::all(seats).map(|facing| Viewer::Public { facing });
    seated.chain(watching).collect()
}

/// The view of a game with people on all seats, and with messages. `chosen` are the choices of all seats for this step.
pub(crate) fn view<G: Guidable>(
    game: &Game<G>,
    viewer: Viewer,
    chosen: &JointAction<G::Action>,
    scores: bool,
) -> View {
    let mut own = JointAction::new();
    for (due, action) in chosen.iter() {
        if Some(game.position().chooser(due)) == viewer.seat() {
            own.set(due, action);
        }
    }
    let mut surroundings = Surroundings::of(game);
    for (number, seat) in surroundings.seats.iter_mut().enumerate() {
        seat.avatar = (number % 3 != 2).then_some(Avatar::Bot(BotKind::Random));
        seat.state = match (number + game.history.len()) % 5 {
            0 => Some(SeatState::Chosen),
            1 => Some(SeatState::Away),
            2 => Some(SeatState::Left),
            _ => seat.state,
        };
    }
    let said = |number: usize, kind: MessageKind| MessageView {
        number,
        kind,
        seat: Seat::new(number % 2),
        name: "N".to_owned(),
        avatar: None,
        text: "hello".to_owned(),
        at: 1_795_212_060,
    };
    surroundings.choices = own.iter().count();
    surroundings.scores = scores;
    surroundings.table_status = TableStatus {
        version: game.history.len() as u64,
        pace: "free".to_owned(),
        watch: viewer.seat().map(|_| "beef".to_owned()),
        talks: true,
        talk: vec![said(0, MessageKind::Said), said(1, MessageKind::Left)],
        ..TableStatus::default()
    };
    View::of(game, viewer, &own, surroundings)
}
