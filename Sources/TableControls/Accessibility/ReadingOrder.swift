import Foundation

extension [AccessibilityItem] {
    /// Returns the items in reading order: from top to bottom, and within a line from the
    /// leading side.
    ///
    /// A line contains the items that overlap its topmost item: the centre of either item is
    /// within the other item's height. For example, a low bar beside a text is in the line of
    /// the text. A tall item beside several lines, such as the image of a row, forms no line.
    /// It is read before the lines if it leads all lines, after the lines if it ends all
    /// lines, and otherwise within the first line. The order depends on the frames alone and
    /// keeps ordered items in order.
    package func inReadingOrder(_ isRightToLeft: Bool) -> [AccessibilityItem] {
        ReadingOrder(frames: map(\.frame), isRightToLeft: isRightToLeft).indices.map { self[$0] }
    }
}

/// Order of reading rectangles.
struct ReadingOrder {
    let frames: [CGRect]
    let isRightToLeft: Bool

    /// Indices of the rectangles in reading order.
    var indices: [Int] {
        let all = Array(frames.indices)
        let spans = all.map { tall in
            let beside = all.filter { $0 != tall && isLevel($0, with: tall) }
            return holdsLines(beside) ? beside : []
        }
        // Tall items are sorted by ascending height: an item beside a taller item may be tall
        // too.
        let tall = all.filter { !spans[$0].isEmpty }.sorted {
            let (a, b) = (frames[$0], frames[$1])
            return (a.height, a.minY, leading($0), CGFloat($0))
                < (b.height, b.minY, leading($1), CGFloat($1))
        }
        var lines = lines(of: all.filter { spans[$0].isEmpty })
        for item in tall {
            let beside = Set(spans[item])
            let touched = lines.indices.filter { !beside.isDisjoint(with: lines[$0]) }
            guard let first = touched.first, let last = touched.last else {
                let below = lines.firstIndex { frames[$0[0]].minY > frames[item].minY }
                lines.insert([item], at: below ?? lines.endIndex)
                continue
            }
            let middle = frames[item].midX
            let others = touched.flatMap { lines[$0] }
            func leads(_ other: Int) -> Bool {
                isRightToLeft ? frames[other].midX <= middle : frames[other].midX >= middle
            }
            if others.allSatisfy(leads) {
                lines.insert([item], at: first)
            } else if !others.contains(where: leads) {
                lines.insert([item], at: last + 1)
            } else {
                lines[first] = inLine(lines[first] + [item])
            }
        }
        return lines.flatMap { $0 }
    }

    /// Returns the lines from top to bottom, each from the leading side.
    private func lines(of items: [Int]) -> [[Int]] {
        var rest = items.sorted {
            let (a, b) = (frames[$0], frames[$1])
            return (a.minY, a.height, leading($0), CGFloat($0))
                < (b.minY, b.height, leading($1), CGFloat($1))
        }
        var result: [[Int]] = []
        while let top = rest.first {
            func isInLine(_ item: Int) -> Bool {
                item == top || isLevel(item, with: top) || isLevel(top, with: item)
            }
            let line = rest.filter(isInLine)
            rest.removeAll(where: isInLine)
            result.append(inLine(line))
        }
        return result
    }

    private func inLine(_ items: [Int]) -> [Int] {
        items.sorted {
            (leading($0), frames[$0].minY, CGFloat($0))
                < (leading($1), frames[$1].minY, CGFloat($1))
        }
    }

    private func leading(_ item: Int) -> CGFloat {
        isRightToLeft ? -frames[item].maxX : frames[item].minX
    }

    /// Returns whether the centre of an item is within the height of another item.
    private func isLevel(_ item: Int, with other: Int) -> Bool {
        let middle = frames[item].midY
        return middle >= frames[other].minY && middle < frames[other].maxY
    }

    /// Returns whether some of the items are below other items.
    private func holdsLines(_ items: [Int]) -> Bool {
        let highest = items.map { frames[$0] }.min { ($0.maxY, $0.midY) < ($1.maxY, $1.midY) }
        guard let highest else { return false }
        return items.contains {
            frames[$0].midY >= highest.maxY && frames[$0].minY > highest.midY
        }
    }
}
