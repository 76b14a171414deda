import DocumentSyntax
import Foundation
import TableDrawing
import TableViews

/// Look of a content configuration's image in a document.
///
/// Properties that are `nil` do not change the configuration. Lengths are in points.
public struct ImagePropertiesDescription: Sendable, Hashable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The colour of a template image or a symbol.
    public var tintColor: Color?
    /// The radius of the corners.
    public var cornerRadius: CGFloat?
    /// Maximum size of the image.
    public var maximumSize: CGSize?
    /// Size of the layout area for the image.
    public var reservedLayoutSize: CGSize?
    /// The colour of the border.
    public var strokeColor: Color?
    /// The width of the border.
    public var strokeWidth: CGFloat?

    init(reader: SchemaReader<ImagePropertiesSchema>) {
        preferredSymbolConfiguration = reader[\.preferredSymbolConfiguration]
        tintColor = reader[\.tintColor]
        cornerRadius = reader[\.cornerRadius]
        maximumSize = reader[\.maximumSize]
        reservedLayoutSize = reader[\.reservedLayoutSize]
        strokeColor = reader[\.strokeColor]
        strokeWidth = reader[\.strokeWidth]
        reader.finish()
    }

    /// Applies the described properties.
    func apply(to properties: inout ListContentConfiguration.ImageProperties) {
        if let configuration = preferredSymbolConfiguration {
            let standard = properties.preferredSymbolConfiguration ?? .unspecified
            properties.preferredSymbolConfiguration = standard.applying(configuration)
            // Symbols of a document have the size of row texts. This configuration changes
            // their size.
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
