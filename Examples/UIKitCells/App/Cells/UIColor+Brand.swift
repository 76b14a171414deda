import UIKit

extension UIColor {
    class var brand: UIColor { UIColor(named: "Brand") ?? .systemBlue }

    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }

    static let star = UIColor(hex: 0xf5a623)
}
