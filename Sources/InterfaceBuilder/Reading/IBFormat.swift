import DocumentSyntax

/// Recognition of files, and refusals by name.
enum IBFormat {
    /// Throws an error for files that are not text, such as compiled nibs, and for large files.
    static func check(
        _ bytes: some Collection<UInt8>, path: String, _ limits: IBLimits
    ) throws(DocumentError) {
        let place = SourceFile(path: path, text: "").whole
        guard bytes.count <= limits.bytes else {
            throw DocumentError(
                "found a file of \(bytes.count) bytes, expected at most \(limits.bytes)",
                at: place, note: "split the file")
        }
        guard !bytes.isEmpty else {
            throw DocumentError(
                "found an empty file, expected a file of Interface Builder", at: place,
                note: "save the file again in Xcode")
        }
        let advice = "read the .xib or .storyboard file that the file was compiled from"
        for (start, name) in [
            ("NIBArchive", "a compiled nib"), ("bplist", "a compiled nib or property list"),
        ] where bytes.starts(with: start.utf8) {
            throw DocumentError(
                "found \(name), expected the XML of Interface Builder", at: place, note: advice)
        }
        // Interface Builder writes UTF-8; other encodings of XML begin with a mark.
        let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        guard isMarked || !bytes.prefix(longestStart).contains(0) else {
            throw DocumentError(
                "found binary data, expected the XML of Interface Builder", at: place, note: advice)
        }
        try checkName(path, at: place, advice)
    }

    /// Number of bytes that tell binary data from text.
    private static let longestStart = 512

    /// Throws an error for the name of a compiled file and for other names than `.xib` and
    /// `.storyboard`; standard input has any name.
    private static func checkName(
        _ path: String, at place: DocumentLocation, _ advice: String
    ) throws(DocumentError) {
        switch suffix(path) {
        case "xib", "storyboard", "": return
        case "nib", "storyboardc":
            throw DocumentError(
                "found the name of a compiled file, expected .xib or .storyboard", at: place,
                note: advice)
        case let other:
            throw DocumentError(
                "found a file with the suffix .\(other), expected .xib or .storyboard", at: place,
                note: "rename the file if it is a file of Interface Builder")
        }
    }

    private static func suffix(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Throws an error if a text is not XML.
    static func checkText(_ file: SourceFile) throws(DocumentError) {
        let text = file.text
        guard
            let index = text.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace })
        else {
            throw DocumentError(
                "found white space only, expected a file of Interface Builder", at: file.whole,
                note: "save the file again in Xcode")
        }
        guard text.unicodeScalars[index] != "<" else { return }
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        throw DocumentError(
            "found \(text[index...].prefix(20).quoted), expected XML",
            at: file.location(utf8Offset: offset), note: "is this a .xib or .storyboard file?")
    }

    /// Returns the kind of a file by its root element.
    ///
    /// - Throws: an error for other formats, and for files of macOS and watchOS.
    static func kind(
        _ root: IBElement, _ file: SourceFile, _ problems: ProblemList
    ) throws(DocumentError) -> IBDocument.Kind {
        guard root.name == "document" else { throw refusal(of: root) }
        let type = root.attribute("type")
        let name = type?.value ?? ""
        let kind = try kind(type, root)
        guard suffix(file.path).isEmpty || suffix(file.path) == kind.rawValue else {
            throw DocumentError(
                "found the contents of a .\(kind.rawValue) file, expected a "
                    + ".\(suffix(file.path)) file",
                at: root.location, note: "rename the file")
        }
        if name.contains("AppleTV") {
            problems.warning(
                "the file is for tvOS; the picture shows its views as on iOS",
                at: type?.location ?? root.location, length: 4)
        }
        let version = root.attribute("version")
        if let version, version.value != "3.0" {
            problems.warning(
                "found the version \(version.value.quoted) of the format, expected \"3.0\" of "
                    + "Xcode 5 and later",
                at: version.location, length: 7, note: "save the file again in Xcode")
        }
        return kind
    }

    private static func kind(
        _ type: IBElement.Attribute?, _ root: IBElement
    ) throws(DocumentError) -> IBDocument.Kind {
        guard let type else {
            throw DocumentError(
                "found <document> without the attribute type, expected a file of Interface Builder",
                at: root.location, length: 9)
        }
        let runtime = root.peek("targetRuntime") ?? ""
        let systems = [
            ("InterfaceBuilder3.Cocoa.", "macOS"), ("WatchKit", "watchOS"),
        ]
        if let (_, system) = systems.first(where: { type.value.contains($0.0) })
            ?? (runtime.hasPrefix("MacOSX") ? ("", "macOS") : nil)
        {
            throw DocumentError(
                "found a file for \(system), expected a file for iOS", at: type.location, length: 4,
                note: "only files with views of UIKit can be read")
        }
        if type.value.contains("Storyboard") { return .storyboard }
        if type.value.hasSuffix("XIB") { return .xib }
        throw DocumentError(
            "found the type \(type.value.quoted), expected a .xib or .storyboard file of iOS",
            at: type.location, length: 4)
    }

    private static func refusal(of root: IBElement) -> DocumentError {
        if root.name == "archive" {
            return DocumentError(
                "found the format of Xcode 3, expected the format of Xcode 5 and later",
                at: root.location, length: 8,
                note: "convert the file on a Mac: ibtool --upgrade FILE")
        }
        let names = ["plist": "a property list", "svg": "an SVG", "html": "a page of HTML"]
        let name = names[root.name] ?? "<\(root.name.prefix(40))>"
        return DocumentError(
            "found \(name), expected <document>", at: root.location, length: root.name.count + 1,
            note: "is this a .xib or .storyboard file?")
    }
}
