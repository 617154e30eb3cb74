//! A walk through positions, forward and back: a line of play, or a reviewed game.

use beanduel_rules::Player;

use crate::play::steps::Step;
use crate::review::turn_number;

/// Steps and where one stands among them.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// What it is, for the bar on top.
    pub title: String,
    /// At least one.
    pub steps: Vec<Step>,
    /// Which is shown.
    pub at: usize,
    /// Plies of the game before the first of them.
    pub played_before: usize,
    /// What the steps are.
    pub kind: Kind,
}

/// What a walk goes through.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// The reviewed game. These steps lost beans.
    Game(Vec<usize>),
    /// A line of play, and the walk that it was entered from.
    Line(Option<Box<Walk>>),
}

impl Walk {
    /// The step shown.
    pub fn step(&self) -> &Step {
        &self.steps[self.at]
    }

    /// Goes so many steps, to an end at most.
    pub fn go(&mut self, by: isize) {
        self.at = self.at.saturating_add_signed(by).min(self.steps.len() - 1);
    }

    /// Goes to the next (or the previous) move that lost beans, if there is one.
    pub fn go_to_loss(&mut self, next: bool) {
        let Kind::Game(losses) = &self.kind else { return };
        let found = if next {
            losses.iter().find(|&&step| step > self.at)
        } else {
            losses.iter().rev().find(|&&step| step < self.at)
        };
        self.at = found.copied().unwrap_or(self.at);
    }

    /// Whether the move shown lost beans.
    pub fn lost(&self) -> bool {
        matches!(&self.kind, Kind::Game(losses) if losses.contains(&self.at))
    }

    /// The moves in lines of two, numbered: number, South's and North's step, where there are such.
    pub fn turns(&self) -> Vec<(usize, [Option<usize>; 2])> {
        let mut turns: Vec<(usize, [Option<usize>; 2])> = Vec::new();
        let mover = self.steps[0].position.to_move();
        for (ply, step) in self.steps.iter().skip(1).enumerate() {
            let number = turn_number(mover, self.played_before, ply);
            if turns.last().is_none_or(|&(last, _)| last != number) {
                turns.push((number, [None, None]));
            }
            // Whoever is to move after it didn't play it.
            let place = usize::from(step.position.to_move() == Player::South);
            if let Some((_, steps)) = turns.last_mut() {
                steps[place] = Some(ply + 1);
            }
        }
        turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::steps::along;

    fn walk(kind: Kind) -> Walk {
        let start = "0,0,0,0:40:0 0,0,0,0:40:0 n".parse().unwrap();
        let mv = |text| beanduel_rules::Position::read_move(&start, text).unwrap();
        let steps = along(&start, &[mv("s4"), mv("s1"), mv("s2"), mv("s3")], Vec::new());
        Walk { title: String::new(), steps, at: 0, played_before: 4, kind }
    }

    #[test]
    fn a_walk_ends_at_its_ends_and_finds_the_losses() {
        let mut walk = walk(Kind::Game(vec![1, 3]));
        walk.go(-1);
        assert_eq!(walk.at, 0);
        walk.go_to_loss(true);
        assert!(walk.at == 1 && walk.lost());
        walk.go_to_loss(true);
        walk.go_to_loss(true);
        assert_eq!(walk.at, 3);
        walk.go(100);
        assert_eq!(walk.at, 4);
        walk.go_to_loss(false);
        assert_eq!(walk.at, 3);
    }

    #[test]
    fn turns_are_numbered_as_in_the_game() {
        let turns = walk(Kind::Line(None)).turns();
        assert_eq!(turns, [(3, [None, Some(1)]), (4, [Some(2), Some(3)]), (5, [Some(4), None])]);
    }
}
