import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableText
import TableViews
import Tableshot

@testable import InterfaceBuilderScenes

/// Files in Xcode's format.
enum Files {
    /// A xib with objects and further elements after the objects.
    static func xib(_ objects: String, after: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        \(objects)
        </objects>
        \(after)
        </document>
        """
    }

    /// A xib with a cell whose content view has subviews and further elements.
    static func cell(
        _ subviews: String, after: String = "", cell: String = "", resources: String = "",
        attributes: String = ""
    ) -> String {
        xib(
            """
            <tableViewCell contentMode="scaleToFill" reuseIdentifier="Price" id="cel"\(attributes)>
            <rect key="frame" x="0.0" y="0.0" width="375" height="64"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel" id="con">
            <rect key="frame" x="0.0" y="0.0" width="375" height="64"/>
            <subviews>
            \(subviews)
            </subviews>
            \(after)
            </tableViewCellContentView>
            \(cell)
            </tableViewCell>
            """, after: resources)
    }

    /// A storyboard with scenes, each of a controller.
    static func storyboard(_ controllers: String...) -> String {
        let scenes = controllers.enumerated().map {
            "<scene sceneID=\"s\($0.offset)\"><objects>\n\($0.element)\n</objects></scene>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>
            """
    }
}

/// Reads a file, as a storyboard if it has scenes.
func document(_ text: String) throws -> IBDocument {
    let path = text.contains("Storyboard.XIB") ? "Main.storyboard" : "Cell.xib"
    return try IBDocument.read(path: path, bytes: Array(text.utf8))
}

/// Returns the pictures of a file.
func pictures(
    _ text: String, _ change: (inout IBPictureOptions) -> Void = { _ in }
) throws -> [IBPicture] {
    var options = IBPictureOptions()
    change(&options)
    return try IBPictures.pictures(of: document(text), options)
}

/// Returns the only picture of a file.
func picture(
    _ text: String, _ change: (inout IBPictureOptions) -> Void = { _ in }
) throws -> IBPicture {
    let all = try pictures(text, change)
    guard let first = all.first, all.count == 1 else { throw Unexpected("\(all.map(\.name))") }
    return first
}

/// Returns the description of the cell in a row of a picture.
func cell(_ picture: IBPicture, section: Int = 0, row: Int = 0) throws -> ViewDescription {
    guard case .prototype(let prototype, _) = try described(picture, section, row).content else {
        throw Unexpected("the row has no prototype")
    }
    return prototype.view
}

/// Returns the description of a label or image view of the standard cell in a row of a picture.
func part(
    _ part: ViewPart, of picture: IBPicture, section: Int = 0, row: Int = 0
) throws -> ViewDescription {
    guard let view = try cell(picture, section: section, row: row).parts[part] else {
        throw Unexpected("the cell has no \(part.rawValue)")
    }
    return view
}

/// Returns a row of a picture.
func described(_ picture: IBPicture, _ section: Int, _ row: Int) throws -> RowDescription {
    guard case .written(let rows) = try table(picture).sections[section].rows else {
        throw Unexpected("the rows are records")
    }
    return rows[row]
}

/// Returns the table of a picture.
func table(_ picture: IBPicture) throws -> TableDescription {
    guard case .described(let table) = picture.document.table else {
        throw Unexpected("the table is made in Swift")
    }
    return table
}

/// Returns the first subview of the cell of a xib, and the undrawn parts.
func subview(
    _ text: String, resources: String = ""
) throws -> (view: ViewDescription, undrawn: [String]) {
    let picture = try picture(Files.cell(text, resources: resources))
    guard let view = try cell(picture).subviews.first else { throw Unexpected("no subview") }
    return (view, picture.undrawn.map(\.message))
}

/// Returns the frames of the views of a document by their identifiers in Interface Builder.
func drawnFrames(_ document: TableDocument) throws -> [String: CGRect] {
    let tree = try inspect(document) { $0.tree() }.value
    var frames: [String: CGRect] = [:]
    func collect(_ view: InspectedView) {
        if let identifier = view.identifier { frames[identifier] = view.frame.cgRect }
        view.subviews.forEach(collect)
    }
    for row in tree.sections.flatMap(\.rows) { collect(row.cell) }
    tree.others.forEach(collect)
    return frames
}

/// Returns the frames of the views of a picture by their identifiers in Interface Builder.
func drawnFrames(_ picture: IBPicture) throws -> [String: CGRect] {
    try drawnFrames(picture.document)
}

/// Error for a value that a test does not expect.
struct Unexpected: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension ViewDescription {
    /// Value of a property in a short form for comparisons, or `nil`.
    func value(_ name: String) -> String? {
        switch properties[name] {
        case .text(let text): text
        case .number(let number): DocumentNode.written(number)
        case .boolean(let flag): "\(flag)"
        case .texts(let texts): texts.joined(separator: ",")
        case .list(let values): values.map { $0.text ?? "image" }.joined(separator: ",")
        case .insets(let insets):
            [insets.top, insets.left, insets.bottom, insets.right]
                .map { DocumentNode.written($0) }.joined(separator: ",")
        case .size(let size):
            "\(DocumentNode.written(size.width)),\(DocumentNode.written(size.height))"
        case .color(let color):
            color.resolved.described
        case .font(let font):
            [
                font.size.map { DocumentNode.written($0) },
                FontDescription.weights.first { $0.value == font.weight }?.name, font.name,
                font.textStyle?.rawValue,
            ].compactMap { $0 }.joined(separator: " ")
        case .image: "image"
        case .symbolConfiguration(let value): "\(value.pointSize ?? 0) \(value.weight)"
        case .attributedText: "attributed"
        case .path, nil: nil
        }
    }
}

extension RGBA {
    /// The components from 0 to 255, and the opacity in percent.
    var described: String {
        let bytes = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
        return (bytes + ["\(Int((alpha * 100).rounded()))"]).joined(separator: " ")
    }
}
