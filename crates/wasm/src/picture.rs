//! Pictures for the page, and the beans of a move on their way.

use beanduel_draw::{Beans, Form, Labels, Page, Picture, Place, Places, Redrawn, Step};
use beanduel_rules::{BySide, Player};
use serde::Serialize;

use crate::fault::Refusal;
use crate::question::{Looks, Theme};
use crate::standing::{read_move, read_position};

/// A picture and where things lie in it.
#[derive(Serialize)]
pub struct Drawn {
    svg: String,
    width: f64,
    height: f64,
    places: Vec<Spot>,
}

#[derive(Serialize)]
struct Spot {
    vessel: String,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
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
    from: [f64; 2],
    to: [f64; 2],
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
        .form(if looks.narrow { Form::Narrow } else { Form::Wide })
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
    let places = vessels.into_iter().map(|Place { vessel, x, y, width, height }| Spot { vessel, x, y, width, height });
    let svg = if pieces { picture.pieces() } else { picture.svg() };
    Ok(Drawn { svg, width, height, places: places.collect() })
}

/// The beans of a move on their way.
pub fn journey(looks: &Looks, text: &str) -> Result<Vec<Leg>, Refusal> {
    let mv = read_move(&read_position(&looks.position)?, text)?;
    let steps = picture(looks)?.journey(mv).map_err(|why| Refusal::new("move", &why))?;
    let leg = |Step { flights, left, reached, capture }| Leg {
        flights: flights
            .into_iter()
            .map(|flight| Flying { bean: flight.bean, from: flight.from, to: flight.to })
            .collect(),
        left: left.into(),
        reached: reached.into(),
        capture,
    };
    Ok(steps.into_iter().map(leg).collect())
}
