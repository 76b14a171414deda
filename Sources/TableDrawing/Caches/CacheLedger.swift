/// Total size of an owner's caches, in bytes.
///
/// A ledger is used by one thread at a time.
package final class CacheLedger {
    package internal(set) var bytes = 0

    package init() {}
}
