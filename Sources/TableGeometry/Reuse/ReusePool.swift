/// The elements that left the window and wait to be shown again, by reuse identifier.
///
/// An element is in the window or in the pool, never in both and never twice in the pool. The
/// pool knows nothing of cells: preparing an element for reuse is its owner's business.
public struct ReusePool<Element: AnyObject> {
    private var waiting: [String: [Element]] = [:]
    private var pooled: Set<ObjectIdentifier> = []

    /// What has been counted so far; emptying the pool does not reset it.
    public private(set) var statistics = ReuseStatistics()

    /// An empty pool.
    public init() {}

    /// The number of elements that wait, of all identifiers.
    ///
    /// O(1).
    public var count: Int { pooled.count }

    /// The number of elements that wait under an identifier.
    ///
    /// O(1).
    public func count(withIdentifier identifier: String) -> Int {
        waiting[identifier]?.count ?? 0
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
        guard let element = waiting[identifier]?.popLast() else { return nil }
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
        waiting[identifier, default: []].append(element)
        return true
    }

    /// Lets go of all elements.
    public mutating func removeAll() {
        waiting.removeAll()
        pooled.removeAll()
    }

    /// Lets go of the elements of an identifier, as when it is registered anew.
    public mutating func removeAll(withIdentifier identifier: String) {
        for element in waiting.removeValue(forKey: identifier) ?? [] {
            pooled.remove(ObjectIdentifier(element))
        }
    }

    /// What is wrong with the elements that wait: an element that waits twice, or is not known to.
    var storageFaults: [String] {
        let elements = waiting.values.joined()
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
