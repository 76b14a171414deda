import Foundation

/// One line of a terminal that is written over and over.
struct ProgressLine {
    private let descriptor: Int32
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant
    private var isShown = false

    /// How long work takes before it is shown, and how often the line changes.
    private static let pause = Duration.milliseconds(150)

    /// A line, or nothing if the descriptor is no terminal that can erase.
    init?(descriptor: Int32) {
        guard isatty(descriptor) == 1, let terminal = getenv("TERM"),
            strcmp(terminal, "dumb") != 0
        else { return nil }
        self.descriptor = descriptor
        last = clock.now
    }

    /// What to write to show a text; nothing if the last one is too young.
    mutating func update(_ text: String) -> String? {
        guard clock.now - last >= Self.pause else { return nil }
        last = clock.now
        isShown = true
        return "\r" + text.withoutControlCharacters.prefix(width - 1) + Self.eraseToEnd
    }

    /// What to write to remove the line.
    mutating func erase() -> String? {
        guard isShown else { return nil }
        isShown = false
        return "\r" + Self.eraseToEnd
    }

    private static let eraseToEnd = "\u{1B}[K"

    private var width: Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
        return Int(size.ws_col)
    }
}
