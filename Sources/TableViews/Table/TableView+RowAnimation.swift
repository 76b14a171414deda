extension TableView {
    /// Animations of inserted and deleted rows.
    ///
    /// Raw values are UIKit's, from its public header.
    public enum RowAnimation: Int, Sendable, Hashable, CaseIterable {
        /// Rows fade in or out.
        case fade = 0
        /// Rows slide in from the right, or out to the right.
        case right = 1
        /// Rows slide in from the left, or out to the left.
        case left = 2
        /// Rows slide in from the top, or out to the top.
        case top = 3
        /// Rows slide in from the bottom, or out to the bottom.
        case bottom = 4
        /// Rows appear or disappear at once.
        case none = 5
        /// Rows open from their middle, or close towards it.
        case middle = 6
        /// The table chooses the animation.
        case automatic = 100
    }
}
