import DocumentSyntax
import Foundation
import TableAnimation
import TableDrawing
import TableGeometry
import TableViews

extension ValueType where Value == [DocumentNode] {
    /// The changes of an update, which are read individually.
    static var changes: Self {
        Self(
            schema: { ["type": "array", "items": $0.whole.reference(ChangeSchema.definition)] },
            read: { node, context in
                node.sequence
                    ?? node.wrongType(
                        "a list of changes", context.problems,
                        note: "an update is written update: [{delete: [0, 3]}, {deleteSection: 1}]")
            })
    }
}

extension ValueType where Value == DeselectedRows {
    /// A single row or several rows.
    ///
    /// `true` means all selected rows.
    static var deselectedRows: Self {
        let rows = ValueType<[IndexPath]>.indexPaths
        return Self(
            schema: { ["anyOf": [["const": true], rows.schema($0)]] },
            read: { node, context in
                if case .bool(true) = node.scalar?.resolved { return .all }
                guard node.sequence != nil else {
                    return node.wrongType(
                        "a row such as [0, 3], several, or true for all that are selected",
                        context.problems)
                }
                return rows.read(node, context).map { .rows($0) }
            })
    }
}

extension ValueType where Value == RowDescription {
    /// A row, as in the rows of a section.
    static var row: Self {
        Self(
            schema: { $0.whole.reference("row") },
            read: { node, context in RowDescription(node, context) })
    }
}

extension ValueType where Value == SelectionFade {
    /// `crossfade`, `twoImages` or `{background: start}`.
    static var selectionFade: Self {
        let names: [(name: String, value: SelectionFade)] = [
            ("crossfade", .crossfade), ("twoImages", .twoImages),
        ]
        let mapping = ValueType<SelectionFade>.mapping(BackgroundFadeSchema()) { reader in
            defer { reader.finish() }
            return reader[\.background].map { .background(contentSwitch: $0) }
        }
        return Self(
            schema: { form in
                ["anyOf": [["enum": .list(names.map { .text($0.name) })], mapping.schema(form)]]
            },
            write: { fade in .text(names.first { $0.value == fade }?.name ?? "crossfade") },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                let note = "the background alone is written {background: start}"
                let name = node.choice(names.map(\.name), context.problems, note: note)
                return names.first { $0.name == name }?.value
            })
    }
}

extension ValueType where Value == FrameHold {
    /// Additional seconds for the last frame, or `{first: 1, last: 2}`.
    static var frameHold: Self {
        let seconds = ValueType<Double>.double(
            .from(0, through: AnimationSettings.maximumHold, "a time"))
        let mapping = ValueType<FrameHold>.mapping(FrameHoldSchema()) { reader in
            defer { reader.finish() }
            return FrameHold(first: reader[\.first], last: reader[\.last])
        }
        return Self(
            schema: { ["anyOf": [seconds.schema($0), mapping.schema($0)]] },
            write: { .number($0.last) },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                return seconds.read(node, context).map { FrameHold(last: $0) }
            })
    }
}

extension ValueType where Value == TimelineAction.TouchPlace {
    /// A row, or a point of the screen.
    static var touchPlace: Self {
        let row = ValueType<IndexPath>.indexPath
        let point = ValueType<TimelineAction.TouchPlace>.mapping(TouchPointSchema()) { reader in
            let x = reader[\.x]
            let y = reader[\.y]
            reader.finish()
            guard let x, let y else { return nil }
            return .point(CGPoint(x: x, y: y))
        }
        return Self(
            schema: { ["anyOf": [row.schema($0), point.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return point.read(node, context) }
                guard node.sequence != nil else {
                    return node.wrongType(
                        "a row such as [0, 3], or a point such as {x: 160, y: 240}",
                        context.problems)
                }
                return row.read(node, context).map { .row($0) }
            })
    }
}

extension ValueType where Value == SwipeStep {
    /// A row whose Delete button or own actions open, a mapping with further keys, or `closed`.
    static var swipeStep: Self {
        let row = ValueType<IndexPath>.indexPath
        let mapping = ValueType<SwipeStep>.mapping(SwipeStepSchema()) { reader in
            let actions = reader[\.actions]
            let edge = reader[\.edge]
            let fraction = reader[\.open]
            let row = reader[\.row]
            if actions?.isEmpty == true {
                reader.mapping.error(
                    "found no actions, expected at least one, as [{title: Flag}]", at: "actions")
            }
            reader.finish()
            return row.map {
                .open(TimelineSwipe(row: $0, edge: edge, actions: actions, fraction: fraction))
            }
        }
        return Self(
            schema: { ["anyOf": [["const": "closed"], row.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                if node.scalar?.text == "closed" { return .close }
                guard node.sequence != nil else {
                    return node.wrongType(
                        "a row such as [0, 3], {row: [0, 3], edge: leading}, or closed",
                        context.problems)
                }
                return row.read(node, context).map { .open(TimelineSwipe(row: $0)) }
            })
    }
}

/// Rows that a step deselects.
enum DeselectedRows: Sendable {
    case rows([IndexPath])
    /// All selected rows.
    case all
}

/// `selectionFade: {background: middle}`.
final class BackgroundFadeSchema: MappingSchema {
    static let displayName = "a fade of the selected background"
    static let definition = "backgroundFade"
    static let summary = "A fade of the selected background alone."

    let background = Key<SelectionFade.ContentSwitch>(
        "background", .caseName, required: true,
        "The moment at which texts and images change to the appearance of the new state.")
}
