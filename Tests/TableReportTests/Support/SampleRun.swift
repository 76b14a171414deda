import Foundation
import TableDrawing
import TableImages
import TableSnapshots

@testable import TableReport

/// Synthetic run with pictures of known pixels.
struct SampleRun {
    var results = RunResults(
        producer: "tableshot 0.0", environment: ["cairo": "1.16.0"], policy: .never, suite: "s")
    let scratch: Scratch

    init(in scratch: Scratch) { self.scratch = scratch }

    var folder: ArtifactFolder { ArtifactFolder(path: scratch.file("run")) }

    var report: HTMLReport {
        var report = HTMLReport(results: results, artifacts: folder)
        report.references = scratch.path
        return report
    }

    /// Writes the report and returns the address of its page.
    func write() throws -> String {
        try report.write(to: scratch.file("report"))
        return "file://" + scratch.file("report/" + HTMLReport.pageName)
    }

    static func claim(
        _ name: String, _ verdict: SnapshotVerdict, kind: SnapshotKind = .picture
    ) -> RunSnapshot {
        RunSnapshot(
            name: name, document: name + ".table.yaml", kind: kind,
            reference: "__Snapshots__/\(name)\(kind.suffix)", verdict: verdict)
    }

    /// Adds a different snapshot, with the files of a run.
    mutating func addChange(
        _ name: String, _ expected: [UInt8], _ actual: [UInt8], kind: SnapshotKind = .picture,
        change: (inout RunSnapshot) -> Void = { _ in }
    ) throws {
        var snapshot = Self.claim(name, .failed, kind: kind)
        snapshot.message = "it differs"
        let stem = "\(results.snapshots.count)"
        snapshot.artifacts.expected = stem + ".expected"
        snapshot.artifacts.actual = stem + ".actual"
        snapshot.referenceFingerprint = ReferenceFile.fingerprint(of: expected)
        snapshot.actualFingerprint = ReferenceFile.fingerprint(of: actual)
        try scratch.write(expected, to: "run/\(stem).expected")
        try scratch.write(actual, to: "run/\(stem).actual")
        change(&snapshot)
        results.snapshots.append(snapshot)
    }

    /// Adds a snapshot with a written or unchanged reference.
    mutating func add(_ name: String, _ verdict: SnapshotVerdict, reference: [UInt8]) throws {
        var snapshot = Self.claim(name, verdict)
        snapshot.referenceFingerprint = ReferenceFile.fingerprint(of: reference)
        try scratch.write(reference, to: snapshot.reference)
        results.snapshots.append(snapshot)
    }

    // MARK: Pictures

    static let red: UInt32 = 0xFFE0_2010
    static let blue: UInt32 = 0xFF10_20E0

    /// Returns a picture of a single colour, with single pixels of other colours.
    static func png(
        _ color: UInt32, width: Int = 60, height: Int = 40, pixels: [(Int, Int, UInt32)] = []
    ) throws -> [UInt8] {
        var bitmap = Bitmap(width: width, height: height, filling: color)
        for (x, y, pixel) in pixels { bitmap[x, y] = pixel }
        return try PNGEncoder.encode(bitmap)
    }

    /// Returns an animation with a frame of each colour: a square with another position in each
    /// frame.
    static func apng(_ colors: [UInt32]) throws -> [UInt8] {
        let sink = MemorySink()
        let animation = APNGSink(sink: sink)
        try animation.begin(
            FrameSequence(
                width: 60, height: 40, frameCount: colors.count, framesPerSecond: 20))
        for (index, color) in colors.enumerated() {
            var bitmap = Bitmap(width: 60, height: 40, filling: 0xFFFF_FFFF)
            for y in 10..<20 {
                for x in (index * 10)..<(index * 10 + 10) { bitmap[x, y] = color }
            }
            try animation.write(
                Frame(index: index, time: Double(index) / 20, duration: 0.05, bitmap: bitmap))
        }
        try animation.finish()
        return sink.bytes
    }
}
