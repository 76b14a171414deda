import Foundation
import TableDrawing
import TableThemes

/// Rules for placing a view after a change of the superview or the contents.
package struct ViewPlacement {
    var autoresizingMask: AutoresizingMask = []
    var autoresizesSubviews = true
    /// The frame that autoresizing starts from, or `nil` if autoresizing has not changed the
    /// view.
    var autoresizingOrigin: AutoresizingOrigin?
    /// Vertical flow of the growing subviews, or `nil` if autoresizing places them.
    package var verticalFlow: VerticalFlow.Placed?
    /// Safe area set by a screen, in points.
    ///
    /// `nil` inherits the superview's safe area.
    package var ownSafeAreaInsets: EdgeInsets?
    package var ownLayoutMargins: DirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var contentPriorities: ContentPriorities?
    /// Constraints and layout guides, or `nil` for a view that no constraint names.
    var constraints: ViewConstraints?
    /// Whether the view keeps filling its superview's bounds inside the layout margins.
    var fillsSuperviewMargins = false
    /// Permitted widths of the view as a cell's accessory.
    ///
    /// `nil` keeps the width of its frame.
    package var accessoryWidths: AccessoryWidths?
    /// Whether a cell shows its standard accessory beside the view.
    ///
    /// Other accessory views replace the standard accessory.
    package var standsBesideAccessory = false
}

/// Widths of a cell's accessory view that shrinks in favour of the row's texts, in points.
package struct AccessoryWidths {
    /// Preferred width.
    package let natural: CGFloat
    /// Minimum width without truncation of the accessory's own words; the row's texts are
    /// truncated first.
    package let words: CGFloat
    /// Minimum width, independent of the row's texts.
    package let least: CGFloat

    /// Creates widths; the smaller widths are limited to the natural width.
    package init(natural: CGFloat, words: CGFloat? = nil, least: CGFloat? = nil) {
        self.natural = natural
        self.least = min(natural, least ?? natural)
        self.words = min(natural, max(words ?? 0, self.least))
    }
}

/// State of the layout and the drawing of a view.
package struct ViewRenderState {
    /// Counters of layout and drawing, for inspections.
    package internal(set) var work = ViewWork()
    package var needsLayout = true
    /// Whether `updateConstraints()` is called before the next layout.
    var needsUpdateConstraints = true
    var needsDisplay = true
    var picture: (drawing: Drawing, key: PictureKey)?
    /// The dissolve from the former look of the view.
    package var dissolve: ViewDissolve?
}

/// Inputs of a view's recorded picture, apart from calls of `setNeedsDisplay()`.
struct PictureKey: Hashable {
    var size: CGSize
    var traits: TraitCollection
    var theme: String
    var tint: RGBA
}

/// Work on a view so far, for inspection.
package struct ViewWork {
    /// Number of `draw(_:)` calls that drew content.
    package internal(set) var drawings = 0
    /// Whether the frame was set since the last inspection.
    package internal(set) var isPlaced = false
}

/// Properties of a view that change the look of its contents.
package struct ViewAppearance {
    /// The value set as `isOpaque`, or `nil` if no value was set.
    package var promisedOpacity: Bool?
    var contentMode = ContentMode.scaleToFill
    /// The view that owns the mask layer.
    ///
    /// Layers do not retain their views.
    var maskView: View?
    var ownTintColor: Color?
    var ownStyle: UserInterfaceStyle?
    var isUserInteractionEnabled = true
    /// Whether a cell has cleared the view's background to show its selection.
    package var isBackgroundCleared = false
}

/// Names of a view, and the description that created the view.
package struct ViewIdentity {
    var tag = 0
    package var outletName: String?
    /// Description that created the view, or `nil` without a description.
    package var described: DescribedOrigin?
    var sourcePlace: String?
    package var partName: String?
}

/// Explicit accessibility attributes of a view; other attributes depend on the kind of view.
package struct AccessibilityAttributes {
    package var isElement: Bool?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits?
    package var frame: CGRect?
    package var elements: [Any]?
    /// Names of the views in `elements`, if given in a description.
    package var elementNames: [String]?
    /// Whether the label is the row's label, as for an accessory view without a label of its
    /// own.
    package var isCalledAsRow = false
    package var areElementsHidden = false
    package var groupsChildren = false
}
