//! The rule of each theme on positions small enough to be checked by hand, and what the verifier refuses.

use std::sync::atomic::AtomicBool;

use beanduel_engine::{
    Flaw, Grader, MoveValues, Origin, Puzzle, RowComposer, Solution, Task, Theme, puzzle_of, verify_puzzle,
};
use beanduel_rules::{Position, Setup};
use beanduel_solver::{SolveOptions, Solver};

/// The exact values, by the solver.
fn exact(position: &Position) -> Option<MoveValues> {
    let mut roomy = Setup::from(*position);
    roomy.sides.south.cups[0] += 1;
    roomy.sides.north.cups[0] += 1;
    let options = SolveOptions { memory: 1 << 22, ..SolveOptions::default() };
    let solver = Solver::new(&Position::try_from(roomy).unwrap(), options);
    let solved = solver.moves(position, &AtomicBool::new(false), &mut |_| ()).unwrap();
    solved.moves.into_iter().map(|(mv, bounds)| Some((mv, bounds.exact()?))).collect()
}

const SOURCE: Origin = Origin::Game { seed: 0, game: 0, ply: 0 };

fn puzzle(line: &str) -> Option<Puzzle> {
    puzzle_of(&line.parse().unwrap(), SOURCE, &mut exact)
}

/// The first best move and the themes.
fn found(line: &str) -> (String, Vec<Theme>) {
    let puzzle = puzzle(line).unwrap_or_else(|| panic!("{line} is a puzzle"));
    let Task::Line(solution) = &puzzle.task else { panic!("{line} is no row problem") };
    (puzzle.position.annotate(solution.steps[0].best[0]).to_string(), puzzle.themes)
}

#[test]
fn every_theme_is_found_where_its_rule_holds_and_nowhere_else() {
    use Theme::*;
    for (line, best, themes) in [
        // North's only hope is to empty cup 3, South's only stock bean takes it first; South's own cup 3 can wait.
        ("0,0,1:1:0 0,0,1:0:0 s", "s1x1", &[CaptureNow, Race][..]),
        // Taking two opens cup 1 to North's last bean and loses the one in cup 3 that is home already.
        ("0,0,1:1:0 0,0,2:1:0 s", "c3", &[RefuseCapture]),
        // The capture would put a fourth bean into cup 1, which holds its distance.
        ("3,0,0:2:0 0,1,0:0:0 s", "c1", &[RefuseCapture, AvoidBlocking, HoldStock, Race]),
        // Three beans for one: sowing one keeps two in hand.
        ("0,0,0:3:0 1,0,0:1:0 s", "s1", &[RefuseCapture, HoldStock]),
        // Whoever sows last loses what lies open: North would rather pass.
        ("0,2,0:1:0 0,0,0:1:0 s", "s1", &[Tempo]),
        // Two beans lie open in cup 2; taking them lets South bring home more.
        ("1,0,1:2:0 0,2,0:3:0 s", "s2x2", &[CaptureNow, Bait]),
        // Cup 3 is blocked; without the capture of North's bean opposite it would be lost.
        ("0,2,2:1:0 0,0,1:2:0 s", "s1x1", &[CaptureNow, DoomedOrSafe]),
    ] {
        assert_eq!(found(line), (best.to_owned(), themes.to_vec()), "{line}");
    }
}

#[test]
fn a_position_without_a_clear_best_move_or_without_a_trap_is_no_puzzle() {
    for line in [
        // The start: s1 is best by four, but nothing is obvious.
        "0,0,0:9:0 0,0,0:9:0 s",
        // The only obvious move is the best.
        "0,0,1:1:0 0,0,0:0:0 s",
        // The game is over.
        "0,0,0:0:0 0,0,0:0:0 s",
    ] {
        assert_eq!(puzzle(line), None, "{line}");
    }
}

#[test]
fn an_opponent_without_a_move_passes_in_the_solution() {
    let mut passes = 0;
    for (south, north) in
        [("0,2,0:3", "0,0,0:0"), ("0,2,0:2", "2,0,0:0"), ("3,0,0:3", "0,1,0:0"), ("0,0,1:3", "1,0,0:0")]
    {
        let Some(puzzle) = puzzle(&format!("{south}:0 {north}:0 s")) else { continue };
        let Task::Line(solution) = &puzzle.task else { continue };
        let passed = solution.steps.iter().any(|step| step.reply == Some(beanduel_rules::Move::Pass));
        assert_eq!(puzzle.themes.contains(&Theme::ForcedPass), passed);
        passes += usize::from(passed);
    }
    assert!(passes > 0);
}

#[test]
fn rows_are_transfers_to_a_perfect_position_and_what_was_composed_verifies() {
    for cups in [2, 4, 7, 10] {
        let composer = RowComposer::new(cups, 3).unwrap();
        let made: Vec<Puzzle> = (0..400).filter_map(|number| composer.attempt(number)).take(4).collect();
        assert!(!made.is_empty(), "{cups} cups");
        for puzzle in made {
            let stock = puzzle.position.side(puzzle.position.to_move()).stock();
            assert!(puzzle.themes.contains(&Theme::PerfectPosition));
            assert_eq!(puzzle.themes.contains(&Theme::Transfer), stock > 0);
            assert_eq!(verify_puzzle(&puzzle, &mut |_| None, Some(&mut Grader::new())), Ok(()));
        }
    }
}

#[test]
fn whatever_is_false_in_a_puzzle_is_refused() {
    let mut true_one = puzzle("3,0,0:2:0 0,1,0:0:0 s").unwrap();
    true_one.difficulty = Grader::new().difficulty(&true_one);
    let verify = |puzzle: &Puzzle| verify_puzzle(puzzle, &mut exact, Some(&mut Grader::new()));
    assert_eq!(verify(&true_one), Ok(()));
    assert_eq!(verify_puzzle(&true_one, &mut |_| None, None), Err(Flaw::Unknown));

    let changed = |change: &dyn Fn(&mut Solution)| {
        let mut puzzle = true_one.clone();
        let Task::Line(solution) = &mut puzzle.task else { unreachable!() };
        change(solution);
        verify(&puzzle).unwrap_err()
    };
    assert!(matches!(changed(&|s| s.steps[0].best[0] = s.steps[0].wrong[0].mv), Flaw::Best { step: 1, .. }));
    assert_eq!(changed(&|s| s.steps[0].wrong[0].loses += 1), Flaw::Wrong { step: 1 });
    assert_eq!(
        changed(&|s| s.steps[0].wrong[0].reply = None),
        changed(&|s| {
            s.steps[0].wrong.pop();
        })
    );
    assert_eq!(changed(&|s| s.value += 1), Flaw::Value(4));
    let mut puzzle = true_one.clone();
    puzzle.themes.push(Theme::Transfer);
    assert_eq!(verify(&puzzle), Err(Flaw::Themes(true_one.themes.clone())));
    let mut puzzle = true_one.clone();
    puzzle.difficulty = Puzzle::HARDEST;
    assert_eq!(verify(&puzzle), Err(Flaw::Difficulty(true_one.difficulty)));
}
