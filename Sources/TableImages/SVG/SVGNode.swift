/// An element of an SVG, as far as the work of drawing it is counted.
struct SVGNode {
    /// What decides the work of drawing an element, from attributes and style sheets.
    struct Style {
        /// The markers at the start, in the middle and at the end: identifiers, or an empty text for none; `nil` if they
        /// are inherited.
        var markers: [String?] = [nil, nil, nil]
        var mask: String?
        var clip: String?
        /// The identifiers of filters.
        var filters: [String] = []
        /// Filter functions of CSS.
        var filterFunctions = 0
        /// Identifiers of what fills and strokes.
        var fill: String?
        var stroke: String?
        var isTranslucent = false
        var isBlended = false

        private static let markerNames = ["marker-start", "marker-mid", "marker-end"]
        /// The properties that are read.
        static let names = Set(
            markerNames + [
                "marker", "mask", "clip-path", "filter", "fill", "stroke", "opacity",
                "mix-blend-mode",
            ])

        /// Sets what a property says.
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
    /// Points of the path.
    var points = 0
    /// How often lines of the path cross.
    var crossings = 0.0
    /// What the attributes say.
    var attributes: [SVGStyleSheet.Declaration] = []
    /// What the attribute `style` says.
    var inline: [SVGStyleSheet.Declaration] = []
}
