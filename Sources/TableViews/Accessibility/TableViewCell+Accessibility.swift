import Foundation
import TableControls
import TableDrawing

/// A cell is a single element with the words of its parts; if it contains controls, each part
/// is an element.
extension TableViewCell: AccessibilityDescribing, AccessibilityContainer, RowView {
    package var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: !contentHoldsControls, label: AccessibilityLabels.joined(contentItems),
            traits: isSelected || accessory.currentAccessoryType == .checkmark ? .selected : .none)
    }

    package var itemsOfLabel: [AccessibilityItem] { contentItems }

    /// Whether a part is visible: content moved by a swipe may lie outside the screen.
    package func isPartVisible(_ rect: CGRect) -> Bool? { editing.isSwiped ? true : nil }

    package func isAccessory(_ view: View) -> Bool {
        accessoryView === view || editingAccessoryView === view
    }

    /// Items of the content and of an accessory view, in reading order.
    private var contentItems: [AccessibilityItem] {
        contentParts.flatMap(\.accessibilityReader.accessibilityItems).inReadingOrder(isRightToLeft)
    }

    /// Label of the row without the parts beside its content, or `nil` if the content has no
    /// words.
    package var wordsOfContent: String? {
        accessibility.label
            ?? AccessibilityLabels.joined(contentView.accessibilityReader.accessibilityItems)
    }

    /// Items that form the label of the row, or an empty array for an explicit label.
    package var itemsOfWords: [AccessibilityItem] {
        accessibility.label == nil ? contentView.accessibilityReader.accessibilityItems : []
    }

    /// Parts that contain the cell's custom content.
    private var contentParts: [View] {
        ownSubviews.filter { view in !Self.partsOfTheCell.contains(view.nodeName) }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Parts without words, and parts that are buttons beside the content.
    private static let partsOfTheCell: Set<String> = [
        "selectedBackground", "backgroundView", "selectedBackgroundView",
        "multipleSelectionBackgroundView", "accessory", "separator", "accessoryButton",
        "editControl", "reorderControl", "swipeActions",
    ]

    /// Whether the content contains controls that are separate from the row.
    private var contentHoldsControls: Bool {
        contentParts.contains {
            $0.accessibilityReader.isAccessibleControl || $0.accessibilityReader.holdsControls
        }
    }

    /// Elements of a row with buttons, from leading to trailing.
    ///
    /// The elements are the edit control, the row itself or its parts, the accessory button,
    /// the grip, and the uncovered swipe actions. The array is empty for a row without
    /// buttons.
    package var accessibilityParts: [AccessibilityItem] {
        guard accessibilityElements == nil else { return [] }
        let before = button("editControl", in: controlArea) { editLabel }
        let after =
            button("accessoryButton") { AccessibilityLabels.moreInfo }
            + button("reorderControl", in: controlArea) { "Reorder" + nameOfRow } + swipeItems
        guard !before.isEmpty || !after.isEmpty else { return [] }
        let middle: [AccessibilityItem] = isAccessibilityElement ? [.view(self)] : contentItems
        return before + middle + after
    }

    /// Rectangle of the row on the screen, in points, without the swipe actions beside it.
    package var accessibilityFrameBesideActions: CGRect {
        guard let actions = part("swipeActions") else { return accessibilityFrame }
        let places = bounds.intersection(actions.frame)
        guard !places.isNull else { return accessibilityFrame }
        let isAtTheEnd = places.midX > bounds.midX
        let rest = CGRect(
            x: isAtTheEnd ? bounds.minX : places.maxX, y: bounds.minY,
            width: max(0, bounds.width - places.width), height: bounds.height)
        return convert(rest, to: nil)
    }

    private func part(_ name: String) -> View? {
        ownSubviews.first { $0.nodeName == name && !$0.isHidden && $0.alpha > 0 }
    }

    /// Returns the touch area of a control: from the row's edge to the control's inner edge,
    /// at the row's height.
    func controlArea(_ control: View) -> CGRect {
        let leads = control.frame.midX < bounds.midX
        let minX = leads ? min(bounds.minX, control.frame.minX) : control.frame.minX
        let maxX = leads ? control.frame.maxX : max(bounds.maxX, control.frame.maxX)
        return CGRect(x: minX, y: bounds.minY, width: maxX - minX, height: bounds.height)
    }

    private func button(
        _ name: String, in area: (View) -> CGRect = { $0.frame }, _ label: () -> String
    ) -> [AccessibilityItem] {
        guard let view = part(name) else { return [] }
        return [
            .element(
                AccessibilityElement(
                    in: self, named: name, label: label(), traits: .button, frame: area(view)))
        ]
    }

    /// UIKit's words have changed between versions; the words of each version are not proven.
    private var editLabel: String {
        switch editing.editControlKind {
        case .insert: "Insert" + nameOfRow
        case .delete, .none: LocalizedDefault.delete.text + nameOfRow
        case .selection: "Select" + nameOfRow
        }
    }

    private var nameOfRow: String { accessibilityLabel.map { " " + $0 } ?? "" }

    private var swipeItems: [AccessibilityItem] {
        guard let actions = part("swipeActions") else { return [] }
        return actions.ownSubviews.filter { !$0.isHidden }.map { button in
            let shown = AccessibilityLabels.joined(
                button.accessibilityReader.accessibilityItemsBelow)
            let action = button as? SwipeActionButton
            let element = AccessibilityElement(
                in: self, named: "action", label: shown ?? action?.spokenName, traits: .button,
                frame: convert(button.bounds, from: button))
            element.isNamedByFile = shown == nil && action?.isNamedByFile == true
            return .element(element)
        }
    }
}
