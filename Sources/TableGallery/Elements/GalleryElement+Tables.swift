import Tableshot

extension GalleryElement {
    /// Sections of settings.
    private static let settings = """
            - header: Network
              footer: >-
                Networks that you know are joined by themselves. If none is near, you are
                asked before a new one is joined.
              rows:
                - text: Airplane
                  image: {symbol: airplane, size: 29, tint: white, background: systemOrange}
                - style: value1
                  text: Network
                  detail: Home
                  image: {symbol: wifi, size: 29, tint: white, background: systemBlue}
                  accessory: disclosureIndicator
                - text: Bluetooth
                  image:
                    symbol: antenna.radiowaves.left.and.right
                    size: 29
                    tint: white
                    background: systemIndigo
                  accessory: checkmark
            - rows: [{text: Alone in its section}]
            - header: Last
              footer: A footer
              rows:
                - {style: subtitle, text: Bell, detail: Until noon}
                - {text: Buttons}
        """

    /// The first section of the settings without its footer, which suffices for showing a state or
    /// trait.
    static let shortSettings = """
            - header: Network
              rows:
                - text: Airplane
                  image: {symbol: airplane, size: 29, tint: white, background: systemOrange}
                - style: value1
                  text: Network
                  detail: Home
                  image: {symbol: wifi, size: 29, tint: white, background: systemBlue}
                  accessory: disclosureIndicator
                - text: Bluetooth
                  image:
                    symbol: antenna.radiowaves.left.and.right
                    size: 29
                    tint: white
                    background: systemIndigo
                  accessory: checkmark
        """

    /// Whole tables.
    static let tables: [GalleryElement] = [
        .document(
            "plain", "Plain tables",
            "Headers and a footer of several lines; headers float while their section is in view.",
            values: [
                "table.sectionHeaderHeight", "table.sectionFooterHeight",
                "table.sectionHeaderTopPadding", "table.text", "header", "footer",
            ],
            """
            screen: {width: 320, height: content}
            table:
              style: plain
              sections:
            \(settings)
            """),
        .document(
            "grouped", "Grouped tables", "Headers, footers, a section of one row.",
            values: ["grouped"],
            """
            screen: {width: 320, height: content}
            table:
              style: grouped
              sections:
            \(settings)
            """),
        .document(
            "inset-grouped", "Inset grouped tables",
            "The eras before iOS 13 had none; a table that asks for it shows their grouped style.",
            values: ["insetGrouped", "hasInsetGroupedStyle"],
            where: { $0.hasInsetGroupedStyle },
            """
            screen: {width: 320, height: content}
            table:
              style: insetGrouped
              sections:
            \(settings)
            """),
        .document(
            "grouped-selected", "Selection in sections",
            "The first, a middle and the only row of a section, selected.",
            """
            screen: {width: 320, height: content}
            table:
              style: insetGrouped
              allowsMultipleSelection: true
              sections:
                - header: Network
                  rows:
                    - text: Airplane
                      selected: true
                      image: {symbol: airplane, size: 29, tint: white, background: systemOrange}
                    - style: value1
                      text: Network
                      detail: Home
                      selected: true
                      image: {symbol: wifi, size: 29, tint: white, background: systemBlue}
                      accessory: disclosureIndicator
                    - text: Bluetooth
                      image:
                        symbol: antenna.radiowaves.left.and.right
                        size: 29
                        tint: white
                        background: systemIndigo
                      accessory: checkmark
                - rows: [{text: Alone in its section, selected: true}]
            """),
        .document(
            "background-views", "Backgrounds",
            "Rows in two colours by turns, set when they are displayed; a gradient and a "
                + "view behind a row; rows that let the table's own background through.",
            """
            screen: {width: 320, height: content}
            table:
              backgroundView: {gradient: {colors: [systemOrange, systemPink]}}
              rows:
                - {text: First, backgroundColor: "#FFFFFF"}
                - {text: Second, backgroundColor: "#E8F1FF"}
                - {text: Third, backgroundColor: "#FFFFFF"}
                - {text: Fourth, backgroundColor: "#E8F1FF"}
                - text: backgroundView
                  backgroundView: {gradient: {colors: ["#D8F5E4", "#8FD9B0"]}}
                - {text: Translucent, backgroundColor: "#FFFFFF99"}
                - {text: Clear, backgroundColor: clear}
            """),
        .document(
            "header-footer-views", "Table header and footer",
            "Views of one's own above the first and below the last row.",
            """
            screen: {width: 320, height: content}
            table:
              headerView:
                class: Label
                frame: [0, 0, 320, 60]
                text: tableHeaderView
                textAlignment: center
                backgroundColor: "#FFE8C8"
              footerView:
                class: Label
                frame: [0, 0, 320, 40]
                text: tableFooterView
                textAlignment: center
                backgroundColor: "#D9ECFF"
              rows: [{text: First}, {text: Second}]
            """),
        .document(
            "section-index", "Section index",
            "Titles at the side, with the sign for searching; what does not fit is left out.",
            values: ["indexBar"],
            """
            screen: {width: 320, height: 300}
            table:
              index: ['{search}', A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T,
                U, V, W, X, Y, Z, '#']
              sections:
                - {header: A, rows: [{text: Anna}, {text: Arthur}]}
                - {header: B, rows: [{text: Bill}, {text: Birgit}]}
                - {header: C, rows: [{text: Clara}, {text: Carl}]}
            """),
        .document(
            "section-index-tracked", "Section index under a finger",
            "The same while it is touched, with a background for that and colours of one's own.",
            """
            screen: {width: 320, height: 200}
            table:
              index: [A, B, C, D, E, F]
              isTrackingSectionIndex: true
              sectionIndexColor: systemPurple
              sectionIndexTrackingBackgroundColor: systemGray5
              sections:
                - {header: A, rows: [{text: Anna}, {text: Arthur}, {text: Axel}]}
            """),
        .document(
            "floating", "Floating headers and footers",
            "A plain table in the middle of its first section: the header floats at the "
                + "top, the footer at the bottom.",
            """
            screen: {width: 320, height: 220}
            offset: 66
            table:
              sections:
                - header: Floating header
                  footer: Floating footer
                  rows:
                    - {text: Row 1}
                    - {text: Row 2}
                    - {text: Row 3}
                    - {text: Row 4}
                    - {text: Row 5}
                    - {text: Row 6}
                    - {text: Row 7}
                    - {text: Row 8}
            """),
        .document(
            "empty", "Empty state", "A configuration for a search that found nothing.",
            values: ["bars.contentUnavailable"],
            """
            screen: {width: 320, height: 260}
            table:
              empty: {kind: search, button: Search Everywhere}
            """),
    ]
}
