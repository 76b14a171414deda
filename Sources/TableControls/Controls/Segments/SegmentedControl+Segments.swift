import Foundation
import TableDrawing

/// Methods for adding, removing and changing segments, with UIKit's names.
extension SegmentedControl {
    /// Number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment; an index out of range is clamped, as in UIKit.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image; an index out of range is clamped, as in UIKit.
    public func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    private func insert(_ new: Segment, at index: Int) {
        let place = min(max(0, index), segments.count)
        segments.insert(new, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        invalidateIntrinsicContentSize()
    }

    /// Removes a segment; a removed selection leaves no segment selected.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard checks(segment, "removeSegment(at:)") else { return }
        let selected = selectedSegmentIndex
        selectedSegmentIndex = Self.noSegment
        segments.remove(at: segment)
        if selected != segment, selected != Self.noSegment {
            selectedSegmentIndex = selected > segment ? selected - 1 : selected
        }
        invalidateIntrinsicContentSize()
    }

    /// Removes all segments and the selection.
    public func removeAllSegments() {
        selectedSegmentIndex = Self.noSegment
        segments = []
        invalidateIntrinsicContentSize()
    }

    /// Sets the title of a segment, which replaces its image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard checks(segment, "setTitle(_:forSegmentAt:)") else { return }
        segments[segment].title = title
        segments[segment].image = nil
        invalidateIntrinsicContentSize()
    }

    /// Returns the title of a segment, or `nil` if the segment has no title or does not exist.
    public func titleForSegment(at segment: Int) -> String? {
        checks(segment, "titleForSegment(at:)") ? segments[segment].title : nil
    }

    /// Sets the image of a segment, which replaces its title.
    public func setImage(_ image: Image?, forSegmentAt segment: Int) {
        guard checks(segment, "setImage(_:forSegmentAt:)") else { return }
        segments[segment].image = image
        segments[segment].title = nil
        invalidateIntrinsicContentSize()
    }

    /// Returns the image of a segment, or `nil` if the segment has no image or does not exist.
    public func imageForSegment(at segment: Int) -> Image? {
        checks(segment, "imageForSegment(at:)") ? segments[segment].image : nil
    }

    /// Sets the width of a segment in points, or 0 for an automatic width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard checks(segment, "setWidth(_:forSegmentAt:)") else { return }
        segments[segment].width = max(0, width)
        invalidateIntrinsicContentSize()
    }

    /// Returns the explicit width of a segment in points, or 0 for an automatic width.
    public func widthForSegment(at segment: Int) -> CGFloat {
        checks(segment, "widthForSegment(at:)") ? segments[segment].width : 0
    }

    /// Enables or disables a segment.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard checks(segment, "setEnabled(_:forSegmentAt:)") else { return }
        segments[segment].isEnabled = enabled
    }

    /// Returns whether a segment exists and is enabled.
    public func isEnabledForSegment(at segment: Int) -> Bool {
        checks(segment, "isEnabledForSegment(at:)") && segments[segment].isEnabled
    }

    /// Frames of the segments in the control's own coordinates, from first to last.
    ///
    /// In a right-to-left layout the first segment is at the right.
    public var segmentRects: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }
        let room = max(0, bounds.width - fixed)
        let content = free.reduce(0) { $0 + contentWidth($1) }
        var x = bounds.minX
        return segments.map { segment in
            var width = segment.width
            if width == 0 {
                width =
                    apportionsSegmentWidthsByContent && content > 0
                    ? room * contentWidth(segment) / content : room / CGFloat(free.count)
            }
            let (left, right) = (aligned(x), aligned(x + width))
            x += width
            let rect = CGRect(
                x: left, y: bounds.minY, width: right - left, height: bounds.height)
            guard isMirrored else { return rect }
            return CGRect(
                x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
                height: rect.height)
        }
    }
}
