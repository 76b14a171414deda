import Foundation
import TableDrawing

/// Keeps compressor states between bands, within a budget: one takes long to set up.
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

    /// The bytes of the states that wait for work.
    var idleBytes: Int { lock.withLock { bytes } }

    /// A state whose address changes nothing of what these bytes become.
    func take(for bytes: [UInt8]) -> ISALState {
        var unfit: [ISALState] = []
        defer { for state in unfit { give(state) } }
        while unfit.count < Self.attempts {
            let state = take()
            if !state.address.disturbs(bytes) { return state }
            unfit.append(state)
        }
        return take()
    }

    /// One is unfit in some thousands; that all of these are is as good as impossible.
    private static let attempts = 8

    private func take() -> ISALState {
        let known = lock.withLock {
            let last = idle.popLast()
            bytes -= last?.byteCount ?? 0
            return last
        }
        return known ?? ISALState(library)
    }

    /// Keeps a state where there is room for it; its buffer goes first.
    func give(_ state: ISALState) {
        lock.withLock {
            if bytes + state.byteCount > budget { state.forgetRoom() }
            guard bytes + state.byteCount <= budget else { return }
            idle.append(state)
            bytes += state.byteCount
        }
    }
}
