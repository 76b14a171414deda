import Foundation
import TableDrawing
import TableText

extension NSAttributedString {
    /// Option of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Sendable, Hashable {
        /// Name of the option.
        public let rawValue: String
        /// Creates an option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Kind of the document.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// Encoding of the characters; UTF-8 here.
        public static let characterEncoding = DocumentReadingOptionKey(
            rawValue: "CharacterEncoding")
        /// Attributes of texts without attributes.
        public static let defaultAttributes = DocumentReadingOptionKey(
            rawValue: "DefaultAttributes")
    }

    /// Kind of a document.
    public struct DocumentType: RawRepresentable, Sendable, Hashable {
        /// Name of the kind.
        public let rawValue: String
        /// Creates a kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text, which is read as plain text.
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// Reads a document of HTML.
    ///
    /// Paragraphs, line breaks, lists, bold and italic text, underlines and links are read. Styles of
    /// CSS have no effect, and the system font takes the place of Times.
    ///
    /// - Throws: an error if the data are not UTF-8.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        guard let kind = options[.documentType] as? DocumentType, kind == .html else {
            self.init(string: text)
            return
        }
        self.init(attributedString: HTMLText(text).attributed)
    }

    /// Reads a document of HTML.
    ///
    /// - Throws: an error if the document cannot be read.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws { try self.init(data: Data(contentsOf: url), options: options) }
}

/// Text of a document of HTML with its attributes.
struct HTMLText {
    private let result = NSMutableAttributedString(string: "")
    private var open: [(name: String, link: String?)] = []

    /// The text with its attributes.
    var attributed: NSAttributedString { result }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
        "hellip": "…", "mdash": "—", "ndash": "–", "rsquo": "’", "lsquo": "‘", "ldquo": "“",
        "rdquo": "”", "copy": "©", "euro": "€", "bull": "•",
    ]
    /// Elements that begin a line.
    private static let blocks: Set<String> = [
        "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "blockquote",
    ]

    init(_ html: String) {
        var rest = html[...]
        while let first = rest.first {
            if first == "<", let end = rest.firstIndex(of: ">") {
                tag(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            } else {
                let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
                append(rest[..<end])
                rest = rest[end...]
            }
        }
    }

    private mutating func tag(_ content: Substring) {
        let isEnd = content.hasPrefix("/")
        let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if name == "br" || Self.blocks.contains(name) { breakLine(always: name == "br") }
        if isEnd {
            if let index = open.lastIndex(where: { $0.name == name }) { open.remove(at: index) }
            return
        }
        guard !content.hasSuffix("/"), !["br", "img", "hr", "meta"].contains(name) else { return }
        let link = content.firstMatch(of: #/href\s*=\s*["']([^"']*)["']/#).map { String($0.1) }
        open.append((name, link))
        if name == "li" { add("\t•\t") }
    }

    private func breakLine(always: Bool) {
        guard always || (result.length > 0 && !result.string.hasSuffix("\n")) else { return }
        add("\n")
    }

    private func append(_ text: Substring) {
        guard !open.contains(where: { ["style", "script", "head", "title"].contains($0.name) })
        else {
            return
        }
        // White space is a single space, and none at the beginning of a line.
        var words = text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
            .map(String.init)
        words = words.enumerated().filter {
            !$0.element.isEmpty || $0.offset == 0 || $0.offset == words.count - 1
        }.map(\.element)
        var plain = words.joined(separator: " ")
        if result.string.isEmpty || result.string.last.map(\.isWhitespace) == true {
            plain = String(plain.drop { $0 == " " })
        }
        let decoded = plain.replacing(#/&(#?[A-Za-z0-9]+);/#) { match in
            let name = String(match.1)
            guard name.hasPrefix("#") else { return Self.entities[name] ?? String(match.0) }
            let isHexadecimal = name.hasPrefix("#x")
            let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
            return code.flatMap(Unicode.Scalar.init).map(String.init) ?? String(match.0)
        }
        if !decoded.isEmpty { add(decoded) }
    }

    private func add(_ text: String) {
        let names = Set(open.map(\.name))
        let isHeading = names.contains { $0.count == 2 && $0.hasPrefix("h") && $0 != "hr" }
        let isBold = isHeading || !names.isDisjoint(with: ["b", "strong"])
        let isItalic = !names.isDisjoint(with: ["i", "em"])
        // Documents of HTML begin with a font of 12 points.
        let size: CGFloat = isHeading ? 18 : 12
        var font = Font.systemFont(ofSize: size)
        if isBold { font = .boldSystemFont(ofSize: size) }
        if isItalic { font = .italicSystemFont(ofSize: size) }
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        if names.contains("u") { attributes[.underlineStyle] = UnderlineStyle.single.rawValue }
        if let link = open.last(where: { $0.link != nil })?.link {
            attributes[.link] = URL(string: link)
            attributes[.foregroundColor] = Color.link
            attributes[.underlineStyle] = UnderlineStyle.single.rawValue
        }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }
}
