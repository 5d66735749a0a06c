import * as z from 'zod/mini'
import { instant, localDate, pageOf, recordId } from '#contract/wire/envelope.ts'
import { emailAddress } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { groupLimits, groupTravelerStatuses } from './groupTravels.ts'
import { addition, listOf, optionalAddition } from '#contract/wire/lenient.ts'
import { mosts } from '#contract/fields/mosts.ts'

/**
 * Time and place of a person's arrival for an event, or departure from it, by their booking; `at` is local,
 * `yyyy-MM-ddTHH:mm`.
 */
const movement = z.object({ airport: z.string(), at: z.string(), number: z.string() })
export type GroupMovement = z.infer<typeof movement>

/** A person on the list of an event, as its organiser sees them: only the parts of the profile that booking needs. */
export const groupTravelerSchema = z.object({
  id: z.string(),
  profileId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for a guest without an e-mail. */
  email: z.string(),
  isGuest: z.boolean(),
  /** `pending` for a person who is not invited yet. */
  status: z.enum(groupTravelerStatuses),
  /** Null for a person who is not invited yet. */
  invitedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  remindedAt: z.nullable(instant),
  reminders: z.int(),
  needsNoTrip: z.boolean(),
  /** A person without a home airport cannot be booked to an event (§5). */
  hasAirport: z.boolean(),
  /** Whether their travel policy allows trips of events (§5). */
  isAllowedEvent: z.boolean(),
  /** How many things keep them from booking: details of their profile, and a card (`leftOf`). */
  issueCount: z.int(),
  /** The number of issues that only an administrator can resolve. */
  adminIssueCount: z.int(),
  trip: z.nullable(
    z.object({
      bookingId: z.string(),
      /** The status of the trip (§4). */
      status: z.string(),
      /** Addition: true where it waits for approval, and is not booked yet. */
      isWaiting: optionalAddition(z.boolean()),
      arrival: z.nullable(movement),
      departure: z.nullable(movement),
    }),
  ),
})
export type GroupTraveler = z.infer<typeof groupTravelerSchema>

/**
 * The filters of the list of people. `pending`: invited and without an answer; `booked`: has a trip and did not
 * decline; `declinedBooked`: declined, and the trip is still booked; `notBooked`: accepted, needs a trip and has none;
 * `cannotBook`: still has to book, and lacks a home airport, the permission of their policy, or details of the profile.
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
 * The filters that every page counts. `cannotBook` is costly, as it reads all profiles and cards; `declinedBooked` was
 * added later.
 */
const countedFilters = groupTravelerFilters.filter((filter) => filter !== 'cannotBook' && filter !== 'declinedBooked')

/**
 * GET .../group-travels/{groupTravelId}/travelers, an addition: by name, narrowed by `filter` and by `search` in name
 * and e-mail. The counts cover the whole list; `cannotBook` is there where the query asks for it.
 */
export const groupTravelerPageSchema = z.extend(pageOf(groupTravelerSchema), {
  filterCounts: z.record(z.enum(countedFilters), z.int()),
  cannotBook: optionalAddition(z.int()),
  declinedBooked: optionalAddition(z.int()),
  /** The number of people that a reminder to all would reach now: each gets at most one a day. */
  remindable: optionalAddition(z.int()),
})
export type GroupTravelerPage = z.infer<typeof groupTravelerPageSchema>

/** The mails that people on the list get, by the last part of the address that mails it. */
export const groupMailKinds = ['invitations', 'reminders'] as const
export type GroupMailKind = (typeof groupMailKinds)[number]

/**
 * The reasons for leaving a person out of a mail: they are invited already, they have answered and booked everything,
 * they are not invited yet, they had a mail less than a day ago, or they left the company.
 */
export const groupMailLeftOut = ['invited', 'done', 'notInvited', 'tooSoon', 'left'] as const

/**
 * GET .../mails/{kind}, an addition: a preview of the mails of POST .../invitations or .../reminders without ids.
 * `people` get it; people left out are counted by reason. `subject` and `text` are those of the first recipient, in the
 * caller's language and without the key; empty without a recipient.
 */
export const groupMailPreviewSchema = z.object({
  people: z.int(),
  leftOut: listOf(z.object({ reason: z.enum(groupMailLeftOut), people: z.int() })),
  subject: z.string(),
  text: z.string(),
})
export type GroupMailPreview = z.infer<typeof groupMailPreviewSchema>

/** A person whom an organizer can add to an event, found by name: row of GET .../candidates, an addition. */
export const groupCandidateSchema = z.object({
  profileId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** In the language of the answer; empty without a cost center. */
  costCenter: z.string(),
  isGuest: z.boolean(),
  /** Whether the person is on the list of the event already. */
  isListed: z.boolean(),
})
export type GroupCandidate = z.infer<typeof groupCandidateSchema>
export const groupCandidateListSchema = listOf(groupCandidateSchema)

/** Answer of POST .../guest-requests, an addition: the names of the guest managers who were asked by mail. */
export const guestsAskedSchema = z.object({ asked: listOf(z.string()) })

/** Body of POST .../travelers, an addition: people are named by the e-mail address they have in the company. */
export const newGroupTravelersSchema = z.strictObject({
  emails: z
    .array(emailAddress)
    .check(z.minLength(1, fieldProblem('required')), z.maxLength(groupLimits.peopleAtOnce, fieldProblem('tooLong'))),
})
/**
 * Answer of POST .../travelers: the number of added people, and each refused address, as it was sent, with the reason.
 */
export const addedGroupTravelersSchema = z.object({
  added: z.int(),
  refused: listOf(z.object({ email: z.string(), reason: z.enum(['unknownPerson', 'alreadyThere']) })),
})
export type AddedGroupTravelers = z.infer<typeof addedGroupTravelersSchema>

const travelerIds = z
  .array(recordId)
  .check(z.minLength(1, fieldProblem('required')), z.maxLength(mosts.eventPeople.most, fieldProblem('tooLong')))

/**
 * Body of POST .../invitations and .../reminders, an addition. Without ids it means all people who are not invited yet,
 * or all invited people who still have to answer or to book. Named people are invited again with a new key; nobody is
 * reminded twice within a day.
 */
export const groupPeopleSchema = z.strictObject({ travelerIds: z.optional(travelerIds) })
/** Body of POST .../removals, an addition. People with a booking stay on the list. */
export const groupRemovalsSchema = z.strictObject({ travelerIds })
/**
 * Answer of the three calls: the number of people it was done for, the number of named people it was not done for, and
 * the number of people without a mail because they had one less than a day ago.
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

/** A person who declined, and whose trip for the event is still booked. */
const declinedBookedSchema = z.object({
  travelerId: z.string(),
  name: z.string(),
  /** Empty for a guest without an e-mail. */
  email: z.string(),
  bookingId: z.string(),
})
export type DeclinedBooked = z.infer<typeof declinedBookedSchema>

/**
 * GET .../group-travels/{groupTravelId}/manifest, an addition: the people who come, by day and airport of their arrival
 * and departure, and apart from them the people who declined and still have a trip.
 */
export const groupManifestSchema = z.object({
  arrivals: listOf(manifestDay),
  departures: listOf(manifestDay),
  /** Accepted and not booked, and not without need of a trip. */
  missing: z.int(),
  declined: optionalAddition(listOf(declinedBookedSchema)),
})
export type GroupManifest = z.infer<typeof groupManifestSchema>
