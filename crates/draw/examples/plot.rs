//! Draws the plot of `docs/analysis.md`, the course of a 2x4 game as a review without a table found it, as `plot.svg` and `plot.png`
//! into the folder named: `cargo run -p beanduel-draw --example plot -- docs/pictures`.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use beanduel_draw::{Plot, PlotLabels, PlotPoint};
use beanduel_rules::BySide;

/// The final margins that best play leads to from each position, South's view; those before `EXACT_FROM` are estimates.
const MARGINS: &[f64] = &[
    -1.1, -1.1, -1.1, -6.3, 0.8, 0.8, 1.9, 1.9, 17.2, 17.2, 34.2, 27.2, 46.6, 46.6, 46.6, 42.2, 42.2, 14.0, 14.0, 10.0,
    10.0, 3.0, 3.0, -1.0, 2.0, 2.0, 2.0, 2.0, 2.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0,
    -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0,
    -1.0, -1.0,
];
const EXACT_FROM: usize = 17;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("name a folder")?);
    let points = MARGINS.iter().enumerate().map(|(i, &margin)| PlotPoint { margin, exact: i >= EXACT_FROM });
    let plot = Plot::new(points.collect())
        .marks(vec![4, 6, 17, 23, 24, 29])
        .labels(PlotLabels {
            names: BySide { south: "South ahead".to_owned(), north: "North ahead".to_owned() },
            moves: "move".to_owned(),
            exact: "exact".to_owned(),
            estimate: "estimate".to_owned(),
        })
        .title("The course of a game");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("plot.svg"), plot.svg())?;
    fs::write(folder.join("plot.png"), plot.png(1280)?)?;
    Ok(())
}
