// How columns share a width. The order is that of iOS 26.1 (COL-12, measured); earlier generations follow it (inferred).

/// The widths of primary and supplementary where all three columns stand beside each other.
///
/// A growing width goes to the primary first, then to the supplementary, then to the secondary. SVC-8: asked for where
/// not even the minimums fit, the secondary gives way first, then the side columns (inferred).
@inline(__always)
func sharedWidths(_ measures: ColumnMeasures) -> (primary: Double, supplementary: Double) {
    let room = measures.width - measures.primaryMargin
    let shared = room - measures.secondaryWanted - measures.separator
    let primary = measures.primary.clamping(shared - measures.supplementary.minimum)
    return measures.givingWay(primary, measures.supplementary.clamping(shared - primary), in: room)
}

/// The widths of primary and supplementary where both lie in front of the secondary.
///
/// Where both do not fit, the primary is cut before the supplementary (COL-12, measured). That it is not cut below its
/// minimum while the supplementary can give way instead is inferred: the one narrow reading fits both ways.
@inline(__always)
func widthsInFront(
    _ measures: ColumnMeasures, supplementary wanted: Double
) -> (primary: Double, supplementary: Double) {
    let room = max(0, measures.width - measures.separator - measures.primaryMargin)
    let both = measures.givingWay(measures.primary.clamping(room - wanted), wanted, in: room)
    let primary = min(both.primary, room)
    return (primary, min(both.supplementary, room - primary))
}

extension ColumnMeasures {
    /// Both widths where a room is too narrow for them: the supplementary gives way before the primary (inferred).
    ///
    /// Only automatic minimums give way: those that the app set hold, and may together be more than the room.
    @inline(__always)
    fileprivate func givingWay(
        _ primary: Double, _ supplementary: Double, in room: Double
    ) -> (primary: Double, supplementary: Double) {
        guard primary + supplementary > room else { return (primary, supplementary) }
        let (left, least) = (room - primary, min(supplementary, self.supplementary.firmMinimum))
        guard left < least else { return (primary, left) }
        return (max(min(primary, self.primary.firmMinimum), room - least), least)
    }
}

/// The width of a supplementary column that stands beside the secondary without the primary.
///
/// It shrinks to its own minimum before the secondary falls below its own; after that the secondary gives way.
@inline(__always)
func supplementaryBesideWidth(_ measures: ColumnMeasures) -> Double {
    let left = measures.width - measures.secondaryWanted - measures.separator
    return min(measures.supplementary.clamping(left), measures.width)
}
