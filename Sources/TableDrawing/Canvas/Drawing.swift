/// An immutable recording of what was drawn on a canvas.
///
/// Saves and restores, and transparency layers, are balanced.
public final class Drawing: Sendable {
    public let commands: [DrawingCommand]
    /// Tells drawings of different content apart; the same on every machine and in every run.
    public let fingerprint: Fingerprint

    public init(commands: [DrawingCommand]) {
        self.commands = commands
        var hasher = StableHasher()
        for command in commands { hasher.combine(command) }
        fingerprint = hasher.finalize()
    }

    public static let empty = Drawing(commands: [])

    public var isEmpty: Bool { commands.isEmpty }
}

extension Drawing: Hashable {
    public static func == (left: Drawing, right: Drawing) -> Bool {
        left === right || left.fingerprint == right.fingerprint
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
