import DocumentSyntax
import Foundation
import TableDrawing
import TableMockups
import TableScreens
import TableText
import TableThemes

/// Choice of pictures, and the environment of the pictures.
package struct IBPictureOptions: Sendable {
    /// Identifier, class or title of the controller of a scene, or `nil` for all scenes.
    package var scene: String?
    /// Whether the prototypes of storyboards are drawn in place of the scenes.
    package var prototypes = false
    /// Whether scenes and prototypes are drawn; `prototypes` has no effect then.
    package var isComplete = false
    /// States of cells and prototypes, or no states for the normal state.
    package var states: [IBCellState] = []
    /// Widths of the pictures in points, or no widths for the width of the file or device.
    package var widths: [CGFloat] = []
    /// Height of the cells and views of xibs in points, or `nil` for the height of the content of
    /// cells, and the height of the file for views.
    package var height: CGFloat?
    /// Paths of asset catalogs, such as `Media.xcassets`, and of folders with image files.
    package var assets: [String] = []
    /// Device of the pictures, or `nil` for the device of the file.
    package var device: Device?
    /// Orientation of the device of scenes, or `nil` for the orientation of the file.
    package var orientation: ScreenOrientation?
    /// Device pixels per point of a picture without a device, or `nil` for the scale of the file's
    /// device.
    package var scale: Double?
    /// Theme of the pictures, or `nil` for the theme of the file's Xcode.
    package var theme: Theme?
    /// Light or dark colors.
    package var appearance = UserInterfaceStyle.light
    /// Contrast of colors with several variants.
    package var contrast = AccessibilityContrast.normal
    /// The content size category.
    package var contentSize = ContentSizeCategory.large
    /// The layout direction, or `nil` for the direction of the locale's language.
    package var direction: LayoutDirection?
    /// The locale for text shaping.
    package var locale = Locale(identifier: "en_US")
    /// Values by outlet, tag or key path, such as `titleLabel` or `titleLabel.isHidden`.
    package var texts: [String: String] = [:]
    /// Name of the option that contains `texts`, for messages; a key and its value follow.
    package var nameOfTexts = "--value"
    /// The classes of views that pictures may contain beside the standard classes.
    package var catalogue = CellCatalogue()
    /// The font book for the fonts of the pictures.
    package var fontBook = FontBook.standard
    /// Records the paths of images that the pictures read, or `nil` if the paths are not needed.
    package var log: FileLog?

    /// Creates options for all scenes, cells and views of a file.
    package init() {}
}
