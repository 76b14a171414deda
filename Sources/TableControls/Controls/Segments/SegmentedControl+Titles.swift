import Foundation
import TableDrawing
import TableGeometry
import TableText

/// Appearance of the titles, with UIKit's methods.
extension SegmentedControl {
    /// Sets font and colour of the titles in a state, or restores the theme's attributes if
    /// `nil`.
    ///
    /// Only `.font` and `.foregroundColor` have an effect.
    ///
    /// Missing attributes of a state default to the attributes of the normal state, and then
    /// to the theme's.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
    ) {
        titleAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }

    /// Returns the attributes set for a state, or `nil` if the state has no attributes of its
    /// own.
    public func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Whether a title exceeds the control's height by more than the empty part of a line.
    package var cutsTitles: Bool {
        segments.indices.contains { index in
            let title = title(of: segments[index], isSelected: index == selectedSegmentIndex)
            return !title.string.isEmpty && segments[index].image == nil
                && title.size.height > bounds.height * Label.inkedShare
        }
    }

    /// Whether a title is wider than its segment and therefore truncated in the middle.
    package var shortensTitles: Bool {
        zip(segments, segmentRects).enumerated().contains { index, pair in
            let (segment, rect) = pair
            guard segment.image == nil else { return false }
            return title(of: segment, isSelected: index == selectedSegmentIndex)
                .isCut(in: titleRect(in: rect).size)
        }
    }

    /// Minimum width without truncated titles, for any selected segment, in points.
    package var widthOfTitles: CGFloat {
        // Edges between segments are aligned to pixels, which may take a pixel from each
        // segment.
        let pixel = PixelGrid.current.hairline
        return PixelGrid.current.ceil(width(withPadding: Self.sideGap + pixel / 2))
    }

    /// Returns the frame of the title in a segment.
    func titleRect(in segment: CGRect) -> CGRect {
        segment.insetBy(dx: min(Self.sideGap, segment.width / 2), dy: 0)
    }

    /// Returns the attributes of a segment's title in its current state.
    func shownTitleAttributes(
        isSelected: Bool, isEnabled: Bool
    ) -> [NSAttributedString.Key: Any] {
        var shown = titleAttributes[Control.State.normal.rawValue] ?? [:]
        var states: [Control.State] = []
        if isSelected { states.append(.selected) }
        if !isEnabled { states.append(.disabled) }
        if isSelected, !isEnabled { states.append([.selected, .disabled]) }
        for state in states { shown.merge(titleAttributes[state.rawValue] ?? [:]) { $1 } }
        return shown
    }
}
