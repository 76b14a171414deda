/// All keys in the objects of a `Contents.json`, with unsupported keys.
struct AssetKeys: Decodable {
    /// The keys of an object.
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
