//! The few numbers of the greedy player, found by `speakeasy tune don`, and what each style does to them. They are
//! frozen: a change of them makes all figures measured against them worthless.

use crate::Style;

/// What the greedy player reckons with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Numbers {
    /// Chips for a point.
    pub(super) price: f32,
    /// The share of later districts of a colour that one will have.
    pub(super) potential: f32,
    /// How much of what a rival would gain counts as one's own gain.
    pub(super) deny: f32,
    /// How much more one gives towards the end.
    pub(super) urgency: f32,
    /// How strongly what one gives follows what one has.
    pub(super) wealth: f32,
    /// Chips that are kept at the beginning.
    pub(super) save: f32,
    /// Points for being paid for a number until the end.
    pub(super) income: f32,
    /// Chips that a district must bring above what it is worth to be offered.
    pub(super) sell: f32,
}

/// Found by `speakeasy tune don --seed 1`.
const TUNED: Numbers = Numbers {
    price: 2.0,
    potential: 0.1875,
    deny: 0.15,
    urgency: 0.25,
    wealth: 0.333,
    save: 1.0,
    income: 0.75,
    sell: 4.0,
};

impl Numbers {
    /// Where tuning begins.
    pub(super) const UNTUNED: Numbers = Numbers {
        price: 1.0,
        potential: 0.25,
        deny: 0.2,
        urgency: 0.5,
        wealth: 0.5,
        save: 1.0,
        income: 0.3,
        sell: 2.0,
    };

    pub(super) const fn of(style: Style) -> Numbers {
        let tuned = TUNED;
        match style {
            Style::Greedy => tuned,
            Style::Passive => Numbers { price: tuned.price * 0.6, ..tuned },
            Style::Aggressive => Numbers { price: tuned.price * 1.5, save: 0.0, ..tuned },
            Style::NoDeny => Numbers { deny: 0.0, ..tuned },
            Style::Hoarder => Numbers { save: tuned.save + 8.0, ..tuned },
        }
    }

    /// As a list, for tuning.
    pub(super) fn to_array(self) -> [f32; 8] {
        let Numbers { price, potential, deny, urgency, wealth, save, income, sell } = self;
        [price, potential, deny, urgency, wealth, save, income, sell]
    }

    pub(super) fn from_array(list: [f32; 8]) -> Numbers {
        let [price, potential, deny, urgency, wealth, save, income, sell] = list;
        Numbers { price, potential, deny, urgency, wealth, save, income, sell }
    }
}
