import Foundation
import TableDrawing

/// A colour in a colour set's JSON.
struct AssetColor: Decodable {
    /// A component.
    ///
    /// Xcode writes strings, and other programs write numbers.
    enum Component: Decodable {
        case text(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        /// Value from 0 to 1, or `nil` if the text is invalid.
        ///
        /// A text with `0x` is an 8-bit hexadecimal number. A whole number without a point is
        /// in the range 0 to 255. A number with a point is a fraction.
        var value: Double? {
            switch self {
            case .number(let number): return number > 1 ? number / 255 : number
            case .text(let text):
                if text.lowercased().hasPrefix("0x") {
                    return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                }
                if text.contains(where: { ".eE".contains($0) }) {
                    return Double(text).flatMap { $0.isFinite ? $0 : nil }
                }
                guard let number = Int(text), (0...255).contains(number) else { return nil }
                return Double(number) / 255
            }
        }

        /// Value of an alpha, which is a fraction even if it is written `1`.
        var alpha: Double? {
            if case .text("1") = self { return 1 }
            return value
        }
    }

    /// Reason that a colour cannot be read.
    struct Failure: Error { var message: String }

    var colorSpace: String?
    var components: [String: Component]?
    var platform: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case components, platform, reference
        case colorSpace = "color-space"
    }

    /// Warning about components written partly as fractions and partly as whole numbers, or
    /// `nil`.
    ///
    /// A `1` then counts as 1 of 255, as in Xcode.
    var warning: String? {
        let texts = (components ?? [:]).filter { $0.key != "alpha" }.compactMap { name, component in
            if case .text(let text) = component { (name: name, text: text) } else { nil }
        }.sorted { $0.name < $1.name }
        guard let whole = texts.first(where: { $0.text == "1" }),
            let share = texts.first(where: { $0.text.contains(".") })
        else { return nil }
        return
            "has the component \"\(whole.name)\": \"1\", which is 1 of 255, beside the share "
            + "\"\(share.name)\": \"\(share.text)\"; a whole share is written \"1.0\""
    }

    /// Returns the colour in sRGB, clamped to its range.
    func color() throws(Failure) -> Color {
        if let reference { return try Self.system(reference) }
        let alpha = try component("alpha", default: 1)
        switch colorSpace ?? "srgb" {
        case "srgb", "extended-srgb":
            return Color(try rgb { RGBA(red: $0, green: $1, blue: $2, alpha: alpha) })
        case "extended-linear-srgb":
            return Color(
                try rgb {
                    RGBA(
                        red: Self.encoded($0), green: Self.encoded($1), blue: Self.encoded($2),
                        alpha: alpha)
                })
        case "display-p3":
            return Color(try rgb { Self.displayP3($0, $1, $2, alpha: alpha) })
        case "gray-gamma-22":
            let linear = pow(max(0, try component("white")), 2.2)
            return Color(white: Self.encoded(linear), alpha: alpha)
        case "extended-gray":
            return Color(white: try component("white"), alpha: alpha)
        case let other:
            throw Failure(
                message: "has the colour space \"\(other)\"; srgb, extended-srgb, "
                    + "extended-linear-srgb, display-p3, gray-gamma-22 and extended-gray are read")
        }
    }

    private func rgb(_ make: (Double, Double, Double) -> RGBA) throws(Failure) -> RGBA {
        make(try component("red"), try component("green"), try component("blue"))
    }

    private func component(_ name: String, default fallback: Double? = nil) throws(Failure)
        -> Double
    {
        guard let component = components?[name] else {
            guard let fallback else {
                throw Failure(message: "lacks the component \"\(name)\"")
            }
            return fallback
        }
        guard let value = name == "alpha" ? component.alpha : component.value else {
            throw Failure(
                message: "has a component \"\(name)\" that is no number: 0.5, 128 or 0x80 are")
        }
        return value
    }

    /// Returns a system colour by its name in colour sets, such as `systemBlueColor`.
    private static func system(_ reference: String) throws(Failure) -> Color {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        guard let color = Color.adaptive[name] ?? Color.named[name] else {
            throw Failure(
                message: "refers to \"\(reference)\", which is none of the system's colours that "
                    + "are known, such as systemBlueColor and labelColor")
        }
        return color
    }

    /// Converts Display P3 to sRGB.
    ///
    /// Both have the D65 white point and the same transfer curve.
    ///
    /// Source: the matrices of CSS Color 4, section 18.
    private static func displayP3(
        _ red: Double, _ green: Double, _ blue: Double, alpha: Double
    ) -> RGBA {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return RGBA(
            red: encoded(1.224_940_176_280_56 * r - 0.224_940_176_280_56 * g),
            green: encoded(-0.042_056_954_709_69 * r + 1.042_056_954_709_69 * g),
            blue: encoded(
                -0.019_637_554_590_33 * r - 0.078_636_045_550_63 * g + 1.098_273_600_140_97 * b),
            alpha: alpha)
    }

    /// The inverse transfer curve of sRGB (IEC 61966-2-1).
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The transfer curve of sRGB.
    private static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
