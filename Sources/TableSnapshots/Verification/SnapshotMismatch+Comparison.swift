extension SnapshotMismatch {
    /// Takes numbers and places from a comparison.
    ///
    /// - Parameter isStill: whether the places belong to a still picture, and not to a frame.
    mutating func note(_ comparison: SnapshotComparison, isStill: Bool) {
        if isStill { ignored = comparison.ignoring }
        numbers = SnapshotNumbers(
            count: comparison.count, total: comparison.total, worst: comparison.worst,
            tolerated: comparison.tolerated > 0 ? comparison.tolerated : nil)
        // A single place without a name is already part of the message.
        guard comparison.describesPlaces else { return }
        let regions = isStill ? comparison.regions : comparison.regions.joinedByName
        places = regions.map { region in
            var place = SnapshotPlace(region)
            if !isStill { place.frame = nil }
            return place
        }
    }
}
