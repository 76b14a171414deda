/// Descriptions of decoding errors in the terms of JSON.
extension DecodingError {
    /// Description of the problem, such as `images[0] lacks "filename"` or `is no JSON`.
    package var predicate: String {
        switch self {
        case .typeMismatch(let type, let context):
            return "\(Self.subject(context))is of another type, expected \(Self.noun(for: type))"
        case .valueNotFound(_, let context): return "\(Self.subject(context))has no value"
        case .keyNotFound(let key, let context):
            return "\(Self.subject(context))lacks \"\(key.stringValue)\""
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty
                ? "is no JSON" : "\(Self.subject(context))has a value that is not known"
        @unknown default: return "cannot be read"
        }
    }

    /// Returns the path of the value with a space, or an empty text for the root.
    private static func subject(_ context: Context) -> String {
        let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
            .joined().drop { $0 == "." }.description
        return place.isEmpty ? "" : place + " "
    }

    /// Returns the name of JSON values of a type.
    private static func noun(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is Int.Type, is Double.Type: "a number"
        case is any RangeReplaceableCollection.Type: "a list"
        default: "an object"
        }
    }
}
