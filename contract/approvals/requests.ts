import * as z from 'zod/mini'
import { calendarDay, requiredLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { instant, localDate, pageOf } from '#contract/wire/envelope.ts'
import { listOf, withFallback } from '#contract/wire/lenient.ts'
import { approvalDecisionSchema } from '#contract/trips/tripApproval.ts'
import { dayMs } from '#contract/time/durations.ts'

/** Requests to travel, sent before anything is booked: all of it is an addition, offered under `travelrequests`. */

/** Limits of a request. */
export const requestLimits = {
  /** Characters of the purpose. */
  purpose: 120,
  places: 6,
  /** Days from the first to the last, both included. */
  days: 92,
  /** Days until the first one. */
  ahead: 366,
  /** The highest estimate, in the company's currency. */
  estimate: 10_000_000,
  /** Requests of a page. */
  page: 10,
  /** Kilometres within which a booked place fits a place of the request. */
  nearKm: 100,
} as const

/**
 * States of a request. `approved`: bookings that fit it need no further answer. `lapsed`: nobody answered before its
 * first day, or in the time of the policy. `withdrawn`: the traveler no longer needs it.
 */
export const requestStatuses = ['pendingApproval', 'approved', 'declined', 'sentBack', 'withdrawn', 'lapsed'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** A booking that uses a request, with its total in the currency of the request. */
const requestTripSchema = z.object({ bookingId: z.string(), destination: z.string(), total: z.number() })

/** GET companies/{companyId}/profiles/{profileId}/travel-requests/{requestId}. */
export const travelRequestSchema = z.object({
  id: z.string(),
  purpose: z.string(),
  /** Airports, with the name of their city in the reader's language. */
  places: listOf(z.object({ code: z.string(), name: z.string() })),
  from: localDate,
  until: localDate,
  currency: z.string(),
  estimate: z.number(),
  status: withFallback(z.enum(requestStatuses), 'withdrawn'),
  /** The person who decides now, and by when; empty and null where nobody does. */
  decider: z.string(),
  dueAt: z.nullable(instant),
  decision: z.nullable(approvalDecisionSchema),
  /** The estimate less what its bookings cost; never below zero. */
  left: z.number(),
  trips: listOf(requestTripSchema),
  /** Whether a booking can use it: approved, not over, and not used up. */
  isUsable: z.boolean(),
  /** Whether it can be corrected and sent again, and whether it can be withdrawn. */
  canCorrect: z.boolean(),
  canWithdraw: z.boolean(),
})
export type TravelRequest = z.infer<typeof travelRequestSchema>
/** GET companies/{companyId}/profiles/{profileId}/travel-requests: those that a booking can use first, then the newest. */
export const travelRequestPageSchema = z.extend(pageOf(travelRequestSchema), {
  /** The currency of the company, in which the next request is estimated. */
  currency: z.string(),
})

const amount = z
  .number(fieldProblem('required'))
  .check(
    z.positive(fieldProblem('outOfRange')),
    z.maximum(requestLimits.estimate, fieldProblem('outOfRange')),
    z.multipleOf(0.01, fieldProblem('outOfRange')),
  )

const place = z.strictObject({
  code: z.string().check(z.minLength(1, fieldProblem('required')), z.regex(/^$|^[A-Z]{3}$/, fieldProblem('airport'))),
})

/** The fields of a request without its estimate, which a form has as a text. */
export const requestFields = {
  purpose: requiredLine(requestLimits.purpose),
  places: z.array(place).check(
    z.minLength(1, fieldProblem('required')),
    z.maxLength(requestLimits.places, fieldProblem('tooMany')),
    z.superRefine<{ code: string }[]>((given, check) => {
      given.forEach(({ code }, at) => {
        if (code !== '' && given.findIndex((each) => each.code === code) < at)
          check.addIssue({ code: 'custom', path: [at, 'code'], message: fieldProblem('samePlace'), input: code })
      })
    }),
  ),
  from: calendarDay,
  until: calendarDay,
}

/** The end is not before the beginning, nor too long after it. */
export const requestDays = z.superRefine<{ from: string; until: string }>(({ from, until }, check) => {
  const refuse = (message: 'endBeforeStart' | 'dateTooFar') =>
    check.addIssue({ code: 'custom', path: ['until'], message: fieldProblem(message), input: until })
  const days = (Date.parse(until) - Date.parse(from)) / dayMs
  if (days < 0) refuse('endBeforeStart')
  else if (days >= requestLimits.days) refuse('dateTooFar')
})

/**
 * POST .../travel-requests, and PUT .../travel-requests/{requestId} to correct one and send it again. 400 `datePast` or
 * `dateTooFar` at `from`, `endBeforeStart` or `dateTooFar` at `until`, `airport` at `places.0.code`; 409 `nobodyDecides`.
 */
export const travelRequestBodySchema = z.strictObject({ ...requestFields, estimate: amount }).check(requestDays)
export type TravelRequestBody = z.infer<typeof travelRequestBodySchema>
