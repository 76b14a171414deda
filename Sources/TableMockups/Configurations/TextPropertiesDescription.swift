import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText
import TableViews

/// Look of a content configuration's text in a document.
///
/// Properties that are `nil` do not change the configuration.
public struct TextPropertiesDescription: Sendable {
    /// The font, based on the configuration's font.
    public var font: FontDescription?
    /// The colour.
    public var color: Color?
    /// Alignment of the lines.
    public var alignment: TextAlignment?
    /// Truncation or wrapping of text that does not fit.
    public var lineBreakMode: LineBreakMode?
    /// Maximum number of lines.
    ///
    /// 0 means unlimited.
    public var numberOfLines: Int?
    /// Whether the font shrinks before the text is truncated.
    public var adjustsFontSizeToFitWidth: Bool?
    /// Minimum font size as a fraction of the font's size.
    public var minimumScaleFactor: CGFloat?
    /// Without effect, as in labels.
    public var allowsDefaultTighteningForTruncation: Bool?
    /// Without effect, as in labels.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Capitalization of the text.
    public var transform: ListContentConfiguration.TextProperties.TextTransform?

    init(reader: SchemaReader<TextPropertiesSchema>) {
        font = reader[\.font]
        color = reader[\.color]
        alignment = reader[\.alignment]
        lineBreakMode = reader[\.lineBreakMode]
        numberOfLines = reader[\.numberOfLines]
        adjustsFontSizeToFitWidth = reader[\.adjustsFontSizeToFitWidth]
        minimumScaleFactor = reader[\.minimumScaleFactor]
        allowsDefaultTighteningForTruncation = reader[\.allowsDefaultTightening]
        adjustsFontForContentSizeCategory = reader[\.adjustsFontForContentSizeCategory]
        transform = reader[\.transform]
        reader.finish()
    }

    /// Applies the described properties.
    func apply(to properties: inout ListContentConfiguration.TextProperties) {
        if let font { properties.font = font.font(base: properties.font) }
        if let color { properties.color = color }
        if let alignment { properties.alignment = alignment }
        if let lineBreakMode { properties.lineBreakMode = lineBreakMode }
        if let numberOfLines { properties.numberOfLines = numberOfLines }
        if let adjustsFontSizeToFitWidth {
            properties.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        }
        if let minimumScaleFactor { properties.minimumScaleFactor = minimumScaleFactor }
        if let allows = allowsDefaultTighteningForTruncation {
            properties.allowsDefaultTighteningForTruncation = allows
        }
        if let adjusts = adjustsFontForContentSizeCategory {
            properties.adjustsFontForContentSizeCategory = adjusts
        }
        if let transform { properties.transform = transform }
    }
}
