import Foundation
import TableDrawing
import Testing

/// Conversions of computed numbers, which never trap.
@Suite struct IntClampingTests {
    @Test(
        "Numbers lose their fraction, and numbers out of range become the nearest bound",
        arguments: [
            (2.9, 2), (-2.9, -2), (0, 0), (-0.0, 0), (.nan, 0), (-.nan, 0),
            (.infinity, Int.clampingBound), (-.infinity, -Int.clampingBound),
            (1e300, Int.clampingBound), (-1e300, -Int.clampingBound),
            (9_007_199_254_740_991, Int.clampingBound - 1),
            (9_223_372_036_854_775_808, Int.clampingBound), (.leastNonzeroMagnitude, 0),
        ] as [(Double, Int)])
    func clamping(number: Double, expected: Int) {
        #expect(Int(clamping: number) == expected)
        #expect(Int(clamping: CGFloat(number)) == expected)
    }
}
