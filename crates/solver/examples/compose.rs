//! The longest row problems of every size to 10 cups, as a table with the time each took.

use std::ops::ControlFlow;
use std::time::Instant;

use beanduel_solver::{Composer, Problems, Transfer};

fn main() {
    println!(
        "| cups | problems | fewest steps | how many | first | solutions | candidates | seconds |\n|---|---|---|---|---|---|---|---|"
    );
    for cups in 1..=10 {
        for problems in [Problems::Longest, Problems::LongestUnique] {
            let began = Instant::now();
            let search = Composer::regular(cups, problems).expect("1 to 15 cups");
            let Some(composed) = search.run(|_| ControlFlow::Continue(())) else { continue };
            let seconds = began.elapsed().as_secs_f64();
            let (row, stock) = &composed.starts[0];
            let transfer = Transfer::to_perfect(row.clone(), *stock).expect("a start");
            let solution = transfer.solve().expect("a solution");
            assert_eq!(solution.fewest, composed.fewest);
            println!(
                "| {cups} | {problems:?} | {} | {} | `{row}` stock {stock} | {} | {} | {seconds:.2} |",
                composed.fewest,
                composed.starts.len(),
                solution.solutions,
                composed.candidates,
            );
        }
    }
}
