/// Why there is nothing to measure.
enum BenchmarkError: Error, CustomStringConvertible {
    /// What is wrong with the program's words.
    case usage(String)
    /// What is wrong with the data, and in which line, counted from 1.
    case data(file: String, line: Int, String)
    /// What is wrong with a file or a folder.
    case file(String, String)

    /// How the program is used.
    static let help = """
        usage: tableshot-benchmark [--threads N] [--data DIR] JOB
        jobs:  cold OUT | warm N | warmpng N | fresh N | freshpng N | long OUT | fade DIR
               | diff A B | scale ROWS | matrix N | shot I OUT | micro [PART]
        """

    var description: String {
        switch self {
        case .usage(let reason):
            return "\(reason); --help lists the jobs"
        case .file(let path, let reason): return "\(path): \(reason)"
        case .data(let file, let line, let reason): return "\(file):\(line): \(reason)"
        }
    }
}
