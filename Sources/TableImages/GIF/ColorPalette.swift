/// A palette of at most `maximumCount` colours for all colours of a picture.
///
/// A picture with few enough colours keeps each colour exactly. Otherwise, boxes of colours are
/// halved where they spread most, weighted by frequency (median cut), and each box is replaced
/// by its mean. A few rounds of k-means improve the means. A mean that mostly stands for a
/// single colour becomes that colour. Nothing is dithered, so flat areas stay flat. Colours are
/// `0xRRGGBB`.
struct ColorPalette {
    private(set) var colors: [UInt32]
    private var places: [UInt32: UInt8]

    /// - Parameter counts: number of occurrences of each colour.
    init(counts: [UInt32: Int], maximumCount: Int) {
        guard counts.count > maximumCount else {
            colors = counts.keys.sorted()
            places = Dictionary(
                uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
            return
        }
        let samples = counts.sorted { $0.key < $1.key }.map(Sample.init)
        var means = ColorBox.cut(samples, into: maximumCount).map(\.mean)
        for _ in 0..<4 { means = Self.refined(means, samples) }
        means = Self.settled(means, samples)
        colors = Array(Set(means.map(\.packed))).sorted()
        places = [:]
        let table = colors.map { RGB($0) }
        for sample in samples { places[sample.color] = Self.nearest(sample.rgb, table) }
    }

    /// Returns the index of the palette colour for a colour of the picture.
    func index(of color: UInt32) -> UInt8 { places[color] ?? 0 }

    private static func refined(_ means: [RGB], _ samples: [Sample]) -> [RGB] {
        var sums = [(red: Int, green: Int, blue: Int, weight: Int)](
            repeating: (0, 0, 0, 0), count: means.count)
        for sample in samples {
            let place = Int(nearest(sample.rgb, means))
            sums[place].red += sample.rgb.red * sample.weight
            sums[place].green += sample.rgb.green * sample.weight
            sums[place].blue += sample.rgb.blue * sample.weight
            sums[place].weight += sample.weight
        }
        return zip(means, sums).map { mean, sum in
            guard sum.weight > 0 else { return mean }
            return RGB(
                red: (sum.red + sum.weight / 2) / sum.weight,
                green: (sum.green + sum.weight / 2) / sum.weight,
                blue: (sum.blue + sum.weight / 2) / sum.weight)
        }
    }

    /// Returns the means, with each mean replaced by a colour if it mostly stands for that
    /// colour.
    ///
    /// Flat areas then keep their colours.
    private static func settled(_ means: [RGB], _ samples: [Sample]) -> [RGB] {
        var weights = [Int](repeating: 0, count: means.count)
        var heaviest = [Sample?](repeating: nil, count: means.count)
        for sample in samples {
            let place = Int(nearest(sample.rgb, means))
            weights[place] += sample.weight
            if sample.weight > heaviest[place]?.weight ?? 0 { heaviest[place] = sample }
        }
        return means.indices.map { place in
            guard let sample = heaviest[place], sample.weight * 2 >= weights[place] else {
                return means[place]
            }
            return sample.rgb
        }
    }

    private static func nearest(_ color: RGB, _ table: [RGB]) -> UInt8 {
        var best = 0
        var distance = Int.max
        for (index, candidate) in table.enumerated() {
            let next = color.distance(to: candidate)
            if next < distance { (best, distance) = (index, next) }
        }
        return UInt8(best)
    }

    /// The three components of a colour, from 0 to 255.
    struct RGB {
        var red: Int
        var green: Int
        var blue: Int

        init(red: Int, green: Int, blue: Int) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }

        init(_ color: UInt32) {
            self.init(
                red: Int(color >> 16 & 0xFF), green: Int(color >> 8 & 0xFF),
                blue: Int(color & 0xFF))
        }

        var packed: UInt32 { UInt32(red << 16 | green << 8 | blue) }

        /// Returns the squared distance, weighted by the brightness of the components.
        func distance(to other: RGB) -> Int {
            let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
            return 2 * r * r + 4 * g * g + 3 * b * b
        }
    }

    /// A colour of the picture and its number of occurrences.
    struct Sample {
        let color: UInt32
        let rgb: RGB
        let weight: Int

        init(_ entry: (key: UInt32, value: Int)) {
            color = entry.key
            rgb = RGB(entry.key)
            weight = entry.value
        }
    }
}
