import { and, eq, inArray, max, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lastDayOfCard } from '#contract/payment/cards.ts'
import { expiryReminders } from '#contract/fields/limits.ts'
import type { ExpiringDocument } from '#contract/arranger/travelers.ts'
import type { Database } from '#server/db/client.ts'
import { creditCards, travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { currentTripCondition } from '#server/domains/trips/status.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** Profile ids, or a query of them. */
export type Whose = string[] | SQLWrapper

interface At {
  db: Database
  now: Date
}

/** The last day of the last booked trip of a traveler. */
const lastReturns = (whose: Whose, { db, now }: At) =>
  db
    .select({
      profileId: trips.profileId,
      day: sql<string | null>`(${max(trips.endsAt)} at time zone 'UTC')::date`.as('last_return'),
    })
    .from(trips)
    .where(and(inArray(trips.profileId, whose as string[]), currentTripCondition(now)))
    .groupBy(trips.profileId)
    .as('last_returns')
type LastReturns = ReturnType<typeof lastReturns>

/** The day until which a document has to be good, with days to spare: that of its first reminder, or of the last return. */
const neededUntil = ({ calm }: { calm: number }, { day }: LastReturns, now: Date): SQL =>
  sql`greatest(${addDays(earliestDay(now), calm)}::date, ${day})`

/** Passports that have expired, or will too soon; none that a longer one of the same country replaces. */
export function expiringPassports(whose: Whose, at: At) {
  const { db, now } = at
  const last = lastReturns(whose, at)
  const { profileId, issueCountry, expirationDate } = travelDocuments
  const until = neededUntil(expiryReminders.passport, last, now)
  const longer = alias(travelDocuments, 'longer')
  const isReplacing = and(
    eq(longer.profileId, profileId),
    eq(longer.issueCountry, issueCountry),
    sql`${longer.expirationDate} > ${until}`,
  )
  return db
    .select({ profileId, which: issueCountry, expiresOn: expirationDate, lastReturn: last.day })
    .from(travelDocuments)
    .leftJoin(last, eq(last.profileId, profileId))
    .where(
      and(
        inArray(profileId, whose as string[]),
        sql`${expirationDate} <= ${until}`,
        notExists(db.select({ id: longer.id }).from(longer).where(isReplacing)),
      ),
    )
}

const lastDay = sql`((${creditCards.expiryMonth} || '-01')::date + interval '1 month' - interval '1 day')`

/** Cards that have expired, or will too soon. */
export function expiringCards(whose: Whose, at: At) {
  const last = lastReturns(whose, at)
  const { profileId, maskedNumber, expiryMonth } = creditCards
  const until = neededUntil(expiryReminders.card, last, at.now)
  return at.db
    .select({ profileId, which: maskedNumber, expiresOn: expiryMonth, lastReturn: last.day })
    .from(creditCards)
    .leftJoin(last, eq(last.profileId, profileId))
    .where(and(inArray(profileId, whose as string[]), sql`${lastDay} <= ${until}`))
}

/** The expiring documents of several people by profile, soonest first. */
export async function readExpiring(profileIds: string[], at: At): Promise<Map<string, ExpiringDocument[]>> {
  const passports = await expiringPassports(profileIds, at)
  const cards = await expiringCards(profileIds, at)
  const found = [
    ...passports.map((passport) => ({ kind: 'passport' as const, ...passport })),
    ...cards.map(({ which, expiresOn, ...card }) => ({
      kind: 'card' as const,
      ...card,
      which: which.slice(-4),
      expiresOn: lastDayOfCard(expiresOn),
    })),
  ].toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn))
  const byProfile = Map.groupBy(found, ({ profileId }) => profileId)
  return new Map(
    [...byProfile].map(([id, documents]) => [
      id,
      documents.map(({ kind, which, expiresOn, lastReturn }) => ({
        kind,
        which,
        expiresOn,
        isBeforeTripEnd: lastReturn !== null && expiresOn < lastReturn,
      })),
    ]),
  )
}
