//! A review as a plot to be drawn.

use beanduel_draw::{Plot, PlotLabels, PlotPoint};
use beanduel_engine::Review;
use beanduel_rules::{BySide, Eval};

use crate::names;
use crate::text::Text;

/// The course of the game, its turning points marked and numbered.
pub fn plot(review: &Review, text: &Text) -> Plot {
    let points = review.margins().map(|margin| match margin {
        Eval::Exact(beans) => PlotPoint { margin: f64::from(beans), exact: true },
        Eval::Estimate(hundredths) => PlotPoint { margin: f64::from(hundredths) / 100.0, exact: false },
    });
    let ahead = |player| text.with("plot-ahead", &[("player", names::key(player).into())]).into_owned();
    Plot::new(points.collect())
        .marks(review.turning_points().iter().map(|turn| turn.ply + 1).collect())
        .first(review.places()[0].position.to_move())
        .labels(PlotLabels {
            names: BySide::from_fn(ahead),
            moves: text.get("plot-moves").into_owned(),
            exact: text.get("analyse-exact").into_owned(),
            estimate: text.get("analyse-estimate").into_owned(),
        })
        .title(text.get("plot-title"))
}
