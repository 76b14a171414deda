import Foundation
import TableControls
import TableDrawing
import TableThemes
import TableViews

/// A row's cell that shows the picture of a cell from a Swift source.
///
/// The process of the source draws the content. This cell draws the states, accessories,
/// separators and editing controls of the table.
final class SwiftCellView: TableViewCell {
    /// Returns the answer for the state of a cell, or `nil` after an error.
    typealias Asking = (SwiftCellView) -> SwiftCellAnswer?

    private let picture = ImageView(frame: .zero)
    private var ask: Asking?
    /// Whether the row states a selected background of its own.
    private var keepsSelectedBackground = false

    required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(picture)
    }

    /// Shows an answer, and asks again after each change of the state.
    func show(_ answer: SwiftCellAnswer?, for row: RowDescription, ask: @escaping Asking) {
        keepsSelectedBackground =
            row.selectedBackgroundColor != nil || row.selectedBackgroundView != nil
            || row.backgroundConfiguration != nil
        self.ask = ask
        guard let answer else {
            picture.image = nil
            return
        }
        accessoryType = AccessoryType(rawValue: answer.accessory) ?? .none
        editingAccessoryType = AccessoryType(rawValue: answer.editingAccessory) ?? .none
        selectionStyle = SelectionStyle(rawValue: answer.selectionStyle) ?? .default
        accessoryView = answer.accessoryView.map(Self.view)
        if let color = answer.backgroundColor, color.count == 4 {
            backgroundColor = Color(
                red: color[0], green: color[1], blue: color[2], alpha: color[3])
        }
        if let inset = answer.separatorInset, inset.count == 4 {
            separatorInset = EdgeInsets(
                top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        }
        if let part = answer.background {
            backgroundView = DescribedBackgroundView(
                Self.view(part), insets: .zero, cornerRadius: 0)
        }
        showState(answer)
    }

    /// Shows the pictures that depend on the cell's state.
    private func showState(_ answer: SwiftCellAnswer) {
        picture.image = answer.content?.image
        picture.frame.size = answer.content?.frame.size ?? .zero
        if !keepsSelectedBackground, let part = answer.selectedBackground {
            selectedBackgroundView = Self.view(part)
        }
        setNeedsLayout()
    }

    private func update() {
        if let answer = ask?(self) { showState(answer) }
    }

    private static func view(_ part: SwiftCellAnswer.Part) -> View {
        let view = ImageView(image: part.image)
        view.frame.size = part.frame.size
        return view
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        let isChanged = selected != isSelected
        super.setSelected(selected, animated: animated)
        if isChanged { update() }
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let isChanged = highlighted != isHighlighted
        super.setHighlighted(highlighted, animated: animated)
        if isChanged { update() }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        let isChanged = editing != isEditing
        super.setEditing(editing, animated: animated)
        if isChanged { update() }
    }

    override func prepareForReuse() {
        ask = nil
        super.prepareForReuse()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The picture begins at the corner of the cell.
        picture.frame.origin = CGPoint(
            x: -contentView.frame.origin.x, y: -contentView.frame.origin.y)
    }
}
