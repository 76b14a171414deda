import Foundation

/// What came of one picture.
struct PictureOutcome: Sendable {
    /// What was noticed, a line for each, as it is printed.
    var complaints: [String] = []
    /// Where the picture is, if it was written to a file.
    var path: String?
    /// Why there is no picture; a failure without words was told in the complaints.
    var failure: (any Error)?
    /// The picture's size in points.
    var size = CGSize.zero
}
