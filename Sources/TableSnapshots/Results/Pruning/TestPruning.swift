import Foundation
import TableDrawing

/// Finds references of tests that no test of a run has claimed.
///
/// A test that was skipped, or failed before its assertion, has claimed no reference, and no test
/// framework reports such tests. Unclaimed references are therefore only candidates for removal.
struct TestPruning {
    private let sources: [TestSource]
    private let claimed: Set<String>

    /// - Parameters:
    ///   - claimed: absolute paths of the claimed references.
    init(_ parts: [Pruning.Part], claimed: Set<String>) {
        var sources: [TestSource] = []
        for part in parts {
            for source in part.results.sources { TestSource.add(source, to: &sources) }
        }
        self.sources = sources
        self.claimed = claimed
    }

    /// Returns the unclaimed references, with paths relative to the current folder.
    func files() throws(PruningError) -> PrunedFiles {
        var result = PrunedFiles()
        try sortFolders(into: &result)
        try sortShared(into: &result)
        return result
    }

    // MARK: Folders of one source file

    private func sortFolders(into result: inout PrunedFiles) throws(PruningError) {
        let own = Dictionary(
            sources.compactMap { source in
                source.folder.map { (Pruning.absolute($0), source.path) }
            }, uniquingKeysWith: { first, _ in first })
        var folders = Set(own.keys)
        for root in Set(sources.map { PackageFolder.of(Pruning.absolute($0.path)) }) {
            folders.formUnion(try PackageFolder.snapshotFolders(in: root))
        }
        let shared = sources.flatMap(\.directories).map(Pruning.absolute)
        for folder in folders.subtracting(shared).sorted() {
            let (known, foreign) = Self.divided(try unclaimed(in: folder))
            result.keep(foreign, RecordedFiles.foreign)
            if let path = own[folder] {
                result.add(
                    known,
                    "no test of \(path) has claimed the reference; a test that was skipped, or failed "
                        + "before its assertion, claims nothing")
                continue
            }
            switch Self.origin(of: folder) {
            case .source(let path):
                result.add(
                    known,
                    "no test of \(path) has claimed a reference; other results may have claims of "
                        + "these tests")
            case .folder(let path):
                result.keep(known, "the files may belong to documents in \(path)")
            case nil:
                result.add(known, "the file of the tests is missing or has another name now")
            }
        }
    }

    /// File or folder after which a folder with references is named.
    private enum Origin {
        /// Source file of tests.
        case source(String)
        /// Folder of documents with references in a single folder.
        case folder(String)
    }

    /// Returns the origin of a subfolder of `__Snapshots__`, or `nil` if neither a file nor a
    /// folder has its name.
    private static func origin(of folder: String) -> Origin? {
        let title = (folder as NSString).lastPathComponent
        let parent = folder.folderPath.folderPath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        let paths = names.sorted().filter { ($0 as NSString).deletingPathExtension == title }
            .map { parent + "/" + $0 }
        var isFolder: ObjCBool = false
        let source = paths.first { path in
            FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        return source.map { .source(Pruning.shortened($0)) }
            ?? paths.first.map { .folder(Pruning.shortened($0)) }
    }

    // MARK: Folders that several files may share

    private func sortShared(into result: inout PrunedFiles) throws(PruningError) {
        let current = FileManager.default.currentDirectoryPath
        for directory in Set(sources.flatMap(\.directories)).sorted() {
            let folder = Pruning.absolute(directory)
            guard folder.hasPrefix(current + "/") else { continue }
            let files = try unclaimed(in: folder)
            // The folder may also contain files that were rendered and not recorded.
            let known = files.filter { file in
                guard !file.hasSuffix(".txt") else {
                    return RecordedFiles.isCertainlyRecorded(file)
                }
                return (try? ReferenceFile.read(file)).flatMap { RecordedRegions(of: $0) } != nil
            }
            result.keep(files.filter { !known.contains($0) }, RecordedFiles.foreign)
            result.add(
                known,
                "no test has claimed the reference; other tests may also have references in "
                    + "\(directory)")
        }
    }

    // MARK: Files

    private func unclaimed(in folder: String) throws(PruningError) -> [String] {
        try RecordedFiles.list(SnapshotScope(folder: folder, layout: .below))
            .filter { !claimed.contains($0) }.map(Pruning.shortened)
    }

    /// Divides files into Tableshot's files and other files.
    ///
    /// Pictures contain a mark of their producer, and texts belong to the pictures in their
    /// folder.
    private static func divided(_ files: [String]) -> (known: [String], foreign: [String]) {
        let pictures = files.filter { !$0.hasSuffix(".txt") }
        let foreign = pictures.filter { !RecordedFiles.isCertainlyRecorded($0) }
        let folders = Set(foreign.map(\.folderPath))
        let texts = files.filter { file in
            file.hasSuffix(".txt") && folders.contains(file.folderPath)
                && !RecordedFiles.isCertainlyRecorded(file)
        }
        let others = Set(foreign + texts)
        return (files.filter { !others.contains($0) }, others.sorted())
    }
}

extension PrunedFiles {
    fileprivate mutating func add(_ files: [String], _ reason: String) {
        for file in files { candidates[file] = reason }
    }
}
