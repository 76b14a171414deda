import UIKit

final class AttributedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 3
        paragraph.lineBreakMode = .byWordWrapping
        let text = NSMutableAttributedString(
            string: "Was € 40, now ",
            attributes: [
                .font: UIFont.systemFont(ofSize: 15),
                .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: paragraph,
            ])
        text.addAttribute(
            .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: 4, length: 4))
        text.append(
            NSAttributedString(
                string: "€ 25",
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 20),
                    .foregroundColor: UIColor.systemRed,
                    .kern: 1.5,
                ]))
        textLabel?.numberOfLines = 0
        textLabel?.attributedText = text
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
