import Foundation
import Tableshot

/// Does one job and says how long it took.
@main
struct Benchmark {
    private var threads: Int?
    private var folder = "Data"
    /// Frames before the clock starts.
    private static let warmUp = 3

    static func main() {
        do {
            var benchmark = Benchmark()
            try benchmark.run(CommandLine.arguments.dropFirst())
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    private mutating func run(_ arguments: ArraySlice<String>) throws {
        var words = arguments
        while let option = words.first, option.hasPrefix("--"), words.count > 1 {
            let value = words[words.startIndex + 1]
            switch option {
            case "--threads": threads = Int(value)
            case "--data": folder = value
            default: throw BenchmarkError.usage
            }
            words = words.dropFirst(2)
        }
        if words.count == 2, words.first == "icons", let folder = words.last {
            return try ZoneIcons.write(to: folder)
        }
        guard let job = Job(words) else { throw BenchmarkError.usage }
        print(try measure(job).line)
    }

    private func measure(_ job: Job) throws -> Measurement {
        let start = ContinuousClock.now
        let table = try ZoneTable.context.run { ZoneTable(try ZoneData(folder: folder)) }
        switch job {
        case .cold(let path), .shot(0, let path):
            try picture(of: table, 0).writePNG(to: path, compression: .fast)
            return Measurement(
                name: "cold", frames: 1, duration: start.duration(to: .now), bytes: size(of: path))
        case .shot(let index, let path):
            try picture(of: table, index).writePNG(to: path, compression: .fast)
            return Measurement(
                name: "shot", frames: 1, duration: start.duration(to: .now), bytes: size(of: path))
        case .long(let path):
            try picture(of: table, 0, region: .content).writePNG(to: path, compression: .fast)
            return Measurement(
                name: "long", frames: 1, duration: start.duration(to: .now), bytes: size(of: path))
        case .warm(let count):
            return try frames("warm", of: table, count) {
                try $0.bitmap().pixels.count * 4
            }
        case .warmPNG(let count):
            return try frames("warmpng", of: table, count) {
                try $0.pngData(compression: .fast).count
            }
        }
    }

    private func frames(
        _ name: String, of table: ZoneTable, _ count: Int, body: (Picture) throws -> Int
    ) throws -> Measurement {
        for index in 0..<Self.warmUp { _ = try body(picture(of: table, index)) }
        var bytes = 0
        let start = ContinuousClock.now
        for index in 0..<count { bytes += try body(picture(of: table, index % 200)) }
        return Measurement(
            name: name, frames: count, duration: start.duration(to: .now), bytes: bytes)
    }

    /// The table scrolled to one of 200 places, from the top to the end, on whole pixels.
    private func picture(
        of table: ZoneTable, _ index: Int, region: PictureRegion = .screen
    ) throws -> Picture {
        let picture = try render(
            size: ZoneTable.screen, region: region, context: ZoneTable.context
        ) {
            table.view.contentOffset.y = CGFloat(index * (49_120 - 1_688) / 199) / 2
            return table.view
        }
        if let threads { picture.threads = threads }
        return picture
    }

    private func size(of path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? Int) ?? 0
    }
}
