import Foundation
import TableText

/// A text of a document: plain, or stretches with looks of their own.
public struct StyledText: Sendable {
    /// The stretches in their order; a plain text is one without looks.
    public var runs: [TextRun]
    /// Whether the text was written as a list of stretches.
    public let isStyled: Bool

    init(_ text: String) {
        runs = [TextRun(text)]
        isStyled = false
    }

    init(runs: [TextRun]) {
        self.runs = runs
        isStyled = true
    }

    /// All of the text without its looks.
    public var string: String { runs.map(\.text).joined() }

    /// The text with its looks in the render under way, for a label of a font.
    func attributedString(base: Font) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            result.append(
                NSAttributedString(string: run.text, attributes: run.attributes(base: base)))
        }
        return result
    }
}

extension StyledText? {
    /// The text where it has looks of its own.
    var styled: StyledText? { flatMap { $0.isStyled ? $0 : nil } }
}
