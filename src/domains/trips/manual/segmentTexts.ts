import type { SegmentKind } from '#contract/trips.ts'
import type { SegmentField, SegmentProblem } from './manualTrip.rules'

/** The message that names a field: a flight departs, a hotel has a check-in. */
export const fieldLabel = (kind: SegmentKind, field: SegmentField) =>
  field === 'confirmationNumber' || field === 'address'
    ? (`trips.field.${field}` as const)
    : (`trips.field.${kind}.${field}` as const)

const problems: readonly SegmentProblem[] = ['missing', 'tooLong', 'order', 'samePlace', 'invalid']

/** The message that says what is wrong with a field. */
export const problemLabel = (type: string) =>
  `trips.problem.${problems.find((problem) => problem === type) ?? ('invalid' as const)}` as const
