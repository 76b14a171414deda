/// Swift source of declarations that hide those of Foundation, so that texts, numbers and dates have
/// the locale of the picture.
///
/// A process on Linux has the locale `en_001`, which no variable of the environment changes, and
/// Foundation there ends the process when it reads a `.stringsdict` file. Declarations of a program
/// hide those of modules with the same types.
enum LocalizationSource {
    /// A declaration that is added to a program that uses its name and does not declare it.
    private struct Part {
        let name: String
        /// Types with the declaration; none for a function of the program.
        let types: [String]
        let text: String
    }

    /// Returns the declarations that a program needs, or an empty text.
    static func text(for program: CellProgram, _ sources: CellSources) throws -> String {
        let texts = try program.paths.map(sources.text) + program.statements
        let used = try parts.filter { part in
            try texts.contains { $0.contains(part.name) }
                && !program.paths.contains { path in
                    try part.types.isEmpty
                        ? sources.declares(part.name, of: nil, path)
                        : part.types.contains { try sources.declares(part.name, of: $0, path) }
                }
        }
        guard !used.isEmpty else { return "" }
        return "import UIKit\n" + used.map(\.text).joined(separator: "\n")
    }

    private static let parts = [
        Part(
            name: "NSLocalizedString", types: [],
            text: """
                func NSLocalizedString(
                    _ key: String, tableName: String? = nil, bundle: Bundle = .main,
                    value: String = "", comment: String
                ) -> String {
                    ApplicationResources.localizedString(forKey: key, value: value, table: tableName)
                }
                """),
        Part(
            name: "localizedString", types: ["Bundle"],
            text: """
                extension Bundle {
                    func localizedString(
                        forKey key: String, value: String?, table tableName: String?
                    ) -> String {
                        ApplicationResources.localizedString(forKey: key, value: value, table: tableName)
                    }
                }
                """),
        Part(
            name: "localizedStringWithFormat", types: ["String"],
            text: """
                extension String {
                    static func localizedStringWithFormat(
                        _ format: String, _ arguments: CVarArg...
                    ) -> String {
                        String(format: format, locale: .ofPicture, arguments: arguments)
                    }
                }
                """),
        Part(
            name: "current", types: ["Locale"],
            text: "extension Locale { static var current: Locale { .ofPicture } }"),
        Part(
            name: "autoupdatingCurrent", types: ["Locale"],
            text: "extension Locale { static var autoupdatingCurrent: Locale { .ofPicture } }"),
        Part(
            name: "formatted",
            types: [
                "Date", "Decimal", "BinaryInteger", "BinaryFloatingPoint", "Sequence", "Array",
                "Collection",
            ], text: formatted),
    ]

    /// A style with a locale of its own keeps it.
    private static let formatted =
        """
        private func localized<Style: FormatStyle>(_ style: Style) -> Style {
            let own = Mirror(reflecting: style).children.first { $0.label == "locale" }?.value as? Locale
            return own.map { $0.identifier != "en_001" } == true ? style : style.locale(.ofPicture)
        }
        extension Date {
            func formatted() -> String {
                Date.FormatStyle(date: .numeric, time: .shortened, locale: .ofPicture).format(self) }
            func formatted(
                date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
            ) -> String { Date.FormatStyle(date: date, time: time, locale: .ofPicture).format(self) }
        }
        extension Decimal {
            func formatted() -> String { Decimal.FormatStyle(locale: .ofPicture).format(self) }
        }
        extension BinaryFloatingPoint {
            func formatted() -> String {
                FloatingPointFormatStyle<Self>(locale: .ofPicture).format(self) }
        }
        extension BinaryInteger {
            func formatted() -> String { IntegerFormatStyle<Self>(locale: .ofPicture).format(self) }
        }
        extension Sequence {
            func formatted() -> String where Element == String {
                localized(ListFormatStyle<StringStyle, Self>.list(type: .and)).format(self) }
        }

        """
        + ["Date", "Decimal", "BinaryFloatingPoint", "BinaryInteger", "Sequence"].map { type in
            """
            extension \(type) {
                func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
                where Style.FormatInput == Self { localized(style).format(self) }
            }

            """
        }.joined()
        + ["BinaryFloatingPoint", "BinaryInteger"].map { type in
            """
            extension \(type) {
                func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
                where Style.FormatInput: \(type) { localized(style).format(Style.FormatInput(self)) }
            }

            """
        }.joined()
}
