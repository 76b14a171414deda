import CLCMS2
import Foundation

/// The sole owner of a transform of Little CMS from the samples of an image to sRGB.
///
/// Samples and results have 8 bits. Colours must not be premultiplied, because alpha is ignored.
/// The class is thread-safe: Little CMS lets threads share a transform.
final class ColorTransform: @unchecked Sendable {
    /// Usual name of the colour space, such as `Display P3`.
    let name: String
    private let library: LCMSLibrary
    private let transform: LCMSLibrary.Transform
    private let samples: DeclaredColors.Samples
    /// The sRGB colours of 256 levels of grey, or empty for samples with several channels.
    private var levels: [UInt32] = []

    /// Maximum difference between a sample and its conversion, of 255, that counts as sRGB.
    ///
    /// The curves and primaries of sRGB profiles are rounded.
    private static let tolerance = 2

    // Swift does not import the macros for formats in lcms2.h.
    /// `TYPE_BGRA_8`, or `TYPE_ARGB_8` on a big-endian processor: `0xAARRGGBB` in memory.
    private static let pixels: UInt32 = {
        let rgb: UInt32 = 4 << 16 | 1 << 14 | 1 << 7 | 3 << 3 | 1
        #if _endian(big)
            return rgb
        #else
            return rgb | 1 << 10
        #endif
    }()
    /// `TYPE_GRAY_8`.
    private static let gray: UInt32 = 3 << 16 | 1 << 3 | 1
    /// `TYPE_CMYK_8_REV`: 255 is no ink, as in JPEGs of Adobe's programs.
    private static let inks: UInt32 = 6 << 16 | 1 << 13 | 4 << 3 | 1

    /// `INTENT_PERCEPTUAL`, the default of Quartz for sampled images ("Setting Rendering Intent",
    /// Quartz 2D Programming Guide).
    private static let intent: UInt32 = 0
    /// `cmsFLAGS_HIGHRESPRECALC`: fine tables for profiles that have tables.
    private static let flags: UInt32 = 0x0400
    /// `cmsFLAGS_COPY_ALPHA`.
    private static let copiesAlpha: UInt32 = 0x0400_0000

    /// Returns the conversion from a colour space to sRGB.
    static func conversion(
        from space: DeclaredColors.Space, samples: DeclaredColors.Samples, _ library: LCMSLibrary
    ) -> ColorConversion {
        guard let profile = ColorProfile(space, library) else {
            return .problem(
                space.isProfile
                    ? "has a colour profile that cannot be read: it is damaged"
                    : "states primaries or a white point that no light can have")
        }
        if let problem = profile.problem(for: samples) {
            return .problem("has a colour profile that cannot be used: \(problem)")
        }
        let format =
            switch samples {
            case .cmyk: inks
            case .gray where profile.isGray: gray
            case .rgb, .gray: pixels
            }
        guard let target = library.makeSRGBProfile() else {
            return .problem("has colours that Little CMS cannot convert to sRGB")
        }
        defer { _ = library.closeProfile(target) }
        let transform = library.makeTransform(
            profile.pointer, format, target, pixels, intent,
            flags | (format == pixels ? copiesAlpha : 0))
        guard let transform else {
            return .problem("has a colour profile that cannot be used: parts of it are missing")
        }
        let result = ColorTransform(
            adopting: transform, name: profile.name, samples: samples, isGray: format == gray,
            library)
        return result.isIdentity(format) ? .none : .transform(result)
    }

    private init(
        adopting transform: LCMSLibrary.Transform, name: String, samples: DeclaredColors.Samples,
        isGray: Bool, _ library: LCMSLibrary
    ) {
        self.name = name
        self.library = library
        self.transform = transform
        self.samples = samples
        if isGray {
            let light = (0...255).map { UInt8($0) }
            var levels = [UInt32](repeating: 0, count: light.count)
            library.transform(transform, light, &levels, UInt32(light.count))
            self.levels = levels
        }
    }

    deinit { library.deleteTransform(transform) }

    /// Converts pixels in place: `0xAARRGGBB`, not premultiplied.
    ///
    /// CMYK samples have cyan in the first byte in memory, and become opaque.
    func convert(_ buffer: UnsafeMutableBufferPointer<UInt32>) {
        guard let start = buffer.baseAddress else { return }
        guard levels.isEmpty else {
            for index in buffer.indices {
                buffer[index] =
                    buffer[index] & 0xFF00_0000 | levels[Int(buffer[index] & 0xFF)] & 0xFF_FFFF
            }
            return
        }
        // Little CMS takes a count of 32 bits, which exceeds the pixels of any image.
        library.transform(transform, start, start, UInt32(clamping: buffer.count))
        if samples == .cmyk { for index in buffer.indices { buffer[index] |= 0xFF00_0000 } }
    }

    /// Whether the transform keeps colours, tested with all levels of grey and a grid of colours.
    private func isIdentity(_ format: UInt32) -> Bool {
        guard format != Self.inks else { return false }
        var colors = (0...255).map { UInt32($0) * 0x1_0101 | 0xFF00_0000 }
        if format == Self.pixels {
            let steps = stride(from: UInt32(0), through: 255, by: 17)
            for red in steps {
                for green in steps {
                    for blue in steps {
                        colors.append(0xFF00_0000 | red << 16 | green << 8 | blue)
                    }
                }
            }
        }
        var results = colors
        results.withUnsafeMutableBufferPointer { convert($0) }
        return zip(colors, results).allSatisfy { color, result in
            [16, 8, 0].allSatisfy { shift in
                abs(Int(color >> shift & 0xFF) - Int(result >> shift & 0xFF)) <= Self.tolerance
            }
        }
    }
}

extension DeclaredColors.Space {
    fileprivate var isProfile: Bool { if case .profile = self { true } else { false } }
}
