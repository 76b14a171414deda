/// The filter of a row; its number stands in front of the row.
enum PNGFilter: UInt8 {
    case none = 0
    case sub = 1

    /// Chooses by content: photographs gain half their size from `sub`, everything else loses.
    ///
    /// In a photograph most neighbours differ, and by little. In text and flat areas they are the
    /// same or differ by much. A quarter of the neighbours is looked at.
    init(for row: UnsafeBufferPointer<UInt32>) {
        var smooth = 0
        var rough = 0
        var index = 1
        while index < row.count {
            let one = row[index - 1]
            let other = row[index]
            if one != other {
                if Self.isClose(one, other) { smooth += 1 } else { rough += 1 }
            }
            index += 4
        }
        self = smooth > 2 * rough && smooth * 32 > row.count ? .sub : .none
    }

    /// Whether no channel differs by 32 or more.
    private static func isClose(_ one: UInt32, _ other: UInt32) -> Bool {
        for shift: UInt32 in [0, 8, 16] {
            let difference = Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)
            if difference >= 32 || difference <= -32 { return false }
        }
        return true
    }
}
