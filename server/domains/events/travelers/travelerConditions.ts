import { and, eq, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { GroupTravelerFilter } from '#contract/events/groupTravelers.ts'
import type { Database } from '#server/db/client.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { nameText } from '#server/db/schema/company/folded.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { bookedFor } from '#server/domains/events/counts.ts'
import { cannotBookCondition } from '#server/domains/profile/issueConditions.ts'
import { hasWords } from '#server/http/requests/foldedText.ts'
import { noAddressDomain } from '#server/mail/noAddress.ts'

interface Listing {
  db: Database
  groupId: string
  /** People with a trip; joined in the query. */
  booked: ReturnType<typeof bookedFor>
  now: Date
}

/**
 * Conditions of a query over the people of events, joined with trips: people to invite, to remind to answer, to remind to
 * book, and to cancel. Nobody is reminded to book whose trip waits for approval.
 */
export function askedOfPeople(booked: Listing['booked']) {
  const { status, invitedAt, needsNoTrip } = groupTravelers
  return {
    notInvited: isNull(invitedAt),
    pending: and(isNotNull(invitedAt), eq(status, 'pending')),
    notBooked: and(eq(status, 'accepted'), not(needsNoTrip), isNull(booked.profileId)),
    declinedBooked: and(eq(status, 'declined'), isNotNull(booked.profileId)),
  }
}

/** Conditions of a query over the people of an event, joined with profile, employee, policy and bookings. */
export function filterConditions({ db, groupId, booked, now }: Listing): Record<GroupTravelerFilter, SQL | undefined> {
  const { status, invitedAt, needsNoTrip, profileId, groupTravelId } = groupTravelers
  const hasTrip = isNotNull(booked.profileId)
  const asked = askedOfPeople(booked)
  const listed = db.select({ profileId }).from(groupTravelers).where(eq(groupTravelId, groupId))
  const cannot = or(
    sql`coalesce(${profiles.airportCode}, '') = ''`,
    not(travelPolicies.isAllowedEvent),
    cannotBookCondition(listed, now),
  )
  return {
    ...asked,
    invited: isNotNull(invitedAt),
    accepted: eq(status, 'accepted'),
    declined: eq(status, 'declined'),
    booked: and(ne(status, 'declined'), hasTrip, eq(booked.isWaiting, false)),
    needsNoTrip: eq(needsNoTrip, true),
    cannotBook: and(ne(status, 'declined'), not(needsNoTrip), not(hasTrip), cannot),
  }
}

/** The e-mail address of a profile; null for a placeholder, so that the search does not find it. */
const ownAddress = sql`case when ${profiles.email} like ${`%${noAddressDomain}`} then null else ${profiles.email} end`

/** SQL condition: name or e-mail of the traveler contain every word. */
export const nameCondition = (search: string): SQL | undefined =>
  hasWords(search, nameText(profiles.firstName, profiles.lastName), ownAddress)
