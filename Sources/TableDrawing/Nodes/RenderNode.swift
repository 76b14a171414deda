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

    /// What it is, within its parent: `row 3`, `textLabel`, `separator`.
    public var name: String
    /// The accessibility identifier of the view that it shows; it is not drawn.
    public var identifier: String?
    /// The place in the parent's coordinates before `transform`.
    public var frame: CGRect
    /// Applied about the centre of `frame`.
    public var transform: CGAffineTransform
    /// The point of the node's coordinates that lies in its top left corner.
    public var boundsOrigin: CGPoint
    /// From 0 to 1; below 1 the node and its children are painted as one group.
    public var opacity: Double
    /// Whether contents and children end at the (rounded) edge.
    public var clipsToBounds: Bool
    public var cornerRadius: CGFloat
    public var maskedCorners: RectCorner
    public var cornerCurve: CornerCurve
    public var background: Paint?
    public var border: Border?
    /// A shadow of the node's shape; it lies outside a clip of the node itself.
    public var shadow: Shadow?
    /// What casts the shadow instead of the node's own shape, in the node's own coordinates.
    public var shadowPath: Path?
    /// A node, in this node's own coordinates, whose alpha multiplies that of everything this one
    /// shows, its shadow included; where it shows nothing, nothing is shown.
    public var mask: RenderNode? {
        get { masks.first }
        set { masks = newValue.map { [$0] } ?? [] }
    }
    /// One or none: a node cannot hold another in place.
    private var masks: [RenderNode]
    public var contents: RenderContents
    /// From the back to the front.
    public var children: [RenderNode]

    public init(
        name: String, frame: CGRect, transform: CGAffineTransform = .identity,
        boundsOrigin: CGPoint = .zero, opacity: Double = 1, clipsToBounds: Bool = false,
        cornerRadius: CGFloat = 0, maskedCorners: RectCorner = .allCorners,
        cornerCurve: CornerCurve = .circular, background: Paint? = nil, border: Border? = nil,
        shadow: Shadow? = nil, shadowPath: Path? = nil, mask: RenderNode? = nil,
        contents: RenderContents = .none, children: [RenderNode] = [], identifier: String? = nil
    ) {
        self.name = name
        self.identifier = identifier
        self.frame = frame
        self.transform = transform
        self.boundsOrigin = boundsOrigin
        self.opacity = opacity
        self.clipsToBounds = clipsToBounds
        self.cornerRadius = cornerRadius
        self.maskedCorners = maskedCorners
        self.cornerCurve = cornerCurve
        self.background = background
        self.border = border
        self.shadow = shadow
        self.shadowPath = shadowPath
        masks = mask.map { [$0] } ?? []
        self.contents = contents
        self.children = children
    }

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
