import Foundation
import TableText

/// A text of a document: a plain text, or a list of styled runs.
public struct StyledText: Sendable {
    /// The runs in order.
    ///
    /// A plain text has a single run without attributes.
    public var runs: [TextRun]
    /// Whether the document contains a list of runs.
    public let isStyled: Bool

    init(_ text: String) {
        runs = [TextRun(text)]
        isStyled = false
    }

    init(runs: [TextRun]) {
        self.runs = runs
        isStyled = true
    }

    /// The whole text without attributes.
    public var string: String { runs.map(\.text).joined() }

    /// Returns the text with its attributes for the current render, based on a label's font.
    package func attributedString(base: Font) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            result.append(
                NSAttributedString(string: run.text, attributes: run.attributes(base: base)))
        }
        return result
    }
}

extension StyledText? {
    /// The text, or `nil` if the text has no styled runs.
    package var styled: StyledText? { flatMap { $0.isStyled ? $0 : nil } }
}
