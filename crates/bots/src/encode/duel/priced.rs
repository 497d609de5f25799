//! Tables of the inputs for a price, in writing order, so that a single store writes them all.

use antipater_engine::duel::{Card, Wonder};
use fearless_simd::Simd;

use super::{ACCESSIBLE, CARD_PRICE, COVERED, OPENS, PAYABLE, PRICE, WONDER_PAYABLE, WONDER_PRICE};
use crate::encode::inputs::InputWriter;

/// Activates the inputs of a price in coins for a city with this purse: whether it is payable, and the thermometer.
#[inline(always)]
pub(super) fn priced<'a, S: Simd>(
    inputs: &Priced,
    price: u8,
    purse: u16,
    mut writer: InputWriter<'a, S>,
) -> InputWriter<'a, S> {
    let payable = usize::from(u16::from(price) <= purse);
    let inputs = inputs[1 - payable..].first_chunk();
    let inputs = inputs.expect("it has one more than is written");
    writer.first(*inputs, payable + PRICE.reached_by(price));
    writer
}

/// The inputs of a price: "payable", the steps of the thermometer, and two of padding.
pub(super) type Priced = [u16; PRICE.len() + 3];

/// The inputs of each wonder by side.
pub(super) static PRICED_WONDERS: [[Priced; Wonder::COUNT]; 2] = {
    let mut inputs = [[[0; PRICE.len() + 3]; Wonder::COUNT]; 2];
    let mut number = 0;
    while number < Wonder::COUNT {
        inputs[0][number] = priced_inputs(WONDER_PAYABLE, WONDER_PRICE, number);
        inputs[1][number] = priced_inputs(WONDER_PAYABLE, WONDER_PRICE, Wonder::COUNT + number);
        number += 1;
    }
    inputs
};

const fn priced_inputs(payable: usize, prices: usize, place: usize) -> Priced {
    let mut inputs = [0; PRICE.len() + 3];
    inputs[0] = (payable + place) as u16;
    let mut step = 0;
    while step < PRICE.len() {
        inputs[1 + step] = (prices + place * PRICE.len() + step) as u16;
        step += 1;
    }
    inputs
}

/// The inputs of an open card, in writing order.
pub(super) struct CardInputs {
    /// The card is accessible, would turn up another card, and a second one.
    pub(super) accessible: [u16; 8],
    /// "Covered", then the price for the player's own city.
    pub(super) covered: [u16; 8],
    pub(super) priced: [Priced; 2],
}

pub(super) static CARD_INPUTS: [CardInputs; Card::COUNT] = {
    const NONE: CardInputs = CardInputs {
        accessible: [0; 8],
        covered: [0; 8],
        priced: [[0; PRICE.len() + 3]; 2],
    };
    let mut inputs = [NONE; Card::COUNT];
    let mut number = 0;
    while number < Card::COUNT {
        let card = &mut inputs[number];
        card.accessible[0] = (ACCESSIBLE + number) as u16;
        card.accessible[1] = (OPENS + number) as u16;
        card.accessible[2] = (OPENS + Card::COUNT + number) as u16;
        card.priced[0] = priced_inputs(PAYABLE, CARD_PRICE, number);
        card.priced[1] = priced_inputs(PAYABLE, CARD_PRICE, Card::COUNT + number);
        card.covered = *card.priced[0].first_chunk().expect("it has more");
        card.covered[0] = (COVERED + number) as u16;
        number += 1;
    }
    inputs
};
