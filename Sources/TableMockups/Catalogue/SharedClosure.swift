/// A closure that several tasks may call.
///
/// The closure consists of Sendable closures and metatypes. The compiler has to assume that a
/// type's conformances could belong to an actor. The conformances of views and drawings belong
/// to no actor.
struct SharedClosure<Closure>: @unchecked Sendable {
    let call: Closure
}
