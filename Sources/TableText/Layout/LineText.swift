import Foundation
import TableDrawing

/// Visible text of a line, and the mapping from bytes of the request to the text.
///
/// An ellipsis replaces truncated text. A soft hyphen at the line's break becomes a hyphen, other
/// soft hyphens are removed, and so are blanks at the end of a wrapped line, because they have no
/// width.
struct LineText {
    let string: String
    /// Offset of the line's first byte in the request.
    private let start: Int
    /// Offset in the string for each byte of the request from `start`, or -1 for a byte inside a
    /// soft hyphen.
    ///
    /// The property is `nil` if the string equals the bytes of the request.
    private let offsets: [Int32]?
    /// Length of the string in bytes.
    private let count: Int

    init(of draft: Typesetter.Draft, in source: SourceText) {
        let bytes = draft.prepared.request.bytes
        let range = draft.shaped.range.clamped(to: 0..<bytes.count)
        let gap = draft.shaped.gap
        start = range.lowerBound
        let text = bytes[range]
        let end = draft.source.upperBound
        let isWrapped = end < source.bytes.count && source.bytes[end] != 0x0A
        guard gap != nil || text.contains(0xC2) || (isWrapped && text.last == 0x20) else {
            string = String(decoding: text, as: UTF8.self)
            offsets = nil
            count = text.count
            return
        }
        let softHyphens = Set(draft.prepared.request.softHyphenEnds.map { $0 - 2 })
        var seen: [UInt8] = []
        let last = gap == nil ? range.upperBound : bytes.count
        var offsets = [Int32](repeating: -1, count: last - start)
        var hasGap = false
        var place = start
        while place < last {
            if let gap, !hasGap, place >= gap.lowerBound {
                let end = min(last, max(gap.upperBound, place))
                for hidden in place..<end { offsets[hidden - start] = Int32(seen.count) }
                seen += Array("…".utf8)
                hasGap = true
                place = end
                continue
            }
            if softHyphens.contains(place) {
                offsets[place - start] = Int32(seen.count)
                // Only a soft hyphen at the end of a wrapped line shows a hyphen.
                let isShown =
                    place + 2 == range.upperBound && isWrapped && gap == nil
                    && draft.shaped.runs.contains { run in
                        run.glyphs.contains { $0.cluster == place }
                    }
                if isShown { seen.append(0x2D) }
                place += 2
                continue
            }
            offsets[place - start] = Int32(seen.count)
            seen.append(bytes[place])
            place += 1
        }
        if gap != nil, !hasGap { seen += Array("…".utf8) }
        if gap == nil, isWrapped {
            while seen.last == 0x20 { seen.removeLast() }
        }
        string = String(decoding: seen, as: UTF8.self)
        self.offsets = offsets
        count = seen.count
    }

    /// Returns the offset in the string, in bytes, of a byte of the request, or `nil` if the string
    /// lacks the byte.
    func offset(of byte: Int) -> Int? {
        let index = byte - start
        guard index >= 0 else { return nil }
        let offset: Int
        if let offsets {
            guard index < offsets.count else { return nil }
            offset = Int(offsets[index])
        } else {
            offset = index
        }
        return offset >= 0 && offset < count ? offset : nil
    }
}
