import DocumentSyntax

extension NodeMerge {
    /// The merge of documents, with own keys that remove contradicting inherited keys.
    static let documents = NodeMerge(contradictions: [
        "backgroundView": alternatives(BackgroundViewSchema.kinds),
        "selectedBackgroundView": alternatives(BackgroundViewSchema.kinds),
        "multipleSelectionBackgroundView": alternatives(BackgroundViewSchema.kinds),
        "": ["offset": ["scrollTo"], "scrollTo": ["offset"]],
        "table": ["rows": ["sections"], "sections": ["rows"]].merging(
            alternatives(["header", "headerView", "searchBar"]).merging(
                alternatives(["footer", "footerView"])
            ) { first, _ in first }
        ) { first, _ in first },
        "screen": ["device": ["orientation", "width", "height", "scale"]],
        "row": ["cell": ["values"]].merging(
            alternatives(["selectedBackgroundColor", "selectedBackgroundView"])
        ) { first, _ in first },
        "image": alternatives(["file", "asset", "symbol"]),
        "highlightedImage": alternatives(["file", "asset", "symbol"]),
    ])
}
