extension TableViewCell {
    /// Standard controls at a cell's trailing edge; the raw values are UIKit's.
    public enum AccessoryType: Int, Sendable, Hashable, CaseIterable {
        case none = 0
        /// Chevron.
        case disclosureIndicator = 1
        /// Button for details before a chevron; a blue disc with a chevron in the classic
        /// theme.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// Button for details; available in UIKit since iOS 7, and displayed as a disc in the
        /// classic theme.
        case detailButton = 4
    }
}
