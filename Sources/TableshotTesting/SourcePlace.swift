/// Where an assertion stands in the source.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The module of the test.
    var module: String { String("\(fileID)".prefix { $0 != "/" }) }

    /// `Module/File.swift:12`.
    var description: String { "\(fileID):\(line)" }
}
