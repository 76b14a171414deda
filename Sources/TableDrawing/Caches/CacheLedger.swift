/// What several caches of one owner keep together, in bytes; one thread at a time uses it.
package final class CacheLedger {
    package internal(set) var bytes = 0

    package init() {}
}
