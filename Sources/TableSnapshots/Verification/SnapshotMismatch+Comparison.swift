extension SnapshotMismatch {
    /// Takes numbers and places over from a comparison.
    ///
    /// - Parameter isStill: whether the places are where they are in all of the picture, and not in one
    ///   frame.
    mutating func note(_ comparison: SnapshotComparison, isStill: Bool) {
        if isStill { ignored = comparison.ignoring }
        numbers = SnapshotNumbers(
            count: comparison.count, total: comparison.total, worst: comparison.worst,
            tolerated: comparison.tolerated > 0 ? comparison.tolerated : nil)
        // One place without a name is in the message already.
        guard comparison.tellsPlaces else { return }
        let regions = isStill ? comparison.regions : comparison.regions.joinedByName
        places = regions.map { region in
            var place = SnapshotPlace(region)
            if !isStill { place.frame = nil }
            return place
        }
    }
}
