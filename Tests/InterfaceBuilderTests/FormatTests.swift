import DocumentSyntax
import Foundation
import SharedLibraries
import TableDrawing
import Testing

@testable import InterfaceBuilder

/// Recognition of formats, and errors with advice.
@Suite struct FormatTests {
    @Test("A xib states its versions and its device")
    func header() throws {
        let document = try readFully(Files.xib(""))
        #expect(document.kind == .xib)
        #expect(document.version == "3.0")
        #expect(document.toolsVersion == "21701")
        #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
        #expect(document.device?.id == "retina6_1")
        #expect(document.device?.appearance == "light")
        #expect(document.objects.map(\.id?.rawValue) == ["-1", "-2"])
    }

    @Test("A file of Xcode 5 has no device and no safe areas")
    func old() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="5056" systemVersion="13E28" targetRuntime="iOS.CocoaTouch" \
            propertyAccessControl="none">
            <dependencies><deployment defaultVersion="1552" identifier="iOS"/></dependencies>
            <objects/>
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedStatusBarMetrics key="statusBar"/>
            </simulatedMetricsContainer>
            </document>
            """
        let document = try readFully(text)
        #expect(document.device == nil)
        #expect(!document.usesSafeAreas && !document.usesAutoLayout)
    }

    @Test(
        "Errors for other formats name the format",
        arguments: [
            ("NIBArchive\u{1}\u{0}", "found a compiled nib, expected the XML of Interface Builder"),
            ("bplist00\u{1}", "found a compiled nib or property list, expected the XML of"),
            ("", "found an empty file"),
            (" \n\t", "found white space only"),
            ("table: {}", "found \"table: {}\", expected XML"),
            (
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
                "found the format of Xcode 3"
            ),
            ("<plist version=\"1.0\"><dict/></plist>", "found a property list"),
            ("<svg/>", "found an SVG"),
            ("<document/>", "found <document> without the attribute type"),
            (
                "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
                "found a file for macOS"
            ),
            (
                "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
                "found a file for watchOS"
            ),
            ("<document type=\"x\"/>", "found the type \"x\""),
        ])
    func refused(text: String, message: String) {
        let refusal = refusal(text)
        #expect(refusal.hasPrefix("Cell.xib"))
        #expect(refusal.contains("error: " + message), "\(refusal)")
        #expect(
            refusal.contains("note: ") || text.hasPrefix("<document/>") || text.contains("\"x\""))
    }

    @Test("The error for the format of Xcode 3 states the command that converts it")
    func xcode3() {
        #expect(refusal("<archive/>").contains("note: convert the file on a Mac: ibtool --upgrade"))
    }

    @Test(
        "A name of another kind of file is an error",
        arguments: [
            ("Cell.nib", "found the name of a compiled file"),
            ("Main.storyboardc", "found the name of a compiled file"),
            ("Cell.xml", "found a file with the suffix .xml"),
            ("Cell.storyboard", "found the contents of a .xib file"),
        ])
    func names(path: String, message: String) {
        #expect(refusal(Files.xib(""), path: path).contains(message))
    }

    @Test("Standard input and uppercase extensions are read", arguments: ["-", "A/CELL.XIB"])
    func otherNames(path: String) throws {
        #expect(try read(Files.xib(""), path: path).kind == .xib)
    }

    @Test("A storyboard of Xcode 4 and a file for tvOS are read with a warning")
    func warned() throws {
        let old = Files.storyboard("").replacingOccurrences(
            of: "version=\"3.0\"", with: "version=\"2.0\"")
        let oldWarnings = try read(old).warnings
        #expect(oldWarnings.map(\.message).joined().contains("found the version \"2.0\""))
        #expect(oldWarnings.first?.location.line == 2)
        let tv = Files.xib("").replacingOccurrences(of: "3.CocoaTouch.XIB", with: ".AppleTV.XIB")
        #expect(try read(tv).warnings.map(\.message).joined().contains("tvOS"))
    }

    @Test("A missing library is an error that names its package")
    func missingLibrary() {
        SharedLibrary.$missing.withValue([SharedLibrary.expat.name]) {
            let text = refusal(Files.xib(""))
            #expect(text.contains("takes Expat to read"))
            #expect(text.contains("install \(SharedLibrary.expat.packageName)"))
            let versions = InterfaceBuilderLibraries.versions.map(\.description)
            #expect(
                versions == ["Expat not installed; no file of Interface Builder can be read"])
        }
        #expect(InterfaceBuilderLibraries.versions.map(\.name) == ["Expat"])
    }
}
