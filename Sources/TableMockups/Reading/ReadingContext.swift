import Foundation
import TableDrawing
import TableImages

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
    /// The names at the document's top whose values were wrong as a whole, and reported: nobody knows what
    /// they would have named.
    var unreadNames: Set<String> = []
    /// Whether the document is shown as it is, and its timeline is not read.
    var isStill = false
    /// What views say to screen readers that their rows do not pass on.
    var joinedWords = JoinedWords()
    /// Whether what is absent may come from elsewhere.
    var mayLack: Bool { isPartial || lacksBase }

    /// Whether names that are not known may be ones that could not be read: those of `prototypes`, say.
    func mayName(_ key: String) -> Bool { lacksBase || unreadNames.contains(key) }

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

    /// The asset catalogue that a path in the document leads to; `nil`, and a problem, if there is none.
    func catalogue(_ node: DocumentNode) -> AllowedFile? {
        guard let path = node.string(problems) else { return nil }
        let mentioner = node.location.file.path.folderPath
        do {
            let folder = try surroundings.folders.folder(
                path, near: mentioner.isEmpty ? "." : mentioner)
            surroundings.note(folder, .catalogue)
            return folder
        } catch {
            problems.error(error.description, at: node, note: error.note)
            return nil
        }
    }

    /// Says that there is neither a file nor an image of the assets by a name.
    func reportMissingImage(_ name: String, _ assets: [String], at node: DocumentNode) {
        if unreadNames.contains("assets") { return }
        do {
            _ = try file(name, mentionedAt: node)
        } catch {
            // The refusal of the path as it was written says what is wrong with it, and may ask after
            // files.
            var message = error.description
            if message.hasPrefix("no file "), let found = otherKind(of: name) {
                message =
                    "\(name.quoted) of the assets is of the kind \(found.kind), which is not read, and there "
                    + "is \(message)"
                return problems.error(message, at: node, note: found.advice ?? error.note)
            }
            if !surroundings.images.assets.isEmpty, message.hasPrefix("no file ") {
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

    /// The kind of a set of the assets that is not read, and what would help.
    private func otherKind(of name: String) -> (kind: String, advice: String?)? {
        surroundings.images.assets.lazy.compactMap { $0.otherKind(of: name) }.first
    }

    /// The assets that may be meant: first those whose last name was given without the folders that
    /// are namespaces.
    private func assets(near name: String, among names: [String]) -> [String] {
        guard problems.mayAsk else { return [] }
        func last(_ name: String) -> Substring? { name.lowercased().split(separator: "/").last }
        let spaced = names.filter { last($0) == last(name) }
        return spaced.isEmpty ? Suggestion.names(near: name, among: names) : spaced
    }

    /// Reports a name that none of the document's asset catalogues has.
    func reportMissingAsset(
        _ name: String, _ noun: String, _ names: [String], at node: DocumentNode
    ) {
        if unreadNames.contains("assets") { return }
        if let found = otherKind(of: name) {
            return problems.error(
                "\(name.quoted) of the assets is of the kind \(found.kind), which is not read; expected an "
                    + "\(noun) set", at: node, note: found.advice)
        }
        let near = assets(near: name, among: names)
        let question = near.isEmpty ? "" : "; did you mean \(Suggestion.list(near, "or"))?"
        problems.error(
            surroundings.images.assets.isEmpty
                ? "found the \(noun) \(name.quoted) of the assets, but the document names no assets"
                : "the assets have no \(noun) \(name.quoted)\(question)", at: node,
            note: surroundings.images.assets.isEmpty
                ? "assets are named at the document's top: assets: Media.xcassets" : nil)
    }

    func file(
        _ path: String, mentionedAt node: DocumentNode
    ) throws(AllowedFolders.Refusal) -> AllowedFile {
        let mentioner = node.location.file.path.folderPath
        let file = try surroundings.folders.file(
            path, near: mentioner.isEmpty ? "." : mentioner, asks: problems.mayAsk)
        surroundings.note(file, .file)
        return file
    }
}
