import ArgumentParser
import TableSnapshots

/// One report that is asked for, as it is written on the command line: `junit` or `junit=FILE`.
struct ReportChoice: ExpressibleByArgument, Hashable {
    let format: ReportFormat
    /// The report's file; nothing prints it.
    var file: String?

    init(_ format: ReportFormat, file: String? = nil) {
        self.format = format
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let format = ReportFormat(rawValue: String(first)) else {
            return nil
        }
        self.format = format
        if parts.count == 2 {
            guard !parts[1].isEmpty else { return nil }
            // By convention this is standard output.
            file = parts[1] == "-" ? nil : String(parts[1])
        }
    }

    /// Whether a program reads it.
    var isForPrograms: Bool { format == .json || format == .junit }
}
