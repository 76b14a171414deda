import Foundation
import TableDrawing
import TableViews

/// What a document shows in place of rows where there are none.
public struct EmptyDescription: Sendable {
    /// What the other keys add to.
    public enum Kind: String, Sendable, Hashable, CaseIterable { case empty, search, loading }

    public var kind: Kind
    public var image: ImageReference?
    public var symbol: SymbolName?
    public var title: String?
    public var text: String?
    public var button: String?
    /// Where the document says it.
    public let location: DocumentLocation

    init(reader: ShapeReader<EmptyShape>) {
        location = reader.mapping.node.location
        kind = reader[\.kind]
        image = reader[\.image]
        symbol = reader[\.symbol]
        title = reader[\.title]
        text = reader[\.text]
        button = reader[\.button]
        reader.finish()
    }

    /// The words of the kind that the document leaves as they are.
    private var standardWords: [StandardWord] {
        switch kind {
        case .empty: []
        case .search: (title == nil ? [.noResults] : []) + (text == nil ? [.checkSpelling] : [])
        case .loading: title == nil ? [.loading] : []
        }
    }

    /// The view in the render under way.
    func view(_ images: ImageStore) -> ContentUnavailableView {
        var configuration: ContentUnavailableConfiguration =
            switch kind {
            case .empty: .empty()
            case .search: .search()
            case .loading: .loading()
            }
        if let image = image?.image(from: images) ?? symbol?.image {
            configuration.image = image
        }
        for word in standardWords { _ = word.shown }
        if let title { configuration.text = title }
        if let text { configuration.secondaryText = text }
        if let button { configuration.buttonTitle = button }
        return ContentUnavailableView(configuration: configuration)
    }
}
