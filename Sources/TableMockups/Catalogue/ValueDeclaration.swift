import DocumentSyntax
import Foundation
import TableDrawing

/// Declaration of a value that a catalogue cell accepts.
///
/// It is used to check documents and for completion in editors.
public struct ValueDeclaration: Sendable, Hashable {
    /// Name of the value in documents.
    public let name: String
    /// The type of the value.
    public let kind: ValueKind
    /// Whether a document must give the value.
    public let isRequired: Bool
    /// Default of the value.
    public let fallback: CellValue?
    /// Purpose of the value in a single sentence.
    public let summary: String

    private init(
        _ name: String, _ kind: ValueKind, _ isRequired: Bool, _ fallback: CellValue?,
        _ summary: String
    ) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.fallback = fallback
        self.summary = summary
    }

    /// Declares a text.
    public static func text(
        _ name: String, required: Bool = false, default fallback: String? = nil,
        _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .text, required, fallback.map { .text($0) }, summary)
    }

    /// Declares a number within a range.
    public static func number(
        _ name: String, _ range: NumberRange = .finite(), required: Bool = false,
        default fallback: Double? = nil, _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .number(range), required, fallback.map { .number($0) }, summary)
    }

    /// Declares a whole number within a range.
    public static func integer(
        _ name: String, _ range: ClosedRange<Int> = -1_000_000_000...1_000_000_000,
        required: Bool = false, default fallback: Int? = nil, _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .integer(range), required, fallback.map { .integer($0) }, summary)
    }

    /// Declares `true` or `false`.
    public static func boolean(
        _ name: String, required: Bool = false, default fallback: Bool? = nil,
        _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .boolean, required, fallback.map { .boolean($0) }, summary)
    }

    /// Declares a colour.
    public static func color(
        _ name: String, required: Bool = false, default fallback: Color? = nil,
        _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .color, required, fallback.map { .color($0) }, summary)
    }

    /// Declares an image file.
    public static func image(
        _ name: String, required: Bool = false, _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .image, required, nil, summary)
    }

    /// Declares an instant.
    public static func date(
        _ name: String, required: Bool = false, default fallback: Date? = nil,
        _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .date, required, fallback.map { .date($0) }, summary)
    }

    /// Declares a time zone.
    public static func timeZone(
        _ name: String, required: Bool = false, default fallback: TimeZone? = nil,
        _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .timeZone, required, fallback.map { .timeZone($0) }, summary)
    }

    /// Declares a choice from a list of names.
    public static func choice(
        _ name: String, of names: [String], required: Bool = false,
        default fallback: String? = nil, _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .choice(names), required, fallback.map { .choice($0) }, summary)
    }

    /// Declares a list of texts.
    public static func texts(
        _ name: String, required: Bool = false, default fallback: [String]? = nil,
        _ summary: String = ""
    ) -> ValueDeclaration {
        ValueDeclaration(name, .texts, required, fallback.map { .texts($0) }, summary)
    }

    /// Returns the schema of the value, with its summary and default.
    func schema(_ form: SchemaForm) -> SchemaValue {
        var schema = kind.type.schema(form)
        if !summary.isEmpty { schema = schema.adding(["description": .text(summary)]) }
        if let value = fallback?.schema { schema = schema.adding(["default": value]) }
        return schema
    }
}
