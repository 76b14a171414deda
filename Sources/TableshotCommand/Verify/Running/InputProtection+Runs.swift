import Foundation
import TableReport
import TableSnapshots
import Tableshot

/// Inputs and outputs of `verify` and the commands that read its results.
extension InputProtection {
    /// Throws a `CommandFailure` if references lie in the folder of the results, because the
    /// run's pictures would count as references.
    static func check(_ places: SnapshotPlaces, besides folder: ArtifactFolder) throws {
        guard let references = places.folder else { return }
        let results = places.realPath(folder.path)
        guard (places.realPath(references) + "/").hasPrefix(results + "/") else { return }
        throw CommandFailure(
            "references cannot be in the folder of the results (\(folder.path)); give "
                + "'--snapshots' another folder", path: references)
    }

    /// Registers all documents of a run, their included files, and the run's references.
    mutating func read(_ plan: SnapshotPlan, _ source: RequestSource, _ policy: RecordPolicy) {
        for document in plan.documents { read(.file(document.path), source.files) }
        read(fonts: source.fonts)
        for snapshot in plan.snapshots {
            for claim in snapshot.claims {
                // An existing reference is written only with these policies.
                guard policy == .all || policy == .failed else {
                    read(claim.reference, Self.reference)
                    continue
                }
                write(
                    claim.reference, "the reference of \(snapshot.name)",
                    advice: "verify the documents that read this file in a separate run")
            }
        }
    }

    /// Registers the results, and the files of an earlier run in the folder, which the run
    /// replaces or removes.
    ///
    /// - Parameter page: the folder of the HTML page, which has outputs of its own.
    mutating func writeResults(to folder: ArtifactFolder, besides page: String?) {
        let places = SnapshotPlaces(folder: nil)
        let pageFolder = page.map { places.realPath($0) + "/" }
        let advice = "give '--output' another folder"
        write(folder.file(RunResults.fileName), Self.results, advice: advice)
        write(filesOf: folder.path, Self.results, advice: advice) { name in
            guard ArtifactFolder.isArtifact((name as NSString).lastPathComponent) else {
                return false
            }
            return pageFolder.map { !places.realPath(folder.file(name)).hasPrefix($0) } ?? true
        }
    }

    /// Registers the files of reports, and the folder of the HTML page.
    mutating func writeReports(_ files: [String], page folder: String?) {
        for file in files {
            write(file, "a report", advice: "give the report another file")
        }
        if let folder { writePage(to: folder) }
    }

    /// Registers the folder of the HTML page, in which the files of an earlier page are replaced or
    /// removed.
    mutating func writePage(to folder: String) {
        write(
            filesOf: folder, "the page", advice: "give the page another folder",
            isReplaced: HTMLReport.isPageFile)
        let page = ArtifactFolder(path: folder).file(HTMLReport.pageName)
        if access(page, F_OK) != 0 {
            write(page, "the page", advice: "give the page another folder")
        }
    }

    /// Registers the documents, references and files of earlier results.
    ///
    /// - Parameter root: the root folder of relative document and reference paths, or `nil` if
    ///   the folder does not exist.
    mutating func read(_ origin: String, _ results: RunResults, _ root: RunRoot?) {
        let folder = RunResults.folder(of: origin)
        read(RunResults.file(of: origin), "the results of a run")
        for name in results.snapshots.flatMap(\.artifacts.paths) where RunResults.isInside(name) {
            read(folder.file(name), "a file of a run")
        }
        guard let root else { return }
        read(documentsOf: results, root.absolute)
        for snapshot in results.snapshots {
            read(root.absolute(snapshot.reference), Self.reference)
        }
    }

    /// Registers the documents of earlier results, and the files that the documents include.
    ///
    /// - Parameter place: returns the path of a file from its path in the results.
    mutating func read(documentsOf results: RunResults, _ place: (String) -> String) {
        for document in results.documents {
            let path = place(document.path)
            read(path, "a document")
            for file in document.files ?? [] {
                if file.path.hasSuffix(".xcassets") {
                    read(folder: place(file.path), "an asset catalogue that \(path) reads")
                } else {
                    read(place(file.path), "a file that \(path) reads")
                }
            }
        }
    }

    private static let reference = "a reference"
    private static let results = "the results of the run"
}
