// Fixtures/uikit-cells/RoundedFontCell.swift, rewritten.
import UIKit

extension UIFont {
    static func scaled(_ size: CGFloat, weight: UIFont.Weight, style: UIFont.TextStyle) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    }

    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }
}

extension UIColor {
    static let brand = UIColor(red: 0.18, green: 0.42, blue: 0.84, alpha: 1)

    init(hexString: String) {
        var value: UInt64 = 0
        Scanner(string: hexString).scanHexInt64(&value)
        self.init(
            red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }

    static var subdued: UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.8, alpha: 1) : .darkGray
        }
    }
}

class RoundedFontCell: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.font = .scaled(19, weight: .semibold, style: .title3)
        textLabel?.textColor = .brand
        textLabel?.text = "Brand title"
        detailTextLabel?.font = UIFont.preferredFont(forTextStyle: .footnote).with(.traitItalic)
        detailTextLabel?.textColor = .subdued
        detailTextLabel?.text = "An italic footnote"
        backgroundColor = UIColor(hexString: "FFF4E0")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
