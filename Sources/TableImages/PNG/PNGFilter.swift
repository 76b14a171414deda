/// The filter of a row, stored as a byte before the row.
enum PNGFilter: UInt8 {
    case none = 0
    case sub = 1

    /// Chooses a filter by content: `sub` if most neighbouring pixels differ, as in
    /// photographs.
    ///
    /// Photographs become a fifth to a half smaller with `sub`, whereas text and flat areas,
    /// even beside small photographs, become larger. A quarter of the neighbours is examined.
    init(for row: UnsafeBufferPointer<UInt32>) {
        var differing = 0
        var index = 1
        while index < row.count {
            if row[index - 1] != row[index] { differing += 1 }
            index += 4
        }
        self = differing > row.count / 8 ? .sub : .none
    }
}
