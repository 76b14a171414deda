import Foundation
import TableAnimation
import TableControls
import TableDrawing
import Testing

/// Animation blocks on an animation clock.
@Suite struct ViewAnimationTests {
    private func lowered(_ view: View, at time: Double, _ clock: AnimationClock) -> RenderNode {
        clock.advance(to: time)
        return clock.run { view.lowered() }
    }

    @Test("Position, size, alpha, transform and colours run from the old to the new values")
    func properties() throws {
        let clock = AnimationClock()
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .black
        root.addSubview(view)
        clock.run {
            View.animate(withDuration: 1, curve: .linear) {
                view.frame = CGRect(x: 50, y: 20, width: 30, height: 10)
                view.alpha = 0.5
                view.backgroundColor = .white
                view.layer.cornerRadius = 4
            }
        }
        #expect(view.frame.minX == 50, "the model has its final value at once")
        let half = try #require(lowered(root, at: 0.5, clock).children.first)
        #expect(half.frame == CGRect(x: 25, y: 10, width: 20, height: 10))
        #expect(half.opacity == 0.75)
        #expect(half.cornerRadius == 2)
        #expect(half.background == .color(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
        let end = try #require(lowered(root, at: 1, clock).children.first)
        #expect(end.frame == CGRect(x: 50, y: 20, width: 30, height: 10) && end.opacity == 0.5)
    }

    @Test("A view that rotates keeps its size")
    func rotation() throws {
        let clock = AnimationClock()
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        clock.run {
            View.animate(withDuration: 1, curve: .linear) {
                view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
        }
        let matrix = lowered(view, at: 0.5, clock).transform
        #expect(abs(matrix.a * matrix.d - matrix.b * matrix.c - 1) < 1e-9)
        #expect(abs(atan2(matrix.b, matrix.a) - .pi / 4) < 1e-9)
    }

    @Test("An interrupted movement continues from the present position to the new position")
    func interruption() {
        let clock = AnimationClock()
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        root.addSubview(view)
        clock.run { View.animate(withDuration: 1, curve: .linear) { view.frame.origin.x = 50 } }
        clock.at(0.5) { View.animate(withDuration: 1, curve: .linear) { view.frame.origin.x = 0 } }
        func x(_ time: Double) -> CGFloat {
            lowered(root, at: time, clock).children.first?.frame.minX ?? -1
        }
        #expect(x(0.5) == 25)
        #expect(abs(x(0.51) - 25) < 1)
        #expect(x(1.5) == 0)
    }

    @Test("Completions, delays and nesting keep their times")
    func times() {
        let clock = AnimationClock()
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [String] = []
        clock.run {
            View.animate(withDuration: 0.5, delay: 0.25) {
                view.alpha = 0
                View.animate(withDuration: 9) {
                    view.frame.origin.x = 9
                } completion: { _ in
                    heard.append("inner \(clock.time)")
                }
            } completion: { finished in
                heard.append("outer \(clock.time) \(finished)")
            }
            View.animate(withDuration: 3) {
            } completion: { _ in
                heard.append("empty \(clock.time)")
            }
        }
        clock.advance(to: 0.2)
        #expect(heard == ["empty 0.0"])
        #expect(clock.run { view.lowered() }.opacity == 1)
        clock.advance(to: 5)
        #expect(heard == ["empty 0.0", "inner 0.75", "outer 0.75 true"])
        #expect(clock.end == 0.75)
    }

    @Test("Keyframes run in their parts of the duration")
    func keyframes() {
        let clock = AnimationClock()
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        clock.run {
            View.animateKeyframes(withDuration: 2, delay: 0) {
                View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.frame.origin.x = 40
                }
                View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.frame.origin.x = 20
                }
            }
        }
        let places = [0, 0.5, 1, 1.5, 2].map {
            lowered(root, at: $0, clock).children.first?.frame.minX ?? -1
        }
        #expect(places == [0, 20, 40, 30, 20])
    }

    @Test("A spring overshoots and settles, and a repeating animation never ends")
    func springsAndRepeats() {
        let clock = AnimationClock()
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        root.addSubview(other)
        clock.run {
            View.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
            ) { view.frame.origin.x = 50 }
            View.animate(
                withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
            ) { other.frame.origin.x = 50 }
        }
        var farthest: CGFloat = 0
        for step in 0...20 {
            let node = lowered(root, at: Double(step) / 20, clock)
            farthest = max(farthest, node.children[0].frame.minX)
        }
        #expect(farthest > 55)
        let later = lowered(root, at: 3.5, clock)
        #expect(later.children[0].frame.minX == 50)
        #expect(later.children[1].frame.minX == 25)
        #expect(clock.end == 1, "what never ends does not count")
    }

    @Test("Without a clock and in performWithoutAnimation, changes apply at once")
    func atOnce() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished = false
        View.animate(withDuration: 1) {
            view.alpha = 0.5
        } completion: {
            finished = $0
        }
        #expect(finished && view.lowered().opacity == 0.5)
        let clock = AnimationClock()
        clock.run {
            View.performWithoutAnimation {
                View.animate(withDuration: 1) { view.alpha = 1 }
            }
            #expect(view.lowered().opacity == 1)
            #expect(View.areAnimationsEnabled)
        }
        #expect(!View.areAnimationsEnabled)
    }

    @Test("A transition dissolves a view's pictures, and an unknown transition causes a diagnostic")
    func transition() throws {
        let clock = AnimationClock()
        let log = DiagnosticLog()
        let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Before"
        DiagnosticLog.$current.withValue(log) {
            clock.run {
                View.transition(
                    with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
                ) { label.text = "After" }
                View.transition(
                    with: label, duration: 1, options: View.AnimationOptions(rawValue: 1 << 20)
                ) {}
            }
        }
        let node = lowered(label, at: 0.25, clock)
        guard case .mix(let first, let second, let share) = node.contents else {
            Issue.record("no mixture: \(node.dump)")
            return
        }
        #expect(first.dump.contains("Before") && second.dump.contains("After"))
        #expect(share == 0.25)
        #expect(log.diagnostics.map(\.identifier) == ["animation.transition"])
        guard case .text = lowered(label, at: 1, clock).contents else {
            Issue.record("the dissolve has not ended")
            return
        }
    }

    @Test("Views are compared before and after events, but not at every event of a frame")
    func looks() {
        let clock = AnimationClock()
        var looks: [Double] = []
        clock.sampleViews = { looks.append(clock.time) }
        clock.at(0.1) {}
        clock.at(0.2) {}
        clock.advance(to: 0.3)
        #expect(looks == [0.1, 0.1, 0.2, 0.2])
        looks = []
        for step in 0..<100 { clock.at(0.5 + Double(step) / 10_000) {} }
        clock.advance(to: 1)
        #expect((4...8).contains(looks.count), "\(looks)")
    }
}
