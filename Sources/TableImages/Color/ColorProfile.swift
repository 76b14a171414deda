import CLCMS2
import Foundation

/// The sole owner of a profile of Little CMS that describes the samples of an image.
final class ColorProfile {
    let pointer: LCMSLibrary.Profile
    /// Usual name of the colour space.
    let name: String
    private let library: LCMSLibrary

    /// Maximum number of shown characters of a name.
    private static let longestName = 60

    /// Creates a profile from a file's description, or returns `nil` if the description is invalid.
    init?(_ space: DeclaredColors.Space, _ library: LCMSLibrary) {
        self.library = library
        switch space {
        case .profile(let bytes):
            guard let profile = library.openProfile(bytes, UInt32(clamping: bytes.count)) else {
                return nil
            }
            pointer = profile
            name = Self.description(of: profile, library) ?? "a colour profile without a name"
        case .coded(let primaries, let transfer):
            guard let gamut = CodedColors.Gamut(rawValue: primaries),
                let curve = CodedColors.Transfer(rawValue: transfer)?.curve,
                let profile = Self.profile(gamut.chromaticities, curve, library)
            else { return nil }
            pointer = profile
            name = CodedColors.name(primaries: primaries, transfer: transfer)
        case .measured(let chromaticities, let gamma):
            let points = chromaticities.map { Double($0) / 100_000 }
            let curve =
                gamma.map { ToneCurve.gamma(100_000 / Double($0)) }
                ?? CodedColors.Transfer.sRGB.curve
            guard let curve, let profile = Self.profile(points, curve, library) else { return nil }
            pointer = profile
            let hasPrimaries = chromaticities != PNGColors.ownChromaticities
            name =
                hasPrimaries
                ? "stated primaries" + (gamma == nil ? "" : " and gamma") : "a stated gamma"
        }
    }

    deinit { _ = library.closeProfile(pointer) }

    /// A parametric curve of Little CMS: the number of its form, and its parameters.
    struct ToneCurve: Sendable {
        var form: Int32
        var parameters: [Double]

        /// Returns the curve y = x ^ power.
        static func gamma(_ power: Double) -> ToneCurve { ToneCurve(form: 1, parameters: [power]) }

        /// Returns the curve y = (a x + b) ^ power from d on, and y = c x below d.
        static func broken(
            _ power: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double
        ) -> ToneCurve { ToneCurve(form: 4, parameters: [power, a, b, c, d]) }
    }

    /// Returns a profile for eight numbers: x and y of white, red, green and blue.
    private static func profile(
        _ points: [Double], _ curve: ToneCurve, _ library: LCMSLibrary
    ) -> LCMSLibrary.Profile? {
        guard points.count == 8, formsTriangle(points),
            let made = library.makeCurve(nil, curve.form, curve.parameters)
        else { return nil }
        defer { library.freeCurve(made) }
        func point(_ index: Int) -> cmsCIExyY {
            cmsCIExyY(x: points[2 * index], y: points[2 * index + 1], Y: 1)
        }
        var white = point(0)
        var primaries = cmsCIExyYTRIPLE(Red: point(1), Green: point(2), Blue: point(3))
        return library.makeRGBProfile(&white, &primaries, [made, made, made])
    }

    /// Whether the primaries span a triangle with the white point inside it.
    private static func formsTriangle(_ points: [Double]) -> Bool {
        guard points.allSatisfy({ $0.isFinite && (-1...2).contains($0) }), points[1] > 0.01 else {
            return false
        }
        func side(_ first: Int, _ second: Int) -> Double {
            let (x, y) = (points[2 * first], points[2 * first + 1])
            return (points[2 * second] - x) * (points[1] - y)
                - (points[2 * second + 1] - y) * (points[0] - x)
        }
        let sides = [side(1, 2), side(2, 3), side(3, 1)]
        return sides.allSatisfy { $0 > 1e-4 } || sides.allSatisfy { $0 < -1e-4 }
    }

    /// Whether the profile describes a single channel.
    var isGray: Bool { library.colorSpace(pointer) == cmsSigGrayData.rawValue }

    /// Returns the reason that the profile does not describe the samples of an image, or `nil`.
    ///
    /// A profile of red, green and blue also describes a grey image, whose three channels are
    /// equal.
    func problem(for samples: DeclaredColors.Samples) -> String? {
        let classes = [
            cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass,
        ]
        guard classes.contains(where: { $0.rawValue == library.deviceClass(pointer) }) else {
            return "it describes no device or colour space"
        }
        let space = library.colorSpace(pointer)
        switch (samples, space) {
        case (.rgb, cmsSigRgbData.rawValue), (.gray, cmsSigRgbData.rawValue),
            (.gray, cmsSigGrayData.rawValue), (.cmyk, cmsSigCmykData.rawValue):
            return nil
        default:
            let own =
                switch samples {
                case .rgb: "red, green and blue"
                case .gray: "grey"
                case .cmyk: "four inks"
                }
            return "it is for \(Self.displayName(forSpace: space)), and the image has \(own)"
        }
    }

    private static func displayName(forSpace signature: UInt32) -> String {
        switch signature {
        case cmsSigRgbData.rawValue: return "red, green and blue"
        case cmsSigGrayData.rawValue: return "grey"
        case cmsSigCmykData.rawValue: return "four inks"
        default:
            let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: signature >> $0) }
            let isText = letters.allSatisfy { (0x20...0x7E).contains($0) }
            return isText
                ? "the space \"\(String(decoding: letters, as: UTF8.self).trimmed)\""
                : "an unknown space"
        }
    }

    /// Returns the profile's description in English, without control characters.
    private static func description(
        of profile: LCMSLibrary.Profile, _ library: LCMSLibrary
    ) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        let count = UInt32(bytes.count)
        guard library.text(profile, 0, "en", "US", &bytes, count) > 0 else { return nil }
        let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            .filter { (0x20...0x7E).contains($0) }
        let name = String(String(decoding: text, as: UTF8.self).trimmed.prefix(longestName))
        return name.isEmpty ? nil : name
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
