extension TableView {
    /// Side of a row with swipe actions, relative to the layout direction.
    public enum SwipeEdge: String, Sendable, Hashable, CaseIterable {
        case leading, trailing
    }
}
