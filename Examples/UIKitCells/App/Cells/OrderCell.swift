import UIKit

/// An order from a nib.
class OrderCell: UITableViewCell {
    @IBOutlet private weak var numberLabel: UILabel!
    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var ratingView: RatingView!
    @IBOutlet private weak var trackButton: UIButton! {
        didSet { trackButton.tintColor = .brand }
    }

    enum Status: String {
        case shipped = "Shipped", delivered = "Delivered", cancelled = "Cancelled"

        var color: UIColor {
            switch self {
            case .shipped: return .systemOrange
            case .delivered: return .systemGreen
            case .cancelled: return .systemRed
            }
        }
    }

    var onTrack: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        statusLabel.layer.cornerRadius = 6
        statusLabel.clipsToBounds = true
        statusLabel.textAlignment = .center
    }

    func configure(number: Int, status: Status, rating: Double) {
        numberLabel.text = "Order #\(number)"
        statusLabel.text = status.rawValue
        statusLabel.textColor = status.color
        statusLabel.backgroundColor = status.color.withAlphaComponent(0.15)
        ratingView.rating = rating
        trackButton.isHidden = status != .shipped
    }

    @IBAction private func track(_ sender: UIButton) {
        onTrack?()
    }
}
