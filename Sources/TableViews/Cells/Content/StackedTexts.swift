import Foundation
import TableDrawing
import TableText

/// Two texts, one above the other, in a row that may be lower than they ask for; sizes in points.
///
/// Where their lines have no room, each has fewer, the second one first. Where not even one line of each
/// has room, the second text is left out: half a line helps nobody. (UIKit's own rule is not published.)
struct StackedTexts {
    private(set) var text: CGSize
    private(set) var detail: CGSize
    private(set) var gap: CGFloat
    /// Whether less is shown than there is.
    private(set) var isCut = false

    /// How far lines may reach into each other: no ink stands there.
    private static let leading: CGFloat = 0.2

    var height: CGFloat { text.height + gap + detail.height }

    /// Fits the texts into a width and a height; a height of infinity is no limit.
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
                // Only what is empty between the lines is missing.
                self.gap = room - text.height - detail.height
                return
            }
            isCut = true
            self.gap = min(self.gap, room - ownLine - line)
            Self.fit(first, &text, into: width, max(ownLine, room - self.gap - line))
            Self.fit(second, &detail, into: width, max(line, room - self.gap - text.height))
            self.gap = min(self.gap, room - text.height - detail.height)
        } else {
            // Within a point only what is empty around the lines is missing.
            guard height > room + 1 else { return }
            isCut = true
            Self.fit(first, &text, into: width, room)
            Self.fit(second, &detail, into: width, room)
        }
    }

    /// Takes away the lines that there is no room for, but for the first.
    ///
    /// One that is higher than the room is cut, where it stands by itself. The last line that is left may be as
    /// wide as there is width: it goes on until its ellipsis.
    private static func fit(
        _ label: Label?, _ size: inout CGSize, into width: CGFloat, _ room: CGFloat
    ) {
        guard let label, size.height > room else { return }
        let fitting = label.sizeThatFits(CGSize(width: width, height: max(1, room))).height
        size = CGSize(width: width, height: min(fitting, max(room, 0), size.height))
    }
}
