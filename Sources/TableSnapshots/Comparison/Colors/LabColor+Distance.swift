import Foundation

extension LabColor {
    /// Returns the CIEDE2000 difference of two colours.
    ///
    /// A difference of about 1 is just visible.
    ///
    /// The formula follows Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula:
    /// Implementation Notes, Supplementary Test Data, and Mathematical Observations" (2005),
    /// with all weights 1 and their names.
    static func distance(_ one: LabColor, _ other: LabColor) -> Double {
        let meanChroma = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2
        let g = 0.5 * (1 - ratio(meanChroma))
        let a1 = (1 + g) * one.a
        let a2 = (1 + g) * other.a
        let c1 = hypot(a1, one.b)
        let c2 = hypot(a2, other.b)
        let h1 = hue(a1, one.b)
        let h2 = hue(a2, other.b)

        let deltaL = other.lightness - one.lightness
        let deltaC = c2 - c1
        let isGrey = c1 * c2 == 0
        let turn = isGrey ? 0 : shortest(h2 - h1)
        let deltaH = 2 * (c1 * c2).squareRoot() * sine(turn / 2)

        let l = (one.lightness + other.lightness) / 2
        let c = (c1 + c2) / 2
        let h = isGrey ? h1 + h2 : meanHue(h1, h2)
        let t =
            1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6)
            - 0.20 * cosine(4 * h - 63)
        let fromMiddle = (l - 50) * (l - 50)
        let sL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
        let sC = 1 + 0.045 * c
        let sH = 1 + 0.015 * c * t
        let blueness = (h - 275) / 25
        let rotation = -2 * ratio(c) * sine(60 * exp(-blueness * blueness))

        let (dL, dC, dH) = (deltaL / sL, deltaC / sC, deltaH / sH)
        return (dL * dL + dC * dC + dH * dH + rotation * dC * dH).squareRoot()
    }

    /// Returns `√(c⁷ ÷ (c⁷ + 25⁷))`.
    private static func ratio(_ chroma: Double) -> Double {
        let seventh = pow(chroma, 7)
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    /// Returns the hue angle in degrees, from 0 up to 360.
    ///
    /// The hue of greys is 0.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    /// Returns the shorter of two equivalent rotations.
    private static func shortest(_ turn: Double) -> Double {
        turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    }

    private static func meanHue(_ h1: Double, _ h2: Double) -> Double {
        let sum = h1 + h2
        guard abs(h1 - h2) > 180 else { return sum / 2 }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
