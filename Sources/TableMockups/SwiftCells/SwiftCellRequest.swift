import DocumentSyntax
import Foundation
import TableDrawing

/// Request for heights and pictures of cells, which the process of the cells answers.
package struct SwiftCellRequest: Codable, Sendable {
    package var surroundings: SwiftCellSurroundings
    package var rows: [SwiftCellRow]
    /// Whether the answers have pictures, and not heights alone.
    package var wantsPictures: Bool
}

/// Table and traits around a cell.
package struct SwiftCellSurroundings: Codable, Hashable, Sendable {
    /// Name of the theme.
    package var theme: String
    package var isDark: Bool
    package var hasHighContrast: Bool
    /// Raw value of the content size category.
    package var contentSize: String
    package var isRightToLeft: Bool
    /// Device pixels per point.
    package var scale: Double
    /// Identifier of the locale.
    package var locale: String
    /// Identifier of the time zone.
    package var timeZone: String
    /// Current time of the picture.
    package var now: Date
    /// Red, green, blue and opacity of the tint colour, from 0 to 1.
    package var tint: [Double]
    /// Folders of fonts that come before the standard fonts.
    package var fonts: [String]
    /// Raw value of the table's style.
    package var tableStyle: Int
    /// Width of the table, in points.
    package var width: Double
    /// Left and right safe area of the table, in points.
    package var safeArea: [Double]
    package var isEditing: Bool
}

/// Values and state of a row for its cell.
package struct SwiftCellRow: Codable, Hashable, Sendable {
    /// Values by key path.
    package var values: [String: String]
    /// Number of the list of statements, or `nil` for values alone.
    package var statements: Int?
    /// Height in points, or `nil` for the height of the content.
    package var height: Double?
    package var isSelected = false
    package var isHighlighted = false
    /// Raw value of the row's accessory, or `nil` for the accessory of the cell.
    package var accessory: Int?
    /// Width and height of the row's accessory view, in points, or `nil` for the accessory of the
    /// cell.
    package var accessorySize: [Double]?
    /// Raw value and size of the accessory in editing mode, in the form of the accessory.
    package var editingAccessory: Int?
    package var editingAccessorySize: [Double]?
    /// Raw value of the editing style.
    package var editingStyle: Int
    package var shouldIndent: Bool
    package var isMovable: Bool
}

/// Height and pictures of a row's cell.
package struct SwiftCellAnswer: Codable, Sendable {
    /// Picture of a part of the cell.
    package struct Part: Codable, Sendable {
        /// Frame in the coordinates of the cell, in points.
        package var frame: CGRect
        /// Size in pixels.
        package var width: Int
        package var height: Int
        /// Name of the file with the pixels.
        package var file: String
        /// The picture, which the reader of the file sets.
        package var image: Image?

        private enum CodingKeys: CodingKey { case frame, width, height, file }

        package init(frame: CGRect, width: Int, height: Int, file: String) {
            self.frame = frame
            self.width = width
            self.height = height
            self.file = file
        }
    }

    /// Height of the row, in points.
    package var height: Double
    /// Content and own drawing of the cell.
    package var content: Part?
    package var background: Part?
    package var selectedBackground: Part?
    package var accessoryView: Part?
    /// Red, green, blue and opacity of the cell's background colour, from 0 to 1, or `nil` for
    /// the colour of the theme.
    package var backgroundColor: [Double]?
    /// Raw values of the cell's properties.
    package var accessory = 0
    package var editingAccessory = 0
    package var selectionStyle = 3
    /// Top, left, bottom and right inset of the separator, in points, or `nil`.
    package var separatorInset: [Double]?
    /// Error of the values or statements, or `nil`.
    package var problem: String?
    /// Warnings about the layout and texts of the cell.
    package var warnings: [String] = []

    package init(height: Double) { self.height = height }

    /// Parts with pictures.
    package static let parts: [WritableKeyPath<SwiftCellAnswer, Part?> & Sendable] = [
        \.content, \.background, \.selectedBackground, \.accessoryView,
    ]
}

/// A program with the cells of a Swift source.
package protocol SwiftCellProgram: Sendable {
    /// Returns the answers in the order of the rows.
    ///
    /// - Throws: an error whose description says how the program failed.
    func answers(to request: SwiftCellRequest) throws -> [SwiftCellAnswer]
}

/// Compiler of the cells of documents.
package protocol SwiftCellCompiling: Sendable {
    /// Compiles a source with the values and statements of a document.
    ///
    /// - Throws: a `DocumentError` with the errors of the source and of the document.
    func program(
        for source: SwiftCellSource, _ fillings: [SwiftCellFilling]
    ) throws(DocumentError) -> any SwiftCellProgram
}
