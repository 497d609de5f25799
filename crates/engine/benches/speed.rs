//! How long the rules take: `cargo bench -p antipater-engine --bench speed`, for one table with its name behind `--`.
//!
//! A figure is the time of one pass over the fixed positions of a table; the rate counts single calls.

mod table;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn speed(criterion: &mut Criterion) {
    table::each(&mut |case| {
        let mut group = criterion.benchmark_group(case.table);
        group.throughput(Throughput::Elements(case.calls));
        group.bench_function(case.work, |bencher| bencher.iter(&mut *case.run));
        group.finish();
    });
}

criterion_group!(benches, speed);
criterion_main!(benches);
