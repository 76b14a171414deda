/// A closure that several tasks may call.
///
/// It is made of Sendable closures and of metatypes. The compiler has to assume that a type's
/// conformances could belong to an actor; views and drawings belong to none.
struct SharedClosure<Closure>: @unchecked Sendable {
    let call: Closure
}
