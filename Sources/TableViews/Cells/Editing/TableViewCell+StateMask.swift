extension TableViewCell {
    /// Visible controls of a cell besides its content; the raw values are UIKit's.
    public struct StateMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The edit control is visible.
        public static let showingEditControlMask = StateMask(rawValue: 1)
        /// The Delete button is visible.
        public static let showingDeleteConfirmationMask = StateMask(rawValue: 2)
    }

    /// Mask of the current state.
    var stateMask: StateMask {
        var mask: StateMask = []
        if isEditing { mask.insert(.showingEditControlMask) }
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmationMask) }
        return mask
    }

    /// Runs a change that leads to `mask`, between the transition methods for subclasses.
    func transition(to mask: StateMask, _ change: () -> Void) {
        guard mask != stateMask else { return change() }
        willTransition(to: mask)
        change()
        didTransition(to: mask)
    }
}
