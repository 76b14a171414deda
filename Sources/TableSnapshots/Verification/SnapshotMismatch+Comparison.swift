extension SnapshotMismatch {
    /// Takes numbers and places over from a comparison.
    mutating func note(_ comparison: SnapshotComparison) {
        numbers = SnapshotNumbers(
            count: comparison.count, total: comparison.total, worst: comparison.worst)
        // One place without a name is in the message already.
        guard comparison.tellsPlaces else { return }
        places = comparison.regions.map { region in
            SnapshotPlace(name: region.name ?? "\(region.frame)", count: region.count)
        }
    }
}
