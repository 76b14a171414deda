import Foundation
import TableImages
import TableSnapshots

/// HTML report of a run: a folder with a page and its pictures, viewable in a browser without a
/// network.
///
///     try HTMLReport(results: results, artifacts: folder).write(to: ".tableshot/report")
public struct HTMLReport {
    /// Results of the reported run.
    public let results: RunResults
    /// Folder of the run, which contains its artifacts.
    public let artifacts: ArtifactFolder
    /// Base folder of the references' paths; empty for the current folder.
    public var references = ""
    /// Command for accepting snapshots, without a filter, or `nil` if none can be accepted.
    public var acceptCommand: String? = "tableshot accept"
    /// Whether pictures of passed snapshots are copied too.
    public var includesPassed = false

    /// Creates a report of a run with its folder of artifacts.
    public init(results: RunResults, artifacts: ArtifactFolder) {
        self.results = results
        self.artifacts = artifacts
    }

    /// Default name of the report's folder inside the run's folder.
    public static let folderName = "report"
    /// Name of the page in the report's folder.
    public static let pageName = "index.html"

    /// Returns whether a report may write a file, by its path within the report's folder.
    package static func isPageFile(_ path: String) -> Bool { ReportFolder.isFile(path) }

    /// Writes the report; the page of an earlier report is replaced after all other files are
    /// written.
    ///
    /// Throws a `ReportError` if the folder contains other files than an earlier report, and an
    /// `OutputError` if the report cannot be written. A missing or invalid artifact is noted on
    /// the page.
    public func write(to folder: String) throws {
        let folder = try ReportFolder(folder)
        let store = ReportStore(folder: folder)
        // Either all snapshots with a name are accepted, or none.
        let refused = Set(
            results.snapshots.filter { $0.verdict.isFailure && !TextReport.canBeAccepted($0) }
                .map(\.name))
        let found = try results.snapshots.sorted(by: RunSnapshot.areInOrder).map { snapshot in
            try entry(for: snapshot, canBeAccepted: !refused.contains(snapshot.name), store)
        }
        // Sort by category, beginning with failures; keep the order within a category.
        let entries = ReportEntry.joined(found).enumerated().sorted { one, other in
            (one.element.category, one.offset) < (other.element.category, other.offset)
        }.map(\.element)
        let page = ReportPage(
            results: results, entries: entries, acceptCommand: acceptCommand,
            refused: refused.sorted(),
            styles: try folder.add(ReportAssets.styles, in: "assets", as: "css"),
            script: try folder.add(ReportAssets.script, in: "assets", as: "js"))
        try folder.finish(page: Array(try page.html().utf8))
    }

    /// Removes the report of other results; a folder with other files stays unchanged.
    public static func remove(from folder: String) { ReportFolder.remove(folder) }

    /// Returns the paths of the report folders inside a folder, relative to the folder, in
    /// order.
    public static func folders(within folder: String) -> [String] {
        ReportFolder.reports(within: folder)
    }

    // MARK: Entries

    private func entry(
        for snapshot: RunSnapshot, canBeAccepted: Bool, _ store: ReportStore
    ) throws -> ReportEntry {
        var entry = ReportEntry(snapshot)
        if let acceptCommand, canBeAccepted, snapshot.verdict.isFailure {
            entry.accept = TextReport.command(acceptCommand, for: snapshot)
            entry.pattern = TextReport.pattern(for: snapshot)
        }
        if let text = snapshot.textDifference { entry.text = try store.add(text: text) }
        try addFrames(of: snapshot, to: &entry, store)
        for source in sources(of: snapshot) {
            do {
                let data = try contents(of: source)
                if snapshot.kind.isText, source.place != .difference {
                    entry.add(textFile: try store.add(textFile: data), source.place)
                } else {
                    entry.add(try store.add(picture: data), source.place)
                    if snapshot.kind == .animation, source.place != .difference {
                        entry.still = try store.add(
                            stillOf: data, frame: entry.frames.first ?? 0)
                    }
                }
            } catch let error as OutputError {
                throw error
            } catch {
                entry.notes.append("\(source.title) is left out: \(Self.message(for: error))")
            }
        }
        return entry
    }

    /// Adds the known data about the frames of an animation.
    private func addFrames(
        of snapshot: RunSnapshot, to entry: inout ReportEntry, _ store: ReportStore
    ) throws {
        guard let path = snapshot.artifacts.frames else { return }
        let frames: [FramePlaces]
        do {
            guard RunResults.isInside(path) else {
                throw ReportNote("\(path) is outside of the folder of the run")
            }
            guard let data = try ReferenceFile.read(artifacts.file(path)) else {
                throw ReportNote("\(artifacts.file(path)) is missing")
            }
            guard let found = try? JSONDecoder().decode([FramePlaces].self, from: data) else {
                throw ReportNote("\(artifacts.file(path)) does not describe frames")
            }
            frames = found
        } catch {
            entry.notes.append(
                "The data of the frames is left out: \(Self.message(for: error))")
            return
        }
        let first = entry.frames.first ?? 0
        entry.stillPlace = frames.last { $0.frame <= first }?.places.first?.frame
        let json = try ReportJSON.bytes(of: frames)
        entry.framePlaces = try store.add(text: String(decoding: json, as: UTF8.self))
    }

    /// File of a snapshot and its place on the page.
    private struct Source {
        let place: ReportEntry.Place
        let title: String
        /// Path relative to the folder of the run, or to the folder of the references.
        let path: String
        let isReference: Bool
        /// Fingerprint of the bytes noted by the run.
        let fingerprint: String?
    }

    private func sources(of snapshot: RunSnapshot) -> [Source] {
        let files = snapshot.artifacts
        var sources: [Source] = []
        func add(
            _ place: ReportEntry.Place, _ title: String, _ path: String?, _ fingerprint: String?,
            isReference: Bool = false
        ) {
            guard let path else { return }
            sources.append(
                Source(
                    place: place, title: title, path: path, isReference: isReference,
                    fingerprint: fingerprint))
        }
        add(.expected, "The expected file", files.expected, snapshot.referenceFingerprint)
        add(.actual, "The actual file", files.actual, snapshot.actualFingerprint)
        add(.difference, "The picture of the difference", files.difference, nil)
        let isCopied: Bool
        switch snapshot.verdict {
        case .matched: isCopied = includesPassed && files.actual == nil
        case .recorded, .updated: isCopied = true
        case .obsolete: isCopied = files.expected == nil
        case .failed, .missing: isCopied = false
        }
        if isCopied {
            add(
                snapshot.verdict == .obsolete ? .expected : .actual, "The reference",
                snapshot.reference, snapshot.referenceFingerprint, isReference: true)
        }
        return sources
    }

    private func contents(of source: Source) throws -> Data {
        // Results can come from another machine and must not choose arbitrary local files for
        // publication.
        guard RunResults.isInside(source.path) else {
            throw ReportNote("\(source.path) is outside of the folder of the run")
        }
        let path =
            source.isReference
            ? (references.isEmpty ? source.path : references + "/" + source.path)
            : artifacts.file(source.path)
        guard let data = try ReferenceFile.read(path) else {
            throw ReportNote("\(path) is missing")
        }
        if let fingerprint = source.fingerprint,
            fingerprint != ReferenceFile.fingerprint(of: data)
        {
            throw ReportNote("\(path) has changed since the run")
        }
        return data
    }

    private static func message(for error: any Error) -> String {
        switch error {
        case let error as ReportNote: error.text
        default: "\(error)"
        }
    }
}

/// Reason for a missing file on the page.
private struct ReportNote: Error {
    let text: String

    init(_ text: String) { self.text = text }
}
