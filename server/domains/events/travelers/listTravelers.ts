import { and } from 'drizzle-orm'
import type { GroupTraveler, GroupTravelerFilter, GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import { countLeft } from '#contract/profile/leftToBook.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { dueCondition, letters } from '#server/domains/events/travelers/invite.ts'
import { tripsFor, type GroupTrip } from '#server/domains/events/travelers/groupTrips.ts'
import { travelersIn, type TravelerRow } from '#server/domains/events/travelers/readTravelers.ts'
import type { GroupRow } from '#server/domains/events/readGroups.ts'
import { nameCondition } from '#server/domains/events/travelers/travelerConditions.ts'
import { profileIssues } from '#server/domains/profile/issues.ts'
import { paymentFor, type Payment } from '#server/domains/profile/paymentFor.ts'
import { tripStatusOf } from '#server/domains/trips/status.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

interface TravelersQuery extends Paging {
  filter?: GroupTravelerFilter | undefined
  search: string
  /** Also counts the people who cannot book. */
  cannotBook?: boolean | undefined
}

/** One page of the people of an event by name, with counts of all people by progress. @throws 404 */
export async function travelersOf(
  groupId: string,
  query: TravelersQuery,
  context: EventContext,
): Promise<GroupTravelerPage> {
  const { db, now } = context.services
  const { group } = await findOwnGroup(db, groupId, context)
  const people = travelersIn(db, groupId, now())
  const where = and(query.filter && people.filters[query.filter], nameCondition(query.search))
  const { cannotBook, declinedBooked: stillBooked, ...counted } = people.filters
  const remindable = dueCondition(letters.reminders, people.filters, now())
  const {
    total,
    remindable: reached,
    declinedBooked,
    ...filterCounts
  } = await people.counts({
    ...counted,
    total: where,
    remindable,
    declinedBooked: stillBooked,
  })
  const rows = await people.rows(where, {
    limit: query.pageSize,
    offset: (query.pageNumber - 1) * query.pageSize,
  })
  return {
    ...page(await presentTravelers(rows, group, context), total, query),
    filterCounts,
    remindable: reached,
    declinedBooked,
    ...(query.cannotBook && (await people.counts({ cannotBook }))),
  }
}

/**
 * People of an event with their trips and the reasons why they cannot book, in four queries for any number of people.
 */
export async function presentTravelers(
  rows: readonly TravelerRow[],
  group: GroupRow,
  { language, services: { db, now: clock } }: EventContext,
): Promise<GroupTraveler[]> {
  const now = clock()
  const profileIds = rows.map(({ profile }) => profile.id)
  const booked = await tripsFor(db, { group, profileIds, language, now })
  const payment = await paymentFor(db, profileIds)
  return rows.map((row) =>
    presentTraveler(row, { booked: booked.get(row.profile.id), payment: payment(row.profile.id), now }),
  )
}

interface TravelerFacts {
  booked: GroupTrip | undefined
  payment: Payment
  now: Date
}

function presentTraveler(
  { row, profile, employee, policy }: TravelerRow,
  { booked, payment, now }: TravelerFacts,
): GroupTraveler {
  const left = countLeft(profileIssues({ profile, employee, policy, ...payment }, earliestDay(now).slice(0, 7)))
  return {
    id: row.id,
    profileId: profile.id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: shownAddress(profile.email),
    isGuest: employee?.type === 'guest',
    status: row.status,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    reminders: row.reminders,
    needsNoTrip: row.needsNoTrip,
    hasAirport: Boolean(profile.airportCode),
    isAllowedEvent: policy?.isAllowedEvent ?? false,
    issueCount: left.all,
    adminIssueCount: left.others,
    trip: booked
      ? {
          bookingId: booked.trip.bookingId,
          status: tripStatusOf(booked.trip, now),
          ...(booked.trip.status === 'pending' && { isWaiting: true }),
          arrival: booked.arrival,
          departure: booked.departure,
        }
      : null,
  }
}
