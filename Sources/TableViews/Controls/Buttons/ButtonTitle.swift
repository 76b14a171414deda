import Foundation
import TableText

/// The label of a button's title; as UIKit's it wraps where its line break mode is one that wraps.
final class ButtonTitle: Label {
    /// The most lines that were asked for, 0 being any number; nothing leaves them to the rest.
    var ownNumberOfLines: Int? { didSet { linesDidChange() } }
    /// Whether a configuration decides what the button looks like; then titles wrap.
    var isConfigured = false { didSet { linesDidChange() } }

    override var lineBreakMode: LineBreakMode { didSet { linesDidChange() } }

    override var numberOfLines: Int {
        get { ownNumberOfLines ?? (isConfigured || wraps ? 0 : 1) }
        set { ownNumberOfLines = newValue }
    }

    private var wraps: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

    private func linesDidChange() {
        superview?.setNeedsLayout()
        superview?.invalidateIntrinsicContentSize()
    }

    /// Whether more height would not show it whole: it has no more than one line, or no room for a word.
    var lacksWidth: Bool {
        guard numberOfLines == 1 || widestWord * textScale > bounds.width else { return false }
        return sizeThatFits(.zero).width > bounds.width
    }

    /// It lays text out as any label.
    override var isCustomized: Bool { false }
}
