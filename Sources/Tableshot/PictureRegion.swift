import Foundation
import TableDrawing
import TableGeometry

/// Which part of a table a picture shows.
public enum PictureRegion: Sendable, Hashable {
    /// What the view's bounds show at its content offset.
    case screen
    /// The whole content, from the table header to the table footer.
    case content
    /// One section with its header and footer.
    case section(Int)
    /// One row alone, with space around it in points, on the table's background or on nothing.
    case row(IndexPath, padding: EdgeInsets = .zero, isTransparent: Bool = false)
}
