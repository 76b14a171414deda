/// The properties of an SVG's element that determine the work of drawing.
struct SVGNode {
    /// The paint of a fill or stroke.
    enum Paint: Hashable, Sendable {
        case none
        case color
        /// Identifier of a gradient or pattern.
        case target(String)

        fileprivate init(_ value: String, _ target: String?) {
            if let target {
                self = .target(target)
            } else {
                self = value.trimmedOfSpace.lowercased() == "none" ? .none : .color
            }
        }

        var target: String? {
            if case .target(let id) = self { id } else { nil }
        }
    }

    /// The inherited properties of an element.
    struct Inherited: Hashable, Sendable {
        var markers = ["", "", ""]
        var fill = Paint.color
        var stroke = Paint.none
        var dashes = SVGDashes()

        /// Returns the properties of an element with a style.
        func with(_ style: Style) -> Inherited {
            Inherited(
                markers: zip(style.markers, markers).map { $0 ?? $1 }, fill: style.fill ?? fill,
                stroke: style.stroke ?? stroke, dashes: style.dashes ?? dashes)
        }
    }

    /// The properties from attributes and style sheets that determine the work of drawing.
    struct Style {
        /// Identifiers of the markers at the start, in the middle and at the end.
        ///
        /// An empty text stands for no marker, and `nil` for an inherited marker.
        var markers: [String?] = [nil, nil, nil]
        var mask: String?
        var clip: String?
        /// Identifiers of filters.
        var filters: [String] = []
        /// Number of filter functions of CSS.
        var filterFunctions = 0
        /// Paint of the fill, or `nil` for an inherited paint.
        var fill: Paint?
        /// Paint of the stroke, or `nil` for an inherited paint.
        var stroke: Paint?
        /// Dashes of the stroke, or `nil` for inherited dashes.
        var dashes: SVGDashes?
        /// Length of the outline by properties of the geometry.
        var outline = SVGLength()
        var isTranslucent = false
        var isBlended = false

        private static let markerNames = ["marker-start", "marker-mid", "marker-end"]
        /// Names of the properties.
        static let names = Set(
            markerNames + [
                "marker", "mask", "clip-path", "filter", "fill", "stroke", "opacity",
                "mix-blend-mode", "stroke-dasharray", "width", "height", "r", "rx", "ry",
            ])

        /// Sets the value of a property.
        mutating func set(_ name: String, _ value: String) {
            let targets = SVGScan.targets(in: value).filter { $0.hasPrefix("#") }
                .map { String($0.dropFirst()) }
            switch name {
            case "marker": markers = Array(repeating: targets.first ?? "", count: 3)
            case "mask": mask = targets.first
            case "clip-path": clip = targets.first
            case "filter":
                filters = targets
                filterFunctions = value.split(separator: "(").count - 1 - targets.count
            case "fill": if value != "inherit" { fill = Paint(value, targets.first) }
            case "stroke": if value != "inherit" { stroke = Paint(value, targets.first) }
            case "stroke-dasharray": if value != "inherit" { dashes = SVGDashes(value) }
            case "opacity":
                let number = Double(value.hasSuffix("%") ? String(value.dropLast()) : value)
                isTranslucent = number.map { $0 < (value.hasSuffix("%") ? 100 : 1) } ?? true
            case "mix-blend-mode": isBlended = value != "normal"
            default:
                if let length = SVGLength.outline(name, value) { outline.add(length) }
                if let index = Self.markerNames.firstIndex(of: name), value != "inherit" {
                    markers[index] = targets.first ?? ""
                }
            }
        }
    }

    var name: String
    var parent: Int?
    var children: [Int] = []
    var id: String?
    var classes: [String] = []
    var href: String?
    /// Number of points of the path.
    var points = 0
    /// Estimated number of crossings between lines of the path.
    var crossings = 0.0
    /// Length of the outline by attributes.
    var outline = SVGLength()
    /// Tile of a pattern.
    var tile = SVGTile()
    /// Longest side of the view box, or `nil` without a view box.
    var viewBoxExtent: Double?
    /// Longest stated side.
    var statedExtent = 0.0
    /// Longest side of the view box, or of the stated size.
    var extent: Double { viewBoxExtent ?? statedExtent }
    /// Whether a `switch` never chooses the element, because it requires an extension.
    var isNeverChosen = false
    /// Properties in attributes.
    var attributes: [SVGStyleSheet.Declaration] = []
    /// Properties in the attribute `style`.
    var inline: [SVGStyleSheet.Declaration] = []
}
