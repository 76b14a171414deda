import Foundation
import TableControls
import TableText

/// Sizes of two stacked texts in a row that may be too low; in points.
///
/// If the lines do not fit, lines are removed, from the second text first. If a line of each
/// text does not fit, the second text is omitted: half a line would be useless. (UIKit's rule
/// is not published.)
struct StackedTexts {
    private(set) var text: CGSize
    private(set) var detail: CGSize
    private(set) var gap: CGFloat
    /// Whether texts are truncated.
    private(set) var isCut = false

    /// Permitted overlap of lines as a share of the line height, in which there is no ink.
    private static let leading: CGFloat = 0.2

    var height: CGFloat { text.height + gap + detail.height }

    /// Fits the texts into a width and a height; an infinite height is no limit.
    init(_ first: Label?, _ second: Label?, gap: CGFloat, width: CGFloat, height room: CGFloat) {
        text = first?.naturalSize(maximumWidth: width) ?? .zero
        detail = second?.naturalSize(maximumWidth: width) ?? .zero
        self.gap = first != nil && second != nil ? gap : 0
        guard height > room else { return }
        if first != nil, let second {
            let line = min(detail.height, second.font.lineHeight)
            let ownLine = min(text.height, first?.font.lineHeight ?? 0)
            let overlap = line * Self.leading
            guard ownLine + line - overlap <= room else {
                detail = .zero
                self.gap = 0
                Self.fit(first, &text, into: width, room)
                isCut = true
                return
            }
            guard height - overlap > room else {
                // Only the empty space between the lines does not fit.
                self.gap = room - text.height - detail.height
                return
            }
            isCut = true
            self.gap = min(self.gap, room - ownLine - line)
            Self.fit(first, &text, into: width, max(ownLine, room - self.gap - line))
            Self.fit(second, &detail, into: width, max(line, room - self.gap - text.height))
            self.gap = min(self.gap, room - text.height - detail.height)
        } else {
            // Within a point, only the empty space around the lines does not fit.
            guard height > room + 1 else { return }
            isCut = true
            Self.fit(first, &text, into: width, room)
            Self.fit(second, &detail, into: width, room)
        }
    }

    /// Removes lines that do not fit, except for the first line.
    ///
    /// A single text's line is clipped if it is higher than the available height.
    /// The last remaining line may extend to the full width, up to its ellipsis.
    private static func fit(
        _ label: Label?, _ size: inout CGSize, into width: CGFloat, _ room: CGFloat
    ) {
        guard let label, size.height > room else { return }
        let fitting = label.sizeThatFits(CGSize(width: width, height: max(1, room))).height
        size = CGSize(width: width, height: min(fitting, max(room, 0), size.height))
    }
}
