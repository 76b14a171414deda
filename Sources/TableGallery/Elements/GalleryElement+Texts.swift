import Foundation
import Tableshot

extension GalleryElement {
    private typealias Row = GalleryTable.Row

    private static let long = "A text that is longer than its row has room for in one line"

    @Sendable private static func labelRows() -> [GalleryTable.Row] {
        [
            Row("textColor, font") {
                $0.textLabel?.textColor = .systemRed
                $0.textLabel?.font = .italicSystemFont(ofSize: 17)
            },
            Row("shadowColor") {
                $0.textLabel?.shadowColor = .systemGray
                $0.textLabel?.shadowOffset = CGSize(width: 1, height: 1)
            },
            Row("textAlignment center") { $0.textLabel?.textAlignment = .center },
            Row(long) { $0.textLabel?.lineBreakMode = .byTruncatingHead },
            Row(long) { $0.textLabel?.lineBreakMode = .byTruncatingMiddle },
            Row(long) { $0.textLabel?.lineBreakMode = .byClipping },
            Row("This text becomes smaller so that it fits") {
                $0.textLabel?.adjustsFontSizeToFitWidth = true
                $0.textLabel?.minimumScaleFactor = 0.5
            },
            Row("Text", detail: "A detail in a larger font", style: .value1) {
                $0.detailTextLabel?.font = .systemFont(ofSize: 20)
            },
            Row(long) { $0.textLabel?.numberOfLines = 0 },
        ]
    }

    @Sendable private static func attributedRows() -> [GalleryTable.Row] {
        func row(_ parts: [(String, [NSAttributedString.Key: Any])]) -> Row {
            Row("") { cell in
                let text = NSMutableAttributedString(string: "")
                for (string, attributes) in parts {
                    text.append(NSAttributedString(string: string, attributes: attributes))
                }
                cell.textLabel?.attributedText = text
                cell.textLabel?.numberOfLines = 0
            }
        }
        var paragraph = ParagraphStyle()
        paragraph.headIndent = 24
        paragraph.lineSpacing = 4
        let shadow: [NSAttributedString.Key: Any] = [
            .shadow: Shadow(
                offset: CGSize(width: 1, height: 1), blur: 2,
                color: Color.systemGray.resolved)
        ]
        return [
            row([
                ("plain, ", [:]), ("bold", [.font: Font.boldSystemFont(ofSize: 17)]),
                (", ", [:]), ("red", [.foregroundColor: Color.systemRed]), (", ", [:]),
                ("marked", [.backgroundColor: Color.systemYellow.withAlphaComponent(0.4)]),
            ]),
            row([
                ("underline", [.underlineStyle: UnderlineStyle.single]), (", ", [:]),
                (
                    "strikethrough",
                    [
                        .strikethroughStyle: UnderlineStyle.single,
                        .strikethroughColor: Color.systemRed,
                    ]
                ), (", ", [:]), ("shadow", shadow),
            ]),
            row([
                ("kern", [.kern: CGFloat(4)]), (", H", [:]),
                ("2", [.font: Font.systemFont(ofSize: 11), .baselineOffset: CGFloat(-4)]),
                ("O", [:]),
            ]),
            row([
                (
                    "A paragraph whose lines after the first begin further in and stand apart.",
                    [.paragraphStyle: paragraph]
                )
            ]),
        ]
    }

    private static func size(
        _ name: String, _ title: String, _ category: ContentSizeCategory
    ) -> GalleryElement {
        .rows(
            name, title, "The four styles at \(category); ios6 had one size.",
            traits: TraitCollection(preferredContentSizeCategory: category)
        ) {
            TableViewCell.CellStyle.allCases.map { style in
                Row("Some title", detail: "Detail", style: style) {
                    $0.accessoryType = .disclosureIndicator
                }
            }
        }
    }

    private static func pseudoLocale(
        _ name: String, _ title: String, _ summary: String, _ locale: String
    ) -> GalleryElement {
        GalleryElement(name, title, summary) { context in
            let text = """
                locale: \(locale)
                screen: {width: 320, height: content}
                table:
                  style: grouped
                  sections:
                    - header: Network
                      footer: Networks that you know are joined by themselves.
                      rows:
                        - {text: Airplane mode, accessory: checkmark}
                        - {style: value1, text: Network, detail: Home, accessory: disclosureIndicator}
                        - {style: subtitle, text: Bluetooth, detail: Three devices}
                """
            var document = try DocumentReader().read(text: text, name: "\(name).table.yaml")
            document.theme = context.theme
            document.screen.scale = context.traits.displayScale
            return try render(document, fontBook: context.fontBook)
        }
    }

    @Sendable private static func rowsBesideImage() -> [Row] {
        let configuration = Image.SymbolConfiguration(pointSize: 64)
        return TableViewCell.CellStyle.allCases.filter { $0 != .value2 }.map { style in
            Row(long, detail: "A detail of several lines as well", style: style) {
                $0.imageView?.image = Image(systemName: "photo", withConfiguration: configuration)
                $0.textLabel?.numberOfLines = 0
                $0.detailTextLabel?.numberOfLines = 0
            }
        }
    }

    @Sendable private static func rowsWithAccessoryViews() -> [Row] {
        [
            Row("Wi-Fi") { $0.accessoryView = Switch() },
            Row("Bluetooth", detail: "Three devices", style: .subtitle) {
                let toggle = Switch()
                toggle.isOn = true
                $0.accessoryView = toggle
            },
            Row("Copies") { $0.accessoryView = Stepper() },
        ]
    }

    /// Texts: label properties, preferred text sizes and languages.
    static let texts: [GalleryElement] = [
        .rows(
            "labels", "Label properties",
            "Colours, fonts, shadows, alignment, what becomes of text that does not fit, shrinking, a "
                + "baseline shared by two sizes, several lines.", values: ["lineBreakStrategy"],
            labelRows
        ) { $0.rowHeight = TableView.automaticDimension },
        .rows(
            "attributed-text", "Attributed text",
            "Stretches with looks of their own, and a paragraph's style.", attributedRows
        ) { $0.rowHeight = TableView.automaticDimension },
        size("text-size-smallest", "The smallest text size", .extraSmall),
        size("text-size-largest", "The largest text size", .extraExtraExtraLarge),
        size(
            "text-size-accessibility-largest", "The largest accessibility size",
            .accessibilityExtraExtraExtraLarge),
        .rows(
            "text-beside-image", "Several lines beside a large image",
            "Rows grow with whichever is higher, the lines or the image.", rowsBesideImage
        ) { $0.rowHeight = TableView.automaticDimension },
        .rows(
            "accessory-view-accessibility", "Accessory views at an accessibility size",
            "At accessibilityExtraLarge; texts keep clear of what stands at the row's end.",
            traits: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
            rowsWithAccessoryViews),
        pseudoLocale(
            "pseudo-locale-long", "Pseudo-locale en-XA",
            "A document's texts in accented letters and longer, which shows what is cut in translations.",
            "en-XA"),
        pseudoLocale(
            "pseudo-locale-mirrored", "Pseudo-locale ar-XB",
            "The same letters from right to left.", "ar-XB"),
    ]
}
