import Foundation
import TableDrawing
import TableText

/// A property that a description can give to the views of a class.
///
///     let price = ViewProperty.number("price", of: PriceView.self) { $0.price } set: { $0.price = $1 }
///
/// Its closures are called by the task that the view belongs to. They are Sendable where somebody else
/// writes them; those of this file add metatypes and key paths, which belong to no actor.
public struct ViewProperty: @unchecked Sendable {
    /// The name that descriptions use; UIKit's where it has one.
    public let name: String
    /// The values that it takes.
    public let kind: ViewPropertyKind
    /// What it is, in one sentence.
    public let summary: String
    /// Whether it can be given only while the view is made.
    public let isFixed: Bool

    /// What came of an attempt to give a value.
    enum Outcome {
        /// It was given; the closure takes it back.
        case given(() -> Void)
        /// The value is of another kind.
        case otherKind
        /// The view is of another class.
        case otherClass
    }

    let give: (ViewValue, View) -> Outcome

    /// Remembers what a view has; the closure gives it that again, nothing says that the view is of
    /// another class.
    package let remember: (View) -> (() -> Void)?

    /// Gives a view the value; the closure takes it back, nothing says that it does not fit.
    ///
    /// It takes back this property alone: others of the view may have followed it.
    public func set(_ value: ViewValue, of view: View) -> (() -> Void)? {
        if case .given(let takeBack) = give(value, view) { takeBack } else { nil }
    }

    init<Class: View, Value>(
        _ name: String, _ kind: ViewPropertyKind, _ summary: String, of type: Class.Type,
        read: @escaping (ViewValue, Class) -> Value?, get: @escaping (Class) -> Value,
        set: @escaping (Class, Value) -> Void
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        isFixed = false
        remember = { view in
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

    /// A property that is decided when the view is made.
    init(fixed name: String, _ kind: ViewPropertyKind, _ summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
        isFixed = true
        remember = { _ in nil }
        give = { _, _ in .given {} }
    }
}

/// Properties of classes that are registered.
extension ViewProperty {
    /// A text.
    public static func text<Class: View>(
        _ name: String, of type: Class.Type, _ summary: String = "",
        get: @escaping @Sendable (Class) -> String?,
        set: @escaping @Sendable (Class, String?) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .text, summary, of: type, read: { value, _ in value.text.map { $0 } }, get: get,
            set: set)
    }

    /// A number within a range.
    public static func number<Class: View>(
        _ name: String, in range: ClosedRange<Double> = -1e9...1e9, of type: Class.Type,
        _ summary: String = "", get: @escaping @Sendable (Class) -> Double,
        set: @escaping @Sendable (Class, Double) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .number(range), summary, of: type,
            read: { value, _ in value.number(in: range) }, get: get, set: set)
    }

    /// `true` or `false`.
    public static func boolean<Class: View>(
        _ name: String, of type: Class.Type, _ summary: String = "",
        get: @escaping @Sendable (Class) -> Bool,
        set: @escaping @Sendable (Class, Bool) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .boolean, summary, of: type, read: { value, _ in value.boolean }, get: get,
            set: set)
    }

    /// A colour.
    public static func color<Class: View>(
        _ name: String, of type: Class.Type, _ summary: String = "",
        get: @escaping @Sendable (Class) -> Color?,
        set: @escaping @Sendable (Class, Color?) -> Void
    ) -> ViewProperty {
        ViewProperty(
            name, .color, summary, of: type, read: { value, _ in value.color.map { $0 } },
            get: get, set: set)
    }

    /// An image.
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
    var text: String? { if case .text(let text) = self { text } else { nil } }
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

    /// The image, or nothing within where it cannot be made; nothing for other values.
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
