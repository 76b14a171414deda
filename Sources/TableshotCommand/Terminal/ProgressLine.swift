import Foundation

/// A line of a terminal that is overwritten repeatedly.
struct ProgressLine {
    private let descriptor: Int32
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant
    private var isShown = false

    /// Delay before the line appears, and minimum time between two updates.
    private static let pause = Duration.milliseconds(150)

    /// Creates a line, or returns `nil` if the descriptor is not a terminal that can erase text.
    init?(descriptor: Int32) {
        guard isatty(descriptor) == 1, let terminal = getenv("TERM"),
            strcmp(terminal, "dumb") != 0
        else { return nil }
        self.descriptor = descriptor
        last = clock.now
    }

    /// Returns the bytes that show a text, or `nil` if the last update is too recent.
    mutating func update(_ text: String) -> String? {
        guard clock.now - last >= Self.pause else { return nil }
        last = clock.now
        isShown = true
        return "\r" + text.withoutControlCharacters.prefix(width - 1) + Self.eraseToEnd
    }

    /// Returns the bytes that remove the line, or `nil` if the line is not visible.
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
