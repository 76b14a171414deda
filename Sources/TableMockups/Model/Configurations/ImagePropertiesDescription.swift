import Foundation
import TableDrawing
import TableViews

/// How the image of a content configuration looks, as a document describes it.
///
/// What is nothing stays. Lengths are points.
public struct ImagePropertiesDescription: Sendable, Hashable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The colour of a template or a symbol.
    public var tintColor: Color?
    /// The radius of the corners.
    public var cornerRadius: CGFloat?
    /// The most that the image takes.
    public var maximumSize: CGSize?
    /// The room that is kept for it.
    public var reservedLayoutSize: CGSize?
    /// The colour of a line around it.
    public var strokeColor: Color?
    /// The width of that line.
    public var strokeWidth: CGFloat?

    init(reader: ShapeReader<ImagePropertiesShape>) {
        preferredSymbolConfiguration = reader[\.preferredSymbolConfiguration]
        tintColor = reader[\.tintColor]
        cornerRadius = reader[\.cornerRadius]
        maximumSize = reader[\.maximumSize]
        reservedLayoutSize = reader[\.reservedLayoutSize]
        strokeColor = reader[\.strokeColor]
        strokeWidth = reader[\.strokeWidth]
        reader.finish()
    }

    /// Changes properties to what is described.
    func apply(to properties: inout ListContentConfiguration.ImageProperties) {
        if let configuration = preferredSymbolConfiguration {
            let standard = properties.preferredSymbolConfiguration ?? .unspecified
            properties.preferredSymbolConfiguration = standard.applying(configuration)
            // A document's symbols have the size of rows' texts, which this one changes.
            properties.symbolChange = configuration
        }
        if let tintColor { properties.tintColor = tintColor }
        if let cornerRadius { properties.cornerRadius = cornerRadius }
        if let maximumSize { properties.maximumSize = maximumSize }
        if let reservedLayoutSize { properties.reservedLayoutSize = reservedLayoutSize }
        if let strokeColor { properties.strokeColor = strokeColor }
        if let strokeWidth { properties.strokeWidth = strokeWidth }
    }
}
