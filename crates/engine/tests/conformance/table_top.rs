//! A table of 7 Wonders as it is in the world: cards lie in hands, cities and piles, and are moved about by people.
//!
//! It knows nothing of how the engine stores a position and serves to check it.

use antipater_engine::seven::{Action, Age, Card, Phase, Setup, Seven};
use antipater_engine::{JointAction, Seat, State};

/// A piece of cardboard: the age, the hand (or the Free City's pile) it was dealt to, its place there.
pub(crate) type Piece = (usize, usize, usize);

pub(crate) struct TableTop<'a> {
    setup: &'a Setup,
    position: Seven,
    /// The hands of the players.
    pub(crate) hands: Vec<Vec<Piece>>,
    /// What is left of the Free City's pile, the top card first.
    draw: Vec<Piece>,
    /// The buildings of each city, and what lies under its wonder.
    pub(crate) built: Vec<Vec<Piece>>,
    pub(crate) buried: Vec<Vec<Piece>>,
    /// The discard pile.
    pub(crate) discarded: Vec<Piece>,
}

impl<'a> TableTop<'a> {
    pub(crate) fn new(setup: &'a Setup) -> TableTop<'a> {
        let players = if setup.free_city { 2 } else { setup.seats() };
        let cities = vec![Vec::new(); setup.seats()];
        let mut table = TableTop {
            setup,
            position: Seven::new(setup.clone()).expect("valid"),
            hands: vec![Vec::new(); players],
            draw: Vec::new(),
            built: cities.clone(),
            buried: cities,
            discarded: Vec::new(),
        };
        table.deal(Age::I);
        table.draw_card(Age::I, 1);
        table
    }

    pub(crate) fn phase(&self) -> Phase {
        self.position.table().phase()
    }

    pub(crate) fn card(&self, (age, hand, place): Piece) -> Card {
        self.setup.hands[age][hand][place]
    }

    pub(crate) fn names(&self, pieces: &[Piece]) -> Vec<Card> {
        let mut cards: Vec<_> = pieces.iter().map(|&piece| self.card(piece)).collect();
        cards.sort_unstable();
        cards
    }

    /// The player who chooses for a city: for the Free City the one who holds its card, which goes to and fro.
    pub(crate) fn chooser(&self, city: Seat) -> usize {
        match self.phase().clock() {
            Some((age, turn)) if self.setup.free_city && city == Seat::FREE_CITY => {
                holder(age, turn)
            }
            _ => city.number(),
        }
    }

    /// Plays one step by hand, telling which piece each city used.
    pub(crate) fn step(
        &mut self,
        joint: &JointAction<Action>,
        tell: &mut impl FnMut(Seat, Option<Piece>),
    ) {
        let before = self.phase();
        for (seat, action) in joint.iter() {
            let piece = action.card().map(|card| self.pick_up(seat, card));
            tell(seat, piece);
            match (action, piece) {
                (Action::Build { .. } | Action::Take { .. }, Some(piece)) => {
                    self.built[seat.number()].push(piece);
                }
                (Action::Stage { .. }, Some(piece)) => self.buried[seat.number()].push(piece),
                (Action::Sell { .. }, Some(piece)) => self.discarded.push(piece),
                _ => {}
            }
        }
        self.position.apply(joint).expect("legal");
        self.tidy(before);
    }

    fn pick_up(&mut self, seat: Seat, card: Card) -> Piece {
        let chooser = self.chooser(seat);
        let of_city = self.setup.free_city && seat == Seat::FREE_CITY;
        let setup = self.setup;
        let pieces = match self.phase() {
            Phase::Discard { .. } => &mut self.discarded,
            Phase::Seventh { .. } if of_city => &mut self.draw,
            _ => &mut self.hands[chooser],
        };
        let is_it = |piece: &Piece| setup.hands[piece.0][piece.1][piece.2] == card;
        let place = pieces.iter().position(is_it).expect("the card is there");
        pieces.remove(place)
    }

    /// Passes hands, discards last cards, deals and draws when it is time.
    fn tidy(&mut self, before: Phase) {
        let last_turn = before.clock().is_some_and(|(_, turn)| turn == 6);
        match self.phase() {
            Phase::Turn { age, turn } => {
                if turn == 1 {
                    self.discard_last_cards();
                    self.deal(age);
                } else if self.setup.free_city {
                    self.hands.swap(0, 1);
                } else if age == Age::II {
                    self.hands.rotate_left(1);
                } else {
                    self.hands.rotate_right(1);
                }
                self.draw_card(age, turn);
            }
            Phase::Discard { .. } if last_turn => self.discard_last_cards(),
            Phase::Over => self.discard_last_cards(),
            Phase::Seventh { .. } | Phase::Discard { .. } => {}
        }
    }

    fn deal(&mut self, age: Age) {
        let pieces = |hand| (0..7).map(|place| (age as usize, hand, place)).collect();
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            *hand = pieces(seat);
        }
        if self.setup.free_city {
            self.draw = pieces(Seat::FREE_CITY.number());
        }
    }

    fn draw_card(&mut self, age: Age, turn: u8) {
        if self.setup.free_city {
            let card = self.draw.remove(0);
            self.hands[holder(age, turn)].push(card);
        }
    }

    fn discard_last_cards(&mut self) {
        self.hands
            .iter_mut()
            .for_each(|hand| self.discarded.append(hand));
        self.discarded.append(&mut self.draw);
    }

    /// What a player alone sees when looking up: the own hand, the card drawn last, what is about to be chosen from.
    fn sight(&self, player: usize) -> String {
        let mut sight = format!("{:?}", self.names(&self.hands[player]));
        match self.phase() {
            Phase::Turn { age, turn } if self.setup.free_city && holder(age, turn) == player => {
                let drawn = self.hands[player].last().map(|&piece| self.card(piece));
                sight += &format!(" drew {drawn:?}");
            }
            Phase::Discard { seat, .. } if self.chooser(seat) == player => {
                sight += &format!(" pile {:?}", self.names(&self.discarded));
            }
            Phase::Seventh { seat, .. }
                if self.setup.free_city && seat.number() == 2 && self.chooser(seat) == player =>
            {
                sight += &format!(" last {:?}", self.names(&self.draw));
            }
            _ => {}
        }
        sight
    }

    /// What a player, or somebody who only watches, sees when looking up: all that lies open, and the player's own.
    fn look(&self, player: Option<usize>) -> String {
        let own = player.map_or(String::new(), |player| self.sight(player));
        let coins = Seat::all(self.setup.seats()).map(|s| self.position.table().city(s).coins());
        format!(
            "{own} {:?} {} {:?}",
            self.phase(),
            self.discarded.len(),
            coins.collect::<Vec<_>>()
        )
    }

    /// Everything a player, or somebody who only watches, gets to see in a game.
    pub(crate) fn diary(
        setup: &Setup,
        steps: &[JointAction<Action>],
        player: Option<usize>,
    ) -> Vec<String> {
        let mut table = TableTop::new(setup);
        let mut diary = vec![table.look(player)];
        for joint in steps {
            for (seat, action) in joint.iter() {
                let own = Some(table.chooser(seat)) == player;
                diary.push(match action {
                    Action::Stage { pay, .. } if !own => format!("{seat} stage {pay:?}"),
                    Action::Sell { .. } if !own => format!("{seat} sells"),
                    action => format!("{seat} {action:?}"),
                });
            }
            table.step(joint, &mut |_, _| ());
            diary.push(table.look(player));
        }
        diary
    }
}

/// Who holds the Free City card: in ages I and III the player to the left of the Free City (seat 0) begins, in age II
/// the other.
fn holder(age: Age, turn: u8) -> usize {
    let begins = usize::from(age == Age::II);
    (begins + usize::from(turn) - 1) % 2
}
