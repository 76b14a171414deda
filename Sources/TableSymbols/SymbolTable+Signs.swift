/// Shapes of the symbols, drawn by this project; `SymbolTableReader` documents the format.
enum SymbolTable {
    /// All tables.
    static let all = [
        parts, signs, people, persons, messages, mail, settings, devices, objects, places,
        arrows, commerce, documents, editing, health, media, shapes, things, travel, weather,
    ]

    /// Arrows, ticks and other signs.
    static let signs = """
        chevron.right 14
         s M4 4.5 L10.5 12 L4 19.5
        chevron.left 14
         s M10 4.5 L3.5 12 L10 19.5
        chevron.up
         s M3.5 16 L12 8.5 L20.5 16
        chevron.down
         s M3.5 8.5 L12 16 L20.5 8.5
        chevron.up.chevron.down 18
         s M4 9 L9 4 L14 9 M4 15 L9 20 L14 15
        arrow.right
         s M3 12 L20.5 12 M13.5 5 L20.5 12 L13.5 19
        arrow.left
         s M21 12 L3.5 12 M10.5 5 L3.5 12 L10.5 19
        arrow.up
         s M12 21 L12 3.5 M5 10.5 L12 3.5 L19 10.5
        arrow.down
         s M12 3 L12 20.5 M5 13.5 L12 20.5 L19 13.5
        arrow.up.right
         s M5.5 18.5 L18 6 M8 5.5 L18.5 5.5 L18.5 16
        arrow.clockwise
         s A12 13 8.4 -28 276 M9.4 0.9 L13.2 4.7 L9.4 8.5
        arrow.counterclockwise
         s A12 13 8.4 264 208 M14.6 0.9 L10.8 4.7 L14.6 8.5
        checkmark
         s M4.5 12.8 L9.8 18.8 L19.5 4.8
        xmark
         s M5 5 L19 19 M19 5 L5 19
        plus
         s M12 3.5 L12 20.5 M3.5 12 L20.5 12
        minus
         s M3.5 12 L20.5 12
        circle
         s O12 12 9.75
        circle.fill
         b O12 12 9.75
        square
         s R3.2 3.2 17.6 17.6 3.4
        square.fill
         b R3.2 3.2 17.6 17.6 3.4
        checkmark.square
         s R3.2 3.2 17.6 17.6 3.4
         s M7.8 12.4 L10.8 16 L16.2 8
        checkmark.square.fill
         b R3.2 3.2 17.6 17.6 3.4
         x M7.8 12.4 L10.8 16 L16.2 8
        plus.circle
         s O12 12 9.75
         s M12 7.4 L12 16.6 M7.4 12 L16.6 12
        plus.circle.fill
         b O12 12 9.75
         x M12 7.4 L12 16.6 M7.4 12 L16.6 12
        minus.circle
         s O12 12 9.75
         s M7.4 12 L16.6 12
        minus.circle.fill
         b O12 12 9.75
         x M7.4 12 L16.6 12
        checkmark.circle
         s O12 12 9.75
         s M7.8 12.4 L10.8 16 L16.2 8
        checkmark.circle.fill
         b O12 12 9.75
         x M7.8 12.4 L10.8 16 L16.2 8
        xmark.circle
         s O12 12 9.75
         s M8.6 8.6 L15.4 15.4 M15.4 8.6 L8.6 15.4
        xmark.circle.fill
         b O12 12 9.75
         x M8.6 8.6 L15.4 15.4 M15.4 8.6 L8.6 15.4
        chevron.right.circle
         s O12 12 9.75
         s M10.4 7.8 L14.4 12 L10.4 16.2
        chevron.right.circle.fill
         b O12 12 9.75
         x M10.4 7.8 L14.4 12 L10.4 16.2
        ellipsis
         f O4.8 12 1.9 O12 12 1.9 O19.2 12 1.9
        ellipsis.circle
         s O12 12 9.75
         f O7.6 12 1.4 O12 12 1.4 O16.4 12 1.4
        ellipsis.circle.fill
         b O12 12 9.75
         e O7.6 12 1.4 O12 12 1.4 O16.4 12 1.4
        info.circle
         s O12 12 9.75
         f O11.9 7.5 1.3
         s M10.3 11 L12.2 11 L12.2 16.8 M9.9 16.8 L14.5 16.8
        info.circle.fill
         b O12 12 9.75
         e O11.9 7.5 1.3
         x M10.3 11 L12.2 11 L12.2 16.8 M9.9 16.8 L14.5 16.8
        questionmark.circle
         s O12 12 9.75
         s M9.3 9.4 C9.3 7.7 10.5 6.7 12.1 6.7 C13.7 6.7 14.9 7.7 14.9 9.2
         C14.9 11.4 12.1 11.5 12.1 13.7
         f O12.1 17 1.25
        questionmark.circle.fill
         b O12 12 9.75
         x M9.3 9.4 C9.3 7.7 10.5 6.7 12.1 6.7 C13.7 6.7 14.9 7.7 14.9 9.2
         C14.9 11.4 12.1 11.5 12.1 13.7
         e O12.1 17 1.25
        exclamationmark.circle
         s O12 12 9.75
         s M12 6.8 L12 12.9
         f O12 16.6 1.3
        exclamationmark.circle.fill
         b O12 12 9.75
         x M12 6.8 L12 12.9
         e O12 16.6 1.3
        exclamationmark.triangle
         s M12 3.4 L21.8 20.2 L2.2 20.2 Z
         s M12 9 L12 14
         f O12 17.1 1.2
        exclamationmark.triangle.fill
         b M12 3.4 L21.8 20.2 L2.2 20.2 Z
         x M12 9 L12 14
         e O12 17.1 1.2
        nosign
         s O12 12 9.75 M5.2 5.2 L18.8 18.8
        line.3.horizontal
         s M3 6.5 L21 6.5 M3 12 L21 12 M3 17.5 L21 17.5
        list.bullet
         f O4 6 1.6 O4 12 1.6 O4 18 1.6
         s M9 6 L21 6 M9 12 L21 12 M9 18 L21 18
        slider.horizontal.3
         s M2.5 6 L11.9 6 M17.1 6 L21.5 6 M2.5 12 L5.9 12 M11.1 12 L21.5 12
         M2.5 18 L11.9 18 M17.1 18 L21.5 18
         s O14.5 6 2.4 O8.5 12 2.4 O14.5 18 2.4
        square.and.arrow.up
         s M8 9.4 L6.6 9.4 C5 9.4 4.2 10.2 4.2 11.8 L4.2 19.4 C4.2 21 5 21.8 6.6 21.8
         L17.4 21.8 C19 21.8 19.8 21 19.8 19.4 L19.8 11.8 C19.8 10.2 19 9.4 17.4 9.4 L16 9.4
         M12 15.2 L12 2.2 M8.2 5.8 L12 2 L15.8 5.8
        square.and.arrow.down
         s M8 9.4 L6.6 9.4 C5 9.4 4.2 10.2 4.2 11.8 L4.2 19.4 C4.2 21 5 21.8 6.6 21.8
         L17.4 21.8 C19 21.8 19.8 21 19.8 19.4 L19.8 11.8 C19.8 10.2 19 9.4 17.4 9.4 L16 9.4
         M12 2.2 L12 16 M8.2 12.4 L12 16.2 L15.8 12.4
        square.and.pencil
         s M13 4.4 L6.6 4.4 C4.6 4.4 3.4 5.6 3.4 7.6 L3.4 17.6 C3.4 19.6 4.6 20.8 6.6 20.8
         L16.4 20.8 C18.4 20.8 19.6 19.6 19.6 17.6 L19.6 11.4
         s M9.4 14.8 L10 11.8 L19.2 2.6 C20.4 1.6 22.4 3.6 21.4 4.8 L12.2 14 Z
        star
         s S12 12.9 10.4 4.4 5
        star.fill
         b S12 12.9 10.4 4.4 5
        heart
         s M12 20.8 C5 15.8 2.2 12.4 2.2 8.5 C2.2 5.3 4.5 3.2 7.2 3.2 C9.2 3.2 11 4.3 12 6.2
         C13 4.3 14.8 3.2 16.8 3.2 C19.5 3.2 21.8 5.3 21.8 8.5 C21.8 12.4 19 15.8 12 20.8 Z
        heart.fill
         b M12 20.8 C5 15.8 2.2 12.4 2.2 8.5 C2.2 5.3 4.5 3.2 7.2 3.2 C9.2 3.2 11 4.3 12 6.2
         C13 4.3 14.8 3.2 16.8 3.2 C19.5 3.2 21.8 5.3 21.8 8.5 C21.8 12.4 19 15.8 12 20.8 Z
        power
         s M12 2.4 L12 11.6
         s A12 12.6 8.9 -54 234
        magnifyingglass
         s O10.2 10.2 6.9
         s M15.4 15.4 L21.2 21.2
        circle.grid.3x3
         s O4.4 4.4 2.2 O12 4.4 2.2 O19.6 4.4 2.2 O4.4 12 2.2 O12 12 2.2 O19.6 12 2.2
         O4.4 19.6 2.2 O12 19.6 2.2 O19.6 19.6 2.2
        circle.grid.3x3.fill
         b O4.6 4.6 1.9 O12 4.6 1.9 O19.4 4.6 1.9 O4.6 12 1.9 O12 12 1.9 O19.4 12 1.9
         O4.6 19.4 1.9 O12 19.4 1.9 O19.4 19.4 1.9
        star.slash
         u star 0.94 0.9 0.6
         u _slash 1 0 0.2
        """

    /// Alternative names of symbols.
    static let aliases: [String: String] = [
        "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    ]
}
