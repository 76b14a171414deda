extension TableViewCell {
    /// What can be done to a row by hand; the raw values are UIKit's, from its public header.
    public enum EditingStyle: Int, Sendable, Hashable, CaseIterable {
        /// Nothing.
        case none = 0
        /// It can be deleted.
        case delete = 1
        /// A row can be inserted there.
        case insert = 2
    }
}
