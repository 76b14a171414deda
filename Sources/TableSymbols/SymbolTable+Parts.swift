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
        """
}
