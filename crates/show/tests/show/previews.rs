//! Previews come true: previewed answers are played through the rules, and the tables compared.

use antipater_bots::{Bot, Random};
use antipater_engine::duel::{
    Action as DuelAction, Duel, Event as DuelEvent, Phase as DuelPhase, Record as DuelRecord,
    Setup as DuelSetup, opponent,
};
use antipater_engine::rng::generator;
use antipater_engine::seven::score::{Symbols, score};
use antipater_engine::seven::{
    Action, Age, BoardOptions, Card, Color, Edition, Event, Power, Record, Setup, Seven, Table,
    Terms, Wonder, conflict_points,
};
use antipater_engine::{JointAction, Seat, State, Victory};
use antipater_show::game::Game;
use antipater_show::view::duel;
use antipater_show::view::seven::{self, Offer, PaymentPreview, Preview};
use antipater_show::view::{BeforeAfter, GameView, Viewer};

use crate::{view, view_given};

/// The number of changes of each kind.
#[derive(Default, Debug)]
struct Seen {
    built: usize,
    stages: usize,
    sold: usize,
    dug: usize,
    borders: usize,
    science: usize,
    opened: usize,
    points: usize,
}

fn seven_view(game: &Game<Seven>, seat: Seat, chosen: &JointAction<Action>) -> seven::View {
    match view_given(game, Viewer::Seat(seat), chosen).game {
        GameView::Seven(view) => *view,
        GameView::Duel(_) | GameView::Sides(_) => unreachable!("it is 7 Wonders"),
    }
}

/// The preview of an answer, and what its payment leaves.
fn previewed(ask: &seven::Ask, action: Action) -> (Option<&Preview>, PaymentPreview) {
    let place = |ways: Vec<Action>| ways.iter().position(|&way| way == action).unwrap();
    let offer = || -> &Offer {
        let mut cards = ask.cards.iter();
        cards
            .find(|offer| Some(offer.card) == action.card())
            .unwrap()
    };
    let of = |preview: &'_ Preview, place: usize| preview.ways[place];
    match action {
        Action::Build { .. } | Action::Take { .. } => {
            let preview = offer().preview.as_ref().unwrap();
            (Some(preview), of(preview, place(offer().ways())))
        }
        Action::Stage { card, .. } => {
            let stage = ask.stage.as_ref().unwrap();
            let preview = stage.preview.as_ref().unwrap();
            (Some(preview), of(preview, place(stage.terms.stages(card))))
        }
        Action::Sell { .. } => (None, ask.sale.unwrap()),
        Action::Decline => unreachable!("it changes nothing"),
    }
}

/// A previewed answer, and the step in which it was played.
struct Played<'a> {
    before: &'a Table,
    after: &'a Table,
    events: &'a [Event],
    joint: &'a JointAction<Action>,
    seat: Seat,
    way: PaymentPreview,
    preview: Option<&'a Preview>,
}

impl Played<'_> {
    /// A preview cannot know what others add to the coins: their payments to this seat, and new buildings that an
    /// effect of this seat counts. Nothing else may differ.
    fn compare_coins(&self) {
        let (left, right) = (self.before.left(self.seat), self.before.right(self.seat));
        let from = |seat: Seat| {
            self.joint
                .get(seat)
                .map(Action::payment)
                .unwrap_or_default()
        };
        let paid = i32::from(from(left).right) + i32::from(from(right).left);
        let earned = self.events.iter().map(|event| match *event {
            Event::Earned { seat, coins } if seat == self.seat => i32::from(coins),
            _ => 0,
        });
        let earned: i32 = earned.sum();
        let said = self.preview.map_or(0, |preview| i32::from(preview.earned));
        let coins = |table: &Table| i32::from(table.city(self.seat).coins());
        assert_eq!(self.way.coins.before, coins(self.before));
        assert_eq!(
            self.way.coins.after + paid + earned - said,
            coins(self.after)
        );
        assert!(earned >= said, "others can only add to it");
        if self.joint.iter().count() == 1 {
            assert_eq!(earned, said);
        }
    }

    /// Shields and symbols depend only on the seat's own city.
    fn compare_shields_and_science(&self, seen: &mut Seen) {
        let edition = self.before.edition();
        let shields = |table: &Table| i32::from(table.city(self.seat).shields(edition));
        let science = |table: &Table| {
            let symbols = Symbols::of(table.city(self.seat).effects(edition));
            i32::from(symbols.points())
        };
        let same = |said: Option<BeforeAfter>, number: &dyn Fn(&Table) -> i32| {
            let said = said.map_or([number(self.before); 2], |c| [c.before, c.after]);
            assert_eq!(said, [number(self.before), number(self.after)]);
        };
        same(self.preview.and_then(|preview| preview.shields), &shields);
        if self.before.free_city() != Some(self.seat) {
            same(self.preview.and_then(|preview| preview.science), &science);
        }
        let preview = self.preview;
        seen.science += usize::from(preview.is_some_and(|preview| preview.science.is_some()));
    }

    /// A previewed border equals the conflict if the neighbor's shields are unchanged.
    fn compare_borders(&self, seen: &mut Seen) {
        let told = |neighbor: Seat| {
            self.events.iter().find_map(|event| match *event {
                Event::Conflict {
                    age,
                    seat,
                    left,
                    shields,
                    left_shields,
                } => {
                    let (own, theirs) = conflict_points(age, shields, left_shields);
                    if (seat, left) == (self.seat, neighbor) {
                        Some((left_shields, own))
                    } else if (seat, left) == (neighbor, self.seat) {
                        Some((shields, theirs))
                    } else {
                        None
                    }
                }
                _ => None,
            })
        };
        for border in self.preview.iter().flat_map(|preview| &preview.borders) {
            if self.before.chooser(self.seat) == border.seat {
                // The Free City's neighbor has chosen for their own city on the same step.
                let theirs = self.after.city(border.seat).shields(self.after.edition());
                assert_eq!(border.their_shields, theirs, "{:?}", self.joint);
            }
            if let Some((shields, points)) = told(border.seat)
                && shields == border.their_shields
            {
                assert_eq!(border.points.after, i32::from(points));
                seen.borders += 1;
            }
        }
    }

    /// Without guilds a seat's points depend only on its own city. Points for coins are left out, since others pay
    /// coins too.
    fn compare_points(&self, seen: &mut Seen) {
        let city = self.after.city(self.seat);
        let edition = self.before.edition();
        let guilds = city.count(edition, Color::Purple) > 0 || city.has(edition, Power::CopyGuild);
        let fought = self
            .events
            .iter()
            .any(|e| matches!(e, Event::AgeOver { .. }));
        let Some(points) = self.way.points.filter(|_| !guilds && !fought) else {
            return;
        };
        let real = score(self.after, self.seat);
        assert_eq!(
            points.before,
            i32::from(score(self.before, self.seat).total())
        );
        assert_eq!(
            points.after - self.way.coins.after / 3,
            i32::from(real.total() - real.treasury)
        );
        seen.points += 1;
    }

    /// The cards that become free by a chain, of those still to come in this deal.
    fn compare_chains(&self, setup: &Setup, seen: &mut Seen) {
        let Some(preview) = self.preview else { return };
        let free = |table: &Table, card: Card| {
            let built = table.city(self.seat).built();
            let terms = table.building_terms(self.seat, &table.market(self.seat), card);
            let free = !card.facts(table.edition()).opened_by.and(built).is_empty();
            assert!(!matches!(terms, Terms::Chain(_)) || free);
            free && !built.contains(card)
        };
        for &card in &preview.opens {
            assert!(!free(self.before, card) && free(self.after, card), "{card}");
            seen.opened += 1;
        }
        let age = self.before.phase().clock().map_or(Age::III, |(age, _)| age);
        for card in setup.hands[age as usize..]
            .iter()
            .flatten()
            .flatten()
            .copied()
        {
            if !free(self.before, card) && free(self.after, card) {
                assert!(preview.opens.contains(&card), "{card}");
            }
        }
    }
}

/// Compares the preview of each seat with the result of the step.
fn compare_step(game: &Game<Seven>, setup: &Setup, joint: &JointAction<Action>, seen: &mut Seen) {
    let position = game.position();
    let mut next = position.clone();
    let mut events = Vec::new();
    next.apply_with_events(joint, &mut |event| events.push(event))
        .unwrap();
    for (seat, action) in joint
        .iter()
        .filter(|(_, action)| *action != Action::Decline)
    {
        let chooser = position.chooser(seat);
        let mut chosen = JointAction::new();
        if chooser != seat
            && let Some(first) = joint.get(chooser)
        {
            chosen.set(chooser, first);
        }
        let view = seven_view(game, chooser, &chosen);
        let ask = view.ask.as_ref().unwrap();
        assert_eq!(ask.seat, seat);
        let (preview, way) = previewed(ask, action);
        let played = Played {
            before: position.table(),
            after: next.table(),
            events: &events,
            joint,
            seat,
            way,
            preview,
        };
        played.compare_coins();
        played.compare_shields_and_science(seen);
        played.compare_borders(seen);
        played.compare_points(seen);
        played.compare_chains(setup, seen);
        *match action {
            Action::Build { .. } => &mut seen.built,
            Action::Stage { .. } => &mut seen.stages,
            Action::Sell { .. } => &mut seen.sold,
            Action::Take { .. } | Action::Decline => &mut seen.dug,
        } += 1;
    }
}

fn play_seven(setup: &Setup, players: usize, seed: u64, seen: &mut Seen) {
    let names = (0..players).map(|seat| seat.to_string()).collect();
    let record = Record::new(names, setup.clone()).unwrap();
    let mut game = Game::<Seven>::new("t".to_owned(), &vec![None; players], record).unwrap();
    let mut bot = Random::new(seed, 2);
    while !game.is_over() {
        let mut joint = JointAction::new();
        for seat in game.position().to_act().iter() {
            let legal = game.position().legal_actions_given(seat, &joint);
            let observation = game.position().observe(game.position().chooser(seat));
            let action = Bot::<Seven>::choose(&mut bot, &observation, seat, &legal);
            joint.set(seat, action);
        }
        compare_step(&game, setup, &joint, seen);
        game.play(&joint).unwrap();
    }
}

#[test]
fn what_is_previewed_happens() {
    let wonders = [
        Wonder::Halicarnassus,
        Wonder::Babylon,
        Wonder::Olympia,
        Wonder::Rhodes,
    ];
    let mut seen = Seen::default();
    for seed in 0..40 {
        let seats = 3 + seed as usize % 5;
        let mut options = vec![BoardOptions::default(); seats];
        options[0].wonder = Some(wonders[seed as usize % 4]);
        let edition = Edition::ALL[seed as usize / 4 % 2];
        let setup = Setup::deal(edition, &options, &mut generator(seed, 7)).unwrap();
        play_seven(&setup, seats, seed, &mut seen);
    }
    let Seen {
        built,
        stages,
        sold,
        dug,
        borders,
        science,
        opened,
        points,
    } = seen;
    let counts = [built, stages, sold, dug, borders, science, opened, points];
    assert!(counts.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn what_is_previewed_happens_with_the_free_city() {
    let mut seen = Seen::default();
    for seed in 0..20 {
        let options = [BoardOptions::default(); 3];
        let setup = Setup::deal_free_city(&options, &mut generator(seed, 7)).unwrap();
        play_seven(&setup, 2, seed, &mut seen);
    }
    assert!(
        seen.built > 0 && seen.stages > 0 && seen.borders > 0,
        "{seen:?}"
    );
}

fn duel_view(game: &Game<Duel>, seat: Seat) -> duel::View {
    match view(game, Viewer::Seat(seat)).game {
        GameView::Duel(view) => *view,
        GameView::Seven(_) | GameView::Sides(_) => unreachable!("it is a Duel"),
    }
}

/// A change; `None` if the number stays the same.
fn changed(said: Option<BeforeAfter>, before: i32, after: i32) {
    let said = said.map(|change| (change.before, change.after));
    assert_eq!(said, (before != after).then_some((before, after)));
}

/// Plays an answer with the true hidden cards, and compares everything that the preview said without knowing them.
fn compare_duel(position: &Duel, seat: Seat, action: DuelAction, said: &duel::Preview) {
    let mut next = *position;
    let mut events = Vec::new();
    next.apply_with_events(&JointAction::only(seat, action), &mut |event| {
        events.push(event);
    })
    .unwrap();
    let (before, after, other) = (position.table(), next.table(), opponent(seat));
    let coins = |seat: Seat| [before, after].map(|table| i32::from(table.cities[seat].coins));
    assert_eq!([said.coins.before, said.coins.after], coins(seat));
    changed(said.their_coins, coins(other)[0], coins(other)[1]);
    let points = [before, after].map(|table| i32::from(table.score(seat).total()));
    assert_eq!([said.points.before, said.points.after], points);
    let [from, to] = [before, after].map(|table| i32::from(table.track.lead(seat)));
    changed(said.pawn, from, to);
    let military = |seat: Seat| [before, after].map(|table| i32::from(table.score(seat).military));
    let (own, theirs) = (military(seat), military(other));
    changed(said.military, own[0] - theirs[0], own[1] - theirs[1]);
    let symbols = [before, after].map(|table| table.cities[seat].symbols() as i32);
    changed(said.symbols, symbols[0], symbols[1]);
    assert_eq!(said.next, after.phase.seat());
    let again = |event: &DuelEvent| matches!(event, DuelEvent::PlaysAgain { .. });
    assert!(said.again || !events.iter().any(again));
    let won = match after.phase {
        DuelPhase::Over { victory, .. } => Some(victory),
        _ => None,
    };
    assert_eq!(said.wins, won.filter(|&won| won != Victory::Civilian));
    compare_uncovered(position, &next, said);
}

/// The newly accessible cards: open ones by name, the others by number.
fn compare_uncovered(position: &Duel, next: &Duel, said: &duel::Preview) {
    let in_play = matches!(position.table().phase, DuelPhase::Play { .. });
    let goes_on = position.table().age == next.table().age;
    if !in_play || !goes_on {
        assert!(said.uncovers.is_empty() && said.turns_up == 0);
        return;
    }
    let new = next.accessible_cards().minus(position.accessible_cards());
    let known = said.uncovers.iter().filter(|&&card| new.contains(card));
    assert_eq!(known.count(), said.uncovers.len());
    assert_eq!(new.len(), said.uncovers.len() + said.turns_up);
}

#[test]
fn what_is_previewed_in_a_duel_happens() {
    let mut wins = 0;
    let mut turned_up = 0;
    for seed in 0..30 {
        let setup = DuelSetup::deal(&mut generator(seed, 7));
        let record = DuelRecord::new(["Ada", "Bot"].map(str::to_owned).to_vec(), setup).unwrap();
        let mut game = Game::<Duel>::new("t".to_owned(), &[None, None], record).unwrap();
        let mut bot = Random::new(seed, 2);
        while !game.is_over() {
            for seat in game.position().to_act().iter() {
                let legal = game.position().legal_actions(seat);
                let ask = duel_view(&game, seat).ask.unwrap();
                assert_eq!(ask.previews.len(), legal.iter().count());
                for &action in legal.iter() {
                    let said = ask.preview(action).unwrap();
                    compare_duel(game.position(), seat, action, said);
                    wins += usize::from(said.wins.is_some());
                    turned_up += said.turns_up;
                }
                let observation = game.position().observe(seat);
                let action = Bot::<Duel>::choose(&mut bot, &observation, seat, &legal);
                game.play(&JointAction::only(seat, action)).unwrap();
            }
        }
    }
    assert!(wins > 0 && turned_up > 0);
}
