/// The ignored and the named regions of two pictures.
public struct ComparedPlaces: Sendable, Hashable {
    /// Regions of both pictures with pixels that are not compared.
    public var ignored: [IgnoredRegion]
    /// Named regions of the actual picture.
    public var named: [NamedRegion]
    /// Named regions of the expected picture, empty if they are unknown.
    public var recorded: [NamedRegion]

    /// Creates the regions of two pictures, by default none.
    public init(
        ignored: [IgnoredRegion] = [], named: [NamedRegion] = [], recorded: [NamedRegion] = []
    ) {
        self.ignored = ignored
        self.named = named
        self.recorded = recorded
    }

    /// Creates the regions with all places ignored in either picture.
    public init(ignoring places: [IgnoredPlace], named: [NamedRegion], recorded: [NamedRegion]) {
        var seen: Set<IgnoredRegion> = []
        let ignored = places.flatMap { $0.regions(in: named) + $0.regions(in: recorded) }
        self.init(
            ignored: ignored.filter { seen.insert($0).inserted }, named: named, recorded: recorded)
    }
}
