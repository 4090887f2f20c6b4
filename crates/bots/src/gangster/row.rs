//! What a district is worth to every crew, and what each gains if a gangster comes or goes there; and the memory of
//! districts looked at before, since a search meets the same ones again and again.

use super::contest::{Contest, Standing};
use super::mind::Mind;
use super::seated::Seated;
use game_core::Game;
use gangster::{Crew, Gangster, Levels};

const CREWS: usize = Crew::COUNT;

type PerCrew<T> = [T; CREWS];

/// All worths are before doubling.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Row {
    /// The prize each crew can expect.
    pub(super) worth: PerCrew<f32>,
    /// What each crew gains if one of the first crew's gangsters comes.
    pub(super) coming: PerCrew<PerCrew<f32>>,
    /// What each crew gains if one of the first crew's gangsters, its best, goes.
    pub(super) going: PerCrew<PerCrew<f32>>,
    /// What a crew gains if two of its gangsters come.
    pub(super) two_coming: PerCrew<f32>,
    pub(super) free: u8,
}

/// A district as far as its worth depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct District {
    pub(super) gangsters: PerCrew<Levels>,
    /// Its tile and the casino cards drawn, which together make the prizes.
    pub(super) tile: u8,
    pub(super) casino: u8,
    pub(super) spaces: u8,
    pub(super) stage: u8,
}

/// A mind and its memory, which holds for one table.
pub(super) struct Appraiser {
    pub(super) mind: Mind,
    table: Seated,
    /// As many as may be; a district has its place among them.
    remembered: Vec<(District, Row)>,
    most: usize,
}

impl Appraiser {
    /// One that remembers at most so many districts.
    pub(super) fn new(mind: Mind, most: usize) -> Appraiser {
        Appraiser { mind, table: Seated::default(), remembered: Vec::new(), most }
    }

    /// Forgets what it remembers of another table.
    pub(super) fn sit_down(&mut self, game: &Gangster) {
        if self.table.moves_to(game) {
            self.remembered = vec![Default::default(); self.most];
        }
    }

    #[inline]
    pub(super) fn row(&mut self, game: &Gangster, district: &District, prizes: &[f32; CREWS]) -> &Row {
        let entry = &mut self.remembered[district.hash() as usize % self.most];
        if entry.0 != *district {
            *entry = (*district, appraise(game, &self.mind, district, prizes));
        }
        &entry.1
    }
}

impl District {
    fn hash(&self) -> u32 {
        const FACTORS: [u64; 4] =
            [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb, 0xd6e8_feb8_6659_fd93];
        let [first, second, third, fourth, fifth] = self.gangsters.map(|levels| u64::from(levels.bits()));
        let most = first | second << 16 | third << 32 | fourth << 48;
        let rest = [fifth as u32, self.tile.into(), self.casino.into(), self.stage.into()];
        let mixed = rest.iter().zip(FACTORS).map(|(part, factor)| u64::from(*part).wrapping_mul(factor));
        let hash = mixed.fold(most, |hash, part| hash ^ part.rotate_left(7)).wrapping_mul(FACTORS[1]);
        ((hash ^ hash >> 29).wrapping_mul(FACTORS[2]) >> 32) as u32
    }
}

#[inline(never)]
fn appraise(game: &Gangster, mind: &Mind, district: &District, prizes: &[f32; CREWS]) -> Row {
    let crews = game.crews().len();
    let standings =
        district.gangsters.map(|levels| Standing { gangsters: levels.len(), best: levels.highest() });
    let contest = Contest::new(mind.odds(district.stage), prizes, &standings[..crews]);
    let occupied = district.gangsters.iter().fold(Levels::NONE, |all, &levels| all.union(levels));
    let share = Share::new(game, mind);
    let free = district.spaces - occupied.len();
    let mut row = Row { worth: contest.worth, free, ..Row::default() };
    let next = occupied.next(district.spaces);
    for (who, &own) in standings[..crews].iter().enumerate() {
        if let Some(next) = next {
            let more = Standing { gangsters: own.gangsters + 1, best: own.best.max(next) };
            row.coming[who] = share.gains(&contest.change(who, more));
            let best = more.best.max((next + 1).min(district.spaces));
            let two = Standing { gangsters: own.gangsters + 2, best };
            row.two_coming[who] = share.gains(&contest.change(who, two))[who];
        }
        if own.gangsters > 0 {
            let mut left = district.gangsters[who];
            left.remove(own.best);
            let fewer = Standing { gangsters: own.gangsters - 1, best: left.highest() };
            row.going[who] = share.gains(&contest.change(who, fewer));
        }
    }
    row
}

/// Who gains from a change: one's seat, and in part by what the rivals lose.
struct Share {
    deny: f32,
    is_paired: bool,
}

impl Share {
    fn new(game: &Gangster, mind: &Mind) -> Share {
        let seats = game.seats().count();
        Share { deny: mind.weights.deny / (seats - 1) as f32, is_paired: game.crews().len() > seats }
    }

    fn gains(&self, change: &PerCrew<f32>) -> PerCrew<f32> {
        let all: f32 = change.iter().sum();
        std::array::from_fn(|crew| {
            // [G9.1] Crews 0 and 1, 2 and 3 belong together.
            let partner = if self.is_paired && crew < 4 { change[crew ^ 1] } else { 0.0 };
            let own = change[crew] + partner;
            own - self.deny * (all - own)
        })
    }
}
