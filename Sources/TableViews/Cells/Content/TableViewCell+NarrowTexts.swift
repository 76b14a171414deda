import Foundation
import TableDrawing
import TableText

/// Texts without sufficient width between the parts before and after them.
extension TableViewCell {
    /// First text that is narrower than the height of a letter and requires more width.
    private var textWithoutRoom: Label? {
        let list = configuring.contentView as? ListContentView
        let own = [ownTextLabel, ownDetailTextLabel].compactMap { $0 }.filter {
            $0.superview != nil
        }
        return (list?.shownLabels ?? own).first { label in
            label.hasText && label.bounds.width < label.font.pointSize
                && label.bounds.width < label.naturalSize(maximumWidth: 0).width - 1
        }
    }

    /// Warns about a text that is hidden because accessories or the indentation take its
    /// space.
    ///
    /// An open row is temporarily narrow and gets no warning.
    func warnOfTextsWithoutRoom() {
        guard bounds.width > 0, swipe == nil,
            !movement.isUnderWay(at: AnimationClock.current?.time), let label = textWithoutRoom
        else { return }
        let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
        let accessory = currentAccessoryView.map(\.bounds.width) ?? 0
        let takers = [
            indentation > 0 ? "the indentation of \(indentation.inPoints)" : nil,
            accessory > 0 ? "the accessory view of \(accessory.inPoints)" : nil,
        ].compactMap { $0 }
        let others =
            takers.isEmpty ? "what else stands in the row" : takers.joined(separator: " and ")
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            DiagnosticLog.warn(
                "cell.text-without-room",
                "the text \(quoted(label.text ?? "")) has no room beside \(others) in the row's "
                    + "\(body.width.inPoints)")
        }
    }
}
