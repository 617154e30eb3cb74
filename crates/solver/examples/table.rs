fn main() {
    let a: Vec<u8> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    beanduel_solver::table::probe(a[0], a[1]);
}
