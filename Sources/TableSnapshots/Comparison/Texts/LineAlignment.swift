/// Decides which lines of two texts are the same.
///
/// Lines that either text has once hold the texts together (the patience difference); between them the
/// shortest difference is looked for, or, where that would take long, the nearest lines that agree.
struct LineAlignment {
    /// All lines of both texts in order; of those that differ, the expected ones first.
    private(set) var lines: [ComparedLine] = []

    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    /// The lines as numbers, the same for equal lines.
    private let oldNumbers: [Int]
    private let newNumbers: [Int]
    /// Actual lines that are to follow the expected ones of the same place.
    private var pending: [ComparedLine] = []

    /// Finding the shortest difference takes the product of the two lengths.
    static let maximumSearch = 1_000
    /// How far apart lines that agree are looked for in what is longer and holds no line only once.
    static let window = 200

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        (self.old, self.new) = (old, new)
        oldNumbers = old.map(number)
        newNumbers = new.map(number)
        align(old.indices, new.indices)
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

    /// The most lines that are there once in both parts and in the same order.
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

    /// The longest part of pairs whose second values rise, as piles of cards are laid.
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

    /// The shortest difference of a part in which no line is there once in both.
    private mutating func search(_ left: Range<Int>, _ right: Range<Int>) {
        guard left.count <= Self.maximumSearch, right.count <= Self.maximumSearch else {
            return searchNearby(left, right)
        }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in newNumbers[right].difference(from: oldNumbers[left]) {
            switch change {
            case .remove(let offset, _, _): removed.insert(left.lowerBound + offset)
            case .insert(let offset, _, _): inserted.insert(right.lowerBound + offset)
            }
        }
        var (i, j) = (left.lowerBound, right.lowerBound)
        while i < left.upperBound || j < right.upperBound {
            if removed.contains(i) {
                remove(i)
                i += 1
            } else if inserted.contains(j) {
                insert(j)
                j += 1
            } else {
                keep(i)
                (i, j) = (i + 1, j + 1)
            }
        }
    }

    /// Goes through both at once, and on where they differ to the nearest lines that agree.
    private mutating func searchNearby(_ left: Range<Int>, _ right: Range<Int>) {
        let (olds, news) = (Set(oldNumbers[left]), Set(newNumbers[right]))
        var (i, j) = (left.lowerBound, right.lowerBound)
        while i < left.upperBound, j < right.upperBound {
            if oldNumbers[i] == newNumbers[j] {
                keep(i)
                (i, j) = (i + 1, j + 1)
            } else if !news.contains(oldNumbers[i]) {
                remove(i)
                i += 1
            } else if !olds.contains(newNumbers[j]) {
                insert(j)
                j += 1
            } else {
                let step = step(i..<left.upperBound, j..<right.upperBound) ?? (1, 1)
                for index in i..<(i + step.0) { remove(index) }
                for index in j..<(j + step.1) { insert(index) }
                (i, j) = (i + step.0, j + step.1)
            }
        }
        for index in i..<left.upperBound { remove(index) }
        for index in j..<right.upperBound { insert(index) }
    }

    /// How many lines of each are left out until the next ones agree.
    private func step(_ left: Range<Int>, _ right: Range<Int>) -> (Int, Int)? {
        let most = min(Self.window, left.count + right.count - 2)
        guard most > 0 else { return nil }
        for distance in 1...most {
            for skipped in max(0, distance - right.count + 1)...distance
            where skipped < left.count {
                let others = distance - skipped
                let (i, j) = (left.lowerBound + skipped, right.lowerBound + others)
                // A single line that is there often says little: the one after it has to agree, too.
                guard oldNumbers[i] == newNumbers[j] else { continue }
                let isEnd = i + 1 == left.upperBound || j + 1 == right.upperBound
                if isEnd || oldNumbers[i + 1] == newNumbers[j + 1] { return (skipped, others) }
            }
        }
        return nil
    }
}
