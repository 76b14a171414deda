import TableDrawing

/// The colours of a picture with at most 256 colours, with their indices.
struct ExactPalette {
    /// Premultiplied colours in a reproducible order: sorted, with translucent colours first.
    let colors: [UInt32]
    private var table = Table()

    /// Maximum number of colours in a PNG palette.
    static let limit = 256

    /// Creates the palette of a picture.
    ///
    /// Returns `nil` if it has too many colours.
    init?(_ bitmap: Bitmap) {
        var found = Colors()
        guard found.add(bitmap) else { return nil }
        self.init(found)
    }

    /// Creates the palette of collected colours.
    init(_ found: Colors) {
        // Alpha is the highest byte.
        colors = found.colors.sorted()
        for (index, color) in colors.enumerated() { _ = table.insert(color, UInt8(index)) }
    }

    /// A collection of colours of several pictures, up to the size of a palette.
    struct Colors {
        fileprivate var table = Table()
        fileprivate var colors: [UInt32] = []

        /// Adds a picture's colours.
        ///
        /// Returns false if there are too many colours.
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

    /// Returns the index of a colour.
    @inline(__always)
    func index(of pixel: UInt32) -> UInt8 { table.value(of: pixel) }

    /// Number of bits in an index: 1, 2, 4 or 8.
    var bits: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// A hash table with four times the necessary capacity.
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

        /// Inserts a key, and returns whether it is new.
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
