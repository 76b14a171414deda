/// What of two pictures is not compared, and what of them has a name.
public struct ComparedPlaces: Sendable, Hashable {
    public var ignored: [IgnoredRegion]
    /// The named places of the picture that is there.
    public var named: [NamedRegion]
    /// The named places of the picture that was expected; nothing where they are not known.
    public var recorded: [NamedRegion]

    public init(
        ignored: [IgnoredRegion] = [], named: [NamedRegion] = [], recorded: [NamedRegion] = []
    ) {
        self.ignored = ignored
        self.named = named
        self.recorded = recorded
    }

    /// What is ignored wherever one of the pictures has it.
    public init(ignoring places: [IgnoredPlace], named: [NamedRegion], recorded: [NamedRegion]) {
        var seen: Set<IgnoredRegion> = []
        let ignored = places.flatMap { $0.regions(in: named) + $0.regions(in: recorded) }
        self.init(
            ignored: ignored.filter { seen.insert($0).inserted }, named: named, recorded: recorded)
    }
}
