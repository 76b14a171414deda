extension Range<Int> {
    /// The first element that satisfies the predicate, or the upper bound when none does.
    ///
    /// The predicate must be false up to some element and true from there on. O(log count) calls.
    func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
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
