import Foundation
import TableDrawing
import TableViews

/// What lies behind a row in place of the theme's background and selection, as a document says it.
///
/// What is nothing stays. Lengths are points.
public struct BackgroundConfigurationDescription: Sendable {
    /// UIKit's backgrounds for rows, headers and footers; `listCell`, `listHeader` and `listFooter` are those of
    /// the table's style.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case clear, listCell, listPlainCell, listGroupedCell, listSidebarCell
        case listAccompaniedSidebarCell
        case listHeader, listFooter, listPlainHeaderFooter, listGroupedHeaderFooter
        case listSidebarHeader
    }

    /// Which background it begins as.
    public var kind: Kind
    /// The colour.
    public var backgroundColor: TintableColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat?
    /// From the row's edges to its own.
    public var backgroundInsets: DirectionalEdgeInsets?
    /// The edges at which the row's margins are added to these insets.
    public var edgesAddingLayoutMargins: DirectionalRectEdge?
    /// The colour of a line around it.
    public var strokeColor: Color?
    /// The width of that line.
    public var strokeWidth: CGFloat?
    /// How far that line lies outside.
    public var strokeOutset: CGFloat?
    /// An image over the colour.
    public var image: ImageReference?
    /// How the image fills it.
    public var imageContentMode: ContentMode?
    /// The shadow that it casts.
    public var shadow: ShadowProperties?
    /// A view over colour and image.
    public var customView: ViewUse?

    init(reader: ShapeReader<BackgroundConfigurationShape>) {
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

    /// The configuration in the render under way.
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
    /// The edges by the names that documents use.
    static let names: [(name: String, value: DirectionalRectEdge)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
        ("all", .all),
    ]
}
