//! The notation of the rule cases. Nothing else in them touches the engine: if its interface changes, this file does.
//!
//! A position is a heading and one line for each city: seat, board, what lies there, `:` its buildings, `|` its hand.
//! Hands are filled up with Taverns, and every age deals the same hands again.
//!
//! ```text
//! first edition, age III            or, for a real deal:  first edition, seed 7
//! 0 Giza A, 5 coins, 1 stage, tokens +1 -1: Lumber Yard, Press | Palace, Haven
//! 1 Rhodes B
//! 2 Babylon B, complete
//! 3 any                             (in a real deal: a board that is drawn)
//! ```
//!
//! The game for two with the Free City is always a real deal. Seats 0 and 1 have their hands of ages I, II and III,
//! seat 2 its piles, the top card first, a `..` before the last ones; places left over are filled from the deck. Cards
//! named here are used last by those who are not told what to do: players sell, the Free City plays what it must.
//!
//! ```text
//! free city                         or, for the end of a game:  free city, score pad
//! 0 Giza A | Altar, Press | Statue
//! 1 Rhodes B
//! 2 Babylon B | Loom, .., Altar
//! ```
//!
//! A line of moves is a step of the game or ends with `?` and is a question. Seats that a step does not name sell a
//! Tavern (Babylon its seventh card, and Halicarnassus declines); what they do is not told, nor the 3 coins they get.
//!
//! ```text
//! 0 builds Palace paying 2 left 1 right; 1 builds Statue by chain; 2 stages with Altar
//! 0 takes Altar                     also: 0 declines, all pass
//! until turn 6                      also: until age II, until the end
//! 0 Palace?                         the price; also: 0 stage?, 0 all?, 0 hand?, 0 city?, 0 saw?, 0 looks?
//! 2 all when 0 sells Altar?         also: sizes?, 0 sees?, 1 same if 0 sells Altar? (would 1 see the same now)
//! scores?                           also: boards?, guilds? (in the hands), pile?, card Arena?, copies of Arena?, deck of 4?
//! ```

use std::fmt::Write as _;

use antipater_engine::rng::generator;
use antipater_engine::seven::score::outcome;
use antipater_engine::seven::{
    Action, Age, Board, BoardOptions, By, Card, CardFacts, CardSet, City, Deed, Edition, Event,
    Hand, Payment, Phase, Score, Setup, Seven, Side, Table, Tokens, Wonder, deck, guilds,
    guilds_in_play,
};
use antipater_engine::{JointAction, Seat, State};
use expect_test::Expect;

const FILLER: Card = Card::Tavern;

/// Plays the moves from the position and compares what is told with what is expected.
#[allow(clippy::needless_pass_by_value, reason = "as `expect!` gives it")]
pub(crate) fn check(position: &str, moves: &str, expect: Expect) {
    if let Some(cities) = position.trim().strip_prefix("free city, score pad") {
        expect.assert_eq(&scores(&score_pad(cities)));
        return;
    }
    let mut game = Game::new(position);
    let mut told = String::new();
    for line in lines(moves) {
        let answer = match line.strip_suffix('?') {
            Some(question) => game.answer(question),
            None => match line.strip_prefix("until ") {
                Some(moment) => game.play_until(moment),
                None => game.play(line),
            },
        };
        answer
            .lines()
            .for_each(|line| told = format!("{told}{line}\n"));
    }
    expect.assert_eq(&told);
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

fn card(name: &str) -> Card {
    Card::from_name(name.trim()).unwrap_or_else(|| panic!("no card is called {name:?}"))
}

fn cards(names: &str) -> Vec<Card> {
    let names = names.split(',').map(str::trim);
    names.filter(|name| !name.is_empty()).map(card).collect()
}

fn seat(number: &str) -> Seat {
    let number = number.trim().parse().ok();
    number.and_then(Seat::new).expect("a seat number")
}

fn arrange(position: &str) -> Seven {
    let mut lines = lines(position);
    let (edition, moment) = lines
        .next()
        .and_then(|line| line.split_once(" edition, "))
        .expect("a heading");
    let edition = Edition::from_name(edition).expect("an edition");
    let places: Vec<Place> = lines
        .enumerate()
        .map(|(n, line)| Place::read(edition, n, line))
        .collect();
    match moment.split_once(' ') {
        Some(("age", age)) => {
            let age = Age::ALL.into_iter().find(|a| a.to_string() == age);
            let cities: Vec<City> = places.iter().map(|place| place.city).collect();
            let hands: Vec<Hand> = places.iter().map(|place| place.hand).collect();
            Seven::from_parts(edition, &cities, age.expect("an age"), &hands)
        }
        Some(("seed", seed)) => {
            let options: Vec<BoardOptions> = places.iter().map(|place| place.options).collect();
            let mut rng = generator(seed.parse().expect("a seed"), 0);
            let setup = Setup::deal(edition, &options, &mut rng).expect("a deal");
            Seven::new(setup).expect("a deal")
        }
        _ => panic!("{moment:?} is neither an age nor a seed"),
    }
}

/// A deal of the game with the Free City in which the named cards lie where they are named, and those cards.
fn deal_free_city(places: &str) -> (Seven, CardSet) {
    let lines: Vec<&str> = lines(places).collect();
    let boards = lines.iter().enumerate().map(|(number, line)| {
        let board = line.split_once(" |").map_or(*line, |(board, _)| board);
        Place::read(Edition::First, number, board).city.board()
    });
    let mut named = CardSet::EMPTY;
    let hands = Age::ALL.map(|age| {
        let of_seat = |line: &&str| {
            line.split('|')
                .nth(1 + age as usize)
                .unwrap_or("")
                .to_owned()
        };
        let wanted: Vec<String> = lines.iter().map(of_seat).collect();
        let ends = wanted.iter().map(|hand| {
            let (first, last) = hand.split_once("..").unwrap_or((hand, ""));
            (cards(first), cards(last))
        });
        let ends: Vec<(Vec<Card>, Vec<Card>)> = ends.collect();
        let here: CardSet = ends
            .iter()
            .flat_map(|(a, b)| a.iter().chain(b))
            .copied()
            .collect();
        here.iter().for_each(|card| named.add(card));
        let mut rest: Vec<Card> = deck(Edition::First, age, 3).into_iter().collect();
        if age == Age::III {
            let (wanted, others): (Vec<Card>, Vec<Card>) =
                guilds(Edition::First).partition(|guild| here.contains(*guild));
            rest.extend(wanted.into_iter().chain(others).take(guilds_in_play(3)));
        }
        rest.retain(|card| !here.contains(*card));
        let mut rest = rest.into_iter();
        let hand = |(first, last): &(Vec<Card>, Vec<Card>)| {
            let open = 7 - first.len() - last.len();
            let hand = first.iter().copied().chain(rest.by_ref().take(open));
            let hand: Vec<Card> = hand.chain(last.iter().copied()).collect();
            Hand::try_from(hand.as_slice()).expect("seven cards")
        };
        ends.iter().map(hand).collect()
    });
    let setup = Setup {
        edition: Edition::First,
        free_city: true,
        boards: boards.collect(),
        hands,
    };
    (Seven::new(setup).expect("a deal"), named)
}

/// Two players' cities and the Free City at the end of a game.
fn score_pad(cities: &str) -> Table {
    let places = lines(cities).enumerate();
    let cities = places.map(|(number, line)| Place::read(Edition::First, number, line).city);
    let cities: Vec<City> = cities.collect();
    Table::from_cities(Edition::First, true, &cities)
}

struct Place {
    options: BoardOptions,
    city: City,
    hand: Hand,
}

impl Place {
    fn read(edition: Edition, number: usize, line: &str) -> Place {
        let (open, hand) = line.split_once('|').unwrap_or((line, ""));
        let (board, buildings) = open.split_once(':').unwrap_or((open, ""));
        let mut words = board.split(',').map(str::trim);
        let mut name = words.next().expect("a board").split(' ');
        assert_eq!(
            name.next(),
            Some(number.to_string().as_str()),
            "seats in order"
        );
        let wonder = Wonder::from_city(edition, name.next().expect("a city"));
        let side = name.next().and_then(|side| Side::from_name(edition, side));
        let options = BoardOptions { wonder, side };
        let board = Board {
            wonder: wonder.unwrap_or(Wonder::Giza),
            side: side.unwrap_or(Side::A),
        };
        let (mut coins, mut stages, mut tokens) = (3, 0, Tokens::default());
        for word in words {
            match word.split_once(' ') {
                Some((n, "coins" | "coin")) => coins = n.parse().expect("coins"),
                Some((n, "stages" | "stage")) => stages = n.parse().expect("stages"),
                Some(("tokens", values)) => {
                    let points: Vec<i64> = values
                        .split(' ')
                        .map(|v| v.parse().expect("a token"))
                        .collect();
                    tokens = Tokens::from_points(&points).expect("tokens");
                }
                None if word == "complete" => stages = board.facts(edition).stages.len() as u8,
                _ => panic!("what is {word:?}?"),
            }
        }
        let built = cards(buildings).into_iter().collect();
        let dealt = cards(hand);
        let hand = std::array::from_fn(|n| dealt.get(n).copied().unwrap_or(FILLER));
        Place {
            options,
            city: City::from_parts(edition, board, built, stages, coins, tokens),
            hand,
        }
    }
}

struct Game {
    seven: Seven,
    /// The position before the last step.
    before: Seven,
    /// The cards the case names; others are used up first. Only in the game with the Free City.
    named: CardSet,
}

impl Game {
    fn new(position: &str) -> Game {
        let (seven, named) = match position.trim().strip_prefix("free city") {
            Some(places) => deal_free_city(places),
            None => (arrange(position), CardSet::EMPTY),
        };
        Game {
            before: seven.clone(),
            seven,
            named,
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seven.seats())
    }

    fn edition(&self) -> Edition {
        self.seven.table().edition()
    }

    /// What a seat does that is not named in a step.
    fn default_action(&self, seat: Seat, joint: &JointAction<Action>) -> Action {
        match self.seven.table().phase() {
            Phase::Discard { .. } => Action::Decline,
            _ if self.seven.table().free_city().is_some() => self.least_action(seat, joint),
            _ => {
                let hand = self.seven.hand(seat);
                let card = hand.iter().copied().find(|&card| card == FILLER);
                Action::Sell {
                    card: card.or(hand.first().copied()).expect("a card in the hand"),
                }
            }
        }
    }

    /// With the Free City: a player sells, the Free City does what costs least; neither uses a card that is named in
    /// the case if there is another, nor one that another seat uses.
    fn least_action(&self, seat: Seat, joint: &JointAction<Action>) -> Action {
        let used: CardSet = joint.iter().filter_map(|(_, a)| a.card()).collect();
        let is_player = self.seven.players().contains(seat);
        let allowed = |action: &&Action| !is_player || matches!(action, Action::Sell { .. });
        let rank = |action: &&Action| {
            let card = action.card().expect("all have cards");
            let (used, named) = (used.contains(card), self.named.contains(card));
            (used, named, action.payment().total())
        };
        let actions = self.seven.legal_actions_given(seat, joint);
        let least = actions.iter().filter(allowed).min_by_key(rank);
        *least.expect("a card in the hand")
    }

    fn play(&mut self, line: &str) -> String {
        self.step(&read_joint(line))
    }

    fn play_until(&mut self, moment: &str) -> String {
        let mut told = String::new();
        let is_there = |phase: Phase| match (phase, moment.split_once(' ')) {
            (Phase::Over, _) => true,
            (Phase::Turn { turn, .. }, Some(("turn", number))) => turn.to_string() == number,
            (Phase::Turn { age, turn: 1 }, Some(("age", number))) => age.to_string() == number,
            _ => false,
        };
        while !is_there(self.seven.table().phase()) {
            let answer = self.step(&JointAction::new());
            assert!(!answer.starts_with("refused"), "{answer}");
            let quiet =
                answer.ends_with(": all pass\n") || self.seven.table().free_city().is_some();
            told += if quiet { "" } else { &answer };
        }
        told
    }

    /// Plays a step and tells what the named seats did and what changed.
    fn step(&mut self, named: &JointAction<Action>) -> String {
        let joint = self.complete(named);
        let before = self.seven.clone();
        let is_turn = matches!(before.table().phase(), Phase::Turn { .. });
        let players = before.players();
        let silent = |seat: Seat| is_turn && named.get(seat).is_none() && players.contains(seat);
        let mut deeds = Vec::new();
        let mut after = Vec::new();
        let played = self
            .seven
            .apply_with_events(&joint, &mut |event| match event {
                Event::Sold { seat } if silent(seat) => (),
                Event::Conflict {
                    shields: 0,
                    left_shields: 0,
                    ..
                }
                | Event::Earned { .. }
                | Event::AgeOver { .. } => (),
                Event::Conflict {
                    seat,
                    left,
                    shields,
                    left_shields,
                    ..
                } => {
                    after.push(format!(
                        "{seat} against {left}: {shields} to {left_shields}"
                    ));
                }
                event => deeds.push(deed(event)),
            });
        if let Err(error) = played {
            return format!("refused: {error}\n");
        }
        self.before.clone_from(&before);
        if deeds.is_empty() {
            deeds.push("all pass".to_owned());
        }
        let coins = |seat: Seat| {
            let (old, new) = (before.table().city(seat), self.seven.table().city(seat));
            let sale = if silent(seat) { 3 } else { 0 };
            i32::from(new.coins()) - i32::from(old.coins()) - sale
        };
        let coins = changes(self.seats().map(|seat| (seat, coins(seat))));
        let tokens = |seat: Seat| {
            let points = |seven: &Seven| i32::from(seven.table().city(seat).tokens().points());
            points(&self.seven) - points(&before)
        };
        let tokens = changes(self.seats().map(|seat| (seat, tokens(seat))));
        let mut told = format!("{}: {}", clock(before.table().phase()), deeds.join("; "));
        if !coins.is_empty() {
            let _ = write!(told, " | coins {coins}");
        }
        if !after.is_empty() {
            let _ = write!(told, " | shields {}", after.join(", "));
        }
        if !tokens.is_empty() {
            let _ = write!(told, " | points {tokens}");
        }
        told += "\n";
        match self.seven.table().phase() {
            Phase::Seventh { seat, .. } => {
                let (who, card) = (self.who(seat), self.seven.hand(seat)[0]);
                let _ = writeln!(told, "  {who} may use its seventh card: {card}");
            }
            Phase::Discard { seat, .. } => {
                let _ = writeln!(
                    told,
                    "  {} may: {}",
                    self.who(seat),
                    self.options(seat, |_| true)
                );
            }
            Phase::Turn { .. } | Phase::Over => (),
        }
        told
    }

    /// A step with what the seats do that it does not name.
    fn complete(&self, named: &JointAction<Action>) -> JointAction<Action> {
        let mut joint = *named;
        for seat in self.seven.to_act().iter() {
            if named.get(seat).is_none() {
                joint.set(seat, self.default_action(seat, &joint));
            }
        }
        joint
    }

    /// A seat that must choose, or who chooses for it.
    fn who(&self, seat: Seat) -> String {
        match self.seven.chooser(seat) {
            chooser if chooser == seat => seat.to_string(),
            chooser => format!("{chooser} for {seat}"),
        }
    }

    /// The actions of a seat that are of a kind.
    fn options(&self, seat: Seat, wanted: impl Fn(&Action) -> bool) -> String {
        let actions = self.seven.legal_actions(seat);
        list(actions.iter().filter(|action| wanted(action)))
    }

    fn answer(&self, question: &str) -> String {
        let table = self.seven.table();
        if question == "scores" {
            return self.scores();
        }
        if question == "sizes" {
            return self.sizes();
        }
        if question == "boards" {
            let board = |seat: Seat| {
                let Board { wonder, side } = table.city(seat).board();
                let edition = self.edition();
                format!("{seat} {} {}", wonder.city(edition), side.name(edition))
            };
            return self.seats().map(board).collect::<Vec<_>>().join(", ");
        }
        if question == "guilds" {
            let held = self.seats().flat_map(|seat| self.seven.hand(seat));
            let guilds = held.filter(|card| card.facts(self.edition()).guild);
            return format!("{} guilds are in the hands", guilds.count());
        }
        if question == "pile" {
            return format!("the pile: {:?}", self.seven.pile());
        }
        if let Some(number) = question.strip_prefix("deck of ") {
            return self.deck(number.parse().expect("a number of seats"));
        }
        if let Some(name) = question.strip_prefix("copies of ") {
            let copies = |seats: usize| {
                let decks = Age::ALL.map(|age| deck(self.edition(), age, seats));
                let copies = decks.iter().flatten().filter(|c| **c == card(name));
                format!("{} with {seats}", copies.count())
            };
            let copies: Vec<String> = (3..=7).map(copies).collect();
            return format!("{name}: {}", copies.join(", "));
        }
        if let Some(name) = question.strip_prefix("card ") {
            return facts(self.edition(), card(name).facts(self.edition()));
        }
        let (number, what) = question.split_once(' ').expect("a seat and a question");
        let seat = seat(number);
        let city = table.city(seat);
        if let Some(others) = what.strip_prefix("all when ") {
            let actions = self.seven.legal_actions_given(seat, &read_joint(others));
            return format!("{} may then: {}", self.who(seat), list(actions.iter()));
        }
        if let Some(otherwise) = what.strip_prefix("same if ") {
            return self.compare(seat, otherwise);
        }
        match what {
            "all" => format!("{} may: {}", self.who(seat), self.options(seat, |_| true)),
            "hand" => format!("{seat} holds {:?}", self.seven.hand(seat)),
            "city" => {
                let built: Vec<Card> = city.built().iter().collect();
                let (coins, stages) = (city.coins(), city.stages());
                let shields = city.shields(self.edition());
                format!("{seat} has {coins} coins, {stages} stages, {shields} shields, {built:?}")
            }
            "saw" => self.sight(seat),
            "sees" => self.hand_seen(seat),
            "looks" => match self.seven.observe(seat).pile() {
                Some(pile) => format!("{seat} sees the pile: {pile:?}"),
                None => format!("{seat} does not see the pile"),
            },
            "stage" => {
                let card = self.seven.hand(seat)[0];
                let pay = Payment::NOTHING;
                self.price(seat, Action::Stage { card, pay }, "stage")
            }
            name => {
                let (card, by, pay) = (card(name), By::Cost, Payment::NOTHING);
                self.price(seat, Action::Build { card, by, pay }, name)
            }
        }
    }

    /// What a seat saw on the last turn: the deeds of all, and its own card.
    fn sight(&self, seat: Seat) -> String {
        let seen = self.seven.observe(seat);
        let past = |age: Age, turn: u8| Some((age, turn, seen.used_on(age, turn)?));
        let turns = Age::ALL
            .into_iter()
            .flat_map(|age| (1..=6).map(move |turn| (age, turn)));
        let last = turns.filter_map(|(age, turn)| past(age, turn)).next_back();
        let (age, turn, own) = last.expect("a turn was played");
        let deeds: Vec<String> = self
            .seats()
            .map(|other| match seen.deed(age, turn, other) {
                Some(Deed::Built { card, .. }) => format!("{other} built {card}"),
                Some(Deed::Stage { .. }) => format!("{other} built a stage"),
                Some(Deed::Sold) => format!("{other} sold a card"),
                None => format!("{other} did nothing"),
            })
            .collect();
        let for_city = match seen.city_used_on(age, turn) {
            Some(card) => format!(" and for the Free City {card}"),
            None => String::new(),
        };
        format!("{seat} used {own}{for_city} and saw: {}", deeds.join(", "))
    }

    /// What a seat can choose from, as it sees it.
    fn hand_seen(&self, seat: Seat) -> String {
        let seen = self.seven.observe(seat);
        let drew = match self.seven.table().phase() {
            Phase::Turn { age, turn } => seen.drawn_on(age, turn),
            _ => None,
        };
        let drew = drew.map_or(String::new(), |card| format!(", drew {card}"));
        format!("{seat} sees {:?}{drew}", seen.hand())
    }

    /// Whether a seat would see the same now if others had acted otherwise on the last step.
    fn compare(&self, seat: Seat, otherwise: &str) -> String {
        let mut other = Game {
            seven: self.before.clone(),
            before: self.before.clone(),
            named: self.named,
        };
        let joint = other.complete(&read_joint(otherwise));
        if let Err(error) = other.seven.apply(&joint) {
            return format!("refused: {error}");
        }
        match other.seven.observe(seat) == self.seven.observe(seat) {
            true => format!("{seat} would see the same"),
            false => format!("{seat} would see something else"),
        }
    }

    /// How many cards the players hold, and how many are left on the Free City's pile, as the players see it.
    fn sizes(&self) -> String {
        let table = self.seven.table();
        let (age, turn) = table.phase().clock().expect("the game is not over");
        let holder = table.free_city_holder().expect("a game with the Free City");
        let seen = |seat| self.seven.observe(seat);
        let other = holder.left(2);
        let drawn =
            (1..=turn).flat_map(|turn| [holder, other].map(|s| seen(s).drawn_on(age, turn)));
        let pile = 7 - drawn.flatten().count();
        let [held, others] = [holder, other].map(|seat| seen(seat).hand().len());
        let moment = clock(table.phase());
        format!(
            "{moment}: {holder} has the Free City card and {held} cards, {other} has {others}; {pile} on the pile"
        )
    }

    /// All ways in which a seat may do this, or why it may not.
    fn price(&self, seat: Seat, action: Action, name: &str) -> String {
        let same = |other: &&Action| match (action, other) {
            (Action::Build { card, .. }, Action::Build { card: other, .. }) => card == *other,
            (Action::Stage { card, .. }, Action::Stage { card: other, .. }) => card == *other,
            _ => false,
        };
        let actions = self.seven.legal_actions(seat);
        let prices: Vec<String> = actions
            .iter()
            .filter(same)
            .map(|action| price(self.edition(), *action))
            .collect();
        if !prices.is_empty() {
            return format!("{seat} {name}: {}", prices.join(" or "));
        }
        let mut joint = JointAction::only(seat, action);
        for other in self.seven.to_act().iter().filter(|other| *other != seat) {
            joint.set(other, self.default_action(other, &joint));
        }
        let refused = self
            .seven
            .clone()
            .apply(&joint)
            .expect_err("no legal action");
        let reason = refused.to_string();
        let reason = reason.rsplit(": ").next().expect("a reason").to_owned();
        format!("{seat} {name}: no, {reason}")
    }

    fn scores(&self) -> String {
        if self.seven.table().phase() == Phase::Over {
            assert_eq!(self.seven.outcome(), Some(outcome(self.seven.table())));
        }
        scores(self.seven.table())
    }

    fn deck(&self, seats: usize) -> String {
        let mut told = format!("{seats} players:");
        for age in Age::ALL {
            let cards = deck(self.edition(), age, seats).len();
            let guilds = if age == Age::III {
                guilds_in_play(seats)
            } else {
                0
            };
            let _ = write!(told, " {age} {}", cards + guilds);
            if guilds > 0 {
                let _ = write!(told, " ({guilds} guilds)");
            }
        }
        told
    }
}

/// The points of all cities, and who wins.
fn scores(table: &Table) -> String {
    let outcome = outcome(table);
    let mut told = String::new();
    for seat in Seat::all(table.seats()) {
        let score = outcome.scores[seat];
        let categories = Score::CATEGORIES.iter().zip(score.points());
        let points: Vec<String> = categories
            .filter(|(_, points)| *points != 0)
            .map(|(category, points)| format!("{category} {points}"))
            .collect();
        let wins = match (outcome.winners.contains(seat), outcome.winners.len()) {
            (false, _) => "",
            (true, 1) => ", wins",
            (true, _) => ", shares the victory",
        };
        let sum = match points.is_empty() {
            true => String::new(),
            false => points.join(" + ") + " = ",
        };
        let _ = writeln!(told, "{seat}: {sum}{}{wins}", score.total());
    }
    told
}

/// What some seats do on a step.
fn read_joint(line: &str) -> JointAction<Action> {
    let mut joint = JointAction::new();
    for clause in line.split(';').map(str::trim).filter(|c| *c != "all pass") {
        let (number, deed) = clause.split_once(' ').expect("a seat and a deed");
        joint.set(seat(number), read_action(deed));
    }
    joint
}

fn list<'a>(actions: impl Iterator<Item = &'a Action>) -> String {
    actions
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

fn read_action(deed: &str) -> Action {
    let (verb, rest) = deed.split_once(' ').unwrap_or((deed, ""));
    let (what, paying) = rest.split_once(" paying ").unwrap_or((rest, ""));
    let mut pay = Payment::NOTHING;
    let words: Vec<&str> = paying.split(' ').filter(|word| !word.is_empty()).collect();
    for pair in words.chunks(2) {
        let coins = pair[0].parse().expect("coins");
        match pair[1] {
            "left" => pay.left = coins,
            "right" => pay.right = coins,
            other => panic!("{other:?} is neither left nor right"),
        }
    }
    let by = [("chain", By::Chain), ("power", By::Power)];
    let by = by.iter().find_map(|(word, by)| {
        let name = what.strip_suffix(word)?.strip_suffix(" by ")?;
        Some((name, *by))
    });
    let (name, by) = by.unwrap_or((what, By::Cost));
    match verb {
        "builds" => Action::Build {
            card: card(name),
            by,
            pay,
        },
        "stages" => Action::Stage {
            card: card(name.strip_prefix("with ").expect("a marker")),
            pay,
        },
        "sells" => Action::Sell { card: card(name) },
        "takes" => Action::Take { card: card(name) },
        "declines" => Action::Decline,
        other => panic!("nobody {other}"),
    }
}

fn deed(event: Event) -> String {
    let paying = |pay: Payment| match pay {
        Payment::NOTHING => String::new(),
        pay => format!(" paying {}", coins(pay)),
    };
    match event {
        Event::Built {
            seat,
            card,
            by: By::Cost,
            pay,
        } => format!("{seat} builds {card}{}", paying(pay)),
        Event::Built { seat, card, by, .. } => format!("{seat} builds {card} by {}", by.name()),
        Event::Stage { seat, stage, pay } => {
            format!("{seat} builds stage {}{}", stage + 1, paying(pay))
        }
        Event::Sold { seat } => format!("{seat} sells"),
        Event::Picked {
            seat,
            card: Some(card),
        } => format!("{seat} takes {card}"),
        Event::Picked { seat, card: None } => format!("{seat} declines"),
        Event::Earned { .. } | Event::Conflict { .. } | Event::AgeOver { .. } => String::new(),
    }
}

fn coins(pay: Payment) -> String {
    match pay {
        Payment::NOTHING => "nothing".to_owned(),
        Payment { left, right: 0 } => format!("{left} left"),
        Payment { left: 0, right } => format!("{right} right"),
        Payment { left, right } => format!("{left} left {right} right"),
    }
}

fn price(edition: Edition, action: Action) -> String {
    match action {
        Action::Build {
            card,
            by: By::Cost,
            pay,
        } => match card.facts(edition).coins {
            0 => coins(pay),
            bank => format!("{bank} to the bank"),
        },
        Action::Build { by, .. } => format!("by {}", by.name()),
        action => coins(action.payment()),
    }
}

fn clock(phase: Phase) -> String {
    let moment = phase.clock().map(|(age, turn)| format!("{age}.{turn}"));
    let step = match phase {
        Phase::Seventh { .. } => " seventh card",
        Phase::Discard { .. } => " discard pile",
        Phase::Turn { .. } | Phase::Over => "",
    };
    moment.unwrap_or_default() + step
}

fn changes(changes: impl Iterator<Item = (Seat, i32)>) -> String {
    let changed = changes.filter(|(_, change)| *change != 0);
    let told: Vec<String> = changed
        .map(|(seat, change)| format!("{seat} {change:+}"))
        .collect();
    told.join(", ")
}

fn facts(edition: Edition, facts: &CardFacts) -> String {
    let mut told = format!("{}: {}", facts.card, facts.color.name());
    let cost = match (facts.coins, facts.resources) {
        (0, none) if none.is_empty() => "free".to_owned(),
        (0, resources) => format!("costs {resources}"),
        (coins, _) => format!("costs {coins} coin"),
    };
    let _ = write!(told, ", {cost}");
    if let [copies] = facts
        .copies
        .iter()
        .filter(|c| !c.is_empty())
        .collect::<Vec<_>>()[..]
    {
        let numbers: Vec<String> = copies.iter().map(|number| format!("{number}+")).collect();
        let _ = write!(told, ", {}", numbers.join(" "));
    }
    for card in facts.opened_by.iter() {
        let _ = write!(told, ", free with {card}");
    }
    for card in facts.card.opens(edition) {
        let _ = write!(told, ", makes {card} free");
    }
    told
}
