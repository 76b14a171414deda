/// Pool of elements that have left the window and wait for reuse, by reuse identifier.
///
/// An element is either in the window or in the pool, and at most once in the pool. The pool
/// has no knowledge of cells: its owner prepares elements for reuse.
package struct ReusePool<Element: AnyObject> {
    /// Waiting elements of an identifier, the most recent last.
    private struct Queue {
        var elements: [Element] = []
        var lastUse = 0
    }

    private var waiting: [String: Queue] = [:]
    private var uses = 0
    private let capacity: Int
    private var pooled: Set<ObjectIdentifier> = []

    /// Counts since the pool was created; emptying the pool does not reset them.
    package private(set) var statistics = ReuseStatistics()

    /// Creates an empty pool.
    ///
    /// - Parameter capacity: maximum number of waiting elements of all identifiers. When it is
    ///   exceeded, the pool removes elements of the least recently used identifiers, down to
    ///   half of the capacity.
    package init(capacity: Int = .max) { self.capacity = max(0, capacity) }

    /// Number of waiting elements of all identifiers.
    ///
    /// O(1).
    package var count: Int { pooled.count }

    /// Returns the number of waiting elements of an identifier.
    ///
    /// O(1).
    package func count(withIdentifier identifier: String) -> Int {
        waiting[identifier]?.elements.count ?? 0
    }

    /// Returns whether an element waits in the pool, under any identifier.
    ///
    /// O(1).
    package func contains(_ element: Element) -> Bool {
        pooled.contains(ObjectIdentifier(element))
    }

    /// Counts an element that was created because no element was waiting, or that was created
    /// by the pool's owner.
    ///
    /// O(1).
    package mutating func recordCreated(withIdentifier identifier: String) {
        statistics[identifier].created += 1
    }

    /// Removes and returns the most recent element of the identifier, or `nil` if no element is
    /// waiting.
    ///
    /// O(1). The call counts as a request, and as a reuse if an element is returned.
    package mutating func dequeue(withIdentifier identifier: String) -> Element? {
        statistics[identifier].dequeued += 1
        guard let element = waiting[identifier]?.elements.popLast() else { return nil }
        touch(identifier)
        pooled.remove(ObjectIdentifier(element))
        statistics[identifier].reused += 1
        return element
    }

    /// Adds an element that left the window to the elements waiting under an identifier.
    ///
    /// O(1). An element already in the pool keeps its place, and the method returns `false`. A
    /// data source can return one cell for two rows, and such a cell leaves the window twice.
    @discardableResult
    package mutating func enqueue(_ element: Element, withIdentifier identifier: String) -> Bool {
        guard pooled.insert(ObjectIdentifier(element)).inserted else { return false }
        waiting[identifier, default: Queue()].elements.append(element)
        touch(identifier)
        if pooled.count > capacity { shrink() }
        return true
    }

    private mutating func touch(_ identifier: String) {
        uses += 1
        waiting[identifier]?.lastUse = uses
    }

    /// Removes elements down to half of the capacity, so that searches for removable elements
    /// are rare.
    private mutating func shrink() {
        let goal = max(min(1, capacity), capacity / 2)
        for (identifier, queue) in waiting.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            let excess = pooled.count - goal
            guard excess > 0 else { return }
            for element in queue.elements.prefix(excess) {
                pooled.remove(ObjectIdentifier(element))
            }
            let kept = queue.elements.dropFirst(excess)
            if kept.isEmpty {
                waiting[identifier] = nil
            } else {
                waiting[identifier]?.elements = Array(kept)
            }
        }
    }

    /// Removes all elements.
    package mutating func removeAll() {
        waiting.removeAll()
        pooled.removeAll()
    }

    /// Faults of the waiting elements: elements that wait twice, or that are missing in
    /// `pooled`.
    var storageFaults: [String] {
        let elements = waiting.values.flatMap(\.elements)
        let identities = Set(elements.map(ObjectIdentifier.init))
        var faults: [String] = []
        if elements.count != identities.count {
            faults.append("\(elements.count - identities.count) elements wait twice")
        }
        if identities != pooled {
            faults.append("the pool knows of \(pooled.count) elements, not of those that wait")
        }
        return faults
    }
}

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
