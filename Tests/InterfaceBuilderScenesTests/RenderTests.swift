import Foundation
import TableDrawing
import TableMockups
import Tableshot
import Testing

@testable import InterfaceBuilderScenes

/// Pictures of documents from Interface Builder.
@Suite struct RenderTests {
    @Test("A cell without constraints has its stated height and its background")
    func cell() throws {
        let picture = try picture(
            Files.cell(
                """
                <view id="v"><rect key="frame" x="100" y="10" width="50" height="20"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></view>
                """))
        let shot = try render(picture.document)
        let bitmap = try shot.bitmap()
        #expect(bitmap.width == 750)
        #expect(bitmap.height == 128)
    }
}
