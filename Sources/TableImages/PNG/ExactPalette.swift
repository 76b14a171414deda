import TableDrawing

/// All colours of a picture that has at most 256 of them, and where each one stands.
struct ExactPalette {
    /// Premultiplied, the translucent ones first, and sorted: the same for the same picture.
    let colors: [UInt32]
    private var table = Table()

    /// As many colours as PNG's palettes hold.
    static let limit = 256

    /// Nothing for a picture of more colours.
    init?(_ bitmap: Bitmap) {
        var found = Colors()
        guard found.add(bitmap) else { return nil }
        self.init(found)
    }

    /// The palette of all pictures whose colours were collected.
    init(_ found: Colors) {
        // Alpha is the topmost byte.
        colors = found.colors.sorted()
        for (index, color) in colors.enumerated() { _ = table.insert(color, UInt8(index)) }
    }

    /// The colours of one picture after the other, as long as a palette can hold them.
    struct Colors {
        fileprivate var table = Table()
        fileprivate var colors: [UInt32] = []

        /// Adds a picture's colours; false if there are too many.
        mutating func add(_ bitmap: Bitmap) -> Bool {
            var last: UInt32?
            for pixel in bitmap.pixels where pixel != last {
                last = pixel
                guard table.insert(pixel, UInt8(truncatingIfNeeded: colors.count)) else { continue }
                guard colors.count < ExactPalette.limit else { return false }
                colors.append(pixel)
            }
            return true
        }
    }

    /// The place of a colour of the picture.
    @inline(__always)
    func index(of pixel: UInt32) -> UInt8 { table.value(of: pixel) }

    /// Bits of an index: 1, 2, 4 or 8.
    var bits: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// A hash table, four times as large as what it has to hold.
    fileprivate struct Table {
        private static let size = 1_024
        private var keys = [UInt32](repeating: 0, count: Self.size)
        private var values = [UInt8](repeating: 0, count: Self.size)
        private var isTaken = [Bool](repeating: false, count: Self.size)

        @inline(__always)
        private func slot(of key: UInt32) -> Int {
            var slot = Int((key &* 0x9E37_79B1) >> 22)
            while isTaken[slot], keys[slot] != key { slot = (slot + 1) & (Self.size - 1) }
            return slot
        }

        /// Returns whether the key is new.
        mutating func insert(_ key: UInt32, _ value: UInt8) -> Bool {
            let slot = slot(of: key)
            guard !isTaken[slot] else { return false }
            (keys[slot], values[slot], isTaken[slot]) = (key, value, true)
            return true
        }

        @inline(__always)
        func value(of key: UInt32) -> UInt8 { values[slot(of: key)] }
    }
}
