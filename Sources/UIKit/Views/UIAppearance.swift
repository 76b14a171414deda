import TableControls

/// Properties for all views of a class, which code sets at the start of an application.
///
/// A picture shows a single view. The properties have no effect.
public protocol UIAppearance: View {}

extension View: UIAppearance {}

extension UIAppearance {
    /// Returns a proxy whose properties have no effect.
    public static func appearance() -> UIAppearanceProxy<Self> {
        AcceptedInterface.note("UIView.appearance()", .screens)
        return UIAppearanceProxy()
    }

    /// Returns a proxy whose properties have no effect.
    public static func appearance(
        whenContainedInInstancesOf types: [AnyClass]
    ) -> UIAppearanceProxy<Self> { appearance() }
}

/// Properties of a class of views, without effect.
@dynamicMemberLookup public struct UIAppearanceProxy<Class: View> {
    /// A property; its value is not kept.
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Class, Value>
    ) -> Value? {
        get { nil }
        nonmutating set {}
    }

    /// A property with an optional value; its value is not kept.
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Class, Value?>
    ) -> Value? {
        get { nil }
        nonmutating set {}
    }
}
