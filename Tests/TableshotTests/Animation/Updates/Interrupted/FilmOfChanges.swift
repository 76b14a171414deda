import Tableshot

/// How many pixels of an animation change from one frame to the next.
struct FilmOfChanges {
    private let film: Animation
    /// The number of pixels that differ visibly between each frame and the one before it.
    let changes: [Int]

    init(_ film: Animation) throws {
        func differ(_ first: UInt32, _ second: UInt32) -> Bool {
            for shift in [UInt32(0), 8, 16] {
                let (a, b) = (Int((first >> shift) & 255), Int((second >> shift) & 255))
                if abs(a - b) > 8 { return true }
            }
            return false
        }
        self.film = film
        let bitmaps = try film.bitmaps()
        changes = zip(bitmaps, bitmaps.dropFirst()).map { first, second in
            zip(first.pixels, second.pixels).reduce(0) { $0 + (differ($1.0, $1.1) ? 1 : 0) }
        }
    }

    /// The instants at which far more changes than in the frames before and after.
    ///
    /// - Parameter least: so many pixels more are none.
    func jumps(within times: ClosedRange<Double>, above least: Int = 300) -> [String] {
        changes.indices.filter { times.contains(film.times[$0 + 1]) }.compactMap { index in
            let near = max(0, index - 4)..<min(changes.count, index + 5)
            let most = near.filter { $0 != index }.reduce(0) { max($0, changes[$1]) }
            guard changes[index] * 5 > most * 8 + least * 5 else { return nil }
            return "\(film.times[index + 1]) s: \(changes[index]) pixels, beside it \(most)"
        }
    }

    /// The same of the frame in which a step begins and of the next, beside those before: a step begins with what is
    /// shown, and slowly.
    func jumps(asBegins step: Double) -> [String] {
        guard let first = film.times.indices.first(where: { film.times[$0] >= step - 1e-6 }) else {
            return ["no frame at \(step) s or later"]
        }
        return [first - 1, first].filter { $0 >= 2 && $0 < changes.count }.compactMap { index in
            let most = max(changes[index - 1], changes[index - 2])
            guard changes[index] * 5 > most * 6 + 6_000 else { return nil }
            return "\(film.times[index + 1]) s: \(changes[index]) pixels, before it \(most)"
        }
    }
}
