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

mod tile;
pub fn entropy(cups: u8, stock: u8) {
    use tile::*;
    let rules = Rules::new(cups, stock, cups).unwrap();
    let shapes = Shapes::of(rules);
    let mut done = Done((0..=stock).map(|_| (0..=stock).map(|_| None).collect()).collect());
    let mut w = Worker::new(&shapes);
    let mut counter = Counter(vec![[0; 2]; CONTEXTS]);
    let mut pairs = 0u64;
    let (mut layered, mut used) = (0.0, 0);
    for sum in 0..=2 * stock {
        for row in done.0.iter_mut().enumerate() { for (b, e) in row.1.iter_mut().enumerate() { if row.0 + b + (cups as usize) < sum as usize { *e = None; } } }
        let mut layer = Counter(vec![[0; 2]; CONTEXTS]);
        for a in sum.div_ceil(2)..=sum.min(stock) {
            let b = sum - a;
            let s = w.solve(a, b, &done);
            let (left, right) = (shapes.with_stock(a), shapes.with_stock(b));
            for gl in groups(left, cups as usize) {
                for gr in groups(right, cups as usize) {
                    if a == b && gr.start > gl.start { continue; }
                    let frame = Frame { regions: &shapes.regions, left: &left[gl.clone()], right: &right[gr.clone()], diagonal: a == b && gl == gr, square: a == b, cups: cups as usize };
                    let mut tile = Tile::default();
                    for i in gl.clone() { for j in gr.clone() {
                        let mut get = |slab: &slab::Slab, k: usize, rows: (usize, u16), cols: (usize, u16), sa: u8, sb: u8| {
                            let mut p = slab.pairs[k];
                            if p.mine.core | p.theirs.core != 0 {
                                let len = shapes.regions.len(shapes.with_stock(sa)[rows.0].region, p.mine.core) * shapes.regions.len(shapes.with_stock(sb)[cols.0].region, p.theirs.core);
                                let at = tile.values.len() as u32;
                                tile.values.extend_from_slice(&slab.values[p.at as usize..][..len]);
                                p.at = at;
                            }
                            p
                        };
                        let f = get(&s.first, i * right.len() + j, (i, 0), (j, 0), a, b);
                        let g = get(s.slab(b), j * left.len() + i, (j, 0), (i, 0), b, a);
                        pairs += 2;
                        tile.pairs.push([f, g]);
                    }}
                    frame.heads(&mut tile, &mut layer);
                    for i in 0..gl.len() { for j in 0..gr.len() {
                        if frame.diagonal && j > i { break; }
                        for turn in 0..if frame.diagonal && i == j { 1 } else { 2 } {
                            let p = &tile.pairs[i * gr.len() + j][turn];
                            if p.mine.core | p.theirs.core != 0 { frame.array(&mut tile, &mut layer, (i, j), turn); }
                        }
                    }}
                }
            }
            done.0[a as usize][b as usize] = Some(s);
        }
        let cost = |c: &[u64; 2]| { let t = (c[0] + c[1]) as f64; c.iter().filter(|&&x| x > 0).map(|&x| -(x as f64) * (x as f64 / t).log2()).sum::<f64>() };
        layered += layer.0.iter().map(cost).sum::<f64>() / 8.0;
        used += layer.0.iter().filter(|c| c[0] + c[1] > 0).count();
        for (a, b) in counter.0.iter_mut().zip(&layer.0) { a[0] += b[0]; a[1] += b[1]; }
    }
    let p = w.stats.pairs as f64;
    let cost = |r: std::ops::Range<usize>| -> (f64, u64, usize) { let mut t = 0.0; let mut n = 0; let mut used = 0; for c in &counter.0[r] { let s = (c[0] + c[1]) as f64; n += c[0] + c[1]; used += usize::from(s > 0.0); for &x in c { if x > 0 { t -= (x as f64) * (x as f64 / s).log2(); } } } (t / 8.0, n, used) };
    let _ = pairs;
    for (name, r) in [("forms", 0..1 << 12), ("base", 1 << 12..1 << 15), ("array", 1 << 15..1 << 16)] {
        let (b, n, u) = cost(r);
        println!("{name}: {b:.0} bytes, {:.4} a pair, {:.2} bits coded a pair, {u} contexts", b / p, n as f64 / p);
    }
    println!("total {:.0}, per layer models {layered:.0} with {used} contexts", cost(0..CONTEXTS).0);
}
