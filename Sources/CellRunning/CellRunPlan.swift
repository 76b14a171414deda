import Foundation
import TableMockups

/// Wishes for the picture of a team's cells, which the command gives to the process that draws it.
public struct CellRunPlan: Codable, Sendable {
    /// State of a cell in a picture.
    public enum State: String, Codable, Sendable, CaseIterable {
        case normal, highlighted, selected, editing
    }

    /// Outlet of a class.
    public struct Outlet: Codable, Sendable {
        /// Name of the property.
        public var property: String
        /// Name of a class, or the name in brackets for a collection.
        public var type: String

        /// Creates an outlet.
        public init(property: String, type: String) {
            self.property = property
            self.type = type
        }
    }

    /// Folder for all files that the process writes.
    public var folder: String
    /// Name of the picture in the folder, with the suffix png, svg or pdf.
    public var output: String
    /// Names of the classes to draw, in their order.
    public var cells: [String]
    /// Widths of the cells, in points, at least one.
    public var widths: [Double]
    /// Device pixels per point.
    public var scale: Double
    /// States to draw, at least one.
    public var states: [State]
    /// Name of the theme.
    public var theme: String
    /// Whether the cells have dark colours.
    public var isDark = false
    /// Whether the cells have colours of increased contrast.
    public var hasHighContrast = false
    /// Name of the text size, or `nil` for the standard size.
    public var contentSize: String?
    /// Whether the layout runs from right to left, or `nil` for the direction of the locale.
    public var isRightToLeft: Bool?
    /// Identifier of the locale, or `nil` for US English.
    public var locale: String?
    /// Folders of fonts that come before the fonts of the system.
    public var fonts: [String] = []
    /// Paths of the nibs that contain cells or other views, by the names of the classes.
    public var nibs: [String: String] = [:]
    /// Heights that the nibs give to the rows of cells, in points, by the names of the classes.
    public var heights: [String: Double] = [:]
    /// Classes of the cells that are prototypes of their storyboards, by the names of the classes.
    public var prototypes: [String: String] = [:]
    /// Outlets of the classes without a nib, by the names of the classes.
    public var outlets: [String: [Outlet]] = [:]
    /// Paths of all nibs that the code may load.
    public var nibFiles: [String] = []
    /// Reuse identifiers that differ from the names of their cells, by the names.
    public var identifiers: [String: String] = [:]
    /// Paths of the application's asset catalogues.
    public var catalogs: [String] = []
    /// Folder of the application, with its images, asset catalogues and nibs.
    public var application = ""
    /// Texts of the application by the name of their table and by key.
    public var strings: [String: [String: String]] = [:]
    /// Keys of the texts that vary by number.
    public var pluralKeys: Set<String> = []
    /// Whether each picture has a file of its own, because other programs draw the other cells.
    public var isDivided = false
    /// Rows of a document in place of a picture, or `nil` for a picture.
    package var rows: SwiftCellRequest?
    /// Processor time that the process may take, in seconds.
    public var seconds: Int
    /// Memory that the process may take, in bytes.
    public var memory: Int

    /// Creates a plan with the standard traits.
    public init(
        folder: String, output: String, cells: [String], widths: [Double], scale: Double,
        states: [State], theme: String, seconds: Int, memory: Int
    ) {
        self.folder = folder
        self.output = output
        self.cells = cells
        self.widths = widths
        self.scale = scale
        self.states = states
        self.theme = theme
        self.seconds = seconds
        self.memory = memory
    }

    /// Begins a line of standard error with the number of the row that the code fills next.
    package static let rowMark = "\u{1}row "
    /// Name of the file that the process writes after its picture.
    public static let resultName = "result.json"
}

/// Report of the process that drew cells.
public struct CellRunResult: Codable, Sendable {
    /// Warnings and errors of the picture.
    public var problems: [Problem] = []
    /// Whether the picture is written.
    public var isDrawn = false
    /// Pictures with files of their own, for a divided plan.
    public var pictures: [CellPicture] = []
    /// Paths of the images that were read outside catalogues.
    public var images: [String] = []
    /// Answers for the rows of a document, in their order.
    package var answers: [SwiftCellAnswer]?

    /// Picture of a cell in a state.
    public struct CellPicture: Codable, Sendable {
        /// Name of the cell's class.
        public var title: String
        /// State, and width if there are several.
        public var detail: String
        /// Size in points.
        public var width, height: Double
        /// Name of the file in the plan's folder.
        public var file: String
    }

    /// A warning or an error.
    public struct Problem: Codable, Sendable {
        /// Name of the cell's class, or `nil` for the whole picture.
        public var cell: String?
        /// Whether the problem prevents the picture.
        public var isError: Bool
        /// Description of the problem.
        public var message: String

        /// Creates a problem.
        public init(cell: String?, isError: Bool, message: String) {
            self.cell = cell
            self.isError = isError
            self.message = message
        }
    }

    /// Creates a report without problems and without a picture.
    public init() {}
}
