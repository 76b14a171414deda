import Foundation
import SourceRewriting

/// The files of a program that draws cells.
struct CellProgram: Codable {
    /// Paths of the user's files.
    let files: [String]
    /// Statements of `--with`.
    let statements: [String]
    /// Paths of other files that the user's files need.
    var siblings: [String] = []
    /// Files that do not compile, in place of which declarations stand.
    var refused: Set<String> = []
    /// Files that were added because they may declare what the messages do not name.
    var guessed: Set<String> = []
    var stubs = CellStubs()
    /// Whether a file uses a library of `CellLibraries` that it does not import.
    var usesLibraries = false
    /// Lines that bind a stand-in as an optional value, by the files as messages show them.
    var bindings: [String: Set<Int>] = [:]
    /// Statements that do not compile and are left out, by the files as messages show them.
    var omissions: [String: [OmittedStatement]] = [:]
    /// Declarations of images and colours as Xcode makes them.
    var assetSymbols: [String] = []
    /// Statements that do not compile for a class, by the class.
    var misfits: [String: Set<Int>] = [:]
    /// Messages of the compiler about statements that do not fit a class, by the statements' numbers.
    var misfitMessages: [Int: String] = [:]

    init(files: [String], statements: [String]) {
        self.files = files
        self.statements = statements
    }

    /// Paths of all files to compile.
    var paths: [String] { files + siblings }

    /// Whether the program makes views from metatypes.
    var makesViews: Bool {
        omissions.values.joined().contains { $0.replacement.hasPrefix("ViewMaking") }
    }

    /// Source of the images and colours.
    var assetSource: String { "import UIKit\n" + assetSymbols.joined(separator: "\n") + "\n" }

    /// Whether the program uses declarations of `CellStubs`.
    var needsStandIns: Bool { !stubs.isEmpty || !omissions.isEmpty }

    /// Returns a rewritten file without the omitted statements, in which stand-ins are bound as
    /// optional values.
    ///
    /// - Parameter path: path of the file as messages show it.
    func adapted(_ text: String, path: String) -> String {
        (omissions[path] ?? []).reduce(bound(text, path: path)) { $1.applied(to: $0) }
    }

    private func bound(_ text: String, path: String) -> String {
        guard let numbers = bindings[path] else { return text }
        // The first line names the file.
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { number, line in
                guard numbers.contains(number) else { return String(line) }
                return String(line).replacing(#/\b(let|var) +\w+ *(: *[^=,]+)?= */#) {
                    String($0.output.0) + "^?"
                }
            }.joined(separator: "\n")
    }

    /// Main program that draws cells.
    ///
    /// - Parameters:
    ///   - nibClasses: statements that register classes for nibs.
    ///   - makers: statements that register the classes which are made from metatypes.
    func main(_ cells: [CellClass], nibClasses: String, makers: String = "") -> String {
        var text = "import CellRunning\nimport Foundation\nimport UIKit\n"
        // The members of extensions are then known in all files.
        if usesLibraries { text += "import \(RewritingRules.libraryModule)\n" }
        text += makers + "CellRunner.main([\n"
        for cell in cells where cell.obstacle == nil {
            let isMade = cell.kind != .cell || cell.isMade
            let value = isMade ? "{ \(cell.expression) }" : "\(cell.name)\(cell.arguments).self"
            let kind = cell.kind == .cell && isMade ? "madeCell" : cell.kind.rawValue
            text += "RunnableView(\(kind): \(value), name: \"\(cell.name)\")"
            let skipped = misfits[cell.name] ?? []
            if skipped.count < statements.count {
                text += " { cell in\nlet view = cell; _ = view\n"
                for (number, statement) in statements.enumerated() where !skipped.contains(number) {
                    text +=
                        "#sourceLocation(file: \"\(CompilerMessage.statementPrefix)\(cell.name)\", "
                    text += "line: \(number + 1))\n"
                    // The semicolon keeps errors of an unfinished statement in its line.
                    text += statement.replacingOccurrences(of: "\n", with: " ") + ";\n"
                }
                text += "#sourceLocation()\n}"
            }
            text += ",\n"
        }
        return text + "]) { classes in\n\(nibClasses)}\n"
    }
}
