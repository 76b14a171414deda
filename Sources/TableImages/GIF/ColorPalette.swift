/// At most so many colours that stand for all of a picture's.
///
/// A picture with no more colours than that keeps each exactly. Otherwise boxes of colours are halved
/// where they spread most, weighed by how often they occur (median cut), and each stands for its mean;
/// a few rounds of k-means then move them to where they fit best. One that stands mostly for a single
/// colour is that colour. Nothing is dithered: flat areas stay flat. Colours are `0xRRGGBB`.
struct ColorPalette {
    private(set) var colors: [UInt32]
    private var places: [UInt32: UInt8]

    /// - Parameter counts: how often each colour occurs.
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

    /// The place of the colour that stands for one of the picture's.
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

    /// The means, of which those that stand mostly for one colour are that colour, so that flat areas keep
    /// theirs.
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

    /// A colour's three parts, 0 to 255.
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

        /// Squared, with the weights that brightness gives the parts.
        func distance(to other: RGB) -> Int {
            let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
            return 2 * r * r + 4 * g * g + 3 * b * b
        }
    }

    /// A colour of the picture and how often it occurs.
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
