import Foundation
import TableViews

/// A keyboard's place as a document describes it.
public struct KeyboardDescription: Sendable, Hashable {
    /// The height in points without the safe area; nothing is the theme's.
    public var height: CGFloat?
    /// Whether blank keys are drawn.
    public var showsKeys = true

    init(height: CGFloat? = nil) { self.height = height }

    init(reader: ShapeReader<KeyboardShape>) {
        height = reader[\.height]
        showsKeys = reader[\.keys]
        reader.finish()
    }

    /// The view in the render under way.
    func view() -> KeyboardView {
        let view = KeyboardView()
        view.height = height
        view.showsKeys = showsKeys
        return view
    }
}
