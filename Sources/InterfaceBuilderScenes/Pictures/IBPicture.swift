import DocumentSyntax
import TableMockups

/// A picture of a part of a `.xib` or `.storyboard` file.
package struct IBPicture: Sendable {
    /// Kinds of parts.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A cell of a xib.
        case cell
        /// A view of a xib.
        case view
        /// A scene of a storyboard.
        case scene
        /// A prototype cell of a storyboard.
        case prototype
    }

    /// Name for files: letters, digits, dots, hyphens and underscores.
    package var name: String
    /// Title for people.
    package var title: String
    /// Kind of the part.
    package var kind: Kind
    /// Table and environment of the picture.
    package var document: TableDocument
    /// Identifier of the table that fills the screen, or `nil`.
    package var table: String?
    /// Parts of the file that the picture does not show, in the order of the file.
    package var undrawn: [DocumentProblem]
}
