/// Documents that draw elements of the gallery.
///
/// A test compares the picture of each document with the picture of its element.
enum GalleryDocuments {
    /// The documents by the names of their elements.
    static let standard: [String: String] = [
        "cell-styles": """
        table:
          rows:
            - {style: default, text: default, detail: Detail}
            - {style: value1, text: value1, detail: Detail}
            - {style: value2, text: value2, detail: Detail}
            - {style: subtitle, text: subtitle, detail: Detail}
        """,
        "separators-own": """
        table:
          separatorColor: systemRed
          separatorInset: {left: 40, right: 40}
          rows: [{text: First}, {text: Second}, {text: Third}]
        """,
        "bars": """
        screen: {width: 320, height: 300}
        bars:
          statusBar: {time: "9:41", carrier: Carrier, battery: 70}
          navigationBar: {title: Contacts, back: Groups, right: [Edit]}
          tabBar:
            items:
              - {title: Favorites, symbol: star}
              - {title: Recents, symbol: clock, badge: 3}
              - {title: Contacts, symbol: person, selected: true}
        table:
          rows:
            - {text: Anna, accessory: disclosureIndicator}
            - {text: Bill, accessory: disclosureIndicator}
            - {text: Clara, accessory: disclosureIndicator}
            - {text: Daniel, accessory: disclosureIndicator}
        """,
    ]
}
