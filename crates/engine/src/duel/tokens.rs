//! The ten progress tokens: one row each.
//!
//! Here: names and effects. Not here: the rules of effects (rules D47 to D52 in `apply`, `pay` and `score`). Source:
//! the printed tokens.

use super::effect::{Effect, Symbol, having};
use super::sets::set;

/// A progress token, by its printed name.
///
/// # Examples
/// ```
/// use antipater_engine::duel::Token;
///
/// assert_eq!(Token::named("Law"), Some(Token::Law));
/// assert_eq!(Token::ALL.len(), 10);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "a token is documented by its row in the table below")]
#[rustfmt::skip]
pub enum Token {
    Agriculture, Architecture, Economy, Law, Masonry, Mathematics, Philosophy, Strategy, Theology, Urbanism,
}

/// The printed facts of a progress token.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Effect, Token};
///
/// let row = Token::Philosophy.row();
/// assert_eq!(
///     (row.name, row.effects),
///     ("Philosophy", &[Effect::Points(7)][..])
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TokenRow {
    /// The token.
    pub id: Token,
    /// Its name in English.
    pub name: &'static str,
    /// Its effects.
    pub effects: &'static [Effect],
}

set! {
    /// A set of progress tokens.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::duel::{Token, TokenSet};
    ///
    /// let mut board = TokenSet::of(&[Token::Law, Token::Economy]);
    /// board.remove(Token::Law);
    /// assert!(board.iter().eq([Token::Economy]));
    /// ```
    TokenSet of Token in u16
}

impl Token {
    /// The number of progress tokens in the box.
    pub const COUNT: usize = 10;

    /// All tokens in the order of the table.
    pub const ALL: [Token; Token::COUNT] = {
        let mut all = [Token::Agriculture; Token::COUNT];
        let mut i = 0;
        while i < Token::COUNT {
            all[i] = TOKENS[i].id;
            i += 1;
        }
        all
    };

    /// The index of the token in [`Token::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed facts of the token.
    pub const fn row(self) -> &'static TokenRow {
        &TOKENS[self as usize]
    }

    /// The printed name in English.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The token of this name.
    pub fn named(name: &str) -> Option<Token> {
        TOKENS.iter().find(|row| row.name == name).map(|row| row.id)
    }
}

impl TokenSet {
    /// The token with the seventh symbol.
    pub(super) const WITH_LAW: TokenSet = having!(TokenSet, TOKENS, Science(Symbol::Law));

    /// The token that makes its owner's wonders cheaper.
    pub(super) const WONDERS_COST_TWO_LESS: TokenSet =
        having!(TokenSet, TOKENS, WondersCostTwoLess);

    /// The token that makes its owner's blue cards cheaper.
    pub(super) const BLUE_COSTS_TWO_LESS: TokenSet = having!(TokenSet, TOKENS, BlueCostsTwoLess);

    /// The token that gives its owner the opponent's trade coins.
    pub(super) const TAKE_TRADE_COINS: TokenSet = having!(TokenSet, TOKENS, TakesTradeCoins);

    /// The token that gives another turn after each of its owner's wonders.
    pub(super) const WONDERS_PLAY_AGAIN: TokenSet = having!(TokenSet, TOKENS, WondersPlayAgain);

    /// The tokens whose points depend on the rest of the city.
    pub(super) const VARYING_POINTS: TokenSet =
        having!(TokenSet, TOKENS, PointsPerToken(_) | PointsPerMost(..));

    /// The sum over all tokens of a number computed from each effect.
    pub(super) fn sum(self, number: impl Fn(Effect) -> u8) -> u8 {
        let effects = self.iter().flat_map(|token| token.row().effects);
        effects.map(|&effect| number(effect)).sum()
    }
}

const fn row(id: Token, name: &'static str, effects: &'static [Effect]) -> TokenRow {
    TokenRow { id, name, effects }
}

use Effect::*;
use Token::*;

/// The tokens in the order of [`Token`].
#[rustfmt::skip]
pub static TOKENS: [TokenRow; Token::COUNT] = [
    row(Agriculture,  "Agriculture",  &[Coins(6), Points(4)]),
    row(Architecture, "Architecture", &[WondersCostTwoLess]),
    row(Economy,      "Economy",      &[TakesTradeCoins]),
    row(Law,          "Law",          &[Science(Symbol::Law)]),
    row(Masonry,      "Masonry",      &[BlueCostsTwoLess]),
    row(Mathematics,  "Mathematics",  &[PointsPerToken(3)]),
    row(Philosophy,   "Philosophy",   &[Points(7)]),
    row(Strategy,     "Strategy",     &[RedShields(1)]),
    row(Theology,     "Theology",     &[WondersPlayAgain]),
    row(Urbanism,     "Urbanism",     &[Coins(6), CoinsPerChain(4)]),];

const _: () = {
    let mut i = 0;
    while i < Token::COUNT {
        assert!(
            TOKENS[i].id as usize == i,
            "the rows stand in the order of the tokens"
        );
        i += 1;
    }
};
