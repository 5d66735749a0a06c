import * as z from 'zod/mini'
import { dayMs } from '#contract/time/durations.ts'
import { localTime, recordId } from '#contract/wire/envelope.ts'
import { calendarDay, requiredLine, textBlock, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { groupNameLocales } from './groupNames.ts'
import { groupLimits, groupStatuses } from './groupTravels.ts'
import { seenVersion } from '#contract/wire/lenient.ts'

const names = z
  .array(z.strictObject({ locale: z.enum(groupNameLocales), value: requiredLine(groupLimits.name) }))
  .check(
    z.minLength(1, fieldProblem('required')),
    z.maxLength(groupNameLocales.length),
    z.refine((all) => new Set(all.map(({ locale }) => locale)).size === all.length, fieldProblem('alreadyThere')),
  )

const groupFields = {
  names,
  /** A city's or an airport's. */
  actualLocation: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, fieldProblem('airport')))),
  venue: textLine(groupLimits.line),
  address: textLine(groupLimits.line),
  startDate: calendarDay,
  endDate: calendarDay,
  arrivalTime: z.nullable(localTime),
  answerBy: z.nullable(calendarDay),
  bookBy: z.nullable(calendarDay),
  /** Stays as it was approved, once it is. */
  budget: z.nullable(
    z.number().check(z.nonnegative(fieldProblem('invalid')), z.lte(1_000_000, fieldProblem('invalid'))),
  ),
  notes: textBlock(groupLimits.notes),
  creditCardId: z.nullable(recordId),
}
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** Answers and bookings have to come before the event begins, and it cannot end before it has begun. */
const inOrder = z.superRefine<{
  startDate: string
  endDate: string
  answerBy: string | null
  bookBy: string | null
}>(({ startDate, endDate, answerBy, bookBy }, check) => {
  const refuse = (field: string, code: 'endBeforeStart' | 'dateTooFar') =>
    check.addIssue({ code: 'custom', path: [field], message: fieldProblem(code), input: field })
  if (endDate < startDate) refuse('endDate', 'endBeforeStart')
  else if (daysBetween(startDate, endDate) > groupLimits.days) refuse('endDate', 'dateTooFar')
  for (const [field, day] of Object.entries({ answerBy, bookBy }))
    if (day !== null && day > startDate) refuse(field, 'dateTooFar')
})

/** Body of POST companies/{companyId}/group-travels, an addition. */
export const newGroupSchema = z.strictObject(groupFields).check(inOrder)
export type NewGroup = z.infer<typeof newGroupSchema>
/**
 * Body of PUT .../group-travels/{groupTravelId}, an addition; 409 `groupClosed` in a state where it cannot be changed.
 */
export const changedGroupSchema = z.strictObject({ ...groupFields, version: seenVersion }).check(inOrder)
export type ChangedGroup = z.infer<typeof changedGroupSchema>
/**
 * Body of PUT .../group-travels/{groupTravelId}/status, an addition: a status of `nextStatuses`, else 409
 * `notFromHere`. 409 `groupIncomplete` lists in `problems` the fields an event needs before it can be confirmed:
 * `actualLocation`, `startDate`, `travelers`.
 */
export const groupStatusSchema = z.strictObject({ status: z.enum(groupStatuses), version: seenVersion })

/**
 * Body of PUT group-invitations/{shareableId}, an addition: the answer by the key of a mailed invitation. 404 for an
 * unknown key, 410 `invitationExpired`, otherwise refused as the answer of a signed-in person.
 */
export const invitationAnswerSchema = z.strictObject({
  key: textLine(100),
  status: z.enum(['accepted', 'declined']),
  needsNoTrip: z._default(z.boolean(), false),
})
