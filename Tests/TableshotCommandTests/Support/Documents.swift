/// Documents that several tests use.
enum Documents {
    static let hello = """
        screen: {width: 200, height: 120, scale: 2}
        table:
          rows:
            - text: Hello
        """

    /// Returns a document of a table with a number of rows, in its full height.
    static func tall(rows: Int, scale: Int = 2, rowHeight: Int = 44) -> String {
        """
        screen: {width: 320, height: content, scale: \(scale)}
        table:
          rowHeight: \(rowHeight)
          rows:

        """
            + (0..<rows).map { "    - text: Row \($0)\n" }.joined()
    }

    /// Returns a document of a row with an image.
    static func image(_ path: String) -> String {
        """
        screen: {width: 200, height: 88, scale: 2}
        table:
          rows:
            - {text: Picture, image: \(path)}
        """
    }
}
