//! What a puzzle is about: each theme is a rule that is checked on the position and its solution.

use beanduel_rules::{Move, Player, Position};
use beanduel_solver::Row;

use super::line::Step;
use super::position::{ExactMoves, best_value, blocked, obvious_moves, passed, sown, value, with_bean};
use super::{RowProblem, Task};

/// A theme. Its rule speaks of the *best move*, the first of the solution, and of the *trap*, the obvious move (the largest
/// captures, the emptying nearest the pot) that loses fewest beans; for row problems there are two of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The best move captures, and there is a move that doesn't.
    CaptureNow,
    /// Something could be captured, and the best move captures nothing.
    RefuseCapture,
    /// The trap blocks one of the mover's own cups, and the best move blocks none.
    AvoidBlocking,
    /// A cup that is blocked after the best move and after the trap is *doomed* after one of them, so that one bean more in it would
    /// cost its owner one, and *safe* after the other, where it would cost nothing; the better for the mover after the best move.
    DoomedOrSafe,
    /// After the best move the opponent can capture two beans or more, and every such capture is a mistake.
    Bait,
    /// After the best move the opponent, who has a move, would gain two beans or more by passing instead, and more than after the trap.
    Tempo,
    /// The best move takes at least two beans fewer out of the stock than the trap.
    HoldStock,
    /// The opponent has to pass in the solution.
    ForcedPass,
    /// One of the stocks is empty, so that its owner captures no more.
    Race,
    /// After the best moves of the solution the own row can be potted to the last bean without the stock, and holds at least as many beans
    /// as there are cups; or the row to reach is the perfect one.
    PerfectPosition,
    /// A row problem with a stock to be sown.
    Transfer,
}

impl Theme {
    /// All themes, in the order in which a puzzle lists its own.
    pub const ALL: [Theme; 11] = [
        Theme::CaptureNow,
        Theme::RefuseCapture,
        Theme::AvoidBlocking,
        Theme::DoomedOrSafe,
        Theme::Bait,
        Theme::Tempo,
        Theme::HoldStock,
        Theme::ForcedPass,
        Theme::Race,
        Theme::PerfectPosition,
        Theme::Transfer,
    ];

    /// Its word in files and on command lines.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::CaptureNow => "capture-now",
            Theme::RefuseCapture => "refuse-capture",
            Theme::AvoidBlocking => "avoid-blocking",
            Theme::DoomedOrSafe => "doomed-or-safe",
            Theme::Bait => "bait",
            Theme::Tempo => "tempo",
            Theme::HoldStock => "hold-stock",
            Theme::ForcedPass => "forced-pass",
            Theme::Race => "race",
            Theme::PerfectPosition => "perfect-position",
            Theme::Transfer => "transfer",
        }
    }

    /// The theme with this word.
    pub fn from_word(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }

    /// The themes of a task from this position; `None` where a value that a rule asks for can't be had.
    pub(crate) fn of_task(position: &Position, task: &Task, exact: &mut ExactMoves<'_>) -> Option<Vec<Theme>> {
        let mut themes = Vec::new();
        match task {
            Task::Row(problem) => {
                for theme in [Theme::PerfectPosition, Theme::Transfer] {
                    if theme.holds_for_row(position, problem) {
                        themes.push(theme);
                    }
                }
            }
            Task::Line(solution) => {
                let scene = Scene::new(position, &solution.steps)?;
                for theme in Theme::ALL {
                    if scene.shows(theme, exact)? {
                        themes.push(theme);
                    }
                }
            }
        }
        Some(themes)
    }

    fn holds_for_row(self, position: &Position, problem: &RowProblem) -> bool {
        match self {
            Theme::PerfectPosition => Row::perfect(position.cups()).as_ref() == Some(&problem.to),
            Theme::Transfer => position.side(position.to_move()).stock() > 0,
            Theme::CaptureNow
            | Theme::RefuseCapture
            | Theme::AvoidBlocking
            | Theme::DoomedOrSafe
            | Theme::Bait
            | Theme::Tempo
            | Theme::HoldStock
            | Theme::ForcedPass
            | Theme::Race => false,
        }
    }
}

/// A position with the move to find and the trap.
struct Scene<'a> {
    position: &'a Position,
    steps: &'a [Step],
    best: Move,
    trap: Move,
}

impl Scene<'_> {
    /// `None` where there is no trap.
    fn new<'a>(position: &'a Position, steps: &'a [Step]) -> Option<Scene<'a>> {
        let first = steps.first()?;
        let obvious = obvious_moves(position);
        let trap = first.wrong.iter().filter(|wrong| obvious.contains(&wrong.mv)).min_by_key(|wrong| wrong.loses)?;
        Some(Scene { position, steps, best: *first.best.first()?, trap: trap.mv })
    }

    fn shows(&self, theme: Theme, exact: &mut ExactMoves<'_>) -> Option<bool> {
        let Scene { position, best, trap, .. } = *self;
        let legal = position.legal_moves();
        let captures = |mv| position.captures(mv) > 0;
        Some(match theme {
            Theme::CaptureNow => captures(best) && legal.into_iter().any(|mv| !captures(mv)),
            Theme::RefuseCapture => !captures(best) && legal.into_iter().any(captures),
            Theme::AvoidBlocking => self.newly_blocked(trap) && !self.newly_blocked(best),
            Theme::DoomedOrSafe => self.another_fate(exact)?,
            Theme::Bait => self.baits(exact)?,
            Theme::Tempo => {
                let gain = gain_by_passing(&position.play_unchecked(best), exact)?;
                gain >= 2 && gain > gain_by_passing(&position.play_unchecked(trap), exact)?
            }
            Theme::HoldStock => sown(best) + 2 <= sown(trap),
            Theme::ForcedPass => self.steps.iter().any(|step| step.reply == Some(Move::Pass)),
            Theme::Race => Player::ALL.iter().any(|&player| position.side(player).stock() == 0),
            Theme::PerfectPosition => self.comes_home(),
            Theme::Transfer => false,
        })
    }

    /// Whether a move blocks one of the mover's cups that wasn't.
    fn newly_blocked(&self, mv: Move) -> bool {
        let mover = self.position.to_move();
        let after = self.position.play_unchecked(mv);
        let before: Vec<_> = blocked(self.position, mover).collect();
        blocked(&after, mover).any(|cup| !before.contains(&cup))
    }

    fn another_fate(&self, exact: &mut ExactMoves<'_>) -> Option<bool> {
        let mover = self.position.to_move();
        let after_best = self.position.play_unchecked(self.best);
        let after_trap = self.position.play_unchecked(self.trap);
        for player in Player::ALL {
            for cup in blocked(&after_best, player) {
                if !after_trap.side(player).is_blocked(cup, self.position.cups()) {
                    continue;
                }
                let mut doomed = |after: &Position| {
                    let Some(fuller) = with_bean(after, player, cup) else { return Some(None) };
                    Some(Some(value(after, exact)? != value(&fuller, exact)?))
                };
                let (Some(best), Some(trap)) = (doomed(&after_best)?, doomed(&after_trap)?) else { continue };
                if best != trap && best == (player != mover) {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    fn baits(&self, exact: &mut ExactMoves<'_>) -> Option<bool> {
        let after = self.position.play_unchecked(self.best);
        let offered = |mv| after.captures(mv) >= 2;
        if !after.legal_moves().into_iter().any(offered) {
            return Some(false);
        }
        let moves = exact(&after)?;
        let best = best_value(&moves);
        Some(moves.iter().all(|&(mv, value)| !offered(mv) || value < best))
    }

    fn comes_home(&self) -> bool {
        let mut position = *self.position;
        let mover = position.to_move();
        for step in self.steps {
            let Some(&best) = step.best.first() else { return false };
            position = position.play_unchecked(best);
            if let Some(reply) = step.reply {
                position = position.play_unchecked(reply);
            }
        }
        let row: Vec<u8> = position.side(mover).row(position.cups()).collect();
        let beans = row.iter().map(|&beans| u32::from(beans)).sum::<u32>();
        Row::new(&row).is_ok_and(|row| {
            beans >= u32::from(position.cups()) && Row::winning(position.cups(), beans as u8).as_ref() == Some(&row)
        })
    }
}

/// How many beans more a pass would be worth to the mover than the best move; 0 where passing is forced or the game is over.
fn gain_by_passing(position: &Position, exact: &mut ExactMoves<'_>) -> Option<i32> {
    let legal = position.legal_moves();
    if legal.is_empty() || legal.is_pass() {
        return Some(0);
    }
    Some(-value(&passed(position), exact)? - value(position, exact)?)
}
