import FlyingFox
import Foundation

/// The changes of the folder, sent to all open pages.
final class PreviewChanges: WSMessageHandler, @unchecked Sendable {
    private let source: any PreviewSource
    private let lock = NSLock()
    // Guarded by `lock`.
    private var pages: [UUID: AsyncStream<WSMessage>.Continuation] = [:]

    init(_ source: any PreviewSource) { self.source = source }

    /// Sends each change to the pages until the task is cancelled.
    func run() async {
        for await change in source.changes() {
            guard let data = try? JSONEncoder().encode(change) else { continue }
            let message = WSMessage.text(String(decoding: data, as: UTF8.self))
            for page in lock.withLock({ Array(pages.values) }) { page.yield(message) }
        }
    }

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let identifier = UUID()
        let (messages, page) = AsyncStream.makeStream(of: WSMessage.self)
        page.onTermination = { [weak self] _ in
            guard let self else { return }
            lock.withLock { _ = pages.removeValue(forKey: identifier) }
        }
        lock.withLock { pages[identifier] = page }
        // The messages of the page are read, since a closed connection ends them.
        Task {
            for await _ in client {}
            page.finish()
        }
        return messages
    }
}
