import Foundation
import TableDrawing
import TableText

/// Short forms for the project's own classes, with name, summary and key path.
extension ViewProperty {
    package static func text<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, String?>, _ summary: String
    ) -> ViewProperty {
        make(name, .text, path, summary) { value, _ in value.text.map { $0 } }
    }

    static func boolean<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Bool>, _ summary: String
    ) -> ViewProperty {
        make(name, .boolean, path, summary) { value, _ in value.boolean }
    }

    package static func color<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Color?>, _ summary: String
    ) -> ViewProperty {
        make(name, .color, path, summary) { value, _ in value.color.map { $0 } }
    }

    static func color<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Color>, _ summary: String
    ) -> ViewProperty {
        make(name, .color, path, summary) { value, _ in value.color }
    }

    package static func image<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Image?>, _ summary: String
    ) -> ViewProperty {
        make(name, .image, path, summary) { value, _ in value.image }
    }

    /// Returns a font property based on the view's current font.
    static func font<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Font>, _ summary: String
    ) -> ViewProperty {
        make(name, .font, path, summary) { value, view in
            value.font?.font(base: view[keyPath: path])
        }
    }

    package static func number<Class: View, Number: BinaryFloatingPoint>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Number>,
        in range: ClosedRange<Double> = -1_000_000...1_000_000, _ summary: String
    ) -> ViewProperty {
        make(name, .number(range), path, summary) { value, _ in
            value.number(in: range).map { Number($0) }
        }
    }

    package static func integer<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Int>, in range: ClosedRange<Int>,
        _ summary: String
    ) -> ViewProperty {
        make(name, .integer(range), path, summary) { value, _ in value.integer(in: range) }
    }

    static func texts<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, [String]>, _ summary: String
    ) -> ViewProperty {
        make(name, .texts, path, summary) { value, _ in value.texts }
    }

    static func insets<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, EdgeInsets>, _ summary: String
    ) -> ViewProperty {
        make(name, .insets, path, summary) { value, _ in value.insets }
    }

    static func size<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, CGSize>, _ summary: String
    ) -> ViewProperty {
        make(name, .size, path, summary) { value, _ in value.size }
    }

    static func path<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Path?>, _ summary: String
    ) -> ViewProperty {
        make(name, .path, path, summary) { value, _ in value.path.map { $0 } }
    }

    /// Returns a property for any of the four corners, by name.
    static func corners<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, RectCorner>, _ summary: String
    ) -> ViewProperty {
        make(name, .choices(RectCorner.names.map(\.name)), path, summary) { value, _ in
            value.texts.map { texts in
                RectCorner.names.filter { texts.contains($0.name) }
                    .reduce(into: RectCorner()) { $0.formUnion($1.value) }
            }
        }
    }

    /// Returns a property for a text with optional attributes, based on the view's font.
    static func attributedText<Class: View>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, DescribedText>,
        base font: KeyPath<Class, Font>, _ summary: String
    ) -> ViewProperty {
        make(name, .attributedText, path, summary) { value, view in
            switch value {
            case .text(let text): .plain(text)
            case .attributedText(let make): .attributed(make(view[keyPath: font]))
            default: nil
            }
        }
    }

    /// Returns a property for a case of an enumeration, by its Swift name, which is UIKit's
    /// name.
    package static func choice<Class: View, Choice: CaseIterable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Choice>, _ summary: String
    ) -> ViewProperty {
        choice(name, path, Choice.allCases.map { (String(describing: $0), $0) }, summary)
    }

    /// Returns a property for a choice of values by name.
    static func choice<Class: View, Choice>(
        _ name: String, _ path: ReferenceWritableKeyPath<Class, Choice>,
        _ choices: [(name: String, value: Choice)], _ summary: String
    ) -> ViewProperty {
        make(name, .choice(choices.map(\.name)), path, summary) { value, _ in
            choices.first { $0.name == value.text }?.value
        }
    }

    private static func make<Class: View, Value>(
        _ name: String, _ kind: ViewPropertyKind, _ path: ReferenceWritableKeyPath<Class, Value>,
        _ summary: String, read: @escaping (ViewValue, Class) -> Value?
    ) -> ViewProperty {
        ViewProperty(
            name, kind, summary, of: Class.self, read: read, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 })
    }
}

extension RectCorner {
    /// Corners by their names in descriptions.
    fileprivate static let names: [(name: String, value: RectCorner)] = [
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
        ("bottomRight", .bottomRight),
    ]
}
