import * as z from 'zod/mini'
import { instant, localDate, pageOf, recordId } from './envelope.ts'
import { emailAddress } from './fields.ts'
import { fieldProblem } from './fieldProblems.ts'
import { groupLimits, groupTravelerStatuses } from './groupTravels.ts'
import { addition, listOf, optionalAddition } from './lenient.ts'

/** When and where somebody arrives for an event, or leaves it, by their booking; `at` is local, `yyyy-MM-ddTHH:mm`. */
const movement = z.object({ airport: z.string(), at: z.string(), number: z.string() })
export type GroupMovement = z.infer<typeof movement>

/** Somebody on the list of an event, as its organiser sees them: no more of their profile than booking needs. */
export const groupTravelerSchema = z.object({
  id: z.string(),
  profileId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for a guest without one. */
  email: z.string(),
  isGuest: z.boolean(),
  /** Of somebody who is not invited yet, `pending`. */
  status: z.enum(groupTravelerStatuses),
  /** Null for who is not invited yet. */
  invitedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  remindedAt: z.nullable(instant),
  reminders: z.int(),
  needsNoTrip: z.boolean(),
  /** Without one nobody can be booked to an event (§5). */
  hasAirport: z.boolean(),
  /** Whether their travel policy lets them book trips of events (§5). */
  isAllowedEvent: z.boolean(),
  /** How many things keep them from booking: details of their profile, and a card (`leftOf`). */
  issueCount: z.int(),
  /** How many of these only an administrator can settle. */
  adminIssueCount: z.int(),
  trip: z.nullable(
    z.object({
      bookingId: z.string(),
      /** Of a trip (§4). */
      status: z.string(),
      arrival: z.nullable(movement),
      departure: z.nullable(movement),
    }),
  ),
})
export type GroupTraveler = z.infer<typeof groupTravelerSchema>

/**
 * The filters of the list of people. `pending`: invited and without an answer; `booked`: has a trip and did not
 * decline; `declinedBooked`: declined, and the trip is still booked; `notBooked`: accepted, without a trip and not without
 * need of one; `cannotBook`: has to book still, and lacks a
 * home airport, the leave of their policy, or details of the profile.
 */
export const groupTravelerFilters = [
  'notInvited',
  'invited',
  'pending',
  'accepted',
  'declined',
  'declinedBooked',
  'booked',
  'notBooked',
  'needsNoTrip',
  'cannotBook',
] as const
export type GroupTravelerFilter = (typeof groupTravelerFilters)[number]
/**
 * Those that each page counts in any case: finding who cannot book looks at everybody's profile and cards, and who
 * declined with a trip came later.
 */
const countedFilters = groupTravelerFilters.filter((filter) => filter !== 'cannotBook' && filter !== 'declinedBooked')

/**
 * GET .../group-travels/{groupTravelId}/travelers, ours: by name, narrowed by `filter` and by `search` in name and e-mail;
 * the counts are of everybody on the list, and `cannotBook` is there where the query asks for it.
 */
export const groupTravelerPageSchema = z.extend(pageOf(groupTravelerSchema), {
  filterCounts: z.record(z.enum(countedFilters), z.int()),
  cannotBook: optionalAddition(z.int()),
  declinedBooked: optionalAddition(z.int()),
  /** How many a reminder of everybody would reach now: nobody is written to twice within a day. */
  remindable: optionalAddition(z.int()),
})
export type GroupTravelerPage = z.infer<typeof groupTravelerPageSchema>

/** The mails that people on the list get, by the last part of the address that mails it. */
export const groupMailKinds = ['invitations', 'reminders'] as const
export type GroupMailKind = (typeof groupMailKinds)[number]

/**
 * Why somebody on the list gets no such mail now: they are invited already, they have answered and booked what there is
 * to book, they are not invited yet, they had a mail less than a day ago, or they left the company.
 */
export const groupMailLeftOut = ['invited', 'done', 'notInvited', 'tooSoon', 'left'] as const

/**
 * GET .../mails/{kind}, ours: what POST .../invitations or .../reminders without ids would send now. `people` get it; those
 * left out are counted by reason. `subject` and `text` are as the first of them would read it, in the caller's language and
 * without their key; empty where nobody gets it.
 */
export const groupMailPreviewSchema = z.object({
  people: z.int(),
  leftOut: listOf(z.object({ reason: z.enum(groupMailLeftOut), people: z.int() })),
  subject: z.string(),
  text: z.string(),
})
export type GroupMailPreview = z.infer<typeof groupMailPreviewSchema>

/** Body of POST .../travelers, ours: people are named by the e-mail address they have in the company. */
export const newGroupTravelersSchema = z.strictObject({
  emails: z
    .array(emailAddress)
    .check(z.minLength(1, fieldProblem('required')), z.maxLength(groupLimits.peopleAtOnce, fieldProblem('tooLong'))),
})
/** Its answer: who was added, and each address that was not, as it was sent, with the reason. */
export const addedGroupTravelersSchema = z.object({
  added: z.int(),
  refused: listOf(z.object({ email: z.string(), reason: z.enum(['unknownPerson', 'alreadyThere']) })),
})
export type AddedGroupTravelers = z.infer<typeof addedGroupTravelersSchema>

const travelerIds = z
  .array(recordId)
  .check(z.minLength(1, fieldProblem('required')), z.maxLength(groupLimits.people, fieldProblem('tooLong')))

/**
 * Body of POST .../invitations and .../reminders, ours. Without ids: everybody who is not invited yet; everybody who was
 * invited and has to answer or to book still. Named people are invited again with a new key; nobody is reminded twice
 * within a day.
 */
export const groupPeopleSchema = z.strictObject({ travelerIds: z.optional(travelerIds) })
/** Body of POST .../removals, ours. Who has booked stays on the list. */
export const groupRemovalsSchema = z.strictObject({ travelerIds })
/**
 * Their answer: how many it was done for, how many of those named it was not, and how many were to be written to and were
 * not, as they had a mail less than a day ago.
 */
export const groupDoneSchema = z.object({ count: z.int(), skipped: z.int(), tooSoon: addition(z.int(), 0) })
export type GroupDone = z.infer<typeof groupDoneSchema>

const manifestDay = z.object({
  /** Local day and airport or station. */
  day: localDate,
  airport: z.string(),
  people: listOf(
    z.object({
      travelerId: z.string(),
      name: z.string(),
      /** Local time, `HH:mm`. */
      time: z.string(),
      /** Flight or train. */
      number: z.string(),
      bookingId: z.string(),
    }),
  ),
})

/** Somebody who declined, and whose trip for the event is still booked. */
const declinedBookedSchema = z.object({
  travelerId: z.string(),
  name: z.string(),
  /** Empty for a guest without one. */
  email: z.string(),
  bookingId: z.string(),
})
export type DeclinedBooked = z.infer<typeof declinedBookedSchema>

/**
 * GET .../group-travels/{groupTravelId}/manifest, ours: who comes, by the day and airport of their arrival and departure;
 * apart from them who declined and has still a trip.
 */
export const groupManifestSchema = z.object({
  arrivals: listOf(manifestDay),
  departures: listOf(manifestDay),
  /** Accepted and not booked, and not without need of a trip. */
  missing: z.int(),
  declined: optionalAddition(listOf(declinedBookedSchema)),
})
export type GroupManifest = z.infer<typeof groupManifestSchema>
