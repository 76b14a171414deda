import Foundation
import TableDrawing

/// How labels and values are put into words.
package enum AccessibilityWords {
    /// UIKit's label of an accessory button.
    static let moreInfo = "More Info"
    /// The halves of a stepper.
    package static let decrement = "Decrement"
    package static let increment = "Increment"
    /// A wheel that turns, and one that does not.
    package static let inProgress = "In progress"
    package static let halted = "Progress halted"
    /// What stands between the parts of a cell: a screen reader pauses at a comma, which is another one in
    /// the languages of the Arabic script.
    package static var separator: String {
        let language = RenderContext.current.locale.language
        // ICU calls the script of Urdu and of Punjabi in Pakistan by its style, Nastaliq.
        let isArabic = ["Arab", "Aran"].contains(language.script?.identifier)
        return isArabic || arabicScript.contains(language.languageCode)
            ? "، " : ", "
    }

    /// Languages that are written in the Arabic script where nothing else is said.
    private static let arabicScript: Set<Locale.LanguageCode?> = [
        .arabic, .persian, .urdu, .pashto, .sindhi, .uyghur,
    ]

    /// A share in percent, without decimals.
    static func percent(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\(Int(clamping: (min(1, max(0, share)) * 100).rounded()))%"
    }

    /// What is said for an image that stands alone on a button: a symbol's words, or the image's own
    /// name; of a file's without its scale and ending, so that it is the same at every scale.
    static func name(of image: Image?) -> String? {
        guard let image else { return nil }
        if let symbol = image.symbol?.name { return SymbolWords.all[symbol] }
        return image.name.map { fileStem($0) ?? $0 }
    }

    /// Whether the only words for an image are its file's name.
    static func isNamedByFile(_ image: Image?) -> Bool {
        image.map { $0.symbol == nil && $0.name.flatMap(fileStem) != nil } ?? false
    }

    /// The endings of the image files that are read.
    private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]

    /// `clock` for `clock@2x.png`; nothing for a name that is no image file's.
    private static func fileStem(_ name: String) -> String? {
        guard endings.contains((name as NSString).pathExtension.lowercased()) else { return nil }
        let stem = (name as NSString).deletingPathExtension
        for scale in ["@1x", "@2x", "@3x"] where stem.hasSuffix(scale) && stem.count > 3 {
            return String(stem.dropLast(3))
        }
        return stem
    }

    /// The labels and values of items, joined by commas; nothing where no item has words.
    static func joined(_ items: [AccessibilityItem]) -> String? {
        let words = items.flatMap(\.words)
        return words.isEmpty ? nil : words.joined(separator: separator)
    }
}
