import Foundation
import TableControls
import TableDrawing

/// Texts and images of a view whose code sets none: the names of the properties that hold the views.
///
/// The picture of a cell that nobody has filled would be empty.
struct PlaceholderTexts {
    /// Names of properties, by the views that they hold.
    private var names: [ObjectIdentifier: String] = [:]
    private var views: [View] = []

    /// Fills a view that shows no text, and returns the texts.
    static func fill(_ view: View) -> [String] {
        var placeholders = PlaceholderTexts()
        placeholders.visit(view)
        guard !placeholders.views.contains(where: { text(of: $0) != nil }) else { return [] }
        return placeholders.views.compactMap { placeholders.fill($0) }
    }

    private mutating func visit(_ view: View) {
        guard !view.isHidden else { return }
        views.append(view)
        var mirror: Mirror? = Mirror(reflecting: view)
        // Classes of this package have names for views of their own.
        while let each = mirror, "\(String(reflecting: each.subjectType))".hasPrefix("Cells.") {
            for child in each.children {
                guard let name = child.label, let held = Self.view(in: child.value) else {
                    continue
                }
                let plain = name.replacing("$__lazy_storage_$_", with: "")
                names[ObjectIdentifier(held)] =
                    plain.hasPrefix("_") ? String(plain.dropFirst()) : plain
            }
            mirror = each.superclassMirror
        }
        for subview in view.subviews { visit(subview) }
    }

    /// View that a property or its wrapper holds, or `nil`.
    private static func view(in value: Any) -> View? {
        if let view = value as? View { return view }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct || mirror.displayStyle == .optional else { return nil }
        return mirror.children.lazy.compactMap { $0.value as? View }.first
    }

    /// Text that a view shows, or `nil`.
    private static func text(of view: View) -> String? {
        let text: String? =
            switch view {
            case let label as Label: label.text
            case let field as TextField:
                field.text?.isEmpty == false ? field.text : field.placeholder
            case let area as TextView: area.text
            case let button as Button: button.configuration?.title ?? button.currentTitle
            default: nil
            }
        return text?.isEmpty == false ? text : nil
    }

    /// Fills a view, and returns its text; an image has none.
    private func fill(_ view: View) -> String? {
        // The label of a button belongs to the button.
        guard view.superview is Button == false else { return nil }
        let name = names[ObjectIdentifier(view)]
        switch view {
        case let label as Label: label.text = name ?? "label"
        case let field as TextField: field.placeholder = name ?? "text"
        case let area as TextView: area.text = name ?? "text"
        case let button as Button:
            guard let name, button.currentImage == nil, button.configuration?.image == nil else {
                return nil
            }
            button.setTitle(name, for: .normal)
        case let image as ImageView:
            if image.image == nil, name != nil { image.image = OutletStandIns.square }
            return nil
        default: return nil
        }
        return name ?? "label"
    }
}
