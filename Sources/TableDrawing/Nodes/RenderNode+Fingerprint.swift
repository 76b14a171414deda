import Foundation

/// Fingerprint of a node's appearance, without its place and name.
extension RenderNode {
    /// Fingerprint of the node's appearance: its size, contents and children.
    ///
    /// The node's name and its place in the parent are excluded, so that equal rows have equal
    /// fingerprints.
    public var contentFingerprint: Fingerprint {
        var hasher = StableHasher()
        combineLooks(into: &hasher)
        return hasher.finalize()
    }

    /// Hashes the outline of the node's background, clip and border.
    package func combineOutline(into hasher: inout StableHasher) {
        hasher.combine(bounds)
        hasher.combine(cornerRadius)
        guard cornerRadius > 0 else { return }
        hasher.combine(Int(maskedCorners.rawValue))
        hasher.combine(cornerCurve.rawValue)
        if let cornerBox { hasher.combine(cornerBox) }
    }

    /// Hashes the shadow and its path.
    package func combineShadow(into hasher: inout StableHasher) {
        hasher.combine(shadow)
        if let shadowPath { hasher.combine(shadowPath) } else { hasher.combine(0) }
    }

    private func combineLooks(into hasher: inout StableHasher) {
        combineOutline(into: &hasher)
        hasher.combine(transform)
        hasher.combine(opacity)
        hasher.combine(clipsToBounds)
        if let background { hasher.combine(background) } else { hasher.combine(0) }
        hasher.combine(border?.width ?? 0)
        hasher.combine(border?.color)
        combineShadow(into: &hasher)
        if let mask {
            hasher.combine(5)
            hasher.combine(mask.frame.origin)
            mask.combineLooks(into: &hasher)
        }
        if case .mix(let a, let b, let share) = contents {
            hasher.combine(4)
            a.combineLooks(into: &hasher)
            b.combineLooks(into: &hasher)
            hasher.combine(share)
        } else {
            contents.combine(into: &hasher)
        }
        hasher.combine(children.count)
        for child in children {
            hasher.combine(child.frame.origin)
            child.combineLooks(into: &hasher)
        }
    }
}

extension RenderContents {
    /// Hashes the contents, except for a mix, whose nodes are hashed elsewhere.
    package func combine(into hasher: inout StableHasher) {
        switch self {
        case .none, .mix: hasher.combine(0)
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
        }
    }
}
