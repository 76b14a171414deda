import Foundation
import TableReport
import TableSnapshots
import Tableshot

/// What `verify` and the commands after it read and write.
extension InputProtection {
    /// Throws a `CommandFailure` for references in the folder of the results: what a run leaves to be looked at would
    /// count as recorded.
    static func check(_ places: SnapshotPlaces, besides folder: ArtifactFolder) throws {
        guard let references = places.folder else { return }
        let results = places.realPath(folder.path)
        guard (places.realPath(references) + "/").hasPrefix(results + "/") else { return }
        throw CommandFailure(
            "references cannot lie among the results of runs (\(folder.path)); give '--snapshots' "
                + "another folder", path: references)
    }

    /// Names all documents of a run and what they have led to, and the references that the run reads or writes.
    mutating func read(_ plan: SnapshotPlan, _ source: RequestSource, _ policy: RecordPolicy) {
        for document in plan.documents { read(.file(document.path), source.files) }
        read(fonts: source.fonts)
        for snapshot in plan.snapshots {
            for claim in snapshot.claims {
                // A reference that is there is written only where the policy says so.
                guard policy == .all || policy == .failed else {
                    read(claim.reference, Self.reference)
                    continue
                }
                write(
                    claim.reference, "the reference of \(snapshot.name)",
                    advice: "verify the documents that read it in a run of their own")
            }
        }
    }

    /// Names the results, and the files of an earlier run in their folder: these are replaced or removed.
    mutating func writeResults(to folder: ArtifactFolder) {
        let advice = "give '--output' another folder"
        write(folder.file(RunResults.fileName), Self.results, advice: advice)
        write(filesOf: folder.path, Self.results, advice: advice) { name in
            ArtifactFolder.isArtifact((name as NSString).lastPathComponent)
        }
    }

    /// Names the files of reports, and the folder of a page for a browser.
    mutating func writeReports(_ files: [String], page folder: String?) {
        for file in files {
            write(file, "a report", advice: "give the report a file of its own")
        }
        if let folder { writePage(to: folder) }
    }

    /// Names the folder of a page for a browser, in which all files are replaced or removed.
    mutating func writePage(to folder: String) {
        write(filesOf: folder, "the page", advice: "give the page another folder")
        let page = ArtifactFolder(path: folder).file(HTMLReport.pageName)
        if access(page, F_OK) != 0 {
            write(page, "the page", advice: "give the page another folder")
        }
    }

    /// Names the documents, the references, the results and the files that they name of runs that were over before.
    ///
    /// - Parameter root: the folder from which the paths of documents and references lead; `nil` if it is not there.
    mutating func read(_ origin: String, _ results: RunResults, _ root: RunRoot?) {
        let folder = RunResults.folder(of: origin)
        read(RunResults.file(of: origin), "the results of a run")
        for name in results.snapshots.flatMap(\.artifacts.paths) where RunResults.isInside(name) {
            read(folder.file(name), "a file of a run")
        }
        guard let root else { return }
        for document in results.documents { read(root.absolute(document.path), "a document") }
        for snapshot in results.snapshots {
            read(root.absolute(snapshot.reference), Self.reference)
        }
    }

    private static let reference = "a reference"
    private static let results = "the results of the run"
}
