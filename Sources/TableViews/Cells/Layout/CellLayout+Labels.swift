import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableText
import TableThemes

/// Labels and image of the four styles, created on first access.
extension CellLayout {
    /// Label of the main text, or `nil` if the label has not been created.
    var textLabelIfLoaded: Label? { state.ownTextLabel }
    /// Label of the secondary text, or `nil` if the label has not been created.
    var detailTextLabelIfLoaded: Label? { state.ownDetailTextLabel }
    /// View of the image, or `nil` if the view has not been created.
    var imageViewIfLoaded: ImageView? { state.ownImageView }
    /// Labels that have been created.
    var textLabelsIfLoaded: [Label] {
        [state.ownTextLabel, state.ownDetailTextLabel].compactMap { $0 }
    }

    var textLabel: Label {
        if let ownTextLabel = state.ownTextLabel { return ownTextLabel }
        let label = makeLabel(named: "textLabel")
        label.font = cell.background.standardTextFont(cell.background.location)
        label.textColor = styleMetrics.textColor
        label.textAlignment = cell.standardTextAlignment
        state.ownTextLabel = label
        return label
    }

    var detailTextLabel: Label {
        if let ownDetailTextLabel = state.ownDetailTextLabel { return ownDetailTextLabel }
        let label = makeLabel(named: "detailTextLabel")
        label.font = styleMetrics.detailFont.font()
        label.textColor = styleMetrics.detailColor
        state.ownDetailTextLabel = label
        return label
    }

    var imageView: ImageView {
        if let ownImageView = state.ownImageView { return ownImageView }
        let view = ImageView(frame: .zero)
        view.identity.partName = "imageView"
        view.contentMode = .scaleAspectFit
        // Symbols have the size of the text.
        view.preferredSymbolConfiguration = RenderContext.current.theme.accessory.textStyle.map {
            Image.SymbolConfiguration(textStyle: $0)
        }
        view.owner = cell
        state.ownImageView = view
        return view
    }
}
