import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableScreens

/// The empty state that a document shows if its table has no rows.
public struct EmptyDescription: Sendable {
    /// The base configuration, which other keys extend.
    public enum Kind: String, Sendable, Hashable, CaseIterable { case empty, search, loading }

    public var kind: Kind
    public var image: ImageReference?
    public var symbol: SymbolName?
    public var title: String?
    public var text: String?
    public var button: String?
    /// Location of the empty state in the document.
    public let location: DocumentLocation

    init(reader: SchemaReader<EmptySchema>) {
        location = reader.mapping.node.location
        kind = reader[\.kind]
        image = reader[\.image]
        symbol = reader[\.symbol]
        title = reader[\.title]
        text = reader[\.text]
        button = reader[\.button]
        reader.finish()
    }

    /// Standard words of the kind that the document does not replace.
    private var localizedDefaults: [LocalizedDefault] {
        switch kind {
        case .empty: []
        case .search: (title == nil ? [.noResults] : []) + (text == nil ? [.checkSpelling] : [])
        case .loading: title == nil ? [.loading] : []
        }
    }

    /// Creates the view for the current render.
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
        for word in localizedDefaults { _ = word.shown }
        if let title { configuration.text = title }
        if let text { configuration.secondaryText = text }
        if let button { configuration.buttonTitle = button }
        return ContentUnavailableView(configuration: configuration)
    }
}
