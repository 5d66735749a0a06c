import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  min,
  ne,
  not,
  notExists,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TravelerNeed, TravelerSort, TravelerStatus } from '#contract/arranger/travelers.ts'
import type { Database } from '#server/db/client.ts'
import { folded, nameText } from '#server/db/schema/company/folded.ts'
import { hasWords } from '#server/http/requests/foldedText.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { expiringCards, expiringPassports } from '#server/domains/arranger/travelers/expiringDocuments.ts'
import { cannotBookCondition } from '#server/domains/profile/issueConditions.ts'
import { adviceLevel } from '#server/domains/trips/advice.ts'
import { currentTripCondition } from '#server/domains/trips/status.ts'

// Conditions and orders of queries over requests joined with the profile, employee and travel policy of their traveler.

interface At {
  db: Database
  now: Date
}

/** Condition: requests with one of these statuses. A declined one counts only without a later request or approval. */
export function requestStatusCondition(db: Database, statuses: readonly TravelerStatus[]): SQL | undefined {
  const later = alias(arrangerRequests, 'later')
  const newestCondition = notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.arrangerProfileId, arrangerRequests.arrangerProfileId),
          eq(later.travelerProfileId, arrangerRequests.travelerProfileId),
          sql`${later.createdAt} > ${arrangerRequests.createdAt}`,
        ),
      ),
  )
  const isOne = inArray(arrangerRequests.status, [...statuses])
  return statuses.includes('declined')
    ? and(isOne, or(ne(arrangerRequests.status, 'declined'), newestCondition))
    : isOne
}

/** Condition: every word is in the name or e-mail of the traveler. */
export const nameCondition = (search: string): SQL | undefined =>
  hasWords(search, nameText(profiles.firstName, profiles.lastName), profiles.email)

/**
 * Condition: a need of the traveler. Each is found in one pass over the records of `whose`, not person by person.
 * @param whose the profiles for which it can be true
 */
export function needCondition(need: TravelerNeed, whose: SQLWrapper, at: At): SQL | undefined {
  const { db, now } = at
  const ofTrips = (which: SQL | undefined) =>
    db
      .select({ profileId: trips.profileId })
      .from(trips)
      .where(and(inArray(trips.profileId, whose), currentTripCondition(now), which))
  return {
    travellingNow: () => inArray(profiles.id, ofTrips(lte(trips.startsAt, now))),
    advisory: () => inArray(profiles.id, ofTrips(isNotNull(adviceLevel(db)))),
    cannotBook: () => cannotBook(whose, at),
    documentExpiring: () => hasExpiring(whose, at),
  }[need]()
}

function hasExpiring(whose: SQLWrapper, at: At): SQL | undefined {
  const passports = expiringPassports(whose, at).as('passports')
  const cards = expiringCards(whose, at).as('cards')
  return or(
    inArray(profiles.id, at.db.select({ id: passports.profileId }).from(passports)),
    inArray(profiles.id, at.db.select({ id: cards.profileId }).from(cards)),
  )
}

/** The same rule as `isAllowedToBook` and the policy's own permissions, as a database condition. */
const cannotBook = (whose: SQLWrapper, { now }: At): SQL | undefined =>
  or(cannotBookCondition(whose, now), and(not(travelPolicies.isAllowedTransient), not(travelPolicies.isAllowedEvent)))

/** The order of travelers, always stable. Sorting by travel day affects only travelers who have approved. */
export function orderOf(sort: TravelerSort, { db, now }: At): SQL[] {
  const email = sql`lower(${profiles.email})`
  const [key, direction] = sort.split(':')
  const by = direction === 'desc' ? desc : asc
  const last = asc(profiles.id)
  if (key === 'email') return [by(email), last]
  if (key === 'name') return [by(folded(profiles.lastName)), by(folded(profiles.firstName)), asc(email), last]
  const first = db
    .select({ at: min(trips.startsAt) })
    .from(trips)
    .where(and(eq(arrangerRequests.status, 'approved'), eq(trips.profileId, profiles.id), currentTripCondition(now)))
  return [sql`${by(sql`(${first})`)} nulls last`, asc(email), last]
}
