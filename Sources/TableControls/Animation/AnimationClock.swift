import Foundation
import TableDrawing

/// The virtual time that animations run in: an input, in seconds, that stands still until it is
/// advanced.
///
/// While a clock is the current one, `View.animate`, `setSelected(_:animated:)` and everything else
/// that is animated in UIKit takes its time; views are lowered as they look at the clock's time.
/// Without a clock all of that takes effect at once, and completions are called at once.
/// A clock belongs to one task, as views do.
public final class AnimationClock {
    /// A limit, so that a completion that begins itself again without delay does not run for ever.
    public static let maximumNumberOfEventsAtOneInstant = 10_000

    /// The clock of the animation under way.
    @TaskLocal static var box: Box?

    /// Lets a task-local name a class that is not Sendable: a clock never leaves its task's views.
    struct Box: @unchecked Sendable {
        let clock: AnimationClock
    }

    /// The clock of the animation under way; nothing while a still picture is made.
    public static var current: AnimationClock? { box?.clock }

    /// The present instant, in seconds from the beginning.
    public private(set) var time: Double = 0
    /// The last instant at which something that is known by now begins or ends.
    ///
    /// What repeats for ever has no end and does not count, nor does what was interrupted, as a flick by another.
    public var end: Double {
        let event = events.last { !$0.endsMovement && $0.isWanted() }
        return endOfMovements(from: max(reckonedEnd, event?.time ?? 0))
    }

    /// Until when what has begun goes on; what has yet to begin, and what repeats for ever, does not count.
    package var busyUntil: Double { endOfMovements(from: reckonedBusyUntil) }

    /// The same of what has happened and of what is not told the time.
    private var reckonedEnd = 0.0
    private var reckonedBusyUntil = 0.0
    private var events: [Event] = []
    private var numberOfEvents = 0
    private var movements: [Movement] = []
    private var isUpdatingMovements = false

    /// Looks at what is shown, before and after each instant at which something happens.
    ///
    /// Instants that follow a look within `shortestTimeBetweenLooks` have no look of their own.
    /// Views find out what is on the screen when they are looked at, and what happens to them begins from that.
    /// So it does not depend on which instants have frames.
    package var look: (() -> Void)?

    /// Whether `look` is being called: the nodes of rows are not needed.
    package private(set) var isLooking = false

    /// The instant of the last look, in seconds.
    private var timeOfLook = -Double.infinity
    /// Shortest time between looks at two instants, in seconds: a frame of a display of 240 Hz.
    ///
    /// Many events within a frame then cost two looks, not two each.
    private static let shortestTimeBetweenLooks = 1.0 / 240

    private func lookAtViews() {
        guard time == timeOfLook || time - timeOfLook >= Self.shortestTimeBetweenLooks else {
            return
        }
        timeOfLook = time
        isLooking = true
        look?()
        isLooking = false
    }

    /// What happens at an instant, in the order in which it was asked for.
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

    /// What is told the time at every frame.
    private struct Movement {
        let number: Int
        let start: Double
        let duration: Double
        /// Whether it is told after those that do not follow others.
        let follows: Bool
        let isWanted: () -> Bool
        let body: (Double) -> Void
        /// Whether it has heard `duration`.
        var hasFinished = false

        var end: Double { start + duration }
    }

    /// Creates a clock at 0 seconds without events.
    public init() {}

    /// Makes the clock the current one while `body` runs.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$box.withValue(Box(clock: self), operation: body)
    }

    /// Has `body` run when the clock reaches an instant, in seconds from the beginning.
    ///
    /// What lies in the past, or is not a number, runs when the clock is advanced next.
    public func at(_ time: Double, perform body: @escaping () -> Void) {
        at(time, while: { true }, perform: body)
    }

    /// The same for what does not happen, nor counts, once it is not wanted any more.
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

    /// Has `body` told the seconds since now at every frame, from 0 to `duration`.
    ///
    /// It hears `duration` itself exactly once, last. Before it hears of a later instant than the end,
    /// `completion` has run.
    ///
    /// - Parameters:
    ///   - follows: whether it is told after all that are not, as what goes with something that they move.
    ///   - isWanted: whether it goes on. Once it does not it hears nothing any more, `completion` does not run,
    ///     and its end does not count.
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

    /// Reckons with something that goes on until an instant.
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

    /// Moves the clock on, running what was asked for on the way, each at its own instant.
    ///
    /// A clock does not go back: an earlier instant leaves it where it is.
    public func advance(to instant: Double) {
        guard instant.isFinite else { return }
        run {
            var atOnce = 0
            var last = -Double.infinity
            while let event = events.first, event.time <= max(instant, time) {
                if event.time != last {
                    if last.isFinite { lookAtViews() }
                    time = max(time, event.time)
                    updateMovements()
                    lookAtViews()
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
            if last.isFinite { lookAtViews() }
            time = max(time, instant)
            updateMovements()
        }
    }

    /// Informs every movement of the present time.
    ///
    /// A movement following other movements may call this method while it receives the time.
    /// The nested call skips all following movements, which limits the nesting of calls.
    package func updateMovements() {
        let isNested = isUpdatingMovements
        isUpdatingMovements = true
        defer { isUpdatingMovements = isNested }
        movements.removeAll { !$0.isWanted() }
        let present = movements.filter { time >= $0.start && !$0.hasFinished }
        let followers = isNested ? [] : present.filter(\.follows)
        for movement in present.filter({ !$0.follows }) + followers where movement.isWanted() {
            // Both the sum of start and duration and the elapsed time are rounded. The movement ends as soon
            // as either reaches the end, and receives its duration once.
            let elapsed = time - movement.start
            let isAtEnd = elapsed >= movement.duration || time >= movement.end
            if isAtEnd, let index = movements.firstIndex(where: { $0.number == movement.number }) {
                movements[index].hasFinished = true
            }
            movement.body(isAtEnd ? movement.duration : elapsed)
        }
    }
}
