extension TableViewCell {
    /// The standard controls at a cell's right edge; the raw values are UIKit's.
    public enum AccessoryType: Int, Sendable, Hashable, CaseIterable {
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// A button for details before a chevron; in the classic look a blue disc with a chevron.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// A button for details; UIKit has it from iOS 7, the classic look shows its disc.
        case detailButton = 4
    }
}
