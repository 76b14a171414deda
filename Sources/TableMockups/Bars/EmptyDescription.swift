import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableScreens

/// The empty state that a document shows if its table has no rows.
public struct EmptyDescription: Sendable {
    /// The base configuration, which other keys extend.
    public enum Kind: String, Sendable, Hashable, CaseIterable { case empty, search, loading }

    /// Kind of empty state, with default image and texts.
    public var kind: Kind
    /// Image above the texts, or `nil` for a symbol or the image of the kind.
    public var image: ImageReference?
    /// Symbol in place of an image, or `nil` for an image or the image of the kind.
    public var symbol: SymbolName?
    /// Main text, or `nil` for the text of the kind.
    public var title: String?
    /// Text below the main text, or `nil` for the text of the kind.
    public var text: String?
    /// Title of a button below the texts, or `nil` for no button.
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

/// `empty: {symbol: envelope, title: No Mail}`.
final class EmptySchema: MappingSchema {
    static let displayName = "an empty state"
    static let definition = "empty"
    static let summary = "The empty state of a table without rows."
    static let exclusive = [["image", "symbol"]]

    let kind = DefaultedKey<EmptyDescription.Kind>(
        "kind", .caseName, default: .empty,
        "The base configuration: empty, search (no search results) or loading (an activity "
            + "indicator).")
    let image = Key<ImageReference>("image", .image, "The image above the texts.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the image.")
    let title = Key<String>("title", .text, "The main text.")
    let text = Key<String>("text", .text, "The text below the main text.")
    let button = Key<String>("button", .text, "The title of a button below the texts.")
}
