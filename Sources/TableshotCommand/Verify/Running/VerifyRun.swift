import Foundation
import TableSnapshots
import Tableshot

/// A run that verifies planned snapshots in parallel and reports the outcomes in order.
struct VerifyRun {
    let plan: SnapshotPlan
    let source: RequestSource
    let job: SnapshotJob
    let jobs: Int
    /// Number of failures after which no further snapshot starts.
    let maximumFailures: Int?

    /// The work of a thread: snapshots of a single document, which is read once.
    private struct Unit {
        var document: String
        var snapshots: [PlannedSnapshot]
    }

    /// Maximum number of a document's variants per unit.
    private static let unitSize = 4

    /// Verifies all snapshots.
    ///
    /// - Parameter report: receives each outcome, in order.
    /// - Returns: the results, and whether all snapshots were started.
    func run(
        report: @escaping (SnapshotJob.Outcome) -> Void
    ) -> (snapshots: [RunSnapshot], isComplete: Bool) {
        let units = units()
        let nibs = NibRequests(source: source, limit: jobs + 1)
        let queue = WorkQueue(count: units.count, maximumFailures: maximumFailures)
        var snapshots: [RunSnapshot] = []
        var finished = 0
        let ordered = OrderedOutput<[SnapshotJob.Outcome]> { outcomes in
            finished += 1
            for outcome in outcomes {
                snapshots += outcome.snapshots
                report(outcome)
            }
        }
        DispatchQueue.concurrentPerform(iterations: min(jobs, max(1, units.count))) { _ in
            while let position = queue.next() {
                let outcomes = verify(units[position], nibs)
                queue.add(
                    failures: outcomes.count { $0.snapshots.contains(where: \.verdict.isFailure) })
                ordered.add(outcomes, at: position)
            }
        }
        return (snapshots, finished == units.count)
    }

    private func units() -> [Unit] {
        var units: [Unit] = []
        for snapshot in plan.snapshots {
            if let last = units.indices.last, units[last].document == snapshot.document,
                units[last].snapshots.count < Self.unitSize
            {
                units[last].snapshots.append(snapshot)
            } else {
                units.append(Unit(document: snapshot.document, snapshots: [snapshot]))
            }
        }
        return units
    }

    private func verify(_ unit: Unit, _ nibs: NibRequests) -> [SnapshotJob.Outcome] {
        let requests: [PictureRequest]
        do {
            let input = DocumentInput.file(unit.document)
            requests =
                input.isNib && unit.snapshots.count == Self.unitSize
                ? try nibs.requests(for: input) : try source.variants(for: input)
        } catch {
            let text = DiagnosticFormatter.text(of: error, path: unit.document)
            return unit.snapshots.map {
                SnapshotJob.Outcome(
                    document: unit.document, snapshots: [job.broken($0, text)])
            }
        }
        return unit.snapshots.map { planned in
            guard requests.indices.contains(planned.variant),
                planned.name.hasSuffix(requests[planned.variant].pictureName)
            else {
                let text = "\(unit.document): error: the document has changed during the run"
                return SnapshotJob.Outcome(
                    document: unit.document, snapshots: [job.broken(planned, text)])
            }
            return job.verify(planned, requests[planned.variant])
        }
    }
}

/// The requests of Interface Builder's files that several threads verify.
///
/// A storyboard is read once, although several units contain its snapshots.
private final class NibRequests: @unchecked Sendable {
    private let source: RequestSource
    /// Maximum number of files in memory.
    private let limit: Int
    private let lock = NSLock()
    private var known: [(path: String, requests: Result<[PictureRequest], any Error>)] = []

    init(source: RequestSource, limit: Int) {
        self.source = source
        self.limit = limit
    }

    /// Returns the requests of a file, which is read if the file is not in memory.
    ///
    /// - Throws: a `DocumentError` for a file that cannot be drawn.
    func requests(for input: DocumentInput) throws -> [PictureRequest] {
        try lock.withLock {
            if let index = known.lastIndex(where: { $0.path == input.path }) {
                return known[index].requests
            }
            let requests = Result { try source.variants(for: input) }
            known.append((input.path, requests))
            if known.count > limit { known.removeFirst() }
            return requests
        }.get()
    }
}

/// A queue that reports outcomes in the order of a list.
///
/// An outcome is reported after every earlier outcome.
final class OrderedOutput<Outcome>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [Int: Outcome] = [:]
    private var next = 0
    private let report: (Outcome) -> Void

    /// - Parameter report: receives the outcomes, on a single thread at a time.
    init(_ report: @escaping (Outcome) -> Void) { self.report = report }

    /// Adds the outcome at a position.
    func add(_ outcome: Outcome, at position: Int) {
        lock.withLock {
            waiting[position] = outcome
            while let outcome = waiting.removeValue(forKey: next) {
                report(outcome)
                next += 1
            }
        }
    }
}
