import Foundation

/// How a document's pictures are compared with those that were recorded of them.
public struct DocumentSnapshot: Sendable, Hashable {
    /// What may differ; nothing unless the document says so.
    public var tolerance: Tolerance?
    /// What is not compared.
    public var ignored: [Ignored] = []
    /// Where each of them was written; none for places that no document names.
    public private(set) var ignoredLocations: [DocumentLocation] = []

    /// Texts that are recorded beside the pictures.
    public var recording: Set<Companion> = []

    /// A text beside a picture.
    public enum Companion: String, Sendable, Hashable, CaseIterable {
        /// What the picture consists of.
        case renderTree
        /// What a screen reader says.
        case accessibilityTree
    }

    /// How far a picture may be from the recorded one.
    public struct Tolerance: Sendable, Hashable {
        /// The difference of a channel that does not count, 0 to 255.
        public var channelThreshold = 0
        /// The difference of two colours (CIEDE2000) that does not count, 0 to 100.
        public var perceptualDistance = 0.0
        /// Whether pixels that only smooth an edge do not count.
        public var ignoresAntialiasing = false
        /// How many pixels may differ.
        public var maximumPixels: Int?
        /// The share of all pixels that may differ, 0 to 1.
        public var maximumRatio: Double?
        /// The share of any square of pixels that may differ, 0 to 1.
        public var density: Double?
        /// The side of that square in pixels.
        public var densityWindow = 32

        init(reader: ShapeReader<SnapshotToleranceShape>) {
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
        /// A part by its name, such as `detailTextLabel`; of one row, or of every one.
        case part(String, in: IndexPath?)
        /// Every view with an accessibility identifier.
        case identifier(String)
        /// A rectangle of the screen, in points.
        case rect(CGRect)
    }

    /// What holds for documents that say nothing: every pixel is compared.
    public init() {}

    init(reader: ShapeReader<SnapshotShape>) {
        tolerance = reader[\.tolerance]
        ignored = reader[\.ignore] ?? []
        ignoredLocations =
            reader.mapping.node.mapping?["ignore"]?.sequence?.map { $0.location } ?? []
        recording = Set((reader[\.recording] ?? []).compactMap(Companion.init))
        reader.finish()
    }
}
