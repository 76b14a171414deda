import DocumentSyntax
import TableControls
import TableDrawing

/// A segment of a document: `Day`, or `{symbol: moon}`.
public enum SegmentDescription: Sendable, Hashable {
    /// A text.
    case title(String)
    /// An image in place of a text.
    case image(ImageReference)

    /// Returns the item for a segmented control, or `nil` if the image cannot be shown.
    func item(_ images: ImageStore) -> Any? {
        switch self {
        case .title(let title): title
        case .image(let reference): reference.image(from: images)
        }
    }

    /// Returns the value for a described control.
    func value(_ images: ImageStore) -> ViewValue {
        switch self {
        case .title(let title): .text(title)
        case .image(let reference): .image { reference.image(from: images) }
        }
    }
}

extension ValueType where Value == [SegmentDescription] {
    /// A list of titles and image mappings.
    ///
    /// A single invalid element makes the whole list invalid.
    static var segments: Self {
        let title = ValueType<String>.text
        let segment = ValueType<SegmentDescription>(
            schema: { form in
                ["anyOf": [title.schema(form), form.whole.reference(ImageSchema.definition)]]
            },
            read: { node, context in
                node.mapping == nil
                    ? title.read(node, context).map { .title($0) }
                    : ImageReference(node, context).map { .image($0) }
            })
        let list = Self.list(of: segment)
        return Self(
            schema: list.schema,
            read: { node, context in
                let segments = list.read(node, context)
                return segments?.count == node.sequence?.count ? segments : nil
            })
    }
}
