// Fixtures/uikit-cells/ThumbnailCell.swift, rewritten.
import UIKit

extension UIImage {
    static func swatch(_ color: UIColor, size: CGSize = CGSize(width: 29, height: 29)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            UIBezierPath(
                roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6
            ).fill()
            context.cgContext.setFillColor(UIColor.white.cgColor)
            context.cgContext.fillEllipse(
                in: CGRect(x: 9, y: 9, width: size.width - 18, height: size.height - 18))
        }
    }
}

class ThumbnailCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        imageView?.image = .swatch(.systemMint)
        textLabel?.text = "Swatch"
        accessoryType = .checkmark
        tintColor = .systemMint
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
