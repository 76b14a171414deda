/// The elements that left the window and wait to be shown again, by reuse identifier.
///
/// An element is in the window or in the pool, never in both and never twice in the pool. The
/// pool knows nothing of cells: preparing an element for reuse is its owner's business.
public struct ReusePool<Element: AnyObject> {
    /// The elements of an identifier, the one that came last at the end.
    private struct Queue {
        var elements: [Element] = []
        var lastUse = 0
    }

    private var waiting: [String: Queue] = [:]
    private var uses = 0
    private let capacity: Int
    private var pooled: Set<ObjectIdentifier> = []

    /// What has been counted so far; emptying the pool does not reset it.
    public private(set) var statistics = ReuseStatistics()

    /// An empty pool.
    ///
    /// - Parameter capacity: how many elements wait at most, of all identifiers. Where one more comes, those of
    ///   identifiers that were not used for longest go, down to half.
    public init(capacity: Int = .max) { self.capacity = max(0, capacity) }

    /// The number of elements that wait, of all identifiers.
    ///
    /// O(1).
    public var count: Int { pooled.count }

    /// The number of elements that wait under an identifier.
    ///
    /// O(1).
    public func count(withIdentifier identifier: String) -> Int {
        waiting[identifier]?.elements.count ?? 0
    }

    /// Whether an element waits in the pool, under whatever identifier.
    ///
    /// O(1).
    public func contains(_ element: Element) -> Bool {
        pooled.contains(ObjectIdentifier(element))
    }

    /// Counts that an element was made because none was waiting, or by its user.
    ///
    /// O(1).
    public mutating func recordCreated(withIdentifier identifier: String) {
        statistics[identifier].created += 1
    }

    /// Takes the element that came last under the identifier, nil where none waits.
    ///
    /// O(1).
    /// The call is counted as a request, and as a reuse when there is an element.
    public mutating func dequeue(withIdentifier identifier: String) -> Element? {
        statistics[identifier].dequeued += 1
        guard let element = waiting[identifier]?.elements.popLast() else { return nil }
        touch(identifier)
        pooled.remove(ObjectIdentifier(element))
        statistics[identifier].reused += 1
        return element
    }

    /// Lets an element that left the window wait under an identifier.
    ///
    /// O(1).
    /// An element that waits already stays where it is, and the call returns false: a data source
    /// may return one cell for two rows, and that cell leaves the window twice.
    @discardableResult
    public mutating func enqueue(_ element: Element, withIdentifier identifier: String) -> Bool {
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

    /// Lets go of elements, so that the search for those to go is rare.
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

    /// Lets go of all elements.
    public mutating func removeAll() {
        waiting.removeAll()
        pooled.removeAll()
    }

    /// Lets go of the elements of an identifier, as when it is registered anew.
    public mutating func removeAll(withIdentifier identifier: String) {
        for element in waiting.removeValue(forKey: identifier)?.elements ?? [] {
            pooled.remove(ObjectIdentifier(element))
        }
    }

    /// What is wrong with the elements that wait: an element that waits twice, or is not known to.
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
