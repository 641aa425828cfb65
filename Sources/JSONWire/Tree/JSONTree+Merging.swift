extension JSONTree {
    /// This value with another laid over it.
    ///
    /// Objects are merged member by member, at any depth; anything else, null too, is replaced. New members come
    /// behind those that were there.
    package func merged(with overlay: JSONTree) -> JSONTree {
        guard case .object(var members) = self, case .object(let overlayMembers) = overlay else { return overlay }
        for overlayMember in overlayMembers {
            if let index = members.firstIndex(where: { $0.hasName(overlayMember.name) }) {
                members[index].value = members[index].value.merged(with: overlayMember.value)
            } else {
                members.append(overlayMember)
            }
        }
        return .object(members)
    }
}
