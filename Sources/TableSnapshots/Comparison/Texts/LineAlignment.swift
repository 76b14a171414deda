/// Matches the lines of two texts.
///
/// Lines unique in both texts serve as anchors (patience diff). Between the anchors,
/// the shortest difference is searched. A line is never reported as removed and added at the
/// same place.
struct LineAlignment {
    /// All lines of both texts in order.
    ///
    /// Differing expected lines come before actual lines.
    private(set) var lines: [ComparedLine] = []

    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    /// Numbers of the lines, equal for equal lines.
    private let oldNumbers: [Int]
    private let newNumbers: [Int]
    /// Actual lines that follow the expected lines at the same place.
    private var pending: [ComparedLine] = []

    init(_ old: some Collection<ArraySlice<UInt8>>, _ new: some Collection<ArraySlice<UInt8>>) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        (self.old, self.new) = (Array(old), Array(new))
        oldNumbers = old.map(number)
        newNumbers = new.map(number)
        align(self.old.indices, self.new.indices)
        flush()
    }

    // MARK: Lines

    private mutating func flush() {
        lines += pending
        pending = []
    }

    private mutating func remove(_ index: Int) {
        lines.append(ComparedLine(sign: .expected, text: old[index]))
    }

    private mutating func insert(_ index: Int) {
        pending.append(ComparedLine(sign: .actual, text: new[index]))
    }

    private mutating func keep(_ index: Int) {
        flush()
        lines.append(ComparedLine(sign: .both, text: old[index]))
    }

    // MARK: Search

    private mutating func align(_ left: Range<Int>, _ right: Range<Int>) {
        let head = zip(left, right).prefix { oldNumbers[$0] == newNumbers[$1] }.count
        let rest = min(left.count, right.count) - head
        let tail = zip(left.reversed(), right.reversed()).prefix(rest)
            .prefix { oldNumbers[$0] == newNumbers[$1] }.count
        for index in left.prefix(head) { keep(index) }
        alignMiddle(left.dropFirst(head).dropLast(tail), right.dropFirst(head).dropLast(tail))
        for index in left.suffix(tail) { keep(index) }
    }

    private mutating func alignMiddle(_ left: Range<Int>, _ right: Range<Int>) {
        if left.isEmpty || right.isEmpty {
            for index in left { remove(index) }
            for index in right { insert(index) }
            return
        }
        let anchors = anchors(left, right)
        guard !anchors.isEmpty else { return search(left, right) }
        var (i, j) = (left.lowerBound, right.lowerBound)
        for (oldIndex, newIndex) in anchors {
            align(i..<oldIndex, j..<newIndex)
            keep(oldIndex)
            (i, j) = (oldIndex + 1, newIndex + 1)
        }
        align(i..<left.upperBound, j..<right.upperBound)
    }

    /// Returns the largest set of lines that are unique in both parts and in the same order.
    private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(Int, Int)] {
        func once(_ range: Range<Int>, _ numbers: [Int]) -> [Int: Int] {
            var found: [Int: Int] = [:]
            for index in range { found[numbers[index]] = found[numbers[index]] == nil ? index : -1 }
            return found
        }
        let (olds, news) = (once(left, oldNumbers), once(right, newNumbers))
        let pairs = left.compactMap { index -> (Int, Int)? in
            let number = oldNumbers[index]
            guard olds[number] == index, let other = news[number], other >= 0 else { return nil }
            return (index, other)
        }
        return Self.longestRise(of: pairs)
    }

    /// Returns the longest subsequence of pairs with increasing second values, by patience
    /// sorting.
    private static func longestRise(of pairs: [(Int, Int)]) -> [(Int, Int)] {
        var piles: [Int] = []
        var before = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, piles.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[piles[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? piles[low - 1] : nil
            if low < piles.count { piles[low] = index } else { piles.append(index) }
        }
        var rise: [(Int, Int)] = []
        var next = piles.last
        while let index = next {
            rise.append(pairs[index])
            next = before[index]
        }
        return rise.reversed()
    }

    /// Finds the shortest difference of parts without common unique lines.
    private mutating func search(_ left: Range<Int>, _ right: Range<Int>) {
        let partners = LineSearch(oldNumbers[left], newNumbers[right]).partners
        var j = right.lowerBound
        for (offset, partner) in partners.enumerated() {
            let i = left.lowerBound + offset
            guard partner >= 0 else {
                remove(i)
                continue
            }
            for index in j..<(right.lowerBound + partner) { insert(index) }
            keep(i)
            j = right.lowerBound + partner + 1
        }
        for index in j..<right.upperBound { insert(index) }
    }
}
