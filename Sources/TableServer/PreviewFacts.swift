/// The documents of a folder, and the values of the page's controls.
package struct PreviewFolder: Sendable, Encodable {
    /// Name of the folder.
    package var name: String
    /// Version of the program.
    package var version: String
    package var documents: [Document]
    /// The controls in the order of the page.
    package var controls: [Control]

    /// A document in the list.
    package struct Document: Sendable, Encodable {
        /// Path relative to the folder.
        package var path: String
        package var name: String
        /// `document`, `xib` or `storyboard`.
        package var kind: String

        /// Creates a document of the list.
        package init(path: String, name: String, kind: String) {
            self.path = path
            self.name = name
            self.kind = kind
        }
    }

    /// A control that changes an axis of the environment without changing the file.
    package struct Control: Sendable, Encodable {
        /// Name of the setting in a query.
        package var name: String
        /// Title for people.
        package var title: String
        /// Values to choose from, or no values for a text field.
        package var values: [String]

        /// Creates a control.
        package init(name: String, title: String, values: [String]) {
            self.name = name
            self.title = title
            self.values = values
        }
    }

    /// Creates the facts about a folder.
    package init(name: String, version: String, documents: [Document], controls: [Control]) {
        self.name = name
        self.version = version
        self.documents = documents
        self.controls = controls
    }
}

/// The facts about a document: its pictures, problems, views, accessibility and timeline.
package struct PreviewDocument: Sendable, Encodable {
    /// The pictures of the document; a document without a matrix has one.
    package var pictures: [Picture] = []
    /// Errors and warnings.
    package var problems: [PreviewProblem] = []
    /// The visible views of the selected picture, from back to front.
    package var views: [View] = []
    /// The elements of the selected picture in reading order.
    package var elements: [Element] = []
    /// Timeline of the selected picture, or `nil` without a timeline.
    package var timeline: Timeline?
    /// Time for reading and drawing, in milliseconds.
    package var milliseconds = 0

    /// A picture of the document.
    package struct Picture: Sendable, Encodable {
        package var title: String
        /// Width in points.
        package var width: Double
        /// Height in points.
        package var height: Double

        /// Creates a picture's facts.
        package init(title: String, width: Double, height: Double) {
            self.title = title
            self.width = width
            self.height = height
        }
    }

    /// A rectangle on the screen, in points.
    package struct Frame: Sendable, Encodable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        /// Creates a rectangle.
        package init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A visible view.
    package struct View: Sendable, Encodable {
        /// Name of the view, or of its class.
        package var name: String
        /// Names of the views that contain the view.
        package var path: [String]
        package var frame: Frame
        /// Text of the view, or `nil` without a text.
        package var text: String?
        /// File of the view's description, or `nil` if unknown.
        package var file: String?
        /// Line of the view's description, counted from 1.
        package var line: Int?

        /// Creates a view's facts.
        package init(name: String, path: [String], frame: Frame, text: String?) {
            self.name = name
            self.path = path
            self.frame = frame
            self.text = text
        }
    }

    /// An element for a screen reader.
    package struct Element: Sendable, Encodable {
        /// The words that a screen reader speaks.
        package var spoken: String
        package var frame: Frame

        /// Creates an element.
        package init(spoken: String, frame: Frame) {
            self.spoken = spoken
            self.frame = frame
        }
    }

    /// The frames of a timeline.
    package struct Timeline: Sendable, Encodable {
        /// Number of frames.
        package var frames: Int
        package var framesPerSecond: Double

        /// Creates a timeline's facts.
        package init(frames: Int, framesPerSecond: Double) {
            self.frames = frames
            self.framesPerSecond = framesPerSecond
        }
    }

    /// Creates facts without pictures.
    package init() {}
}

/// The result of comparing a document with its recorded pictures.
package struct PreviewComparison: Sendable, Encodable {
    /// A sentence about the result.
    package var summary: String
    /// Path of the report's page below `/report/`, or `nil` without pictures.
    package var page: String?
    /// Whether the comparison has pictures to accept.
    package var canAccept: Bool

    /// Creates a result.
    package init(summary: String, page: String?, canAccept: Bool) {
        self.summary = summary
        self.page = page
        self.canAccept = canAccept
    }
}
