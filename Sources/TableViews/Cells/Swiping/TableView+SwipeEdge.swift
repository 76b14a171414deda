extension TableView {
    /// The side of a row at which swipe actions appear, by the direction of reading.
    public enum SwipeEdge: String, Sendable, Hashable, CaseIterable {
        case leading, trailing
    }
}
