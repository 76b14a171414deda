/// The permitted contents of an SVG, and the parts that are removed.
extension SVGScan {
    /// Refuses elements with a cost that does not depend on the picture's size alone.
    func check(_ element: String) throws(ImageError.Reason) {
        let costly = ["feTurbulence", "feMorphology", "feConvolveMatrix", "feImage"]
        guard !costly.contains(element) else {
            throw .refused("is an SVG with the filter \(element), which is not read")
        }
    }

    /// Removes elements that depend on the machine's fonts, or on decoders of other pictures.
    mutating func rename(_ name: Range<Int>) {
        switch localName(name) {
        case "text": overwrite(name, ending: "defs")
        case "image": overwrite(name, ending: "xmage")
        case "include": overwrite(name, ending: "xnclude")
        default: break
        }
    }

    /// Reports an element that is not drawn, unless a `switch` never chooses it.
    ///
    /// Hidden elements are reported, because a style sheet or a `use` may show them.
    mutating func reportRemoval(of element: String) {
        let words: String
        switch element {
        case "text": words = "text (convert it to paths)"
        case "image": words = "a picture within it"
        // librsvg itself ignores these elements.
        case "script": words = "scripts"
        case "foreignObject": words = "foreign objects (such as HTML)"
        default: return
        }
        if let index = openNodes.last, nodes[index].isNeverChosen { return }
        removed.insert(words)
    }

    /// Disables addresses with embedded data: `data:` becomes `xata:`.
    mutating func removeAddresses(in range: Range<Int>) {
        let word = Array("data:".utf8)
        var index = range.lowerBound
        while index + word.count <= range.upperBound {
            if (0..<word.count).allSatisfy({ bytes[index + $0] | 0x20 == word[$0] | 0x20 }) {
                bytes[index] = UInt8(ascii: "x")
                removed.insert("what lies outside of it")
            }
            index += 1
        }
    }

    /// Records the targets of `url(#…)`, and reports other addresses, which librsvg does not load.
    mutating func noteTargets(in text: String, reportsOutside: Bool = true) {
        for target in Self.targets(in: text) {
            if target.hasPrefix("#") {
                references.insert(String(target.dropFirst()))
            } else if reportsOutside {
                removed.insert("what lies outside of it")
            }
        }
    }

    /// Returns the addresses in `url(…)`, without quotes and white space.
    static func targets(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return [] }
        let bytes = Array(text.utf8)
        let word = Array("url(".utf8)
        func hasWord(at index: Int) -> Bool {
            index + word.count <= bytes.count
                && (0..<word.count).allSatisfy { bytes[index + $0] | 0x20 == word[$0] }
        }
        var targets: [String] = []
        var index = 0
        while index < bytes.count {
            guard hasWord(at: index) else {
                index += 1
                continue
            }
            let start = index + word.count
            index = start
            while index < bytes.count, bytes[index] != UInt8(ascii: ")"), !hasWord(at: index) {
                index += 1
            }
            let address = bytes[start..<index].filter {
                $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
            }
            var target = String(decoding: address, as: UTF8.self)
            // Addresses that another address cuts off are never taken for equal.
            if hasWord(at: index) { target += " \(index)" }
            targets.append(target)
        }
        return targets
    }

    /// Adds the size of the entity at the current position.
    mutating func countEntity() {
        guard !entities.isEmpty, bytes[at] == UInt8(ascii: "&") else { return }
        let name = bytes[(at + 1)...].prefix(100).prefix { $0 != UInt8(ascii: ";") }
        entityBytes += entities[Array(name)] ?? 0
    }

    func checkEntities() throws(ImageError.Reason) {
        guard entityBytes <= Self.mostEntityBytes else {
            throw .refused(
                "is an SVG whose entities add up to more than \(Self.mostEntityBytes) bytes")
        }
    }
}
