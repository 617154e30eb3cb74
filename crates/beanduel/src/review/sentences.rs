//! A review in sentences.

use beanduel_engine::{Assessed, Review, ReviewedMove, Standing, Tally, TurningPoint, Value};
use beanduel_rules::{Move, Player, Position};
use fluent_bundle::FluentValue;

use crate::names;
use crate::numbers;
use crate::text::Text;

/// How much of a line is told in a sentence.
const MOVES_TOLD: usize = 8;

/// Tells a review.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    /// The words.
    pub text: &'a Text,
    /// Who is told, if one of the players is.
    pub you: Option<Player>,
    /// Moves that were played before what was reviewed begins.
    pub played_before: usize,
}

impl<'a> Narrator<'a> {
    /// Tells somebody who doesn't play of a whole game.
    pub fn new(text: &'a Text) -> Narrator<'a> {
        Narrator { text, you: None, played_before: 0 }
    }

    /// The number of the turn that a ply belongs to.
    pub fn turn_number(self, review: &Review, ply: usize) -> usize {
        turn_number(review.places()[0].position.to_move(), self.played_before, ply)
    }

    /// The final margin that best play leads to from a position.
    pub fn margin(self, place: &Assessed) -> String {
        let at = numbers::margin(place.value.final_margin(&place.position), self.text);
        let args = [("margin", at.into()), ("known", self.known(place.value).into())];
        self.text.with("review-margin", &args).into_owned()
    }

    fn who(self, player: Player) -> FluentValue<'static> {
        if self.you == Some(player) { "you".into() } else { names::key(player).into() }
    }

    /// So many beans in words, as the object of a sentence; estimates in halves of a bean and "about".
    fn beans(self, beans: Value) -> String {
        let (name, number, decimals) = match beans {
            Value::Exact(beans) => ("beans-exact", f64::from(beans), 0),
            Value::Estimate(hundredths) => {
                let halves = (f64::from(hundredths) / 50.0).round();
                ("beans-about", halves / 2.0, usize::from(halves % 2.0 != 0.0))
            }
        };
        let count = self.text.decimal(number, decimals);
        self.text.with(name, &[("beans", number.into()), ("count", count.into())]).into_owned()
    }

    /// `exact` or `estimate`.
    pub fn known(self, value: Value) -> String {
        self.text.get(if value.is_exact() { "analyse-exact" } else { "analyse-estimate" }).into_owned()
    }

    /// What a move lost, and which was better; nothing of a move that lost nothing.
    pub fn loss(self, review: &Review, mv: &ReviewedMove<'_>) -> Option<String> {
        let position = &mv.before().position;
        let best = (mv.best() != mv.played()).then(|| position.annotate(mv.best()).to_string());
        let mut args = vec![
            ("number", FluentValue::from(self.turn_number(review, mv.ply()))),
            ("who", self.who(mv.player())),
            ("loss", self.beans(mv.loss()).into()),
            ("known", self.known(mv.loss()).into()),
            ("played", position.annotate(mv.played()).to_string().into()),
        ];
        let name = if best.is_some() { "review-loss" } else { "review-loss-only" };
        args.extend(best.map(|best| ("best", best.into())));
        mv.loses().then(|| self.text.with(name, &args).into_owned())
    }

    /// That a move lost nothing.
    pub fn no_loss(self, mv: &ReviewedMove<'_>) -> String {
        let played = mv.before().position.annotate(mv.played()).to_string();
        let args = [("move", played.into()), ("known", self.known(mv.loss()).into())];
        self.text.with("why-no-loss", &args).into_owned()
    }

    /// What the move changed, if it changed who wins.
    pub fn turn(self, turn: &TurningPoint) -> Option<String> {
        let name = match (turn.from, turn.to) {
            (Standing::Win, Standing::Draw) => "turn-win-draw",
            (Standing::Win, Standing::Loss) => "turn-win-loss",
            (Standing::Draw, Standing::Loss) => "turn-draw-loss",
            _ => return None,
        };
        Some(self.text.get(name).into_owned())
    }

    /// What should have been played, and on.
    pub fn better(self, place: &Assessed) -> Option<String> {
        let line = FluentValue::from(line(&place.position, &place.line));
        (!place.line.is_empty()).then(|| self.text.with("review-better", &[("line", line)]).into_owned())
    }

    /// What the opponent makes of it.
    pub fn allows(self, place: &Assessed) -> Option<String> {
        let line = FluentValue::from(line(&place.position, &place.line));
        (!place.line.is_empty()).then(|| self.text.with("review-allows", &[("line", line)]).into_owned())
    }

    /// How well a player moved.
    pub fn tally(self, player: Player, tally: &Tally) -> String {
        let args = [
            ("who", self.who(player)),
            ("good", tally.good.into()),
            ("moves", tally.moves.into()),
            ("percent", tally.percent().into()),
            ("lost", tally.lost.hundredths().into()),
            ("count", numbers::beans(tally.lost, self.text).into()),
        ];
        self.text.with("review-tally", &args).into_owned()
    }

    /// From where on all is exact.
    pub fn exactness(self, review: &Review) -> String {
        match review.exact_from() {
            Some(0) => self.text.get("review-exact").into_owned(),
            Some(plies) if plies < review.len() => {
                let place = &review.places()[plies].position;
                let number = FluentValue::from(self.turn_number(review, plies));
                let args = [("number", number), ("player", names::key(place.to_move()).into())];
                self.text.with("review-exact-from", &args).into_owned()
            }
            Some(_) | None => self.text.get("review-estimated").into_owned(),
        }
    }

    /// All there is to say, a sentence or a few each: how exact it is, how well each moved, and every loss, with lines where the
    /// game turned.
    pub fn story(self, review: &Review) -> (Vec<String>, Vec<String>) {
        let tallies = review.tallies();
        let mut summary = vec![self.exactness(review)];
        summary.extend(Player::ALL.map(|player| self.tally(player, &tallies[player])));
        let turns = review.turning_points();
        let losses = review.moves().filter_map(|mv| {
            let mut sentences = self.loss(review, &mv)?;
            // Numbered as in the plot.
            if let Some((number, turn)) = (1..).zip(&turns).find(|(_, turn)| turn.ply == mv.ply()) {
                let numbered = [("number", number.into()), ("told", sentences.into())];
                sentences = self.text.with("review-turn", &numbered).into_owned();
                let more = [self.turn(turn), self.better(mv.before()), self.allows(mv.after())];
                for sentence in more.into_iter().flatten() {
                    sentences = format!("{sentences} {sentence}");
                }
            }
            Some(sentences)
        });
        let mut losses: Vec<String> = losses.collect();
        if losses.is_empty() {
            let is_exact = review.exact_from() == Some(0);
            losses.push(self.text.get(if is_exact { "review-no-loss" } else { "review-no-loss-seen" }).into_owned());
        }
        (summary, losses)
    }
}

/// The number of the turn that a ply belongs to, counted from a position where `mover` moves and so many plies were played before.
pub fn turn_number(mover: Player, played_before: usize, ply: usize) -> usize {
    let north_began = (mover == Player::North) != (played_before % 2 == 1);
    usize::midpoint(played_before + ply, usize::from(north_began)) + 1
}

/// The first moves of a line as records write them, without numbers.
pub fn line(position: &Position, moves: &[Move]) -> String {
    let mut at = *position;
    let mut words = Vec::new();
    for &mv in moves.iter().take(MOVES_TOLD) {
        words.push(at.annotate(mv).to_string());
        at = at.play_unchecked(mv);
    }
    if moves.len() > MOVES_TOLD {
        words.push("…".to_owned());
    }
    words.join(" ")
}
