import Foundation

/// Does something as a user who may do nothing in particular.
///
/// Makes the current thread `nobody` for file systems if root runs the tests, because root has all
/// permissions. Any other user stays who that is.
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
