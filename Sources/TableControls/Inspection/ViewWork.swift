/// Work on a view so far, for inspection.
package struct ViewWork {
    /// Number of `draw(_:)` calls that drew content.
    package internal(set) var drawings = 0
    /// Whether the frame was set since the last inspection.
    package internal(set) var isPlaced = false
}
