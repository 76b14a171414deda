import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The looks of the titles, with UIKit's calls.
extension SegmentedControl {
    /// Sets the font and the colour of the titles in a state; nothing takes the theme's again.
    ///
    /// They are `.font` and `.foregroundColor`; other attributes do not show.
    ///
    /// What a state leaves open is that of the normal one, and then the theme's.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
    ) {
        titleAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }

    public func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Whether a title is higher than the control by more than the empty part of a line.
    var cutsTitles: Bool {
        segments.indices.contains { index in
            let title = title(of: segments[index], isSelected: index == selectedSegmentIndex)
            return !title.string.isEmpty && segments[index].image == nil
                && title.size.height > bounds.height * Label.inkedShare
        }
    }

    /// Whether a title is wider than its segment, and is shortened in its middle.
    var shortensTitles: Bool {
        zip(segments, segmentRects).enumerated().contains { index, pair in
            let (segment, rect) = pair
            guard segment.image == nil else { return false }
            return title(of: segment, isSelected: index == selectedSegmentIndex)
                .isCut(in: titleRect(in: rect).size)
        }
    }

    /// The least width in which no title is shortened, whichever segment is chosen, in points.
    package var widthOfTitles: CGFloat {
        // The edges between segments lie on whole pixels, which may take one from each.
        let pixel = PixelGrid.current.hairline
        return PixelGrid.current.ceil(width(withPadding: Self.sideGap + pixel / 2))
    }

    /// Where the title of a segment has its place.
    func titleRect(in segment: CGRect) -> CGRect {
        segment.insetBy(dx: min(Self.sideGap, segment.width / 2), dy: 0)
    }

    /// The attributes of a segment's title as it is at present.
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
