extension String {
    /// The text with a placeholder for every control character except line breaks.
    ///
    /// Texts of documents and names of files must not control the terminal.
    var withoutControlCharacters: String {
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar != "\n": text.append("\u{FFFD}")
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
