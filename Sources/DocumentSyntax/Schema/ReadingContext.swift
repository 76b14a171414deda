import Foundation
import TableDrawing

/// Shared state while a document is read.
///
/// It belongs to a single task.
package final class ReadingContext {
    package let problems: ProblemList
    package var environment: DocumentEnvironment
    /// The named row styles as nodes of the document.
    package var styles: [String: DocumentNode] = [:]
    /// Whether required keys may be missing.
    ///
    /// Rows complete a named style.
    package var isPartial = false
    /// Whether a base document could not be read.
    ///
    /// The inherited keys are unknown in this case.
    var hasUnreadableBase = false
    /// Top-level keys whose values were invalid as a whole and already reported.
    ///
    /// The names in these values are unknown.
    package var failedNames: Set<String> = []
    /// Whether the document is shown as a still screen without its timeline.
    package var ignoresTimeline = false
    /// Whether required keys may be missing, because they may come from another source.
    package var allowsMissingKeys: Bool { isPartial || hasUnreadableBase }

    /// Returns whether unknown names may be defined in a value that could not be read, such as
    /// `prototypes`.
    package func mayDefine(_ key: String) -> Bool { hasUnreadableBase || failedNames.contains(key) }

    package init(_ environment: DocumentEnvironment, _ problems: ProblemList) {
        self.environment = environment
        self.problems = problems
    }

    /// Returns the file for a path in the document.
    ///
    /// Adds a problem and returns `nil` if the file does not exist.
    ///
    /// The folder of the file that contains the path is searched first, then the document's
    /// folder, then the other folders.
    package func file(_ node: DocumentNode) -> AllowedFile? {
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
    package func catalogue(_ node: DocumentNode) -> AllowedFile? {
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

    /// Returns the file for a path in the document.
    ///
    /// - Parameter asks: Whether the error suggests files with similar names.
    package func file(
        _ path: String, mentionedAt node: DocumentNode, asks: Bool = true
    ) throws(AllowedFolders.Refusal) -> AllowedFile {
        let mentioner = node.location.file.path.folderPath
        let file = try environment.folders.file(
            path, near: mentioner.isEmpty ? "." : mentioner, asks: asks && problems.canSuggest)
        environment.note(file, .file)
        return file
    }
}
