// Fixtures/uikit-cells/ProgressCell.swift, rewritten.
import UIKit

final class ProgressCell: UITableViewCell {
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let percentLabel = UILabel()

    var progress: Float = 0 {
        didSet {
            progressView.setProgress(progress, animated: false)
            percentLabel.text = NumberFormatter.localizedString(
                from: NSNumber(value: progress), number: .percent)
        }
    }

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        percentLabel.font = .preferredFont(forTextStyle: .caption1)
        percentLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [progressView, percentLabel])
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let views = ["stack": stack]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[stack]-16-|", options: [], metrics: nil, views: views)
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-12-[stack]-12-|", options: [], metrics: nil,
                    views: views))
        progress = 0.42
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
