import Foundation
import TableDrawing

/// A cache of layouts, because the rows of a table repeat.
///
/// The class is thread-safe.
///
/// Diagnostics of a layout are recorded again with each use.
final class TextLayoutCache: @unchecked Sendable {
    fileprivate struct Key: Hashable {
        var text: AttributedText
        var size: CGSize
        var options: TextLayout.Options
        /// Number of the font book.
        ///
        /// Layouts do not retain a book.
        var book: UInt64
        var systemFont: SystemFont
        var language: String

        /// Hashes the properties that usually differ.
        ///
        /// Hashing every attribute would cost more than the rest of a lookup.
        func hash(into hasher: inout Hasher) {
            hasher.combine(text.string)
            hasher.combine(text.fallback.font.pointSize)
            hasher.combine(size.width)
        }
    }

    private struct Entry {
        var layout: TextLayout
        var diagnostics: [Diagnostic]
    }

    /// The cache of the process.
    static var shared: TextLayoutCache { caches.current }
    private static let caches = BudgetedCache { TextLayoutCache($0) }

    /// Maximum length in bytes of a text in the cache `kept`; layouts of longer texts are in
    /// `keptLong`.
    static let longestText = 4_000

    private let lock = NSLock()
    // Guarded by `lock`.
    private let kept: LRUCache<Key, Entry>
    private let keptLong: LRUCache<Key, Entry>

    private let capacity: Int
    private let longCapacity: Int

    init(_ budgets: CacheBudgets) {
        capacity = budgets.layouts
        longCapacity = budgets.longLayouts
        kept = LRUCache(capacity: capacity)
        keptLong = LRUCache(capacity: longCapacity, largest: longCapacity)
    }

    /// Approximate size of the layouts in bytes, and the number of evictions.
    var state: (bytes: Int, evictions: Int) { lock.withLock { (kept.total, kept.evictions) } }
    /// Approximate size of the layouts of long texts in bytes, and the number of evictions.
    var longState: (bytes: Int, evictions: Int) {
        lock.withLock { (keptLong.total, keptLong.evictions) }
    }

    func layout(
        _ text: AttributedText, in size: CGSize, options: TextLayout.Options
    ) -> TextLayout {
        let environment = TextEnvironment.current
        let isLong = text.string.utf8.count > Self.longestText
        guard (isLong ? longCapacity : capacity) > 0 else {
            return Typesetter.layout(text, in: size, options: options, environment: environment)
        }
        var key = Key(
            text: text, size: size, options: options, book: environment.fontBook.number,
            systemFont: environment.systemFont, language: environment.language)
        if size.height >= Self.unlimitedHeight { key.size.height = .infinity }
        if size.width >= Typesetter.widest { key.size.width = .infinity }
        let cache = isLong ? keptLong : kept
        if let entry = lock.withLock({ Self.entry(key, in: cache) }) {
            for diagnostic in entry.diagnostics { DiagnosticLog.record(diagnostic) }
            return entry.layout
        }
        let log = DiagnosticLog()
        // Diagnostics are cached without a source place, because all rows with this text share
        // the entry. The place is set on use.
        let layout = DiagnosticLog.$place.withValue(nil) {
            DiagnosticLog.$current.withValue(log) {
                Typesetter.layout(text, in: size, options: options, environment: environment)
            }
        }
        let diagnostics = log.diagnostics
        for diagnostic in diagnostics { DiagnosticLog.record(diagnostic) }
        lock.withLock {
            cache.insert(
                Entry(layout: layout, diagnostics: diagnostics), for: key,
                cost: Self.cost(of: layout, text)
                    + diagnostics.reduce(0) { $0 + $1.byteCount })
        }
        return layout
    }

    /// Height in points that no text reaches.
    private static let unlimitedHeight: CGFloat = 1e12

    /// Returns the layout of a text, or an equal layout with fewer limits.
    ///
    /// A label is measured without limits, then at its width, and finally drawn in its bounds, so its
    /// text is laid out once for each width. The caller holds the lock.
    private static func entry(_ key: Key, in cache: LRUCache<Key, Entry>) -> Entry? {
        if let entry = cache[key] { return entry }
        var unlimited = key
        if key.size.height.isFinite {
            unlimited.size.height = .infinity
            if let entry = cache[unlimited], entry.layout.size.height <= key.size.height {
                return entry
            }
        }
        guard key.size.width.isFinite, key.mayIgnoreWidth else { return nil }
        unlimited.size.width = .infinity
        guard let entry = cache[unlimited], entry.layout.ignoresWidth,
            entry.layout.size.width <= key.size.width,
            entry.layout.size.height <= key.size.height
        else { return nil }
        return entry
    }

    func removeAll() {
        lock.withLock {
            kept.removeAll()
            keptLong.removeAll()
        }
    }

    /// Returns the approximate size of a layout in bytes.
    private static func cost(of layout: TextLayout, _ text: AttributedText) -> Int {
        let glyphs = layout.lines.reduce(0) { sum, line in
            line.runs.reduce(sum + 200) { $0 + 150 + $1.glyphs.count * 24 }
        }
        return 500 + glyphs + text.string.utf8.count + text.runs.count * 400
    }
}

extension TextLayoutCache.Key {
    /// Maximum length in bytes of a text that is shaped in one part at any width.
    private static let longestPart = 1_000

    /// Whether lines that fit the width may be equal to lines without a limited width: they begin at the
    /// left edge, and no indent or spacing counts against the width.
    fileprivate var mayIgnoreWidth: Bool {
        options.alignment == .left && text.string.utf8.count <= Self.longestPart
            && text.runs.allSatisfy {
                $0.attributes.paragraphStyle == nil && $0.attributes.kern == 0
            }
    }
}

extension TextLayout {
    /// Whether no line is truncated or begins at the right edge.
    fileprivate var ignoresWidth: Bool {
        !isTruncated && lines.allSatisfy { !$0.isRightToLeft }
    }
}
