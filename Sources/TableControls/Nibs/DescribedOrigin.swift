import Foundation

/// Origin of a view in its description.
package struct DescribedOrigin {
    /// Location of the description, or `nil` if unknown.
    ///
    /// The location is `file:line:column`, or the path within a nib.
    package let location: String?
    /// Frame in the superview, in points, or `nil` for a view without a frame.
    ///
    /// For a cell, the frame has the size that the frames of the cell's subviews are based on.
    package let frame: CGRect?

    /// Identifier of the view in its description, or `nil`.
    package let identifier: String?

    package init(_ description: ViewDescription) {
        location = description.location
        identifier = description.identifier
        frame = if case .frame(let frame) = description.place { frame } else { nil }
    }
}
