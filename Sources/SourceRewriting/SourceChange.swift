/// A change that the rewriter made to a source, or a part that it could not change.
public struct SourceChange: Sendable, Equatable {
    /// Line in the source, from 1.
    public let line: Int
    /// Column in the source, from 1, in UTF-8 code units.
    public let column: Int
    /// Sentence for people, such as "'@objc' is removed".
    public let text: String
}

/// A source that compiles with the module `UIKit` of this package.
///
/// Each line of the source is in a line of the text, and `#sourceLocation` names the file, so that
/// the compiler's messages have the line numbers of the source.
public struct RewrittenSource: Sendable {
    /// Rewritten text.
    public let text: String
    /// Changes in the order of the source.
    public let changes: [SourceChange]
    /// Foreign modules of which the file uses small versions.
    public let libraries: Set<String>
    /// Edits for `originalColumn`, in the order of the source.
    let edits: [SourceEdit]

    /// Returns the column in the source for a column in the rewritten text.
    ///
    /// - Parameters:
    ///   - line: line in the source, from 1.
    ///   - column: column in the rewritten line, from 1, in UTF-8 code units.
    public func originalColumn(line: Int, column: Int) -> Int {
        var offset = 0
        for edit in edits where edit.line == line {
            let start = edit.column + offset
            guard column >= start else { break }
            // A place within a replacement belongs to the beginning of the replaced text.
            if column < start + edit.text.utf8.count { return edit.column }
            offset += edit.text.utf8.count - edit.range.count
        }
        return column - offset
    }
}

/// Replacement of bytes on a line.
struct SourceEdit: Sendable {
    let range: Range<Int>
    let line: Int
    let column: Int
    let text: String
}
