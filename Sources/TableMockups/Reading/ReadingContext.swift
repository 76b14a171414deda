import Foundation
import TableDrawing

/// What readers share while one document is read; belongs to one task.
final class ReadingContext {
    let problems: ProblemList
    var surroundings: DocumentSurroundings
    /// The named row styles, as they stand in the document.
    var styles: [String: DocumentNode] = [:]
    /// Whether what is read need not be whole: a named style lacks what its rows will say.
    var isPartial = false
    /// Whether a document that this one extends could not be read: nobody knows what it gives.
    var lacksBase = false
    /// Whether what is absent may come from elsewhere.
    var mayLack: Bool { isPartial || lacksBase }

    init(_ surroundings: DocumentSurroundings, _ problems: ProblemList) {
        self.surroundings = surroundings
        self.problems = problems
    }

    /// The file that a path in the document leads to, or nothing and a problem.
    ///
    /// The folder of the file that mentions it comes first, then the document's, then the others.
    func file(_ node: DocumentNode) -> AllowedFile? {
        guard let path = node.string(problems) else { return nil }
        do {
            return try file(path, mentionedAt: node)
        } catch {
            problems.error(error.description, at: node, note: error.note)
            return nil
        }
    }

    func file(
        _ path: String, mentionedAt node: DocumentNode
    ) throws(AllowedFolders.Refusal) -> AllowedFile {
        let mentioner = node.location.file.path.folderPath
        return try surroundings.folders.file(path, near: mentioner.isEmpty ? "." : mentioner)
    }
}
