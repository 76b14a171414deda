import Foundation
import TableAnimation
import Testing

/// Timing curves are solved exactly.
@Suite struct TimingTests {
    static let curves = MediaTimingFunction.named.map(\.curve)

    @Test("A curve begins at 0, ends at 1 and is monotonic", arguments: curves)
    func monotone(curve: MediaTimingFunction) {
        let values = (0...1_000).map { curve.value(at: Double($0) / 1_000) }
        #expect(values.first == 0)
        #expect(values.last == 1)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("The solved point lies on the curve", arguments: curves)
    func liesOnTheCurve(curve: MediaTimingFunction) {
        // The curve by its parameter, compared with the progress at that x.
        for step in 1..<100 {
            let t = Double(step) / 100
            func coordinate(_ p1: Double, _ p2: Double) -> Double {
                let u = 1 - t
                return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
            }
            let x = coordinate(Double(curve.first.x), Double(curve.second.x))
            let y = coordinate(Double(curve.first.y), Double(curve.second.y))
            #expect(abs(curve.value(at: x) - y) < 1e-9)
        }
    }

    @Test("The middle of a symmetric curve and a linear curve have known values")
    func knownValues() {
        #expect(abs(MediaTimingFunction.easeInEaseOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(MediaTimingFunction.linear.value(at: 0.3) == 0.3)
        // Computed by bisection to 15 digits, with a separate program.
        #expect(abs(MediaTimingFunction.default.value(at: 0.5) - 0.802403387584) < 1e-9)
    }

    @Test("A steep curve is solved")
    func steep() {
        let curve = MediaTimingFunction(controlPoints: 1, 0, 0, 1)
        #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
        #expect(curve.value(at: 0.25) < 0.1)
    }

    @Test("A spring settles at 1, and a spring with little damping overshoots")
    func springs() {
        let gentle = SpringTimingParameters(dampingRatio: 1, duration: 0.5)
        let bouncy = SpringTimingParameters(dampingRatio: 0.3, duration: 0.5)
        let slow = SpringTimingParameters(mass: 1, stiffness: 100, damping: 60)
        for spring in [gentle, bouncy, slow] {
            #expect(spring.value(at: 0) == 0)
            #expect(abs(spring.value(at: spring.settlingDuration() + 0.01) - 1) < 2e-3)
        }
        let times = (0...500).map { Double($0) / 1_000 }
        #expect(times.allSatisfy { gentle.value(at: $0) <= 1 })
        #expect(times.contains { bouncy.value(at: $0) > 1.2 })
        #expect(abs(gentle.value(at: 0.5) - 0.999) < 1e-6)
    }

    @Test("A spring obeys its differential equation")
    func springPhysics() {
        for ratio in [0.2, 1.0, 3.0] {
            let spring = SpringTimingParameters(
                mass: 1, stiffness: 40, damping: 2 * ratio * 40.0.squareRoot(),
                initialVelocity: 1.5)
            let h = 1e-4
            for time in stride(from: 0.05, to: 1, by: 0.05) {
                let (before, here, after) = (
                    spring.value(at: time - h), spring.value(at: time), spring.value(at: time + h)
                )
                let acceleration = (before - 2 * here + after) / (h * h)
                let velocity = (after - before) / (2 * h)
                let force = spring.stiffness * (1 - here) - spring.damping * velocity
                #expect(abs(acceleration - force) < 1e-2)
            }
            #expect(abs(spring.value(at: 1e-6) / 1e-6 - 1.5) < 1e-3)
        }
    }

    @Test("A curve's progress is constant outside of its duration")
    func outside() {
        let curve = AnimationCurve.easeIn
        #expect(curve.progress(at: -1, duration: 2) == 0)
        #expect(curve.progress(at: 3, duration: 2) == 1)
        #expect(curve.progress(at: 0, duration: 0) == 1)
    }
}
