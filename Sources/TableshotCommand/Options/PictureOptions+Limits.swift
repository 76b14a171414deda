import ArgumentParser
import Foundation
import Tableshot

/// Limits of numeric options.
///
/// A mistake in an option is reported for the option, not for the rendered document.
extension PictureOptions {
    /// Maximum length, in points.
    ///
    /// No table is that long.
    private static let longest = 1e9

    /// Rejects numbers that are invalid for every document.
    ///
    /// - Throws: a `ValidationError` that names the option.
    func checkNumbers() throws {
        let scales = PictureLimits.scale
        if let scale, !scales.contains(scale) {
            throw ValidationError(
                "'--scale' is \(Self.text(scale)); give \(Self.text(scales.lowerBound)) to "
                    + "\(Self.text(scales.upperBound)) device pixels per point")
        }
        for width in widths?.points ?? [] { try Self.checkSize(width, "--width") }
        if case .points(let height) = height { try Self.checkSize(height, "--height") }
        if let offset { try Self.checkLength(offset, "--offset", atLeast: -Self.longest) }
    }

    /// Rejects sizes that are too large at the scale of a document.
    ///
    /// - Throws: a `CommandFailure` that names the option, the limit and a remedy.
    func checkPixels(of screen: DocumentScreen) throws {
        let scale = screen.scale
        for width in widths?.points ?? [] {
            try Self.checkPixels(width, "--width", scale, "wide", limit: PictureLimits.width)
        }
        if case .points(let height) = height {
            try Self.checkPixels(height, "--height", scale, "high", limit: PictureLimits.height)
        }
    }

    /// Rejects a size that is not above 0.
    ///
    /// - Throws: a `ValidationError` that names the option.
    static func checkSize(_ points: Double, _ option: String) throws {
        guard points > 0, points.isFinite else {
            throw ValidationError(
                "'\(option)' is \(text(points)); give a finite number of points above 0")
        }
    }

    /// Rejects a length that is invalid or too long.
    ///
    /// - Throws: a `ValidationError` that names the option.
    static func checkLength(
        _ points: Double, _ option: String, atLeast lowest: Double
    ) throws {
        guard points.isFinite, points >= lowest, points <= longest else {
            throw ValidationError(
                "'\(option)' is \(text(points)); give \(Int(lowest)) to \(Int(longest)) points")
        }
    }

    private static func checkPixels(
        _ points: Double, _ option: String, _ scale: Double, _ direction: String, limit: Int
    ) throws {
        guard points * scale > Double(limit) else { return }
        throw CommandFailure(
            "'\(option)' is \(text(points)) points; a picture is at most \(limit) pixels "
                + "\(direction), which are \(Int(Double(limit) / scale)) points at "
                + "\(text(scale))×; give fewer points, or a smaller '--scale'")
    }

    /// Returns a number as a user would type it, without the `.0` of a whole number.
    private static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
