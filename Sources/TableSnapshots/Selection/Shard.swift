/// A part of a suite, such as `2/5`.
public struct Shard: Codable, Sendable, Hashable, CustomStringConvertible {
    /// Number of the part, counted from 1.
    public let index: Int
    /// Number of parts.
    public let count: Int

    /// Maximum number of parts.
    ///
    /// A greater number is probably a typing error.
    public static let limit = 10_000

    /// Creates a part.
    ///
    /// Returns `nil` if the numbers are out of range.
    public init?(index: Int, count: Int) {
        guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// Reads a text such as `2/5`.
    ///
    /// Returns `nil` for other texts.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
            return nil
        }
        self.init(index: index, count: count)
    }

    /// Decodes a shard from a text such as `2/5`.
    ///
    /// Throws a `DecodingError` for other texts.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let shard = Shard(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a shard is written as 2/5")
        }
        self = shard
    }

    /// Encodes the shard as a text such as `2/5`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Whether this part contains the item at a position of the sorted suite.
    ///
    /// Positions are dealt out in turn, so that the sizes of parts differ by at most a single
    /// item.
    public func claims(position: Int) -> Bool { position % count == index - 1 }

    /// Number of the part and number of parts, such as `2/5`.
    public var description: String { "\(index)/\(count)" }
}
