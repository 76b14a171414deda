import CExpat
import DocumentSyntax
import SharedLibraries

/// A parser that turns the text of a file into a tree of elements.
///
/// A document type declaration is refused, so a file has no entities of its own.
final class IBElementParser {
    private let library: ExpatLibrary
    private let file: SourceFile
    private let limits: IBLimits
    private let parser: XML_Parser
    private let bytes: [UInt8]
    private var cursor: LocationCursor
    private var open: [IBElement] = []
    private var root: IBElement?
    private var elementCount = 0
    /// The first violated limit; no error crosses a callback of C.
    private var failure: DocumentError?

    /// Parses a file.
    ///
    /// - Throws: an error at the first mistake of the syntax or at a violated limit.
    static func parse(_ file: SourceFile, _ limits: IBLimits) throws(DocumentError) -> IBElement {
        let library: ExpatLibrary
        do throws(LibraryProblem) {
            library = try ExpatLibrary.loaded()
        } catch {
            throw DocumentError(
                "a file of Interface Builder takes \(SharedLibrary.expat.name) to read, and \(error)",
                at: file.whole)
        }
        // The text is UTF-8, whatever encoding the declaration names.
        guard let parser = library.create("UTF-8") else {
            throw DocumentError(
                "\(SharedLibrary.expat.name) found no memory for the file", at: file.whole)
        }
        return try IBElementParser(library, parser, file, limits).parse()
    }

    private init(
        _ library: ExpatLibrary, _ parser: XML_Parser, _ file: SourceFile, _ limits: IBLimits
    ) {
        self.library = library
        self.parser = parser
        self.file = file
        self.limits = limits
        bytes = Array(file.text.utf8)
        cursor = LocationCursor(file, bytes: bytes)
    }

    deinit { library.free(parser) }

    private func parse() throws(DocumentError) -> IBElement {
        library.setUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        library.setElementHandlers(
            parser,
            { data, name, attributes in
                IBElementParser.current(data)?.begin(name, attributes)
            },
            { data, _ in IBElementParser.current(data)?.end() })
        library.setTextHandler(parser) { data, text, length in
            IBElementParser.current(data)?.append(text, Int(length))
        }
        library.setDoctypeHandler(parser) { data, _, _, _, _ in
            IBElementParser.current(data)?.refuseDeclaration()
        }
        library.setInstructionHandler(parser) { data, target, _ in
            let name = target.map { String(cString: $0) } ?? ""
            IBElementParser.current(data)?.refuse(
                "found the processing instruction \(name.quoted), expected elements only",
                note: "remove <?\(name) …?>; Xcode writes none")
        }
        let status = bytes.withUnsafeBytes { bytes in
            library.parse(
                parser, bytes.bindMemory(to: CChar.self).baseAddress, CInt(bytes.count), 1)
        }
        if let failure { throw failure }
        guard status == XML_STATUS_OK, let root else { throw syntaxError() }
        return root
    }

    private static func current(_ data: UnsafeMutableRawPointer?) -> IBElementParser? {
        data.map { Unmanaged<IBElementParser>.fromOpaque($0).takeUnretainedValue() }
    }

    private var offset: Int { max(0, Int(library.byteIndex(parser))) }

    // MARK: Events

    private func begin(
        _ name: ExpatLibrary.Text?, _ pairs: UnsafeMutablePointer<ExpatLibrary.Text?>?
    ) {
        guard failure == nil, let name else { return }
        elementCount += 1
        guard elementCount <= limits.elements else {
            return refuse(
                "found more than \(limits.elements) elements, the limit of a file",
                note: "split the file")
        }
        guard open.count < limits.depth else {
            return refuse(
                "found elements nested deeper than \(limits.depth) levels, the limit of a file",
                note: "use fewer views inside of views")
        }
        let offset = offset
        let place = location(of: offset)
        let tag = String(cString: name)
        let end = offset + 1 + tag.utf8.count
        let element = IBElement(tag, attributes: attributes(pairs, at: end), location: place)
        guard failure == nil else { return }
        if let parent = open.last {
            parent.children.append(element)
        } else {
            root = element
        }
        open.append(element)
    }

    /// Returns the attributes with their locations, and refuses too many or too long attributes.
    ///
    /// Expat has checked the syntax and keeps the order, so quotes separate the attributes.
    private func attributes(
        _ pairs: UnsafeMutablePointer<ExpatLibrary.Text?>?, at start: Int
    ) -> [IBElement.Attribute] {
        var attributes: [IBElement.Attribute] = []
        var position = start
        var pair = pairs
        while let name = pair?[0], let value = pair?[1] {
            guard attributes.count < limits.attributes else {
                refuse(
                    "found more than \(limits.attributes) attributes, the limit of an element")
                return []
            }
            skip(&position, while: Self.isSpace)
            let place = location(of: position)
            skip(&position) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
            let quote = position < bytes.count ? bytes[position] : 0
            position += 1
            let valueStart = position
            skip(&position) { $0 != quote }
            guard position - valueStart <= limits.textLength else {
                refuse(
                    "found an attribute longer than \(limits.textLength) bytes, the limit of a "
                        + "text")
                return []
            }
            position += 1
            attributes.append(
                IBElement.Attribute(
                    name: String(cString: name), value: String(cString: value), location: place))
            pair = pair?.advanced(by: 2)
        }
        return attributes
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private func skip(_ position: inout Int, while matches: (UInt8) -> Bool) {
        while position < bytes.count, matches(bytes[position]) { position += 1 }
    }

    private func append(_ text: ExpatLibrary.Text?, _ length: Int) {
        guard failure == nil, let text, length > 0, let element = open.last else { return }
        guard element.text.utf8.count + length <= limits.textLength else {
            return refuse(
                "found a text longer than \(limits.textLength) bytes, the limit of a text")
        }
        text.withMemoryRebound(to: UInt8.self, capacity: length) {
            element.text += String(
                decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
        }
    }

    private func end() {
        guard failure == nil, let element = open.popLast() else { return }
        if !element.children.isEmpty, element.text.utf8.allSatisfy(Self.isSpace) {
            element.text = ""
        }
    }

    // MARK: Problems

    /// Returns the location of an offset; offsets must ascend.
    private func location(of offset: Int) -> DocumentLocation { cursor.location(at: offset) }

    /// Refuses a document type declaration at its beginning; Expat reports its end.
    private func refuseDeclaration() {
        var start = min(offset, bytes.count - 1)
        while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
        refuse(
            "found a document type declaration, expected elements only", at: start,
            note: "remove <!DOCTYPE …>; Xcode writes none")
    }

    private func refuse(_ message: String, at place: Int? = nil, note: String? = nil) {
        guard failure == nil else { return }
        failure = DocumentError(
            message, at: file.location(utf8Offset: place ?? offset), note: note)
        _ = library.stop(parser, XML_Bool(XML_FALSE))
    }

    private func syntaxError() -> DocumentError {
        let code = library.errorCode(parser)
        let text = library.errorText(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        let place = file.location(utf8Offset: offset)
        let line = file.line(place.line) ?? ""
        if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
            return DocumentError(
                "found the mark of a merge conflict, expected an element", at: place,
                note: "decide between the two sides of the conflict")
        }
        var note = "is the file complete? Xcode writes it whole"
        if let element = open.last {
            note = "the element <\(element.name)> at \(element.location) is still open; " + note
        }
        return DocumentError("found XML that cannot be read: \(text)", at: place, note: note)
    }
}

/// Size limits of Interface Builder files, far above the size of real files.
///
/// The largest of 287 measured files has 168 kB.
package struct IBLimits: Sendable, Hashable {
    /// Maximum size of the file, in bytes.
    package var bytes = 16 << 20
    /// Maximum nesting of elements; a view takes two levels.
    package var depth = 192
    /// Maximum number of elements.
    package var elements = 400_000
    /// Maximum number of attributes of an element.
    package var attributes = 128
    /// Maximum length of an attribute's value or an element's text, in bytes.
    package var textLength = 1 << 20

    /// Creates the default limits.
    package init() {}
}
