import Foundation
import Tableshot

/// Gallery pages in Markdown: a page with all elements, a page for each element, and a page with
/// the sources of the values.
struct GalleryPages {
    private let gallery: Gallery
    private let values: [[ThemeValue]]

    init(_ gallery: Gallery) {
        self.gallery = gallery
        values = gallery.themes.map(ThemeValue.values)
    }

    private static let sourcesName = "gallery-sources.md"

    private static func pageName(of element: GalleryElement) -> String {
        "gallery-\(element.name).md"
    }

    /// Returns the names of the pages of some elements, in the order of `pages`.
    static func names(of elements: [GalleryElement]) -> [String] {
        [Gallery.pageName] + elements.map(pageName) + [sourcesName]
    }

    /// Texts of the pages, each with a line break at its end, and their names.
    var pages: [(name: String, text: String)] {
        let texts = [index] + gallery.elements.map(page) + [sources]
        return Array(zip(Self.names(of: gallery.elements), texts))
    }

    private var index: String {
        let rows = gallery.elements.map { element in
            "- [\(element.title)](\(Self.pageName(of: element))): \(element.summary)"
        }
        return """
            # Gallery

            Every element in every theme, drawn by this project.

            Each page has the pictures of an element and the values of the themes that determine them. A mark says how certain \
            a value is, and a number leads to its source:

            \(ThemeProvenance.Confidence.allCases.map { "\(Self.mark($0)) \(Self.label($0))" }.joined(separator: " · "))

            A value with ○ is a plausible choice without a proof. Its path is in the first column. A program changes it with \
            `theme.cell.value2.textColor = .black`, and a document with `theme: {base: ios15, cell: {value2: {textColor: black}}}`.

            ## Elements

            \(rows.joined(separator: "\n"))

            ## Sources

            - [Sources of the values](\(Self.sourcesName)): where the values come from

            """
    }

    private var sources: String {
        let lines = ThemeSource.all.map {
            "- **\(Self.escaped($0.name))**: \(Self.escaped($0.place))."
        }
        return """
            # Sources of the values

            Publications, measurements and pictures with the values of the themes.

            \(lines.joined(separator: "\n"))

            """
    }

    private func page(_ element: GalleryElement) -> String {
        let shown = gallery.themes.map { theme in
            guard element.isShown(in: theme) else {
                return theme == .ios13 && element.isShown(in: .ios15)
                    ? Self.likeIOS15 : "not in this era"
            }
            let path = Gallery.path(of: element, in: theme)
            return "<img src=\"\(path)\" alt=\"\(element.title), \(theme.name)\">"
        }
        var lines = ["# \(element.title)", "", element.summary, ""]
        for (theme, content) in zip(gallery.themes, shown) {
            lines += ["## \(theme.name)", "", content, ""]
        }
        if let document = element.document {
            lines += ["## Document", "", "```yaml", document, "```", ""]
        } else {
            // The build of the site puts the code of the declarations in place of these lines.
            lines += ["## Swift", ""]
            for declaration in element.declarations {
                lines += ["Drawn by `\(declaration.name)` in `\(declaration.path)`.", ""]
            }
        }
        if !element.values.isEmpty { lines += numbers(of: element) }
        return lines.joined(separator: "\n")
    }

    private static let likeIOS15 =
        "Like `ios15`, except for bars, headers and the space below the rows."

    private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    /// Returns the table of values and its sources.
    private func numbers(of element: GalleryElement) -> [String] {
        var sources: [String] = []
        var (count, unproven) = (0, 0)
        let paths = values.first.map { $0.map(\.path).filter { element.isDecided(by: $0) } } ?? []
        let rows = paths.map { path in
            let cells = zip(gallery.themes, values).map { theme, values -> String in
                let text = values.first { $0.path == path }?.text ?? "–"
                guard let provenance = Theme.provenance(for: path, ofThemeNamed: theme.name) else {
                    return Self.escaped(text)
                }
                count += 1
                if provenance.confidence == .unproven { unproven += 1 }
                let source =
                    "\(Self.mark(provenance.confidence)) \(Self.label(provenance.confidence)): "
                    + Self.linked(provenance)
                let number = sources.firstIndex(of: source) ?? sources.endIndex
                if number == sources.endIndex { sources.append(source) }
                return "\(Self.escaped(text)) \(Self.mark(provenance.confidence))"
                    + Self.superscript(number + 1)
            }
            return row(["`theme.\(path)`"] + cells)
        }
        return [
            "## Values", "", "\(count) values, \(unproven) of them ○ not proven:", "",
            row(["value"] + gallery.themes.map(\.name)),
            row(["---"] + gallery.themes.map { _ in "---" }),
        ] + rows + [""]
            + sources.enumerated().map { "\($0.offset + 1). \($0.element)" } + [""]
    }

    private static func superscript(_ number: Int) -> String {
        let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
        return String(String(number).compactMap { $0.wholeNumberValue.map { digits[$0] } })
    }

    /// Returns the mark of a confidence; a fuller mark means a higher confidence.
    static func mark(_ confidence: ThemeProvenance.Confidence) -> String {
        switch confidence {
        case .measured: "●"
        case .documented: "◕"
        case .reported: "◑"
        case .derived: "◔"
        case .unproven: "○"
        }
    }

    private static func label(_ confidence: ThemeProvenance.Confidence) -> String {
        confidence == .unproven ? "not proven" : confidence.rawValue
    }

    /// Returns the text of a source with links for the names of sources.
    private static func linked(_ provenance: ThemeProvenance) -> String {
        guard provenance.confidence != .unproven else { return escaped(provenance.source) }
        let sources = ThemeSource.sources(of: provenance)
        return sources.reduce(escaped(provenance.source)) { text, source in
            let name = escaped(source.name)
            return text.replacingOccurrences(of: name, with: "[\(name)](\(sourcesName))")
        }
    }

    /// Returns a text with Markdown characters escaped.
    private static func escaped(_ text: String) -> String {
        "\\`*_{}[]<>|".reduce(text) { text, sign in
            text.replacingOccurrences(of: String(sign), with: "\\\(sign)")
        }
    }
}

extension GalleryElement {
    /// Returns whether one of the element's values covers a path.
    public func isDecided(by path: String) -> Bool {
        values.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
}

/// Value of a theme as text, with its path in the theme.
package struct ThemeValue: Sendable, Hashable {
    /// Path, for example `cell.value2.textColor`.
    package let path: String
    /// Text of the value, for example `yes`.
    package let text: String

    /// Returns all values of a theme, in the order of its declarations.
    package static func values(of theme: Theme) -> [ThemeValue] {
        RenderContext(theme: theme).run { values(in: theme, path: "") }
    }

    /// Returns the values in a value; structures of the theme without a text are divided into
    /// their properties.
    private static func values(in value: Any, path: String) -> [ThemeValue] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, ThemeValueText.short(value) == nil,
            String(reflecting: type(of: value)).hasPrefix("TableThemes.")
        else { return [ThemeValue(path: path, text: ThemeValueText.text(value))] }
        return mirror.children.flatMap { child -> [ThemeValue] in
            let name = child.label ?? ""
            return values(in: child.value, path: path.isEmpty ? name : path + "." + name)
        }
    }
}
