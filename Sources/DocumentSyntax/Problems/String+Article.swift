extension String {
    /// The name with its indefinite article for messages: `a Label`, `an ImageView`.
    package var withArticle: String {
        guard let first = lowercased().first else { return self }
        return ("aeiou".contains(first) ? "an " : "a ") + self
    }
}
