import DocumentSyntax
import Foundation
import TableScreens

/// A keyboard of a document.
public struct KeyboardDescription: Sendable, Hashable {
    /// Height in points without the safe area, or `nil` for the theme's height.
    public var height: CGFloat?
    /// Whether blank keys are drawn.
    public var showsKeys = true

    init(height: CGFloat? = nil) { self.height = height }

    init(reader: SchemaReader<KeyboardSchema>) {
        height = reader[\.height]
        showsKeys = reader[\.keys]
        reader.finish()
    }

    /// Creates the view for the current render.
    func view() -> KeyboardView {
        let view = KeyboardView()
        view.height = height
        view.showsKeys = showsKeys
        return view
    }
}
