import type { Segment } from '#contract/trips/trips.ts'

/** A segment that differs between two versions of a trip; `was` and `is` as shown to the person. */
export interface SegmentChange {
  was: Segment | undefined
  is: Segment | undefined
}

const facts = ({ from, to, ...segment }: Segment) =>
  JSON.stringify([
    segment.kind,
    segment.providerName,
    segment.providerCode,
    segment.number,
    segment.productName,
    segment.confirmationNumber,
    [from.code, from.name],
    [to.code, to.name],
    segment.departure,
    segment.arrival,
    segment.address,
  ])

/** The segments in which two versions of a trip differ: removed ones first, the others in their current order. */
export function segmentChanges(before: readonly Segment[], now: readonly Segment[]): SegmentChange[] {
  const ids = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id }) => !ids.has(id)).map((was) => ({ was, is: undefined }))
  const others = now
    .map((is) => ({ was: before.find(({ id }) => id === is.id), is }))
    .filter(({ was, is }) => !was || facts(was) !== facts(is))
  return [...gone, ...others]
}
