/// Changed files, determined by a seed.
///
/// The changes concern bytes, lines, attributes, identifiers, numbers and nesting. Each line of the
/// original files has at most a single element.
public struct XMLMutations {
    private let seeds: [[UInt8]]
    private let lines: [[[UInt8]]]

    /// Creates changes of files.
    public init(_ seeds: [[UInt8]]) {
        self.seeds = seeds
        lines = seeds.map { $0.split(separator: 10).map(Array.init) }
    }

    /// Returns the changed file with a number.
    public func file(_ number: Int, seed: UInt64) -> [UInt8] {
        var dice = Dice(state: seed &* 1_000_003 &+ UInt64(number))
        _ = dice.roll(0..<2)
        let index = dice.roll(0..<seeds.count)
        var bytes = seeds[index]
        for _ in 0..<dice.roll(1..<5) {
            if dice.roll(0..<3) == 0 {
                change(&bytes, &dice)
            } else {
                var parts = bytes.split(separator: 10).map(Array.init)
                guard parts.count > 2 else { break }
                changeLines(&parts, &dice)
                bytes = Array(parts.joined(separator: [10]))
            }
            guard !bytes.isEmpty else { break }
        }
        return bytes
    }

    private static let pieces = [
        "<", ">", "\"", "/>", "&", "</view>", "<view>", "id=\"a\"", "YES", "-1", "1e308", "nan",
        "]]>", "<!--", "<![CDATA[", "key=\"contentView\"", "\u{0}", "4:0", "&#0;", "&#x10FFFF;",
        "<subviews>", "</subviews>", "\u{FEFF}", "😀", "<?x y?>", "<!DOCTYPE a [<!ENTITY b \"c\">]>",
    ].map { Array($0.utf8) }

    private static let values = [
        "", "0", "-0.0", "1e9", "-1e9", "1e308", "1e-320", "nan", "inf", "9223372036854775807",
        "-9223372036854775809", "0x1p1023", "1:0", "0:0", "1:1e-300", "YES", "NO", "-1", "-2",
        "infinite", "standard", "none", "heightClass=regular-widthClass=compact", "default",
    ].map { Array($0.utf8) }

    private static let names = [
        "view", "label", "stackView", "tableViewCell", "tableViewCellContentView", "scene", "color",
        "constraint", "variation", "mask", "attributedString", "fragment", "array", "string",
        "rect",
        "segue", "state", "unknownView", "objects", "resources", "image", "navigationController",
    ].map { Array($0.utf8) }

    private func change(_ bytes: inout [UInt8], _ dice: inout Dice) {
        let place = dice.roll(0..<bytes.count)
        let end = min(bytes.count, place + dice.roll(1..<40))
        switch dice.roll(0..<5) {
        case 0: bytes[place] = UInt8(dice.roll(0..<256))
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: Self.pieces[dice.roll(0..<Self.pieces.count)], at: place)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: dice.roll(0..<bytes.count))
        default: bytes[place] = UInt8(ascii: "0") + UInt8(dice.roll(0..<10))
        }
    }

    private func changeLines(_ parts: inout [[UInt8]], _ dice: inout Dice) {
        let place = dice.roll(1..<parts.count)
        let other = dice.roll(1..<parts.count)
        switch dice.roll(0..<9) {
        case 0: parts.remove(at: place)
        case 1: parts.swapAt(place, other)
        case 2: parts.insert(parts[place], at: other)
        case 3:
            let count = dice.roll(1..<400)
            parts.insert(contentsOf: Array(repeating: parts[place], count: count), at: place)
        case 4:
            let source = lines[dice.roll(0..<lines.count)]
            let start = dice.roll(0..<source.count)
            parts.insert(contentsOf: source[start..<min(source.count, start + 12)], at: place)
        case 5: nest(&parts, at: place, &dice)
        case 6: rename(&parts[place], &dice)
        case 7:
            let value = Self.values[dice.roll(0..<Self.values.count)]
            replaceValue(of: &parts[place], with: value, &dice)
        default:
            // Identifiers of other objects make repeated identifiers and cycles of references.
            guard let value = values(parts[other]).last else { return }
            replaceValue(of: &parts[place], with: Array(parts[other][value]), &dice)
        }
    }

    /// Nests an element in itself, up to 300 times.
    private func nest(_ parts: inout [[UInt8]], at place: Int, _ dice: inout Dice) {
        let count = dice.roll(2..<300)
        let name = Self.names[dice.roll(0..<Self.names.count)]
        let open = Array("<".utf8) + name + Array(">".utf8)
        let close = Array("</".utf8) + name + Array(">".utf8)
        parts.insert(contentsOf: Array(repeating: close, count: count), at: place)
        parts.insert(contentsOf: Array(repeating: open, count: count), at: place)
    }

    private func rename(_ line: inout [UInt8], _ dice: inout Dice) {
        guard let start = line.firstIndex(of: UInt8(ascii: "<")) else { return }
        let end = line[(start + 1)...].firstIndex { !Self.isName($0) } ?? line.count
        line.replaceSubrange((start + 1)..<end, with: Self.names[dice.roll(0..<Self.names.count)])
    }

    private func replaceValue(of line: inout [UInt8], with value: [UInt8], _ dice: inout Dice) {
        let ranges = values(line)
        guard !ranges.isEmpty else { return }
        line.replaceSubrange(ranges[dice.roll(0..<ranges.count)], with: value)
    }

    /// Returns the places of the values of attributes.
    private func values(_ line: [UInt8]) -> [Range<Int>] {
        let quotes = line.indices.filter { line[$0] == UInt8(ascii: "\"") }
        return stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
    }
}
