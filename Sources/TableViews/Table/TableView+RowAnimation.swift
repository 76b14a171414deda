extension TableView {
    /// How rows come and go; the raw values are UIKit's, from its public header.
    public enum RowAnimation: Int, Sendable, Hashable, CaseIterable {
        /// They fade.
        case fade = 0
        /// They come in from the right, or go there.
        case right = 1
        /// They come in from the left, or go there.
        case left = 2
        /// They come in from above, or go there.
        case top = 3
        /// They come in from below, or go there.
        case bottom = 4
        /// They are there, or gone, at once.
        case none = 5
        /// They open from their middle, or close to it.
        case middle = 6
        /// The table chooses.
        case automatic = 100
    }
}
