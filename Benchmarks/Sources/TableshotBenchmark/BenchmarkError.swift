/// Why there is nothing to measure.
enum BenchmarkError: Error, CustomStringConvertible {
    case usage
    case data(line: Int)
    case file(String)

    var description: String {
        switch self {
        case .usage:
            return """
                usage: tableshot-benchmark [--threads N] [--data DIR] JOB
                jobs:  cold OUT | warm N | warmpng N | fresh N | freshpng N | long OUT | fade DIR
                       | diff A B | scale ROWS | matrix N | shot I OUT | icons DIR
                """
        case .file(let path): return "\(path): cannot be read"
        case .data(let line):
            return "timezones.tsv:\(line): expected H⇥title, or R and five fields after an H"
        }
    }
}
