/// Joins equal differences in several frames of an animation's tree.
struct FrameHunks {
    /// Whether the text consists of frames with headings.
    private let isFramed: Bool

    init(_ lines: [ComparedLine]) { isFramed = lines.contains { Self.number($0.text) == 0 } }

    /// Returns the number in a heading such as `frame 3 at 0.05 s`, or `nil`.
    static func number(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.starts(with: "frame ".utf8) else { return nil }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 5, words[2] == "at", words[4] == "s" else { return nil }
        return Int(words[1])
    }

    /// Returns the number of the frame that begins at a line, or `nil`.
    func number(_ line: ComparedLine) -> Int? { isFramed ? Self.number(line.text) : nil }

    /// Whether a frame begins at the line.
    func isHead(_ line: ComparedLine) -> Bool { number(line) != nil }

    /// A difference and its repetition count within its frame.
    private struct Key: Hashable {
        let lines: [ComparedLine]
        let repetition: Int
    }

    /// Returns the first of equal differences in several frames, with the numbers of the
    /// frames.
    static func joined(_ hunks: [LineHunk]) -> [LineHunk] {
        var counts: [Int: [[ComparedLine]: Int]] = [:]
        var places: [Key: Int] = [:]
        var joined: [LineHunk] = []
        var frames: [[Int]] = []
        for hunk in hunks {
            if let frame = hunk.frame {
                let repetition = counts[frame, default: [:]][hunk.lines, default: 0]
                counts[frame, default: [:]][hunk.lines] = repetition + 1
                let key = Key(lines: hunk.lines, repetition: repetition)
                if let place = places[key] {
                    frames[place].append(frame)
                    continue
                }
                places[key] = joined.count
            }
            joined.append(hunk)
            frames.append(hunk.frame.map { [$0] } ?? [])
        }
        for (index, numbers) in frames.enumerated() where !numbers.isEmpty {
            joined[index].remark =
                numbers.count == 1
                ? ", frame \(numbers[0])" : ", the same in frames \(ranges(of: numbers))"
        }
        return joined
    }

    /// Returns ascending numbers as text, such as `0–4, 6`.
    static func ranges(of numbers: [Int]) -> String {
        var ranges: [(Int, Int)] = []
        for number in numbers {
            if let last = ranges.last, last.1 + 1 == number {
                ranges[ranges.count - 1].1 = number
            } else {
                ranges.append((number, number))
            }
        }
        return ranges.map { $0 == $1 ? "\($0)" : "\($0)–\($1)" }.joined(separator: ", ")
    }
}
