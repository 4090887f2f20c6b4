//! Named personalities: the same strength of thought with another inclination. What each one does in a game is for
//! the game's module to say; a game without one plays them all alike.

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Personality {
    /// No inclination: the strongest.
    #[default]
    Balanced,
    /// Spends freely.
    Spender,
    /// Spends unwillingly.
    Miser,
    /// Likes to spoil what the leader is after.
    Spoiler,
    /// Likes positions whose result is open.
    Gambler,
}

impl Personality {
    pub const ALL: [Personality; 5] = [
        Personality::Balanced,
        Personality::Spender,
        Personality::Miser,
        Personality::Spoiler,
        Personality::Gambler,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Personality::Balanced => "balanced",
            Personality::Spender => "spender",
            Personality::Miser => "miser",
            Personality::Spoiler => "spoiler",
            Personality::Gambler => "gambler",
        }
    }
}
