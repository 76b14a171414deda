// Fixtures/uikit-cells/TimeZoneCell.swift, rewritten.
import UIKit

/// A world clock's row, which one view draws.
struct TimeZoneWrapper {
    var localeName: String
    var time: String
    var abbreviation: String
    var whichDay: String
    var image: UIImage
}

class TimeZoneView: UIView {
    var timeZoneWrapper: TimeZoneWrapper? {
        didSet { setNeedsDisplay() }
    }

    var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            isOpaque = !isHighlighted
            backgroundColor = isHighlighted ? nil : .systemBackground
            setNeedsDisplay()
        }
    }

    var isEditing = false {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = true
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard let wrapper = timeZoneWrapper, !isEditing else { return }
        let more = bounds.width - 320
        let main = UIFont.systemFont(ofSize: 18)
        let secondary = UIFont.systemFont(ofSize: 12)
        let color: UIColor = isHighlighted ? .white : .label
        let pale = isHighlighted ? UIColor.white : UIColor.label.withAlphaComponent(2 / 3)
        draw(wrapper.localeName, x: 10, y: 8, main, color)
        draw(wrapper.time, right: 250 + more, y: 8, main, color)
        draw(wrapper.abbreviation, x: 10, y: 34, secondary, pale)
        draw(wrapper.whichDay, right: 250 + more, y: 34, secondary, pale)
        let y = (bounds.height - wrapper.image.size.height) / 2
        wrapper.image.draw(at: CGPoint(x: 270 + more, y: y))
    }

    private func draw(_ text: String, x: CGFloat, y: CGFloat, _ font: UIFont, _ color: UIColor) {
        (text as NSString).draw(
            at: CGPoint(x: x, y: y), withAttributes: [.font: font, .foregroundColor: color])
    }

    private func draw(
        _ text: String, right: CGFloat, y: CGFloat, _ font: UIFont, _ color: UIColor
    ) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let width = ceil((text as NSString).size(withAttributes: attributes).width)
        (text as NSString).draw(at: CGPoint(x: right - width, y: y), withAttributes: attributes)
    }
}

class TimeZoneCell: UITableViewCell {
    private(set) var timeZoneView: TimeZoneView!

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        timeZoneView = TimeZoneView(frame: contentView.bounds)
        timeZoneView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(timeZoneView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setTimeZoneWrapper(_ wrapper: TimeZoneWrapper) {
        timeZoneView.timeZoneWrapper = wrapper
    }

    func redisplay() {
        timeZoneView.setNeedsDisplay()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        timeZoneView.isEditing = editing
    }
}
