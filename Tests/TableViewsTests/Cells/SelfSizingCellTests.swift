import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// Rows with the height of their contents, at every text size.
@Suite struct SelfSizingCellTests {
    private let long = "A longer text that needs several lines where the row is narrow"

    private func height(
        _ style: TableViewCell.CellStyle, _ theme: Theme = .modern,
        _ category: ContentSizeCategory = .large, width: CGFloat = 320,
        _ change: (TableViewCell) -> Void
    ) -> CGFloat {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        return RenderContext(theme: theme, traits: traits).run {
            let cell = TableViewCell(style: style, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            change(cell)
            return cell.sizeThatFits(CGSize(width: width, height: 0)).height
        }
    }

    @Test(arguments: TableViewCell.CellStyle.allCases)
    func `several lines make a row higher, in every style`(style: TableViewCell.CellStyle) {
        for theme in Theme.eras {
            let one = height(style, theme) { $0.textLabel?.text = self.long }
            let many = height(style, theme) {
                $0.textLabel?.text = self.long
                $0.textLabel?.numberOfLines = 0
            }
            #expect(many > one, "\(theme)")
        }
    }

    @Test func `the content view follows the cell if a layout does not call super`() {
        final class OwnLayout: TableViewCell {
            let title = Label(frame: .zero)
            override func layoutSubviews() { title.frame = contentView.bounds }
        }
        let cell = OwnLayout(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(cell.title)
        for width in [375, 414] as [CGFloat] {
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 80)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.width == width)
            #expect(cell.title.frame.size == cell.contentView.bounds.size)
        }
    }

    @Test func `the labels of a cell take constraints before the first layout`() throws {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
        let label = try #require(cell.textLabel)
        #expect(label.superview === cell.contentView)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 60)
            .isActive = true
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 7).isActive = true
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        cell.layoutIfNeeded()
        label.text = "Pinned"
        cell.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 60, y: 7))
    }

    @Test func `an accessory and editing controls reduce the lines' width`() {
        func lines(_ change: (TableViewCell) -> Void) -> CGFloat {
            height(.default, width: 400) {
                $0.textLabel?.text = self.long
                $0.textLabel?.numberOfLines = 0
                change($0)
            }
        }
        let plain = lines { _ in }
        #expect(
            lines {
                $0.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            } > plain)
        #expect(
            lines {
                $0.isEditing = true
                $0.editingAccessoryView = View(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
            } > plain)
    }

    @Test func `an image sets the minimum height of a row`() {
        func image(_ side: CGFloat) -> CGFloat {
            height(.default) {
                $0.textLabel?.text = "Text"
                $0.imageView?.image = Image(
                    drawing: .empty, size: CGSize(width: side, height: side))
            }
        }
        #expect(image(29) == 44)
        #expect(image(80) == 80)
    }

    @Test(arguments: [TableViewCell.CellStyle.value1, .value2])
    func `value styles stack and wrap at accessibility sizes`(style: TableViewCell.CellStyle)
        throws
    {
        for category in [ContentSizeCategory.extraExtraExtraLarge, .accessibilityLarge] {
            let traits = TraitCollection(preferredContentSizeCategory: category)
            try RenderContext(traits: traits).run {
                let cell = TableViewCell(style: style, reuseIdentifier: nil)
                cell.textLabel?.text = long
                cell.detailTextLabel?.text = "Value"
                let size = cell.sizeThatFits(CGSize(width: 320, height: 0))
                cell.frame = CGRect(origin: .zero, size: CGSize(width: 320, height: size.height))
                cell.layoutIfNeeded()
                let text = try #require(cell.textLabel).frame
                let detail = try #require(cell.detailTextLabel).frame
                let isStacked = detail.minY >= text.maxY
                #expect(isStacked == category.isAccessibilityCategory)
                guard isStacked else { return }
                #expect(text.minX == detail.minX)
                #expect(text.height > 2 * 33)
                #expect(text.minY > 0 && detail.maxY < size.height)
            }
        }
    }

    @Test func `a wrapped text and its value share the first baseline`() throws {
        let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = long
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = "Value"
        cell.detailTextLabel?.font = .systemFont(ofSize: 12)
        let size = cell.sizeThatFits(CGSize(width: 320, height: 0))
        cell.frame = CGRect(origin: .zero, size: CGSize(width: 320, height: size.height))
        cell.layoutIfNeeded()
        let text = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        #expect(text.frame.height > 40 && text.frame.maxX < detail.frame.minX)
        let baselines = [text, detail].map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    }
}
