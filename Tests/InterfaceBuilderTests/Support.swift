import DocumentSyntax

@testable import InterfaceBuilder

/// Files in Xcode's format.
enum Files {
    /// A xib with objects and further elements after the objects.
    static func xib(_ objects: String, after: String = "", attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" systemVersion="22D68" targetRuntime="iOS.CocoaTouch" \
        propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES"\(attributes)>
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
        customClass="UIResponder"/>
        \(objects)
            </objects>
        \(after)
        </document>
        """
    }

    /// A xib with a view that holds subviews and further elements.
    static func views(_ subviews: String, after: String = "", resources: String = "") -> String {
        xib(
            """
            <view contentMode="scaleToFill" id="top">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <subviews>
            \(subviews)
            </subviews>
            \(after)
            </view>
            """, after: resources)
    }

    /// A storyboard with scenes.
    static func storyboard(_ scenes: String, initial: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES"\
        \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
        \(scenes)
        </scenes>
        </document>
        """
    }

    /// A scene with a controller.
    static func scene(_ id: String, _ controller: String) -> String {
        """
        <scene sceneID="\(id)"><objects>
        \(controller)
        <placeholder placeholderIdentifier="IBFirstResponder" id="r-\(id)" \
        userLabel="First Responder" sceneMemberID="firstResponder"/>
        </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
        """
    }
}

/// Reads a file, as a storyboard if it has scenes.
func read(
    _ text: String, path: String? = nil, localization: IBLocalization = .none,
    limits: IBLimits = IBLimits()
) throws -> IBDocument {
    let suffix = text.contains("Storyboard.XIB") ? "storyboard" : "xib"
    return try IBDocument.read(
        path: path ?? "Cell.\(suffix)", bytes: Array(text.utf8), localization: localization,
        limits: limits)
}

/// Reads a file that must be understood in full, without warnings.
func readFully(_ text: String, localization: IBLocalization = .none) throws -> IBDocument {
    let document = try read(text, localization: localization)
    let problems = document.warnings + document.ledger.problems
    guard problems.isEmpty else { throw DocumentError(problems: problems) }
    return document
}

/// Returns the first subview of the first view of a xib that must be understood in full.
func subview(_ text: String, resources: String = "") throws -> IBView {
    let document = try readFully(Files.views(text, resources: resources))
    guard let view = document.views.first?.subviews.first else {
        throw DocumentError("found no subview", at: document.file.whole)
    }
    return view
}

/// Returns the problems of a file that is refused, in the form of the command.
func refusal(
    _ text: String, path: String = "Cell.xib", limits: IBLimits = IBLimits()
) -> String {
    do {
        _ = try IBDocument.read(path: path, bytes: Array(text.utf8), limits: limits)
        return "read"
    } catch {
        return error.problems.map(\.description).joined(separator: "\n")
    }
}
