/// Joins neighbouring differing pixels to boxes, by the cells of a grid.
struct DifferenceClusters {
    /// Side length of a cell, in pixels.
    ///
    /// Letters of a word join, and rows of a table do not.
    private static let side = 16

    private let columns: Int
    /// Index of each cell's box, negative for cells without a box.
    private var numbers: [Int32]
    private var boxes: [Box] = []

    private struct Box {
        let cell: Int
        var count = 0
        var left: Int
        var right: Int
        var top: Int
        var bottom: Int

        mutating func add(_ x: Int, _ y: Int) {
            count += 1
            left = min(left, x)
            right = max(right, x)
            top = min(top, y)
            bottom = max(bottom, y)
        }

        mutating func add(_ other: Box) {
            count += other.count
            left = min(left, other.left)
            right = max(right, other.right)
            top = min(top, other.top)
            bottom = max(bottom, other.bottom)
        }
    }

    init(width: Int, height: Int) {
        columns = width / Self.side + 1
        numbers = [Int32](repeating: -1, count: columns * (height / Self.side + 1))
    }

    /// Adds a differing pixel.
    mutating func add(_ x: Int, _ y: Int) {
        let cell = y / Self.side * columns + x / Self.side
        if numbers[cell] < 0 {
            numbers[cell] = Int32(boxes.count)
            boxes.append(Box(cell: cell, left: x, right: x, top: y, bottom: y))
        }
        boxes[Int(numbers[cell])].add(x, y)
    }

    /// Returns the boxes in any order.
    func regions() -> [RegionDifference] {
        var isJoined = [Bool](repeating: false, count: boxes.count)
        var regions: [RegionDifference] = []
        for start in boxes.indices where !isJoined[start] {
            isJoined[start] = true
            var box = boxes[start]
            var waiting = [start]
            while let number = waiting.popLast() {
                for cell in neighbours(of: boxes[number].cell) where numbers[cell] >= 0 {
                    let other = Int(numbers[cell])
                    if isJoined[other] { continue }
                    isJoined[other] = true
                    box.add(boxes[other])
                    waiting.append(other)
                }
            }
            regions.append(
                RegionDifference(
                    name: nil, count: box.count,
                    frame: PixelFrame(
                        columns: box.left..<(box.right + 1), rows: box.top..<(box.bottom + 1))))
        }
        return regions
    }

    private func neighbours(of cell: Int) -> [Int] {
        let column = cell % columns
        let across = [-1, 0, 1].filter { (0..<columns).contains(column + $0) }
        return [-columns, 0, columns].flatMap { down in across.map { cell + down + $0 } }
            .filter { numbers.indices.contains($0) }
    }
}

/// The number of differing pixels in a region of a picture.
public struct RegionDifference: Sendable, Hashable, Codable {
    /// Name of the smallest named region with the pixels, or `nil` without a name.
    public let name: String?
    /// Number of differing pixels that count.
    public let count: Int
    /// Bounding box of the pixels, in pixels.
    public let frame: PixelFrame
}
