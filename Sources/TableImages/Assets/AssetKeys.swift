/// The keys in the parts of a `Contents.json`, whether they are read or not.
struct AssetKeys: Decodable {
    /// The keys of one object.
    struct Names: Decodable {
        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }

            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        let all: [String]

        init(from decoder: any Decoder) throws {
            all = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
        }
    }

    var images: [Names]?
    var colors: [Names]?
    var properties: Names?

    init() {}
}
