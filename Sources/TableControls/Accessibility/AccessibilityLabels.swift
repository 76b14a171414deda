import Foundation
import TableDrawing
import TableSymbols

/// Labels and values of accessibility elements.
package enum AccessibilityLabels {
    /// Label of an accessory button in UIKit.
    package static let moreInfo = "More Info"
    /// Labels of a stepper's halves.
    package static let decrement = "Decrement"
    package static let increment = "Increment"
    /// Labels of an animating wheel and a stopped wheel.
    package static let inProgress = "In progress"
    package static let halted = "Progress halted"
    /// Separator between the parts of a cell: a comma, at which a screen reader pauses.
    ///
    /// Languages in Arabic script have a comma of their own.
    package static var separator: String {
        let language = RenderContext.current.locale.language
        // ICU calls the script of Urdu and of Punjabi in Pakistan by its style, Nastaliq.
        let isArabic = ["Arab", "Aran"].contains(language.script?.identifier)
        return isArabic || arabicScript.contains(language.languageCode)
            ? "، " : ", "
    }

    /// Languages with Arabic as their default script.
    private static let arabicScript: Set<Locale.LanguageCode?> = [
        .arabic, .persian, .urdu, .pashto, .sindhi, .uyghur,
    ]

    /// Returns a percentage without decimals.
    static func percent(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\(Int(clamping: (min(1, max(0, share)) * 100).rounded()))%"
    }

    /// Returns the label of an image on a button: a symbol's words, or the image's name.
    ///
    /// The name of a file has no scale and extension, and is therefore equal for all scales.
    package static func name(of image: Image?) -> String? {
        guard let image else { return nil }
        if let symbol = image.symbol?.name {
            return SymbolAccessibilityLabels.all[SymbolShape.namesByDirection[symbol] ?? symbol]
        }
        return image.name.map { fileStem($0) ?? $0 }
    }

    /// Returns whether an image's only label is the name of its file.
    package static func isNamedByFile(_ image: Image?) -> Bool {
        image.map { $0.symbol == nil && $0.name.flatMap(fileStem) != nil } ?? false
    }

    /// Extensions of supported image files.
    private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]

    /// Returns the stem of a file name, such as `clock` for `clock@2x.png`, or `nil` for other
    /// names.
    private static func fileStem(_ name: String) -> String? {
        guard endings.contains((name as NSString).pathExtension.lowercased()) else { return nil }
        let stem = (name as NSString).deletingPathExtension
        for scale in ["@1x", "@2x", "@3x"] where stem.hasSuffix(scale) && stem.count > 3 {
            return String(stem.dropLast(3))
        }
        return stem
    }

    /// Returns the joined labels and values of items, or `nil` if no item has a label or value.
    package static func joined(_ items: [AccessibilityItem]) -> String? {
        let words = items.flatMap(\.words)
        return words.isEmpty ? nil : words.joined(separator: separator)
    }
}
