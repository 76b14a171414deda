import Mustache
import TableSnapshots

/// Page rendered from its templates.
struct ReportPage {
    let results: RunResults
    /// Entries in the order of the list.
    let entries: [ReportEntry]
    /// Command for accepting all snapshots, or `nil` if none can be accepted.
    let acceptCommand: String?
    /// Names of failed snapshots that cannot be accepted; no command may include them.
    let refused: [String]
    /// Paths of the style sheet and of the script.
    let styles: String
    let script: String

    /// Generator name of the page, which identifies earlier reports.
    static let generator = "Tableshot report"

    /// Data for the script.
    private struct Contents: Encodable {
        let title: String
        let accept: String?
        let refused: [String]
        let snapshots: [ReportEntry]
    }

    func html() throws -> String {
        let title = "Snapshots: \(summary)"
        let json = try ReportJSON.bytes(
            of: Contents(
                title: title, accept: acceptCommand, refused: refused, snapshots: entries))
        let values: [String: Any] = [
            "generator": Self.generator,
            "title": title,
            "styles": styles,
            "script": script,
            "summary": summary,
            "placeholder": placeholder,
            "hasItems": !entries.isEmpty,
            "filters": filters,
            "items": items,
            "hasProblems": !results.problems.isEmpty,
            "problemTitle": problemTitle,
            "problems": results.problems.map { ["document": $0.document, "message": $0.message] },
            "hasWarnings": !warnings.isEmpty,
            "warningTitle": warnings.count == 1
                ? "1 warning" : "\(warnings.count.grouped) warnings",
            "warnings": warnings.map { ["document": $0.document, "message": $0.message] },
            "facts": facts,
            "keys": ReportKeys.all.map { ["keys": $0.keys, "does": $0.does] as [String: Any] },
            "json": String(decoding: json, as: UTF8.self),
        ]
        return try ReportAssets.library().render(values, withTemplate: "page") ?? ""
    }

    // MARK: The top

    private var counts: [(category: ReportCategory, count: Int)] {
        let found = Dictionary(grouping: entries.filter { !$0.isPart }, by: \.category)
            .mapValues(\.count)
        return ReportCategory.allCases.map { ($0, found[$0] ?? 0) }
    }

    /// Text shown while no snapshot is selected.
    private var placeholder: String {
        if !results.problems.isEmpty { return problemTitle }
        if entries.isEmpty { return "This run has no snapshots." }
        let hasPassed = entries.allSatisfy { $0.category == .passed }
        return hasPassed ? "All snapshots passed." : "Snapshots"
    }

    private var summary: String {
        var words = counts.filter { $0.count > 0 }.map { $0.category.label(count: $0.count) }
        if !results.problems.isEmpty { words.insert(problemTitle.lowercased(), at: 0) }
        let text = words.isEmpty ? "no snapshots" : words.joined(separator: ", ")
        return results.isComplete ? text : text + "; the run was ended early"
    }

    private var warnings: [RunProblem] { results.warnings ?? [] }

    private var problemTitle: String {
        let count = results.problems.count
        return count == 1
            ? "1 document could not be rendered"
            : "\(count.grouped) documents could not be rendered"
    }

    // MARK: The list

    private var filters: [[String: String]] {
        counts.filter { $0.category != .error || $0.count > 0 }.map { category, count in
            [
                "category": category.rawValue, "title": category.title, "count": count.grouped,
                "pressed": "\(category.isShownAtFirst)",
            ]
        }
    }

    private var items: [[String: Any]] {
        // A text has no picture, but usually belongs to a picture with an equal name.
        let pictures = entries.filter { !$0.isText }.compactMap { entry in
            (entry.still ?? entry.actual?.file ?? entry.expected?.file).map { (entry.name, $0) }
        }
        let shown = Dictionary(pictures, uniquingKeysWith: { first, _ in first })
        return entries.filter { !$0.isPart }.map { item($0, shown[$0.name]) }
    }

    private func item(_ entry: ReportEntry, _ thumbnail: String?) -> [String: Any] {
        var item: [String: Any] = [
            "id": entry.id, "parts": Self.parts(of: entry.name),
            "category": entry.category.rawValue,
            "about": entry.about, "isShown": entry.category.isShownAtFirst,
        ]
        if let thumbnail { item["thumbnail"] = thumbnail }
        return item
    }

    /// Returns the parts of a name, with possible line breaks after a dot, slash, hyphen or
    /// underscore.
    private static func parts(of name: String) -> [String] {
        var parts = [""]
        for character in name {
            parts[parts.count - 1].append(character)
            if "./-_".contains(character) { parts.append("") }
        }
        return parts.filter { !$0.isEmpty }
    }

    // MARK: The run

    private var facts: [[String: String]] {
        var facts = [("Made by", results.producer), ("Recording", results.policy.rawValue)]
        if let shard = results.shard { facts.append(("Shard", "\(shard)")) }
        if !results.filters.isEmpty {
            facts.append(("Filters", results.filters.joined(separator: "\n")))
        }
        facts += results.environment.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return facts.map { ["name": $0.0, "value": $0.1] }
    }
}

/// Keyboard shortcuts of the page, in the order of its help.
enum ReportKeys {
    static let all: [(keys: [String], does: String)] = [
        (["j", "k"], "show the next or previous snapshot"),
        (["/"], "search"),
        (["1", "2", "3", "4", "5"], "side by side, slider, onion skin, blink, difference"),
        (["Space"], "switch pictures while blinking"),
        (["n"], "go to the next difference, in the order of \"Differences\""),
        (["+", "-", "0"], "zoom in, zoom out, fit"),
        (["←", "→", "↑", "↓"], "read the adjacent pixel; with Shift, ten pixels further"),
        ([",", ".", "p"], "previous frame, next frame, play"),
        (["c"], "copy the accept command"),
        (["t"], "colours: automatic, light, dark"),
        (["Esc"], "clear the search, or return to the list"),
        (["?"], "show or hide the keyboard help"),
    ]
}
