//! Work on several threads, with results in order.

use std::sync::Mutex;

/// Does the work of each item on this many threads; returns the results in the order of the items.
pub(crate) fn in_parallel<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let items = Mutex::new(items.enumerate());
    let results = Mutex::new(Vec::new());
    let next = || items.lock().expect("no thread has panicked").next();
    let run = || {
        while let Some((number, item)) = next() {
            let result = work(item);
            let mut results = results.lock().expect("no thread has panicked");
            results.push((number, result));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
    let mut results = results.into_inner().expect("no thread has panicked");
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}
