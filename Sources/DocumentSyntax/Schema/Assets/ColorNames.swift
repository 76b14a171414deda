import Foundation
import TableDrawing

/// Names and notations of colours in documents.
enum ColorNames {
    /// All names.
    ///
    /// Fixed colours come first, and each group is in alphabetical order.
    static let all = Color.named.keys.sorted() + Color.adaptive.keys.sorted()

    /// Returns the colour of a node.
    ///
    /// Adds a problem and returns `nil` if the node is not a colour.
    static func color(_ node: DocumentNode, _ context: ReadingContext) -> Color? {
        let problems = context.problems
        if node.isNull, node.scalar?.style == .plain {
            problems.error(
                "expected a colour, found nothing", at: node,
                note: "after a space \"#\" begins a comment: write the colour as \"#RRGGBB\", "
                    + "in quotes")
            return nil
        }
        guard let text = node.string(problems) else { return nil }
        let assets = context.environment.assets
        if let owner = assets.first(where: { $0.colorNames.contains(text) }) {
            if let warning = owner.warning(forColorNamed: text) {
                problems.warning(warning, at: node)
            }
            do {
                return try TraitCollection.$current.withValue(context.environment.traits) {
                    try owner.color(named: text)
                }
            } catch {
                problems.error("\(error)", at: node)
                return nil
            }
        }
        if let color = Color.named[text] ?? Color.adaptive[text] ?? color(hex: text) {
            return color
        }
        if let found = assets.lazy.compactMap({ $0.otherKind(of: text) }).first {
            problems.error(
                "\(text.quoted) of the assets is of the kind \(found.kind), expected colorset",
                at: node)
            return nil
        }
        let names = assets.flatMap(\.colorNames) + all
        let question = problems.question(for: text, among: names)
        let isName = text.first?.isLetter == true
        problems.error(
            "expected a colour such as \"#FF9500\", \"#FF950080\", red or systemBlue, found "
                + text.quoted + (question.map { "; \($0)" } ?? ""), at: node,
            note: question == nil && isName
                ? "colours are \(Suggestion.list(names, "and"))" : nil)
        return nil
    }

    private static func color(hex text: String) -> Color? {
        let digits = text.dropFirst()
        guard text.first == "#", [3, 4, 6, 8].contains(digits.utf8.count),
            digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            // Each digit of the short form counts twice, as in CSS: #F90 is #FF9900.
            let bits = UInt32(
                digits.utf8.count < 6 ? String(digits.flatMap { [$0, $0] }) : String(digits),
                radix: 16)
        else { return nil }
        guard digits.utf8.count == 8 || digits.utf8.count == 4 else { return Color(hex: bits) }
        return Color(hex: bits >> 8, alpha: Double(bits & 0xFF) / 255)
    }
}
