/// The lines in which two texts differ, as people know it from version control.
public struct LineDifference: Sendable, CustomStringConvertible {
    /// Lines with `-` (expected), `+` (actual) or a space (both) in front.
    public let lines: [String]

    /// Nothing when the texts are equal.
    public init?(expected: String, actual: String) {
        // Not ==, for which a letter and its accent are the same as the accented letter.
        guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
        var old = Self.split(expected)
        var new = Self.split(actual)
        // After the line feed that ends both there is no line.
        if old.count > 1, new.count > 1, old.last?.isEmpty == true, new.last?.isEmpty == true {
            old.removeLast()
            new.removeLast()
        }
        let head = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - head
        let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let oldMiddle = old[head..<(old.count - tail)]
        let newMiddle = new[head..<(new.count - tail)]

        var lines = old[max(0, head - Self.context)..<head].map { Self.line(" ", $0) }
        lines += Self.merge(Array(oldMiddle), Array(newMiddle))
        lines += old[(old.count - tail)...].prefix(Self.context).map { Self.line(" ", $0) }
        let isCut = lines.count > Self.maximumLines
        let start = "@@ line \(max(0, head - Self.context) + 1) @@"
        self.lines =
            [start] + lines.prefix(Self.maximumLines)
            + (isCut ? ["… \(lines.count - Self.maximumLines) more lines"] : [])
    }

    public var description: String { lines.joined(separator: "\n") }

    /// Equal lines shown around the differing ones.
    static let context = 3
    /// A message that is longer is not read; the files hold everything.
    static let maximumLines = 80
    /// Finding the shortest difference takes the product of the two lengths.
    static let maximumSearch = 1_000

    private typealias Line = ArraySlice<UInt8>

    private static func split(_ text: String) -> [Line] {
        Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    /// A line for people, with a carriage return made visible.
    private static func line(_ sign: String, _ line: Line) -> String {
        sign + String(decoding: line, as: UTF8.self).replacing("\r", with: "␍")
    }

    private static func merge(_ old: [Line], _ new: [Line]) -> [String] {
        guard old.count <= maximumSearch, new.count <= maximumSearch else {
            return old.map { line("-", $0) } + new.map { line("+", $0) }
        }
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append(line("-", old[i]))
                i += 1
            } else if inserted.contains(j) {
                lines.append(line("+", new[j]))
                j += 1
            } else {
                lines.append(line(" ", old[i]))
                i += 1
                j += 1
            }
        }
        return lines
    }
}
