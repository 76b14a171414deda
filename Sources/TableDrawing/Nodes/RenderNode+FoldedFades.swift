import Foundation

/// Nested fades: a fade that interrupts another fade begins with a picture of the interrupted fade.
extension RenderNode {
    /// Maximum depth of nested fades; deeper fades are folded.
    ///
    /// The limit bounds depth and memory of the nodes for any number of interruptions. The number
    /// is our choice.
    private static let mostNestedFades = 4

    /// Node with at most `mostNestedFades` fades inside each other.
    package var withBoundedFades: RenderNode {
        fadeDepth > Self.mostNestedFades ? withFoldedFades : self
    }

    /// Number of fades inside each other.
    private var fadeDepth: Int {
        let inner = children.lazy.map(\.fadeDepth).max() ?? 0
        guard let pictures = fadingPictures else { return inner }
        return max(inner, 1 + (pictures.lazy.map(\.picture.fadeDepth).max() ?? 0))
    }

    /// Node with each fade folded into a single mixture of pictures.
    var withFoldedFades: RenderNode {
        var node = withFoldedChildren
        guard let pictures = node.fadingPictures else { return node }
        if node.isTwoImages { node.children = [] }
        node.contents = PictureBlend(pictures).contents(named: name, in: bounds)
        return node
    }

    /// Node with its visible children folded.
    ///
    /// Invisible children are removed.
    var withFoldedChildren: RenderNode {
        guard !children.isEmpty, !isTwoImages else { return self }
        var node = self
        node.children = children.filter { !$0.isBlank }.map(\.withFoldedFades)
        return node
    }

    /// Pictures that fade in the node, with their visible fractions, or `nil` without a fade.
    var fadingPictures: [(picture: RenderNode, share: Double)]? {
        if case .mix(let first, let second, let share) = contents {
            let share = min(1, max(0, share))
            return [(first, 1 - share), (second, share)]
        }
        guard isTwoImages, var first = children.first, var second = children.last else {
            return nil
        }
        // The second picture is opaque and covers its fraction of the first picture.
        let shares = (first.opacity * (1 - second.opacity), second.opacity)
        first.opacity = 1
        second.opacity = 1
        return [(first, shares.0), (second, shares.1)]
    }

    /// Whether the node is a fade of two overlapping images.
    private var isTwoImages: Bool {
        guard children.count == 2, contents == .none, isWithoutOwnLooks else { return false }
        let (first, second) = (children[0], children[1])
        return second.name == name && first.frame.origin == .zero
            && second.frame.origin == .zero && first.opacity < 1 && second.opacity < 1
            && abs(first.opacity + second.opacity - 1) < 1e-9
    }

    /// Whether the node has no visible parts except its fade.
    var containsOnlyFade: Bool {
        fadingPictures != nil && isWithoutOwnLooks && (children.isEmpty || isTwoImages)
    }

    private var isWithoutOwnLooks: Bool {
        background == nil && border == nil && shadow == nil && mask == nil && !clipsToBounds
            && transform.isIdentity
    }

    /// Whether the node has no visible parts.
    var isBlank: Bool {
        guard background == nil, border == nil, shadow == nil else { return false }
        switch contents {
        case .none: break
        case .mix(let first, let second, _):
            guard first.isBlank, second.isBlank else { return false }
        case .image, .drawing, .text: return false
        }
        return children.allSatisfy(\.isBlank)
    }
}
