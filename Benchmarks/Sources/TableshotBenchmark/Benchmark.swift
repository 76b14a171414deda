import Foundation
import Tableshot

/// Runs a job and prints its duration.
@main
struct Benchmark {
    var threads: Int?
    private var folder = "Data"

    static func main() {
        do {
            var benchmark = Benchmark()
            try benchmark.run(CommandLine.arguments.dropFirst())
        } catch {
            FileHandle.standardError.write(Data("tableshot-benchmark: error: \(error)\n".utf8))
            // The exit codes of the command: 64 for wrong usage, 2 for errors of the job.
            if case BenchmarkError.usage = error { exit(64) }
            exit(2)
        }
    }

    private mutating func run(_ arguments: ArraySlice<String>) throws {
        var words = arguments
        if words.contains("--help") || words.contains("-h") { return print(BenchmarkError.help) }
        while let option = words.first, option.hasPrefix("--") {
            guard ["--threads", "--data"].contains(option) else {
                throw BenchmarkError.usage("there is no option \(option)")
            }
            guard let value = words.dropFirst().first else {
                throw BenchmarkError.usage("\(option) needs a value")
            }
            switch option {
            case "--threads":
                guard let number = Int(value), number > 0 else {
                    throw BenchmarkError.usage(
                        "--threads is a whole number above 0, not \"\(value)\"")
                }
                threads = number
            default:
                guard !value.isEmpty else { throw BenchmarkError.usage("--data names no folder") }
                folder = value
            }
            words = words.dropFirst(2)
        }
        let job = try Job(Array(words))
        if case .micro(let parts) = job {
            let data = try ZoneData(folder: folder)
            for part in parts { print(try MicroBenchmark(data).measure(part).line) }
            return
        }
        print(try measure(job).line)
    }

    private func measure(_ job: Job) throws -> Measurement {
        let start = ContinuousClock.now
        switch job {
        case .diff(let old, let new): return try difference(of: new, from: old)
        case .scale(let rows): return try firstScreen(ofRows: rows)
        case .rows(let count): return try selfSizingRows(count)
        case .matrix(let count): return try matrix(count, data: try ZoneData(folder: folder))
        default: break
        }
        let table = try ZoneTable.context.run { ZoneTable(try ZoneData(folder: folder)) }
        switch job {
        case .cold(let path), .shot(0, let path):
            try picture(of: table, 0).writePNG(to: path)
            return .file(path, "cold", start)
        case .shot(let index, let path):
            try picture(of: table, index).writePNG(to: path)
            return .file(path, "shot", start)
        case .long(let path):
            try picture(of: table, 0, region: .content).writePNG(to: path)
            return .file(path, "long", start)
        case .warm(let count, let output):
            return try screens(of: table, count, output, areKnown: true)
        case .fresh(let count, let output):
            return try screens(of: table, count, output, areKnown: false)
        case .fade(let folder): return try fade(table, to: folder)
        case .diff, .scale, .rows, .matrix, .micro: preconditionFailure("needs no table")
        }
    }
}
