/// What of a picture is not compared, and what of it has a name.
public struct ComparedPlaces: Sendable, Hashable {
    public var ignored: [IgnoredRegion]
    public var named: [NamedRegion]

    public init(ignored: [IgnoredRegion] = [], named: [NamedRegion] = []) {
        self.ignored = ignored
        self.named = named
    }
}
