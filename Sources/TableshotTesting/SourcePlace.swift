/// Place of an assertion in the source code.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Module of the test.
    var module: String { String("\(fileID)".prefix { $0 != "/" }) }

    /// Module, file and line, for example `Module/File.swift:12`.
    var description: String { "\(fileID):\(line)" }
}
