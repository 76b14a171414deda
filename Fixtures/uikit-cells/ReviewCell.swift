import UIKit

/// Text that measures itself by its layout manager.
class ReviewTextView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isScrollEnabled = false
        self.textContainer.lineFragmentPadding = 0
        textContainerInset = .zero
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var requiresConstraintBasedLayout: Bool { true }
}

/// Ring with a hole: the inner circle runs in the other direction.
class ScoreRing: UIView {
    override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(ovalIn: bounds)
        ring.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 7, dy: 7)).reversing())
        UIColor.systemOrange.setFill()
        ring.fill()
    }
}

/// Review with a score, a text and a table of its answers, which has its own height.
class ReviewCell: UITableViewCell, UITableViewDataSource, UITextViewDelegate {
    private let ring = ScoreRing()
    private let review = ReviewTextView()
    private let answers = AnswerTable(frame: .zero, style: .plain)
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        ring.backgroundColor = .clear
        review.font = .systemFont(ofSize: 15)
        review.delegate = self
        review.text = "Warm bread, friendly people, and the best seat is at the window."
        bar.setItems(
            [
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send)),
            ], animated: false)
        review.inputAccessoryView = bar
        answers.dataSource = self
        answers.register(UITableViewCell.self, forCellReuseIdentifier: "answer")
        answers.isScrollEnabled = false
        answers.rowHeight = 32
        for view in [ring, review, answers] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            ring.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ring.topAnchor.constraint(equalTo: margins.topAnchor),
            ring.widthAnchor.constraint(equalToConstant: 36),
            ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
            review.leadingAnchor.constraint(equalTo: ring.trailingAnchor, constant: 12),
            review.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            review.topAnchor.constraint(equalTo: margins.topAnchor),
            answers.leadingAnchor.constraint(equalTo: review.leadingAnchor),
            answers.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            answers.topAnchor.constraint(equalTo: review.bottomAnchor, constant: 8),
            answers.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc private func send() {
        review.resignFirstResponder()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
        let clip = NSTextAttachment()
        clip.bounds = CGRect(x: 0, y: 0, width: 16, height: 12)
        let text = NSMutableAttributedString(attachment: clip)
        text.append(NSAttributedString(string: indexPath.row == 0 ? "Thank you!" : "See you soon"))
        cell.textLabel?.attributedText = text
        cell.textLabel?.font = .systemFont(ofSize: 14)
        return cell
    }
}

/// Table that is as high as its rows.
class AnswerTable: UITableView {
    override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}
