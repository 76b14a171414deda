/// A location in a source file: a line and a column, both starting at 1.
///
/// Columns count Unicode scalars, as in the YAML parser. Tabs, wide characters and combining
/// marks are a column each. Line 0 means the whole file.
public struct DocumentLocation: Sendable {
    /// The file of the location.
    public let file: SourceFile
    private let packedLine: Int32
    private let packedColumn: Int32

    /// Creates a location in a file.
    ///
    /// Numbers beyond 32 bits are clamped.
    public init(file: SourceFile, line: Int, column: Int) {
        self.file = file
        self.packedLine = Int32(clamping: line)
        self.packedColumn = Int32(clamping: column)
    }

    /// The line, starting at 1, or 0 for the whole file.
    public var line: Int { Int(packedLine) }
    /// The column in Unicode scalars, starting at 1, or 0 for the whole file.
    public var column: Int { Int(packedColumn) }

    /// Returns the location a number of columns to the right, on the same line.
    public func advanced(byColumns columns: Int) -> DocumentLocation {
        DocumentLocation(file: file, line: line, column: column + columns)
    }
}

extension DocumentLocation: Hashable, Comparable, CustomStringConvertible {
    /// Compares two locations by path, line and column.
    public static func == (left: DocumentLocation, right: DocumentLocation) -> Bool {
        left.line == right.line && left.column == right.column
            && left.file.path == right.file.path
    }

    /// Orders two locations by path, line and column.
    public static func < (left: DocumentLocation, right: DocumentLocation) -> Bool {
        (left.file.path, left.line, left.column) < (right.file.path, right.line, right.column)
    }

    /// Hashes the path, the line and the column.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(packedLine)
        hasher.combine(packedColumn)
    }

    /// `file:line:column`, or only the file.
    public var description: String {
        line == 0 ? file.path : "\(file.path):\(line):\(column)"
    }
}
