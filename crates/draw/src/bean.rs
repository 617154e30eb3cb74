//! The shape of a bean: an outline, streaks, an eye and a gleam, turned by twelfths of a circle so that the light falls on
//! every bean from the same side.

use crate::canvas::{Canvas, Num, put};
use crate::scatter::mix;

/// Sorts of beans.
pub(crate) const SORTS: u8 = 3;
/// Ways a bean can be turned.
pub(crate) const TURNS: u8 = 12;

/// Cosines of the twelfths of a circle; written out, for `cos` may differ in its last bit between machines.
const COS: [f64; TURNS as usize] = {
    const H: f64 = 0.866_025_403_784_438_6;
    [1.0, H, 0.5, 0.0, -0.5, -H, -1.0, -H, -0.5, 0.0, 0.5, H]
};

/// The direction light comes from.
const LIGHT: (f64, f64) = (-0.55, -0.83);

/// The outline of a bean on its side: the start, then two controls and the end of each cubic.
const OUTLINE: [(f64, f64); 19] = [
    (-12.4, 0.4),
    (-12.4, -5.2),
    (-6.8, -8.2),
    (0.0, -8.2),
    (6.8, -8.2),
    (12.4, -5.2),
    (12.4, 0.4),
    (12.4, 5.0),
    (9.2, 7.4),
    (6.0, 6.9),
    (3.6, 6.5),
    (2.0, 5.2),
    (0.0, 5.2),
    (-2.0, 5.2),
    (-3.6, 6.5),
    (-6.0, 6.9),
    (-9.2, 7.4),
    (-12.4, 5.0),
    (-12.4, 0.4),
];

/// Where a speckled bean may have streaks: start, control, end.
const STREAKS: [[(f64, f64); 3]; 11] = [
    [(-10.2, -0.6), (-9.6, -3.4), (-6.8, -5.0)],
    [(-7.4, 3.0), (-5.0, 0.4), (-2.6, 1.4)],
    [(-4.2, -6.2), (-1.4, -7.0), (1.0, -6.2)],
    [(-3.4, -2.0), (-1.0, -3.8), (1.6, -2.6)],
    [(3.6, 2.8), (6.6, 3.4), (8.6, 1.4)],
    [(6.2, -5.4), (8.8, -4.2), (10.2, -1.6)],
    [(-9.6, 2.6), (-8.8, 4.4), (-6.6, 4.8)],
    [(3.4, -4.2), (5.2, -3.8), (5.8, -2.2)],
    [(-7.2, -1.8), (-6.4, -3.0), (-4.8, -3.2)],
    [(2.2, 0.2), (3.8, -0.6), (5.4, 0.4)],
    [(8.2, 4.6), (9.6, 4.0), (10.4, 2.6)],
];

fn cos(turn: u8) -> f64 {
    COS[usize::from(turn % TURNS)]
}

fn sin(turn: u8) -> f64 {
    cos(turn + TURNS - TURNS / 4)
}

fn turned((x, y): (f64, f64), turn: u8) -> (f64, f64) {
    (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
}

/// The outline of a bean so turned and then moved, for the `d` of a path.
pub(crate) fn outline(turn: u8, (dx, dy): (f64, f64)) -> String {
    let mut path = Canvas::new("");
    for (i, &point) in OUTLINE.iter().enumerate() {
        let (x, y) = turned(point, turn);
        let lead = match i {
            0 => "M",
            1 => "C",
            _ => " ",
        };
        put!(path, "{lead}{} {}", Num(x + dx), Num(y + dy));
    }
    put!(path, "Z");
    path.finish()
}

/// The streaks of a bean so turned, broad ones and fine ones, each for the `d` of a path; no two turns have the same.
pub(crate) fn streaks(turn: u8) -> [String; 2] {
    let mut widths = [Canvas::new(""), Canvas::new("")];
    for (i, streak) in STREAKS.into_iter().enumerate() {
        let chance = mix(u64::from(turn) << 8 | i as u64);
        let path = match chance % 8 {
            0..3 => &mut widths[0],
            3..7 => &mut widths[1],
            _ => continue,
        };
        let shift = (chance >> 8 & 3) as f64 * 0.4 - 0.6;
        let [start, control, end] = streak.map(|(x, y)| turned((x + shift, y), turn));
        put!(
            path,
            "M{} {}Q{} {} {} {}",
            Num(start.0),
            Num(start.1),
            Num(control.0),
            Num(control.1),
            Num(end.0),
            Num(end.1)
        );
    }
    widths.map(Canvas::finish)
}

/// An ellipse along a bean so turned, about the point that lies at `middle` in the bean on its side.
fn spot(turn: u8, middle: (f64, f64), (rx, ry): (f64, f64)) -> String {
    let (x, y) = turned(middle, turn);
    let degrees = u16::from(turn) * 360 / u16::from(TURNS);
    format!(
        r#"<ellipse rx="{}" ry="{}" transform="translate({} {}) rotate({degrees})""#,
        Num(rx),
        Num(ry),
        Num(x),
        Num(y)
    )
}

/// The eye of a bean so turned: an ellipse, its tag left open for attributes.
pub(crate) fn eye(turn: u8) -> String {
    spot(turn, (0.0, 3.9), (2.7, 1.0))
}

/// Where a bean so turned mirrors the light: an ellipse, its tag left open for attributes.
pub(crate) fn gleam(turn: u8) -> String {
    // The light as the bean on its side would see it.
    let (x, y) = turned(LIGHT, TURNS - turn % TURNS);
    spot(turn, (x * 6.2, y * 3.6 - 0.4), (5.4, 2.3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_comes_from_above_however_a_bean_is_turned() {
        for turn in 0..TURNS {
            let (x, y) = turned(turned(LIGHT, TURNS - turn), turn);
            assert!((x - LIGHT.0).abs() < 1e-12 && (y - LIGHT.1).abs() < 1e-12, "turn {turn}: {x} {y}");
        }
    }

    #[test]
    fn an_outline_is_closed() {
        assert_eq!(OUTLINE[0], OUTLINE[18]);
        assert!(outline(5, (0.0, 0.0)).ends_with('Z'));
    }
}
