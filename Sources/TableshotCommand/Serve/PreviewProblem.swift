import Foundation
import TableSnapshots
import Tableshot

/// A problem with its place and the source around it.
struct PreviewProblem: Sendable, Encodable {
    /// `error` or `warning`.
    var severity: String
    var message: String
    /// Path of the file, or `nil` without a place.
    var file: String?
    /// Line of the place, counted from 1.
    var line: Int?
    /// Column of the place, counted from 1.
    var column: Int?
    /// Lines of the file around the place.
    var excerpt: [Line] = []

    /// A line of a file.
    struct Line: Sendable, Encodable {
        var number: Int
        var text: String
    }
}

/// The problems that the page shows in place of an answer.
struct PreviewProblems: Sendable, Encodable {
    var problems: [PreviewProblem]
}

extension PreviewProblem {
    /// Returns the problems of an error, with the source around each place.
    ///
    /// - Parameter path: path of the document in messages without a place.
    static func problems(of error: any Error, path: String) -> [PreviewProblem] {
        switch error {
        case let error as DocumentError: error.problems.map(PreviewProblem.init)
        case let RenderError.table(diagnostics): diagnostics.map { PreviewProblem($0) }
        case let error as CommandFailure:
            [PreviewProblem("error", error.message, place: error.path)]
        default:
            [PreviewProblem("error", DiagnosticFormatter.text(of: error, path: path), place: nil)]
        }
    }

    init(_ problem: DocumentProblem) {
        let note = problem.note.map { "\n" + $0 } ?? ""
        self.init(severity: problem.severity.rawValue, message: problem.message + note)
        let location = problem.location
        file = location.file.path
        guard location.line > 0 else { return }
        line = location.line
        column = location.column
        addExcerpt()
    }

    init(_ diagnostic: Diagnostic) {
        self.init(diagnostic.severity.rawValue, diagnostic.message, place: diagnostic.location)
    }

    /// Creates an empty problem with the lines around a line of a file.
    init(excerptOf file: String, line: Int) {
        self.init(severity: "view", message: "")
        self.file = file
        self.line = line
        addExcerpt()
    }

    /// Creates a problem at a place such as `file:line:column`, a path, or a place in a table.
    private init(_ severity: String, _ message: String, place: String?) {
        self.init(severity: severity, message: message)
        guard let place else { return }
        let location = SourcePosition(place)
        file = location.file
        line = location.line
        column = location.column
        addExcerpt()
    }

    /// Number of lines before and after the line of the problem.
    private static let margin = 2
    /// Maximum length of a line of the excerpt, in characters.
    private static let longestLine = 300
    /// Maximum size of a file to read for an excerpt, in bytes.
    private static let largestFile = 16 << 20

    /// Adds the lines of the file around the line of the problem.
    private mutating func addExcerpt() {
        guard let file, let line,
            let bytes = try? RegularFile.read(file, limit: Self.largestFile)
        else { return }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let first = max(1, line - Self.margin)
        let last = min(lines.count, line + Self.margin)
        guard first <= last else { return }
        excerpt = (first...last).map { number in
            let text = String(decoding: lines[number - 1], as: UTF8.self)
            return Line(number: number, text: String(text.prefix(Self.longestLine)))
        }
    }
}

/// The parts of a place such as `file:line:column`.
struct SourcePosition {
    var file: String
    var line: Int?
    var column: Int?

    /// Parses a place.
    ///
    /// A text without a line is the path of a file.
    init(_ place: String) {
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
            let column = Int(parts[parts.count - 1])
        else {
            file = place
            return
        }
        file = parts.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
    }
}
