import Foundation
import TableDrawing
import TableText
import TableViews

/// How a text of a content configuration looks, as a document describes it; what is nothing stays.
public struct TextPropertiesDescription: Sendable {
    /// The font, on the base of the content's.
    public var font: FontDescription?
    /// The colour.
    public var color: Color?
    /// How the lines lie.
    public var alignment: TextAlignment?
    /// What becomes of text that does not fit.
    public var lineBreakMode: LineBreakMode?
    /// The most lines; 0 is as many as the text needs.
    public var numberOfLines: Int?
    /// Whether letters shrink before text is cut off.
    public var adjustsFontSizeToFitWidth: Bool?
    /// How small letters may become, as a share of their size.
    public var minimumScaleFactor: CGFloat?
    /// Without effect, as a label's.
    public var allowsDefaultTighteningForTruncation: Bool?
    /// Without effect, as a label's.
    public var adjustsFontForContentSizeCategory: Bool?
    /// How the text is written.
    public var transform: ListContentConfiguration.TextProperties.TextTransform?

    init(reader: ShapeReader<TextPropertiesShape>) {
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

    /// Changes properties to what is described.
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
