//! Pictures for the page, and the beans of a move on their way.

use beanduel_draw::{Beans, Labels, Page, Picture, Place, Places, Plot, PlotLabels, PlotPoint, Redrawn, Step};
use beanduel_rules::{BySide, Player};
use serde::Serialize;

use crate::decimal::Decimal;
use crate::fault::Refusal;
use crate::question::{Course, Form, Looks, Margin, Theme};
use crate::standing::{read_move, read_position};

/// A picture and where things lie in it.
#[derive(Serialize)]
pub struct Drawn {
    svg: String,
    width: Decimal,
    height: Decimal,
    places: Vec<Spot>,
}

#[derive(Serialize)]
struct Spot {
    vessel: String,
    x: Decimal,
    y: Decimal,
    width: Decimal,
    height: Decimal,
}

/// A step of a journey.
#[derive(Serialize)]
pub struct Leg {
    flights: Vec<Flying>,
    left: Group,
    reached: Group,
    capture: bool,
}

#[derive(Serialize)]
struct Flying {
    bean: String,
    from: [Decimal; 2],
    to: [Decimal; 2],
}

#[derive(Serialize)]
struct Group {
    vessel: String,
    content: String,
}

impl From<Theme> for beanduel_draw::Theme {
    fn from(theme: Theme) -> beanduel_draw::Theme {
        match theme {
            Theme::Styled => beanduel_draw::Theme::Styled,
            Theme::Light => beanduel_draw::Theme::Light,
            Theme::Dark => beanduel_draw::Theme::Dark,
            Theme::Print => beanduel_draw::Theme::Print,
        }
    }
}

impl From<Form> for beanduel_draw::Form {
    fn from(form: Form) -> beanduel_draw::Form {
        match form {
            Form::Wide => beanduel_draw::Form::Wide,
            Form::Narrow => beanduel_draw::Form::Narrow,
            Form::Tall => beanduel_draw::Form::Tall,
        }
    }
}

impl From<Redrawn> for Group {
    fn from(Redrawn { vessel, content }: Redrawn) -> Group {
        Group { vessel, content }
    }
}

fn picture(looks: &Looks) -> Result<Picture, Refusal> {
    let position = read_position(&looks.position)?;
    let [south, north] = looks.names.clone();
    let [stock, pot] = looks.labels.clone();
    let mut picture = Picture::new(&position)
        .names(BySide { south, north })
        .labels(Labels { stock, pot })
        .theme(looks.theme.into())
        .form(looks.form.into())
        .seen_by(if looks.flipped { Player::North } else { Player::South })
        .beans(if looks.counted { Beans::Counted } else { Beans::Drawn })
        .page(if looks.ground { Page::Drawn } else { Page::Clear })
        .complete();
    if let Some(prefix) = &looks.prefix {
        picture = picture.id_prefix(prefix);
    }
    if let Some(last) = &looks.last {
        let before = read_position(&last.before)?;
        picture = picture.last_move(&before, read_move(&before, &last.mv)?);
    }
    if let Some(text) = &looks.preview {
        let mv = read_move(&position, text)?;
        picture = picture.preview(mv).map_err(|why| Refusal::new("move", &why))?;
    }
    Ok(picture)
}

/// The picture asked for.
pub fn draw(looks: &Looks, pieces: bool) -> Result<Drawn, Refusal> {
    let picture = picture(looks)?;
    let Places { width, height, vessels } = picture.places();
    let places = vessels.into_iter().map(|Place { vessel, x, y, width, height }| Spot {
        vessel,
        x: x.into(),
        y: y.into(),
        width: width.into(),
        height: height.into(),
    });
    let svg = if pieces { picture.pieces() } else { picture.svg() };
    Ok(Drawn { svg, width: width.into(), height: height.into(), places: places.collect() })
}

/// The beans of a move on their way.
pub fn journey(looks: &Looks, text: &str) -> Result<Vec<Leg>, Refusal> {
    let mv = read_move(&read_position(&looks.position)?, text)?;
    let steps = picture(looks)?.journey(mv).map_err(|why| Refusal::new("move", &why))?;
    let leg = |Step { flights, left, reached, capture }| Leg {
        flights: flights
            .into_iter()
            .map(|flight| Flying {
                bean: flight.bean,
                from: flight.from.map(Decimal::from),
                to: flight.to.map(Decimal::from),
            })
            .collect(),
        left: left.into(),
        reached: reached.into(),
        capture,
    };
    Ok(steps.into_iter().map(leg).collect())
}

/// The course of a game, and where its points lie.
#[derive(Serialize)]
pub struct Plotted {
    svg: String,
    width: Decimal,
    height: Decimal,
    points: Vec<[Decimal; 2]>,
}

/// The plot of a game's course.
pub fn plot(course: Course) -> Plotted {
    let [south, north, moves, exact, estimate] = course.words;
    let points = course.margins.iter().map(|&Margin { margin, exact }| PlotPoint { margin, exact });
    let mut plot = Plot::new(points.collect())
        .marks(course.marks)
        .first(if course.north_first { Player::North } else { Player::South })
        .labels(PlotLabels { names: BySide { south, north }, moves, exact, estimate })
        .theme(course.theme.into())
        .form(course.form.into())
        .page(Page::Clear);
    if let Some(prefix) = &course.prefix {
        plot = plot.id_prefix(prefix);
    }
    let (svg, (width, height)) = (plot.svg(), plot.size());
    let points = plot.places().into_iter().map(|place| place.map(Decimal::from)).collect();
    Plotted { svg, width: width.into(), height: height.into(), points }
}
