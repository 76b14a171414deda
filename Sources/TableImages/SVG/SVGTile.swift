/// The tile of a pattern; `nil` stands for a value that the pattern takes from another pattern.
struct SVGTile: Sendable {
    var width: SVGLength?
    var height: SVGLength?
    /// Whether the size is in user units, not in parts of the painted element.
    var isInUserSpace: Bool?
    /// Smallest factor of `patternTransform`.
    var scale: Double?

    /// Stores an attribute of a pattern.
    mutating func set(_ name: String, _ value: String) {
        switch name {
        case "width": width = SVGLength(value)
        case "height": height = SVGLength(value)
        case "patternUnits": isInUserSpace = value == "userSpaceOnUse"
        case "patternTransform": scale = Self.scale(of: value)
        default: break
        }
    }

    /// Adds the values of the pattern that the pattern refers to.
    mutating func inherit(_ other: SVGTile) {
        width = width ?? other.width
        height = height ?? other.height
        isInUserSpace = isInUserSpace ?? other.isInUserSpace
        scale = scale ?? other.scale
    }

    /// Returns the sum of the numbers of tiles per user unit in both directions.
    ///
    /// - Parameters:
    ///   - side: side of the painted element, in user units.
    ///   - extent: longest side of the picture, in user units.
    func density(forSide side: Double, in extent: Double) -> Double {
        [width, height].reduce(0) { sum, length in
            guard let length else { return sum }
            let size =
                isInUserSpace == true
                ? length.value(in: extent) : (length.points + length.share) * side
            return size > 0 ? sum + 1 / (size * (scale ?? 1)) : sum
        }
    }

    /// Returns the smallest factor of `scale` and `matrix` functions, at least a millionth.
    private static func scale(of transform: String) -> Double {
        var smallest = 1.0
        for function in transform.split(separator: ")") {
            let parts = function.split(separator: "(")
            guard parts.count == 2 else { continue }
            let numbers = parts[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
            let name = String(parts[0]).trimmedOfSpace.drop { $0 == "," }
            var factors: [Double] = []
            if name.hasSuffix("scale") { factors = numbers.map(abs) }
            if name.hasSuffix("matrix"), numbers.count == 6 {
                factors = [
                    (numbers[0] * numbers[0] + numbers[1] * numbers[1]).squareRoot(),
                    (numbers[2] * numbers[2] + numbers[3] * numbers[3]).squareRoot(),
                ]
            }
            if let factor = factors.min() { smallest *= min(1, max(1e-6, factor)) }
        }
        return smallest
    }
}
