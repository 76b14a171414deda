import Foundation
import TableDrawing

extension Font {
    /// Creates a font from its name, or returns `nil` if the font book lacks the font.
    ///
    /// The name can be UIKit's (`Helvetica-Bold`, `HelveticaNeue-Light`, `.SFUI-Semibold`), the
    /// PostScript name of a face in the font book (`Inter-SemiBold`), or a family name. If the
    /// font is missing, a diagnostic names the package to install. The size is in points.
    public init?(name: String, size: CGFloat) {
        if let font = Self.known(name, size: size) {
            self = font
            return
        }
        let known = StandardFonts.files.first { file in
            file.families.contains(name)
                || (file.path as NSString).lastPathComponent.hasPrefix(name + ".")
        }
        let advice =
            known.map { "install it: " + FontPackage.installCommand(for: [$0.package]) }
            ?? "add its folder to the font book (--fonts DIR)"
        DiagnosticLog.record(
            Diagnostic(
                "text.missing-font", message: "no font is named \"\(name)\"; \(advice)"))
        return nil
    }

    /// Returns the font of a name in the current font book, or `nil` without a diagnostic.
    package static func known(_ name: String, size: CGFloat) -> Font? {
        if let font = original(name, size: size) { return font }
        let catalogue = TextEnvironment.current.fontBook.catalogue
        let face =
            catalogue.face(named: name)
            ?? catalogue.face(family: name, weight: 400, isItalic: false)
        return face.map { face in
            Font(
                design: .family(face.family), weight: Weight(rawValue: face.weight),
                isItalic: face.isItalic, size: size)
        }
    }

    /// Returns a font for the name of an Apple typeface, which a free typeface substitutes.
    private static func original(_ name: String, size: CGFloat) -> Font? {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let family = parts.first else { return nil }
        let original: SystemFont
        switch family {
        case "Helvetica": original = .helvetica
        case "HelveticaNeue", "Helvetica Neue": original = .helveticaNeue
        case ".SFUI", ".SFUIText", ".SFUIDisplay", "SFProText", "SFProDisplay", "SFPro", "SF Pro",
            "SF Pro Text", "SF Pro Display", ".AppleSystemUIFont":
            original = .sanFrancisco
        default: return nil
        }
        guard let style = parts.dropFirst().first.map(String.init) else {
            return Font(design: .original(original), size: size)
        }
        var weight = style
        var isItalic = false
        for word in ["Italic", "Oblique"] where weight.hasSuffix(word) {
            isItalic = true
            weight.removeLast(word.count)
        }
        let weights: [String: Weight] = [
            "": .regular, "Regular": .regular, "Roman": .regular, "UltraLight": .ultraLight,
            "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Medium": .medium,
            "SemiBold": .semibold, "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy,
            "Black": .black,
        ]
        guard let weight = weights[weight] else { return nil }
        return Font(design: .original(original), weight: weight, isItalic: isItalic, size: size)
    }
}
