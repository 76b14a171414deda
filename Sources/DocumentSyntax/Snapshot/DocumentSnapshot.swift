import Foundation

/// Settings for comparing a document's pictures with recorded references.
public struct DocumentSnapshot: Sendable, Hashable {
    /// The tolerance, or `nil` for an exact comparison.
    public var tolerance: Tolerance?
    /// Places that are not compared.
    public var ignored: [Ignored] = []
    /// Locations of the ignored places in the document.
    ///
    /// Empty for places that no document names.
    public private(set) var ignoredLocations: [DocumentLocation] = []

    /// Texts to record beside the pictures.
    public var recording: Set<Companion> = []

    /// A text that is recorded beside a picture.
    public enum Companion: String, Sendable, Hashable, CaseIterable {
        /// The render tree of the picture.
        case renderTree
        /// The accessibility tree of the picture.
        case accessibilityTree
    }

    /// The tolerated difference between a picture and its reference.
    public struct Tolerance: Sendable, Hashable {
        /// Tolerated difference of a channel, 0 to 255.
        public var channelThreshold = 0
        /// Tolerated difference of two colours (CIEDE2000), 0 to 100.
        public var perceptualDistance = 0.0
        /// Whether differences in antialiased edge pixels are ignored.
        public var ignoresAntialiasing = false
        /// Maximum number of pixels that may differ.
        public var maximumPixels: Int?
        /// Maximum fraction of pixels that may differ, 0 to 1.
        public var maximumRatio: Double?
        /// Maximum fraction of differing pixels in any square window, 0 to 1.
        public var density: Double?
        /// Side of the square window, in pixels.
        public var densityWindow = 32

        init(reader: SchemaReader<SnapshotToleranceSchema>) {
            channelThreshold = reader[\.channelThreshold]
            perceptualDistance = reader[\.perceptualDistance]
            ignoresAntialiasing = reader[\.ignoresAntialiasing]
            maximumPixels = reader[\.maximumPixels]
            maximumRatio = reader[\.maximumRatio]
            density = reader[\.density]
            densityWindow = reader[\.densityWindow]
            if let node = reader.node(\.densityWindow), !reader.has(\.density) {
                reader.context.problems.error(
                    "'densityWindow' is the side of the square of 'density', which is missing",
                    at: node)
            }
            reader.finish()
        }
    }

    /// A place of the picture that is not compared.
    public enum Ignored: Sendable, Hashable {
        /// A whole row.
        case row(IndexPath)
        /// A part with a name such as `detailTextLabel`, in a single row or in every row.
        case part(String, in: IndexPath?)
        /// Every view with an accessibility identifier.
        case identifier(String)
        /// A rectangle of the screen, in points.
        case rect(CGRect)
    }

    /// Creates the default settings, which compare every pixel.
    public init() {}

    package init(reader: SchemaReader<SnapshotSchema>) {
        tolerance = reader[\.tolerance]
        ignored = reader[\.ignore] ?? []
        ignoredLocations =
            reader.mapping.node.mapping?["ignore"]?.sequence?.map { $0.location } ?? []
        recording = Set((reader[\.recording] ?? []).compactMap(Companion.init))
        reader.finish()
    }
}

/// `snapshot: {tolerance: {maximumPixels: 20}, ignore: [{row: [0, 3]}], recording: accessibilityTree}`.
package final class SnapshotSchema: MappingSchema {
    package static let displayName = "the snapshot settings"
    package static let definition = "snapshot"
    package static let summary =
        "The settings for 'tableshot verify', which compares pictures with recorded references."
    package static let hints = [
        "ignoring": "the key is ignore: ignore: [{row: [0, 3]}]"
    ]

    package let tolerance = Key<DocumentSnapshot.Tolerance>(
        "tolerance",
        .mapping(SnapshotToleranceSchema(), DocumentSnapshot.Tolerance.init(reader:)),
        "The tolerance of comparisons. If the key is absent, the pictures must be identical.")
    package let ignore = Key<[DocumentSnapshot.Ignored]>(
        "ignore", .list(of: .ignoredPlace),
        "The regions to ignore in comparisons: [{row: [0, 3]}, {part: detailTextLabel}, "
            + "{identifier: clock}, {rect: [0, 0, 100, 20]}].")
    package let recording = Key<[String]>(
        "recording", .choices(DocumentSnapshot.Companion.allCases.map(\.rawValue)),
        "The texts to record beside the pictures: renderTree, accessibilityTree, or a list of "
            + "both.")

    package init() {}
}
