import Foundation

/// The outcomes of pictures that several threads make, each in its own place.
final class OutcomeSlots: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [PictureOutcome]

    init(count: Int) { slots = Array(repeating: PictureOutcome(), count: count) }

    /// The outcome of a number; setting one does not disturb the others.
    subscript(index: Int) -> PictureOutcome {
        get { lock.withLock { slots[index] } }
        set { lock.withLock { slots[index] = newValue } }
    }
}
