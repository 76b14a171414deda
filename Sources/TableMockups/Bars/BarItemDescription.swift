import DocumentSyntax
import Foundation
import TableDrawing
import TableScreens

/// A bar button of a document.
public struct BarItemDescription: Sendable {
    /// The text of the button.
    public var title: String?
    /// An image in place of the text.
    public var image: ImageReference?
    /// A symbol in place of the text.
    public var symbol: SymbolName?
    /// Whether the button has the done style.
    public var isDone = false
    /// Whether the button is enabled.
    public var isEnabled = true

    init(title: String) { self.title = title }

    init(reader: SchemaReader<BarItemSchema>) {
        title = reader[\.title]
        image = reader[\.image]
        symbol = reader[\.symbol]
        isDone = reader[\.done]
        isEnabled = reader[\.enabled]
        reader.finish()
    }

    /// Creates the button for the current render.
    func item(_ images: ImageStore) -> BarButtonItem {
        let picture = image?.image(from: images) ?? symbol?.image
        var item = BarButtonItem(title: title, style: isDone ? .done : .plain)
        item.image = picture
        item.isEnabled = isEnabled
        return item
    }
}
