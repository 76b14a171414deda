/// A place in a source file: a line and a column, both counted from 1.
///
/// Columns count Unicode scalars, as the YAML parser does: a tab, a wide character and a combining
/// mark are one column each. Line 0 stands for the file as a whole.
public struct DocumentLocation: Sendable {
    /// The file that the place is in.
    public let file: SourceFile
    private let packedLine: Int32
    private let packedColumn: Int32

    /// A place in a file; numbers beyond 32 bits are clamped.
    public init(file: SourceFile, line: Int, column: Int) {
        self.file = file
        self.packedLine = Int32(clamping: line)
        self.packedColumn = Int32(clamping: column)
    }

    /// The line, from 1, or 0 for the file as a whole.
    public var line: Int { Int(packedLine) }
    /// The column in Unicode scalars, from 1, or 0 for the file as a whole.
    public var column: Int { Int(packedColumn) }

    /// The place a number of columns to the right, on the same line.
    public func advanced(byColumns columns: Int) -> DocumentLocation {
        DocumentLocation(file: file, line: line, column: column + columns)
    }
}

extension DocumentLocation: Hashable, Comparable, CustomStringConvertible {
    public static func == (left: DocumentLocation, right: DocumentLocation) -> Bool {
        left.line == right.line && left.column == right.column
            && left.file.path == right.file.path
    }

    public static func < (left: DocumentLocation, right: DocumentLocation) -> Bool {
        (left.file.path, left.line, left.column) < (right.file.path, right.line, right.column)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(packedLine)
        hasher.combine(packedColumn)
    }

    /// `file:line:column`, or the file alone.
    public var description: String {
        line == 0 ? file.path : "\(file.path):\(line):\(column)"
    }
}
