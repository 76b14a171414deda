extension SymbolTable {
    /// Parts that several symbols include.
    static let parts = """
        _slash
         x M4.4 1.6 L22.4 19.6 M3.8 2.2 L21.8 20.2
         s M3 3 L21 21
        _circle
         s O12 12 9.75
        _disc
         b O12 12 9.75
        _badge
         b O19 5 2.7
        _plusbadge
         b O6 6 4.6
         x M6 3.4 V8.6 M3.4 6 H8.6
        _minusbadge
         b O6 6 4.6
         x M3.4 6 H8.6
        _corners
         s M2.4 7.8 V5.4 C2.4 3.4 3.4 2.4 5.4 2.4 H7.8 M16.2 2.4 H18.6 C20.6 2.4 21.6 3.4 21.6 5.4 V7.8
         M21.6 16.2 V18.6 C21.6 20.6 20.6 21.6 18.6 21.6 H16.2 M7.8 21.6 H5.4 C3.4 21.6 2.4 20.6 2.4 18.6 V16.2
        _shield
         s M12 2.2 C14.4 4 17 5 20.2 5.2 V11.2 C20.2 16.2 17.2 19.7 12 21.9 C6.8 19.7 3.8 16.2 3.8 11.2 V5.2
         C7 5 9.6 4 12 2.2 Z
        _shielddisc
         b M12 2.2 C14.4 4 17 5 20.2 5.2 V11.2 C20.2 16.2 17.2 19.7 12 21.9 C6.8 19.7 3.8 16.2 3.8 11.2 V5.2
         C7 5 9.6 4 12 2.2 Z
        _tick
         s M7.8 12.4 L10.8 16 L16.2 8
        _smalllock
         f R8 11 8 6 1.4
         s M9.6 11.4 V9.2 C9.6 7.7 10.6 6.8 12 6.8 C13.4 6.8 14.4 7.7 14.4 9.2 V11.4
        _downarrow
         s M6 1 V11 M2.4 7.6 L6 11.2 L9.6 7.6
        _uparrow
         s M6 11.2 V1.2 M2.4 4.6 L6 1 L9.6 4.6
        """
}
