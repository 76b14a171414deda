/// What an SVG may hold, and what is taken out of it.
extension SVGScan {
    /// Refuses elements whose cost does not depend on the size of the picture alone.
    func check(_ element: String) throws(ImageError.Reason) {
        let costly = ["feTurbulence", "feMorphology", "feConvolveMatrix", "feImage"]
        guard !costly.contains(element) else {
            throw .refused("is an SVG with the filter \(element), which is not read")
        }
    }

    /// Takes out elements that need the machine: fonts, and decoders of other pictures.
    mutating func rename(_ name: Range<Int>) {
        switch localName(name) {
        case "text":
            removed.insert("text (convert it to paths)")
            overwrite(name, ending: "defs")
        case "image":
            removed.insert("a picture within it")
            overwrite(name, ending: "xmage")
        case "include": overwrite(name, ending: "xnclude")
        // librsvg passes these over by itself.
        case "script": removed.insert("scripts")
        case "foreignObject": removed.insert("foreign objects (such as HTML)")
        default: break
        }
    }

    /// Makes addresses that hold files themselves lead nowhere: `data:` becomes `xata:`.
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

    /// Remembers what `url(#…)` refers to.
    mutating func countReferences(in range: Range<Int>) {
        let word = Array("url(".utf8)
        var index = range.lowerBound
        while index + word.count <= range.upperBound {
            if bytes[index..<(index + word.count)].elementsEqual(word) {
                let rest = bytes[(index + word.count)..<range.upperBound]
                references.insert(Array(rest.prefix { $0 != UInt8(ascii: ")") }))
            }
            index += 1
        }
    }

    /// Adds up what an entity here stands for.
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
