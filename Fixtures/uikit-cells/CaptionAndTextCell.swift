import UIKit

class CaptionAndTextCell: UITableViewCell {
    private static let captionFont = UIFont.boldSystemFont(ofSize: 13)
    private static let textFont = UIFont.systemFont(ofSize: 13)

    var caption = "" {
        didSet { content.setNeedsDisplay() }
    }
    var bodyText = "" {
        didSet { content.setNeedsDisplay() }
    }

    private final class ContentView: UIView {
        weak var cell: CaptionAndTextCell?

        override func draw(_ rect: CGRect) {
            cell?.drawContent(in: bounds)
        }
    }

    private let content = ContentView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        content.cell = self
        content.isOpaque = false
        content.backgroundColor = .clear
        content.frame = contentView.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(content)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    class func cellHeight(forCaption caption: String, text: String, width: CGFloat) -> CGFloat {
        frames(caption, text, width).text.maxY.rounded(.up) + 5
    }

    private class func size(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGSize {
        let rect = (text as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
        return CGSize(width: ceil(rect.width), height: ceil(rect.height))
    }

    private class func frames(
        _ caption: String, _ text: String, _ width: CGFloat
    ) -> (caption: CGRect, text: CGRect) {
        let space = width - 20
        let captionSize = size(caption, captionFont, .greatestFiniteMagnitude)
        let textSize = size(text, textFont, .greatestFiniteMagnitude)
        if captionSize.width + 5 + textSize.width <= space {
            return (
                CGRect(origin: CGPoint(x: 10, y: 5), size: captionSize),
                CGRect(origin: CGPoint(x: 15 + captionSize.width, y: 5), size: textSize)
            )
        }
        let height = size(caption, captionFont, space).height
        return (
            CGRect(x: 10, y: 5, width: space, height: height),
            CGRect(
                x: 10, y: 10 + height, width: space, height: size(text, textFont, space).height)
        )
    }

    private func drawContent(in bounds: CGRect) {
        let frames = Self.frames(caption, bodyText, bounds.width)
        (caption as NSString).draw(
            in: frames.caption,
            withAttributes: [.font: Self.captionFont, .foregroundColor: UIColor.label])
        (bodyText as NSString).draw(
            in: frames.text,
            withAttributes: [
                .font: Self.textFont,
                .foregroundColor: UIColor.label.withAlphaComponent(2 / 3),
            ])
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: Self.cellHeight(forCaption: caption, text: bodyText, width: size.width))
    }
}
