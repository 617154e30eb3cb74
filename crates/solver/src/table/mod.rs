//! Tables.
mod region;
mod shape;
mod slab;

use beanduel_rules::Rules;
use shape::{Row, Shapes};
use slab::{Finished, SlabPair, Worker};

struct Done(Vec<Vec<Option<SlabPair>>>);
impl Finished for Done {
    fn slabs(&self, a: u8, b: u8) -> &SlabPair {
        self.0[a as usize][b as usize].as_ref().unwrap()
    }
}

pub fn probe(cups: u8, stock: u8) {
    let rules = Rules::new(cups, stock, cups).unwrap();
    let t = std::time::Instant::now();
    let shapes = Shapes::of(rules);
    println!("{cups} {stock}: states {} shapes {} in {:?}", shapes.states(), shapes.len(), t.elapsed());
    let mut done = Done((0..=stock).map(|_| (0..=stock).map(|_| None).collect()).collect());
    let mut w = Worker::new(&shapes);
    for sum in 0..=2 * stock {
        for row in done.0.iter_mut().enumerate() { for (b, e) in row.1.iter_mut().enumerate() { if row.0 + b + (cups as usize) < sum as usize { *e = None; } } }
        eprintln!("{sum} {:?} pairs {} work {} stored {}", t.elapsed(), w.stats.pairs, w.stats.work, w.stats.stored);
        for a in sum.div_ceil(2)..=sum.min(stock) {
            let b = sum - a;
            let s = w.solve(a, b, &done);
            done.0[a as usize][b as usize] = Some(s);
        }
    }
    let el = t.elapsed();
    let s = &w.stats;
    println!("{el:?} {s:?}");
    println!("linear {:.3} of pairs, core points {:.3}, stored/pair {:.2} work/pair {:.2}", s.by_core[0] as f64 / s.pairs as f64, s.core_points / s.points, s.stored as f64 / s.pairs as f64, s.work as f64 / s.pairs as f64);
    let p = done.0[stock as usize][stock as usize].as_ref().unwrap();
    let start = Row { stock, ..Row::default() };
    println!("value {:?} {:?}", p.first.pairs, shapes.find(&start));
    for k in 1..=cups {
        let mut r = Row { stock: stock - k, ..Row::default() };
        for i in 0..k { r.cups[i as usize] = 1 }
        let f = shapes.find(&r).unwrap().0 as usize;
        let q = done.0[stock as usize][(stock - k) as usize].as_ref().unwrap();
        println!("s{k} {}", -q.slab(stock).pairs[f].base);
    }
}
