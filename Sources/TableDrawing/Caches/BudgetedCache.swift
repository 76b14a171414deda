import Foundation

/// Cache with an instance for the standard budgets and an instance for each other set of
/// budgets.
///
/// The cache belongs to the process or to an object shared by tasks. A task with custom budgets
/// gets a separate instance that obeys them.
package final class BudgetedCache<Cache: AnyObject & Sendable>: @unchecked Sendable {
    private let make: @Sendable (CacheBudgets) -> Cache
    private let standard: Cache
    private let lock = NSLock()
    // Guarded by `lock`.
    private let others: LRUCache<CacheBudgets, Cache>

    /// Maximum number of instances for budgets other than the standard budgets.
    private static var limit: Int { 4 }

    package init(_ make: @escaping @Sendable (CacheBudgets) -> Cache) {
        self.make = make
        standard = make(.standard)
        others = LRUCache(capacity: Self.limit)
    }

    /// Cache for the budgets of the current task.
    package var current: Cache {
        let budgets = CacheBudgets.current
        guard budgets != .standard else { return standard }
        return lock.withLock {
            if let known = others[budgets] { return known }
            let cache = make(budgets)
            others.insert(cache, for: budgets)
            return cache
        }
    }
}
