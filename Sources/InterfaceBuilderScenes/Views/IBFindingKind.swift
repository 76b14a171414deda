/// Kinds of findings about the pictures of a file.
package enum IBFindingKind: String, Sendable, Hashable, CaseIterable {
    /// A class of the application, which is drawn as its base class.
    case customClass = "class"
    /// A font that the font book does not contain.
    case font
    /// An image or symbol without a file.
    case image
    /// A color without a value.
    case color
    /// A constraint that contradicts other constraints.
    case constraint
    /// A view that constraints do not determine.
    case ambiguity
    /// A text or view that is cut.
    case clipped
    /// A part that the reader understands, and that the picture does not show.
    case undrawn
    /// An element or attribute that the reader does not understand.
    case unread
    /// A mistake of the file, such as an identifier that two objects have.
    case file
    /// Any other finding.
    case other
}
