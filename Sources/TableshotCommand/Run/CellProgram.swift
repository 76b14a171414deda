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
    var stubs = CellStubs()
    /// Statements that do not compile for a class, by the class.
    var misfits: [String: Set<Int>] = [:]

    init(files: [String], statements: [String]) {
        self.files = files
        self.statements = statements
    }

    /// Paths of all files to compile.
    var paths: [String] { files + siblings }

    /// Prefix of the file name in messages about statements of `--with`.
    static let statementPrefix = "--with "

    /// Main program that draws cells.
    ///
    /// - Parameter nibClasses: statements that register classes for nibs.
    func main(_ cells: [CellClass], nibClasses: String) -> String {
        var text = "import CellRunning\nimport Foundation\nimport UIKit\nCellRunner.main([\n"
        for cell in cells where cell.obstacle == nil {
            let value = cell.kind == .cell ? "\(cell.name).self" : "{ \(cell.expression) }"
            text += "RunnableView(\(cell.kind.rawValue): \(value), name: \"\(cell.name)\")"
            let skipped = misfits[cell.name] ?? []
            if skipped.count < statements.count {
                text += " { cell in\nlet view = cell; _ = view\n"
                for (number, statement) in statements.enumerated() where !skipped.contains(number) {
                    text += "#sourceLocation(file: \"\(Self.statementPrefix)\(cell.name)\", "
                    text += "line: \(number + 1))\n"
                    text += statement.replacingOccurrences(of: "\n", with: " ") + "\n"
                }
                text += "#sourceLocation()\n}"
            }
            text += ",\n"
        }
        return text + "]) { classes in\n\(nibClasses)}\n"
    }
}
