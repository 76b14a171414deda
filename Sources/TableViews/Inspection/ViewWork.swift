/// What has been done to a view so far, for those who inspect it.
package struct ViewWork {
    /// How often `draw(_:)` was called and drew something.
    package internal(set) var drawings = 0
    /// Whether the frame was set since an inspector last looked.
    package internal(set) var isPlaced = false
}
