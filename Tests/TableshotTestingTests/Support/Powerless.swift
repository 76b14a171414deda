import Foundation

/// Does something as a user who may do nothing in particular.
///
/// Where the tests run as root, which permissions do not bind, this thread alone becomes `nobody` to file
/// systems meanwhile; other threads stay as they are. Any other user stays who that is.
func withoutPrivileges<Value>(_ body: () throws -> Value) rethrows -> Value {
    #if os(Linux)
        if getuid() == 0, let function = dlsym(nil, "setfsuid") {
            let setfsuid = unsafeBitCast(
                function, to: (@convention(c) (uid_t) -> CInt).self)
            _ = setfsuid(65_534)
            defer { _ = setfsuid(0) }
            return try body()
        }
    #endif
    return try body()
}
