import Foundation

/// What a node looks like, without where it stands or what it is called.
extension RenderNode {
    /// The fingerprint of the node's looks: its size, contents and children, but neither its name
    /// nor its place in the parent, so that equal rows share one.
    public var contentFingerprint: Fingerprint {
        var hasher = StableHasher()
        combineLooks(into: &hasher)
        return hasher.finalize()
    }

    private func combineLooks(into hasher: inout StableHasher) {
        hasher.combine(frame.size)
        hasher.combine(transform)
        hasher.combine(boundsOrigin)
        hasher.combine(opacity)
        hasher.combine(clipsToBounds)
        hasher.combine(cornerRadius)
        hasher.combine(Int(maskedCorners.rawValue))
        hasher.combine(cornerCurve.rawValue)
        if let background { hasher.combine(background) } else { hasher.combine(0) }
        hasher.combine(border?.width ?? 0)
        hasher.combine(border?.color)
        hasher.combine(shadow)
        if let shadowPath { hasher.combine(shadowPath) } else { hasher.combine(0) }
        if let mask {
            hasher.combine(5)
            hasher.combine(mask.frame.origin)
            mask.combineLooks(into: &hasher)
        }
        switch contents {
        case .none: hasher.combine(0)
        case .image(let image, let rect, let tint):
            hasher.combine(1)
            hasher.combine(image.fingerprint)
            hasher.combine(rect)
            hasher.combine(tint)
        case .text(let text, let point):
            hasher.combine(2)
            hasher.combine(text)
            hasher.combine(point)
        case .drawing(let drawing):
            hasher.combine(3)
            hasher.combine(drawing.fingerprint)
        case .mix(let a, let b, let share):
            hasher.combine(4)
            a.combineLooks(into: &hasher)
            b.combineLooks(into: &hasher)
            hasher.combine(share)
        }
        hasher.combine(children.count)
        for child in children {
            hasher.combine(child.frame.origin)
            child.combineLooks(into: &hasher)
        }
    }
}
