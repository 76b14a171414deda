/// The parts of an SVG that librsvg passes over without a word, found by their names in the text.
///
/// A name within a comment counts, too: a comparison is then stricter than it has to be.
struct SVGUndrawn {
    let names: [String]

    private static let elements: [String: String] = {
        var words: [String: String] = [:]
        for name in ["animate", "animatecolor", "animatemotion", "animatetransform", "set"] {
            words[name] = "animations"
        }
        for name in ["video", "audio"] { words[name] = "films and sounds" }
        for name in ["canvas", "embed", "iframe", "object"] {
            words[name] = "other documents within it"
        }
        for name in ["hatch", "mesh", "meshgradient", "solidcolor"] {
            words[name] = "paints of SVG 2 (\(name))"
        }
        return words
    }()

    private static let rules = [
        ("@import", "a stylesheet outside of it"), ("@keyframes", "animations"),
        ("@media", "styles for a medium (@media)"), ("var(", "variables of CSS"),
    ].map { (word: Array($0.utf8), name: $1) }

    private static let nameEnds = Set("=/> \t\r\n\"'<".utf8)
    private static let reference = Array("url(".utf8)

    init(_ bytes: UnsafeRawBufferPointer) {
        var found: Set<String> = []
        // ASCII letters become small ones; some other characters become others, which are no part of a name.
        let text = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        for at in text.indices {
            switch text[at] {
            case UInt8(ascii: "<"):
                let name = Self.name(in: text[(at + 1)...])
                if let words = Self.elements[name] { found.insert(words) }
            case UInt8(ascii: "@"), UInt8(ascii: "v"):
                for rule in Self.rules where text[at...].starts(with: rule.word) {
                    found.insert(rule.name)
                }
            case UInt8(ascii: "u"):
                guard text[at...].starts(with: Self.reference) else { continue }
                if !Self.isLocal(text[(at + Self.reference.count)...]) {
                    found.insert("what lies outside of it")
                }
            default: break
            }
        }
        names = found.sorted()
    }

    /// The name of the element that begins here, without the prefix of its namespace.
    private static func name(in text: ArraySlice<UInt8>) -> String {
        let name = text.prefix(60).prefix { !nameEnds.contains($0) }
        let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        return String(decoding: local, as: UTF8.self)
    }

    /// Whether an address refers to a part of the SVG itself.
    private static func isLocal(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let first = rest.first {
            if first <= 0x20 || [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(first) {
                rest = rest.dropFirst()
            } else if let quote = ["&quot;", "&apos;", "&#34;", "&#39;"].first(where: {
                rest.starts(with: $0.utf8)
            }) {
                rest = rest.dropFirst(quote.utf8.count)
            } else {
                return first == UInt8(ascii: "#")
            }
        }
        return false
    }
}
