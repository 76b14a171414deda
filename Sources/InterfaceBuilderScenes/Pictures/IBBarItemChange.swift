import Foundation
import InterfaceBuilder
import TableDrawing
import TableScreens

/// Properties of a bar item that a document does not state.
struct IBBarItemChange {
    /// Title of the item, or `nil`.
    var title: String?
    /// View in place of the title and the image, or `nil`.
    private var customView: BarButtonItem.CustomView?
    /// A space in place of a button, or `nil`.
    private var space: BarButtonItem?
    /// Insets of the image, in points.
    private(set) var imageInsets = EdgeInsets.zero
    /// Distance by which the title moves, in points.
    private(set) var titlePositionAdjustment = CGSize.zero

    init(customView: BarButtonItem.CustomView) { self.customView = customView }

    init(space: BarButtonItem) { self.space = space }

    /// Reads the offsets of an item.
    init(_ item: IBObject?) {
        if let insets = item?["imageInsets"]?.insets {
            imageInsets = EdgeInsets(
                top: Self.limited(insets.top), left: Self.limited(insets.left),
                bottom: Self.limited(insets.bottom), right: Self.limited(insets.right))
        }
        if let point = item?["titlePositionAdjustment"]?.point {
            titlePositionAdjustment = CGSize(
                width: Self.limited(point.x), height: Self.limited(point.y))
        }
    }

    private static func limited(_ length: Double) -> CGFloat {
        CGFloat(min(max(length, -1e4), 1e4))
    }

    /// Whether the image or the title is not in its standard place.
    var movesParts: Bool { imageInsets != .zero || titlePositionAdjustment != .zero }

    /// Changes an item.
    func apply(to item: inout BarButtonItem) {
        if let space { item = space }
        item.customView = customView
        item.imageInsets = imageInsets
        item.titlePositionAdjustment = titlePositionAdjustment
    }
}
