import Foundation

/// Immutable recording of the commands drawn on a canvas.
///
/// Saves, restores and transparency layers are balanced.
public final class Drawing: Sendable {
    /// Commands in drawing order.
    public let commands: [DrawingCommand]
    /// Hash of the content, equal on every machine and in every run.
    public let fingerprint: Fingerprint
    /// Nesting depth of recordings, including this recording and recordings of drawn images.
    public let depth: Int
    /// Whether the drawing or a nested recording uses a blend mode that depends on the
    /// backdrop.
    public let blends: Bool

    /// Creates a recording of balanced commands.
    public init(commands: [DrawingCommand]) {
        self.commands = commands
        var hasher = StableHasher()
        var inner = 0
        var blends = false
        for command in commands {
            hasher.combine(command)
            switch command {
            case .fill(_, _, _, let options), .stroke(_, _, _, let options),
                .paint(_, let options), .text(_, _, let options),
                .beginTransparencyLayer(let options):
                blends = blends || options.blendMode != .normal
            case .image(let image, _, _, _, let options):
                blends = blends || options.blendMode != .normal
                if case .drawing(let drawing) = image.source { inner = max(inner, drawing.depth) }
            case .drawing(let drawing, _):
                blends = blends || drawing.blends
                inner = max(inner, drawing.depth)
            case .saveGState, .restoreGState, .concatenate, .clip, .endTransparencyLayer: break
            }
        }
        fingerprint = hasher.finalize()
        depth = inner + 1
        self.blends = blends
    }

    /// Recording without commands.
    public static let empty = Drawing(commands: [])

    /// Whether the recording has no commands.
    public var isEmpty: Bool { commands.isEmpty }
}

extension Drawing: Hashable {
    /// Compares two recordings by their fingerprints.
    public static func == (left: Drawing, right: Drawing) -> Bool {
        left === right || left.fingerprint == right.fingerprint
    }

    /// Hashes the fingerprint.
    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// Recorded drawing command with resolved colours and glyphs; coordinates are in points.
public enum DrawingCommand: Sendable, Hashable {
    case saveGState
    case restoreGState
    case concatenate(CGAffineTransform)
    case clip(Path, FillRule)
    case fill(Path, FillRule, Paint, PaintOptions)
    case stroke(Path, StrokeStyle, Paint, PaintOptions)
    /// Paints everywhere inside the clip.
    case paint(Paint, PaintOptions)
    /// Draws an image into a rectangle.
    ///
    /// A template image is painted in `tint`.
    case image(Image, CGRect, tint: RGBA?, InterpolationQuality, PaintOptions)
    /// Draws shaped text with its top left corner at a point.
    case text(GlyphText, CGPoint, PaintOptions)
    /// Draws another recording with its origin at a point.
    case drawing(Drawing, CGPoint)
    /// Collects the following commands and paints them as a unit.
    case beginTransparencyLayer(PaintOptions)
    case endTransparencyLayer
}

/// Source of a fill or stroke.
public enum Paint: Sendable, Hashable {
    case color(RGBA)
    case gradient(Gradient, Gradient.Geometry, Gradient.Options)
}

/// Painting attributes of the graphics state.
public struct PaintOptions: Sendable, Hashable {
    /// Factor for the alpha of the source, from 0 to 1.
    public var alpha: Double
    /// Combination of the source with the backdrop.
    public var blendMode: BlendMode
    /// Shadow beneath the source, or `nil` if the source casts no shadow.
    public var shadow: Shadow?
    /// Whether edges are antialiased.
    public var shouldAntialias: Bool

    /// Creates attributes; by default of opaque, antialiased painting without a shadow.
    public init(
        alpha: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil,
        shouldAntialias: Bool = true
    ) {
        self.alpha = alpha
        self.blendMode = blendMode
        self.shadow = shadow
        self.shouldAntialias = shouldAntialias
    }
}

/// Quality of resampling for an image whose pixels do not match device pixels.
public enum InterpolationQuality: String, Sendable, Hashable {
    /// Nearest pixel.
    case none
    case low
    case medium
    case high
    /// Default of the compositor, equal to `medium`.
    case `default`
}
