import Foundation
import Tableshot

/// Title and subtitle that end at a photo on the right, for use in any plain cell.
///
/// No subclass is required. The labels and the photo are subviews of the content view, found by
/// their tags after a cell is reused and positioned by autoresizing masks.
public struct ImageOnRightContent: Sendable, Hashable {
    /// Text of the first line.
    public var title: String
    /// Text of the second line, in a smaller font.
    public var subtitle: String
    /// Picture at the right edge, or `nil` for no picture.
    public var photo: Image?

    /// Creates the content of a row.
    public init(title: String, subtitle: String, photo: Image?) {
        self.title = title
        self.subtitle = subtitle
        self.photo = photo
    }

    private static let mainLabelTag = 1
    private static let secondLabelTag = 2
    private static let photoTag = 3

    /// Row height for a content view with the height of the photo's frame, in points: 45 and a
    /// separator.
    public static let rowHeight: CGFloat = 46

    /// Returns a plain cell with labels and a photo view.
    public static func makeCell(reuseIdentifier: String?) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
        configure(cell)
        return cell
    }

    /// Adds two labels and a photo view to a cell's content view, unless the cell already has
    /// them.
    ///
    /// The frames are designed for a content view of 320 × 45 points. If the accessory or a
    /// wider table changes the width, the subviews move together. The accessory is a disclosure
    /// indicator.
    public static func configure(_ cell: TableViewCell) {
        guard cell.contentView.viewWithTag(photoTag) == nil else { return }
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: rowHeight)
        cell.layoutIfNeeded()
        let mainLabel = label(tag: mainLabelTag, CGRect(x: 0, y: 0, width: 220, height: 15), 14)
        mainLabel.textColor = SampleColors.text(highlighted: false)
        mainLabel.highlightedTextColor = SampleColors.text(highlighted: true)
        let secondLabel = label(
            tag: secondLabelTag, CGRect(x: 0, y: 20, width: 220, height: 25), 12)
        secondLabel.textColor = SampleColors.secondaryText(highlighted: false)
        secondLabel.highlightedTextColor = SampleColors.secondaryText(highlighted: true)
        let photo = ImageView(frame: CGRect(x: 225, y: 0, width: 80, height: 45))
        photo.tag = photoTag
        photo.contentMode = .scaleAspectFit
        photo.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        for view in [mainLabel, secondLabel, photo] { cell.contentView.addSubview(view) }
        cell.accessoryType = .disclosureIndicator
    }

    private static func label(tag: Int, _ frame: CGRect, _ fontSize: CGFloat) -> Label {
        let label = Label(frame: frame)
        label.tag = tag
        label.font = .systemFont(ofSize: fontSize)
        label.textAlignment = .right
        label.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        return label
    }

    /// Shows the content in a cell with labels and a photo view.
    public func show(in cell: TableViewCell) {
        (cell.contentView.viewWithTag(Self.mainLabelTag) as? Label)?.text = title
        (cell.contentView.viewWithTag(Self.secondLabelTag) as? Label)?.text = subtitle
        (cell.contentView.viewWithTag(Self.photoTag) as? ImageView)?.image = photo
    }
}
