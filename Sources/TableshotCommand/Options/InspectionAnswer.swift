import Tableshot

/// The answer of `inspect`.
struct InspectionAnswer {
    /// Text to print, or `nil` if the answer is a picture.
    var text: String?
    var picture: RenderNode?
    /// Whether the answer holds findings that fail a strict run.
    var hasFindings = false
}
