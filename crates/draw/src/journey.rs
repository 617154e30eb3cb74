//! The beans of a move on their way: what a page shows between two pictures.

use beanduel_rules::{Cup, IllegalMove, Move, Player, Position, Setup};

use crate::layout::{Layout, Point};
use crate::picture::Picture;
use crate::scatter::Lying;
use crate::scene;
use crate::vessel::{Kind, Vessel, name};

/// The most beans of a capture that are seen to fly.
const MOST_FLIGHTS: usize = 12;

/// A step of a move: some beans leave a vessel and land in another.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The beans that fly: one, or those of a capture.
    pub flights: Vec<Flight>,
    /// The vessel they leave, as it is without them.
    pub left: Redrawn,
    /// The vessel they land in, as it is with them.
    pub reached: Redrawn,
    /// Whether they are captured.
    pub capture: bool,
}

/// A bean that flies.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// The name of its definition, without the picture's prefix.
    pub bean: String,
    /// Where it lay, in the units of the `viewBox`.
    pub from: [f64; 2],
    /// Where it will lie.
    pub to: [f64; 2],
}

/// A vessel drawn anew.
#[derive(Clone, Debug, PartialEq)]
pub struct Redrawn {
    /// Which: the attribute of its group, such as `data-cup="s1"`.
    pub vessel: String,
    /// What goes into that group instead.
    pub content: String,
}

/// A vessel and its owner.
type Spot = (Player, Kind);

/// The steps of a move.
pub(crate) fn of(picture: &Picture, mv: Move) -> Result<Vec<Step>, IllegalMove> {
    let before = picture.position;
    before.play(mv)?;
    let mover = before.to_move();
    let mut travel = Travel { picture, before, mv, layout: scene::layout(picture), setup: before.into() };
    let mut steps = Vec::new();
    match mv {
        Move::Pass => {}
        Move::Sow(amount) => {
            let captured = before.captures(mv);
            for cup in Cup::row(amount.beans()) {
                steps.push(travel.step((mover, Kind::Stock), (mover, Kind::Cup(cup)), 1));
            }
            if captured > 0 {
                let from = (!mover, Kind::Cup(amount.last_cup().opposite(before.cups())));
                steps.push(travel.step(from, (mover, Kind::Pot), captured.into()));
            }
        }
        Move::Empty(cup) => {
            for right in Cup::row(before.cups()).filter(|right| right.number() > cup.number()) {
                steps.push(travel.step((mover, Kind::Cup(cup)), (mover, Kind::Cup(right)), 1));
            }
            steps.push(travel.step((mover, Kind::Cup(cup)), (mover, Kind::Pot), 1));
        }
    }
    Ok(steps)
}

struct Travel<'a> {
    picture: &'a Picture,
    before: Position,
    mv: Move,
    layout: Layout,
    /// What lies where at the moment.
    setup: Setup,
}

impl Travel<'_> {
    fn beans(&mut self, (owner, kind): Spot) -> &mut u32 {
        let side = &mut self.setup.sides[owner];
        match kind {
            Kind::Cup(cup) => &mut side.cups[usize::from(cup.number()) - 1],
            Kind::Pot => &mut side.pot,
            Kind::Stock => &mut side.stock,
        }
    }

    /// The picture of this moment.
    fn moment(&self) -> Picture {
        let position = Position::try_from(self.setup.clone()).expect("fewer beans than before, or as many");
        Picture { position, preview: None, ..self.picture.clone() }.last_move(&self.before, self.mv)
    }

    fn vessel(&self, (owner, kind): Spot) -> Vessel {
        Vessel::new(&self.moment(), self.layout, owner, kind)
    }

    fn redrawn(&self, (owner, kind): Spot) -> Redrawn {
        Redrawn { vessel: name(owner, kind), content: scene::content(&self.moment(), owner, kind) }
    }

    /// Moves so many beans from one vessel into another.
    fn step(&mut self, from: Spot, to: Spot, count: u32) -> Step {
        let leaving = last_beans(&self.vessel(from), count as usize);
        *self.beans(from) -= count;
        let left = self.redrawn(from);
        *self.beans(to) += count;
        let landing = last_beans(&self.vessel(to), count as usize);
        let reached = self.redrawn(to);
        let (source, target) = (self.layout.vessel(from.0, from.1), self.layout.vessel(to.0, to.1));
        let flights = leaving.iter().zip(&landing).take(MOST_FLIGHTS).map(|(lay, lies)| Flight {
            bean: format!("bean{}-{}", lies.sort, lies.turn),
            from: place(source, lay),
            to: place(target, lies),
        });
        Step { flights: flights.collect(), left, reached, capture: from.0 != to.0 }
    }
}

/// The beans of a vessel that came last; where they aren't drawn, beans in its middle.
fn last_beans(vessel: &Vessel, count: usize) -> Vec<Lying> {
    let drawn = vessel.beans.len();
    let undrawn = usize::from(vessel.count).saturating_sub(drawn);
    let middle = Lying { x: 0.0, y: 0.0, turn: 1, sort: 0 };
    let shown = vessel.beans[drawn - drawn.min(count.saturating_sub(undrawn))..].iter().copied();
    shown.chain(std::iter::repeat(middle)).take(count).collect()
}

fn place(vessel: Point, bean: &Lying) -> [f64; 2] {
    [vessel.x + bean.x, vessel.y + bean.y].map(|number| (number * 10.0).round() / 10.0)
}
