/// Tracking of San Francisco: the space added to each letter, which depends on the size.
///
/// The values from 6 to 17 points are published in Apple's Human Interface Guidelines, and agree
/// with widths that Xcode saved within 0.02 points. The published values from 18 points belong to
/// the wider letters of another cut of San Francisco. The values here are therefore fitted to saved
/// widths, per weight, and interpolated for sizes without saved widths. They are certain to about
/// 0.02 points up to 25 points, and to about 0.1 points above.
enum LetterSpacing {
    /// Size of the first value, in points.
    private static let smallest = 6
    /// Size of the last value, in points.
    private static let largest = 40

    /// Returns the tracking in ems, for a size in points.
    ///
    /// Between two sizes the value is interpolated. Above 40 points the value decreases by 0.009
    /// up to 80 points, as the published values do.
    static func tracking(ofSize size: Double, in weight: SanFranciscoWidths.Weight) -> Double {
        let position = min(max(size, Double(smallest)), Double(largest)) - Double(smallest)
        let lower = value(at: Int(position), in: weight)
        let upper = value(at: min(Int(position) + 1, largest - smallest), in: weight)
        let fraction = position - position.rounded(.down)
        let growth = min(max(size - Double(largest), 0), 40) / 40
        return lower + (upper - lower) * fraction - 0.009 * growth
    }

    private static func value(at index: Int, in weight: SanFranciscoWidths.Weight) -> Double {
        let value =
            index < small.count ? small[index] : large(in: weight)[index - small.count]
        return Double(value) / 100_000
    }

    /// Tracking from 6 to 17 points in all weights, in hundred-thousandths of an em.
    private static let small = [
        4_000, 3_286, 2_625, 1_889, 1_200, 545, 0, -615, -1_071, -1_533, -1_937, -2_529,
    ]

    /// Returns the tracking from 18 to 40 points, in hundred-thousandths of an em.
    private static func large(in weight: SanFranciscoWidths.Weight) -> [Int] {
        switch weight {
        case .light: return light
        case .regular: return regular
        case .medium: return medium
        case .semibold: return semibold
        case .bold: return bold
        }
    }

    private static let light = [
        -2_722, -3_161, -3_600, -3_955, -4_311, -4_330, -4_349, -4_339, -4_330, -4_320, -4_310,
        -4_353, -4_395, -4_438, -4_480, -4_523, -4_565, -4_565, -4_565, -4_565, -4_565, -4_565,
        -4_565,
    ]

    private static let regular = [
        -2_722, -2_776, -3_600, -4_135, -4_311, -4_417, -4_349, -4_197, -4_234, -4_272, -4_310,
        -4_309, -4_308, -4_372, -4_437, -4_501, -4_565, -4_565, -4_565, -4_565, -4_565, -4_565,
        -4_565,
    ]

    private static let medium = [
        -2_592, -2_834, -3_574, -3_738, -3_902, -4_125, -4_349, -4_339, -4_330, -4_320, -4_310,
        -4_353, -4_395, -4_438, -4_480, -4_523, -4_565, -4_565, -4_565, -4_565, -4_565, -4_565,
        -4_565,
    ]

    private static let semibold = [
        -2_672, -3_142, -3_611, -3_848, -4_085, -4_217, -4_349, -4_339, -4_330, -4_320, -4_310,
        -4_265, -4_221, -4_307, -4_393, -4_479, -4_565, -4_397, -4_230, -4_230, -4_230, -4_230,
        -4_230,
    ]

    private static let bold = [
        -2_677, -3_219, -3_647, -3_772, -3_896, -4_122, -4_349, -4_214, -4_078, -3_943, -3_807,
        -3_849, -3_890, -3_932, -3_974, -3_911, -3_849, -3_849, -3_849, -3_849, -3_849, -3_849,
        -3_849,
    ]
}
