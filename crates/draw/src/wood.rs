//! The grain of the board: lines that follow one smooth field, and so bend together, and pores along them.

use crate::canvas::{Canvas, Num, put};
use crate::layout::Rect;
use crate::scatter::{mix, unit};

/// Smooth noise in -1..1, one lattice point each unit.
fn noise(seed: u64, x: f64, y: f64) -> f64 {
    let (x0, y0) = (x.floor(), y.floor());
    let smooth = |t: f64| t * t * (3.0 - 2.0 * t);
    let (u, v) = (smooth(x - x0), smooth(y - y0));
    let corner = |dx: f64, dy: f64| {
        let (column, row) = ((x0 + dx) as i64 as u64, (y0 + dy) as i64 as u64);
        2.0 * unit(seed, mix(column) ^ row) - 1.0
    };
    let upper = corner(0.0, 0.0) * (1.0 - u) + corner(1.0, 0.0) * u;
    let lower = corner(0.0, 1.0) * (1.0 - u) + corner(1.0, 1.0) * u;
    upper * (1.0 - v) + lower * v
}

/// Where the grain line that starts at height `y` runs at `x`.
fn bend(x: f64, y: f64) -> f64 {
    y + 22.0 * noise(11, x / 330.0, y / 90.0) + 5.0 * noise(12, x / 110.0, y / 40.0)
}

/// The grain of a board: fine, middle and broad lines, and short pores along them, each for the `d` of a path.
pub(crate) struct Grain {
    pub fine: String,
    pub middle: String,
    pub broad: String,
    pub pores: String,
}

/// The grain of this board; it may reach beyond its edges.
pub(crate) fn grain(board: Rect) -> Grain {
    let mut lines = [Canvas::new(""), Canvas::new(""), Canvas::new("")];
    let mut y = board.y - 30.0;
    let mut count = 0;
    while y < board.y + board.height + 30.0 {
        count += 1;
        line(&mut lines[(mix(count) % 3) as usize], board, y);
        y += 3.2 + 7.5 * unit(13, count);
    }
    let mut pores = Canvas::new("");
    for pore in 0..(board.width * board.height / 1300.0) as u64 {
        let x = board.x + board.width * unit(14, pore);
        let y = board.y + board.height * unit(15, pore);
        let length = 4.0 + 15.0 * unit(16, pore);
        let (start, end) = (bend(x, y), bend(x + length, y));
        put!(pores, "M{} {}l{} {}", Num(x), Num(start), Num(length), Num(end - start));
    }
    let [fine, middle, broad] = lines.map(Canvas::finish);
    Grain { fine, middle, broad, pores: pores.finish() }
}

/// One grain line across the board: smooth cubics, the controls at each point along the chord of its neighbours.
fn line(path: &mut Canvas, board: Rect, y: f64) {
    const STEP: f64 = 58.0;
    let columns = ((board.width + 20.0) / STEP).ceil() as u32;
    for column in 0..=columns {
        let x = board.x - 10.0 + STEP * f64::from(column);
        let slope = (bend(x + STEP, y) - bend(x - STEP, y)) / 6.0;
        if column == 0 {
            put!(
                path,
                "M{x} {y}C{cx} {cy}",
                x = Num(x),
                y = Num(bend(x, y)),
                cx = Num(x + STEP / 3.0),
                cy = Num(bend(x, y) + slope)
            );
        } else {
            let lead = if column == 1 { " " } else { "S" };
            put!(path, "{lead}{} {} {} {}", Num(x - STEP / 3.0), Num(bend(x, y) - slope), Num(x), Num(bend(x, y)));
        }
    }
}
