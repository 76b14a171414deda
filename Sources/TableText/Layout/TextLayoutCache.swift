import Foundation
import TableDrawing

/// Keeps layouts, because a table's rows repeat; safe to use from several tasks at once.
///
/// Two generations of a stated size in bytes: when the younger one is full, the older one is forgotten, and
/// what is still used moves on. Diagnostics of a layout are recorded again with each use.
final class TextLayoutCache: @unchecked Sendable {
    private struct Key: Hashable {
        var text: AttributedText
        var size: CGSize
        var options: TextLayout.Options
        var book: ObjectIdentifier
        var systemFont: SystemFont
        var language: String
    }

    private struct Entry {
        var layout: TextLayout
        var diagnostics: [Diagnostic]
        /// Keeps the book alive, so that its identity stays its own.
        var book: FontBook
        /// About how many bytes it takes.
        var cost: Int
    }

    static let shared = TextLayoutCache()

    /// About the most bytes in a generation.
    static let capacity = 4 << 20
    /// Longer texts, in bytes, are laid out anew each time.
    static let longestText = 4_000

    private let lock = NSLock()
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var cost = 0

    func layout(
        _ text: AttributedText, in size: CGSize, options: TextLayout.Options
    ) -> TextLayout {
        let environment = TextEnvironment.current
        guard text.string.utf8.count <= Self.longestText else {
            return Typesetter.layout(text, in: size, options: options, environment: environment)
        }
        let key = Key(
            text: text, size: size, options: options, book: ObjectIdentifier(environment.fontBook),
            systemFont: environment.systemFont, language: environment.language)
        if let entry = lock.withLock({ find(key) }) {
            for diagnostic in entry.diagnostics { DiagnosticLog.record(diagnostic) }
            return entry.layout
        }
        let log = DiagnosticLog()
        // What is kept holds for every row with this text, so its place is told when it is used.
        let layout = DiagnosticLog.$place.withValue(nil) {
            DiagnosticLog.$current.withValue(log) {
                Typesetter.layout(text, in: size, options: options, environment: environment)
            }
        }
        let diagnostics = log.diagnostics
        for diagnostic in diagnostics { DiagnosticLog.record(diagnostic) }
        lock.withLock {
            insert(
                Entry(
                    layout: layout, diagnostics: diagnostics, book: environment.fontBook,
                    cost: Self.cost(of: layout, text)),
                for: key)
        }
        return layout
    }

    func removeAll() {
        lock.withLock {
            young = [:]
            old = [:]
            cost = 0
        }
    }

    private func find(_ key: Key) -> Entry? {
        if let entry = young[key] { return entry }
        guard let entry = old[key] else { return nil }
        insert(entry, for: key)
        return entry
    }

    private func insert(_ entry: Entry, for key: Key) {
        if cost + entry.cost > Self.capacity {
            old = young
            young = [:]
            cost = 0
        }
        young[key] = entry
        cost += entry.cost
    }

    private static func cost(of layout: TextLayout, _ text: AttributedText) -> Int {
        let glyphs = layout.lines.reduce(0) { sum, line in
            line.runs.reduce(sum + 200) { $0 + 150 + $1.glyphs.count * 24 }
        }
        return 500 + glyphs + text.string.utf8.count + text.runs.count * 400
    }
}
