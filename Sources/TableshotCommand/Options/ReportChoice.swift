import ArgumentParser
import TableSnapshots

/// A requested report as a command-line argument: `junit` or `junit=FILE`.
struct ReportChoice: ExpressibleByArgument, Hashable {
    let format: ReportFormat
    /// Path of the report's file, or `nil` for standard output.
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
            // A hyphen means standard output by convention.
            file = parts[1] == "-" ? nil : String(parts[1])
        }
    }

    /// Whether a program reads the report.
    var isForPrograms: Bool { format == .json || format == .junit }
}
