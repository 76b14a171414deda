import CLCMS2

/// The functions of Little CMS, looked up when the first image is read that states its colours.
struct LCMSLibrary: Sendable {
    typealias Profile = UnsafeMutableRawPointer
    typealias Transform = UnsafeMutableRawPointer
    typealias Curve = OpaquePointer

    /// Reads a profile of so many bytes, which are copied; `nil` for bytes that are no profile.
    let openProfile: @convention(c) @Sendable (UnsafeRawPointer?, UInt32) -> Profile?
    let closeProfile: @convention(c) @Sendable (Profile?) -> CInt
    let makeSRGBProfile: @convention(c) @Sendable () -> Profile?
    /// A profile of a white point, three primaries and three curves.
    let makeRGBProfile:
        @convention(c) @Sendable (
            UnsafePointer<cmsCIExyY>?, UnsafePointer<cmsCIExyYTRIPLE>?,
            UnsafePointer<OpaquePointer?>?
        ) -> Profile?
    /// A curve of a type and its parameters.
    let makeCurve:
        @convention(c) @Sendable (OpaquePointer?, Int32, UnsafePointer<Double>?) -> Curve?
    let freeCurve: @convention(c) @Sendable (Curve?) -> Void
    /// The signature of the space of a profile's samples, such as `RGB `.
    let colorSpace: @convention(c) @Sendable (Profile?) -> UInt32
    /// The signature of what a profile describes, such as `mntr` for a display.
    let deviceClass: @convention(c) @Sendable (Profile?) -> UInt32
    /// Writes a text of a profile in a language and a country; returns its size in bytes.
    let text:
        @convention(c) @Sendable (
            Profile?, UInt32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafeMutablePointer<CChar>?, UInt32
        ) -> UInt32
    /// A transform between profiles and sample formats, with a rendering intent and flags.
    let makeTransform:
        @convention(c) @Sendable (Profile?, UInt32, Profile?, UInt32, UInt32, UInt32) -> Transform?
    let deleteTransform: @convention(c) @Sendable (Transform?) -> Void
    /// Converts so many pixels.
    let transform:
        @convention(c) @Sendable (
            Transform?, UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32
        ) -> Void

    private static let installed = Result { () throws(LibraryProblem) in
        try LCMSLibrary(SharedLibrary.lcms.open())
    }

    /// The library, loaded.
    ///
    /// - Throws: what the reader of an image is told about a library that cannot be used.
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
