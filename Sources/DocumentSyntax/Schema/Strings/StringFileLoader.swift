import Foundation
import TableDrawing

/// A loader of the strings files of a document.
struct StringFileLoader {
    /// Maximum size of a file, in bytes.
    static let largestFile = 8 << 20
    /// Maximum number of files of a document.
    static let fileLimit = 500

    let context: ReadingContext
    private var count = 0

    init(context: ReadingContext) { self.context = context }

    /// Returns the files at a path: the file itself, or the files of a folder.
    ///
    /// Adds problems and returns an empty array if the path contains no files.
    mutating func files(at node: DocumentNode) -> [StringFile] {
        guard let path = node.string(context.problems), let item = item(path, at: node) else {
            return []
        }
        guard item.isFolder else { return file(path, at: node).map { [$0] } ?? [] }
        var found: [StringFile] = []
        for name in names(in: item.file) {
            let inner = path.hasSuffix("/") ? path + name : path + "/" + name
            if name.hasSuffix(".lproj") {
                guard let folder = self.item(inner, at: node), folder.isFolder else { continue }
                for table in names(in: folder.file) where Self.isStrings(table) {
                    found += file(inner + "/" + table, at: node).map { [$0] } ?? []
                }
            } else if Self.isStrings(name) {
                found += file(inner, at: node).map { [$0] } ?? []
            }
        }
        if found.isEmpty, !context.problems.hasErrors {
            context.problems.error(
                "the folder \(path.quoted) has no strings; add de.lproj/NAME.strings, de.strings "
                    + "or NAME.xcstrings", at: node)
        }
        return found
    }

    private static func isStrings(_ name: String) -> Bool {
        [".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix)
    }

    /// Returns the names in a folder.
    ///
    /// Files with the conventional name Localizable come first.
    private func names(in folder: AllowedFile) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.realPath)
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted {
            ($0.hasPrefix("Localizable.") ? 0 : 1, $0) < ($1.hasPrefix("Localizable.") ? 0 : 1, $1)
        }
    }

    private func item(
        _ path: String, at node: DocumentNode
    ) -> (file: AllowedFile, isFolder: Bool)? {
        let mentioner = node.location.file.path.folderPath
        do {
            let item = try context.environment.folders.item(
                path, near: mentioner.isEmpty ? "." : mentioner)
            // The document's own folder contains other files, too. Therefore each strings file
            // in it is recorded individually.
            if !item.isFolder || !context.environment.folders.isAllowedFolder(item.file.realPath) {
                context.environment.note(item.file, item.isFolder ? .folder : .file)
            }
            return item
        } catch {
            context.problems.error(error.description, at: node, note: error.note)
            return nil
        }
    }

    private mutating func file(_ path: String, at node: DocumentNode) -> StringFile? {
        guard let item = item(path, at: node), !item.isFolder else { return nil }
        guard let kind = kind(of: path, at: node) else { return nil }
        count += 1
        guard count <= Self.fileLimit else {
            context.problems.error(
                "there are more than \(Self.fileLimit) files with strings; use fewer files",
                at: node)
            return nil
        }
        do {
            let bytes = try item.file.read(limit: Self.largestFile)
            return StringFile(
                source: try SourceFile(path: item.file.shownPath, stringsBytes: bytes), kind: kind)
        } catch let error as DocumentError {
            context.problems.add(error)
        } catch {
            context.problems.error("\(error)", at: node)
        }
        return nil
    }

    /// Returns the contents of a file according to the names of the file and its folder.
    private func kind(of path: String, at node: DocumentNode) -> StringFile.Kind? {
        if path.hasSuffix(".xcstrings") { return .catalog }
        let isPlurals = path.hasSuffix(".stringsdict")
        guard isPlurals || path.hasSuffix(".strings") else {
            context.problems.error(
                "found a file of an unknown kind, \(path.quoted), expected .strings, .stringsdict or "
                    + ".xcstrings",
                at: node)
            return nil
        }
        let folder = (path.folderPath as NSString).lastPathComponent
        let isInProject = folder.hasSuffix(".lproj")
        let name =
            isInProject
            ? String(folder.dropLast(".lproj".count))
            : ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if let tag = StringTables.tag(ofName: name) {
            return isPlurals ? .plurals(tag) : .table(tag)
        }
        context.problems.error(
            "the name of \(path.quoted) has no locale; name the file de.lproj/NAME.strings or "
                + "de.strings", at: node)
        return nil
    }
}

/// A file with strings.
struct StringFile {
    /// Contents of the file.
    enum Kind {
        /// `.strings`: texts in the language with this tag.
        case table(String)
        /// `.stringsdict`: texts with plurals in the language with this tag.
        case plurals(String)
        /// `.xcstrings`: texts in several languages.
        case catalog
    }

    var source: SourceFile
    var kind: Kind

    /// Whether the file is a `.stringsdict`.
    var hasPlurals: Bool {
        if case .plurals = kind { true } else { false }
    }
}
