import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableScreens

/// A bar button of a document.
public struct BarItemDescription: Sendable {
    /// The text of the button.
    public var title: String?
    /// An image in place of the text, or beside the text.
    public var image: ImageReference?
    /// A symbol in place of the image.
    public var symbol: SymbolName?
    /// The font of the text, based on the theme's font.
    var font: FontDescription?
    /// The button without its texts and images, or a space.
    package var base = BarButtonItem(title: nil)

    init(title: String) { self.title = title }

    /// Creates a space.
    private init(space: BarButtonItem) { base = space }

    init(reader: SchemaReader<BarItemSchema>) {
        title = reader[\.title]
        image = reader[\.image]
        symbol = reader[\.symbol]
        font = reader[\.font]
        base.style = reader[\.done] ? .done : reader[\.style]
        base.isEnabled = reader[\.enabled]
        base.tintColor = reader[\.tintColor]
        base.hidesSharedBackground = reader[\.hidesSharedBackground]
        base.badge = reader[\.badge].map { $0.isEmpty ? .indicator() : .string($0) }
        base.badge?.backgroundColor = reader[\.badgeColor]
        if let width = reader[\.fixedSpace] { base = .fixedSpace(width) }
        reader.finish()
    }

    /// Spaces by their names in UIKit.
    static let spaces: [String: BarItemDescription] = [
        "flexibleSpace": Self(space: .flexibleSpace()), "fixedSpace": Self(space: .fixedSpace(0)),
        "searchBarPlacement": Self(space: .searchBarPlacement),
    ]

    /// Creates the button for the current render.
    func item(_ images: ImageStore) -> BarButtonItem {
        var item = base
        item.title = title
        item.image = image?.image(from: images) ?? symbol?.image
        item.showsTitleBesideImage = title != nil
        item.font = font?.font(base: BarButtonItem.standardFont)
        return item
    }
}

/// `right: [Edit, {symbol: plus}]`.
final class BarItemSchema: MappingSchema {
    static let displayName = "a bar button"
    static let definition = "barItem"
    static let summary =
        "A bar button. A string alone is the title. fixedSpace and flexibleSpace are spaces; "
        + "searchBarPlacement is the place of an integrated search bar."
    static let exclusive = [
        ["image", "symbol"], ["done", "style"], ["fixedSpace", "title"], ["fixedSpace", "image"],
        ["fixedSpace", "symbol"],
    ]

    static let hints = [
        "systemItem": "a button is written by its title or symbol: Edit, or {symbol: plus}"
    ]

    let title = Key<String>("title", .text, "The title.")
    let image = Key<ImageReference>(
        "image", .image, "An image in place of the title, or beside the title.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the image.")
    let style = DefaultedKey<BarButtonItem.Style>(
        "style",
        .choice([("plain", .plain), ("bordered", .bordered), ("prominent", .prominent)]),
        default: .plain,
        "The style. A prominent button is a Done button. Toolbars of ios6 show no border around "
            + "plain buttons.")
    let done = DefaultedKey<Bool>(
        "done", .boolean, default: false, "Whether the button has the style of a Done button.")
    let enabled = DefaultedKey<Bool>(
        "enabled", .boolean, default: true, "Whether the button is enabled.")
    let tintColor = Key<Color>(
        "tintColor", .color,
        "The colour of the title and the symbol; in ios26 the fill of a prominent button.")
    let font = Key<FontDescription>("font", .font, "The font of the title.")
    let badge = Key<String>(
        "badge", .text, "The text of a badge at the button. An empty text makes a dot.")
    let badgeColor = Key<Color>("badgeColor", .color, "The background colour of the badge.")
    let fixedSpace = Key<CGFloat>(
        "fixedSpace", .number(.from(0, through: 1_000, "a width")),
        "The width of a space in place of a button, in points, in addition to the distance between "
            + "buttons.")
    let hidesSharedBackground = DefaultedKey<Bool>(
        "hidesSharedBackground", .boolean, default: false,
        "Whether the button has no background in ios26.")
}
