//! Lasting benefits: effects that change a city's actions or prices, each with a code.

use antipater_engine::seven::{self, Class, Partner, Power};
use antipater_engine::{Resource, duel};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A lasting benefit of a city. Its JSON form is its code.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Benefit;
///
/// let benefit = Benefit::from_code("discount_raw_left").unwrap();
/// assert_eq!(benefit.code(), "discount_raw_left");
/// assert_eq!(Benefit::from_code("sunshine"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Benefit {
    /// A power of a wonder (7 Wonders).
    Power(Power),
    /// Resources of a class cost 1 coin from these neighbors (7 Wonders).
    Discount(Class, Partner),
    /// A resource costs 1 coin from the bank (Duel).
    FixedPrice(Resource),
}

/// Every benefit with its code.
const ALL: [(Benefit, &str); 20] = [
    (Benefit::Power(Power::BuildDiscarded), "build_discarded"),
    (Benefit::Power(Power::PlaySeventh), "play_seventh"),
    (Benefit::Power(Power::FreeOncePerAge), "free_once_per_age"),
    (
        Benefit::Power(Power::FirstOfColorFree),
        "first_of_color_free",
    ),
    (Benefit::Power(Power::FirstOfAgeFree), "first_of_age_free"),
    (Benefit::Power(Power::LastOfAgeFree), "last_of_age_free"),
    (Benefit::Power(Power::CopyGuild), "copy_guild"),
    (
        Benefit::Discount(Class::Raw, Partner::Left),
        "discount_raw_left",
    ),
    (
        Benefit::Discount(Class::Raw, Partner::Right),
        "discount_raw_right",
    ),
    (
        Benefit::Discount(Class::Raw, Partner::Both),
        "discount_raw_both",
    ),
    (
        Benefit::Discount(Class::Goods, Partner::Left),
        "discount_goods_left",
    ),
    (
        Benefit::Discount(Class::Goods, Partner::Right),
        "discount_goods_right",
    ),
    (
        Benefit::Discount(Class::Goods, Partner::Both),
        "discount_goods_both",
    ),
    (Benefit::FixedPrice(Resource::Wood), "fixed_price_wood"),
    (Benefit::FixedPrice(Resource::Stone), "fixed_price_stone"),
    (Benefit::FixedPrice(Resource::Clay), "fixed_price_clay"),
    (Benefit::FixedPrice(Resource::Ore), "fixed_price_ore"),
    (Benefit::FixedPrice(Resource::Glass), "fixed_price_glass"),
    (Benefit::FixedPrice(Resource::Loom), "fixed_price_loom"),
    (
        Benefit::FixedPrice(Resource::Papyrus),
        "fixed_price_papyrus",
    ),
];

impl Serialize for Benefit {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Benefit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Benefit, D::Error> {
        let code = String::deserialize(from)?;
        let benefit = Benefit::from_code(&code);
        benefit.ok_or_else(|| D::Error::custom(format_args!("there is no benefit \"{code}\"")))
    }
}

impl Benefit {
    /// The code, in lowercase with underscores.
    pub fn code(self) -> &'static str {
        ALL.iter()
            .find(|(benefit, _)| *benefit == self)
            .map_or("", |(_, code)| code)
    }

    /// The benefit with this code.
    pub fn from_code(code: &str) -> Option<Benefit> {
        let found = ALL.iter().find(|(_, written)| *written == code);
        found.map(|(benefit, _)| *benefit)
    }

    /// The benefit of an effect of 7 Wonders; `None` for other effects.
    pub(super) const fn of_seven(effect: seven::Effect) -> Option<Benefit> {
        match effect {
            seven::Effect::Power(power) => Some(Benefit::Power(power)),
            seven::Effect::Discount(class, partner) => Some(Benefit::Discount(class, partner)),
            _ => None,
        }
    }

    /// The benefit of an effect of a Duel; `None` for other effects.
    pub(super) const fn of_duel(effect: duel::Effect) -> Option<Benefit> {
        match effect {
            duel::Effect::FixedPrice(resource) => Some(Benefit::FixedPrice(resource)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_benefit_has_a_code_of_its_own() {
        for (benefit, code) in ALL {
            assert_eq!(benefit.code(), code);
            assert_eq!(Benefit::from_code(code), Some(benefit));
        }
        for card in seven::Card::ALL {
            for edition in [seven::Edition::First, seven::Edition::Second] {
                let benefits = card.facts(edition).effects.iter();
                for benefit in benefits.filter_map(|effect| Benefit::of_seven(*effect)) {
                    assert_ne!(benefit.code(), "");
                }
            }
        }
    }
}
