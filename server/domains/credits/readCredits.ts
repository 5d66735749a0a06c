import { asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import {
  type CreditSort,
  type CreditState,
  type TravelCredit,
  travelCreditLimits,
} from '#contract/payment/travelCredits.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { travelCredits, travelCreditUses } from '#server/db/schema/trips/credits.ts'
import { folded, nameText } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { contains, hasWords } from '#server/http/requests/foldedText.ts'
import type { Language } from '#server/http/requests/language.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** The state of a credit on a day, `yyyy-MM-dd`. */
export const stateOn = (day: string) =>
  sql<CreditState>`case when ${travelCredits.usedAmount} >= ${travelCredits.amount} then 'used'
    when ${travelCredits.validUntil} < ${day} then 'lapsed'
    when ${travelCredits.validUntil} <= ${addDays(day, travelCreditLimits.lapsingDays)} then 'lapsing' else 'open' end`

const usableStates: readonly CreditState[] = ['open', 'lapsing']

/** Whether something of a credit in a state can be used. */
export const isUsable = (state: CreditState): boolean => usableStates.includes(state)

/** Condition: something of the credit can be used on a day. */
export const usableCondition = (day: string): SQL => inArray(stateOn(day), [...usableStates])

/** The part of a credit that is not used. */
export const restOfCredit = sql<number>`${travelCredits.amount} - ${travelCredits.usedAmount}`.mapWith(Number)

const firstName = sql<string>`coalesce(${trips.guest} ->> 'firstName', ${profiles.firstName})`
const lastName = sql<string>`coalesce(${trips.guest} ->> 'lastName', ${profiles.lastName})`

/** Condition: the traveler, the airline or the booking is named so. */
export const creditSearchCondition = (text: string): SQL | undefined =>
  or(
    hasWords(text, nameText(firstName, lastName)),
    contains(text, travelCredits.airlineName),
    contains(text, trips.bookingId),
  )

const byLastDay = [asc(travelCredits.validUntil), asc(travelCredits.id)]
const orders: Record<CreditSort, SQL[]> = {
  'validUntil:asc': byLastDay,
  'validUntil:desc': [desc(travelCredits.validUntil), asc(travelCredits.id)],
  'traveler:asc': [asc(folded(lastName)), asc(folded(firstName)), ...byLastDay],
  'traveler:desc': [desc(folded(lastName)), desc(folded(firstName)), ...byLastDay],
}

interface CreditQuery {
  where: SQL | undefined
  /** The earliest current day on earth. */
  today: string
  sort?: CreditSort
  limit?: number
  offset?: number
}

/** Credits with their travelers, cost centers and recorded uses, in two queries. */
export async function readCredits(db: Database, query: CreditQuery, language: Language): Promise<TravelCredit[]> {
  const { where, today, sort = 'validUntil:asc', limit = 1, offset = 0 } = query
  const rows = await db
    .select({
      credit: travelCredits,
      state: stateOn(today),
      rest: restOfCredit,
      bookingId: trips.bookingId,
      firstName,
      lastName,
      isForGuest: sql<boolean>`${trips.guest} is not null`,
      center: { externalId: costCenters.externalId, names: costCenters.names },
    })
    .from(travelCredits)
    .innerJoin(...tripOfCredit)
    .innerJoin(...personOfCredit)
    .leftJoin(...employeeOfCredit)
    .leftJoin(...centerOfCredit)
    .where(where)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
  const uses = await usesOf(
    db,
    rows.map(({ credit }) => credit.id),
  )
  return rows.map(({ credit, center, ...row }) => {
    const { companyId: _company, tripId: _trip, usedAmount: used, ...shown } = credit
    return { ...shown, ...row, used, costCenter: costCenterName(center, language), uses: uses.get(credit.id) ?? [] }
  })
}

/** The ids of all credits that meet a condition, in an order. */
export async function creditIds(db: Database, where: SQL | undefined, sort: CreditSort): Promise<string[]> {
  const rows = await db
    .select({ id: travelCredits.id })
    .from(travelCredits)
    .innerJoin(...tripOfCredit)
    .innerJoin(...personOfCredit)
    .leftJoin(...employeeOfCredit)
    .where(where)
    .orderBy(...orders[sort])
  return rows.map(({ id }) => id)
}

/** The joins of a query of credits, in this order. */
export const tripOfCredit = [trips, eq(trips.id, travelCredits.tripId)] as const
export const personOfCredit = [profiles, eq(profiles.id, travelCredits.profileId)] as const
export const employeeOfCredit = [employees, eq(employees.id, profiles.employeeId)] as const
export const centerOfCredit = [costCenters, eq(costCenters.id, employees.costCenterId)] as const

/** The recorded uses of credits, the latest first. */
async function usesOf(db: Database, creditIds: string[]): Promise<Map<string, TravelCredit['uses']>> {
  if (creditIds.length === 0) return new Map()
  const rows = await db
    .select({
      use: travelCreditUses,
      by: { firstName: profiles.firstName, lastName: profiles.lastName },
      bookingId: trips.bookingId,
    })
    .from(travelCreditUses)
    .innerJoin(profiles, eq(profiles.id, travelCreditUses.recordedBy))
    .leftJoin(trips, eq(trips.id, travelCreditUses.tripId))
    .where(inArray(travelCreditUses.creditId, creditIds))
    .orderBy(desc(travelCreditUses.recordedAt), asc(travelCreditUses.id))
  const shown = rows.map(({ use: { creditId, amount, recordedAt }, by, bookingId }) => ({
    creditId,
    use: { amount, recordedAt: recordedAt.toISOString(), recordedBy: fullName(by), bookingId },
  }))
  return new Map(
    [...Map.groupBy(shown, ({ creditId }) => creditId)].map(([id, its]) => [id, its.map(({ use }) => use)]),
  )
}
