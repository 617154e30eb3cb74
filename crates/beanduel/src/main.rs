//! `beanduel`: play, analyse and solve the game of Cups (2x4: `BohnDuell`).

mod text;

fn main() {
    let text = text::Text::new(text::Language::of_environment());
    println!("{}", text.get("draw"));
}
