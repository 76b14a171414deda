import Foundation
import TableLayout

/// Measures the solver of constraints with the systems of real interface files.
@main
struct LayoutBenchmark {
    private let systems: [LayoutSystem]
    private let rounds: Int
    private let rows: Int

    private static let usage = """
        usage: layout-benchmark FILE [ROUNDS ROWS]
        Solves each system of FILE ROUNDS times (20), and ROWS rows (10000) that change its constants.
        """

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        let counts = words.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
        guard words.count == 1 || (words.count == 3 && counts.count == 2) else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(64)
        }
        do {
            let benchmark = LayoutBenchmark(
                systems: try SystemFile.systems(of: words[0]), rounds: counts.first ?? 20,
                rows: counts.last ?? 10_000)
            try benchmark.measureSolutions()
            try benchmark.measureRows()
        } catch {
            FileHandle.standardError.write(Data("layout-benchmark: error: \(error)\n".utf8))
            exit(2)
        }
    }

    /// Measures solutions of new systems: the mean, and the median of the slowest system.
    private func measureSolutions() throws {
        var total = Duration.zero
        var slowest = Duration.zero
        var digest = Digest()
        for system in systems {
            var times: [Duration] = []
            for _ in 0..<rounds {
                let start = ContinuousClock.now
                let solution = try system.solve()
                times.append(start.duration(to: .now))
                digest.add(solution.values)
            }
            total += times.reduce(.zero, +)
            slowest = max(slowest, times.sorted()[rounds / 2])
        }
        report("solve", systems.count * rounds, total, digest)
        report("solve-slowest", 1, slowest, digest)
    }

    /// Measures rows of prototypes: the mean, and the mean of the slowest prototype.
    ///
    /// The time includes the solution.
    private func measureRows() throws {
        var total = Duration.zero
        var count = 0
        var slowest = Duration.zero
        var digest = Digest()
        for system in systems {
            let texts = Self.texts(of: system).prefix(4)
            guard !texts.isEmpty else { continue }
            var number: UInt64 = 1
            let start = ContinuousClock.now
            var solver = try LayoutSolver(system)
            for _ in 0..<rows {
                for constraints in texts {
                    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let change = Double(number >> 33 % 160) / 2 - 20
                    for constraint in constraints {
                        solver.setConstant(
                            system.constraints[constraint].constant + change,
                            ofConstraint: constraint)
                    }
                }
                try solver.solve()
            }
            let time = start.duration(to: .now)
            digest.add(solver.values)
            total += time
            count += rows
            slowest = max(slowest, time)
        }
        report("shift", count, total, digest)
        report("shift-slowest", rows, slowest, digest)
    }

    /// Returns the constraints of each text: optional constraints of a single size, by the size.
    private static func texts(of system: LayoutSystem) -> [[Int]] {
        var texts = [[Int]](repeating: [], count: system.variables.count)
        for (index, constraint) in system.constraints.enumerated()
        where !constraint.isRequired && constraint.terms.count == 1 {
            texts[constraint.terms[0].variable].append(index)
        }
        return texts.filter { !$0.isEmpty }
    }

    /// Prints a line in the format of tableshot-benchmark.
    private func report(_ name: String, _ frames: Int, _ duration: Duration, _ digest: Digest) {
        let (whole, attoseconds) = duration.components
        let seconds = Double(whole) + Double(attoseconds) / 1e18
        print(
            "layout-\(name) \(frames) frames", String(format: "%.9f s", seconds),
            String(format: "%.1f fps", Double(frames) / seconds),
            "bytes \(digest.count) rss \(peakMemory()) digest \(digest.value)")
    }

    /// Returns the peak memory of the process, in KiB.
    private func peakMemory() -> Int {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss / 1_024
        #endif
    }
}

/// FNV-1a digest of values.
struct Digest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    /// Number of bytes.
    private(set) var count = 0

    mutating func add(_ values: [Double]) {
        for number in values {
            for byte in 0..<8 {
                value ^= number.bitPattern >> UInt64(8 * byte) & 0xFF
                value = value &* 0x100_0000_01B3
            }
        }
        count += 8 * values.count
    }
}
