//! Scratch.
use beanduel_engine::*;
use beanduel_rules::*;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

struct Remote { child: std::process::Child, out: BufReader<std::process::ChildStdout>, nodes: u64 }
impl Remote {
    fn new(path: &str, nodes: u64) -> Remote {
        let mut child = Command::new(path).arg("serve").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Remote { child, out, nodes }
    }
    fn ask(&mut self, p: &Position) -> Move {
        writeln!(self.child.stdin.as_mut().unwrap(), "{} {p}", self.nodes).unwrap();
        let mut l = String::new();
        self.out.read_line(&mut l).unwrap();
        Move::from_byte(l.trim().parse().unwrap()).unwrap()
    }
    fn fresh(&mut self) { writeln!(self.child.stdin.as_mut().unwrap(), "clear").unwrap(); }
}

fn main() {
    let stop = AtomicBool::new(false);
    let t0 = Instant::now();
    let now = || t0.elapsed().as_millis() as u64;
    let control = Control { stop: &stop, now: &now };
    let args: Vec<String> = std::env::args().collect();
    let num = |i: usize| args[i].parse::<u64>().unwrap();
    let mode = args.get(1).map_or("", |s| s.as_str());
    match mode {
        "serve" => {
            let mut engine = Engine::new(64 << 20);
            for line in std::io::stdin().lines() {
                let line = line.unwrap();
                if line == "clear" { engine.clear(); continue; }
                let (n, p) = line.split_once(' ').unwrap();
                let p: Position = p.parse().unwrap();
                let f = engine.search(&p, &Limits::nodes(n.parse().unwrap()), &control, |_| {}).unwrap();
                println!("{}", f.best.to_byte());
            }
        }
        "match" => {
            // match A nodesA B nodesB cups pairs
            let (mut a, mut b) = (Remote::new(&args[2], num(3)), Remote::new(&args[4], num(5)));
            let cups = num(6) as u8;
            let mut rng = fastrand::Rng::with_seed(7);
            let mut opener = Engine::new(8 << 20);
            let (mut w, mut d, mut l, mut beans) = (0, 0, 0, 0);
            for _ in 0..num(7) {
                let start = loop {
                    let mut p = Position::start(Rules::regular(cups).unwrap());
                    for _ in 0..6 + rng.u32(0..20) {
                        let ms: Vec<_> = p.legal_moves().into_iter().collect();
                        p = p.play(ms[rng.usize(0..ms.len())]).unwrap();
                    }
                    if p.is_over() { continue; }
                    let f = opener.search(&p, &Limits::nodes(3000), &control, |_| {}).unwrap();
                    if (f.value.hundredths() + 100 * p.margin(p.to_move())).abs() <= 200 { break p; }
                };
                a.fresh(); b.fresh();
                for side in Player::ALL {
                    let mut p = start;
                    while !p.is_over() {
                        let m = if p.to_move() == side { a.ask(&p) } else { b.ask(&p) };
                        p = p.play(m).unwrap();
                    }
                    let m = p.margin(side);
                    beans += m;
                    match m { 0 => d += 1, 1.. => w += 1, _ => l += 1 }
                }
            }
            let n = f64::from(w + d + l);
            let s = (f64::from(w) + f64::from(d) / 2.) / n;
            let elo = 400. * (s / (1. - s)).log10();
            let sd = ((f64::from(w) * (1. - s).powi(2) + f64::from(d) * (0.5 - s).powi(2) + f64::from(l) * s * s) / n / n).sqrt();
            println!("cups {cups}: +{w} ={d} -{l} {:.1}% elo {elo:.0} +-{:.0} margin {:.2}", 100. * s, 1.96 * sd * 400. / 10f64.ln() / (s * (1. - s)), f64::from(beans) / n);
            drop(a.child.stdin.take()); drop(b.child.stdin.take());
            let _ = a.child.wait(); let _ = b.child.wait();
        }
        "gen" => {
            let mut rng = fastrand::Rng::with_seed(num(4));
            let mut engine = Engine::new(32 << 20);
            let cups = num(2) as u8;
            for _ in 0..num(3) {
                let stock = if rng.bool() { 10 * cups } else { rng.u8(1..=10 * cups) };
                let mut p = Position::start(Rules::new(cups, stock, cups).unwrap());
                for _ in 0..rng.u32(0..8 * cups as u32) {
                    let ms: Vec<_> = p.legal_moves().into_iter().collect();
                    if ms.is_empty() { break; }
                    p = p.play(ms[rng.usize(0..ms.len())]).unwrap();
                }
                engine.clear();
                let mut seen = vec![];
                while let Some(f) = engine.search(&p, &Limits::nodes(num(5)), &control, |_| {}) {
                    seen.push((p, f.value.hundredths(), f.value.is_exact()));
                    p = p.play(f.best).unwrap();
                }
                for (q, v, e) in seen {
                    println!("{q} {v} {} {}", u8::from(e), p.margin(q.to_move()) - q.margin(q.to_move()));
                }
            }
        }
        "vec" => {
            let mut engine = Engine::new(256 << 20);
            let (mut exact, mut wrong, mut total, mut all, mut lineok, mut linefull) = (0, 0, 0, 0, 0, 0);
            let mut by = std::collections::BTreeMap::<u8, (u32, u32)>::new();
            for line in include_str!("../tests/vectors/exact.jsonl").lines() {
                let v: serde_json::Value = serde_json::from_str(line).unwrap();
                let p: Position = v["position"].as_str().unwrap().parse().unwrap();
                let value = v["value"].as_i64().unwrap() as i32;
                let Some(f) = engine.search(&p, &Limits::nodes(num(2)), &control, |_| {}) else { continue };
                all += 1;
                total += f.nodes;
                let e = by.entry(p.cups()).or_default();
                e.1 += 1;
                if let Value::Exact(b) = f.value {
                    e.0 += 1;
                    exact += 1;
                    if b != value { wrong += 1; println!("WRONG {p} {b} {value}"); }
                    let mut at = p;
                    for &m in &f.line { at = at.play(m).unwrap(); }
                    if at.is_over() { linefull += 1; if at.margin(p.to_move()) - p.margin(p.to_move()) == value { lineok += 1 } else { println!("line {p} {value} {:?}", f.line) } }
                }
            }
            println!("{exact}/{all} exact, wrong {wrong}, nodes {total}, full lines {linefull} ok {lineok} {:?} {}", by, now());
        }
        _ => {
            let mut engine = Engine::new(256 << 20);
            for cups in [10] {
                let p = Position::start(Rules::regular(cups).unwrap());
                let f = engine.search(&p, &Limits::nodes(num(1)), &control, |f| println!("{cups}: d{} {} n{} {}ms {}", f.depth, f.value, f.nodes, f.time_ms, f.line.len())).unwrap();
                println!("{} {} {:.0} n/s", f.best.to_byte(), f.value, f.nodes as f64 / f.time_ms as f64 * 1000.);
            }
        }
    }
}
