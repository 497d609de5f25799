//! Work on several threads, with results in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;

/// Does the work of each item on this many threads; returns the results in the order of the items.
pub(crate) fn in_parallel<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let mut results = Vec::new();
    let _: ControlFlow<()> = in_order(threads, items, work, |result| {
        results.push(result);
        ControlFlow::Continue(())
    });
    results
}

/// Does the work of each item on this many threads, and passes the results on in the order of the items, each as soon
/// as those before it are there. Starts no further work after a break.
pub(crate) fn in_order<T: Send, R: Send, B: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> R + Sync,
    take: impl FnMut(R) -> ControlFlow<B> + Send,
) -> ControlFlow<B> {
    let items = Mutex::new(Some(items.enumerate()));
    let results = Mutex::new((BTreeMap::new(), 0, take, ControlFlow::Continue(())));
    let next = || {
        let mut items = items.lock().expect("no thread has panicked");
        items.as_mut()?.next()
    };
    let run = || {
        while let Some((number, item)) = next() {
            let result = work(item);
            let mut results = results.lock().expect("no thread has panicked");
            let (waiting, taken, take, flow) = &mut *results;
            waiting.insert(number, result);
            while flow.is_continue()
                && let Some(result) = waiting.remove(taken)
            {
                *taken += 1;
                *flow = take(result);
            }
            if flow.is_break() {
                *items.lock().expect("no thread has panicked") = None;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
    results.into_inner().expect("no thread has panicked").3
}
