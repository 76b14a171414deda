import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Cell that hosts a `CellDrawing` value in its content view.
open class DrawingCell<Content: CellDrawing>: TableViewCell {
    private let hosted = DrawingContentView<Content>(frame: .zero)

    /// Creates a cell without content; a drawing fills the cell's content view.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        hosted.identity.partName = "drawing"
        hosted.cell = self
        hosted.frame = contentView.bounds
        hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(hosted)
    }

    /// Drawn value; a different value marks the cell for redrawing.
    public var content: Content? {
        get { hosted.content }
        set {
            guard newValue != hosted.content else { return }
            hosted.content = newValue
            hosted.setNeedsDisplay()
        }
    }

    /// Returns the content's height for a width, in points; without content, the theme's row
    /// height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height =
            content?.height(forWidth: size.width, state: configurationState)
            ?? RenderContext.current.theme.table.rowHeight
        return CGSize(width: size.width, height: height)
    }
}

/// View that draws a `CellDrawing` on the current canvas, in the common drawing path of all
/// views.
package final class DrawingContentView<Content: CellDrawing>: View, HighlightableView {
    fileprivate var content: Content?
    fileprivate weak var cell: TableViewCell?
    private var drawnState: CellState?

    package var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
        let state = cell?.configurationState
        if state != drawnState { setNeedsDisplay() }
        drawnState = state
        return super.makeContents()
    }

    package override func draw(_ rect: CGRect) {
        guard let content, let canvas = Canvas.current else { return }
        content.draw(on: canvas, in: bounds, state: drawnState ?? CellState())
    }
}

extension DrawingContentView: AccessibilityDescribing {
    package var standardAccessibility: StandardAccessibility {
        let label = content?.accessibilityLabel
        return StandardAccessibility(
            isElement: label != nil, label: label, traits: .staticText)
    }
}

/// Cell as a value with a height for each width and a drawing on a canvas.
///
/// Register the value's cell class, `DrawingCell<Self>`, with
/// `TableView.register(_:forCellReuseIdentifier:)`, like any other cell class. The drawing is
/// recorded once, while the table is laid out, and again only after a change of value, size, state
/// or traits. Lengths are in points, y points down, and the origin is the content's top left
/// corner.
public protocol CellDrawing: Hashable {
    /// Returns the required height of the content for a width.
    func height(forWidth width: CGFloat, state: CellState) -> CGFloat

    /// Draws the content within `bounds`.
    func draw(on canvas: Canvas, in bounds: CGRect, state: CellState)

    /// Label for screen readers, or `nil` (the default) for content without words.
    var accessibilityLabel: String? { get }
}

extension CellDrawing {
    /// Label for screen readers; `nil` by default.
    public var accessibilityLabel: String? { nil }
}
