/// Matches equal elements of two lists with as few differences as possible.
///
/// The algorithm is Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), from both
/// ends and in linear space. If more than twice `maximumCost` elements differ, the lists are
/// divided at the farthest point, so that the time stays proportional to their length. The
/// difference may then be longer than necessary. An element is never both removed and added at
/// the same place.
struct LineSearch {
    /// Index of the equal new element for each old element, or -1.
    private(set) var partners: [Int]

    private let old: [Int]
    private let new: [Int]
    /// Farthest point on each diagonal from the start, or -1.
    ///
    /// `backward` holds the points from the end.
    private var forward: [Int]
    private var backward: [Int]
    private var isShortest = true

    /// Maximum number of differences from either end before the lists are divided.
    static let maximumCost = 512

    init(_ old: some Collection<Int>, _ new: some Collection<Int>) {
        (self.old, self.new) = (Array(old), Array(new))
        partners = [Int](repeating: -1, count: old.count)
        let reach = min(Self.maximumCost, (old.count + new.count + 1) / 2)
        forward = [Int](repeating: -1, count: 2 * reach + 3)
        backward = forward
        solve(self.old.indices, self.new.indices)
        if !isShortest { matchWithinPlaces() }
    }

    // MARK: Division

    private mutating func solve(_ left: Range<Int>, _ right: Range<Int>) {
        var (left, right) = (left, right)
        while true {
            let head = zip(left, right).prefix { old[$0] == new[$1] }.count
            match(left.prefix(head), right.lowerBound)
            (left, right) = (left.dropFirst(head), right.dropFirst(head))
            let tail = zip(left.reversed(), right.reversed()).prefix { old[$0] == new[$1] }.count
            match(left.suffix(tail), right.upperBound - tail)
            (left, right) = (left.dropLast(tail), right.dropLast(tail))
            guard !left.isEmpty, !right.isEmpty else { return }
            let run = middleRun(left, right)
            match(left.lowerBound + run.x..<left.lowerBound + run.endX, right.lowerBound + run.y)
            solve(left.prefix(run.x), right.prefix(run.y))
            let endY = run.y + run.endX - run.x
            (left, right) = (left.dropFirst(run.endX), right.dropFirst(endY))
        }
    }

    private mutating func match(_ elements: Range<Int>, _ start: Int) {
        for (offset, index) in elements.enumerated() { partners[index] = start + offset }
    }

    /// Equal elements in the middle of a shortest difference, with indices relative to the
    /// starts.
    ///
    /// The run is empty if the lists are only divided.
    private typealias Run = (x: Int, y: Int, endX: Int)

    private mutating func middleRun(_ left: Range<Int>, _ right: Range<Int>) -> Run {
        let (width, height) = (left.count, right.count)
        let delta = width - height
        let center = forward.count / 2
        var cost = 0
        while true {
            clear(center - cost - 1)
            clear(center + cost + 1)
            for k in stride(from: -cost, through: cost, by: 2) {
                guard let start = Self.start(forward, k, cost, width, height) else {
                    forward[center + k] = -1
                    continue
                }
                let x = end(of: start, k, left, right, isBackward: false)
                forward[center + k] = x
                guard delta % 2 != 0, abs(delta - k) < cost else { continue }
                let other = backward[center + delta - k]
                if other >= 0, x + other >= width { return (start, start - k, x) }
            }
            for k in stride(from: -cost, through: cost, by: 2) {
                guard let start = Self.start(backward, k, cost, width, height) else {
                    backward[center + k] = -1
                    continue
                }
                let x = end(of: start, k, left, right, isBackward: true)
                backward[center + k] = x
                guard delta % 2 == 0, abs(delta - k) <= cost else { continue }
                let other = forward[center + delta - k]
                if other >= 0, x + other >= width {
                    return (width - x, height - x + k, width - start)
                }
            }
            if cost == Self.maximumCost { return farthest(cost) }
            cost += 1
        }
    }

    private mutating func clear(_ place: Int) {
        forward[place] = -1
        backward[place] = -1
    }

    /// Returns the entry point of a diagonal from its neighbours, or `nil` outside the lists.
    private static func start(
        _ reached: [Int], _ k: Int, _ cost: Int, _ width: Int, _ height: Int
    ) -> Int? {
        guard cost > 0 else { return 0 }
        let center = reached.count / 2
        let (below, beside) = (reached[center + k + 1], reached[center + k - 1])
        let down = below >= 0 && below - k <= height ? below : -1
        let across = beside >= 0 && beside < width ? beside + 1 : -1
        let x = max(down, across)
        return x >= 0 ? x : nil
    }

    /// Returns the end of equal elements along a diagonal.
    private func end(
        of start: Int, _ k: Int, _ left: Range<Int>, _ right: Range<Int>, isBackward: Bool
    ) -> Int {
        var x = start
        while x < left.count, x - k < right.count {
            let y = x - k
            let isSame =
                isBackward
                ? old[left.upperBound - 1 - x] == new[right.upperBound - 1 - y]
                : old[left.lowerBound + x] == new[right.lowerBound + y]
            guard isSame else { break }
            x += 1
        }
        return x
    }

    /// Returns the farthest point from the start.
    private mutating func farthest(_ cost: Int) -> Run {
        isShortest = false
        let center = forward.count / 2
        var best: Run = (0, 0, 0)
        for k in stride(from: -cost, through: cost, by: 2) {
            let x = forward[center + k]
            if x >= 0, 2 * x - k > best.x + best.y { best = (x, x - k, x) }
        }
        return best
    }

    // MARK: Places

    /// Matches the elements left by division on both sides of a place.
    private mutating func matchWithinPlaces() {
        var (i, j) = (0, 0)
        for index in 0...old.count {
            let partner = index < old.count ? partners[index] : new.count
            guard partner >= 0 else { continue }
            matchGreedily(i..<index, j..<partner)
            (i, j) = (index + 1, partner + 1)
        }
    }

    /// Matches each old element with the next equal new element.
    ///
    /// Unmatched elements have no equal element left.
    private mutating func matchGreedily(_ left: Range<Int>, _ right: Range<Int>) {
        guard !left.isEmpty, !right.isEmpty else { return }
        // Reversed, so that passed indices are removed from the end.
        var places: [Int: [Int]] = [:]
        for index in right.reversed() { places[new[index], default: []].append(index) }
        var next = right.lowerBound
        for index in left {
            while let place = places[old[index]]?.last, place < next {
                places[old[index]]?.removeLast()
            }
            guard let place = places[old[index]]?.popLast() else { continue }
            partners[index] = place
            next = place + 1
        }
    }
}
