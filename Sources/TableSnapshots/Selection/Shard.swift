/// One of the equal parts of a suite, as `2/5`.
public struct Shard: Codable, Sendable, Hashable, CustomStringConvertible {
    /// Which part, from 1 on.
    public let index: Int
    /// How many parts there are.
    public let count: Int

    /// The most parts; more would be a slip of the keyboard.
    public static let limit = 10_000

    /// Nothing for a part that there is not.
    public init?(index: Int, count: Int) {
        guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// Reads `2/5`; nothing for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
            return nil
        }
        self.init(index: index, count: count)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let shard = Shard(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a shard is written as 2/5")
        }
        self = shard
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Whether the item at a position of the sorted suite belongs to this part.
    ///
    /// Positions are dealt out in turn, so that parts differ by one item at most.
    public func claims(position: Int) -> Bool { position % count == index - 1 }

    public var description: String { "\(index)/\(count)" }
}
