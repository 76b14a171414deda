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
    /// Classes without the statements, because the statements do not compile for them.
    var withoutStatements: Set<String> = []

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
    /// - Parameter nibClasses: classes that the nibs of the cells may name.
    func main(_ cells: [CellClass], nibClasses: [NibClass]) -> String {
        var text = "import CellRunning\nimport UIKit\nCellRunner.main([\n"
        for cell in cells where cell.obstacle == nil {
            let value = cell.kind == .cell ? "\(cell.name).self" : "{ \(cell.expression) }"
            text += "RunnableView(\(cell.kind.rawValue): \(value), name: \"\(cell.name)\")"
            if !statements.isEmpty, !withoutStatements.contains(cell.name) {
                text += " { cell in\nlet view = cell; _ = view\n"
                text += "#sourceLocation(file: \"\(Self.statementPrefix)\(cell.name)\", line: 1)\n"
                for statement in statements {
                    text += statement.replacingOccurrences(of: "\n", with: " ") + "\n"
                }
                text += "#sourceLocation()\n}"
            }
            text += ",\n"
        }
        text += "], nibClasses: [\n"
        for each in nibClasses {
            let properties = each.properties.map { "NibProperty(\"\($0)\", \\.\($0))" }
            text +=
                "NibClass(\(each.name).self, name: \"\(each.name)\", "
                + "properties: [\(properties.joined(separator: ", "))]) { \(each.expression) },\n"
        }
        return text + "])\n"
    }
}
