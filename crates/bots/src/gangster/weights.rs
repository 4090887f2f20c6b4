//! What a simple player wants, in a few numbers, and the numbers that were found to win most.

use crate::Style;
use gangster::Equipment;

/// Worths are in points of influence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Weights {
    /// How uncertain the ranks of a district are when the period is about to end, in gangsters.
    pub(super) softness: f32,
    /// How much more uncertain they are for each doubler to come.
    pub(super) softening: f32,
    /// What a prize of the next payday is worth against one of this.
    pub(super) carry: f32,
    /// What a point that all rivals lose together is worth.
    pub(super) deny: f32,
    /// What a gangster on the mat is worth, while there is much time.
    pub(super) gangster: f32,
    /// How much a period to come counts as time.
    pub(super) saving: f32,
    /// What a captive is worth.
    pub(super) captive: f32,
    /// What a captive dumped in the harbour is worth on top.
    pub(super) dump: f32,
    /// What a handling after a drive is worth against one at once.
    pub(super) patience: f32,
    /// What the third card is worth.
    pub(super) third_card: f32,
    /// What ending the period is worth for each point of lead.
    pub(super) end: f32,
    /// What driving to the Gold Coast is worth for itself.
    pub(super) coast: f32,
    /// What a push is worth for each point it takes from a rival.
    pub(super) push: f32,
    /// What each kind of equipment is worth.
    pub(super) equipment: [f32; Equipment::COUNT],
}

/// How many numbers there are.
#[cfg(test)]
pub(super) const NUMBERS: usize = 13 + Equipment::COUNT;

impl Weights {
    /// Found by coordinate search in self-play of four, 3,000 to 6,000 matches a trial:
    /// `GAMES=6000 ROUNDS=2 cargo test --release -p bots -- --ignored --nocapture the_weights_are_found`.
    pub(super) const TUNED: Weights = Weights {
        softness: 0.1,
        softening: 0.3,
        carry: 0.0,
        deny: 0.55,
        gangster: 1.5,
        saving: 3.0,
        captive: -0.2,
        dump: 1.5,
        patience: 0.3,
        third_card: 0.0,
        end: 0.2,
        coast: -0.5,
        push: 0.6,
        equipment: [1.0, 1.0, 2.0, 0.5, 1.0, 3.0],
    };

    pub(super) fn of(style: Style) -> Weights {
        let tuned = Weights::TUNED;
        match style {
            Style::Greedy => tuned,
            Style::Passive => Weights { patience: tuned.patience * 0.5, deny: 0.0, captive: -9.0, ..tuned },
            Style::Aggressive => {
                Weights { deny: tuned.deny * 2.0, captive: tuned.captive + 2.0, push: 1.0, ..tuned }
            }
            Style::NoDeny => Weights { deny: 0.0, captive: 0.0, dump: 0.0, push: 0.0, ..tuned },
            Style::Hoarder => Weights {
                gangster: tuned.gangster * 3.0,
                equipment: tuned.equipment.map(|worth| worth * 2.0),
                ..tuned
            },
        }
    }

    /// All numbers, for tuning.
    #[cfg(test)]
    pub(super) fn numbers(&mut self) -> [&mut f32; NUMBERS] {
        let [bodyguard, engine, gun, trunk, bumper, door] = &mut self.equipment;
        [
            &mut self.softness,
            &mut self.softening,
            &mut self.carry,
            &mut self.deny,
            &mut self.gangster,
            &mut self.saving,
            &mut self.captive,
            &mut self.dump,
            &mut self.patience,
            &mut self.third_card,
            &mut self.end,
            &mut self.coast,
            &mut self.push,
            bodyguard,
            engine,
            gun,
            trunk,
            bumper,
            door,
        ]
    }
}
