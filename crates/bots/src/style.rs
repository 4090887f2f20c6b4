//! The panel of styles: simple players that differ in one inclination each. They are baselines to be measured
//! against, and rivals to learn from.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Takes what looks best now; tuned.
    Greedy,
    /// Pays less than things are worth.
    Passive,
    /// Pays more than things are worth.
    Aggressive,
    /// Never spends anything to keep something from a rival.
    NoDeny,
    /// Saves up.
    Hoarder,
}

impl Style {
    pub const ALL: [Style; 5] =
        [Style::Greedy, Style::Passive, Style::Aggressive, Style::NoDeny, Style::Hoarder];

    pub const fn name(self) -> &'static str {
        match self {
            Style::Greedy => "greedy",
            Style::Passive => "passive",
            Style::Aggressive => "aggressive",
            Style::NoDeny => "no_deny",
            Style::Hoarder => "hoarder",
        }
    }
}
