import Foundation
import TableDrawing

/// The text of a line as it is seen: with an ellipsis for what is left out, without soft hyphens, with a hyphen
/// where the line breaks at one, and without the blanks at a wrapped line's end, which have no width.
struct LineText {
    let string: String
    /// The first byte of the request that the line shows.
    private let start: Int
    /// Where the bytes of the request stand in the string, from `start` on; -1 for those that it has not.
    private let offsets: [Int32]?
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
        let softHyphens = Set(SoftHyphen.ends(in: bytes).map { $0 - 2 })
        var seen: [UInt8] = []
        let last = gap == nil ? range.upperBound : max(range.upperBound, bytes.count)
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
                // Only the last soft hyphen of a line that is wrapped shows a hyphen.
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

    /// Where a byte of the request stands in the string, in bytes; `nil` if the string has it not.
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
