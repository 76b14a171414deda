import DocumentSyntax

/// `thickness: {devicePixels: 1}`.
final class ThicknessSchema: MappingSchema {
    static let displayName = "a thickness"
    static let definition = "theme.Thickness"
    static let summary = "The thickness of a line in device pixels."

    let devicePixels = Key<Int>(
        "devicePixels", .integer(0...100, "a number of device pixels"), required: true,
        "The thickness of the line, in device pixels.")
}
