import ArgumentParser
import Foundation

/// How many things are made at once: `4`, or `50%` of the processors.
struct JobCount: ExpressibleByArgument {
    /// As it was written.
    let text: String
    private let number: Int
    private let isShare: Bool

    init?(argument: String) {
        text = argument
        isShare = argument.hasSuffix("%")
        guard let number = Int(isShare ? argument.dropLast() : argument[...]) else { return nil }
        self.number = number
    }

    /// Whether it is one of the counts or shares that there are.
    var isValid: Bool { (1...(isShare ? 100 : 256)).contains(number) }

    /// The number, one at least.
    var count: Int {
        isShare ? max(1, ProcessInfo.processInfo.activeProcessorCount * number / 100) : number
    }
}
