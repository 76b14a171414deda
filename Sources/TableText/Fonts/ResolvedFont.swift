import Foundation
import TableDrawing

/// A font resolved in a book: its face and its metrics.
struct ResolvedFont {
    /// The face, or `nil` if the book is empty.
    var face: FontBook.Face?
    var size: CGFloat
    var metrics: FontMetrics
    /// Distance between the baselines of lines in points, or `nil` for the height of a line.
    var linePitch: CGFloat?
    /// OpenType features in Pango's syntax.
    var features: String?

    /// Resolves a font in a book.
    ///
    /// A diagnostic reports a missing font.
    init(_ font: Font, in environment: TextEnvironment) {
        size = font.pointSize
        let catalogue = environment.fontBook.catalogue
        let original = font.substituted(in: environment)
        let family: String
        switch font.design {
        case .system: family = environment.systemFont.family
        case .original(let original): family = original.family
        case .family(let name): family = name
        }
        let found =
            catalogue.face(family: family, weight: font.weight.rawValue, isItalic: font.isItalic)
        if var found {
            found.isSpaced = original == .sanFrancisco
            face = found
            Self.compare(found, with: font, family: family)
        } else {
            face = environment.fontBook.anyFace
            Self.reportMissing(family: family, instead: face)
        }
        metrics =
            original?.metrics ?? face.map { environment.fontBook.metrics(of: $0) }
            ?? .sanFrancisco
        linePitch = font.linePitch(in: environment)
        features = Self.features(of: face, monospacedDigits: font.hasMonospacedDigits)
    }

    /// Returns the OpenType features of a face.
    ///
    /// Inter's contextual alternates are turned off. They change `->` into an arrow and lift
    /// colons, which San Francisco does not.
    private static func features(of face: FontBook.Face?, monospacedDigits: Bool) -> String? {
        var list: [String] = []
        if face?.family.hasPrefix("Inter") == true { list.append("calt 0") }
        if monospacedDigits { list.append("tnum 1") }
        return list.isEmpty ? nil : list.joined(separator: ", ")
    }

    private static func compare(_ face: FontBook.Face, with font: Font, family: String) {
        if face.weight != font.weight.rawValue {
            DiagnosticLog.record(
                Diagnostic(
                    "text.missing-weight",
                    message: "\(family) has no weight \(font.weight.name) "
                        + "(\(font.weight.rawValue)); \(face.name) (\(face.weight)) is drawn"))
        }
        if face.isItalic != font.isItalic {
            let wanted = font.isItalic ? "italic" : "upright"
            DiagnosticLog.record(
                Diagnostic(
                    "text.missing-style",
                    message: "\(family) has no \(wanted) style; \(face.name) is drawn"))
        }
    }

    private static func reportMissing(family: String, instead face: FontBook.Face?) {
        let package = StandardFonts.files.first { $0.families.contains(family) }?.package
        let advice =
            package.map { "install it: " + FontPackage.installCommand(for: [$0]) }
            ?? "add its folder to the font book (--fonts DIR)"
        let instead = face.map { "\($0.name) is drawn instead" } ?? "no letters are drawn"
        DiagnosticLog.record(
            Diagnostic(
                "text.missing-font",
                message: "the font \(family) is not in the font book; \(instead); \(advice)"))
    }
}
