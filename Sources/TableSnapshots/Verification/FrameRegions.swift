import Foundation

/// The named places of frames, handed out in order.
public final class FrameRegions {
    private var cursor: RecordedRegions.Cursor?
    private var next = 0
    private var current: [NamedRegion]
    /// Whether it is known where anything was.
    private let isKnown: Bool
    /// Whether the reference keeps places that cannot be read.
    private var isUnreadable = false

    /// - Parameter regions: nothing where no place is known.
    public init(_ regions: RecordedRegions?) {
        cursor = regions?.cursor
        current = []
        isKnown = regions != nil
    }

    /// Those that a reference keeps, or else those of the render tree that lies beside it, which are
    /// those of an animation's first frame.
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

    /// The places of a frame; frames are asked for in order.
    ///
    /// Behind the last they are those of the last.
    public func regions(of frame: Int) -> [NamedRegion] {
        while next <= frame {
            next += 1
            current = cursor?.regions() ?? current
        }
        return current
    }

    /// Says so where something is ignored by its name and nobody knows where the reference has it.
    func notes(on ignoring: [IgnoredPlace]) -> [String] {
        guard !isKnown, ignoring.contains(where: \.isNamed) else { return [] }
        if isUnreadable {
            return [
                "only the new places of what is ignored are: in the reference, "
                    + RecordedRegions.unreadable
            ]
        }
        return [
            "the reference does not tell where it has what is ignored, so that only its new places "
                + "are; recording it anew mends that"
        ]
    }
}
