/// The reference as Markdown pages: a page with all mappings, and a page for each mapping.
package struct ReferencePages: Sendable {
    /// The reference.
    package let reference: DocumentReference
    /// Returns the picture of an example, or `nil` if the example has no picture.
    package let picture: @Sendable (ReferenceKey) -> ReferencePicture?

    /// Creates the pages of a reference.
    package init(
        _ reference: DocumentReference,
        picture: @escaping @Sendable (ReferenceKey) -> ReferencePicture?
    ) {
        self.reference = reference
        self.picture = picture
    }

    /// The file name of the page with all mappings.
    package static let indexName = "reference.md"

    /// Returns the file name of a mapping's page.
    package static func pageName(of mapping: ReferenceMapping) -> String {
        "reference-" + (mapping.isViewClass ? "class-" : "") + mapping.name.lowercased() + ".md"
    }

    /// The file names and texts of all pages.
    package var pages: [(name: String, text: String)] {
        [(Self.indexName, index)]
            + reference.mappings.map { (Self.pageName(of: $0), page(of: $0)) }
    }

    private var index: String {
        """
        # Document reference

        Every key of documents, with its type, its default value and an example.

        The keys of a document are on the page [Document](\(Self.pageName(of: root))). The other \
        pages describe the mappings inside a document, and the classes of views in prototypes. \
        `tableshot schema` prints the keys for an editor.

        ## Mappings

        \(lines(reference.mappings.filter { !$0.isViewClass }))

        ## Classes of views

        Views of each class also have the keys on the page [View](reference-view.md) and the \
        properties of the class [View](reference-class-view.md). Controls have the properties of \
        [Control](reference-class-control.md).

        \(lines(reference.mappings.filter(\.isViewClass)))

        """
    }

    private var root: ReferenceMapping {
        reference.mapping(named: "document") ?? reference.mappings[0]
    }

    private func lines(_ mappings: [ReferenceMapping]) -> String {
        mappings.map { "- \(link($0)): \($0.summary)" }.joined(separator: "\n")
    }

    private func link(_ mapping: ReferenceMapping) -> String {
        "[\(mapping.title)](\(Self.pageName(of: mapping)))"
    }

    private func page(of mapping: ReferenceMapping) -> String {
        var text = "# \(mapping.title)\n\n\(mapping.summary)\n"
        if !mapping.uses.isEmpty {
            text += "\nA value of \(list(mapping.uses.map(linkedPath))).\n"
        }
        for names in mapping.exclusive {
            text += "\nA mapping has at most one of \(list(names.map { "`\($0)`" })).\n"
        }
        for key in mapping.keys { text += "\n" + section(of: key) }
        return text
    }

    private func section(of key: ReferenceKey) -> String {
        var lines = ["## `\(key.name)`", "", key.summary, "", "- Type: \(typeText(key))"]
        if !key.type.choices.isEmpty {
            lines.append("- Values: " + key.type.choices.map { "`\($0)`" }.joined(separator: ", "))
        }
        if let fallback = key.fallback { lines.append("- Default: `\(fallback)`") }
        if key.isRequired { lines.append("- Required") }
        if let example = key.example {
            lines += ["", "```yaml", example.document, "```"]
            if let picture = picture(key) {
                lines += [
                    "",
                    "<img src=\"\(picture.name)\" width=\"\(picture.width)\" "
                        + "alt=\"The example of \(key.path)\">",
                ]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The words of a type, and links to its mappings.
    private func typeText(_ key: ReferenceKey) -> String {
        let links = key.type.mappings.compactMap(reference.mapping(named:)).map(link)
        return key.type.words + (links.isEmpty ? "" : "; see \(list(links))")
    }

    /// Returns a link to the section of a key.
    private func linkedPath(_ path: String) -> String {
        let name = String(path.prefix { $0 != "." })
        guard let mapping = reference.mapping(named: name) else { return "`\(path)`" }
        return "[`\(path)`](\(Self.pageName(of: mapping)))"
    }

    private func list(_ words: [String]) -> String {
        words.count < 2
            ? words.first ?? ""
            : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}

/// A picture of a page.
package struct ReferencePicture: Sendable {
    /// Name of the file.
    package let name: String
    /// Width in points.
    package let width: Int

    /// Creates a picture with a file name and a width in points.
    package init(name: String, width: Int) {
        self.name = name
        self.width = width
    }
}
