extension Range<Int> {
    /// Returns the first element that satisfies the predicate, or the upper bound if no element
    /// does.
    ///
    /// The predicate must be false up to some element, and true from that element on. O(log
    /// count) calls.
    package func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if isInSecondPart(middle) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
