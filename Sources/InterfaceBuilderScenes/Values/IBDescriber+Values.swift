import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableText

/// Colors and fonts.
extension IBDescriber {
    /// Returns the color of a property, or `nil` for the standard color.
    func color(_ property: IBProperty) -> Color? {
        property.value.color.flatMap { color($0, at: property.location) }
    }

    /// Returns a color, or `nil` with a note for a color without a value.
    func color(_ color: IBColor, at location: DocumentLocation) -> Color? {
        switch color.source {
        case .components: break
        case .system(let name), .legacySystem(let name):
            if let known = Self.systemColor(name) { return known }
        case .named(let name):
            if let assets = environment.assets.first(where: { $0.colorNames.contains(name) }) {
                do {
                    return try assets.color(named: name)
                } catch {
                    leaveOut("\(error)", at: location, .color)
                }
            }
        }
        if let components = document.resources.components(of: color) { return components.color }
        leaveOut(
            "the color \(color.name.quoted) has no value in the file", at: location,
            note: "name the asset catalog that contains the color", .color)
        return nil
    }

    private static func systemColor(_ name: String) -> Color? {
        let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let color = Color.adaptive[short] ?? Color.named[short] { return color }
        switch short {
        case "groupTableViewBackground": return .systemGroupedBackground
        case "tableCellGroupedBackground": return .secondarySystemGroupedBackground
        case "tableCellPlainBackground", "tableBackground": return .systemBackground
        default: return nil
        }
    }

    /// Returns the description of a font.
    func font(_ font: IBFont, at location: DocumentLocation) -> FontDescription {
        let size = font.pointSize.map { min(max(CGFloat($0), 1), Self.largestSize) }
        if let width = font.width, width != "standard" {
            leaveOut("the width \(width) of the font is not drawn", at: location)
        }
        switch font.face {
        case .system(let weight):
            return FontDescription(size: size, weight: Self.weight(weight ?? "regular"))
        case .boldSystem: return FontDescription(size: size, weight: .bold)
        case .italicSystem:
            return FontDescription(size: size, name: ".SFUI-RegularItalic")
        case .named(let name, _): return namedFont(name, size, at: location)
        case .textStyle(let name): return textStyle(name, size, at: location)
        case .role(let name):
            return FontDescription(
                size: size ?? Self.systemSize,
                weight: name.lowercased().contains("bold") ? .bold : .regular)
        }
    }

    /// Largest size of a font, in points.
    private static let largestSize: CGFloat = 500
    /// Size of the system font without a size, in points.
    private static let systemSize: CGFloat = 14

    /// Returns a font by its name, or the system font in the weight of the name if the font book
    /// does not contain the font.
    private func namedFont(
        _ name: String, _ size: CGFloat?, at location: DocumentLocation
    ) -> FontDescription {
        var texts = TextEnvironment.current
        texts.fontBook = fontBook
        let font = TextEnvironment.$current.withValue(texts) {
            Font.known(name, size: Font.labelFontSize)
        }
        guard font == nil else { return FontDescription(size: size, name: name) }
        let file = document.resources.fonts.first { $0.value.contains(name) }?.key
        leaveOut(
            "the font \(name.quoted)"
                + (file.map { " of the application's file \($0)" } ?? " is not in the font book and")
                + " is drawn as the system font",
            at: location, note: "give the folder of the font (--fonts DIR)", .font,
            file == nil ? .warning : .note)
        let style = (name.split(separator: "-").dropFirst().last ?? "").lowercased()
        let weight = Self.weightNames.first { style.contains($0.name) }?.value
        return FontDescription(size: size, weight: weight ?? .regular)
    }

    /// Weights by names in lower case, also names that UIKit does not use, the longest name first.
    private static let weightNames: [(name: String, value: Font.Weight)] =
        (FontDescription.weights.map { ($0.name.lowercased(), $0.value) } + [
            ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
            ("ultrabold", .heavy), ("extralight", .ultraLight), ("hairline", .ultraLight),
        ]).sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }

    private func textStyle(
        _ name: String, _ size: CGFloat?, at location: DocumentLocation
    ) -> FontDescription {
        if let style = Self.textStyles[name] {
            return FontDescription(size: size, textStyle: style)
        }
        leaveOut("the text style \(name.quoted) is drawn as body", at: location)
        return FontDescription(size: size, textStyle: .body)
    }

    private static let textStyles: [String: Font.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
        "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]

    static func weight(_ name: String) -> Font.Weight? {
        FontDescription.weights.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

extension IBColor {
    /// Name of the color, or an empty text for components.
    fileprivate var name: String {
        switch source {
        case .components: ""
        case .system(let name), .legacySystem(let name), .named(let name): name
        }
    }
}

extension IBColor.Components {
    /// The color in sRGB; components beyond the range are clamped.
    var color: Color {
        let all = values + Array(repeating: 0, count: max(0, 4 - values.count))
        switch space {
        case .sRGB, .extendedSRGB:
            return Color(RGBA(red: all[0], green: all[1], blue: all[2], alpha: alpha))
        case .gray, .extendedGray:
            return Color(RGBA(red: all[0], green: all[0], blue: all[0], alpha: alpha))
        case .cmyk:
            let rest = 1 - all[3]
            return Color(
                RGBA(
                    red: (1 - all[0]) * rest, green: (1 - all[1]) * rest, blue: (1 - all[2]) * rest,
                    alpha: alpha))
        case .displayP3:
            let linear = all.prefix(3).map(Self.linear)
            let mixed = Self.sRGBOfDisplayP3.map { row in
                Self.coded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
            }
            return Color(RGBA(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha))
        }
    }

    /// Linear sRGB of linear Display P3, both with the white point D65.
    private static let sRGBOfDisplayP3: [[Double]] = [
        [1.2249401, -0.2249402, 0], [-0.0420569, 1.0420571, 0],
        [-0.0196376, -0.0786361, 1.0982735],
    ]

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func coded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
