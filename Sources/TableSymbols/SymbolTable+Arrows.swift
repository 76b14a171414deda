extension SymbolTable {
    /// Arrows of lists, transfers and history.
    static let arrows = """
        chevron.down.circle
         s O12 12 9.75
         s M7.8 10.4 L12 14.4 L16.2 10.4
        arrow.up.arrow.down
         s M7.4 20.6 V3.4 M3.2 7.6 L7.4 3.4 L11.6 7.6
         s M16.6 3.4 V20.6 M12.4 16.4 L16.6 20.6 L20.8 16.4
        arrow.up.circle
         s O12 12 9.75
         s M12 17 V7.2 M7.8 11.2 L12 7 L16.2 11.2
        arrow.up.circle.fill
         b O12 12 9.75
         x M12 17 V7.2 M7.8 11.2 L12 7 L16.2 11.2
        arrow.down.circle
         s O12 12 9.75
         s M12 7 V16.8 M7.8 12.8 L12 17 L16.2 12.8
        arrow.down.circle.fill
         b O12 12 9.75
         x M12 7 V16.8 M7.8 12.8 L12 17 L16.2 12.8
        arrow.triangle.2.circlepath 26
         s A13 12 8.6 204 328 A13 12 8.6 24 148
         f M23.4 5.8 L22.4 12.2 L17.2 9.6 Z M2.6 18.2 L3.6 11.8 L8.8 14.4 Z
        arrow.uturn.left
         s M8.6 4 L3.6 9 L8.6 14 M3.8 9 H14.4 C18 9 20.6 11.4 20.6 14.6
         C20.6 17.8 18 20.2 14.4 20.2 H9
        clock.arrow.circlepath
         s A12.6 12 8.9 206 155
         f M1.4 6.6 L2.8 13 L8 9.6 Z
         s M12.6 6.8 V12.2 L16.2 14.6
        """
}
