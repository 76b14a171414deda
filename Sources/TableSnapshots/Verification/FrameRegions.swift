import Foundation

/// Iterates over the named regions of frames in order.
package final class FrameRegions {
    private var cursor: RecordedRegions.Cursor?
    private var next = 0
    private var current: [NamedRegion]
    /// Whether the regions are known.
    private let isKnown: Bool
    /// Whether the reference has unreadable regions.
    private var isUnreadable = false

    /// - Parameter regions: the regions, or `nil` if they are unknown.
    package init(_ regions: RecordedRegions?) {
        cursor = regions?.cursor
        current = []
        isKnown = regions != nil
    }

    /// Creates the regions stored in a reference, or else in the render tree beside it.
    ///
    /// The render tree of an animation has the regions of its first frame.
    init(of reference: Data, _ path: String, _ width: Int, _ height: Int) {
        let regions = RecordedRegions(of: reference)
        cursor = regions?.cursor
        let tree =
            regions == nil
            ? RecordedRenderTree.regions(beside: path, width: width, height: height) : nil
        current = tree ?? []
        isKnown = regions != nil || tree != nil
        isUnreadable = !isKnown && RecordedRegions.areUnreadable(in: reference)
    }

    /// Returns the regions of a frame.
    ///
    /// Frames must be requested in order.
    ///
    /// After the last frame, the regions are the last frame's.
    package func regions(of frame: Int) -> [NamedRegion] {
        while next <= frame {
            next += 1
            current = cursor?.regions() ?? current
        }
        return current
    }

    /// Returns a note if places are ignored by name and their regions in the reference are
    /// unknown.
    func notes(on ignoring: [IgnoredPlace]) -> [String] {
        guard !isKnown, ignoring.contains(where: \.isNamed) else { return [] }
        if isUnreadable {
            return [
                "only the new places are ignored. In the reference, "
                    + RecordedRegions.unreadable
            ]
        }
        return [
            "only the new places are ignored, because the reference has no recorded places; record "
                + "the reference again"
        ]
    }
}
