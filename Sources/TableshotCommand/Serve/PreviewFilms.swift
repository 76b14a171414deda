import Foundation
import TableServer
import Tableshot

/// The frames of the timeline that the page plays.
///
/// A single pass paints all frames, because each frame needs the frames before it. A request waits
/// until the pass has painted its frame.
final class PreviewFilms: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var current: (query: PreviewQuery, film: Film)?

    /// Discards the frames, because a file changed.
    func removeAll() {
        lock.withLock {
            current?.film.cancel()
            current = nil
        }
    }

    /// Returns the PNG of a query's frame.
    ///
    /// - Parameter make: makes the animation if the frames of another query are kept.
    /// - Throws: the errors of `make` and of painting, and a `CommandFailure` for too many frames.
    func frame(
        of query: PreviewQuery, _ make: @escaping @Sendable () throws -> Animation
    ) throws -> [UInt8] {
        var key = query
        key.frame = 0
        let film = lock.withLock {
            if let current, current.query == key { return current.film }
            current?.film.cancel()
            let film = Film()
            film.start(make)
            current = (key, film)
            return film
        }
        return try film.frame(query.frame)
    }
}

/// The frames of a single pass.
private final class Film: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var frames: [[UInt8]] = []
    private var bytes = 0
    private var end: Result<Void, any Error>?
    private var isCancelled = false

    /// Maximum size of all frames, in bytes: about 5,000 frames of a phone's screen.
    private static let limit = 512 << 20

    func cancel() {
        condition.withLock {
            isCancelled = true
            condition.broadcast()
        }
    }

    /// Paints the frames on a thread of its own.
    func start(_ make: @escaping @Sendable () throws -> Animation) {
        let setting = CommandSetting.current
        let thread = Thread {
            let result = Result {
                try CommandSetting.$current.withValue(setting) { try self.paint(make()) }
            }
            self.condition.withLock {
                self.end = result
                self.condition.broadcast()
            }
        }
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func paint(_ animation: Animation) throws {
        var last: (bitmap: Bitmap, png: [UInt8])?
        try animation.forEachFrame { frame in
            let png: [UInt8]
            if let last, last.bitmap == frame.bitmap {
                png = last.png
            } else {
                png = try PNGEncoder.encode(frame.bitmap, scale: animation.scale)
            }
            last = (frame.bitmap, png)
            try condition.withLock {
                guard !isCancelled else { throw CancellationError() }
                bytes += png.count
                guard bytes <= Self.limit else {
                    throw CommandFailure(
                        "the frames need more than \(Self.limit >> 20) MiB; choose a smaller scale")
                }
                frames.append(png)
                condition.broadcast()
            }
        }
    }

    /// Waits for a frame.
    func frame(_ index: Int) throws -> [UInt8] {
        try condition.withLock {
            while true {
                if frames.indices.contains(index) { return frames[index] }
                if isCancelled { throw CommandFailure("the document has changed") }
                if let end {
                    try end.get()
                    throw CommandFailure("the timeline has no frame \(index)")
                }
                condition.wait()
            }
        }
    }
}
