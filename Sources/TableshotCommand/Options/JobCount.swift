import ArgumentParser
import Foundation

/// Number of parallel jobs: `4`, or `50%` of the processors.
struct JobCount: ExpressibleByArgument {
    /// The argument as written by the user.
    let text: String
    private let number: Int
    private let isShare: Bool

    init?(argument: String) {
        text = argument
        isShare = argument.hasSuffix("%")
        guard let number = Int(isShare ? argument.dropLast() : argument[...]) else { return nil }
        self.number = number
    }

    /// Whether the number lies in the valid range of counts or percentages.
    var isValid: Bool { (1...(isShare ? 100 : 256)).contains(number) }

    /// The number of jobs, at least 1.
    var count: Int {
        isShare ? max(1, ProcessInfo.processInfo.activeProcessorCount * number / 100) : number
    }
}
