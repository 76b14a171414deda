/// Where an assertion stands in the source.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// `Module/File.swift:12`.
    var description: String { "\(fileID):\(line)" }
}
