import Foundation
import TableText

/// Label of a button's title; as in UIKit, the title wraps in a wrapping line break mode.
package final class ButtonTitle: Label {
    /// Explicit number of lines, 0 for no limit, or `nil` for the default.
    var ownNumberOfLines: Int? { didSet { linesDidChange() } }
    /// Whether a configuration determines the button's appearance, in which case titles wrap.
    var isConfigured = false { didSet { linesDidChange() } }

    package override var lineBreakMode: LineBreakMode { didSet { linesDidChange() } }

    package override var numberOfLines: Int {
        get { ownNumberOfLines ?? (isConfigured || wraps ? 0 : 1) }
        set { ownNumberOfLines = newValue }
    }

    private var wraps: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

    private func linesDidChange() {
        superview?.setNeedsLayout()
        superview?.invalidateIntrinsicContentSize()
    }

    /// Whether the title lacks width rather than height: it has a single line, or a word does
    /// not fit.
    package var lacksWidth: Bool {
        guard numberOfLines == 1 || widestWord > bounds.width else { return false }
        return sizeThatFits(.zero).width > bounds.width
    }

    /// The layout of the text is the layout of a regular label.
    package override var isCustomized: Bool { false }
}
