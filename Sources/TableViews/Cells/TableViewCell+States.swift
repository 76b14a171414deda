extension TableViewCell {
    /// Editing operation for a row; the raw values are UIKit's, from its public header.
    public enum EditingStyle: Int, Sendable, Hashable, CaseIterable {
        /// No editing operation.
        case none = 0
        /// The row can be deleted.
        case delete = 1
        /// A row can be inserted at the row's position.
        case insert = 2
    }

    /// Visible controls of a cell besides its content; the raw values are UIKit's.
    public struct StateMask: OptionSet, Sendable, Hashable {
        /// Bits of the mask, with UIKit's values.
        public let rawValue: UInt

        /// Creates a mask from bits with UIKit's values.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The edit control is visible.
        public static let showingEditControlMask = StateMask(rawValue: 1)
        /// The Delete button is visible.
        public static let showingDeleteConfirmationMask = StateMask(rawValue: 2)
    }

    /// Standard controls at a cell's trailing edge; the raw values are UIKit's.
    public enum AccessoryType: Int, Sendable, Hashable, CaseIterable {
        /// No accessory.
        case none = 0
        /// Chevron.
        case disclosureIndicator = 1
        /// Button for details before a chevron; a blue disc with a chevron in the classic
        /// theme.
        case detailDisclosureButton = 2
        /// Check mark.
        case checkmark = 3
        /// Button for details; available in UIKit since iOS 7, and displayed as a disc in the
        /// classic theme.
        case detailButton = 4
    }
}
