import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText

/// `font: {size: 17, weight: semibold}`.
package final class FontSchema: MappingSchema {
    package static let displayName = "a font"
    package static let definition = "font"
    package static let summary = "A font. Absent keys keep the theme's values."
    package static let exclusive = [["name", "weight"]]
    package static let hints = ["style": "the key is textStyle: {textStyle: headline}"]

    package static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        switch node.scalar?.resolved {
        case .int, .float: return "a size is written {size: \(text)}"
        default: break
        }
        let styles = Font.TextStyle.allCases.map(\.rawValue)
        if styles.contains(text) { return "a text style is written {textStyle: \(text)}" }
        let weights = FontDescription.weights.map(\.name)
        let weight =
            weights.contains(text) ? text : Suggestion.names(near: text, among: weights).first
        if let weight { return "a weight is written {weight: \(weight)}" }
        return "a font's name is written {name: \(text.quoted)}"
    }

    package init() {}

    let size = Key<CGFloat>(
        "size", .number(.above(0, through: 500, "a font size")),
        "The size in points. With a text style, the size at the text size large.")
    let weight = Key<Font.Weight>(
        "weight", .choice(FontDescription.weights), "The weight of the system font.")
    let name = Key<String>(
        "name", .name,
        "The font name, such as Helvetica-Bold or Noto Serif. The weight is part of the name.")
    let textStyle = Key<Font.TextStyle>(
        "textStyle", .caseName,
        "The text style, such as headline or subheadline. The font scales with the text size.")
}

extension ReadingContext {
    /// Reports a font that is missing in the font book, and names the package to install.
    func checkFont(_ name: String, at node: DocumentNode) {
        let log = DiagnosticLog()
        var textEnvironment = TextEnvironment.current
        textEnvironment.fontBook = environment.fontBook
        let font = TextEnvironment.$current.withValue(textEnvironment) {
            DiagnosticLog.$current.withValue(log) { Font(name: name, size: Font.labelFontSize) }
        }
        guard font == nil else { return }
        let message = log.diagnostics.first?.message ?? "no font is named \(name.quoted)"
        problems.error(message, at: node)
    }
}

extension ValueType where Value == FontDescription {
    /// A font size, a weight, a name or a text style.
    package static var font: Self {
        .mapping(FontSchema()) { reader in
            defer { reader.finish() }
            let description = FontDescription(
                size: reader[\.size], weight: reader[\.weight], name: reader[\.name],
                textStyle: reader[\.textStyle])
            if let node = reader.node(\.name), let name = description.name {
                reader.context.checkFont(name, at: node)
            }
            return description
        }
    }
}
