import Foundation

/// The job that is measured.
enum Job {
    /// Writes the first screen to a file.
    case cold(String)
    /// Makes screens down the table. All rows were shown before at other positions.
    case warm(Int, Output)
    /// Makes screens down the table. The rows appear for the first time.
    case fresh(Int, Output)
    /// Writes the whole table to a file.
    case long(String)
    /// Writes 60 whole screens with the fading selection of the first screen as files into a
    /// folder.
    case fade(String)
    /// Compares two picture files.
    case diff(String, String)
    /// Makes the first screen of a table with a number of rows, as a PNG in memory.
    case scale(Int)
    /// Makes the first screen of a table with a number of rows with heights of their own.
    case rows(Int)
    /// Makes variants of the first screen, as many at a time as there are threads.
    case matrix(Int)
    /// Writes one of the warm job's 200 screens to a file.
    case shot(Int, String)

    /// Measures single costs of the jobs above, each alone.
    case micro([MicroBenchmark.Part])

    /// Destination of a screen.
    enum Output {
        case bitmap, png
    }

    /// Parses the arguments of a job, and throws an error for invalid arguments.
    init(_ words: [String]) throws {
        guard let name = words.first else { throw BenchmarkError.usage("no job is given") }
        func operand(_ what: String, _ index: Int = 1) throws -> String {
            guard words.count > index else {
                throw BenchmarkError.usage("the job \(name) needs \(what)")
            }
            guard !words[index].isEmpty else {
                throw BenchmarkError.usage("the job \(name) needs \(what), not an empty name")
            }
            return words[index]
        }
        func number(_ what: String, _ range: ClosedRange<Int> = 1...1_000_000_000) throws -> Int {
            let word = try operand(what)
            guard let number = Int(word), range.contains(number) else {
                throw BenchmarkError.usage(
                    "the job \(name) needs \(what), a whole number from \(range.lowerBound) to "
                        + "\(range.upperBound), not \"\(word)\"")
            }
            return number
        }
        var count = 2
        switch name {
        case "cold": self = .cold(try operand("a file to write"))
        case "long": self = .long(try operand("a file to write"))
        case "fade": self = .fade(try operand("a folder for the frames"))
        case "diff":
            count = 3
            self = .diff(try operand("two files"), try operand("two files", 2))
        case "shot":
            count = 3
            self = .shot(
                try number("the number of a screen", 0...199), try operand("a file to write", 2))
        case "warm": self = .warm(try number("a count of screens"), .bitmap)
        case "warmpng": self = .warm(try number("a count of screens"), .png)
        case "fresh": self = .fresh(try number("a count of screens"), .bitmap)
        case "freshpng": self = .fresh(try number("a count of screens"), .png)
        case "scale": self = .scale(try number("a count of rows"))
        case "rows": self = .rows(try number("a count of rows", 1...100_000))
        case "matrix": self = .matrix(try number("a count of pictures"))
        case "micro":
            guard words.count > 1 else {
                self = .micro(MicroBenchmark.Part.allCases)
                return
            }
            guard let part = MicroBenchmark.Part(rawValue: words[1]) else {
                let names = MicroBenchmark.Part.allCases.map(\.rawValue).joined(separator: ", ")
                throw BenchmarkError.usage("there is no part \(words[1]); there are \(names)")
            }
            self = .micro([part])
        default: throw BenchmarkError.usage("there is no job \(name)")
        }
        guard words.count == count else {
            throw BenchmarkError.usage("the job \(name) takes no \"\(words[count])\"")
        }
    }
}
