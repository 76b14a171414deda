import CLCMS2
import Foundation

/// The sole owner of a transform of Little CMS from the samples of an image to sRGB.
///
/// Samples and results have 8 bits; alpha is not looked at, so colours must not be premultiplied. Safe to share between
/// threads, which Little CMS allows for a transform.
final class ColorTransform: @unchecked Sendable {
    /// What people call the colours, such as `Display P3`.
    let name: String
    private let library: LCMSLibrary
    private let transform: LCMSLibrary.Transform
    private let samples: StatedColors.Samples
    /// The sRGB colours of 256 levels of grey; empty for samples that have several channels.
    private var levels: [UInt32] = []

    /// Samples that end up no further apart from sRGB than this, of 255, are taken for sRGB: the curves and primaries of
    /// sRGB profiles are rounded.
    private static let tolerance = 2

    // The formats of lcms2.h, whose macros Swift does not see.
    /// `TYPE_BGRA_8` (`TYPE_ARGB_8` on a processor whose numbers begin with the greatest byte): `0xAARRGGBB` in memory.
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
    /// `TYPE_CMYK_8_REV`: no ink is 255, as JPEGs of Adobe's programs have it.
    private static let inks: UInt32 = 6 << 16 | 1 << 13 | 4 << 3 | 1

    /// `INTENT_PERCEPTUAL`: Quartz uses it for sampled images where nothing else is said ("Setting Rendering Intent",
    /// Quartz 2D Programming Guide).
    private static let intent: UInt32 = 0
    /// `cmsFLAGS_HIGHRESPRECALC`: fine tables for profiles that have tables.
    private static let flags: UInt32 = 0x0400
    /// `cmsFLAGS_COPY_ALPHA`.
    private static let copiesAlpha: UInt32 = 0x0400_0000

    /// The conversion from a colour space to sRGB.
    static func conversion(
        from space: StatedColors.Space, samples: StatedColors.Samples, _ library: LCMSLibrary
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
        adopting transform: LCMSLibrary.Transform, name: String, samples: StatedColors.Samples,
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

    /// Converts pixels in place, `0xAARRGGBB` and not premultiplied; inks have cyan in the first byte in memory, and
    /// become opaque.
    func convert(_ buffer: UnsafeMutableBufferPointer<UInt32>) {
        guard let start = buffer.baseAddress else { return }
        guard levels.isEmpty else {
            for index in buffer.indices {
                buffer[index] =
                    buffer[index] & 0xFF00_0000 | levels[Int(buffer[index] & 0xFF)] & 0xFF_FFFF
            }
            return
        }
        // Little CMS counts in 32 bits, and an image has fewer pixels.
        library.transform(transform, start, start, UInt32(clamping: buffer.count))
        if samples == .cmyk { for index in buffer.indices { buffer[index] |= 0xFF00_0000 } }
    }

    /// Whether colours stay as they are: all levels of grey, and a grid of others.
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

extension StatedColors.Space {
    fileprivate var isProfile: Bool { if case .profile = self { true } else { false } }
}
