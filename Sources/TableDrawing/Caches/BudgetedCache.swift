import Foundation

/// A cache that the process, or an object that tasks share, has but once: that of the standard budgets, and for a task
/// with budgets of its own another one, which keeps to those.
package final class BudgetedCache<Cache: AnyObject & Sendable>: @unchecked Sendable {
    private let make: @Sendable (CacheBudgets) -> Cache
    private let standard: Cache
    private let lock = NSLock()
    // Guarded by `lock`.
    private let others: LeastRecentCache<CacheBudgets, Cache>

    /// How many sets of budgets besides the standard one have a cache at once.
    private static var limit: Int { 4 }

    package init(_ make: @escaping @Sendable (CacheBudgets) -> Cache) {
        self.make = make
        standard = make(.standard)
        others = LeastRecentCache(capacity: Self.limit)
    }

    /// The cache of the task's budgets.
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
