import UIKit

class TapCell: UITableViewCell, UIGestureRecognizerDelegate {
    let photoView = UIImageView()
    var taps = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        photoView.image = UIImage(systemName: "photo")
        photoView.contentMode = .scaleAspectFit
        photoView.isUserInteractionEnabled = true
        photoView.frame = CGRect(x: 16, y: 6, width: 48, height: 32)
        contentView.addSubview(photoView)
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        tap.numberOfTapsRequired = 2
        tap.delegate = self
        photoView.addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress))
        press.minimumPressDuration = 0.3
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended || recognizer.view === photoView { taps += 1 }
    }

    @objc private func handlePress() {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let pan = gestureRecognizer as? UIPanGestureRecognizer {
            let translation = pan.translation(in: superview)
            return abs(translation.x) > abs(translation.y)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
