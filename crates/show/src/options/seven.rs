//! Options of a game of 7 Wonders.

use antipater_engine::seven::{BoardOptions, Edition, MAX_SEATS, MIN_SEATS, Setup, Side, Wonder};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::boards::{Boards, city, wonder_of};

/// How the sides of the boards are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// All random.
    Random,
    /// All A, or all Day.
    AllA,
    /// All B, or all Night.
    AllB,
    /// The person's board is on A or Day, the others are random.
    OwnA,
    /// The person's board is on B or Night, the others are random.
    OwnB,
    /// Players choose the sides of their boards at the table, once the boards are dealt.
    Chosen,
}

impl Sides {
    /// All variants, in the order of the form.
    pub const ALL: [Sides; 6] = [
        Sides::Random,
        Sides::AllA,
        Sides::AllB,
        Sides::OwnA,
        Sides::OwnB,
        Sides::Chosen,
    ];

    /// The word for it in the form.
    pub const fn name(self) -> &'static str {
        match self {
            Sides::Random => "random",
            Sides::AllA => "all-a",
            Sides::AllB => "all-b",
            Sides::OwnA => "own-a",
            Sides::OwnB => "own-b",
            Sides::Chosen => "chosen",
        }
    }
}

/// Options of a game of 7 Wonders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SevenOptions {
    /// The edition.
    pub edition: Edition,
    /// The number of seats.
    pub seats: usize,
    /// The sides of the boards.
    pub sides: Sides,
    /// The person's wonder; `None` for a random one.
    pub wonder: Option<Wonder>,
    /// How the wonders are given out.
    pub boards: Boards,
}

impl SevenOptions {
    /// The default options: four seats, second edition, everything random.
    pub(super) const fn usual() -> SevenOptions {
        SevenOptions {
            edition: Edition::Second,
            seats: 4,
            sides: Sides::Random,
            wonder: None,
            boards: Boards::Random,
        }
    }

    /// Sets one field: `None` for an unknown name, `Some(None)` for a value that is not on offer.
    pub(super) fn read(&mut self, field: &str, value: &str) -> Option<Option<()>> {
        Some(match field {
            "edition" => Edition::from_name(value).map(|edition| self.edition = edition),
            "seats" => {
                let seats = value.parse().ok();
                let on_offer = seats.filter(|seats| (MIN_SEATS..=MAX_SEATS).contains(seats));
                on_offer.map(|seats| self.seats = seats)
            }
            "sides" => {
                let mut sides = Sides::ALL.into_iter();
                let named = sides.find(|sides| sides.name() == value);
                named.map(|sides| self.sides = sides)
            }
            "wonder" if value.is_empty() => {
                self.wonder = None;
                Some(())
            }
            "wonder" => {
                let wonder = wonder_of(value);
                wonder.map(|wonder| self.wonder = Some(wonder))
            }
            "boards" => {
                let mut boards = Boards::ALL.into_iter();
                let named = boards.find(|boards| boards.name() == value);
                named.map(|boards| self.boards = boards)
            }
            _ => return None,
        })
    }

    /// The form fields that read back as these options.
    pub(super) fn fields(&self) -> Vec<(String, String)> {
        let wonder = self.wonder.map_or("", city);
        [
            ("edition", self.edition.name()),
            ("seats", &self.seats.to_string()),
            ("sides", self.sides.name()),
            ("wonder", wonder),
            ("boards", self.boards.name()),
        ]
        .map(|(field, value)| (field.to_owned(), value.to_owned()))
        .to_vec()
    }

    /// Deals a game with these wonders for the seats, `None` for a random one; without any, as in the options.
    pub(super) fn deal(
        &self,
        wonders: &[Option<Wonder>],
        rng: &mut impl Rng,
    ) -> Result<Setup, String> {
        let mut options = self.options();
        for (seat, wonder) in options.iter_mut().zip(wonders) {
            seat.wonder = *wonder;
        }
        Setup::deal(self.edition, &options, rng).map_err(|error| error.to_string())
    }

    /// The board options of each seat; the person has the first one.
    fn options(&self) -> Vec<BoardOptions> {
        let (own, others) = match self.sides {
            Sides::Random => (None, None),
            // Until the sides are chosen, all boards lie on the same side, which no player sees.
            Sides::AllA | Sides::Chosen => (Some(Side::A), Some(Side::A)),
            Sides::AllB => (Some(Side::B), Some(Side::B)),
            Sides::OwnA => (Some(Side::A), None),
            Sides::OwnB => (Some(Side::B), None),
        };
        let mut options = vec![
            BoardOptions {
                wonder: None,
                side: others,
            };
            self.seats
        ];
        options[0] = BoardOptions {
            wonder: self.wonder,
            side: own,
        };
        options
    }
}
