import UIKit

/// A cell that changes its look when a dark appearance is wanted.
class PlayerCell: UITableViewCell {
    private let artwork = UIImageView()
    private let title = UILabel()
    private let artist = UILabel()
    private let playButton = UIButton(type: .custom)

    var isPlaying = false {
        didSet { updateButton() }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        artwork.backgroundColor = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
        artwork.layer.cornerRadius = 4
        artwork.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        title.text = "Gymnopédie No. 1"
        title.font = UIFont(name: "Avenir-Medium", size: 16) ?? .systemFont(ofSize: 16)
        artist.text = "Erik Satie"
        artist.font = UIFont(name: "Avenir", size: 13)
        artist.textColor = UIColor(named: "Artist")
        title.textColor = isPlaying ? nil : .label
        playButton.addTarget(self, action: #selector(togglePlaying), for: .touchUpInside)
        playButton.setTitleColor(.systemBlue, for: .normal)
        for view in [artwork, title, artist, playButton] { contentView.addSubview(view) }
        updateButton()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc func togglePlaying() { isPlaying.toggle() }

    private func updateButton() {
        let name = isPlaying ? "pause.fill" : "play.fill"
        playButton.setImage(UIImage(systemName: name), for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = contentView.bounds.height
        let width = contentView.bounds.width
        artwork.frame = CGRect(x: 16, y: 8, width: height - 16, height: height - 16)
        title.frame = CGRect(x: artwork.frame.maxX + 12, y: 8, width: width - 150, height: 20)
        artist.frame = title.frame.offsetBy(dx: 0, dy: 20)
        playButton.frame = CGRect(x: width - 60, y: 0, width: 44, height: height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        return CGSize(width: size.width, height: 56)
    }
}
