import * as z from 'zod/mini'
import { creditCardSchema } from '#contract/payment/cards.ts'
import { dayMs } from '#contract/time/durations.ts'
import { localDate, pageOf } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition, recordVersion } from '#contract/wire/lenient.ts'

/** States of a group event (§4), in their order; the last can follow any but the two before it. */
export const groupStatuses = [
  'planning',
  'pendingApproval',
  'approved',
  'confirmed',
  'inProgress',
  'completed',
  'reconciled',
  'canceled',
] as const
export type GroupStatus = (typeof groupStatuses)[number]
/** `inProgress` and `completed` are not stored: they follow from `confirmed` and the dates. */
export type StoredGroupStatus = Exclude<GroupStatus, 'inProgress' | 'completed'>

/** States of an invited person (§4). */
export const groupTravelerStatuses = ['pending', 'accepted', 'declined'] as const
export type GroupTravelerStatus = (typeof groupTravelerStatuses)[number]

/** Names of an event, at most one for each locale (§3); `groupNameOf` chooses. */
export const groupNames = listOf(z.object({ locale: z.string(), value: z.string() }))

/** §3 group travel, but for the wrapping. */
const place = {
  names: groupNames,
  /** Code of the city or airport where people arrive; null while it is not settled. */
  actualLocation: z.nullable(z.string()),
  /** Local time of the first day by which everybody should be there, `HH:mm`; null where it does not matter. */
  arrivalTime: z.nullable(z.string()),
  /** Local days, `yyyy-MM-dd`. */
  startDate: localDate,
  endDate: localDate,
}
/** The fields of an event that all its readers see: those of §3, and additions. */
export const groupPlace = {
  ...place,
  /** Name of the city in the reader's language; empty where the place is not settled. */
  cityName: addition(z.string(), ''),
  venue: addition(z.string(), ''),
  address: addition(z.string(), ''),
  /** Last local days on which an answer can be changed, and on which people should have booked. */
  answerBy: addition(z.nullable(localDate), null),
  bookBy: addition(z.nullable(localDate), null),
  notes: addition(z.string(), ''),
}

const organizer = z.object({ name: z.string(), email: z.string() })

/**
 * An event of a person (§3): row of GET .../employees/{employeeId}/group-travels, by `groupTravelStatus` and
 * `groupTravelerStatus`, or events that end on `fromDate` or later (§7). Only events they were invited to. `trips` has
 * their trips for it that are not cancelled, the next one first; `confirmed` before it begins, `inProgress`, then
 * `completed`. A trip that another person booked for them as a guest counts, but is not named: it is not among their
 * trips.
 */
export const groupTravelSchema = z.object({
  ...groupPlace,
  traveler: z.object({
    status: z.enum(groupTravelerStatuses),
    trips: addition(
      listOf(
        z.object({
          status: z.string(),
          /** Addition: true where it waits for approval, and is not booked yet. */
          isWaiting: optionalAddition(z.boolean()),
          bookingId: optionalAddition(z.string()),
        }),
      ),
      [],
    ),
    needsNoTrip: addition(z.boolean(), false),
  }),
  groupTravel: z.object({
    status: z.enum(groupStatuses),
    /** The id of the event in calls that are additions. */
    id: addition(z.string(), ''),
    shareableId: addition(z.string(), ''),
    organizer: addition(z.nullable(organizer), null),
  }),
})
export type GroupTravel = z.infer<typeof groupTravelSchema>
export const groupTravelListSchema = listOf(groupTravelSchema)

/**
 * Body of PUT .../employees/{employeeId}/group-travels/{shareableId}, an addition: the person accepts or declines. 404
 * for a person who is not invited; 409 `groupNotOpen` once the event is canceled or has begun, and `answerClosed` for
 * another answer after `answerBy`.
 */
export const groupAnswerSchema = z.strictObject({
  status: z.enum(['accepted', 'declined']),
  /** Comes without a booking; only with `accepted`. */
  needsNoTrip: z._default(z.boolean(), false),
})
export type GroupAnswer = z.infer<typeof groupAnswerSchema>

/**
 * Counts of the people on the list by state. `accepted` and `declined` count all answers, booked or not; `booked`
 * leaves out people who declined.
 */
const counts = z.object({
  listed: z.int(),
  invited: z.int(),
  accepted: z.int(),
  declined: z.int(),
  booked: z.int(),
  needNoTrip: z.int(),
})
export type GroupCounts = z.infer<typeof counts>

/** Row of the list of events, an addition. */
export const organizedGroupSchema = z.object({
  id: z.string(),
  ...groupPlace,
  status: z.enum(groupStatuses),
  counts,
  organizer,
  /** Whether the caller organises it; an administrator sees others that wait for approval. */
  isOwn: z.boolean(),
})
export type OrganizedGroup = z.infer<typeof organizedGroupSchema>

/**
 * GET companies/{companyId}/group-travels, an addition: a page of the organiser's own events, for administrators of all
 * events that wait for approval; and the number of events in each state, whatever the filter.
 */
export const organizedGroupPageSchema = z.extend(pageOf(organizedGroupSchema), {
  statusCounts: z.partialRecord(z.enum(groupStatuses), z.int()),
})
export type OrganizedGroupPage = z.infer<typeof organizedGroupPageSchema>
export const organizedGroupSorts = ['startDate:desc', 'startDate:asc', 'name:asc', 'name:desc'] as const

/** The card that pays for an event, masked as in §9. */
const payingCard = z.extend(z.pick(creditCardSchema, { id: true, name: true, number: true, expiryDate: true }), {
  /** Whether the card expires before the last day of the event. */
  expiresBefore: z.boolean(),
})

/** GET companies/{companyId}/group-travels/{groupTravelId}, an addition. */
export const groupDetailSchema = z.extend(organizedGroupSchema, {
  shareableId: z.string(),
  /** For one person, in the company's currency. */
  budget: z.nullable(z.number()),
  currency: z.string(),
  card: z.nullable(payingCard),
  /** The statuses the caller can set now: an administrator approves, its organiser does the rest. */
  nextStatuses: z.array(z.enum(groupStatuses)),
  mayEdit: z.boolean(),
  version: recordVersion,
})
export type GroupDetail = z.infer<typeof groupDetailSchema>

export const groupLimits = {
  /** People that a search by name returns at most. */
  candidates: 10,
  name: 80,
  line: 120,
  notes: 2000,
  peopleAtOnce: 500,
  /** The size of a file of addresses, which the browser reads. */
  fileBytes: 1_048_576,
  days: 60,
  /** A person gets no second mail about an event within this time. */
  mailsApartMs: dayMs,
  /** Rows of a page of events, and of the people of an event. */
  page: 10,
  travelerPage: 50,
} as const
