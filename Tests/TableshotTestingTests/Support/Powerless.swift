import Foundation

/// Runs `body` as a user without special permissions.
///
/// Makes the current thread `nobody` for file systems if root runs the tests, because root has all
/// permissions. Any other user is unchanged.
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
