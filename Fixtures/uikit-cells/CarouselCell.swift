import UIKit

class CarouselCell: UITableViewCell {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        scrollView.frame = contentView.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(scrollView)
        stack.spacing = 8
        for index in 0..<6 {
            let tile = UIView()
            tile.backgroundColor = [UIColor.systemRed, .systemGreen, .systemBlue][index % 3]
            tile.layer.cornerRadius = 6
            tile.frame = CGRect(x: CGFloat(index) * 88, y: 4, width: 80, height: 52)
            scrollView.addSubview(tile)
        }
        scrollView.contentSize = CGSize(width: 520, height: 60)
        scrollView.contentOffset = CGPoint(x: 40, y: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}
