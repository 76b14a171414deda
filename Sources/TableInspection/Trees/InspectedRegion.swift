import Foundation

/// A part of the screen by the name that people know it by: `section 0, row 3, detailTextLabel`.
public struct InspectedRegion: Sendable, Hashable, Codable {
    public let name: String
    /// The accessibility identifier of the view, if it has one.
    public let identifier: String?
    /// The place on the screen, in points.
    public let frame: InspectedRect
}
