import Foundation

/// Outcomes of pictures from several threads, by index.
final class OutcomeSlots: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [PictureOutcome]

    init(count: Int) { slots = Array(repeating: PictureOutcome(), count: count) }

    /// The outcome at an index.
    ///
    /// Threads may set different indexes at the same time.
    subscript(index: Int) -> PictureOutcome {
        get { lock.withLock { slots[index] } }
        set { lock.withLock { slots[index] = newValue } }
    }
}
