import Foundation
import TableDrawing
import TableViews

/// A button of a bar as a document describes it.
public struct BarItemDescription: Sendable {
    /// The text of the button.
    public var title: String?
    /// An image in place of the text.
    public var image: ImageReference?
    /// A symbol in place of the text.
    public var symbol: SymbolName?
    /// Whether it finishes what the screen is for.
    public var isDone = false
    /// Whether it can be used.
    public var isEnabled = true

    init(title: String) { self.title = title }

    init(reader: ShapeReader<BarItemShape>) {
        title = reader[\.title]
        image = reader[\.image]
        symbol = reader[\.symbol]
        isDone = reader[\.done]
        isEnabled = reader[\.enabled]
        reader.finish()
    }

    /// The button in the render under way.
    func item(_ images: ImageStore) -> BarButtonItem {
        let picture = image?.image(from: images) ?? symbol?.image
        var item = BarButtonItem(title: title, style: isDone ? .done : .plain)
        item.image = picture
        item.isEnabled = isEnabled
        return item
    }
}
