extension TableViewCell {
    /// What a cell shows besides its content; the raw values are UIKit's.
    public struct StateMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The cell is edited.
        public static let showingEditControlMask = StateMask(rawValue: 1)
        /// The Delete button is shown.
        public static let showingDeleteConfirmationMask = StateMask(rawValue: 2)
    }

    /// The present mask.
    var stateMask: StateMask {
        var mask: StateMask = []
        if isEditing { mask.insert(.showingEditControlMask) }
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmationMask) }
        return mask
    }

    /// Makes a change that leads to `mask`, with the calls around it that a subclass may override.
    func transition(to mask: StateMask, _ change: () -> Void) {
        guard mask != stateMask else { return change() }
        willTransition(to: mask)
        change()
        didTransition(to: mask)
    }
}
