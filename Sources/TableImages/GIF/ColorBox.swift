/// A group of neighbouring colours, a box of median cut.
struct ColorBox {
    private var samples: [ColorPalette.Sample]
    private let weight: Int
    /// The component with the greatest spread, weighted by visual perception.
    ///
    /// `spread` is its value.
    private let axis: KeyPath<ColorPalette.RGB, Int>
    private let spread: Int

    private init(_ samples: [ColorPalette.Sample]) {
        self.samples = samples
        weight = samples.reduce(0) { $0 + $1.weight }
        let axes: [(KeyPath<ColorPalette.RGB, Int>, Int)] = [
            (\.green, 4), (\.blue, 3), (\.red, 2),
        ]
        let spreads = axes.map { axis, share -> (KeyPath<ColorPalette.RGB, Int>, Int) in
            let values = samples.map { $0.rgb[keyPath: axis] }
            return (axis, share * ((values.max() ?? 0) - (values.min() ?? 0)))
        }
        (axis, spread) = spreads.max { $0.1 < $1.1 } ?? (\.green, 0)
    }

    /// Divides samples into boxes: `count` boxes, or fewer if there are fewer colours.
    static func cut(_ samples: [ColorPalette.Sample], into count: Int) -> [ColorBox] {
        var boxes = [ColorBox(samples)]
        while boxes.count < count {
            let worst = boxes.indices.filter { boxes[$0].samples.count > 1 }
                .max { boxes[$0].badness < boxes[$1].badness }
            guard let worst else { break }
            let (low, high) = boxes[worst].halves
            boxes[worst] = low
            boxes.append(high)
        }
        return boxes
    }

    private var badness: Double { Double(spread) * Double(weight).squareRoot() }

    /// The box divided into two boxes of about equal weight.
    private var halves: (ColorBox, ColorBox) {
        let sorted = samples.sorted {
            ($0.rgb[keyPath: axis], $0.color) < ($1.rgb[keyPath: axis], $1.color)
        }
        var sum = 0
        var middle = 1
        for (index, sample) in sorted.enumerated() {
            sum += sample.weight
            if sum * 2 >= weight {
                middle = min(max(1, index + (index == 0 ? 1 : 0)), sorted.count - 1)
                break
            }
        }
        return (ColorBox(Array(sorted[..<middle])), ColorBox(Array(sorted[middle...])))
    }

    var mean: ColorPalette.RGB {
        func mean(_ part: KeyPath<ColorPalette.RGB, Int>) -> Int {
            let sum = samples.reduce(0) { $0 + $1.rgb[keyPath: part] * $1.weight }
            return (sum + weight / 2) / max(1, weight)
        }
        return ColorPalette.RGB(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
    }
}
