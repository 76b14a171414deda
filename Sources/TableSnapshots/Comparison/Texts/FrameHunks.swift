/// Tells of what differs in several frames of an animation's tree once.
struct FrameHunks {
    /// Whether the text consists of frames, each with a line at its head.
    private let isFramed: Bool

    init(_ lines: [ComparedLine]) { isFramed = lines.contains { Self.number($0.text) == 0 } }

    /// The number in a line such as `frame 3 at 0.05 s`.
    static func number(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.starts(with: "frame ".utf8) else { return nil }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 5, words[2] == "at", words[4] == "s" else { return nil }
        return Int(words[1])
    }

    /// The number of the frame that a line begins.
    func number(_ line: ComparedLine) -> Int? { isFramed ? Self.number(line.text) : nil }

    /// Whether a frame begins with the line.
    func isHead(_ line: ComparedLine) -> Bool { number(line) != nil }

    /// What differs, and how often it has done so in its frame.
    private struct Key: Hashable {
        let lines: [ComparedLine]
        let repetition: Int
    }

    /// Leaves of equal parts in several frames the first, which says the frames.
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

    /// Numbers that rise, in words: `0–4, 6`.
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
