import Tableshot

/// Numbers of pixels that change between the frames of an animation.
struct FilmOfChanges {
    private let film: Animation
    /// Number of pixels that differ visibly between each frame and the previous frame.
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

    /// Instants at which far more pixels change than in the previous and next frames.
    ///
    /// - Parameter least: Smallest difference that counts, in pixels.
    func jumps(within times: ClosedRange<Double>, above least: Int = 300) -> [String] {
        changes.indices.filter { times.contains(film.times[$0 + 1]) }.compactMap { index in
            let near = max(0, index - 4)..<min(changes.count, index + 5)
            let most = near.filter { $0 != index }.reduce(0) { max($0, changes[$1]) }
            guard changes[index] * 5 > most * 8 + least * 5 else { return nil }
            return "\(film.times[index + 1]) s: \(changes[index]) pixels, beside it \(most)"
        }
    }

    /// Compares the frame in which a step begins, and the next frame, with the previous frames.
    ///
    /// A step begins slowly, with the displayed state.
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
