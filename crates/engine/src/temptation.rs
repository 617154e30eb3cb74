//! Which of several best moves to play: the one after which an opponent who searches is tempted to lose most.
//!
//! Exact values tell which moves are best, and nothing of how hard they are to answer. The opponent is taken for one who searches as
//! this engine does without its source; how deep isn't known. So the position after the move is searched as the opponent would, and what
//! each depth chooses is held against the exact values of all replies.

use beanduel_rules::{Move, Position};

use crate::found::{Found, Line};
use crate::source::{Source, best_line, known_moves, made};
use crate::value::Value;

/// A best move, the position it sets before the opponent, and what was seen of the opponent's choices there.
pub(crate) struct Temptation {
    mv: Move,
    /// The opponent is to move.
    pub after: Position,
    /// What it is worth to the opponent, in beans.
    value: i32,
    /// The replies and what the position is worth to the opponent by each, in beans.
    replies: Vec<(Move, i32)>,
    /// What the choices lose in beans, and how often they count, each as often as the plies it was seen with.
    lost: i64,
    choices: i64,
    /// What the last search thinks the opponent has, in hundredths of a bean.
    estimate: i32,
}

impl Temptation {
    /// The moves that are known to be best where there are several, the one found first; none where the source doesn't know the
    /// values of all moves, or of all replies to the best ones.
    pub fn of_best_moves(source: &dyn Source, position: &Position, found: &Found) -> Vec<Temptation> {
        let Value::Exact(value) = found.value else { return Vec::new() };
        let moves = known_moves(source, position, 2);
        let mut best: Vec<Move> = moves.iter().filter(|&&(_, worth)| worth == value).map(|&(mv, _)| mv).collect();
        if moves.len() < position.legal_moves().len() || best.len() < 2 {
            return Vec::new();
        }
        best.sort_by_key(|&mv| mv != found.best);
        let temptations = best.into_iter().map(|mv| {
            let (after, gain) = made(position, mv);
            let replies = known_moves(source, &after, 1);
            let all = replies.len() == after.legal_moves().len();
            all.then_some(Temptation { mv, after, value: gain - value, replies, lost: 0, choices: 0, estimate: 0 })
        });
        temptations.collect::<Option<_>>().unwrap_or_default()
    }

    /// Takes down what a search of one depth would reply. Deeper ones count more: who sees little is beaten anyhow.
    pub fn note(&mut self, found: &Found) {
        let reply = self.replies.iter().find(|(reply, _)| *reply == found.best);
        let plies = i64::from(found.depth);
        self.lost += plies * i64::from(reply.map_or(0, |&(_, worth)| self.value - worth));
        self.choices += plies;
        self.estimate = found.value.hundredths();
    }

    /// What the opponent is expected to lose, in hundredths of a bean; where that is equal, how badly the opponent seems to stand.
    fn strength(&self) -> (i64, i32) {
        (100 * self.lost / self.choices.max(1), -self.estimate)
    }

    /// What was found, with this move for the best.
    pub fn chosen(&self, source: &dyn Source, found: Found) -> Found {
        if self.mv == found.best {
            return found;
        }
        let line = [vec![self.mv], best_line(source, &self.after, self.value)].concat();
        let lines = vec![Line { moves: line.clone(), value: found.value, depth: found.depth }];
        Found { best: self.mv, line, lines, ..found }
    }
}

/// The most tempting of them, of equal ones the first.
pub(crate) fn most_tempting(temptations: &[Temptation]) -> Option<&Temptation> {
    temptations.iter().rev().max_by_key(|temptation| temptation.strength())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use beanduel_rules::Rules;
    use beanduel_solver::Table;

    use super::*;
    use crate::engine::Engine;
    use crate::level::Level;
    use crate::source::known;
    use crate::watch::{Control, Limits};

    static GO_ON: AtomicBool = AtomicBool::new(false);
    const PATIENT: Control<'_> = Control { stop: &GO_ON, now: &|| 0 };

    /// The whole of 2x3.
    fn source() -> Arc<dyn Source> {
        let bytes: &[u8] = include_bytes!("../../../data/tables/2x3-30.table");
        let table = Table::open(bytes).expect("the table is whole");
        Arc::new(move |position: &Position| table.value(position).ok().flatten().map(i32::from))
    }

    /// The positions of games played by lot.
    fn positions(games: u64) -> impl Iterator<Item = Position> {
        (0..games).flat_map(|seed| {
            let mut rng = fastrand::Rng::with_seed(seed);
            let after = move |position: &Position| {
                let moves: Vec<Move> = position.legal_moves().into_iter().collect();
                Some(position.play_unchecked(*moves.get(rng.usize(..moves.len().max(1)))?))
            };
            std::iter::successors(Some(Position::start(Rules::regular(3).unwrap())), after)
        })
    }

    #[test]
    fn no_bean_is_given_away_and_the_value_and_the_line_stay_exact() {
        let source = source();
        let mut engine = Engine::new(1 << 20);
        engine.set_source(Some(Arc::clone(&source)));
        let (mut chosen, mut others) = (0, 0);
        for position in positions(40).filter(|position| !position.is_over()) {
            let limits = Limits::nodes(1_000);
            let first = engine.search(&position, &limits, &PATIENT, |_| {}).unwrap();
            engine.clear();
            let found = engine.choose(&position, &limits, &PATIENT, |_| {}).unwrap();
            assert_eq!((first.nodes, found.value), (0, first.value), "{position}");
            assert!(found.nodes <= 1_000, "{position}");
            let (after, gain) = made(&position, found.best);
            assert_eq!(found.value, Value::Exact(gain - known(&*source, &after, 0).unwrap()), "{position}");
            assert_eq!((found.lines.len(), found.best, &found.line), (1, found.line[0], &found.lines[0].moves));
            let end = found.line.iter().fold(position, |at, &mv| at.play(mv).unwrap());
            assert!(end.is_over(), "{position}: {:?}", found.line);
            let mover = position.to_move();
            assert_eq!(Value::Exact(end.margin(mover) - position.margin(mover)), found.value, "{position}");
            // The same question gets the same answer, also from a player of the last level.
            assert_eq!(engine.play(&position, Level::ALL[11], 1, &limits, &PATIENT), Some(found.clone()), "{position}");
            chosen += usize::from(found.nodes > 0);
            others += usize::from(found.best != first.best);
        }
        assert!(chosen > 100 && others > 30, "{others} of {chosen}");
    }

    #[test]
    fn of_best_moves_one_is_played_that_players_who_see_little_answer_wrongly() {
        let source = source();
        let mut engine = Engine::new(1 << 20);
        engine.set_source(Some(Arc::clone(&source)));
        let mut alone = Engine::new(1 << 20);
        let (mut by_first, mut by_chosen) = (0, 0);
        for line in [
            "1,7,6:5:4 10,7,2:8:10 s",
            "10,1,5:10:7 5,0,1:17:4 n",
            "0,7,0:11:13 2,7,1:8:11 n",
            "0,2,2:22:1 2,3,1:23:4 s",
            "2,1,1:18:7 1,4,0:19:7 s",
        ] {
            let position: Position = line.parse().unwrap();
            let limits = Limits::nodes(4_000);
            engine.clear();
            let first = engine.search(&position, &limits, &PATIENT, |_| {}).unwrap().best;
            let chosen = engine.choose(&position, &limits, &PATIENT, |_| {}).unwrap().best;
            let mut lost = |mv| -> i32 {
                let (after, _) = made(&position, mv);
                let lost_by = |plies| {
                    alone.clear();
                    let reply = alone.search(&after, &Limits::depth(plies), &PATIENT, |_| {}).unwrap().best;
                    let (then, gain) = made(&after, reply);
                    known(&*source, &after, 0).unwrap() - (gain - known(&*source, &then, 0).unwrap())
                };
                (1..=6).map(lost_by).sum()
            };
            let (first, chosen) = (lost(first), lost(chosen));
            assert!(first <= chosen, "{line}: {first} beans lost by replies to the first, {chosen} to the one chosen");
            by_first += first;
            by_chosen += chosen;
        }
        assert!(
            by_first + 10 < by_chosen,
            "{by_first} beans lost by replies to the first, {by_chosen} to the one chosen"
        );
    }

    #[test]
    fn analysis_and_limits_that_leave_nothing_keep_the_move_found_first() {
        let position: Position = "1,7,6:5:4 10,7,2:8:10 s".parse().unwrap();
        let mut engine = Engine::new(1 << 20);
        engine.set_source(Some(source()));
        let time = std::cell::Cell::new(0);
        let now = || time.replace(time.get() + 1);
        for (limits, control) in [
            (Limits::NONE.with_lines(2), PATIENT),
            (Limits::depth(1), PATIENT),
            (Limits::nodes(1), PATIENT),
            (Limits::time_ms(3), Control { now: &now, ..PATIENT }),
            (Limits::NONE, Control { stop: &AtomicBool::new(true), ..PATIENT }),
        ] {
            let plain = engine.search(&position, &limits, &control, |_| {}).unwrap();
            engine.clear();
            let found = engine.choose(&position, &limits, &control, |_| {}).unwrap();
            assert_eq!((found.best, found.value), (plain.best, plain.value), "{limits:?}");
            assert!(found.nodes <= 1, "{limits:?}");
        }
        let plain = engine.search(&position, &Limits::NONE, &PATIENT, |_| {}).unwrap();
        // In the opponent's time it takes no more than its limits either, whether the reply has come or not.
        engine.clear();
        let found = engine.ponder(&position, &Limits::nodes(4_000), &GO_ON, &PATIENT, |_| {}).unwrap();
        assert!(found.best != plain.best && found.value == plain.value && found.nodes <= 4_000, "{found:?}");
    }
}
