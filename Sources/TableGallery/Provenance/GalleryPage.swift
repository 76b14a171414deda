import Foundation
import Tableshot

/// Gallery page in Markdown.
struct GalleryPage {
    private let gallery: Gallery
    private let values: [[ThemeValue]]

    init(_ gallery: Gallery) {
        self.gallery = gallery
        values = gallery.themes.map(ThemeValue.values)
    }

    /// Text of the page, ending with a line break.
    var text: String {
        let contents = gallery.elements.map { "[\($0.title)](#\($0.name))" }
        let marks = ThemeProvenance.Confidence.allCases.map { "\(Self.mark($0)) \(Self.label($0))" }
        return """
            # Gallery

            Every element in every theme, drawn by this project; `tableshot gallery -o Documentation` writes this page.
            Below each element stand the numbers that decide it, as they are in the themes' tables, each with a mark that says how
            sure it is, and a number that leads to its source; [where the sources are](#sources) stands at the end:

            \(marks.joined(separator: " · "))

            A value with ○ is a plausible choice that nothing found proves. It stands in one place, the path in the first column,
            and can be changed there: `var theme = Theme.ios15; theme.cell.value2.textColor = .black`.

            \(contents.joined(separator: " · "))

            \(gallery.elements.map(section).joined(separator: "\n"))
            <a id="sources"></a>

            ## Sources

            \(sourceLines)

            """
    }

    /// Lines with the location of each source.
    private var sourceLines: String {
        ThemeSource.all.map { "- **\(Self.escaped($0.name))**: \(Self.escaped($0.place))." }
            .joined(separator: "\n")
    }

    private func section(_ element: GalleryElement) -> String {
        let shown = gallery.themes.map { theme in
            guard element.isShown(in: theme) else {
                return theme == .ios13 && element.isShown(in: .ios15)
                    ? Self.likeIOS15 : "not in this era"
            }
            let path = Gallery.path(of: element, in: theme)
            return "<img src=\"\(path)\" width=\"240\" alt=\"\(element.title), \(theme.name)\">"
        }
        var lines = [
            "<a id=\"\(element.name)\"></a>", "", "## \(element.title)", "", element.summary, "",
            row(gallery.themes.map(\.name)), row(gallery.themes.map { _ in "---" }), row(shown), "",
        ]
        if !element.values.isEmpty { lines += numbers(of: element) }
        return lines.joined(separator: "\n")
    }

    private static let likeIOS15 =
        "like ios15, except for bars, headers and the space below the rows"

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
                    + "<sup>\(number + 1)</sup>"
            }
            return row(["`theme.\(path)`"] + cells)
        }
        return [
            "<details><summary>Its \(count) values, \(unproven) of them ○ not proven</summary>", "",
            row(["value"] + gallery.themes.map(\.name)),
            row(["---"] + gallery.themes.map { _ in "---" }),
        ] + rows + [""]
            + sources.enumerated().map { "\($0.offset + 1). \($0.element)" }
            + ["", "</details>", ""]
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
            return text.replacingOccurrences(of: name, with: "[\(name)](#sources)")
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
    package static func values(of theme: Theme) -> [ThemeValue] { values(in: theme, path: "") }

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
