extension ReusePool {
    /// Returns the faults of the pool, given the elements in the window; an empty array means a
    /// consistent pool.
    ///
    /// O(elements); for tests.
    package func checkInvariants(visible: some Sequence<Element>) -> [String] {
        var faults: [String] = []
        for element in visible where contains(element) {
            faults.append("\(element) is visible and in the pool")
        }
        for identifier in statistics.identifiers {
            let counts = statistics[identifier]
            if counts.reused > counts.dequeued {
                faults.append("\(identifier) was reused more often than asked for: \(counts)")
            }
        }
        return faults + storageFaults
    }
}
