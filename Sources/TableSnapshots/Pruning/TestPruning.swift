import Foundation
import TableDrawing

/// Finds recorded files of tests that are no longer claimed.
///
/// A test that was skipped, or failed before its assertion, has claimed no references, and does
/// not report this. References of a file are therefore obsolete only if its tests have reached
/// all assertions. Every test of the run must have passed, no code in the file may skip a test,
/// and each assertion in the file must have been reached. References of deleted files are not
/// claimed.
struct TestPruning {
    private let sources: [TestSource]
    private let claimed: Set<String>
    private let began: Date
    /// Whether all tests have passed, or `nil` if the system does not report it.
    private let hasPassed: Bool?

    /// - Parameters:
    ///   - claimed: absolute paths of the claimed references.
    init(_ parts: [Pruning.Part], claimed: Set<String>) {
        var sources: [TestSource] = []
        for part in parts {
            for source in part.results.sources { TestSource.add(source, to: &sources) }
        }
        self.sources = sources
        self.claimed = claimed
        began = parts.map(\.began).min() ?? .distantPast
        let outcomes = parts.map(\.results.hasPassed)
        hasPassed = outcomes.contains(false) ? false : outcomes.contains(nil) ? nil : true
    }

    /// Returns the recorded files, with paths relative to the current folder.
    func files() throws(PruningError) -> PrunedFiles {
        var result = PrunedFiles()
        let own = Set(sources.compactMap(\.folder).map(Pruning.absolute))
        for root in Set(sources.map { PackageFolder.of(Pruning.absolute($0.path)) }).sorted() {
            for folder in try PackageFolder.snapshotFolders(in: root) where !own.contains(folder) {
                try sort(unclaimed(in: folder), of: folder, into: &result)
            }
        }
        for source in sources {
            guard let folder = source.folder else { continue }
            let files = try unclaimed(in: Pruning.absolute(folder))
            let (known, foreign) = Self.divided(files)
            result.keep(foreign, RecordedFiles.foreign)
            guard !known.isEmpty else { continue }
            let text = try? String(contentsOfFile: Pruning.absolute(source.path), encoding: .utf8)
            if let reason = unknown(source, text) {
                result.keep(known, reason)
            } else {
                let named = known.filter { Self.isNamed($0, in: text ?? "", of: folder) }
                result.keep(
                    named,
                    "\(source.path) has these names still, and which assertions they are for is not "
                        + "known")
                result.obsolete += known.filter { !named.contains($0) }
            }
        }
        try sortShared(into: &result)
        result.obsolete.sort()
        return result
    }

    // MARK: Folders of files without claims

    private func sort(
        _ files: [String], of folder: String, into result: inout PrunedFiles
    ) throws(PruningError) {
        guard !files.isEmpty else { return }
        let title = (folder as NSString).lastPathComponent
        let parent = folder.folderPath.folderPath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        // The name is a test's source, or the folder of documents with references in a single
        // folder.
        if let name = names.first(where: { ($0 as NSString).deletingPathExtension == title }) {
            let path = Pruning.shortened(parent + "/" + name)
            result.keep(files, "no test of \(path) has claimed anything in this run")
        } else {
            let (known, foreign) = Self.divided(files)
            result.obsolete += known
            result.keep(foreign, RecordedFiles.foreign)
        }
    }

    // MARK: Files that have claimed something

    /// Returns the reason that the claims of a source file are unknown, or `nil` if they are
    /// known.
    private func unknown(_ source: TestSource, _ text: String?) -> String? {
        switch hasPassed {
        case false?: return "a test has failed, and may have come to no assertion"
        case nil: return "this system does not tell whether all tests have passed"
        case true?: break
        }
        let path = Pruning.absolute(source.path)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let text, let date = attributes?[.modificationDate] as? Date else {
            return "\(source.path) cannot be read"
        }
        if date > began { return "\(source.path) was changed after the run" }
        let swift = SwiftSource(text)
        if let condition = swift.condition {
            return "\(source.path):\(condition.line): \(condition.word) may skip a test"
        }
        let missed = swift.assertions.first { assertion in
            !assertion.isForwarding && !source.lines.contains { assertion.lines.contains($0) }
        }
        if let missed {
            return "\(source.path):\(missed.lines.lowerBound): no test has come to this assertion"
        }
        return nil
    }

    /// Whether the name of a file occurs in a source.
    ///
    /// An assertion may have several names, depending on a condition or on arguments. The names
    /// used in the run are unknown.
    private static func isNamed(_ file: String, in text: String, of folder: String) -> Bool {
        let source = SwiftSource(text)
        let start = Pruning.absolute(folder) + "/"
        let name = Pruning.absolute(file).dropFirst(start.count)
        // Variants and extensions follow a full stop.
        return source.literals.contains { literal in
            name == literal || name.hasPrefix(literal + ".")
        }
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
                    return [SnapshotKind.renderTree, .accessibility].contains {
                        file.hasSuffix($0.suffix)
                    }
                }
                return (try? ReferenceFile.read(file)).flatMap { RecordedRegions(of: $0) } != nil
            }
            result.keep(files.filter { !known.contains($0) }, RecordedFiles.foreign)
            guard !known.isEmpty else { continue }
            let claimants = sources.filter { $0.directories.contains(directory) }
            var reason: String?
            for source in claimants where reason == nil {
                let path = Pruning.absolute(source.path)
                reason = unknown(source, try? String(contentsOfFile: path, encoding: .utf8))
            }
            if reason == nil { reason = try otherClaimant(of: directory, besides: claimants) }
            if let reason {
                result.keep(known, reason)
            } else {
                result.obsolete += known
            }
        }
    }

    /// Returns a source file that names a folder and has claimed no file in it, or `nil`.
    private func otherClaimant(
        of directory: String, besides known: [TestSource]
    ) throws(PruningError) -> String? {
        let name = (directory as NSString).lastPathComponent
        let paths = Set(known.map { Pruning.absolute($0.path) })
        for root in Set(paths.map(PackageFolder.of)).sorted() {
            for path in try PackageFolder.sources(in: root) where !paths.contains(path) {
                guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                    text.contains(name)
                else { continue }
                return "\(Pruning.shortened(path)) names \(name), and has claimed nothing there"
            }
        }
        return nil
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
                && !file.hasSuffix(SnapshotKind.renderTree.suffix)
                && !file.hasSuffix(SnapshotKind.accessibility.suffix)
        }
        let others = Set(foreign + texts)
        return (files.filter { !others.contains($0) }, others.sorted())
    }
}
