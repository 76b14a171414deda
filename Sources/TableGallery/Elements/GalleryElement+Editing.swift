extension GalleryElement {
    /// Editing, swiping and reordering.
    static let editing: [GalleryElement] = [
        .document(
            "editing", "Editing",
            "Delete and insert controls, none, the reorder grip beside an editing "
                + "accessory, and a row whose Delete button is shown.",
            values: ["editing"],
            """
            screen: {width: 320, height: content}
            table:
              editing: true
              rows:
                - {text: Delete, movable: true}
                - {text: Insert, editingStyle: insert}
                - {text: None, editingStyle: none, movable: true}
                - {text: Accessory, editingAccessory: disclosureIndicator, movable: true}
                - {text: Armed, armed: true, movable: true}
            """),
        .document(
            "editing-accessory-views", "Accessories while editing",
            "An `editingAccessoryView`, beside a row that has only an `accessoryView`.",
            """
            screen: {width: 320, height: content}
            table:
              editing: true
              rows:
                - text: While editing
                  editingAccessoryView: {switch: true}
                  accessory: disclosureIndicator
                - {text: At rest, accessoryView: {switch: false}}
            """),
        .document(
            "editing-indentation", "Rows that stay where they are while edited",
            "In a grouped table: a row without a control that moves aside, and one whose "
                + "`shouldIndentWhileEditing` is false.",
            """
            screen: {width: 320, height: content}
            table:
              style: grouped
              editing: true
              rows:
                - {text: Delete}
                - {text: It moves aside, editingStyle: none}
                - {text: It stays, editingStyle: none, shouldIndentWhileEditing: false}
            """),
        .document(
            "multiple-selection-backgrounds", "Backgrounds of several selected rows",
            "A `multipleSelectionBackgroundView` where several rows may be selected.",
            """
            screen: {width: 320, height: content}
            styles:
              row: {multipleSelectionBackgroundView: {color: "#CFE8D6"}}
            table:
              editing: true
              allowsMultipleSelectionDuringEditing: true
              rows:
                - {use: row, text: Selected, selected: true}
                - {use: row, text: Not selected}
                - {use: row, text: Selected too, selected: true}
            """),
        .document(
            "choosing", "Choosing several rows", "The circles of multiple selection.",
            """
            screen: {width: 320, height: content}
            table:
              editing: true
              allowsMultipleSelectionDuringEditing: true
              rows:
                - {text: Chosen, selected: true}
                - {text: Not chosen}
                - {text: Chosen too, selected: true}
            """),
        .document(
            "swipes", "Swipe actions",
            "The Delete button, several actions, a row half open, and actions at the other side.",
            values: ["swipe"],
            """
            screen: {width: 320, height: content}
            table:
              rowHeight: 56
              rows:
                - style: subtitle
                  text: Delete
                  detail: The button of every row
                  swiped: {trailing: [{title: Delete, style: destructive}]}
                - style: subtitle
                  text: Several
                  detail: The first is outermost
                  swiped:
                    trailing:
                      - {title: Delete, style: destructive}
                      - {title: Flag, color: systemOrange}
                      - {title: More}
                - style: subtitle
                  text: Half open
                  detail: On the way
                  swiped:
                    open: 0.5
                    trailing:
                      - {title: Delete, style: destructive}
                      - {title: Flag, color: systemOrange}
                      - {title: More}
                - style: subtitle
                  text: Leading
                  detail: From the other side
                  swiped:
                    leading:
                      - {title: Read, color: systemBlue}
                      - {title: Pin, color: systemOrange}
            """),
        .document(
            "swipe-symbols", "Swipe actions with symbols",
            "Symbols in place of titles; in high rows both, the symbol above the title.",
            #"""
            screen: {width: 320, height: content}
            table:
              rows:
                - text: Low
                  swiped:
                    trailing:
                      - {title: Delete, symbol: trash.fill, style: destructive}
                      - {title: Flag, symbol: flag.fill, color: systemOrange}
                      - {title: More, symbol: ellipsis.circle.fill}
                - text: "A\nhigh\nrow\nof\nfive"
                  numberOfLines: 0
                  swiped:
                    trailing:
                      - {title: Delete, symbol: trash.fill, style: destructive}
                      - {title: Flag, symbol: flag.fill, color: systemOrange}
                      - {title: More, symbol: ellipsis.circle.fill}
                - text: Leading
                  swiped: {leading: [{title: Read, symbol: envelope.fill, color: systemBlue}]}
            """#),
        .document(
            "lifted", "A row being reordered",
            "A row lifted by its grip, its shadow, and the gap where it will land.",
            """
            screen: {width: 320, height: content}
            table:
              editing: true
              rows:
                - {text: First, movable: true}
                - {text: Second, movable: true}
                - {text: Third, movable: true}
                - {text: Lifted, movable: true, lifted: {row: 1, offset: 12}}
                - {text: Fifth, movable: true}
            """),
    ]
}
