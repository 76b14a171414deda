extension GalleryElement {
    /// The table of documents that show the four styles of cells.
    static let tableOfStyles = """
        table:
          rows:
            - {style: default, text: Some title, accessory: disclosureIndicator}
            - style: value1
              text: Some title
              detail: Detail
              accessory: disclosureIndicator
            - style: value2
              text: Some title
              detail: Detail
              accessory: disclosureIndicator
            - style: subtitle
              text: Some title
              detail: Detail
              accessory: disclosureIndicator
        """

    /// Texts: label properties, preferred text sizes and languages.
    static let texts: [GalleryElement] = [
        .document(
            "labels", "Label properties",
            "Colours, fonts, shadows, alignment, what becomes of text that does not fit, "
                + "shrinking, a baseline shared by two sizes, several lines.",
            values: ["lineBreakStrategy"],
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - text: "textColor, font"
                  textColor: systemRed
                  font: {size: 17, weight: bold}
                - {text: shadowColor, textShadow: {color: systemGray, offset: [1, 1]}}
                - {text: textAlignment center, alignment: center}
                - text: &long A text that is longer than its row has room for in one line
                  lineBreakMode: byTruncatingHead
                - {text: *long, lineBreakMode: byTruncatingMiddle}
                - {text: *long, lineBreakMode: byClipping}
                - {text: This text becomes smaller so that it fits, minimumScaleFactor: 0.5}
                - style: value1
                  text: Text
                  detail: A detail in a larger font
                  detailFont: {size: 20}
                - {text: *long, numberOfLines: 0}
            """),
        .document(
            "attributed-text", "Attributed text",
            "Stretches with looks of their own, and a paragraph's style.",
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - numberOfLines: 0
                  text:
                    - "plain, "
                    - {text: bold, font: {size: 17, weight: bold}}
                    - ", "
                    - {text: red, color: systemRed}
                    - ", "
                    - {text: marked, backgroundColor: "#FFCC0066"}
                - numberOfLines: 0
                  text:
                    - {text: underline, underline: single}
                    - ", "
                    - text: strikethrough
                      strikethrough: single
                      strikethroughColor: systemRed
                    - ", "
                    - {text: shadow, shadow: {color: systemGray, offset: [1, 1], blur: 2}}
                - numberOfLines: 0
                  text: [{text: kern, kern: 4}, ", H",
                    {text: "2", font: {size: 11}, baselineOffset: -4}, O]
                - numberOfLines: 0
                  text:
                    - text: >-
                        A paragraph whose lines after the first begin further in and stand
                        apart.
                      paragraph: {headIndent: 24, lineSpacing: 4}
            """),
        .document(
            "text-size-smallest", "The smallest text size",
            "The four styles at extraSmall; ios6 had one size.",
            """
            screen: {width: 320, height: content}
            contentSize: extraSmall
            \(tableOfStyles)
            """),
        .document(
            "text-size-largest", "The largest text size",
            "The four styles at extraExtraExtraLarge; ios6 had one size.",
            """
            screen: {width: 320, height: content}
            contentSize: extraExtraExtraLarge
            \(tableOfStyles)
            """),
        .document(
            "text-size-accessibility-largest", "The largest accessibility size",
            "The four styles at accessibilityExtraExtraExtraLarge; ios6 had one size.",
            """
            screen: {width: 320, height: content}
            contentSize: accessibilityExtraExtraExtraLarge
            \(tableOfStyles)
            """),
        .document(
            "text-beside-image", "Several lines beside a large image",
            "Rows grow with whichever is higher, the lines or the image.",
            """
            screen: {width: 320, height: content}
            styles:
              photo:
                image: {symbol: photo, size: 64}
                numberOfLines: 0
                detailNumberOfLines: 0
            table:
              rows:
                - use: photo
                  style: default
                  text: A text that is longer than its row has room for in one line
                - use: photo
                  style: value1
                  text: A text that is longer than its row has room for in one line
                  detail: A detail of several lines as well
                - use: photo
                  style: subtitle
                  text: A text that is longer than its row has room for in one line
                  detail: A detail of several lines as well
            """),
        .document(
            "accessory-view-accessibility", "Accessory views at an accessibility size",
            "At accessibilityExtraLarge; texts keep clear of what stands at the row's end.",
            """
            screen: {width: 320, height: content}
            contentSize: accessibilityExtraLarge
            table:
              rows:
                - {text: Wi-Fi, accessoryView: {switch: false}}
                - style: subtitle
                  text: Bluetooth
                  detail: Three devices
                  accessoryView: {switch: true}
                - {text: Copies, accessoryView: {stepper: 0}}
            """),
        .document(
            "pseudo-locale-long", "Pseudo-locale en-XA",
            "A document's texts in accented letters and longer, which shows what is cut in "
                + "translations.",
            """
            locale: en-XA
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
            """),
        .document(
            "pseudo-locale-mirrored", "Pseudo-locale ar-XB", "The same letters from right to left.",
            """
            locale: ar-XB
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
            """),
    ]
}
