import Foundation
import TableDrawing
import TableImages

/// Shared state while a document is read.
///
/// It belongs to a single task.
final class ReadingContext {
    let problems: ProblemList
    var environment: DocumentEnvironment
    /// The named row styles as nodes of the document.
    var styles: [String: DocumentNode] = [:]
    /// Whether required keys may be missing.
    ///
    /// Rows complete a named style.
    var isPartial = false
    /// Whether a base document could not be read.
    ///
    /// The inherited keys are unknown in this case.
    var hasUnreadableBase = false
    /// Top-level keys whose values were invalid as a whole and already reported.
    ///
    /// The names in these values are unknown.
    var failedNames: Set<String> = []
    /// Whether the document is shown as a still screen without its timeline.
    var ignoresTimeline = false
    /// Accessibility properties of views that joined rows do not expose.
    var ignoredAccessibility = IgnoredAccessibilityProperties()
    /// Whether required keys may be missing, because they may come from another source.
    var allowsMissingKeys: Bool { isPartial || hasUnreadableBase }

    /// Returns whether unknown names may be defined in a value that could not be read, such as
    /// `prototypes`.
    func mayDefine(_ key: String) -> Bool { hasUnreadableBase || failedNames.contains(key) }

    init(_ environment: DocumentEnvironment, _ problems: ProblemList) {
        self.environment = environment
        self.problems = problems
    }

    /// Returns the file for a path in the document.
    ///
    /// Adds a problem and returns `nil` if the file does not exist.
    ///
    /// The folder of the file that contains the path is searched first, then the document's
    /// folder, then the other folders.
    func file(_ node: DocumentNode) -> AllowedFile? {
        guard let path = node.string(problems) else { return nil }
        do {
            return try file(path, mentionedAt: node)
        } catch {
            problems.error(error.description, at: node, note: error.note)
            return nil
        }
    }

    /// Returns the asset catalogue for a path in the document.
    ///
    /// Adds a problem and returns `nil` if the catalogue does not exist.
    func catalogue(_ node: DocumentNode) -> AllowedFile? {
        guard let path = node.string(problems) else { return nil }
        let mentioner = node.location.file.path.folderPath
        do {
            let folder = try environment.folders.folder(
                path, near: mentioner.isEmpty ? "." : mentioner)
            environment.note(folder, .catalogue)
            return folder
        } catch {
            problems.error(error.description, at: node, note: error.note)
            return nil
        }
    }

    /// Reports a name that is neither a file nor an image in the assets.
    func reportMissingImage(_ name: String, _ assets: [String], at node: DocumentNode) {
        if failedNames.contains("assets") { return }
        do {
            _ = try file(name, mentionedAt: node)
        } catch {
            // The error for the original path has the best description, and may suggest similar
            // files.
            var message = error.description
            if message.hasPrefix("no file "), let found = otherKind(of: name) {
                message =
                    "\(name.quoted) of the assets is of the kind \(found.kind), which is not read, and there "
                    + "is \(message)"
                return problems.error(message, at: node, note: found.advice ?? error.note)
            }
            if !environment.images.assets.isEmpty, message.hasPrefix("no file ") {
                message = "the assets have no image \(name.quoted), and there is \(message)"
            }
            let near = self.assets(near: name, among: assets)
            if !near.isEmpty {
                let list = Suggestion.list(near, "or")
                let asksAfterFiles = message.contains("did you mean") && message.hasSuffix("?")
                message =
                    asksAfterFiles
                    ? message.dropLast() + ", or \(list) of the assets?"
                    : message + "; did you mean \(list)?"
            }
            problems.error(message, at: node, note: error.note)
        }
    }

    /// Returns the type of an unsupported set in the assets, and advice.
    private func otherKind(of name: String) -> (kind: String, advice: String?)? {
        environment.images.assets.lazy.compactMap { $0.otherKind(of: name) }.first
    }

    /// Returns similar asset names.
    ///
    /// Names that differ only by a missing namespace folder come first.
    private func assets(near name: String, among names: [String]) -> [String] {
        guard problems.canSuggest else { return [] }
        func last(_ name: String) -> Substring? { name.lowercased().split(separator: "/").last }
        let spaced = names.filter { last($0) == last(name) }
        return spaced.isEmpty ? Suggestion.names(near: name, among: names) : spaced
    }

    /// Reports a name that is in none of the document's asset catalogues.
    func reportMissingAsset(
        _ name: String, _ noun: String, _ names: [String], at node: DocumentNode
    ) {
        if failedNames.contains("assets") { return }
        if let found = otherKind(of: name) {
            return problems.error(
                "\(name.quoted) of the assets is of the kind \(found.kind), which is not read; expected an "
                    + "\(noun) set", at: node, note: found.advice)
        }
        let near = assets(near: name, among: names)
        let question = near.isEmpty ? "" : "; did you mean \(Suggestion.list(near, "or"))?"
        problems.error(
            environment.images.assets.isEmpty
                ? "found the \(noun) \(name.quoted) of the assets, but the document names no assets"
                : "the assets have no \(noun) \(name.quoted)\(question)", at: node,
            note: environment.images.assets.isEmpty
                ? "assets are named at the document's top: assets: Media.xcassets" : nil)
    }

    func file(
        _ path: String, mentionedAt node: DocumentNode
    ) throws(AllowedFolders.Refusal) -> AllowedFile {
        let mentioner = node.location.file.path.folderPath
        let file = try environment.folders.file(
            path, near: mentioner.isEmpty ? "." : mentioner, asks: problems.canSuggest)
        environment.note(file, .file)
        return file
    }
}
