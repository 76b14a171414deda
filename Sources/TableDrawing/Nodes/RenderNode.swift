import Foundation

/// Resolved part of a picture; immutable in use and safe to pass between threads.
///
/// Render nodes separate layout from painting: the code before them resolves, the code after
/// them draws. Units are points. A node's coordinates begin at its top left corner. Like the
/// bounds of a scroll view, `boundsOrigin` moves the contents and children.
public struct RenderNode: Sendable, Hashable {
    /// Border inside a node's edge, above its contents and children.
    public struct Border: Sendable, Hashable {
        /// Width, in points.
        public var width: CGFloat
        /// Colour of the border.
        public var color: RGBA

        /// Creates a border with a width in points.
        public init(width: CGFloat, color: RGBA) {
            self.width = width
            self.color = color
        }
    }

    /// Copy-on-write storage, because nodes are large and are passed on far more often than
    /// changed.
    private var box: Box

    private init(_ fields: Fields) { box = Box(fields) }

    /// Makes the storage unique to this node.
    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.fields) }
    }

    /// Role of the node within its parent: `row 3`, `textLabel`, `separator`.
    public var name: String {
        get { box.fields.name }
        set {
            makeUnique()
            box.fields.name = newValue
        }
    }
    /// Accessibility identifier of the node's view; not drawn.
    public var identifier: String? {
        get { box.fields.identifier }
        set {
            makeUnique()
            box.fields.identifier = newValue
        }
    }
    /// Place in the parent's coordinates before `transform` is applied.
    public var frame: CGRect {
        get { box.fields.frame }
        set {
            makeUnique()
            box.fields.frame = newValue
        }
    }
    /// Transform about the centre of `frame`.
    public var transform: CGAffineTransform {
        get { box.fields.transform }
        set {
            makeUnique()
            box.fields.transform = newValue
        }
    }
    /// Point of the node's coordinates at the node's top left corner.
    public var boundsOrigin: CGPoint {
        get { box.fields.boundsOrigin }
        set {
            makeUnique()
            box.fields.boundsOrigin = newValue
        }
    }
    /// Opacity from 0 to 1; below 1, the node and its children are painted as a group.
    public var opacity: Double {
        get { box.fields.opacity }
        set {
            makeUnique()
            box.fields.opacity = newValue
        }
    }
    /// Whether contents and children are clipped to the rounded edge.
    public var clipsToBounds: Bool {
        get { box.fields.clipsToBounds }
        set {
            makeUnique()
            box.fields.clipsToBounds = newValue
        }
    }
    /// Corner radius in points, limited to half of the shorter side.
    public var cornerRadius: CGFloat {
        get { box.fields.cornerRadius }
        set {
            makeUnique()
            box.fields.cornerRadius = newValue
        }
    }
    /// Corners rounded by `cornerRadius`.
    public var maskedCorners: RectCorner {
        get { box.fields.maskedCorners }
        set {
            makeUnique()
            box.fields.maskedCorners = newValue
        }
    }
    /// Curve of the rounded corners.
    public var cornerCurve: CornerCurve {
        get { box.fields.cornerCurve }
        set {
            makeUnique()
            box.fields.cornerCurve = newValue
        }
    }
    /// Larger rectangle whose rounded corners clip the node, in the node's coordinates, or
    /// `nil` for the node's bounds.
    ///
    /// The corners of a low node can be taller than the node. The node then shows the part of
    /// the box inside its bounds. The box is as wide as the node.
    public var cornerBox: CGRect? {
        get { box.fields.cornerBox }
        set {
            makeUnique()
            box.fields.cornerBox = newValue
        }
    }
    /// Background beneath the contents and children.
    public var background: Paint? {
        get { box.fields.background }
        set {
            makeUnique()
            box.fields.background = newValue
        }
    }
    /// Border inside the edge, above contents and children.
    public var border: Border? {
        get { box.fields.border }
        set {
            makeUnique()
            box.fields.border = newValue
        }
    }
    /// Shadow of the node's shape; not clipped by the node.
    public var shadow: Shadow? {
        get { box.fields.shadow }
        set {
            makeUnique()
            box.fields.shadow = newValue
        }
    }
    /// Path that casts the shadow instead of the node's shape, in the node's coordinates.
    public var shadowPath: Path? {
        get { box.fields.shadowPath }
        set {
            makeUnique()
            box.fields.shadowPath = newValue
        }
    }
    /// Node whose alpha multiplies the alpha of this node including its shadow, in this node's
    /// coordinates.
    ///
    /// Transparent parts of the mask hide the node.
    public var mask: RenderNode? {
        get { box.fields.mask }
        set {
            makeUnique()
            box.fields.mask = newValue
        }
    }
    /// Contents between the background and the children.
    public var contents: RenderContents {
        get { box.fields.contents }
        set {
            makeUnique()
            box.fields.contents = newValue
        }
    }
    /// Children from back to front.
    public var children: [RenderNode] {
        get { box.fields.children }
        _modify {
            makeUnique()
            yield &box.fields.children
        }
    }

    /// Creates a node; by default without contents, children, background and effects.
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

    /// Compares two nodes by their fields, including their children.
    public static func == (left: RenderNode, right: RenderNode) -> Bool {
        left.box === right.box || left.box.fields == right.box.fields
    }

    /// Hashes the node's fields, including its children.
    public func hash(into hasher: inout Hasher) { hasher.combine(box.fields) }

    /// Rectangle of the node in its own coordinates.
    public var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

    /// Transform from the node's coordinates to its parent's coordinates.
    public var transformToParent: CGAffineTransform {
        let toTopLeft = CGAffineTransform(
            translationX: -boundsOrigin.x - frame.width / 2,
            y: -boundsOrigin.y - frame.height / 2)
        return toTopLeft.concatenating(transform)
            .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    }
}

/// Content of a node between its background and its children.
public enum RenderContents: Sendable, Hashable {
    case none
    /// An image in a rectangle of the node's bounds.
    ///
    /// A template image is painted in `tint`.
    case image(Image, CGRect, tint: RGBA?)
    /// Shaped text with its top left corner at a point of the node's bounds.
    case text(GlyphText, CGPoint)
    /// Recorded drawing in the coordinates of the node's bounds.
    ///
    /// The drawing is clipped to the bounds, like a view's drawing to its backing store. Its
    /// blend modes affect only the drawing itself.
    case drawing(Drawing)
    /// A weighted mix of two pictures: `a` at 0, `b` at 1.
    ///
    /// Each picture is painted separately over the backdrop, and every pixel is interpolated
    /// between both results.
    indirect case mix(RenderNode, RenderNode, Double)
}
