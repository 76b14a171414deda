import Foundation

/// A report of a run as workflow commands, shown by GitHub Actions beside the code.
package struct GitHubReport: Sendable {
    /// Repository folder for file names in annotations.
    ///
    /// `nil` leaves paths unchanged.
    private let workspace: String?

    /// - Parameter workspace: value of `GITHUB_WORKSPACE`.
    package init(workspace: String? = nil) { self.workspace = workspace }

    /// Returns annotations for failed snapshots with their texts, for problems, and for
    /// warnings.
    package func lines(of results: RunResults) -> [String] {
        var diagnostics = DocumentDiagnostics()
        var groups: [[RunSnapshot]] = []
        for snapshot in results.snapshots where snapshot.verdict.isFailure {
            guard let snapshot = diagnostics.unreported(of: snapshot) else { continue }
            let isNext =
                groups.last?.last.map {
                    $0.name == snapshot.name && $0.document == snapshot.document
                        && !Self.isInDocument($0)
                } ?? false
            if isNext, !Self.isInDocument(snapshot) {
                groups[groups.count - 1].append(snapshot)
            } else {
                groups.append([snapshot])
            }
        }
        return groups.flatMap { group -> [String] in
            guard let last = group.last, Self.isInDocument(last) else {
                return [line(group, results.root)]
            }
            return lines(
                RunProblem(document: last.document, message: last.message ?? ""), results.root)
        } + (results.problems + (results.warnings ?? [])).flatMap { lines($0, results.root) }
    }

    /// Whether the errors have locations in the document.
    private static func isInDocument(_ snapshot: RunSnapshot) -> Bool {
        DocumentDiagnostics.hasPlace(snapshot)
            && DocumentDiagnostic.all(in: snapshot.message ?? "").contains {
                $0.place(in: snapshot.document) != nil
            }
    }

    /// Returns a document's path relative to the repository, if it lies in the repository.
    private func file(_ path: String, _ root: String) -> String {
        guard let workspace, !workspace.isEmpty, path.hasPrefix("/") || !root.isEmpty else {
            return path
        }
        let whole = path.hasPrefix("/") ? path : root + "/" + path
        let place = URL(fileURLWithPath: whole).standardizedFileURL.path
        for folder in [workspace, URL(fileURLWithPath: workspace).resolvingSymlinksInPath().path] {
            let start = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
            if place.hasPrefix(start) { return String(place.dropFirst(start.count)) }
        }
        return path
    }

    /// Returns the annotation of a picture and the texts beside it, which share a name.
    private func line(_ group: [RunSnapshot], _ root: String) -> String {
        let messages = group.map { snapshot in
            let places = snapshot.regions.prefix(TextReport.placeLimit).map {
                "\($0.name): \($0.count) px"
            }
            let text = [snapshot.textDifference].compactMap(\.self)
            return
                (["\(snapshot.reference): \(snapshot.message ?? snapshot.verdict.rawValue)"] + text
                + places + (snapshot.notes ?? []) + snapshot.environmentDifference)
                .joined(separator: "\n")
        }
        return Self.command(
            "error",
            [
                ("file", file(group[0].document, root)),
                ("title", "Snapshot \(group[0].name)"),
            ], messages.joined(separator: "\n"))
    }

    /// Returns an annotation for each diagnostic, at its location if it has a location.
    private func lines(_ problem: RunProblem, _ root: String) -> [String] {
        let file = file(problem.document, root)
        return DocumentDiagnostic.all(in: problem.message).map { diagnostic in
            let kind = (diagnostic.severity ?? .error).rawValue
            guard let place = diagnostic.place(in: problem.document) else {
                return Self.command(
                    kind, [("file", file)], diagnostic.text(of: problem.document))
            }
            return Self.command(
                kind, [("file", file), ("line", place.line), ("col", place.column)], place.message)
        }
    }

    /// Returns a workflow command, with values escaped as in GitHub's toolkit.
    static func command(
        _ name: String, _ properties: [(name: String, value: String)], _ message: String
    ) -> String {
        let list = properties.map { "\($0.name)=\(escapedProperty($0.value))" }
            .joined(separator: ",")
        return "::\(name) \(list)::\(escaped(message))"
    }

    static func escaped(_ text: String) -> String {
        // Unicode scalars are replaced, because CR LF is a single Character.
        replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    static func escapedProperty(_ text: String) -> String {
        replacing(
            text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func replacing(
        _ text: String, _ replacements: [Unicode.Scalar: String]
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let replacement = replacements[scalar] {
                result.append(contentsOf: replacement.unicodeScalars)
            } else if scalar.properties.generalCategory == .control, scalar != "\t" {
                // Names must not control the terminal that displays a log.
                result.append("\u{FFFD}")
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
