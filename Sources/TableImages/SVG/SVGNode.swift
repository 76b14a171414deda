/// The properties of an SVG's element that determine the work of drawing.
struct SVGNode {
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
        /// Identifier of the gradient or pattern that fills the element.
        var fill: String?
        /// Identifier of the gradient or pattern of the stroke.
        var stroke: String?
        var isTranslucent = false
        var isBlended = false

        private static let markerNames = ["marker-start", "marker-mid", "marker-end"]
        /// Names of the properties.
        static let names = Set(
            markerNames + [
                "marker", "mask", "clip-path", "filter", "fill", "stroke", "opacity",
                "mix-blend-mode",
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
            case "fill": fill = targets.first
            case "stroke": stroke = targets.first
            case "opacity":
                let number = Double(value.hasSuffix("%") ? String(value.dropLast()) : value)
                isTranslucent = number.map { $0 < (value.hasSuffix("%") ? 100 : 1) } ?? true
            case "mix-blend-mode": isBlended = value != "normal"
            default:
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
    /// Properties in attributes.
    var attributes: [SVGStyleSheet.Declaration] = []
    /// Properties in the attribute `style`.
    var inline: [SVGStyleSheet.Declaration] = []
}
