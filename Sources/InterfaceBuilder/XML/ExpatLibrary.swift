import CExpat
import SharedLibraries
import TableDrawing

/// Functions of Expat, loaded for the first file of Interface Builder.
struct ExpatLibrary: Sendable {
    typealias Text = UnsafePointer<CChar>

    let create: @convention(c) @Sendable (Text?) -> XML_Parser?
    let free: @convention(c) @Sendable (XML_Parser?) -> Void
    let setUserData: @convention(c) @Sendable (XML_Parser?, UnsafeMutableRawPointer?) -> Void
    let setElementHandlers:
        @convention(c) @Sendable (
            XML_Parser?, XML_StartElementHandler?, XML_EndElementHandler?
        ) -> Void
    let setTextHandler: @convention(c) @Sendable (XML_Parser?, XML_CharacterDataHandler?) -> Void
    let setDoctypeHandler:
        @convention(c) @Sendable (XML_Parser?, XML_StartDoctypeDeclHandler?) -> Void
    let setInstructionHandler:
        @convention(c) @Sendable (XML_Parser?, XML_ProcessingInstructionHandler?) -> Void
    let parse: @convention(c) @Sendable (XML_Parser?, Text?, CInt, CInt) -> XML_Status
    let stop: @convention(c) @Sendable (XML_Parser?, XML_Bool) -> XML_Status
    let errorCode: @convention(c) @Sendable (XML_Parser?) -> XML_Error
    let errorText: @convention(c) @Sendable (XML_Error) -> Text?
    /// Returns the offset of the current event in bytes.
    let byteIndex: @convention(c) @Sendable (XML_Parser?) -> XML_Index

    private static let installed = Result { () throws(LibraryProblem) in
        try ExpatLibrary(SharedLibrary.expat.open())
    }

    /// Returns the loaded library.
    ///
    /// - Throws: an error if the library is missing or lacks functions.
    static func loaded() throws(LibraryProblem) -> ExpatLibrary {
        try SharedLibrary.expat.use(installed)
    }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        create = try function("XML_ParserCreate")
        free = try function("XML_ParserFree")
        setUserData = try function("XML_SetUserData")
        setElementHandlers = try function("XML_SetElementHandler")
        setTextHandler = try function("XML_SetCharacterDataHandler")
        setDoctypeHandler = try function("XML_SetStartDoctypeDeclHandler")
        setInstructionHandler = try function("XML_SetProcessingInstructionHandler")
        parse = try function("XML_Parse")
        stop = try function("XML_StopParser")
        errorCode = try function("XML_GetErrorCode")
        errorText = try function("XML_ErrorString")
        byteIndex = try function("XML_GetCurrentByteIndex")
    }
}

/// The library that parses files of Interface Builder.
package enum InterfaceBuilderLibraries {
    /// Version of the headers, or the consequence of a missing library.
    package static var versions: [LibraryVersion] {
        let library = SharedLibrary.expat
        guard library.isInstalled else {
            return [LibraryVersion(library.name, "not installed; \(library.loss)")]
        }
        let numbers = [XML_MAJOR_VERSION, XML_MINOR_VERSION, XML_MICRO_VERSION]
        let version = numbers.map { "\($0)" }.joined(separator: ".")
        return [LibraryVersion(library.name, version, .built)]
    }
}
