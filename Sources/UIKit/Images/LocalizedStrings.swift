import Foundation
import TableControls
import TableDrawing

extension ApplicationResources {
    /// Returns the text of a key in a table of the picture, or the value for a missing text, or the
    /// key.
    ///
    /// - Parameter table: name of the table, or `nil` for `Localizable`.
    public static func localizedString(
        forKey key: String, value: String?, table: String?
    ) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let text = current.strings[name]?[key] {
            if current.pluralKeys.contains(key) {
                DiagnosticLog.record(
                    Diagnostic(
                        "uikit.plural",
                        message:
                            "the text of \(String(reflecting: String(key.prefix(64)))) varies by "
                            + "number, and is shown in the form 'other' for every number"))
            }
            return text
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}

extension String {
    /// Key of a text, with the values of its interpolations.
    ///
    /// As in Foundation, the key of `"\(count) items"` is `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        fileprivate let key: String
        fileprivate let arguments: [any CVarArg]

        /// Creates a key without values.
        public init(_ key: String) {
            self.key = key
            arguments = []
        }

        /// Creates a key without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key with the values of an interpolation.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [any CVarArg] = []

            /// Creates an empty literal.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds a text.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Adds a value as a text.
            public mutating func appendInterpolation<Value>(_ value: Value) {
                key += "%@"
                arguments.append(NSString(string: "\(value)"))
            }

            /// Adds an integer.
            public mutating func appendInterpolation(_ value: Int) {
                key += "%lld"
                arguments.append(value)
            }

            /// Adds a number.
            public mutating func appendInterpolation(_ value: Double) {
                key += "%lf"
                arguments.append(value)
            }
        }
    }

    /// Creates the text of a key in a table of the picture.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(key, default: nil, table, locale)
    }

    /// Creates the text of a key in a table of the picture, with a value for a missing text.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(LocalizationValue("\(key)"), default: defaultValue, table, locale)
    }

    private init(
        _ key: LocalizationValue, default value: LocalizationValue?, _ table: String?,
        _ locale: Locale?
    ) {
        let text = ApplicationResources.localizedString(
            forKey: key.key, value: value?.key, table: table)
        let arguments = value?.arguments ?? key.arguments
        self =
            arguments.isEmpty
            ? text
            : String(format: text, locale: locale ?? .ofPicture, arguments: arguments)
    }
}
