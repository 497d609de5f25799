//! Positions, moves and events in the words of the table, for tests that read like a game.
//!
//! A position is a few lines; all but the first may be left out:
//!
//! ```text
//! age 2, 5 left: Archery Range, Walls            the accessible cards; other slots are filled up
//! 0: 9 coins, Quarry, Press, The Pyramids, Law, may build The Sphinx
//! 1: 7 coins
//! pawn 1, looted 1-2                             the space; seat 1's token of 2 coins is gone
//! discard: Altar
//! board: Law, Economy                            else the first five tokens
//! library: Theology, Urbanism, Strategy          else the first three of the rest
//! turn 1                                         else seat 0
//! ```

use antipater_engine::duel::{
    Action, Age, Back, Both, Card, CardSet, Cause, City, Deal, Duel, Event, Phase, Project, SEATS,
    Slot, SlotSet, Table, Token, TokenSet, Track, Wonder, WonderSet,
};
use antipater_engine::{JointAction, Seat, State, Victory};
use expect_test::Expect;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn card(name: &str) -> Card {
    Card::named(name).unwrap_or_else(|| panic!("no card {name:?}"))
}

pub(crate) fn wonder(name: &str) -> Wonder {
    Wonder::named(name).unwrap_or_else(|| panic!("no wonder {name:?}"))
}

pub(crate) fn token(name: &str) -> Token {
    Token::named(name).unwrap_or_else(|| panic!("no token {name:?}"))
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty())
}

/// A city from its list.
pub(crate) fn city(text: &str) -> City {
    let mut city = City::default();
    for item in list(text) {
        if let Some(coins) = item.strip_suffix(" coins") {
            city.coins = coins.parse().expect("coins");
        } else if let Some(name) = item.strip_prefix("may build ") {
            city.wonders.add(wonder(name));
        } else if let Some(wonder) = Wonder::named(item) {
            city.built.add(wonder);
        } else if let Some(token) = Token::named(item) {
            city.tokens.add(token);
        } else {
            city.cards.add(card(item));
        }
    }
    city
}

/// A table with nothing but two cities on it.
pub(crate) fn cities(own: &str, other: &str) -> Table {
    Table {
        cities: Both([city(own), city(other)]),
        discard: CardSet::EMPTY,
        track: Track::START,
        board: TokenSet::EMPTY,
        boxed: TokenSet::EMPTY,
        age: Age::I,
        left: SlotSet::EMPTY,
        face_up: SlotSet::EMPTY,
        phase: Phase::Play { seat: Seat::FIRST },
    }
}

/// A position from its lines.
pub(crate) fn position(text: &str) -> Duel {
    let mut table = cities("", "");
    let mut open = Vec::new();
    let mut count = 20;
    let mut library = None;
    for line in text.trim().lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix("age ") {
            let (head, cards) = rest.split_once(':').expect("a colon");
            let (age, left) = head.split_once(", ").unwrap_or((head, "20 left"));
            table.age = Age::ALL[age.parse::<usize>().expect("an age") - 1];
            count = left
                .strip_suffix(" left")
                .expect("left")
                .parse()
                .expect("a count");
            open = list(cards).map(card).collect();
        } else if let Some(rest) = line.strip_prefix("pawn ") {
            pawn(&mut table.track, rest);
        } else if let Some(rest) = line.strip_prefix("discard:") {
            table.discard = list(rest).map(card).collect();
        } else if let Some(rest) = line.strip_prefix("board:") {
            table.board = list(rest).map(token).collect();
        } else if let Some(rest) = line.strip_prefix("library:") {
            library = Some(list(rest).map(token).collect::<TokenSet>());
        } else if let Some(rest) = line.strip_prefix("turn ") {
            let seat = seat(rest.parse().expect("a seat"));
            table.phase = Phase::Play { seat };
        } else {
            let (number, rest) = line.split_once(':').expect("a seat with its city");
            table.cities[seat(number.parse().expect("a seat"))] = city(rest);
        }
    }
    finish(table, &open, count, library, text.contains("board:"))
}

fn pawn(track: &mut Track, text: &str) {
    let mut items = list(text);
    track.pawn = items.next().expect("a space").parse().expect("a space");
    for item in items {
        let (side, coins) = item
            .strip_prefix("looted ")
            .and_then(|i| i.split_once('-'))
            .expect("looted");
        let loot = &mut track.loot[seat(side.parse().expect("a seat"))];
        match coins {
            "2" => loot.two = false,
            "5" => loot.five = false,
            _ => panic!("looting tokens have 2 or 5 coins"),
        }
    }
}

/// Fills the structure and the tokens up with what is not used yet.
fn finish(
    mut table: Table,
    open: &[Card],
    count: usize,
    library: Option<TokenSet>,
    board_given: bool,
) -> Duel {
    let [one, other] = table.cities.0;
    let library_given = library.unwrap_or_default();
    let used = one.tokens.union(other.tokens).union(library_given);
    if !board_given {
        table.board = TokenSet::ALL
            .minus(used)
            .iter()
            .take(5 - used.minus(library_given).len().min(5))
            .collect();
    }
    let rest = TokenSet::ALL
        .minus(one.tokens.union(other.tokens))
        .minus(table.board);
    table.boxed = rest;
    let library = library.unwrap_or_else(|| rest.iter().take(3).collect());
    table.left = Slot::ALL[..count].iter().copied().collect();
    let accessible: Vec<Slot> = table.accessible().iter().collect();
    assert!(
        open.len() <= accessible.len(),
        "only {} slots are open",
        accessible.len()
    );
    table.face_up = SlotSet::laid_face_up(table.age)
        .union(table.accessible())
        .union(SlotSet::ALL.minus(table.left));
    let mut used = one.cards.union(other.cards).union(table.discard);
    used = open.iter().fold(used, |used, &card| used.with(card));
    let ages = Age::ALL.map(|age| {
        let mut cards = [Card::LumberYard; Slot::COUNT];
        let mut filler = filler(age)
            .filter(|&card| !used.contains(card))
            .chain(filler(age));
        for slot in Slot::ALL {
            let place = accessible
                .iter()
                .position(|&s| s == slot && age == table.age);
            let given = place.and_then(|place| open.get(place).copied());
            cards[slot.index()] = given.or_else(|| filler.next()).expect("a card");
        }
        cards
    });
    let deal = Deal {
        ages,
        second_offer: WonderSet::EMPTY,
        library,
    };
    Duel::from_parts(deal, table)
}

/// Cards of an age with which a structure is filled up: three guilds in age III.
fn filler(age: Age) -> impl Iterator<Item = Card> + Clone {
    let guilds = Card::ALL
        .into_iter()
        .filter(|card| card.row().back == Back::Guild)
        .take(3);
    let plain = Card::ALL
        .into_iter()
        .filter(move |card| card.row().back.age() == age && card.row().back != Back::Guild);
    let guilds = guilds.filter(move |_| age == Age::III);
    guilds.chain(plain)
}

/// A move in words, such as `build Altar` or `construct The Sphinx with Altar`.
pub(crate) fn action(text: &str) -> Action {
    let (verb, rest) = text.split_once(' ').expect("a verb and its object");
    match verb {
        "draft" => Action::Draft(wonder(rest)),
        "build" => Action::Build(card(rest)),
        "discard" => Action::Discard(card(rest)),
        "construct" => {
            let (name, with) = rest
                .split_once(" with ")
                .expect("a card to construct it with");
            Action::Wonder(card(with), wonder(name))
        }
        "take" => Action::Token(token(rest)),
        "keep" => Action::Library(token(rest)),
        "destroy" => Action::Destroy(card(rest)),
        "revive" => Action::Revive(card(rest)),
        "begin" => Action::Begin(seat(rest.parse().expect("a seat"))),
        _ => panic!("no move {verb:?}"),
    }
}

/// Plays a move of the seat to act and returns what happened.
pub(crate) fn play(duel: &mut Duel, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let seat = duel.to_act().iter().next().expect("a seat to act");
    let joint = JointAction::only(seat, action(text));
    duel.apply_with_events(&joint, &mut |event| events.push(event))
        .unwrap_or_else(|e| panic!("{text}: {e}"));
    events
}

/// Plays moves, one a line, from a position, and compares what is told and what is due then.
#[expect(clippy::needless_pass_by_value, reason = "`expect!` makes values")]
pub(crate) fn check(start: &str, moves: &str, expected: Expect) {
    let mut duel = position(start);
    let mut told = String::new();
    for text in moves.lines().map(str::trim).filter(|text| !text.is_empty()) {
        for event in play(&mut duel, text) {
            told.push_str(&tell(event));
            told.push('\n');
        }
    }
    told.push_str(&due(&duel));
    told.push('\n');
    expected.assert_eq(&told);
}

/// Why a move is refused, from a position; the position must be unchanged.
pub(crate) fn refused(start: &str, moves: &str) -> String {
    let mut duel = position(start);
    let (before, last) = moves.trim().rsplit_once('\n').unwrap_or(("", moves.trim()));
    before
        .lines()
        .for_each(|text| drop(play(&mut duel, text.trim())));
    let unchanged = duel;
    let seat = duel.to_act().iter().next().expect("a seat to act");
    let error = duel
        .apply(&JointAction::only(seat, action(last.trim())))
        .expect_err("refused");
    assert_eq!(duel, unchanged);
    error.to_string()
}

/// The coins a project costs the first of two cities.
pub(crate) fn price(own: &str, other: &str, project: &str) -> u16 {
    cities(own, other)
        .price(Seat::FIRST, self::project(project))
        .total()
}

pub(crate) fn project(name: &str) -> Project {
    Wonder::named(name).map_or_else(|| Project::Building(card(name)), Project::Wonder)
}

/// What is due, and the coins of both seats.
pub(crate) fn due(duel: &Duel) -> String {
    let table = duel.table();
    let what = match table.phase {
        Phase::Draft { offer, .. } => format!("drafts from {offer:?}"),
        Phase::Play { .. } => "plays".to_owned(),
        Phase::PickToken { .. } => format!("takes one of {:?}", table.board),
        Phase::Library { .. } => format!("keeps one of {:?}", duel.deal().library),
        Phase::Destroy { color, .. } => format!("destroys a {color:?} card"),
        Phase::Revive { .. } => format!("revives one of {:?}", table.discard),
        Phase::Begin { .. } => "chooses who begins".to_owned(),
        Phase::Over { victory, winners } => format!("{victory:?} victory of {winners:?}"),
    };
    let who = table
        .phase
        .seat()
        .map_or(String::new(), |seat| format!("{seat} "));
    let coins = table.cities.0.map(|city| city.coins);
    format!("=> {who}{what}; coins {coins:?}")
}

/// An event in a few words.
pub(crate) fn tell(event: Event) -> String {
    match event {
        Event::Drafted { seat, wonder } => format!("{seat} drafts {}", wonder.name()),
        Event::Built {
            seat,
            card,
            coins,
            chain,
        } => {
            let chain = chain.map_or(String::new(), |from| format!(" with {}", from.name()));
            format!("{seat} builds {} for {coins}{chain}", card.name())
        }
        Event::Discarded { seat, card, coins } => {
            format!("{seat} discards {} for {coins}", card.name())
        }
        Event::Constructed {
            seat,
            wonder,
            card,
            coins,
        } => {
            format!(
                "{seat} constructs {} with {} for {coins}",
                wonder.name(),
                card.name()
            )
        }
        Event::WonderLost { seat, wonder } => {
            format!("{seat} returns {} to the box", wonder.name())
        }
        Event::Received { seat, coins, cause } => {
            format!("{seat} receives {coins} ({})", why(cause))
        }
        Event::Lost { seat, coins, cause } => format!("{seat} loses {coins} ({})", why(cause)),
        Event::PawnMoved { from, to, .. } => format!("pawn {from} to {to}"),
        Event::TokenTaken { seat, token } => format!("{seat} takes {}", token.name()),
        Event::TokenKept { seat, token } => format!("{seat} keeps {}", token.name()),
        Event::Destroyed { seat, card } => format!("{seat} destroys {}", card.name()),
        Event::Revived { seat, card } => format!("{seat} revives {}", card.name()),
        Event::TurnedUp { slot, card } => format!("slot {} is {}", slot.index(), card.name()),
        Event::PlaysAgain { seat } => format!("{seat} plays again"),
        Event::TurnLost { seat } => format!("{seat} loses the extra turn"),
        Event::Laid { age } => format!("age {age:?} is laid"),
        Event::Begins { seat, age } => format!("{seat} begins age {age:?}"),
        Event::Over { victory, winners } => {
            let kind = match victory {
                Victory::Civilian => "points",
                Victory::Military => "military supremacy",
                Victory::Science => "scientific supremacy",
            };
            format!("{winners:?} wins by {kind}")
        }
    }
}

fn why(cause: Cause) -> &'static str {
    match cause {
        Cause::Building(card) => card.name(),
        Cause::Wonder(wonder) => wonder.name(),
        Cause::Token(token) => token.name(),
        Cause::Chain => "chain",
        Cause::Trade => "trade",
        Cause::Looting => "looting",
    }
}

/// Both seats.
pub(crate) fn seats() -> impl Iterator<Item = Seat> {
    Seat::all(SEATS)
}
