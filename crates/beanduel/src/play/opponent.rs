//! The engine on a thread of its own: asked for a move or a hint, never waited for by the screen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use beanduel_engine::{Control, Engine, Level, Limits, Value};
use beanduel_rules::{Move, Position};
use beanduel_solver::{SolveOptions, Solver};

use crate::exact::Tables;

/// Memory for the engine's transposition table, in bytes.
const MEMORY: usize = 64 << 20;
/// How long a hint is thought about, in ms.
const HINT_TIME: u64 = 1_000;
/// How many positions are searched for an exact hint, where a book makes that likely to be enough: a second or two.
const HINT_NODES: u64 = 100_000;

/// What the engine is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

/// A move that the engine plays or would play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// What it is worth to the mover, pots so far not counted, where the engine says.
    pub value: Option<Value>,
}

struct Question {
    number: u64,
    position: Position,
    task: Task,
    stop: Arc<AtomicBool>,
}

struct Answer {
    number: u64,
    task: Task,
    advice: Advice,
}

/// The engine on its thread. Dropping it stops the thread at its next look at the clock.
pub struct Opponent {
    questions: Sender<Question>,
    answers: Receiver<Answer>,
    /// The number of the question that is awaited, and what stops its search.
    awaited: Option<(u64, Arc<AtomicBool>)>,
    asked: u64,
}

impl Opponent {
    /// An engine that waits for questions. Hints come from the tables where they hold the position.
    pub fn start(tables: Tables) -> Opponent {
        let (questions, to_answer) = channel::<Question>();
        let (answered, answers) = channel();
        thread::spawn(move || {
            let mut engine = Engine::new(MEMORY);
            for question in to_answer {
                let Some(advice) = think(&mut engine, &tables, &question) else { continue };
                let answer = Answer { number: question.number, task: question.task, advice };
                if answered.send(answer).is_err() {
                    return;
                }
            }
        });
        Opponent { questions, answers, awaited: None, asked: 0 }
    }

    /// Asks about a position whose game isn't over. Whatever was asked before is not answered any more.
    pub fn ask(&mut self, position: Position, task: Task) {
        self.cancel();
        self.asked += 1;
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

    /// The answer, once it is there.
    pub fn answer(&mut self) -> Option<(Task, Advice)> {
        let (number, _) = self.awaited.as_ref()?;
        let answer = self.answers.try_iter().find(|answer| answer.number == *number)?;
        self.awaited = None;
        Some((answer.task, answer.advice))
    }

    /// Asks and waits.
    ///
    /// # Panics
    /// If the engine's thread did.
    pub fn answer_to(&mut self, position: Position, task: Task) -> Advice {
        self.ask(position, task);
        let asked = self.asked;
        let answer = self.answers.iter().find(|answer| answer.number == asked).expect("the engine answers");
        self.awaited = None;
        answer.advice
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// The engine's answer; none to a question about a finished game.
fn think(engine: &mut Engine, tables: &Tables, question: &Question) -> Option<Advice> {
    let began = Instant::now();
    let now = || began.elapsed().as_millis() as u64;
    let control = Control { stop: &question.stop, now: &now };
    let found = match question.task {
        Task::Play { level, seed } => {
            engine.play(&question.position, Level::new(level)?, seed, &Limits::default(), &control)
        }
        Task::Hint => {
            if let Some((mv, value)) = exact_best(tables, question) {
                return Some(Advice { mv, value: Some(Value::Exact(value)) });
            }
            engine.search(&question.position, &Limits::time_ms(HINT_TIME), &control, |_| {})
        }
    }?;
    Some(Advice { mv: found.best, value: Some(found.value) })
}

/// The best move and its value, from the tables, or by a short search that ends at what a book holds.
fn exact_best(tables: &Tables, question: &Question) -> Option<(Move, i32)> {
    let position = &question.position;
    if let Some(probe) = tables.probe(position) {
        let best = probe.moves.iter().find(|&&(_, value)| value == probe.value)?;
        return Some((best.0, probe.value.into()));
    }
    let oracle = tables.oracle(position)?;
    let options = SolveOptions { memory: MEMORY as u64, threads: 1, nodes: HINT_NODES };
    let solver = Solver::new(position, options).with_oracle(position, oracle);
    let solved = solver.moves(position, &question.stop, &mut |_| ()).ok()?;
    let value = solved.bounds.exact()?;
    let best = solved.moves.iter().find(|(_, bounds)| bounds.exact() == Some(value))?;
    Some((best.0, value))
}
