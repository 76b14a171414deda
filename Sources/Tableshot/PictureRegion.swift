import Foundation
import TableDrawing
import TableGeometry

/// Part of a table shown by a picture.
public enum PictureRegion: Sendable, Hashable {
    /// The view's bounds at its content offset.
    case screen
    /// The whole content, from the table header to the table footer.
    case content
    /// A section with its header and footer.
    case section(Int)
    /// A single row with padding in points, on the table's background or on a transparent
    /// background.
    case row(IndexPath, padding: EdgeInsets = .zero, isTransparent: Bool = false)
}
