extension GalleryElement {
    /// Contents of cells.
    static let cells: [GalleryElement] = [
        .document(
            "cell-styles", "Cell styles", "The four styles with a text and a detail.",
            values: ["systemFont", "colors", "cell", "table.rowHeight", "hasDarkAppearance"],
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - {style: default, text: default}
                - {style: value1, text: value1, detail: Detail}
                - {style: value2, text: value2, detail: Detail}
                - {style: subtitle, text: subtitle, detail: Detail}
            """),
        .document(
            "cell-images", "Images and indentation",
            "The four styles with an image; the last row is indented by two levels.",
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - style: default
                  text: default
                  image: {symbol: airplane, size: 29, tint: white, background: systemOrange}
                - style: value1
                  text: value1
                  detail: Detail
                  image: {symbol: airplane, size: 29, tint: white, background: systemOrange}
                - {style: value2, text: value2, detail: Detail}
                - style: subtitle
                  text: subtitle
                  detail: Detail
                  image: {symbol: airplane, size: 29, tint: white, background: systemOrange}
                - text: Indented
                  indentationLevel: 2
                  image: {symbol: airplane, size: 29, tint: white, background: systemOrange}
            """),
        .document(
            "accessories", "Accessories", "All types, and a badge in place of a type.",
            values: ["accessory"],
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - {text: disclosureIndicator, accessory: disclosureIndicator}
                - {text: detailDisclosureButton, accessory: detailDisclosureButton}
                - {text: checkmark, accessory: checkmark}
                - {text: detailButton, accessory: detailButton}
                - {text: accessoryView, accessoryView: {badge: "12"}}
            """),
        .document(
            "accessories-highlighted", "Accessories of highlighted rows",
            "All types in highlighted rows, and last a pressed button in a row that is not.",
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - {text: disclosureIndicator, accessory: disclosureIndicator, highlighted: true}
                - text: detailDisclosureButton
                  accessory: detailDisclosureButton
                  highlighted: true
                - {text: checkmark, accessory: checkmark, highlighted: true}
                - {text: detailButton, accessory: detailButton, highlighted: true}
                - {text: Pressed, accessory: detailDisclosureButton, accessoryHighlighted: true}
            """),
        .document(
            "selection", "Selection styles",
            "Selected rows of the styles none, blue, gray and default; then a row with a "
                + "selected background of its own.",
            values: ["selection"],
            """
            screen: {width: 320, height: content}
            table:
              allowsMultipleSelection: true
              rows:
                - style: value1
                  text: none
                  detail: Detail
                  selectionStyle: none
                  selected: true
                - {text: Not selected}
                - style: value1
                  text: blue
                  detail: Detail
                  selectionStyle: blue
                  selected: true
                - {text: Not selected}
                - style: value1
                  text: gray
                  detail: Detail
                  selectionStyle: gray
                  selected: true
                - {text: Not selected}
                - style: value1
                  text: default
                  detail: Detail
                  selectionStyle: default
                  selected: true
                - {text: Not selected}
                - text: selectedBackgroundView
                  selectedBackgroundColor: "#FFD9A0"
                  selected: true
            """),
        .document(
            "highlighted-images", "Highlighted images",
            "A row with a `highlightedImage`, at rest and highlighted.",
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - text: At rest
                  image: {symbol: wifi, size: 29, tint: white, background: systemBlue}
                  highlightedImage:
                    symbol: airplane
                    size: 29
                    tint: white
                    background: systemOrange
                - text: Highlighted
                  image: {symbol: wifi, size: 29, tint: white, background: systemBlue}
                  highlightedImage:
                    symbol: airplane
                    size: 29
                    tint: white
                    background: systemOrange
                  highlighted: true
            """),
        .document(
            "separators", "Separators",
            "The theme's own, after an image, one inset by the cell, and the space below the rows.",
            values: ["separator", "table.showsFillerRows"],
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - {text: Automatic}
                - text: After an image
                  image: {symbol: cloud.fill, size: 29, tint: white, background: systemTeal}
                - {text: separatorInset 80, separatorInset: {left: 80}}
                - {text: The last row}
            """),
        .document(
            "separators-own", "Separators of one's own", "A colour and insets given to the table.",
            """
            screen: {width: 320, height: content}
            table:
              separatorColor: systemRed
              separatorInset: {left: 40, right: 40}
              rows: [{text: First}, {text: Second}, {text: Third}]
            """),
        .document(
            "configurations", "Content and background configurations",
            "List contents as UIKit has had them since iOS 14, in every theme's fonts: "
                + "rows, rows of sidebars, prominent headers; then cards with a stroke and a "
                + "shadow.",
            values: ["listContent"],
            """
            screen: {width: 320, height: content}
            table:
              rows:
                - {contentConfiguration: {kind: sidebarHeader, text: sidebarHeader()}}
                - contentConfiguration: {kind: sidebarCell, text: sidebarCell()}
                  backgroundConfiguration: {kind: listSidebarCell}
                - contentConfiguration:
                    kind: sidebarSubtitleCell
                    text: sidebarSubtitleCell()
                    secondaryText: Second line
                  backgroundConfiguration: {kind: listSidebarCell}
                - contentConfiguration:
                    kind: prominentInsetGroupedHeader
                    text: prominent header
                - contentConfiguration:
                    kind: extraProminentInsetGroupedHeader
                    text: extraProminent header
                - {contentConfiguration: {kind: cell, text: cell()}}
                - contentConfiguration:
                    kind: subtitleCell
                    text: subtitleCell()
                    secondaryText: Second line
                - contentConfiguration:
                    kind: valueCell
                    text: valueCell()
                    secondaryText: Value
                - contentConfiguration: {kind: cell, text: On a card}
                  backgroundConfiguration:
                    backgroundColor: "#FFF0C2"
                    cornerRadius: 10
                    backgroundInsets: [3, 8, 3, 8]
                    strokeColor: systemOrange
                    strokeWidth: 1
                    shadowProperties: {opacity: 0.25, radius: 3, offset: [0, 2]}
            """),
    ]
}
