import TableControls
import TableDrawing

/// Lowering of a cell to a render node.
extension TableViewCell {
    /// Updates the views that have been added since the last state change.
    func prepareForLowering() {
        updateConfigurationIfNeeded()
        layoutIfNeeded()
        updateHighlight()
        updateGroupedBackground()
    }

    /// Returns the node of the row at rest.
    func loweredAtRest(depth: Int) -> RenderNode? {
        prepareForLowering()
        guard var node = loweredTree(depth: depth) else { return nil }
        fadeFills(of: &node)
        fadeLines(of: &node)
        fadeAccessoryBesideSwipe(of: &node)
        roundBesideActions(&node)
        addDepartingParts(to: &node)
        clipMovingParts(of: &node)
        clipMovingTexts(of: &node)
        if let location, movement.isInBox {
            return withoutEnds(node, at: location)
        }
        clipToBox(&node)
        return node
    }
}
