import Foundation
import TableDrawing

/// How labels and values are put into words.
package enum AccessibilityWords {
    /// UIKit's label of an accessory button.
    static let moreInfo = "More Info"
    /// What stands between the parts of a cell: a screen reader pauses at a comma, which is another one in
    /// the languages of the Arabic script.
    package static var separator: String {
        let language = RenderContext.current.locale.language
        return language.script == .arabic || arabicScript.contains(language.languageCode)
            ? "، " : ", "
    }

    /// Languages that are written in the Arabic script where nothing else is said.
    private static let arabicScript: Set<Locale.LanguageCode?> = [
        .arabic, .persian, .urdu, .pashto, .sindhi, .uyghur,
    ]

    /// A share in percent, without decimals.
    static func percent(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\(Int((min(1, max(0, share)) * 100).rounded()))%"
    }

    /// What is said for an image that stands alone on a button: a symbol's name in words, without
    /// what says how it is drawn, or the image's own name.
    ///
    /// UIKit says words of its own for some symbols (Delete for `trash`); which is not proven.
    static func name(of image: Image?) -> String? {
        guard let image else { return nil }
        guard let symbol = image.symbol?.name else { return image.name }
        let looks: Set<Substring> = ["fill", "circle", "square", "rectangle"]
        let words = symbol.split(separator: ".")
        let meaning = words.filter { !looks.contains($0) }
        let spoken = (meaning.isEmpty ? words : meaning).joined(separator: " ")
        return spoken.prefix(1).uppercased() + spoken.dropFirst()
    }

    /// The labels and values of items, joined by commas; nothing where no item has words.
    static func joined(_ items: [AccessibilityItem]) -> String? {
        let words = items.flatMap(\.words)
        return words.isEmpty ? nil : words.joined(separator: separator)
    }
}
