import type { KeptSegment } from '#server/db/schema/trips/approvals.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'

const instants = ['departureAt', 'arrivalAt', 'checkInOpensAt'] as const

/** Segments as a question keeps them. */
export const keptSegments = (rows: readonly NewSegment[]): KeptSegment[] =>
  rows.map(
    (row) =>
      ({
        ...row,
        ...Object.fromEntries(instants.map((name) => [name, row[name]?.toISOString() ?? null])),
      }) as KeptSegment,
  )

const instantOf = (value: KeptSegment[string] | undefined) => (typeof value === 'string' ? new Date(value) : null)

/** The segments that a question keeps, as they would be booked. */
export const proposedSegments = (kept: readonly KeptSegment[]): NewSegment[] =>
  kept.map((segment) => ({
    ...(segment as unknown as NewSegment),
    ...Object.fromEntries(instants.map((name) => [name, instantOf(segment[name])])),
  }))
