//! The engine on a thread of its own: asked for a move or a hint, never waited for by the screen.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use beanduel_engine::{
    BlockedCup, Control, Level, Limits, Review, ReviewOptions, ReviewProgress, Value, blocked_cups, review,
};
use beanduel_rules::{Move, Position};

use crate::exact::Tables;
use crate::thinker::{self, Purpose, Thinker};

/// Memory for the engine's transposition table, in bytes.
const MEMORY: usize = 64 << 20;
/// How long a hint is thought about, in ms, if it isn't exact before.
const HINT_TIME: u64 = 1_000;
/// The same where a table or a book makes it likely that it will be.
const EXACT_HINT_TIME: u64 = 3_000;
/// How long one move is judged, in ms.
const JUDGE_TIME: u64 = 2_000;
/// How long a game is reviewed at most, in ms.
const REVIEW_TIME: u64 = 12_000;
/// How long blocked cups are looked at, in ms for each.
const BLOCKED_TIME: u64 = 1_500;
/// Memory for reviews, in bytes.
const REVIEW_MEMORY: u64 = 256 << 20;
/// The longest line that is told, in plies.
const LONGEST_LINE: usize = 24;

/// What the engine is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// A move of this level.
    Play {
        /// 1 to 12.
        level: u8,
        /// What its choice among near-best moves follows.
        seed: u64,
    },
    /// The best move it finds in about a second.
    Hint,
    /// What this move loses here, and how.
    Judge(Move),
    /// What each of these moves lost, played from here.
    Review(Vec<Move>),
    /// Which blocked cups are doomed and which are safe.
    Blocked,
}

/// What the engine says.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The move it plays.
    Move(Advice),
    /// The move it would play.
    Hint(Advice),
    /// The review of one move.
    Judged(Review),
    /// The review of a game.
    Review(Review),
    /// All blocked cups.
    Blocked(Vec<BlockedCup>),
}

/// A move that the engine plays or would play.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// What it is worth to the mover, pots so far not counted, where the engine says.
    pub value: Option<Value>,
    /// The play it expects, the move first.
    pub line: Vec<Move>,
}

struct Question {
    number: u64,
    position: Position,
    task: Task,
    stop: Arc<AtomicBool>,
}

/// The engine on its thread. Dropping it stops the thread at its next look at the clock.
pub struct Opponent {
    questions: Sender<Question>,
    answers: Receiver<(u64, Answer)>,
    /// How far the review has come that is awaited.
    progress: Arc<Mutex<Option<ReviewProgress>>>,
    /// The number of the question that is awaited, and what stops its search.
    awaited: Option<(u64, Arc<AtomicBool>)>,
    asked: u64,
}

impl Opponent {
    /// An engine that waits for questions. Hints, reviews and the last level know what the tables hold.
    pub fn start(tables: Tables) -> Opponent {
        let (questions, to_answer) = channel::<Question>();
        let (answered, answers) = channel();
        let progress = Arc::new(Mutex::new(None));
        let told = Arc::clone(&progress);
        thread::spawn(move || {
            let tables = Arc::new(tables);
            let mut thinker = Thinker::new(MEMORY, 1, Some(Arc::clone(&tables)));
            let mut reviews = Vec::new();
            let tell = |progress| *told.lock().unwrap_or_else(PoisonError::into_inner) = Some(progress);
            for question in to_answer {
                let Some(answer) = think(&mut thinker, &tables, &mut reviews, &question, &tell) else { continue };
                if answered.send((question.number, answer)).is_err() {
                    return;
                }
            }
        });
        Opponent { questions, answers, progress, awaited: None, asked: 0 }
    }

    /// Asks about a position whose game isn't over. Whatever was asked before is not answered any more.
    pub fn ask(&mut self, position: Position, task: Task) {
        self.cancel();
        self.asked += 1;
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let stop = Arc::new(AtomicBool::new(false));
        self.awaited = Some((self.asked, Arc::clone(&stop)));
        // A thread that is gone will not answer; the person can still undo, save and leave.
        let _ = self.questions.send(Question { number: self.asked, position, task, stop });
    }

    /// Forgets what was asked.
    pub fn cancel(&mut self) {
        if let Some((_, stop)) = self.awaited.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Whether an answer is awaited.
    pub fn is_busy(&self) -> bool {
        self.awaited.is_some()
    }

    /// How far the review has come that is awaited, if one is.
    pub fn progress(&self) -> Option<ReviewProgress> {
        self.awaited.as_ref()?;
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer, once it is there.
    pub fn answer(&mut self) -> Option<Answer> {
        let (number, _) = self.awaited.as_ref()?;
        let (_, answer) = self.answers.try_iter().find(|(answered, _)| answered == number)?;
        self.awaited = None;
        Some(answer)
    }

    /// Asks and waits.
    ///
    /// # Panics
    /// If the engine's thread did.
    pub fn answer_to(&mut self, position: Position, task: Task) -> Answer {
        self.ask(position, task);
        let asked = self.asked;
        let (_, answer) = self.answers.iter().find(|&(answered, _)| answered == asked).expect("the engine answers");
        self.awaited = None;
        answer
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// The engine's answer; none to a question about a finished game, or one that was taken back.
///
/// `reviews` are those made so far: what was said of a move is said of it ever after.
fn think(
    thinker: &mut Thinker,
    tables: &Tables,
    reviews: &mut Vec<Review>,
    question: &Question,
    tell: &dyn Fn(ReviewProgress),
) -> Option<Answer> {
    // No thinking time is spent on it.
    tables.load(&question.position);
    let began = Instant::now();
    let now = || began.elapsed().as_millis() as u64;
    let control = Control { stop: &question.stop, now: &now };
    let position = &question.position;
    let reviewed = |position: &Position, moves: &[Move], time_ms| {
        let known = |position: &Position| tables.value(position);
        let options = ReviewOptions { time_ms, memory: REVIEW_MEMORY, threads: 1 };
        review(position, moves, options, &known, tables.oracle(position), &control, &mut |progress| tell(progress))
            .ok()
            .flatten()
    };
    let mut kept = |moves: &[Move], time_ms| {
        if let Some(known) = reviews.iter().rev().find_map(|review| review.part(position, moves)) {
            return Some(known);
        }
        let mut review = reviewed(position, moves, time_ms)?;
        for earlier in &*reviews {
            review.agree_with(earlier);
        }
        reviews.push(review.clone());
        Some(review)
    };
    let mut advice = |level, seed, limits, purpose| {
        let found = thinker.think(&thinker::Question { position, level, seed, limits, purpose }, &control, |_| ())?;
        let line = found.line.into_iter().take(LONGEST_LINE).collect();
        Some(Advice { mv: found.best, value: Some(found.value), line })
    };
    let full = Level::ALL[11];
    Some(match &question.task {
        Task::Play { level, seed } => {
            let level = Level::new(*level)?;
            // The others have a measure of their own.
            let limits = if level == full { Limits::time_ms(level.think_ms()) } else { Limits::NONE };
            Answer::Move(advice(level, *seed, limits, Purpose::Play)?)
        }
        Task::Hint => {
            let is_near = tables.oracle(position).is_some();
            let time_ms = if is_near { EXACT_HINT_TIME } else { HINT_TIME };
            Answer::Hint(advice(full, 0, Limits::time_ms(time_ms), Purpose::Analysis)?)
        }
        Task::Judge(mv) => Answer::Judged(kept(&[*mv], JUDGE_TIME)?),
        Task::Review(moves) => Answer::Review(kept(moves, REVIEW_TIME)?),
        Task::Blocked => Answer::Blocked(blocked_cups(position, &mut |position| {
            tables.value(position).or_else(|| match reviewed(position, &[], BLOCKED_TIME)?.places()[0].value {
                Value::Exact(value) => Some(value),
                Value::Estimate(_) => None,
            })
        })),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::Rules;

    #[test]
    fn what_was_said_of_a_move_is_said_of_it_in_the_review_of_the_game_and_after() {
        let start = Position::start(Rules::regular(10).unwrap());
        let first = start.read_move("s9").unwrap();
        let next = start.play(first).unwrap();
        let mv = next.read_move("s8").unwrap();
        let mut opponent = Opponent::start(Tables::find(None));
        let Answer::Judged(judged) = opponent.answer_to(next, Task::Judge(mv)) else { panic!() };
        let Answer::Review(game) = opponent.answer_to(start, Task::Review(vec![first, mv])) else { panic!() };
        // So early in so large a game nothing is exact, and another search would estimate otherwise.
        assert_eq!(game.exact_from(), None);
        assert_eq!(game.part(&next, &[mv]), Some(judged.clone()));
        let Answer::Judged(again) = opponent.answer_to(next, Task::Judge(mv)) else { panic!() };
        assert_eq!(again, judged);
    }
}
