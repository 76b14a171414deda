import Foundation

/// The outcome of rendering a picture.
struct PictureOutcome: Sendable {
    /// Printed lines of the diagnostics.
    var diagnosticLines: [String] = []
    /// Path of the picture, or `nil` if the picture was not written to a file.
    var path: String?
    /// The error that prevented the picture.
    ///
    /// For a `ReportedFailure`, the diagnosticLines hold the message.
    var failure: (any Error)?
    /// Size of the picture, in points.
    var size = CGSize.zero
}
