import Foundation

/// One decided piece of a picture; immutable in use, and safe to hand to any thread.
///
/// Everything left of it decides, everything right of it draws. Units are points. A node's own
/// coordinates begin at its top left corner and are moved by `boundsOrigin` for its contents and
/// children, as a scrolled view's are.
public struct RenderNode: Sendable, Hashable {
    /// A border drawn inside a node's edge, above its contents and children.
    public struct Border: Sendable, Hashable {
        /// Points.
        public var width: CGFloat
        public var color: RGBA

        public init(width: CGFloat, color: RGBA) {
            self.width = width
            self.color = color
        }
    }

    /// Shared by copies until one of them changes: nodes are large, and handed on far more often than
    /// changed.
    private var box: Box

    private init(_ fields: Fields) { box = Box(fields) }

    /// A box that is this node's alone.
    private mutating func own() {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.fields) }
    }

    /// What it is, within its parent: `row 3`, `textLabel`, `separator`.
    public var name: String {
        get { box.fields.name }
        set {
            own()
            box.fields.name = newValue
        }
    }
    /// The accessibility identifier of the view that it shows; it is not drawn.
    public var identifier: String? {
        get { box.fields.identifier }
        set {
            own()
            box.fields.identifier = newValue
        }
    }
    /// The place in the parent's coordinates before `transform`.
    public var frame: CGRect {
        get { box.fields.frame }
        set {
            own()
            box.fields.frame = newValue
        }
    }
    /// Applied about the centre of `frame`.
    public var transform: CGAffineTransform {
        get { box.fields.transform }
        set {
            own()
            box.fields.transform = newValue
        }
    }
    /// The point of the node's coordinates that lies in its top left corner.
    public var boundsOrigin: CGPoint {
        get { box.fields.boundsOrigin }
        set {
            own()
            box.fields.boundsOrigin = newValue
        }
    }
    /// From 0 to 1; below 1 the node and its children are painted as one group.
    public var opacity: Double {
        get { box.fields.opacity }
        set {
            own()
            box.fields.opacity = newValue
        }
    }
    /// Whether contents and children end at the (rounded) edge.
    public var clipsToBounds: Bool {
        get { box.fields.clipsToBounds }
        set {
            own()
            box.fields.clipsToBounds = newValue
        }
    }
    /// Points; at most half of the shorter side shows.
    public var cornerRadius: CGFloat {
        get { box.fields.cornerRadius }
        set {
            own()
            box.fields.cornerRadius = newValue
        }
    }
    /// The corners that `cornerRadius` rounds.
    public var maskedCorners: RectCorner {
        get { box.fields.maskedCorners }
        set {
            own()
            box.fields.maskedCorners = newValue
        }
    }
    /// The form of rounded corners.
    public var cornerCurve: CornerCurve {
        get { box.fields.cornerCurve }
        set {
            own()
            box.fields.cornerCurve = newValue
        }
    }
    /// The larger rectangle, in the node's own coordinates, whose round corners cut the node; nothing is the
    /// node's own.
    ///
    /// Corners reach further than a node that is lower than they are: the node is the part of the box that
    /// lies in its bounds. The box is as wide as the node.
    public var cornerBox: CGRect? {
        get { box.fields.cornerBox }
        set {
            own()
            box.fields.cornerBox = newValue
        }
    }
    /// What lies beneath everything that the node shows.
    public var background: Paint? {
        get { box.fields.background }
        set {
            own()
            box.fields.background = newValue
        }
    }
    /// A line inside the edge, above contents and children.
    public var border: Border? {
        get { box.fields.border }
        set {
            own()
            box.fields.border = newValue
        }
    }
    /// A shadow of the node's shape; it lies outside a clip of the node itself.
    public var shadow: Shadow? {
        get { box.fields.shadow }
        set {
            own()
            box.fields.shadow = newValue
        }
    }
    /// What casts the shadow instead of the node's own shape, in the node's own coordinates.
    public var shadowPath: Path? {
        get { box.fields.shadowPath }
        set {
            own()
            box.fields.shadowPath = newValue
        }
    }
    /// A node, in this node's own coordinates, whose alpha multiplies that of everything this one
    /// shows, its shadow included; where it shows nothing, nothing is shown.
    public var mask: RenderNode? {
        get { box.fields.mask }
        set {
            own()
            box.fields.mask = newValue
        }
    }
    /// What is shown between the background and the children.
    public var contents: RenderContents {
        get { box.fields.contents }
        set {
            own()
            box.fields.contents = newValue
        }
    }
    /// From the back to the front.
    public var children: [RenderNode] {
        get { box.fields.children }
        _modify {
            own()
            yield &box.fields.children
        }
    }

    public init(
        name: String, frame: CGRect, transform: CGAffineTransform = .identity,
        boundsOrigin: CGPoint = .zero, opacity: Double = 1, clipsToBounds: Bool = false,
        cornerRadius: CGFloat = 0, maskedCorners: RectCorner = .allCorners,
        cornerCurve: CornerCurve = .circular, background: Paint? = nil, border: Border? = nil,
        shadow: Shadow? = nil, shadowPath: Path? = nil, mask: RenderNode? = nil,
        contents: RenderContents = .none, children: [RenderNode] = [], identifier: String? = nil
    ) {
        self.init(
            Fields(
                name: name, identifier: identifier, frame: frame, transform: transform,
                boundsOrigin: boundsOrigin, opacity: opacity, clipsToBounds: clipsToBounds,
                cornerRadius: cornerRadius, maskedCorners: maskedCorners,
                cornerCurve: cornerCurve, cornerBox: nil, background: background,
                border: border, shadow: shadow, shadowPath: shadowPath, mask: mask,
                contents: contents,
                children: children))
    }

    public static func == (left: RenderNode, right: RenderNode) -> Bool {
        left.box === right.box || left.box.fields == right.box.fields
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(box.fields) }

    /// The node's rectangle in its own coordinates.
    public var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

    /// Maps the node's own coordinates to its parent's.
    public var transformToParent: CGAffineTransform {
        let toTopLeft = CGAffineTransform(
            translationX: -boundsOrigin.x - frame.width / 2,
            y: -boundsOrigin.y - frame.height / 2)
        return toTopLeft.concatenating(transform)
            .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    }
}
