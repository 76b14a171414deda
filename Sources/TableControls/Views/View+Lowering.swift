import Foundation
import TableAnimation
import TableDrawing
import TableThemes

/// Lowering views to render nodes.
extension View {
    /// Maximum depth of a view tree.
    ///
    /// Deeper trees are refused, to avoid a stack overflow.
    static let maximumDepth = 200

    /// Marks the view's drawing for a new call of `draw(_:)`.
    public func setNeedsDisplay() { needsDisplay = true }

    /// Marks the whole view, because a part of a view cannot be redrawn alone.
    public func setNeedsDisplay(_ rect: CGRect) { needsDisplay = true }

    /// Returns the recorded output of `draw(_:)`, recorded again if the view was marked or its
    /// size, traits or tint changed.
    func recordedDrawing() -> Drawing {
        let key = PictureKey(
            size: bounds.size, traits: traitCollection, theme: RenderContext.current.theme.name,
            tint: tintColor.resolved)
        if !needsDisplay, let picture, picture.key == key { return picture.drawing }
        needsDisplay = false
        guard bounds.width > 0, bounds.height > 0 else { return .empty }
        let canvas = Canvas(bounds: bounds)
        canvas.makeCurrent { draw(bounds) }
        let drawing = canvas.finish()
        if !drawing.isEmpty { work.drawings += 1 }
        picture = (drawing, key)
        return drawing
    }

    /// Returns the node of the view and all views below it, after layout.
    public func lowered() -> RenderNode {
        layoutIfNeeded()
        return loweredAsShown(depth: 0) ?? RenderNode(name: nodeName, frame: frame)
    }

    /// Returns the node of the view at the current time of the clock, including a running
    /// dissolve.
    package func loweredAsShown(depth: Int) -> RenderNode? {
        let node = lowered(depth: depth)
        guard let dissolve else { return node }
        guard let clock = AnimationClock.current, clock.time < dissolve.timing.end else {
            self.dissolve = nil
            return node
        }
        return dissolve.node(to: node, at: clock.time)
    }

    /// Returns the node of the view and all views below it, or `nil` if the view is not
    /// visible.
    package func loweredTree(depth: Int) -> RenderNode? {
        layer.removeFinishedAnimations()
        let alpha = layer.shownAlpha
        guard !isHidden, alpha > 0 else { return nil }
        guard depth < Self.maximumDepth else {
            DiagnosticLog.fail(
                "view.depth",
                "views are nested deeper than \(Self.maximumDepth) levels at \(nodeName)")
            return nil
        }
        let shown = layer.shownBounds
        var contents = makeContents()
        var children: [RenderNode] = []
        if shown != bounds, contents != .none {
            children.append(contentsNode(contents, in: shown))
            contents = .none
        }
        if layer.hasOwnContents {
            children += layer.contentNodes()
            if contents != .none, !children.isEmpty {
                children.append(
                    RenderNode(
                        name: "contents", frame: bounds, boundsOrigin: bounds.origin,
                        contents: contents))
                contents = .none
            }
        }
        if let overflow = makeOverflow() { children.append(overflow) }
        children += layer.sublayerNodes(depth: depth)
        return RenderNode(
            name: treeName, frame: layer.shownFrame,
            transform: layer.shownTransformAboutMiddle,
            boundsOrigin: shown.origin, opacity: Double(min(1, max(0, alpha))),
            clipsToBounds: clipsContents,
            cornerRadius: layer.shownCornerRadius, maskedCorners: layer.maskedCorners,
            cornerCurve: layer.cornerCurve, background: makeBackground(), border: layer.border,
            shadow: layer.shadow, shadowPath: layer.shadowPath,
            mask: layer.maskNode(depth: depth), contents: contents, children: children,
            identifier: accessibilityIdentifier)
    }

    /// Returns the node of the view's own contents while the bounds are animated.
    ///
    /// Text keeps to the edge of its alignment. Other contents have the size of the view and
    /// are stretched by the content mode.
    private func contentsNode(_ contents: RenderContents, in shown: CGRect) -> RenderNode {
        var node = RenderNode(
            name: "contents", frame: bounds, boundsOrigin: bounds.origin, contents: contents)
        if case .text = contents {
            node.frame.origin.x += (shown.width - bounds.width) * textAnchor.x
            node.frame.origin.y += (shown.height - bounds.height) * textAnchor.y
            return node
        }
        guard bounds.width > 0, bounds.height > 0, shown.size != bounds.size else {
            node.frame.origin = shown.origin
            return node
        }
        let place = contentMode.rect(forContentOfSize: bounds.size, in: shown)
        node.frame.origin = CGPoint(
            x: place.midX - bounds.width / 2, y: place.midY - bounds.height / 2)
        node.transform = CGAffineTransform(
            scaleX: place.width / bounds.width, y: place.height / bounds.height)
        return node
    }
}
