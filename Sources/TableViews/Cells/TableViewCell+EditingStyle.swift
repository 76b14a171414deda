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
}
