//! What pictures must show, read back from the drawings themselves.

use std::collections::HashSet;

use beanduel_draw::{Beans, FONT, Form, Labels, MAX_WIDTH, MIN_WIDTH, Page, Picture, PngError, TextStyle, Theme};
use beanduel_rules::{BySide, Cup, Move, Player, Position, Setup, SetupSide};
use proptest::prelude::*;
use resvg::tiny_skia::Pixmap;
use resvg::usvg::roxmltree::{Document, Node};

fn position(line: &str) -> Position {
    line.parse().unwrap()
}

/// The position after a move, shown with it.
fn after(line: &str, mv: &str) -> Picture {
    let before = position(line);
    let mv = before.read_move(mv).unwrap();
    Picture::new(&before.play(mv).unwrap()).last_move(&before, mv)
}

fn labelled(picture: Picture) -> Picture {
    picture.labels(Labels { stock: "stock".to_owned(), pot: "pot".to_owned() })
}

/// The vessel with this attribute, `data-cup="s1"` for one.
fn vessel<'a, 'i>(document: &'a Document<'i>, attribute: &str, value: &str) -> Node<'a, 'i> {
    let mut found = document.descendants().filter(|node| node.attribute(attribute) == Some(value));
    let vessel = found.next().unwrap_or_else(|| panic!("no {attribute} {value}"));
    assert!(found.next().is_none(), "two of {attribute} {value}");
    vessel
}

/// Where the first transform of a node moves it.
fn place(node: Node<'_, '_>) -> (f64, f64) {
    let moved = node.attribute("transform").unwrap().strip_prefix("translate(").unwrap().split(')').next().unwrap();
    let (x, y) = moved.split_once(' ').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

/// What a vessel is made of: the names of the definitions it uses.
fn parts(vessel: Node<'_, '_>) -> Vec<String> {
    vessel.descendants().filter_map(|node| node.attribute("href")).map(|name| name[1..].to_owned()).collect()
}

fn count(parts: &[String], prefix: &str) -> usize {
    parts.iter().filter(|part| part.starts_with(prefix)).count()
}

/// All text in a drawing but its title and description.
fn texts(document: &Document<'_>) -> Vec<String> {
    let is_text = |node: &Node<'_, '_>| node.has_tag_name("text");
    let text = |node: Node<'_, '_>| node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect();
    document.descendants().filter(is_text).map(text).collect()
}

const RICH: &str = "9,5,4,12,0,1:14:31 7,0,15,3,2,6:11:24 s";

#[test]
fn opposite_cups_face_and_each_pot_lies_at_its_owners_right() {
    for cups in 1..=15 {
        let row = vec!["0"; cups].join(",");
        let svg = Picture::new(&position(&format!("{row}:20:1 {row}:20:2 s"))).svg();
        let document = Document::parse(&svg).unwrap();
        let at = |attribute: &str, value: &str| place(vessel(&document, attribute, value));
        for i in 1..=cups {
            let (south, north) = (at("data-cup", &format!("s{i}")), at("data-cup", &format!("n{}", cups + 1 - i)));
            assert!((south.0 - north.0).abs() < 0.2 && north.1 < south.1, "cup {i} of {cups}");
            assert!(at("data-stock", "s").0 < south.0 && south.0 < at("data-pot", "s").0);
            assert!(at("data-pot", "n").0 < north.0 && north.0 < at("data-stock", "n").0);
        }
        assert!(at("data-pot", "n").1 < at("data-stock", "s").1);
        assert!(at("data-stock", "n").1 < at("data-pot", "s").1);
    }
}

#[test]
fn emptiable_and_blocked_cups_have_shapes_of_their_own_in_every_theme() {
    for theme in Theme::ALL {
        let svg = Picture::new(&position(RICH)).theme(theme).svg();
        let document = Document::parse(&svg).unwrap();
        for (cup, mark) in [
            ("s1", Some("stop")),
            ("s2", Some("lip")),
            ("s3", Some("lip")),
            ("s4", Some("stop")),
            ("s5", None),
            ("s6", Some("lip")),
            ("n1", Some("stop")),
            ("n2", None),
            ("n3", Some("stop")),
            ("n4", Some("lip")),
            ("n5", Some("lip")),
            ("n6", Some("stop")),
        ] {
            let parts = parts(vessel(&document, "data-cup", cup));
            let expected = |kind| usize::from(mark == Some(kind));
            assert_eq!(count(&parts, "cups-lip"), expected("lip"), "{cup} {parts:?}");
            assert_eq!(count(&parts, "cups-stop"), expected("stop"), "{cup} {parts:?}");
        }
        let bare = Picture::new(&position(RICH)).theme(theme).marks(false).svg();
        assert!(!bare.contains("data-mark"));
    }
}

#[test]
fn each_bean_is_drawn_up_to_twelve_in_a_cup_and_sixty_in_a_heap() {
    let svg = Picture::new(&position("0,1,12,13:59:60 0,2,0,0:61:200 s")).theme(Theme::Print).svg();
    let document = Document::parse(&svg).unwrap();
    for (attribute, value, beans) in [
        ("data-cup", "s1", 0),
        ("data-cup", "s2", 1),
        ("data-cup", "s3", 12),
        ("data-cup", "s4", 0),
        ("data-cup", "n2", 2),
        ("data-stock", "s", 59),
        ("data-pot", "s", 60),
        ("data-stock", "n", 60),
        ("data-pot", "n", 60),
    ] {
        assert_eq!(count(&parts(vessel(&document, attribute, value)), "cups-bean"), beans, "{attribute} {value}");
    }
}

#[test]
fn a_bean_stays_where_it_is_when_others_come() {
    let beans = |line: &str| -> Vec<(String, String)> {
        let svg = Picture::new(&position(line)).svg();
        let document = Document::parse(&svg).unwrap();
        vessel(&document, "data-cup", "s2")
            .children()
            .filter(|node| node.attribute("href").is_some_and(|name| name.contains("bean")))
            .map(|node| {
                let attribute = |name| node.attribute(name).unwrap().to_owned();
                (attribute("href"), attribute("transform"))
            })
            .collect()
    };
    let all = beans("0,12,0,0:0:0 0,0,0,0:0:0 s");
    for count in 0..12 {
        assert_eq!(beans(&format!("0,{count},0,0:9:7 0,0,3,0:0:0 n")), all[..count]);
    }
}

#[test]
fn the_last_move_shows_what_came_what_left_and_what_was_captured() {
    for theme in Theme::ALL {
        let svg = after("3,5,2,0:22:9 6,3,0,4:19:7 n", "s3").theme(theme).svg();
        let document = Document::parse(&svg).unwrap();
        let texts = texts(&document);
        let times = |text: &str| texts.iter().filter(|found| *found == text).count();
        assert_eq!((times("+1"), times("+5"), times("\u{2212}3"), times("\u{2212}5")), (3, 1, 1, 1), "{texts:?}");
        assert!(texts.contains(&"s3x5".to_owned()));
        let captured = parts(vessel(&document, "data-cup", "s2"));
        assert_eq!((count(&captured, "cups-ghost"), count(&captured, "cups-bean")), (5, 0));
        let sown = parts(vessel(&document, "data-cup", "n1"));
        assert_eq!((count(&sown, "cups-halo"), count(&sown, "cups-bean")), (1, 7));
        assert_eq!(count(&parts(vessel(&document, "data-pot", "n")), "cups-halo"), 5);
        assert_eq!(count(&parts(vessel(&document, "data-stock", "n")), "cups-ghost"), 3);
    }
}

#[test]
fn the_player_to_move_is_shown_until_the_game_is_over() {
    let turn = |line: &str| {
        let svg = Picture::new(&position(line)).svg();
        let document = Document::parse(&svg).unwrap();
        document.descendants().find_map(|node| node.attribute("data-turn")).map(ToOwned::to_owned)
    };
    assert_eq!(turn("0,0:5:0 0,0:5:0 s").as_deref(), Some("s"));
    assert_eq!(turn("0,0:5:0 0,0:5:0 n").as_deref(), Some("n"));
    assert_eq!(turn("1,0:0:5 0,2:0:3 n"), None);
}

#[test]
fn print_knows_black_and_white_alone() {
    let picture = labelled(after(RICH, "s5")).theme(Theme::Print);
    for picture in [picture.clone(), picture.beans(Beans::Counted)] {
        let svg = picture.svg();
        let document = Document::parse(&svg).unwrap();
        for node in document.descendants() {
            for name in ["fill", "stroke", "stop-color"] {
                let colour = node.attribute(name).unwrap_or("none");
                assert!(matches!(colour, "none" | "#000" | "#fff"), "{colour} in {name} of {node:?}");
            }
            for attribute in node.attributes() {
                assert!(!attribute.name().contains("opacity") && attribute.name() != "style", "{attribute:?}");
            }
        }
        let pixels = Pixmap::decode_png(&picture.png(400).unwrap()).unwrap();
        assert!(pixels.pixels().iter().all(|dot| dot.red() == dot.green() && dot.green() == dot.blue()));
    }
}

#[test]
fn every_name_is_defined_once_and_begins_with_the_prefix() {
    for theme in Theme::ALL {
        let svg = labelled(after(RICH, "s5")).theme(theme).id_prefix("7 game\"<é").svg();
        let document = Document::parse(&svg).unwrap();
        let mut defined = HashSet::new();
        for id in document.descendants().filter_map(|node| node.attribute("id")) {
            assert!(id.starts_with("cups-7game"), "{id}");
            assert!(defined.insert(id.to_owned()), "{id} is defined twice");
        }
        for node in document.descendants() {
            for attribute in node.attributes() {
                let value = attribute.value();
                let used = value.strip_prefix("url(#").map(|name| name.trim_end_matches(')'));
                let used = if attribute.name() == "href" { value.strip_prefix('#') } else { used };
                if let Some(used) = used {
                    assert!(defined.contains(used), "{used} is not defined");
                }
            }
        }
    }
}

#[test]
fn a_picture_stands_alone_and_says_what_it_is() {
    let svg = Picture::new(&position(RICH)).title("A <board>").description("Two & two").svg();
    let document = Document::parse(&svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let size: Vec<f64> = root.attribute("viewBox").unwrap().split(' ').map(|part| part.parse().unwrap()).collect();
    assert!(size[2] > size[3] && size[3] > 0.0);
    assert_eq!(root.first_element_child().unwrap().text(), Some("A <board>"));
    assert_eq!(root.children().find(|node| node.has_tag_name("desc")).unwrap().text(), Some("Two & two"));
    assert!(!svg.contains("http") || svg.matches("http").count() == 1, "only the namespace");

    let untitled = Picture::new(&position(RICH)).svg();
    assert!(untitled.contains(&format!("<title>{RICH}</title>")) && !untitled.contains("<desc>"));
}

#[test]
fn names_can_be_anything() {
    let nasty = "</text><script>&\u{0}\u{8}\u{fffe}\n\"'";
    let names = || BySide { south: nasty.to_owned(), north: "名".repeat(500) };
    let labels = Labels { stock: nasty.to_owned(), pot: nasty.repeat(20) };
    let picture = after("0:3:5 1:4:6 n", "c1").names(names()).labels(labels).title(nasty).description(nasty);
    let svg = picture.svg();
    let document = Document::parse(&svg).unwrap();
    assert!(document.descendants().all(|node| !node.has_tag_name("script")));
    assert!(texts(&document).iter().all(|text| text.chars().count() < 60), "names are cut to fit");
    picture.png(200).unwrap();
    assert_eq!(picture.text(TextStyle::Unicode).lines().count(), 10);
}

#[test]
fn a_png_is_as_wide_as_asked_and_in_proportion() {
    for (line, width) in [("0:9:0 0:9:0 s", 16), (RICH, 320), (RICH, 777)] {
        let picture = Picture::new(&position(line));
        let svg = picture.svg();
        let document = Document::parse(&svg).unwrap();
        let side = |name| document.root_element().attribute(name).unwrap().parse::<f32>().unwrap();
        let pixels = Pixmap::decode_png(&picture.png(width).unwrap()).unwrap();
        assert_eq!(pixels.width(), width);
        assert!((pixels.height() as f32 - width as f32 * side("height") / side("width")).abs() <= 1.0);
    }
    let picture = Picture::new(&position(RICH));
    for width in [0, MIN_WIDTH - 1, MAX_WIDTH + 1, u32::MAX] {
        assert_eq!(picture.png(width), Err(PngError::Width(width)));
    }
}

#[test]
fn the_bundled_font_is_the_one_that_letters_are_drawn_with() {
    assert!(FONT.len() < 60_000);
    let png = |name: &str| {
        let names = BySide { south: name.to_owned(), north: String::new() };
        Picture::new(&position(RICH)).theme(Theme::Print).names(names).png(500).unwrap()
    };
    // A letter the font doesn't have is drawn by no other.
    assert_ne!(png("Žluťoučký"), png("Žlutoučký"));
    assert_eq!(png("\u{5b57}"), png("\u{6f22}"));
}

#[test]
fn without_a_page_the_ground_shows_through() {
    let corner = |page| {
        let png = Picture::new(&position(RICH)).page(page).png(200).unwrap();
        Pixmap::decode_png(&png).unwrap().pixel(0, 0).unwrap().alpha()
    };
    assert_eq!((corner(Page::Drawn), corner(Page::Clear)), (255, 0));
}

#[test]
fn counted_beans_are_numerals_alone() {
    let picture = after(RICH, "s5").beans(Beans::Counted);
    let svg = picture.svg();
    assert!(!svg.contains("bean"));
    let document = Document::parse(&svg).unwrap();
    assert!(texts(&document).contains(&"15".to_owned()) && texts(&document).contains(&"+1".to_owned()));
}

#[test]
fn the_same_picture_gives_the_same_bytes() {
    for theme in Theme::ALL {
        let picture = || labelled(after(RICH, "s5")).theme(theme);
        assert_eq!(picture().svg(), picture().svg());
        assert_eq!(picture().png(300).unwrap(), picture().png(300).unwrap());
    }
}

#[test]
fn a_move_on_another_board_is_not_shown() {
    let before = position("0,0:5:0 0,0:5:0 s");
    let mv = before.read_move("s2").unwrap();
    let (picture, plain) = (Picture::new(&position(RICH)).last_move(&before, mv), Picture::new(&position(RICH)));
    assert_eq!(picture.svg(), plain.svg());
    assert_eq!(picture.text(TextStyle::Ascii), plain.text(TextStyle::Ascii));
}

#[test]
fn a_preview_shows_what_would_leave_and_come_and_leaves_the_numerals_alone() {
    let before = position("1,1,1,1:36:0 0,0,0,0:40:0 n");
    let mv = before.read_move("s3").unwrap();
    let svg = labelled(Picture::new(&before).preview(mv).unwrap()).svg();
    let document = Document::parse(&svg).unwrap();
    let of = |attribute: &str, value: &str| vessel(&document, attribute, value);
    let faint = |node: Node<'_, '_>, part: &str| {
        let faint = node.children().find(|node| node.attribute("data-part") == Some(part));
        faint.map_or(0, |group| group.children().count())
    };
    assert_eq!(faint(of("data-stock", "n"), "leaving"), 3);
    for cup in ["n1", "n2", "n3"] {
        assert_eq!(faint(of("data-cup", cup), "coming"), 1);
        assert_eq!(numeral(&document, "data-cup", cup), Some(0));
    }
    assert_eq!(faint(of("data-cup", "s2"), "leaving"), 1, "captured");
    assert_eq!(faint(of("data-pot", "n"), "coming"), 1);
    assert_eq!(faint(of("data-cup", "n4"), "coming") + faint(of("data-cup", "s1"), "leaving"), 0);
    let texts = texts(&document);
    for tag in ["+1", "\u{2212}3", "\u{2212}1", "s3x1"] {
        assert!(texts.iter().any(|text| text == tag), "{tag} in {texts:?}");
    }
    assert!(Picture::new(&before).preview(Move::Pass).is_err());
}

#[test]
fn pieces_take_the_place_of_those_of_another_position_of_the_board() {
    for theme in [Theme::Styled, Theme::Print] {
        let whole = |picture: &Picture| {
            let svg = picture.svg();
            let (head, rest) = svg.split_once(r#"<g data-part="pieces">"#).unwrap();
            (head.to_owned(), rest.strip_suffix("</g></svg>\n").unwrap().to_owned())
        };
        let looks = |picture: Picture| labelled(picture).theme(theme).title("board").complete();
        let (one, other) = (looks(Picture::new(&position(RICH))), looks(after(RICH, "s5")));
        assert_eq!(whole(&one).0, whole(&other).0);
        assert_eq!(whole(&other).1, other.pieces());
    }
}

#[test]
fn a_journey_leads_to_the_picture_of_the_position_after_the_move() {
    for (line, mv, steps, flights) in [
        (RICH, "s5", 5, 5),
        ("1,1,1,1:36:0 0,0,9,0:40:0 s", "c1", 0, 0),
        ("0,0,0,0:36:0 0,0,0,20:40:0 s", "s1", 2, 13),
        ("4,1,1,1:36:0 0,0,0,0:40:0 s", "c1", 4, 4),
    ] {
        let before = position(line);
        let picture = labelled(Picture::new(&before)).complete();
        let Ok(mv) = before.read_move(mv) else {
            assert!(picture.journey(before.annotate(Move::Pass).mv).is_err());
            continue;
        };
        let journey = picture.journey(mv).unwrap();
        assert_eq!(journey.len(), steps, "{line}");
        assert_eq!(journey.iter().map(|step| step.flights.len()).sum::<usize>(), flights, "{line}");
        let end = labelled(Picture::new(&before.play(mv).unwrap()).last_move(&before, mv)).svg();
        for (i, step) in journey.iter().enumerate() {
            let later = |vessel: &str| {
                journey[i + 1..].iter().any(|step| step.left.vessel == vessel || step.reached.vessel == vessel)
            };
            for redrawn in [&step.left, &step.reached] {
                assert!(later(&redrawn.vessel) || end.contains(&redrawn.content), "{} in {line}", redrawn.vessel);
            }
        }
    }
}

#[test]
fn a_player_sees_the_own_row_below_and_the_pot_at_the_right() {
    for form in Form::ALL {
        for (viewer, mine, yours) in [(Player::South, "s", "n"), (Player::North, "n", "s")] {
            let picture = labelled(after(RICH, "s5")).form(form).seen_by(viewer);
            let svg = picture.svg();
            let document = Document::parse(&svg).unwrap();
            let at = |attribute: &str, value: &str| place(vessel(&document, attribute, value));
            // On a board on its end, right is below and left above.
            let at = |attribute: &str, value: &str| match (form, at(attribute, value)) {
                (Form::Wide | Form::Narrow, (x, y)) => (x, y),
                (Form::Tall, (x, y)) => (-y, x),
            };
            assert!(at("data-cup", &format!("{mine}1")).1 > at("data-cup", &format!("{yours}1")).1);
            assert!(at("data-cup", &format!("{mine}1")).0 < at("data-cup", &format!("{mine}6")).0);
            assert!(at("data-pot", mine).0 > at("data-stock", mine).0);
            let places = picture.places();
            let drawn = document.root_element().attribute("viewBox").unwrap();
            assert_eq!(drawn, format!("0 0 {} {}", places.width, places.height));
            for place in &places.vessels {
                let group = format!("<g {} ", place.vessel);
                assert!(svg.contains(&group), "{group}");
            }
        }
    }
}

#[test]
fn a_styled_picture_names_no_colour_of_a_theme() {
    let svg = labelled(after(RICH, "s5")).theme(Theme::Styled).complete().svg();
    let document = Document::parse(&svg).unwrap();
    let light = Theme::Light.properties();
    for node in document.descendants() {
        for name in ["fill", "stroke", "stop-color", "fill-opacity"] {
            let value = node.attribute(name).unwrap_or("none");
            if let Some(property) = value.strip_prefix("var(") {
                assert!(light.contains(&format!("{}:", property.trim_end_matches(')'))), "{value}");
            } else {
                let of_light = ["#fff", "#000", "#140a05", "#4a2f1b", "#35230f"];
                assert!(!value.starts_with('#') || of_light.contains(&value), "{value} of {node:?}");
            }
        }
    }
    assert!(svg.contains("var(--cups-wood-lit)"));
}

/// Positions of every size and kind: cups that are empty, emptiable or blocked, small and large pots.
fn positions() -> impl Strategy<Value = Position> {
    let side = |cups| {
        let cup = prop_oneof![4 => 0..=3u32, 4 => 0..=15u32, 1 => 0..=60u32];
        (proptest::collection::vec(cup, cups), 0..=60u32, prop_oneof![0..=30u32, 0..=200u32])
    };
    (1..=15usize)
        .prop_flat_map(move |cups| (side(cups), side(cups), any::<bool>()))
        .prop_map(|(south, north, south_moves)| {
            let side = |(cups, stock, pot)| SetupSide { cups, stock, pot };
            let to_move = if south_moves { Player::South } else { Player::North };
            Setup { sides: BySide { south: side(south), north: side(north) }, to_move, max_sow: None }
        })
        .prop_filter_map("too many beans", |setup| Position::try_from(setup).ok())
}

/// The numbers in some text, in order.
fn numbers(text: &str) -> Vec<u16> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// The numeral that a vessel shows: the last text in its group, for what sets it off from the wood lies below it.
fn numeral(document: &Document<'_>, attribute: &str, value: &str) -> Option<u16> {
    let mut texts = vessel(document, attribute, value).children().filter(|node| node.has_tag_name("text"));
    texts.next_back()?.text()?.parse().ok()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn every_number_of_a_position_appears(
        before in positions(), choice in any::<prop::sample::Index>(), theme in prop::sample::select(&Theme::ALL[..]),
        beans in prop::sample::select(&[Beans::Drawn, Beans::Counted][..]), in_pixels in 0..12u8,
    ) {
        let moves: Vec<Move> = before.legal_moves().into_iter().collect();
        let last = (!moves.is_empty()).then(|| *choice.get(&moves));
        let position = last.map_or(before, |mv| before.play_unchecked(mv));
        let mut picture = Picture::new(&position).theme(theme).beans(beans);
        if let Some(mv) = last {
            picture = picture.last_move(&before, mv);
        }

        let svg = picture.svg();
        let document = Document::parse(&svg).unwrap();
        for player in Player::ALL {
            let (letter, side) = (player.letter().to_string(), position.side(player));
            prop_assert_eq!(numeral(&document, "data-pot", &letter), Some(position.pot(player)));
            prop_assert_eq!(numeral(&document, "data-stock", &letter), Some(side.stock().into()));
            for cup in Cup::row(position.cups()) {
                let name = format!("{letter}{cup}");
                prop_assert_eq!(numeral(&document, "data-cup", &name), Some(side.cup(cup).into()), "{}", name);
            }
        }
        // Drawing pixels is slow: now and then.
        if in_pixels == 0 {
            prop_assert!(picture.png(160).is_ok());
        }

        for (style, stroke) in [(TextStyle::Unicode, '│'), (TextStyle::Ascii, '|')] {
            let text = picture.text(style);
            let rows: Vec<Vec<u16>> = text.lines().filter(|line| line.contains(stroke)).map(numbers).collect();
            let [south, north] = Player::ALL.map(|player| position.side(player));
            let mut upper: Vec<u16> = vec![position.pot(Player::North)];
            upper.extend(north.row(position.cups()).rev().map(u16::from));
            upper.push(north.stock().into());
            let mut lower: Vec<u16> = vec![south.stock().into()];
            lower.extend(south.row(position.cups()).map(u16::from));
            lower.push(position.pot(Player::South));
            prop_assert_eq!(rows, [upper, lower], "{}", text);
            // The strokes of the rows meet the crossings of the frame.
            let columns = |line: &str, signs: &str| -> Vec<usize> {
                line.chars().enumerate().filter(|(_, c)| signs.contains(*c)).map(|(column, _)| column).collect()
            };
            let signs = match style {
                TextStyle::Unicode => "│┌┬┐├┼┤└┴┘",
                TextStyle::Ascii => "|+",
            };
            let framed = text.lines().filter(|line| line.contains(stroke) || line.contains("──") || line.contains("--"));
            let ruled: HashSet<Vec<usize>> = framed.map(|line| columns(line, signs)).collect();
            prop_assert_eq!(ruled.len(), 1, "{}", text);
        }
    }
}
