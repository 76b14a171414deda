/// Scans an SVG before librsvg, refuses costly content, and removes content that depends on
/// more than the file.
///
/// Removed names are overwritten in place by names of equal length without an effect. `text`
/// becomes `defs`, and its content is never drawn. A stylesheet cannot restore it.
struct SVGScan {
    /// Maximum nesting of tags.
    ///
    /// libxml2 refuses 256.
    static let deepestNesting = 100
    static let mostElements = 100_000
    /// Maximum product of nesting and number of references.
    ///
    /// The product limits librsvg's recursion, because each element in a chain of references is
    /// drawn within its referring element.
    static let deepestDrawing = 10_000
    /// Maximum total size of entities, in bytes.
    static let mostEntityBytes = 1 << 20

    /// The text to draw.
    var bytes: [UInt8]
    /// Descriptions of removed parts.
    var removed: Set<String> = []
    var at = 0
    private var deepest = 0
    /// Maximum number of levels that librsvg draws within each other.
    var depth: Int { deepest * (references.count + 1) }
    /// Identifiers of elements that other elements refer to.
    var references: Set<String> = []
    var entities: [[UInt8]: Int] = [:]
    var entityBytes = 0
    /// Texts of the entities by name.
    var entityTexts: [String: String] = [:]
    /// Features that librsvg may not draw.
    var features: Set<SVGFeature> = []
    /// Whether the last attribute or declaration has such a feature.
    var hasInserted = false
    /// Values and other parts that librsvg may not draw.
    var notes: [SVGNote] = []
    var hasDashes = false
    var hasPathLength = false
    /// Content for comparisons with another SVG, or `nil` if the content is not kept.
    var content: SVGContent?
    /// Elements in document order.
    var nodes: [SVGNode] = []
    var sheets: [SVGStyleSheet] = []
    /// Indices in `nodes` of the elements around the current position.
    var openNodes: [Int] = []
    /// Namespace prefix of the outermost element, with the colon.
    private var rootPrefix: [UInt8] = []
    /// Whether the following text is a stylesheet.
    private var isInStyle = false
    /// Attributes of the stylesheet that decide whether it applies.
    var sheetMedia = ""
    var sheetType = ""
    /// Whether the attributes of the current element are those of SVG.
    private var isDrawn = false

    init(_ bytes: [UInt8], keepsContent: Bool = false) throws(ImageError.Reason) {
        self.bytes = bytes
        if keepsContent { content = SVGContent() }
        let isText = bytes.withUnsafeBufferPointer {
            String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0)
        }
        guard isText, !bytes.contains(0) else {
            throw .refused(
                "is an SVG in another encoding than UTF-8, which is the only one read; save it in "
                    + "UTF-8, and declare encoding=\"UTF-8\" or no encoding in its first line")
        }
        while at < bytes.count { try scanNext() }
        if hasPathLength, hasDashes { features.insert(SVGFeature.pathLength) }
        try checkEntities()
        guard openNodes.isEmpty else { throw .truncated("the SVG has tags that are not closed") }
        guard depth <= Self.deepestDrawing else {
            throw .refused(
                "is an SVG that refers to \(references.count) of its parts, nested \(deepest) deep; "
                    + "the product may be at most \(Self.deepestDrawing)")
        }
    }

    private mutating func scanNext() throws(ImageError.Reason) {
        guard bytes[at] == UInt8(ascii: "<") else { return scanText() }
        if has("<!--") {
            try skip(past: "-->")
        } else if has("<![CDATA[") {
            let start = at
            try skip(past: "]]>")
            addText((start + 9)..<(at - 3))
            if isInStyle { scanStyle((start + 9)..<(at - 3)) }
        } else if has("<?") {
            let start = at
            try skip(past: "?>")
            try scanInstruction(start..<at)
        } else if has("<!") {
            try scanDeclaration()
        } else if has("</") {
            try scanEnd()
        } else {
            try scanTag()
        }
    }

    // MARK: Parts

    private mutating func scanText() {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
            countEntity()
            at += 1
        }
        addText(start..<at)
        if isInStyle { scanStyle(start..<at) }
    }

    private mutating func addText(_ range: Range<Int>) {
        guard content != nil else { return }
        let text = text(of: range)
        content?.add(text: text, isStyle: isInStyle)
    }

    private mutating func scanStyle(_ range: Range<Int>) {
        let text = text(of: range)
        guard applies(text, at: range.lowerBound) else {
            for index in range { bytes[index] = UInt8(ascii: " ") }
            return
        }
        let sheet = SVGStyleSheet(text)
        noteStyleSheet(sheet)
        checkStyleSheet(sheet, text, at: range.lowerBound)
        sheets.append(sheet)
        // Addresses outside of declarations, as of `@namespace`, are not loaded.
        noteTargets(in: text, reportsOutside: false)
        removeAddresses(in: range)
    }

    private mutating func scanInstruction(_ range: Range<Int>) throws(ImageError.Reason) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        if text.hasPrefix("<?xml-stylesheet") {
            content?.add(text: text, isStyle: false)
            removed.insert("a stylesheet outside of it")
            for index in range { bytes[index] = UInt8(ascii: " ") }
        } else if let name = text.firstRange(of: "encoding").map({ text[$0.upperBound...] }) {
            let quotes: Set<Character> = ["\"", "'"]
            let encoding = name.drop { !quotes.contains($0) }.dropFirst()
                .prefix { !quotes.contains($0) }.lowercased()
            // librsvg would decode letters beyond ASCII by the declared encoding.
            let isASCII = encoding == "iso-8859-1" && bytes.allSatisfy { $0 < 0x80 }
            guard isASCII || ["utf-8", "us-ascii", "ascii"].contains(encoding) else {
                throw .refused(
                    "is an SVG that declares the encoding \(encoding); UTF-8 is the only one read; "
                        + "save it in UTF-8, and declare encoding=\"UTF-8\" or no encoding in its "
                        + "first line")
            }
        }
    }

    /// Scans a document type with its entities.
    private mutating func scanDeclaration() throws(ImageError.Reason) {
        let start = at
        var isInside = false
        var isInTag = false
        while true {
            at += 1
            guard at < bytes.count else { throw .truncated("within the SVG's document type") }
            switch bytes[at] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuotes()
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case UInt8(ascii: "%"):
                throw .refused("is an SVG with parameter entities, which are not read")
            case UInt8(ascii: "<"):
                if has("<!--") {
                    try skip(past: "-->")
                    at -= 1
                    continue
                }
                isInTag = true
                if has("<!ENTITY") { try scanEntity() }
            case UInt8(ascii: ">"):
                if isInTag {
                    isInTag = false
                } else if !isInside {
                    at += 1
                    removeAddresses(in: start..<at)
                    return
                }
            default: break
            }
        }
    }

    /// Scans an entity.
    ///
    /// Only entities with plain text are accepted, so that no entity can expand.
    private mutating func scanEntity() throws(ImageError.Reason) {
        at += "<!ENTITY".utf8.count
        skipSpace()
        let name = scanName()
        guard name != [UInt8(ascii: "%")] else {
            throw .refused("is an SVG with parameter entities, which are not read")
        }
        skipSpace()
        guard at < bytes.count, let quote = Self.quote(bytes[at]) else {
            throw .refused(
                "is an SVG whose entity \(Self.text(name)) comes from elsewhere; "
                    + "entities of plain text are read")
        }
        let start = at + 1
        at = start
        while at < bytes.count, bytes[at] != quote {
            guard ![UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "%")].contains(bytes[at])
            else {
                throw .refused(
                    "is an SVG whose entity \(Self.text(name)) holds more than plain text")
            }
            at += 1
        }
        guard entities.count < 1_000 else { throw .refused("is an SVG of more than 1000 entities") }
        entities[name] = at - start
        entityTexts[Self.text(name)] = String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func scanEnd() throws(ImageError.Reason) {
        at += 2
        rename(scanNameRange())
        try skip(past: ">")
        content?.end()
        _ = openNodes.popLast()
        isInStyle = false
    }

    private mutating func scanTag() throws(ImageError.Reason) {
        at += 1
        let name = scanNameRange()
        let local = localName(name)
        try check(local)
        let prefix = bytes[name].dropLast(local.utf8.count)
        if nodes.isEmpty { rootPrefix = Array(prefix) }
        if prefix.isEmpty || prefix.elementsEqual(rootPrefix) || prefix.elementsEqual("svg:".utf8) {
            noteElement(local)
            checkElement(local, at: name.lowerBound)
            isDrawn = SVGVocabulary.isDrawn(local)
        } else {
            isDrawn = false
        }
        (sheetMedia, sheetType) = ("", "")
        beginNode(local)
        if content != nil { content?.begin(String(decoding: bytes[name], as: UTF8.self)) }
        rename(name)
        deepest = max(deepest, openNodes.count)
        guard nodes.count <= Self.mostElements, openNodes.count <= Self.deepestNesting else {
            throw .refused(
                "is an SVG of more than \(Self.mostElements) elements, or nested more than "
                    + "\(Self.deepestNesting) deep")
        }
        while true {
            skipSpace()
            guard at < bytes.count else { throw .truncated("within a tag of the SVG") }
            if bytes[at] == UInt8(ascii: ">") {
                at += 1
                content?.endOfAttributes()
                reportRemoval(of: local)
                isInStyle = local == "style"
                return try checkEntities()
            }
            if has("/>") {
                at += 2
                content?.endOfAttributes()
                reportRemoval(of: local)
                content?.end()
                _ = openNodes.popLast()
                return try checkEntities()
            }
            let before = at
            try scanAttribute(of: local)
            guard at > before else { throw .damaged("a tag of the SVG is no XML") }
        }
    }

    private mutating func scanAttribute(of element: String) throws(ImageError.Reason) {
        let name = scanNameRange()
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
            throw .damaged("an attribute of the SVG has no value")
        }
        at += 1
        skipSpace()
        guard at < bytes.count, Self.quote(bytes[at]) != nil else {
            throw .damaged("an attribute of the SVG has no quotes")
        }
        let start = at + 1
        try skipQuotes()
        let value = start..<at
        at += 1
        let local = localName(name)
        let text = text(of: value)
        if content != nil {
            content?.add(String(decoding: bytes[name], as: UTF8.self), text)
        }
        // Attributes of drawing programs have a prefix.
        let isPlain = local.utf8.count == name.count
        if isPlain || local == "href" {
            let declarations = local == "style" ? SVGStyleSheet.declarations(text) : []
            for declaration in declarations where !noteDeclaration(declaration, of: element) {
                if isDrawn { checkDeclaration(declaration, in: element, at: name.lowerBound) }
            }
            if !noteAttribute(local, text, of: element), isDrawn, isPlain {
                checkAttribute(local, text, of: element, at: name.lowerBound)
            }
            keepAttribute(local, text, declarations)
        }
        switch local {
        case "media" where element == "style": sheetMedia = text
        case "type" where element == "style": sheetType = text
        case "href" where element != "a":
            if text.hasPrefix("#") {
                let target = String(text.dropFirst())
                references.insert(target)
                // librsvg ignores an element that contains itself.
                if element == "use", openNodes.contains(where: { nodes[$0].id == target }) {
                    removed.insert("a use of the element that holds it")
                }
            } else {
                // The element of an embedded picture was reported already.
                if element != "image" { removed.insert("what lies outside of it") }
                overwrite(name, ending: "xref")
            }
        case "id": break
        case "systemLanguage":
            removed.insert("the choice by the system's language")
            overwrite(name, ending: "xystemLanguage")
        default:
            if isPlain { noteTargets(in: text) }
            removeAddresses(in: value)
        }
    }

    // MARK: Bytes

    private func has(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(past text: StaticString) throws(ImageError.Reason) {
        while at < bytes.count {
            if has(text) {
                at += text.utf8CodeUnitCount
                return
            }
            at += 1
        }
        throw .truncated("within a tag of the SVG")
    }

    /// Skips to the closing quote.
    private mutating func skipQuotes() throws(ImageError.Reason) {
        let quote = bytes[at]
        at += 1
        while at < bytes.count, bytes[at] != quote {
            countEntity()
            at += 1
        }
        guard at < bytes.count else { throw .truncated("within a quotation of the SVG") }
    }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    }

    private mutating func scanNameRange() -> Range<Int> {
        let start = at
        let ends = Set("=/> \t\r\n\"'<".utf8)
        while at < bytes.count, !ends.contains(bytes[at]) { at += 1 }
        return start..<at
    }

    private mutating func scanName() -> [UInt8] { Array(bytes[scanNameRange()]) }

    /// Returns a name without its namespace prefix.
    func localName(_ range: Range<Int>) -> String {
        let name = bytes[range]
        let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        return Self.text(Array(local))
    }

    /// Overwrites the end of a name.
    mutating func overwrite(_ name: Range<Int>, ending: String) {
        let ending = Array(ending.utf8)
        bytes.replaceSubrange((name.upperBound - ending.count)..<name.upperBound, with: ending)
    }

    private static func quote(_ byte: UInt8) -> UInt8? {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? byte : nil
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
