import Foundation
import TableDrawing

extension PictureLimits {
    /// Throws an error for invalid sizes and for sizes beyond the limits.
    static func check(size: CGSize, scale: Double) throws {
        guard scale.isFinite, Self.scale.contains(scale) else {
            throw RenderError.size(
                "the scale is \(scale); give \(Self.scale.lowerBound) to "
                    + "\(Self.scale.upperBound) device pixels per point")
        }
        for (name, points, limit) in [
            ("width", size.width, width), ("height", size.height, height),
        ] {
            guard points.isFinite, points > 0 else {
                throw RenderError.size(
                    "the \(name) is \(points) points; give a finite number above 0")
            }
            guard Double(points) * scale <= Double(limit) else {
                throw RenderError.size(
                    "the \(name) is \(points) points at \(scale)×; the \(name) of a picture is at "
                        + "most \(limit) pixels; give at most "
                        + "\(Int(clamping: Double(limit) / scale)) points, or a smaller scale")
            }
        }
    }
}

/// Maximum sizes of pictures; a larger size is probably a mistake.
public enum PictureLimits {
    /// Maximum width in pixels, beyond which Cairo and pixman lose the painting.
    public static let width = 32_766
    /// Maximum height in pixels: 4 million, about 45,000 rows at 2×.
    public static let height = 4_000_000
    /// Valid numbers of device pixels per point.
    public static let scale = 0.25...8.0
}
