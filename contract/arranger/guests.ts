import * as z from 'zod/mini'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import { instant, localDate, pageOf } from '#contract/wire/envelope.ts'
import { birthDay, calendarDay, countryCode, emailAddress, requiredName, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import {
  addition,
  listOf,
  mayBeEmpty,
  optionalAddition,
  recordVersion,
  seenVersion,
  withFallback,
} from '#contract/wire/lenient.ts'
import { cultureOf, localeCodes } from '#contract/texts/locales.ts'
import { callingCode, nationalNumber } from '#contract/fields/phoneFields.ts'
import { phoneProblem } from '#contract/fields/phones.ts'
import { genderSchema } from '#contract/profile/profile.ts'
import { profileIssuesSchema } from '#contract/profile/profileIssues.ts'
import { travelerTripSchema } from './travelers.ts'

/** Limits of the guest management, an addition; days. */
export const guestLimits = {
  /** Rows of a page. */
  page: 20,
  /** Characters. */
  purpose: 80,
  /** How far ahead the end may be. */
  longestStay: 365,
  /** Days by which a click extends a stay. */
  extension: 30,
  /** The host is reminded so long before the end, where a trip ends later. */
  reminder: 7,
  /** Days before the end from which a guest manager sees that a stay is nearly over. */
  ending: 14,
  /** The most that GET .../guests-ending names. */
  endingShown: 10,
  /** Personal details are removed so long after the end, or after the last trip where that is later. */
  kept: 30,
  /** People that a search for a host answers. */
  hosts: 10,
} as const

/** `invited` may sign in and has not done so yet; `expired` is past the end date. */
export const guestStatuses = ['active', 'invited', 'expired', 'deactivated'] as const
export type GuestStatus = (typeof guestStatuses)[number]

/** Who pays for a guest's trips: the host, or the guest with a card of their own. */
export const guestPayments = ['host', 'own'] as const

/** The trips that a guest can book themselves: only those for events they are invited to, or any trip. An addition. */
export const guestBookings = ['events', 'any'] as const

/** Orders of GET .../guests: by last name, or by the day on which they end. */
export const guestSorts = ['name:asc', 'name:desc', 'endDate:asc', 'endDate:desc'] as const
export type GuestSort = (typeof guestSorts)[number]

/** An employee who can receive guests, with the fields that a choice needs: row of GET .../guest-hosts, an addition. */
export const guestHostSchema = z.object({
  employeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** In the language of the answer; empty without a cost centre. */
  costCenter: z.string(),
})
export type GuestHost = z.infer<typeof guestHostSchema>
export const guestHostListSchema = listOf(guestHostSchema)

/** The trip a guest is on, or goes on next: where to and when, and no more. */
const guestTripSchema = z.pick(travelerTripSchema, {
  destination: true,
  departureDate: true,
  arrivalDate: true,
  returnDate: true,
  endsOn: true,
  tripStatus: true,
  approval: true,
})
export type GuestTrip = z.infer<typeof guestTripSchema>

/** Row of GET companies/{companyId}/guests, an addition. */
export const guestSchema = z.object({
  employeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null for a guest without an address; their letters go to the host. */
  email: z.nullable(z.string()),
  phoneCountryCode: z.string(),
  phoneNumber: z.string(),
  status: withFallback(z.enum(guestStatuses), 'deactivated'),
  /** Last local day on which they are a guest. */
  endDate: localDate,
  /** Whether they may sign in. */
  hasAccess: z.boolean(),
  host: z.nullable(guestHostSchema),
  trip: z.nullable(guestTripSchema),
  /** Whether a trip of the guest ends after the end date. */
  isTripBeyondEnd: z.boolean(),
  /** The issues of their profile that prevent bookings for them; their status is not among these. */
  profileIssues: profileIssuesSchema,
  createdByName: z.string(),
  createdAt: instant,
})
export type Guest = z.infer<typeof guestSchema>

/** GET .../guests: a page, and the number of found guests in each state. */
export const guestPageSchema = z.extend(pageOf(guestSchema), {
  statusCounts: z.partialRecord(z.enum(guestStatuses), z.int()),
})
export type GuestPage = z.infer<typeof guestPageSchema>

/** GET .../guests/{employeeId}, an addition, and the answer of every change of a guest. */
export const guestDetailSchema = z.extend(guestSchema, {
  dateOfBirth: z.nullable(localDate),
  gender: withFallback(z.nullable(genderSchema), null),
  countryCode: z.string(),
  cultureCode: z.string(),
  purpose: z.string(),
  payment: withFallback(z.enum(guestPayments), 'own'),
  booking: addition(z.enum(guestBookings), 'events'),
  /** Whether their travel policy lets them book themselves. */
  maySelfBook: addition(z.boolean(), true),
  /** Null where none was sent. */
  invitedAt: z.nullable(instant),
  /** Whether they have accepted the terms: from then on their address is how they sign in, and stays. */
  isRegistered: z.boolean(),
  /** The day on which personal details are removed, unless the end is put off. */
  removalDate: localDate,
  /** Only a guest without trips can be removed. */
  isRemovable: z.boolean(),
  version: recordVersion,
})
export type GuestDetail = z.infer<typeof guestDetailSchema>

/**
 * Row of GET companies/{companyId}/guests-ending, an addition: a guest whose stay ends within `guestLimits.ending`
 * days.
 */
export const endingGuestSchema = z.pick(guestSchema, {
  employeeId: true,
  firstName: true,
  lastName: true,
  endDate: true,
  isTripBeyondEnd: true,
})
export type EndingGuest = z.infer<typeof endingGuestSchema>
export const endingGuestListSchema = listOf(endingGuestSchema)

/** The day somewhere on earth: `hours` from UTC, so many days ahead. */
const dayAt = (hours: number, days = 0) =>
  new Date(Date.now() + hours * hourMs + days * dayMs).toISOString().slice(0, 10)

/** The last day of a guest: not over everywhere yet, and not too far ahead. */
export const guestEnd = calendarDay.check(
  z.refine((day) => day >= dayAt(-12), fieldProblem('datePast')),
  z.refine((day) => day <= dayAt(14, guestLimits.longestStay), fieldProblem('dateTooFar')),
)

/** A text that may be left empty, which means that it is not known. */
const orEmpty = (schema: z.ZodMiniType<string, string>) =>
  z.string(fieldProblem('invalid')).check(({ value, issues }) => {
    const problem = value === '' ? undefined : schema.safeParse(value).error?.issues[0]
    if (problem) issues.push({ code: 'custom', input: value, message: problem.message })
  })

const guestFields = {
  /** As on the document they travel with. */
  firstName: requiredName,
  lastName: requiredName,
  email: orEmpty(emailAddress),
  phoneCountryCode: orEmpty(callingCode),
  phoneNumber: orEmpty(nationalNumber),
  dateOfBirth: orEmpty(birthDay),
  gender: orEmpty(genderSchema),
  countryCode,
  cultureCode: z.enum(localeCodes.map(cultureOf), fieldProblem('required')),
  hostEmployeeId: z
    .string(fieldProblem('required'))
    .check(
      z.minLength(1, fieldProblem('required')),
      z.regex(/^$|^(?=.*[A-Za-z])[\w.:-]{1,100}$/, fieldProblem('invalid')),
    ),
  payment: z.enum(guestPayments, fieldProblem('required')),
  /** Without it a new guest books for events only, and an existing guest keeps the present permission. */
  booking: z.optional(z.enum(guestBookings, fieldProblem('required'))),
  hasAccess: z.boolean(),
  purpose: textLine(guestLimits.purpose),
}

interface Reachable {
  email: string
  hasAccess: boolean
  phoneCountryCode: string
  phoneNumber: string
}

/** A guest with access needs an address, and a telephone number its country. */
const isReachable = z.superRefine<Reachable>(({ email, hasAccess, phoneCountryCode: code, phoneNumber }, check) => {
  const refuse = (path: keyof Reachable, message: FieldProblemCode) =>
    check.addIssue({ code: 'custom', path: [path], message, input: path })
  if (hasAccess && email === '') refuse('email', 'required')
  if (phoneNumber === '') return
  const problem = code === '' ? 'phoneCode' : phoneProblem({ code, number: phoneNumber })
  if (problem) refuse(problem === 'phoneCode' ? 'phoneCountryCode' : 'phoneNumber', problem)
})

/**
 * Body of POST companies/{companyId}/guests, an addition. An employee is no guest: 400 `employeeEmail` for their
 * address.
 */
export const newGuestSchema = z.strictObject({ ...guestFields, endDate: guestEnd }).check(isReachable)
export type NewGuest = z.infer<typeof newGuestSchema>
/** Body of PUT .../guests/{employeeId}, an addition; POST .../extension changes the end. */
export const changedGuestSchema = z.strictObject({ ...guestFields, version: seenVersion }).check(isReachable)
export type ChangedGuest = z.infer<typeof changedGuestSchema>
/** Body of POST .../extension, an addition: the new end. It makes a deactivated guest a guest again. */
export const guestExtensionSchema = z.strictObject({ endDate: guestEnd })
/** Answer of DELETE .../guests/{employeeId}, an addition. */
export const removedGuestSchema = mayBeEmpty({ employeeId: optionalAddition(z.string()) })
