import Tableshot

/// The documents of a folder, and the values of the page's controls.
struct PreviewFolder: Sendable, Encodable {
    /// Name of the folder.
    var name: String
    /// Version of the program.
    var version: String
    var documents: [Document]
    /// The controls in the order of the page.
    var controls: [Control]

    /// A document in the list.
    struct Document: Sendable, Encodable {
        /// Path relative to the folder.
        var path: String
        var name: String
        /// `document`, `xib` or `storyboard`.
        var kind: String
    }

    /// A control that changes an axis of the environment without changing the file.
    struct Control: Sendable, Encodable {
        /// Name of the setting in a query.
        var name: String
        /// Title for people.
        var title: String
        /// Values to choose from, or no values for a text field.
        var values: [String]
    }
}

/// The facts about a document: its pictures, problems, views, accessibility and timeline.
struct PreviewDocument: Sendable, Encodable {
    /// The pictures of the document; a document without a matrix has one.
    var pictures: [Picture] = []
    /// Errors and warnings.
    var problems: [PreviewProblem] = []
    /// The visible views of the selected picture, from back to front.
    var views: [View] = []
    /// The elements of the selected picture in reading order.
    var elements: [Element] = []
    /// Timeline of the selected picture, or `nil` without a timeline.
    var timeline: Timeline?
    /// Time for reading and drawing, in milliseconds.
    var milliseconds = 0

    /// A picture of the document.
    struct Picture: Sendable, Encodable {
        var title: String
        /// Width in points.
        var width: Double
        /// Height in points.
        var height: Double
    }

    /// A visible view.
    struct View: Sendable, Encodable {
        /// Name of the view, or of its class.
        var name: String
        /// Names of the views that contain the view.
        var path: [String]
        /// Rectangle on the screen, in points.
        var frame: InspectedRect
        /// Text of the view, or `nil` without a text.
        var text: String?
        /// File of the view's description, or `nil` if unknown.
        var file: String?
        /// Line of the view's description, counted from 1.
        var line: Int?
    }

    /// An element for a screen reader.
    struct Element: Sendable, Encodable {
        /// The words that a screen reader speaks.
        var spoken: String
        /// Rectangle on the screen, in points.
        var frame: InspectedRect
    }

    /// The frames of a timeline.
    struct Timeline: Sendable, Encodable {
        /// Number of frames.
        var frames: Int
        var framesPerSecond: Double
    }
}

/// The result of comparing a document with its recorded pictures.
struct PreviewComparison: Sendable, Encodable {
    /// A sentence about the result.
    var summary: String
    /// Path of the report's page below `/report/`, or `nil` without pictures.
    var page: String?
    /// Whether the comparison has pictures to accept.
    var canAccept: Bool
}

/// A finding of the inspection.
struct PreviewFinding: Sendable, Encodable {
    /// Kind of inspection: `accessibility`, `constraints` or `performance`.
    var kind: String
    var message: String
}
