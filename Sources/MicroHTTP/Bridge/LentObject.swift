/// An object that its owner lends: as it does not let go of it meanwhile, no reference to it need be counted.
@usableFromInline
@safe package struct LentObject {
    // Safety: the address of an object, for as long as its owner has it.
    @usableFromInline
    let address: UnsafeMutableRawPointer?

    /// Lends an object; no object can be lent as well.
    @inlinable
    @inline(__always)
    package init(_ object: AnyObject?) {
        unsafe address = unsafe object.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Works with the object, if it is of just that type; else there is no result.
    @inlinable
    @inline(__always)
    package func use<Object: AnyObject, Result>(as type: Object.Type, _ body: (Object) -> Result?) -> Result? {
        guard let address = unsafe address else { return nil }
        return unsafe Unmanaged<AnyObject>.fromOpaque(address)._withUnsafeGuaranteedRef { object in
            Swift.type(of: object) == type ? body(unsafe unsafeDowncast(object, to: type)) : nil
        }
    }
}

@available(*, unavailable)
extension LentObject: Sendable {}
