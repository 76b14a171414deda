import Foundation
import TableDrawing

/// Virtual time of animations, in seconds.
///
/// The time changes only in `advance(to:)`. While a clock is current, animated methods such as
/// `View.animate` and `setSelected(_:animated:)` run in its time, and views are lowered with their
/// state at its time. Without a current clock, changes take effect immediately, and completions are
/// called immediately. A clock belongs to a single task, like views.
public final class AnimationClock {
    /// Maximum number of events at an instant.
    ///
    /// The limit ends an endless sequence of completions without delay.
    public static let maximumNumberOfEventsAtOneInstant = 10_000

    /// The current clock.
    @TaskLocal private static var box: Box?

    /// Lets a task-local name a class that is not Sendable: a clock never leaves its task's views.
    private struct Box: @unchecked Sendable {
        let clock: AnimationClock
    }

    /// The current clock, or `nil` while a still picture is rendered.
    public static var current: AnimationClock? { box?.clock }

    /// Current time, in seconds from the beginning.
    public private(set) var time: Double = 0
    /// Last instant at which a known event or movement begins or ends.
    ///
    /// Endless movements do not count. Interrupted movements do not count either, for example a
    /// flick ended by another flick.
    public var end: Double {
        let event = events.last { !$0.endsMovement && $0.isWanted() }
        return endOfMovements(from: max(reckonedEnd, event?.time ?? 0))
    }

    /// Last instant at which a movement that has begun ends.
    ///
    /// Future events and endless movements do not count.
    package var busyUntil: Double { endOfMovements(from: reckonedBusyUntil) }

    /// Ends of finished events and of animations without a `Movement`.
    private var reckonedEnd = 0.0
    private var reckonedBusyUntil = 0.0
    private var events: [Event] = []
    private var numberOfEvents = 0
    private var movements: [Movement] = []
    private var isUpdatingMovements = false

    /// Closure that examines the displayed views, before and after each instant with events.
    ///
    /// Instants within `shortestTimeBetweenSamples` after a call have no call of their own. Views
    /// determine their visible parts during the call, and changes of the views begin from this
    /// state. The result therefore does not depend on the instants of the frames.
    package var sampleViews: (() -> Void)?

    /// Whether `sampleViews` is running, so that the nodes of rows are not needed.
    package private(set) var isSampling = false

    /// Instant of the last call of `sampleViews`, in seconds.
    private var timeOfSample = -Double.infinity
    /// Shortest time between calls of `sampleViews` at two instants, in seconds; a frame at 240 Hz.
    ///
    /// Many events within a frame then cost two calls, not two calls each.
    private static let shortestTimeBetweenSamples = 1.0 / 240

    private func sampleViewsIfDue() {
        guard time == timeOfSample || time - timeOfSample >= Self.shortestTimeBetweenSamples else {
            return
        }
        timeOfSample = time
        isSampling = true
        sampleViews?()
        isSampling = false
    }

    /// Event at an instant; events at equal instants run in the order of their creation.
    private struct Event {
        let time: Double
        let number: Int
        /// Whether the event is the end of a movement.
        ///
        /// The movement's `isWanted` closure then decides whether the event still counts.
        let endsMovement: Bool
        let isWanted: () -> Bool
        let body: () -> Void
    }

    /// Movement that receives the time at every frame.
    private struct Movement {
        let number: Int
        let start: Double
        let duration: Double
        /// Whether the movement receives the time after the movements that do not follow others.
        let follows: Bool
        let isWanted: () -> Bool
        let body: (Double) -> Void
        /// Whether the movement has received `duration`.
        var hasFinished = false

        var end: Double { start + duration }
    }

    /// Creates a clock at 0 seconds without events.
    public init() {}

    /// Runs `body` with the clock as the current clock.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$box.withValue(Box(clock: self), operation: body)
    }

    /// Runs `body` when the clock reaches an instant, in seconds from the beginning.
    ///
    /// A past or non-finite instant runs `body` at the next advance of the clock.
    public func at(_ time: Double, perform body: @escaping () -> Void) {
        at(time, while: { true }, perform: body)
    }

    /// Runs `body` when the clock reaches an instant, unless `isWanted` returns false by then.
    ///
    /// An unwanted event does not count for `end`.
    package func at(
        _ time: Double, while isWanted: @escaping () -> Bool, endsMovement: Bool = false,
        perform body: @escaping () -> Void
    ) {
        let instant = time.isFinite ? max(time, self.time) : self.time
        numberOfEvents += 1
        let event = Event(
            time: instant, number: numberOfEvents, endsMovement: endsMovement, isWanted: isWanted,
            body: body)
        let place = events.firstIndex { $0.time > instant } ?? events.count
        events.insert(event, at: place)
    }

    /// Calls `body` at every frame with the elapsed seconds, from 0 to `duration`.
    ///
    /// The last call receives `duration` exactly. `completion` runs before any call at a later
    /// instant.
    ///
    /// - Parameters:
    ///   - follows: whether `body` is called after all other movements, because it depends on the
    ///     positions that they set.
    ///   - isWanted: whether the movement continues. If the result is false, `body` and
    ///     `completion` are not called again, and the end of the movement does not count.
    package func move(
        for duration: Double, after delay: Double = 0, following follows: Bool = false,
        while isWanted: @escaping () -> Bool = { true }, _ body: @escaping (Double) -> Void,
        completion: @escaping () -> Void = {}
    ) {
        numberOfEvents += 1
        let number = numberOfEvents
        let start = time + delay
        movements.append(
            Movement(
                number: number, start: start, duration: duration, follows: follows,
                isWanted: isWanted, body: body))
        if delay <= 0 { body(0) }
        guard duration.isFinite else { return }
        at(start + duration, while: isWanted, endsMovement: true) { [weak self] in
            guard let self, let index = self.movements.firstIndex(where: { $0.number == number })
            else { return }
            let movement = self.movements.remove(at: index)
            if !movement.hasFinished { body(duration) }
            completion()
        }
    }

    /// Extends the end of the animations to an instant.
    package func extend(to instant: Double) {
        guard instant.isFinite else { return }
        reckonedEnd = max(reckonedEnd, instant)
        reckonedBusyUntil = max(reckonedBusyUntil, instant)
    }

    /// Returns the latest end of the wanted finite movements, at least `least`.
    private func endOfMovements(from least: Double) -> Double {
        movements.reduce(least) { end, movement in
            movement.end.isFinite && movement.end > end && movement.isWanted() ? movement.end : end
        }
    }

    /// Advances the clock to an instant, and runs the events on the way, each at its own instant.
    ///
    /// An earlier instant does not change the clock.
    public func advance(to instant: Double) {
        guard instant.isFinite else { return }
        run {
            var atOnce = 0
            var last = -Double.infinity
            while let event = events.first, event.time <= max(instant, time) {
                if event.time != last {
                    if last.isFinite { sampleViewsIfDue() }
                    time = max(time, event.time)
                    updateMovements()
                    sampleViewsIfDue()
                }
                events.removeFirst()
                atOnce = event.time == last ? atOnce + 1 : 0
                last = event.time
                guard atOnce < Self.maximumNumberOfEventsAtOneInstant else {
                    events.removeAll()
                    return DiagnosticLog.fail(
                        "animation.endless",
                        "completions begin one another without end at \(event.time) s")
                }
                guard event.isWanted() else { continue }
                reckonedEnd = max(reckonedEnd, event.time)
                if event.endsMovement { reckonedBusyUntil = max(reckonedBusyUntil, event.time) }
                event.body()
            }
            if last.isFinite { sampleViewsIfDue() }
            time = max(time, instant)
            updateMovements()
        }
    }

    /// Calls every movement with the current time.
    ///
    /// A movement that follows other movements may call this method while receiving the time. The
    /// nested call skips all following movements, which limits the nesting of calls.
    package func updateMovements() {
        let isNested = isUpdatingMovements
        isUpdatingMovements = true
        defer { isUpdatingMovements = isNested }
        movements.removeAll { !$0.isWanted() }
        let present = movements.filter { time >= $0.start && !$0.hasFinished }
        let followers = isNested ? [] : present.filter(\.follows)
        for movement in present.filter({ !$0.follows }) + followers where movement.isWanted() {
            // Both the sum of start and duration and the elapsed time are rounded. The movement
            // ends when either value reaches the end, and receives its duration once.
            let elapsed = time - movement.start
            let isAtEnd = elapsed >= movement.duration || time >= movement.end
            if isAtEnd, let index = movements.firstIndex(where: { $0.number == movement.number }) {
                movements[index].hasFinished = true
            }
            movement.body(isAtEnd ? movement.duration : elapsed)
        }
    }
}
