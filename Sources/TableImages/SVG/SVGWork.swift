/// The estimated work of drawing an SVG.
///
/// A step takes about a microsecond of a core, and a pass blends all pixels, 6 ns each. The numbers
/// were measured with librsvg 2.54 on a processor of 2 GHz.
struct SVGWork: Sendable {
    /// Steps for elements, counted for each use.
    private(set) var elements = 0.0
    /// Steps for markers.
    ///
    /// librsvg visits all points of a path for each marker.
    private(set) var markers = 0.0
    /// Steps for crossings of lines, which Cairo finds for the extents of a path.
    private(set) var crossings = 0.0
    /// Steps for comparisons of elements with the selectors of style sheets.
    private(set) var selections = 0.0
    /// Steps for the stops of gradients, counted for each fill and stroke.
    private(set) var gradients = 0.0
    /// Steps for dashes of strokes.
    private(set) var dashes = 0.0
    /// Passes over all pixels for filters, masks and groups.
    private(set) var passes = 0.0
    /// Parts of the picture that patterns fill, times the number of tiles across the picture.
    private(set) var tiles = 0.0

    /// Passes over the pixels of a tile's row, for each tile.
    ///
    /// Cairo resamples a tile row by row: 10 µs for each row of pixels in a tile.
    private static let passesOfTile = 1_700.0
    /// Maximum number of steps.
    static let mostSteps = 5_000_000.0
    /// Maximum product of pixels and passes.
    static let mostPixels = 2_000_000_000.0

    private static let element = 30.0
    private static let point = 6.0
    private static let crossing = 5.0
    /// Steps of a marker for each point of its path.
    private static let markedPoint = 0.25
    /// Steps of a fill for each stop of a gradient.
    private static let stop = 0.1
    /// Steps of a fill for each pair of stops, because Cairo sorts each stop in among the others.
    private static let pairOfStops = 0.001
    private static let dash = 1.5
    /// Steps of a stroke for each pair of dashes, because dashes may cover each other.
    private static let pairOfDashes = 3e-5
    /// Steps of an element for each compared part of a selector.
    private static let selection = 0.05
    /// Maximum number of elements to visit.
    private static let mostVisits = 1_000_000

    private mutating func add(_ other: SVGWork, times count: Double = 1) {
        elements += other.elements * count
        markers += other.markers * count
        crossings += other.crossings * count
        gradients += other.gradients * count
        dashes += other.dashes * count
        passes += other.passes * count
        tiles += other.tiles * count
    }

    /// Throws if the steps take too long.
    func check() throws(ImageError.Reason) {
        let sum = elements + markers + crossings + selections + gradients + dashes
        guard sum > Self.mostSteps else { return }
        let causes = [
            (elements, "so many elements, with all uses of them,"),
            (markers, "markers at so many points"),
            (crossings, "paths whose lines cross so often"),
            (selections, "so many selectors for so many elements"),
            (gradients, "gradients with so many stops"),
            (dashes, "so many dashes"),
        ]
        let cause = causes.max { $0.0 < $1.0 }?.1 ?? ""
        throw .refused(
            "is an SVG with \(cause) that drawing it would take too long: "
                + "\(Self.formatted(sum)) steps; at most \(Self.formatted(Self.mostSteps)) are drawn"
        )
    }

    /// Throws if filters, masks, groups and patterns take too long in a picture with a number of
    /// pixels.
    func check(pixels: Int) throws(ImageError.Reason) {
        let sum = passes * Double(pixels)
        let side = Double(pixels).squareRoot()
        let rows = tiles * side
        guard sum + rows * Self.passesOfTile > Self.mostPixels else { return }
        guard sum > rows * Self.passesOfTile else {
            throw .refused(
                "is an SVG whose patterns have such small tiles that drawing them in \(pixels) pixels "
                    + "would take too long: \(Self.formatted(rows)) rows of tiles; at most "
                    + "\(Self.formatted(Self.mostPixels / Self.passesOfTile)) are drawn")
        }
        throw .refused(
            "is an SVG whose filters, masks and translucent groups go through \(pixels) pixels "
                + "\(Self.formatted(passes)) times, which would take too long; at that size at most "
                + "\(Self.formatted((Self.mostPixels / Double(pixels)).rounded(.down))) times are drawn"
        )
    }

    private static func formatted(_ number: Double) -> String {
        number < 1e15 ? "\(Int(number))" : "more than 1e15"
    }

    // MARK: Counting

    /// Counts the work of a document's elements with its style sheets.
    init(_ nodes: [SVGNode], _ sheets: [SVGStyleSheet]) throws(ImageError.Reason) {
        guard !nodes.isEmpty else { return }
        var comparisons = SVGWork()
        comparisons.selections = Self.selections(nodes, sheets)
        // Counting takes the declarations of all selectors, so too many selectors are refused
        // before.
        try comparisons.check()
        var count = Count(nodes, sheets)
        self = try count.work(of: 0, in: SVGNode.Inherited())
        selections = comparisons.selections
    }

    /// Returns the work of comparing all elements with all selectors.
    ///
    /// librsvg compares an element with the last part of a selector. For `~` and `:nth-…` it also
    /// compares the siblings of the element.
    private static func selections(_ nodes: [SVGNode], _ sheets: [SVGStyleSheet]) -> Double {
        let siblings = Double(nodes.map(\.children.count).max() ?? 0)
        var parts = 0.0
        for selector in sheets.flatMap(\.rules).flatMap(\.selectors) {
            let comparesSiblings = selector.contains("~") || selector.contains(":nth-")
            parts += comparesSiblings ? 1 + siblings / 2 : 1
        }
        return parts * Double(nodes.count) * selection
    }

    private init() {}

    /// Counts a document.
    ///
    /// The target of a reference is counted once for each set of inherited properties.
    private struct Count {
        private struct Key: Hashable {
            var node: Int
            var inherited: SVGNode.Inherited
        }

        private let nodes: [SVGNode]
        private var styles: [SVGNode.Style]
        private var byID: [String: Int] = [:]
        private var known: [Key: SVGWork] = [:]
        /// Targets that are being counted.
        ///
        /// A reference to such a target is a cycle, which librsvg does not draw.
        private var active: Set<Int> = []
        private var visits = 0
        /// Inherited properties of targets, which do not inherit from the elements that refer to
        /// them.
        private var contexts: [Int: SVGNode.Inherited] = [:]
        /// Longest side of the picture in user units.
        private let extent: Double

        init(_ nodes: [SVGNode], _ sheets: [SVGStyleSheet]) {
            self.nodes = nodes
            let longest = nodes.reduce(0) { max($0, $1.extent) }
            extent = longest > 0 ? longest : 100
            styles = Array(repeating: SVGNode.Style(), count: nodes.count)
            for (index, node) in nodes.enumerated() {
                if let id = node.id, byID[id] == nil { byID[id] = index }
            }
            let rules = Self.declarations(of: sheets)
            for (index, node) in nodes.enumerated() {
                for declaration in node.attributes {
                    styles[index].set(declaration.name, declaration.value)
                }
                let keys =
                    ["*", node.name] + node.classes.map { "." + $0 }
                    + (node.id.map { ["#" + $0] } ?? [])
                for key in keys {
                    for rule in rules[key] ?? [] { styles[index].set(rule.name, rule.value) }
                }
                for declaration in node.inline {
                    styles[index].set(declaration.name, declaration.value)
                }
            }
        }

        /// Returns the last value of each property, by the identifier, class or element in the last
        /// part of the selectors, or by `*`.
        private static func declarations(
            of sheets: [SVGStyleSheet]
        ) -> [String: [SVGStyleSheet.Declaration]] {
            var result: [String: [SVGStyleSheet.Declaration]] = [:]
            for rule in sheets.flatMap(\.rules) {
                let wanted = rule.declarations.filter { SVGNode.Style.names.contains($0.name) }
                guard !wanted.isEmpty else { continue }
                for key in rule.selectors.map(key) {
                    for declaration in wanted {
                        result[key, default: []].removeAll { $0.name == declaration.name }
                        result[key, default: []].append(declaration)
                    }
                }
            }
            return result
        }

        private static func key(of selector: String) -> String {
            let last = selector.split { $0.isWhitespace || ">+~".contains($0) }.last ?? ""
            let plain = last.prefix { $0 != ":" && $0 != "[" }
            func name(after mark: Character) -> String? {
                plain.firstIndex(of: mark).map {
                    String(mark)
                        + plain[plain.index(after: $0)...].prefix { $0 != "." && $0 != "#" }
                }
            }
            return name(after: "#") ?? name(after: ".") ?? (plain.isEmpty ? "*" : String(plain))
        }

        private static let shapes: Set<String> = [
            "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
        ]
        private static let containers: Set<String> = ["svg", "g", "a", "switch"]

        /// Returns the work of an element at its position.
        mutating func work(
            of index: Int, in context: SVGNode.Inherited
        ) throws(ImageError.Reason) -> SVGWork {
            visits += 1
            guard visits <= SVGWork.mostVisits else {
                throw .refused(
                    "is an SVG with so many uses of its parts that drawing it would take too long: "
                        + "more than \(SVGWork.mostVisits) elements")
            }
            let (node, style) = (nodes[index], styles[index])
            let inherited = context.with(style)
            var work = SVGWork()
            if SVGWork.Count.shapes.contains(node.name) {
                work = try shape(node, style, inherited)
            } else if SVGWork.Count.containers.contains(node.name) {
                work.elements = SVGWork.element
                for child in node.children { work.add(try self.work(of: child, in: inherited)) }
            } else if node.name == "use" {
                work.elements = SVGWork.element
                work.add(try target(node.href, in: inherited))
            } else {
                return work
            }
            if style.isTranslucent { work.passes += 1 }
            if style.isBlended { work.passes += 6 }
            if let mask = style.mask {
                work.add(try target(mask))
                work.passes += 10
            }
            if let clip = style.clip { work.add(try target(clip)) }
            for filter in style.filters { work.passes += passes(ofFilter: filter) }
            work.passes += 80 * Double(style.filterFunctions)
            return work
        }

        private mutating func shape(
            _ node: SVGNode, _ style: SVGNode.Style, _ inherited: SVGNode.Inherited
        ) throws(ImageError.Reason) -> SVGWork {
            var work = SVGWork()
            let points = Double(node.name == "line" ? 2 : node.points)
            work.elements = SVGWork.element + SVGWork.point * points
            work.crossings = SVGWork.crossing * node.crossings
            for paint in [inherited.fill, inherited.stroke] {
                work.add(try target(paint.target))
            }
            let outline = node.outline.value(in: extent) + style.outline.value(in: extent)
            work.tiles = tiles(of: inherited, node.name, outline)
            if inherited.stroke != .none {
                let count = inherited.dashes.number(along: outline, in: extent)
                work.dashes = count * (SVGWork.dash + SVGWork.pairOfDashes * count)
            }
            guard points > 0 else { return work }
            for (place, marker) in inherited.markers.enumerated() where byID[marker] != nil {
                let count = place == 1 ? max(0, points - 2) : 1
                let content = try target(marker)
                work.add(content, times: count)
                work.markers +=
                    count * (SVGWork.element + SVGWork.markedPoint * points + content.elements)
                work.elements -= count * content.elements
            }
            return work
        }

        /// Returns the part of the picture that the patterns of a shape fill, times the number of
        /// tiles across the picture.
        private func tiles(
            of inherited: SVGNode.Inherited, _ name: String, _ outline: Double
        ) -> Double {
            // The root element is as wide as the picture.
            let width = nodes[0].extent > 0 ? nodes[0].extent : extent
            // A rectangle has at most this area, and other closed paths have at most twice the
            // area.
            let area = min(outline * outline / (name == "rect" ? 16 : 8), extent * extent)
            guard area > 0 else { return 0 }
            return [inherited.fill, inherited.stroke].reduce(0) { sum, paint in
                guard let tile = paint.target.flatMap(tile) else { return sum }
                return sum + area * tile.density(forSide: area.squareRoot(), in: extent) / width
            }
        }

        /// Returns the tile of a pattern, which may take values from another pattern, or `nil`.
        private func tile(_ id: String) -> SVGTile? {
            var tile: SVGTile?
            var seen: Set<Int> = []
            var next = byID[id]
            while let index = next, nodes[index].name == "pattern", seen.insert(index).inserted {
                tile = tile ?? SVGTile()
                tile?.inherit(nodes[index].tile)
                next = nodes[index].href.flatMap { byID[$0] }
            }
            return tile
        }

        /// Returns the work of an element's children, at a reference to the element.
        ///
        /// - Parameter context: The properties that the target inherits from a `use`, or `nil` for
        ///   other references.
        private mutating func target(
            _ id: String?, in context: SVGNode.Inherited? = nil
        ) throws(ImageError.Reason) -> SVGWork {
            guard let id, let index = byID[id], !active.contains(index) else { return SVGWork() }
            let context = context ?? inherited(around: index)
            let key = Key(node: index, inherited: context)
            if let known = known[key] { return known }
            active.insert(index)
            defer { active.remove(index) }
            var work = SVGWork()
            let isDrawnItself =
                Self.shapes.contains(nodes[index].name) || nodes[index].name == "use"
                || Self.containers.contains(nodes[index].name)
            if isDrawnItself {
                work = try self.work(of: index, in: context)
            } else if ["linearGradient", "radialGradient"].contains(nodes[index].name) {
                let stops = stops(ofGradient: index)
                work.gradients = stops * (SVGWork.stop + SVGWork.pairOfStops * stops)
            } else {
                let own = context.with(styles[index])
                for child in nodes[index].children {
                    work.add(try self.work(of: child, in: own))
                }
                // A pattern may take its content from another pattern.
                if nodes[index].children.isEmpty { work.add(try target(nodes[index].href)) }
            }
            known[key] = work
            return work
        }

        /// Returns the properties that an element inherits at its position in the document.
        private mutating func inherited(around index: Int) -> SVGNode.Inherited {
            if let known = contexts[index] { return known }
            var parents: [Int] = []
            var next = nodes[index].parent
            while let parent = next {
                parents.append(parent)
                next = nodes[parent].parent
            }
            let context = parents.reversed().reduce(SVGNode.Inherited()) { $0.with(styles[$1]) }
            contexts[index] = context
            return context
        }

        /// Returns the number of stops of a gradient, which may take its stops from another
        /// gradient.
        private func stops(ofGradient index: Int) -> Double {
            var seen: Set<Int> = []
            var next: Int? = index
            while let gradient = next, seen.insert(gradient).inserted {
                let count = nodes[gradient].children.count { nodes[$0].name == "stop" }
                if count > 0 { return Double(count) }
                next = nodes[gradient].href.flatMap { byID[$0] }
            }
            return 0
        }

        /// Returns the number of passes of a filter over all pixels.
        private func passes(ofFilter id: String) -> Double {
            guard let index = byID[id] else { return 0 }
            return nodes[index].children.reduce(4) { sum, child in
                let weight: Double =
                    switch nodes[child].name {
                    case "feOffset", "feFlood", "feTile", "feMerge": 2
                    case "feBlend", "feComposite", "feColorMatrix": 20
                    case "feComponentTransfer": 50
                    case "feGaussianBlur", "feDropShadow": 80
                    case "feDiffuseLighting", "feSpecularLighting": 100
                    case "feDisplacementMap": 1_000
                    default: 0
                    }
                return sum + weight
            }
        }
    }
}
