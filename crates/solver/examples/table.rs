fn main() {
    let a: Vec<u8> = std::env::args().skip(2).map(|a| a.parse().unwrap()).collect();
    match std::env::args().nth(1).unwrap().as_str() {
        "p" => beanduel_solver::table::probe(a[0], a[1]),
        _ => beanduel_solver::table::entropy(a[0], a[1]),
    }
}
