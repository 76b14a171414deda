import CLCMS2
import SharedLibraries

/// Functions of Little CMS, loaded for the first image that states its colours.
struct LCMSLibrary: Sendable {
    typealias Profile = UnsafeMutableRawPointer
    typealias Transform = UnsafeMutableRawPointer
    typealias Curve = OpaquePointer

    /// Reads a profile from copied bytes, and returns null on failure.
    let openProfile: @convention(c) @Sendable (UnsafeRawPointer?, UInt32) -> Profile?
    let closeProfile: @convention(c) @Sendable (Profile?) -> CInt
    let makeSRGBProfile: @convention(c) @Sendable () -> Profile?
    /// Creates a profile from a white point, three primaries and three curves.
    let makeRGBProfile:
        @convention(c) @Sendable (
            UnsafePointer<cmsCIExyY>?, UnsafePointer<cmsCIExyYTRIPLE>?,
            UnsafePointer<OpaquePointer?>?
        ) -> Profile?
    /// Creates a curve from a type and parameters.
    let makeCurve:
        @convention(c) @Sendable (OpaquePointer?, Int32, UnsafePointer<Double>?) -> Curve?
    let freeCurve: @convention(c) @Sendable (Curve?) -> Void
    /// Returns the signature of a profile's colour space, such as `RGB `.
    let colorSpace: @convention(c) @Sendable (Profile?) -> UInt32
    /// Returns the signature of a profile's class, such as `mntr` for a display.
    let deviceClass: @convention(c) @Sendable (Profile?) -> UInt32
    /// Writes a text of a profile in a language and a country, and returns its size in bytes.
    let text:
        @convention(c) @Sendable (
            Profile?, UInt32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafeMutablePointer<CChar>?, UInt32
        ) -> UInt32
    /// Creates a transform between profiles and sample formats, with a rendering intent and flags.
    let makeTransform:
        @convention(c) @Sendable (Profile?, UInt32, Profile?, UInt32, UInt32, UInt32) -> Transform?
    let deleteTransform: @convention(c) @Sendable (Transform?) -> Void
    /// Converts a number of pixels.
    let transform:
        @convention(c) @Sendable (
            Transform?, UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32
        ) -> Void

    private static let installed = Result { () throws(LibraryProblem) in
        try LCMSLibrary(SharedLibrary.lcms.open())
    }

    /// Returns the loaded library.
    ///
    /// - Throws: an image error if the library is missing or lacks functions.
    static func loaded() throws(ImageError.Reason) -> LCMSLibrary {
        do throws(LibraryProblem) {
            return try SharedLibrary.lcms.use(installed)
        } catch {
            throw ImageError.Reason("an image with a colour profile", error)
        }
    }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        openProfile = try function("cmsOpenProfileFromMem")
        closeProfile = try function("cmsCloseProfile")
        makeSRGBProfile = try function("cmsCreate_sRGBProfile")
        makeRGBProfile = try function("cmsCreateRGBProfile")
        makeCurve = try function("cmsBuildParametricToneCurve")
        freeCurve = try function("cmsFreeToneCurve")
        colorSpace = try function("cmsGetColorSpace")
        deviceClass = try function("cmsGetDeviceClass")
        text = try function("cmsGetProfileInfoASCII")
        makeTransform = try function("cmsCreateTransform")
        deleteTransform = try function("cmsDeleteTransform")
        transform = try function("cmsDoTransform")
    }
}
