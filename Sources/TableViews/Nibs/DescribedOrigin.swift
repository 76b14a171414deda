import Foundation

/// What a view's description says of where the view comes from.
struct DescribedOrigin {
    /// Where the description stands: `file:line:column`, or the path within a nib; nothing where it is not
    /// known.
    let location: String?
    /// The stated place in the superview, in points, or the size of a cell that its views' frames are written
    /// for; nothing for a view without a frame.
    let frame: CGRect?

    init(_ description: ViewDescription) {
        location = description.location
        frame = if case .frame(let frame) = description.place { frame } else { nil }
    }
}
