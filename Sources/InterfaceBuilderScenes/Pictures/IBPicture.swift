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

    /// Identifiers of the views of a row in a standard style.
    package struct Row: Sendable, Hashable {
        /// Section and row, from 0.
        package let section, row: Int
        /// Identifier of the cell, or `nil`.
        package let cell: String?
        /// Identifiers of labels and the image view by their names in `UITableViewCell`.
        package let parts: [String: String]
    }

    /// Name for files: letters, digits, dots, hyphens and underscores.
    package var name: String
    /// Title for people.
    package var title: String
    /// Kind of the part.
    package var kind: Kind
    /// Table and environment of the picture.
    package var document: TableDocument
    /// Rows in standard styles.
    package var rows: [Row] = []
    /// Identifier of the table that fills the screen, or `nil`.
    package var table: String?
    /// Parts of the file that the picture does not show, in the order of the file.
    package var undrawn: [DocumentProblem]
}
