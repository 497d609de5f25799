//! Judged decisions in words: every reason in every language, and whole sentences.

use antipater_bots::analysis::{Benefit, PointsOf, Reason};
use antipater_engine::duel::{Action, Card, Duel, Wonder};
use antipater_engine::seven::{self, Class, Partner, Power, Seven};
use antipater_engine::{Resource, Seat};
use antipater_show::texts::{CardNames, Language, Texts};
use antipater_show::words::coach::{Coach, Coached};

const SECOND: Seat = Seat::new(1).unwrap();
const GOODS: [Resource; 3] = [Resource::Glass, Resource::Loom, Resource::Papyrus];

/// One reason of each kind, with the numbers for which languages have plural forms.
fn reasons() -> Vec<Reason> {
    let names = |all: &[&str]| all.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let mut all = vec![
        Reason::Wins,
        Reason::Averts {
            cards: names(&["Circus"]),
            wonders: names(&["The Colossus"]),
        },
        Reason::Token,
        Reason::Again,
        Reason::AgainLater,
        Reason::AffordsStage,
        Reason::KeepsToken {
            card: "Library".to_owned(),
            seat: SECOND,
        },
        Reason::Threatens {
            cards: names(&["Circus"]),
            wonders: names(&["The Colossus"]),
        },
        Reason::Opens {
            cards: names(&["Baths", "Statue"]),
        },
        Reason::Affords {
            wonders: names(&["The Pyramids", "The Sphinx"]),
        },
    ];
    all.extend(["brown", "gray"].map(|color| Reason::Destroys {
        color: color.to_owned(),
    }));
    all.push(Reason::SavesAgain {
        wonder: "The Sphinx".to_owned(),
    });
    all.extend([true, false].map(|ahead| Reason::Disarms {
        card: "Circus".to_owned(),
        seat: SECOND,
        ahead,
    }));
    for kinds in [&[Resource::Wood][..], &GOODS] {
        let resources = kinds.to_vec();
        all.push(Reason::Sells {
            resources: resources.clone(),
        });
        all.push(Reason::Resources { resources });
    }
    all.extend([1, 2, 5].map(|amount| Reason::IdleShields { amount }));
    all.extend([true, false].map(|ahead| Reason::CityBehind { ahead }));
    let benefits = [
        Benefit::Power(Power::PlaySeventh),
        Benefit::Power(Power::BuildDiscarded),
        Benefit::Discount(Class::Raw, Partner::Left),
        Benefit::FixedPrice(Resource::Clay),
    ];
    all.extend(benefits.map(|benefit| Reason::Brings { benefit }));
    for amount in [1, 2, 3, 5, 21] {
        let categories = [
            "military", "treasury", "wonder", "wonders", "civilian", "science", "commerce",
            "guilds", "progress",
        ];
        all.extend(categories.map(|category| Reason::Points {
            category: category.to_owned(),
            amount,
        }));
        let points = |category: &str, amount| PointsOf {
            category: category.to_owned(),
            amount,
        };
        all.extend([
            Reason::PointsInAll {
                amount,
                more: vec![points("wonders", amount + 7)],
                fewer: vec![points("civilian", 6), points("guilds", 1)],
            },
            Reason::Coins { amount },
            Reason::Takes { amount },
            Reason::Shields {
                amount,
                ahead_of: Vec::new(),
                level_with: Vec::new(),
            },
            Reason::Shields {
                amount,
                ahead_of: vec![Seat::FIRST, SECOND],
                level_with: Vec::new(),
            },
            Reason::Shields {
                amount,
                ahead_of: vec![Seat::FIRST],
                level_with: vec![SECOND],
            },
            Reason::CityShields {
                amount,
                ahead_of: vec![SECOND],
                level_with: Vec::new(),
            },
            Reason::CityShields {
                amount,
                ahead_of: Vec::new(),
                level_with: vec![SECOND],
            },
            Reason::Pays {
                amount,
                seat: Seat::FIRST,
                instead_of: SECOND,
            },
            Reason::Pawn {
                amount,
                home: false,
            },
            Reason::Pawn { amount, home: true },
            Reason::Ending {
                seat: SECOND,
                victory: "science".to_owned(),
                often: 38,
                otherwise: 76,
            },
            Reason::Ending {
                seat: Seat::FIRST,
                victory: "military".to_owned(),
                often: 21,
                otherwise: 4,
            },
            Reason::ByEnd {
                amount,
                more: Vec::new(),
                fewer: Vec::new(),
            },
            Reason::ByEnd {
                amount,
                more: vec![PointsOf {
                    category: "science".to_owned(),
                    amount,
                }],
                fewer: Vec::new(),
            },
            Reason::Holds {
                seat: SECOND,
                amount,
            },
            Reason::Follows {
                what: Some("Palace".to_owned()),
                often: 80,
                otherwise: 30,
            },
            Reason::Usually {
                what: None,
                often: 45,
            },
            Reason::Leaves {
                card: "Palace".to_owned(),
                seat: SECOND,
                often: 70,
                otherwise: 10,
            },
            Reason::Symbols { amount },
            Reason::Produces { amount },
            Reason::Cheaper { amount },
            Reason::Denies {
                card: "Palace".to_owned(),
                seat: SECOND,
                points: amount,
                pawn: 0,
            },
            Reason::Denies {
                card: "Barracks".to_owned(),
                seat: SECOND,
                points: 0,
                pawn: amount,
            },
            Reason::Covers {
                cards: names(&["Palace"]),
                hidden: 0,
            },
            Reason::Covers {
                cards: Vec::new(),
                hidden: amount,
            },
            Reason::Covers {
                cards: names(&["Palace", "Obelisk"]),
                hidden: amount,
            },
        ]);
    }
    all
}

fn coach(language: Language) -> Coach<'static> {
    let names = vec!["Ada".to_owned(), "Boris".to_owned()];
    Coach::new::<Duel>(Texts::of(language), names)
}

#[test]
fn every_reason_has_a_sentence_in_every_language() {
    let english = coach(Language::English);
    for language in Language::ALL {
        let coach = coach(language);
        for reason in reasons() {
            let sentence = coach.reason(&reason);
            assert!(sentence.ends_with('.'), "{language}: {sentence}");
            assert!(!sentence.contains("coach-"), "{language}: {sentence}");
            if language != Language::English {
                assert_ne!(sentence, english.reason(&reason), "{language}");
            }
            if let Reason::Coins { amount } = reason {
                assert!(
                    sentence.contains(&amount.to_string()),
                    "{language}: {sentence}"
                );
            }
        }
        assert!(!coach.why(&[]).is_empty());
    }
}

#[test]
fn the_two_most_important_reasons_are_told() {
    let coach = coach(Language::English);
    let points = Reason::Points {
        category: "civilian".to_owned(),
        amount: 7,
    };
    let denies = Reason::Denies {
        card: "Palace".to_owned(),
        seat: SECOND,
        points: 7,
        pawn: 0,
    };
    let of = |category: &str, amount| PointsOf {
        category: category.to_owned(),
        amount,
    };
    let in_all = |amount, more, fewer| {
        coach.why(&[Reason::PointsInAll {
            amount,
            more,
            fewer,
        }])
    };
    assert_eq!(
        in_all(2, vec![of("wonders", 9)], vec![of("civilian", 7)]),
        "2 more points overall: 9 for Wonders, 7 fewer for Civilian."
    );
    assert_eq!(
        in_all(1, vec![of("science", 7)], vec![of("civilian", 6)]),
        "1 more point overall: 7 for Science, 6 fewer for Civilian."
    );
    let barracks = Reason::Denies {
        card: "Barracks".to_owned(),
        seat: SECOND,
        points: 2,
        pawn: 1,
    };
    assert_eq!(
        coach.why(&[barracks]),
        "Denies Boris the Barracks, which they could build next to move the conflict pawn 1 space."
    );
    let told = coach.why(&[points, denies, Reason::Coins { amount: 1 }]);
    assert_eq!(
        told,
        "7 more points: Civilian. Denies Boris the Palace, which they could build next for 7 points."
    );
    assert_eq!(coach.why(&[]), "No single reason stands out.");
    let ending = Reason::Ending {
        seat: SECOND,
        victory: "science".to_owned(),
        often: 38,
        otherwise: 76,
    };
    let leaves = Reason::Leaves {
        card: "Palace".to_owned(),
        seat: SECOND,
        often: 70,
        otherwise: 10,
    };
    assert_eq!(
        coach.why(&[ending, leaves]),
        "Boris wins by science in 38 of 100 games instead of 76. \
         After the move played, Boris builds Palace next in 70 of 100 games (otherwise in 10)."
    );
    let usually = Reason::Usually {
        what: None,
        often: 45,
    };
    assert_eq!(
        coach.why(&[usually, Reason::Coins { amount: 2 }]),
        "Usually followed by a stage of the wonder within three turns (in 45 of 100 games). \
         2 more coins than after the move played."
    );
    let cards = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let affords = Reason::Affords {
        wonders: cards(&["The Mausoleum", "The Sphinx"]),
    };
    let opens = Reason::Opens {
        cards: cards(&["Baths", "Statue"]),
    };
    assert_eq!(
        coach.why(&[affords, opens]),
        "Leaves enough for The Mausoleum or The Sphinx. Baths and Statue can be built for free later."
    );
    let shields = |ahead_of, level_with| Reason::Shields {
        amount: 1,
        ahead_of,
        level_with,
    };
    assert_eq!(
        coach.why(&[shields(vec![Seat::FIRST], vec![SECOND])]),
        "1 more shield: ahead of Ada for now. Ties Boris in shields for now."
    );
    assert_eq!(
        coach.why(&[shields(vec![], vec![SECOND])]),
        "1 more shield. Ties Boris in shields for now."
    );
    let disarms = Reason::Disarms {
        card: "Circus".to_owned(),
        seat: SECOND,
        ahead: true,
    };
    assert_eq!(
        coach.why(&[disarms]),
        "Denies Boris the Circus, which they could build next to get ahead in shields."
    );
    let brings = |benefit| coach.why(&[Reason::Brings { benefit }]);
    assert!(brings(Benefit::Power(Power::PlaySeventh)).starts_with("From now on: "));
    assert_eq!(
        brings(Benefit::FixedPrice(Resource::Clay)),
        "From now on, each clay costs 1 coin."
    );
    // A single effect, not one that lasts.
    assert_eq!(
        brings(Benefit::Power(Power::BuildDiscarded)),
        "When built: build one card from the discard pile for free."
    );
    let threatens = Reason::Threatens {
        cards: vec!["Circus".to_owned()],
        wonders: vec!["The Colossus".to_owned()],
    };
    assert_eq!(
        coach.why(&[threatens]),
        "Threatens to win on the next turn with: Circus, The Colossus."
    );
    let covers = Reason::Covers {
        cards: vec!["Obelisk".to_owned()],
        hidden: 1,
    };
    assert_eq!(
        coach.why(&[covers]),
        "The move played uncovers Obelisk for the opponent. The move played reveals 1 more card for the opponent."
    );
}

#[test]
fn the_free_city_has_an_article_in_a_sentence() {
    let names = ["Ada", "Boris", "Free City"].map(str::to_owned).to_vec();
    let coach = Coach::new::<Seven>(Texts::of(Language::English), names);
    let shields = |amount, ahead_of, level_with| {
        coach.reason(&Reason::Shields {
            amount,
            ahead_of,
            level_with,
        })
    };
    assert_eq!(
        shields(2, vec![SECOND, Seat::FREE_CITY], vec![]),
        "2 more shields: ahead of Boris and the Free City for now."
    );
    assert_eq!(
        shields(1, vec![], vec![Seat::FREE_CITY]),
        "1 more shield. Ties the Free City in shields for now."
    );
    let pays = |amount| {
        coach.reason(&Reason::Pays {
            amount,
            seat: Seat::FREE_CITY,
            instead_of: SECOND,
        })
    };
    assert_eq!(pays(1), "1 coin goes to the Free City instead of Boris.");
    assert_eq!(pays(2), "2 coins go to the Free City instead of Boris.");
    let city = Reason::CityShields {
        amount: 1,
        ahead_of: vec![SECOND],
        level_with: Vec::new(),
    };
    assert_eq!(
        coach.reason(&city),
        "1 more shield: the Free City is ahead of Boris for now."
    );
    // Tables list it as a player, without an article.
    assert_eq!(coach.name(Seat::FREE_CITY), "Free City");
}

#[test]
fn cards_have_the_names_that_the_viewer_wants() {
    let opens = Reason::Opens {
        cards: vec!["Baths".to_owned()],
    };
    let told = |names| {
        let coach = Coach::new::<Duel>(Texts::naming(Language::Finnish, names), Vec::new());
        coach.reason(&opens)
    };
    assert!(told(CardNames::Printed).contains("Baths"));
    let estonian = coach(Language::Estonian);
    assert!(!estonian.reason(&opens).contains("Baths"));
    // A name of another game is kept.
    let strange = Reason::Opens {
        cards: vec!["Atlantis".to_owned()],
    };
    assert!(estonian.reason(&strange).contains("Atlantis"));
}

#[test]
fn actions_are_told_with_names() {
    let coach = coach(Language::English);
    let said = |action| Duel::action(&coach, action);
    assert_eq!(said(Action::Build(Card::Baths)), "build Baths");
    assert_eq!(
        said(Action::Wonder(Card::Baths, Wonder::Pyramids)),
        "build The Pyramids with Baths"
    );
    assert_eq!(said(Action::Begin(Seat::FIRST)), "Ada begins");
    let unnamed = Coach::new::<Duel>(Texts::of(Language::English), Vec::new());
    assert_eq!(
        Duel::action(&unnamed, Action::Begin(Seat::FIRST)),
        "seat 0 begins"
    );
    let coach = Coach::new::<Seven>(Texts::of(Language::English), Vec::new());
    let action = seven::Action::Sell {
        card: seven::Card::Altar,
    };
    assert_eq!(Seven::action(&coach, action), "sell Altar");
}
