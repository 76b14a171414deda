import DocumentSyntax
import TableControls
import TableViews

extension Localization {
    /// Localized default texts.
    ///
    /// Texts without a translation are not included.
    var localizedDefaults: [LocalizedDefault: String] {
        let texts = LocalizedDefault.allCases.compactMap { word in
            statedText(for: word.rawValue).map { (word, $0) }
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }
}
