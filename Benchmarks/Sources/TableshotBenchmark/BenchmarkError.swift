/// Reason why the benchmark cannot measure.
enum BenchmarkError: Error, CustomStringConvertible {
    /// Error in the arguments of the program.
    case usage(String)
    /// Error in the data, and its line, counted from 1.
    case data(file: String, line: Int, String)
    /// Error of a file or a folder.
    case file(String, String)

    /// Usage of the program.
    static let help = """
        usage: tableshot-benchmark [--threads N] [--data DIR] JOB
        jobs:  cold OUT | warm N | warmpng N | fresh N | freshpng N | long OUT | fade DIR
               | diff A B | scale ROWS | rows ROWS | matrix N | shot I OUT | micro [PART]
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
