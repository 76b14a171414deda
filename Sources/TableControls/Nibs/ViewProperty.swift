import Foundation
import TableDrawing
import TableText

/// Property of a class of views that a description can set.
///
///     let price = ViewProperty.number("price", of: PriceView.self) { $0.price } set: { $0.price = $1 }
///
/// The closures are called by the task that owns the view. Closures from other modules are
/// Sendable. Closures in this file capture metatypes and key paths, which are not isolated to
/// an actor.
public struct ViewProperty: @unchecked Sendable {
    /// Name of the property in descriptions; equal to UIKit's name if UIKit has the property.
    public let name: String
    /// Kind of accepted values.
    public let kind: ViewPropertyKind
    /// Summary of the property in a sentence.
    public let summary: String
    /// Whether the property can only be set while the view is created.
    public let isFixed: Bool

    /// Result of an attempt to set a value.
    package enum Outcome {
        /// The value was set; the closure restores the previous value.
        case given(() -> Void)
        /// The value is of another kind.
        case otherKind
        /// The view is of another class.
        case otherClass
    }

    package let give: (ViewValue, View) -> Outcome

    /// Returns a closure that restores the view's current value, or `nil` for a view of
    /// another class.
    package let makeRestorer: (View) -> (() -> Void)?

    /// Sets a value and returns a closure that restores the previous value, or `nil` if the value
    /// does not fit.
    ///
    /// The closure restores only this property; the method may also have changed other properties.
    public func set(_ value: ViewValue, of view: View) -> (() -> Void)? {
        if case .given(let takeBack) = give(value, view) { takeBack } else { nil }
    }

    package init<Class: View, Value>(
        _ name: String, _ kind: ViewPropertyKind, _ summary: String, of type: Class.Type,
        read: @escaping (ViewValue, Class) -> Value?, get: @escaping (Class) -> Value,
        set: @escaping (Class, Value) -> Void
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        isFixed = false
        makeRestorer = { view in
            guard let view = view as? Class else { return nil }
            let old = get(view)
            return { set(view, old) }
        }
        give = { value, view in
            guard let view = view as? Class else { return .otherClass }
            guard let new = read(value, view) else { return .otherKind }
            let old = get(view)
            set(view, new)
            return .given { set(view, old) }
        }
    }

    /// Creates a property that is fixed when the view is created.
    package init(fixed name: String, _ kind: ViewPropertyKind, _ summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
        isFixed = true
        makeRestorer = { _ in nil }
        give = { _, _ in .given {} }
    }
}

/// Properties of registered classes.
extension ViewProperty {
    /// Returns a text property.
    public static func text<Class: View>(
        _ name: String, of type: Class.Type, _ summary: String = "",
        get: @escaping @Sendable (Class) -> String?,
        set: @escaping @Sendable (Class, String?) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .text, summary, of: type, read: { value, _ in value.text.map { $0 } }, get: get,
            set: set)
    }

    /// Returns a number property with a range.
    public static func number<Class: View>(
        _ name: String, in range: ClosedRange<Double> = -1e9...1e9, of type: Class.Type,
        _ summary: String = "", get: @escaping @Sendable (Class) -> Double,
        set: @escaping @Sendable (Class, Double) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .number(range), summary, of: type,
            read: { value, _ in value.number(in: range) }, get: get, set: set)
    }

    /// Returns a Boolean property.
    public static func boolean<Class: View>(
        _ name: String, of type: Class.Type, _ summary: String = "",
        get: @escaping @Sendable (Class) -> Bool,
        set: @escaping @Sendable (Class, Bool) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .boolean, summary, of: type, read: { value, _ in value.boolean }, get: get,
            set: set)
    }

    /// Returns a colour property.
    public static func color<Class: View>(
        _ name: String, of type: Class.Type, _ summary: String = "",
        get: @escaping @Sendable (Class) -> Color?,
        set: @escaping @Sendable (Class, Color?) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .color, summary, of: type, read: { value, _ in value.color.map { $0 } },
            get: get, set: set)
    }

    /// Returns an image property.
    public static func image<Class: View>(
        _ name: String, of type: Class.Type, _ summary: String = "",
        get: @escaping @Sendable (Class) -> Image?,
        set: @escaping @Sendable (Class, Image?) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .image, summary, of: type, read: { value, _ in value.image }, get: get, set: set)
    }
}

extension ViewValue {
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
    var color: Color? { if case .color(let color) = self { color } else { nil } }
    var font: FontDescription? { if case .font(let font) = self { font } else { nil } }
    var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
    var list: [ViewValue]? { if case .list(let values) = self { values } else { nil } }
    var symbolConfiguration: Image.SymbolConfiguration? {
        if case .symbolConfiguration(let configuration) = self { configuration } else { nil }
    }
    var size: CGSize? { if case .size(let size) = self { size } else { nil } }
    var path: Path? { if case .path(let path) = self { path } else { nil } }
    var insets: EdgeInsets? { if case .insets(let insets) = self { insets } else { nil } }

    /// Image of the value, with an inner `nil` for a failed image and an outer `nil` for other
    /// values.
    var image: Image?? { if case .image(let make) = self { .some(make()) } else { .none } }

    func number(in range: ClosedRange<Double>) -> Double? {
        guard case .number(let number) = self, range.contains(number) else { return nil }
        return number
    }

    func integer(in range: ClosedRange<Int>) -> Int? {
        guard case .number(let number) = self, let integer = Int(exactly: number),
            range.contains(integer)
        else { return nil }
        return integer
    }
}
