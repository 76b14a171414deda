import Foundation
import TableControls
import TableDrawing
import TableText

/// The key below an overlay, which explains its colours and their amounts.
struct OverlayKey {
    /// Minimum width, in points.
    ///
    /// The key of a narrower screen is wider than the screen.
    private static let minimumWidth: CGFloat = 240
    private static let margin: CGFloat = 8
    private static let swatch = CGSize(width: 24, height: 18)
    private static let lineHeight: CGFloat = 26
    private static let font = Font.systemFont(ofSize: 12)
    /// Maximum number of tints that can be distinguished.
    private static let mostTints = 12
    /// Number of tints from which the colour is darker than half.
    private static let darkTints = 5

    private let view = View(frame: .zero)
    private let width: CGFloat
    /// Position of the next entry.
    private var place = CGPoint(x: margin, y: margin / 2)

    /// - Parameter width: width of the picture above, in points.
    init(width: CGFloat) {
        self.width = max(width, Self.minimumWidth)
        view.autoresizesSubviews = false
        view.clipsToBounds = true
        view.backgroundColor = .white
    }

    /// Returns the key for a picture of height `y`.
    func node(at y: CGFloat) -> RenderNode {
        view.frame = CGRect(
            x: 0, y: y, width: width, height: place.y + Self.lineHeight + Self.margin / 2)
        var node = view.lowered()
        node.name = "key"
        return node
    }

    /// Adds the shares of the screen that are opaque and blended.
    mutating func addMixing(_ grid: CoverageGrid) {
        let shares = Self.percents([grid.opaqueShare, grid.blendedShare])
        add(fills: [OverlayColors.opaque], "", "opaque " + shares[0])
        add(fills: [OverlayColors.blended], "", "blended " + shares[1])
    }

    /// Adds the shares of the screen by number of paints.
    mutating func addCounts(_ grid: CoverageGrid) {
        addHeading(
            "Times painted (\(InspectedRect.text((grid.overdraw * 10).rounded() / 10)) on average)")
        let shares = grid.shares(upTo: Self.mostTints)
        let percents = Self.percents(shares)
        for (count, share) in shares.enumerated() where share > 0 {
            add(
                fills: Array(repeating: OverlayColors.painted, count: count),
                count < Self.mostTints ? "\(count)" : "\(count)+", percents[count])
        }
    }

    /// Adds the number of views at each depth.
    mutating func addDepths(_ depths: [Int]) {
        addHeading("Views by depth (\(depths.count) in all)")
        let counts = Dictionary(depths.map { ($0, 1) }, uniquingKeysWith: +)
        for (depth, count) in counts.sorted(by: { $0.key < $1.key }) {
            add(outline: OverlayColors.depth(depth), "\(depth + 1)", "\(count)")
        }
    }

    /// Returns percentages with a single decimal, as in the performance report, rounded to keep
    /// their sum.
    static func percents(_ shares: [Double]) -> [String] {
        let exact = shares.map { $0 * 1_000 }
        var tenths = exact.map { $0.rounded(.down) }
        let missing = Int(clamping: exact.reduce(0, +).rounded() - tenths.reduce(0, +))
        // The largest remainders are rounded up first.
        let order = exact.indices.sorted {
            (exact[$1] - tenths[$1], $0) < (exact[$0] - tenths[$0], $1)
        }
        for index in order.prefix(max(0, missing)) { tenths[index] += 1 }
        return zip(shares, tenths).map { share, tenth in
            share > 0 && tenth == 0 ? "< 0.1 %" : InspectedRect.text(tenth / 10) + " %"
        }
    }

    private mutating func addHeading(_ words: String) {
        view.addSubview(Self.label(words, x: place.x, y: place.y))
        place = CGPoint(x: Self.margin, y: place.y + Self.lineHeight)
    }

    /// Adds a swatch with stacked colours and a description.
    ///
    /// A full line wraps.
    private mutating func add(
        fills: [RGBA] = [], outline: RGBA? = nil, _ number: String, _ words: String
    ) {
        let gap = Self.margin * 0.75
        var label = Self.label(words, x: place.x + Self.swatch.width + gap, y: place.y)
        if label.frame.maxX > width - Self.margin, place.x > Self.margin {
            place = CGPoint(x: Self.margin, y: place.y + Self.lineHeight)
            label = Self.label(words, x: place.x + Self.swatch.width + gap, y: place.y)
        }
        let frame = CGRect(
            x: place.x, y: place.y + (Self.lineHeight - Self.swatch.height) / 2,
            width: Self.swatch.width, height: Self.swatch.height)
        for color in fills {
            let layer = View(frame: frame)
            layer.backgroundColor = Color(color)
            view.addSubview(layer)
        }
        let name = Label(frame: frame)
        name.text = number
        name.font = Self.font
        name.textAlignment = .center
        name.textColor = fills.count < Self.darkTints ? .black : .white
        name.layer.borderWidth = outline == nil ? 0 : 1
        name.layer.borderColor = outline.map { Color($0) }
        view.addSubview(name)
        view.addSubview(label)
        place.x = label.frame.maxX + Self.margin * 1.5
    }

    /// Returns a label vertically centred in a line that begins at a point.
    private static func label(_ words: String, x: CGFloat, y: CGFloat) -> Label {
        let label = Label(frame: .zero)
        label.text = words
        label.font = font
        label.textColor = .black
        let size = label.sizeThatFits(.zero)
        label.frame = CGRect(
            x: x, y: y + ((lineHeight - size.height) / 2).rounded(), width: size.width,
            height: size.height)
        return label
    }
}

/// Colours of overlays.
///
/// Green and red follow Core Animation's instrument. The other colours are our own.
enum OverlayColors {
    static let opaque = RGBA(hex: 0x00C000, alpha: 0.3)
    static let blended = RGBA(hex: 0xFF0000, alpha: 0.55)
    static let painted = RGBA(hex: 0x0000C0, alpha: 0.16)
    /// Colours of regions, easy to distinguish side by side.
    static let regions = [
        RGBA(hex: 0xD32F2F), RGBA(hex: 0x1976D2), RGBA(hex: 0x388E3C), RGBA(hex: 0xE65100),
        RGBA(hex: 0x7B1FA2), RGBA(hex: 0x00796B), RGBA(hex: 0xC2185B), RGBA(hex: 0x5D4037),
    ]

    /// Returns the outline colour of a view at `depth`.
    ///
    /// The colours repeat.
    static func depth(_ depth: Int) -> RGBA { regions[depth % regions.count] }
}
