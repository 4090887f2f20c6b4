//! How rivals are taken to respond: partly by habit, partly by weighing their chances.

/// Who thinks more likely than this may bid what no habit explains.
const OPEN: f32 = 0.3;

/// How the others respond.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Response {
    /// The loss in chance to win that makes an option less likely by a factor of e.
    pub(super) temperature: f32,
    /// How far rivals are taken to bid as they did before, rather than to weigh their chances.
    pub(super) habit: f32,
    /// The same of those who are known to think.
    pub(super) thinking_habit: f32,
}

impl Response {
    /// One that takes all alike.
    pub(super) const fn alike(temperature: f32, habit: f32) -> Response {
        Response { temperature, habit, thinking_habit: habit }
    }

    /// How far a rival is taken to bid by habit who thinks as likely as this.
    pub(super) fn habit_of(self, thinks: f32) -> f32 {
        self.habit + thinks * (self.thinking_habit - self.habit)
    }

    /// Whether such a rival is taken to bid even what it never would by habit.
    pub(super) fn is_open(self, thinks: f32) -> bool {
        thinks > OPEN && self.thinking_habit < self.habit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_where_thinking_rivals_are_told_apart_does_it_matter_who_thinks() {
        let (alike, apart) =
            (Response::alike(0.1, 0.8), Response { temperature: 0.1, habit: 0.9, thinking_habit: 0.5 });
        assert_eq!((alike.habit_of(0.0), alike.habit_of(1.0)), (0.8, 0.8));
        assert!((apart.habit_of(0.5) - 0.7).abs() < 1e-6);
        assert!(!alike.is_open(0.9) && apart.is_open(0.9) && !apart.is_open(0.2));
    }
}
