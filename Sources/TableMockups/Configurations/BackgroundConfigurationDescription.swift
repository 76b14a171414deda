import DocumentSyntax
import Foundation
import TableDrawing
import TableViews

/// A row's background configuration in a document, which replaces the theme's background and
/// selection.
///
/// Properties that are `nil` do not change the configuration. Lengths are in points.
public struct BackgroundConfigurationDescription: Sendable {
    /// UIKit's backgrounds for rows, headers and footers.
    ///
    /// `listCell`, `listHeader` and `listFooter` depend on the table's style.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case clear, listCell, listPlainCell, listGroupedCell, listSidebarCell
        case listAccompaniedSidebarCell
        case listHeader, listFooter, listPlainHeaderFooter, listGroupedHeaderFooter
        case listSidebarHeader
    }

    /// The initial background configuration.
    public var kind: Kind
    /// The colour.
    public var backgroundColor: TintableColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat?
    /// Distances from the row's edges to the background's edges.
    public var backgroundInsets: DirectionalEdgeInsets?
    /// The edges at which the row's margins are added to the insets.
    public var edgesAddingLayoutMargins: DirectionalRectEdge?
    /// The colour of the border.
    public var strokeColor: Color?
    /// The width of the border.
    public var strokeWidth: CGFloat?
    /// Distance of the border outside of the background's edge.
    public var strokeOutset: CGFloat?
    /// An image over the colour.
    public var image: ImageReference?
    /// Content mode of the image.
    public var imageContentMode: ContentMode?
    /// The shadow of the background.
    public var shadow: ShadowProperties?
    /// A view over the colour and the image.
    public var customView: ViewUse?

    init(reader: SchemaReader<BackgroundConfigurationSchema>) {
        kind = reader[\.kind]
        backgroundColor = reader[\.backgroundColor]
        cornerRadius = reader[\.cornerRadius]
        backgroundInsets = reader[\.backgroundInsets]
        edgesAddingLayoutMargins = reader[\.edgesAddingLayoutMargins].map { names in
            DirectionalRectEdge.names.filter { names.contains($0.name) }
                .reduce(into: []) { $0.formUnion($1.value) }
        }
        strokeColor = reader[\.strokeColor]
        strokeWidth = reader[\.strokeWidth]
        strokeOutset = reader[\.strokeOutset]
        image = reader[\.image]
        imageContentMode = reader[\.imageContentMode]
        shadow = reader[\.shadowProperties]
        customView = reader[\.customView]
        reader.finish()
    }

    /// Creates the configuration for the current render.
    func configuration(_ images: ImageStore) -> BackgroundConfiguration {
        var background: BackgroundConfiguration =
            switch kind {
            case .clear: .clear()
            case .listCell: .listCell()
            case .listPlainCell: .listPlainCell()
            case .listGroupedCell: .listGroupedCell()
            case .listSidebarCell: .listSidebarCell()
            case .listAccompaniedSidebarCell: .listAccompaniedSidebarCell()
            case .listHeader: .listHeader()
            case .listFooter: .listFooter()
            case .listPlainHeaderFooter: .listPlainHeaderFooter()
            case .listGroupedHeaderFooter: .listGroupedHeaderFooter()
            case .listSidebarHeader: .listSidebarHeader()
            }
        if let backgroundColor { background.backgroundColor = backgroundColor.color }
        if let cornerRadius { background.cornerRadius = cornerRadius }
        if let backgroundInsets { background.backgroundInsets = backgroundInsets }
        if let edgesAddingLayoutMargins {
            background.edgesAddingLayoutMarginsToBackgroundInsets = edgesAddingLayoutMargins
        }
        background.strokeColor = strokeColor
        if let strokeWidth { background.strokeWidth = strokeWidth }
        if let strokeOutset { background.strokeOutset = strokeOutset }
        background.image = image?.image(from: images)
        if let imageContentMode { background.imageContentMode = imageContentMode }
        if let shadow { background.shadowProperties = shadow }
        background.customView = customView?.view()
        return background
    }
}

extension DirectionalRectEdge {
    /// The edges with their names in documents.
    static let names: [(name: String, value: DirectionalRectEdge)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
        ("all", .all),
    ]
}
