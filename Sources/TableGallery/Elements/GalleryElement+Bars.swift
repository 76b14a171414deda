extension GalleryElement {
    /// Bars around a table on a screen.
    static let bars: [GalleryElement] = [
        .document(
            "bars", "Status, navigation and tab bars",
            "A title between a back button and items, and tabs with a badge.",
            values: [
                "bars.statusBar", "bars.navigationBar", "bars.tabBar",
                "bars.scrollEdgeFadeDistance", "bars.bottomEdge",
            ],
            """
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
            """),
        .document(
            "large-title", "Large titles, search and a toolbar",
            "Eras without large titles show theirs in the bar.",
            values: ["bars.toolbar", "bars.searchBar"],
            """
            screen: {width: 320, height: 360}
            bars:
              statusBar: {time: "9:41"}
              navigationBar: {title: Contacts, largeTitle: true}
              toolbar:
                - {symbol: square.and.arrow.up}
                - {title: Done, done: true}
                - {symbol: trash}
            table:
              searchBar: {placeholder: Search, scopes: [All, Friends, Work], selectedScope: 1}
              rows:
                - {text: Anna, accessory: disclosureIndicator}
                - {text: Bill, accessory: disclosureIndicator}
                - {text: Clara, accessory: disclosureIndicator}
                - {text: Daniel, accessory: disclosureIndicator}
            """),
        .document(
            "refresh", "Refreshing, a text being searched for, the keyboard's place",
            "A wheel with a title above the rows; the keyboard's keys have no letters.",
            values: ["bars.refreshControl", "bars.screen"],
            """
            screen: {width: 320, height: 460}
            bars:
              statusBar: {time: "9:41"}
              navigationBar: {title: Contacts}
              keyboard: true
            table:
              refreshControl: {title: Updating…}
              searchBar: {placeholder: Search, text: Anna, cancel: Cancel}
              rows:
                - {text: Anna, accessory: disclosureIndicator}
                - {text: Bill, accessory: disclosureIndicator}
                - {text: Clara, accessory: disclosureIndicator}
                - {text: Daniel, accessory: disclosureIndicator}
            """),
    ]
}
