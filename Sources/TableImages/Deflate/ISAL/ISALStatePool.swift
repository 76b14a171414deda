import Foundation
import TableDrawing

/// A pool of compressor states within a budget, because creating a state is slow.
final class ISALStatePool: @unchecked Sendable {
    private let library: ISALLibrary
    private let budget: Int
    private let lock = NSLock()
    // Guarded by `lock`.
    private var idle: [ISALState] = []
    private var bytes = 0

    init(_ library: ISALLibrary) {
        self.library = library
        budget = CacheBudgets.current.compressors
    }

    /// Total size of idle states, in bytes.
    var idleBytes: Int { lock.withLock { bytes } }

    /// Returns a state with an address that does not affect the compression of these bytes.
    func take(for bytes: [UInt8]) -> ISALState {
        var unfit: [ISALState] = []
        defer { for state in unfit { give(state) } }
        while unfit.count < Self.attempts {
            let state = take()
            if !state.address.affectsMatches(bytes) { return state }
            unfit.append(state)
        }
        return take()
    }

    /// Maximum number of unsuitable states.
    ///
    /// About one state in several thousand is unsuitable.
    private static let attempts = 8

    private func take() -> ISALState {
        let known = lock.withLock {
            let last = idle.popLast()
            bytes -= last?.byteCount ?? 0
            return last
        }
        return known ?? ISALState(library)
    }

    /// Returns a state to the pool if there is room.
    ///
    /// Its output memory is freed first.
    func give(_ state: ISALState) {
        lock.withLock {
            if bytes + state.byteCount > budget { state.forgetRoom() }
            guard bytes + state.byteCount <= budget else { return }
            idle.append(state)
            bytes += state.byteCount
        }
    }
}
