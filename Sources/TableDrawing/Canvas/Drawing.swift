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
