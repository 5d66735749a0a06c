import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import {
  kpis,
  spendingCategories,
  type KpiBreakdown,
  type KpiPage,
  type ScoreBookingOrder,
} from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import {
  kpiScores,
  missedSavings,
  referencedCondition,
  savings,
  totalSpent,
} from '#server/domains/bookingRecords/scores.rules.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { presentFields } from '#server/domains/trips/fields/companyFields.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'
import { meanOf } from '#server/domains/scores/sums/scoreSummary.ts'
import { isInMonths, scopeCondition, type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { readSums } from '#server/domains/scores/sums/readSums.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'

const records = bookingRecords
const score = (fragment: SQL) =>
  sql<number | null>`${fragment}`.mapWith((value: unknown) => (value === null ? null : Number(value)))

const columns = {
  record: records,
  fields: trips.fields,
  traveler: { firstName: profiles.firstName, lastName: profiles.lastName, email: profiles.email },
  center: { externalId: costCenters.externalId, names: costCenters.names },
  advancedPurchase: score(kpiScores.advancedPurchase),
  hotelAttachment: score(kpiScores.hotelAttachment),
  lowestFareAcceptance: score(kpiScores.lowestFareAcceptance),
  onlineAdoption: score(kpiScores.onlineAdoption),
  missedSavings: sql<number>`${missedSavings}`.mapWith(Number),
  savings: score(sql`case when ${referencedCondition} then ${savings} end`),
  totalSpent: sql<number>`${totalSpent}`.mapWith(Number),
}

/** The bookings that meet a condition, with what their indicators are made of. */
export const readRecords = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(records)
    .innerJoin(profiles, eq(profiles.id, records.profileId))
    .leftJoin(costCenters, eq(costCenters.id, records.costCenterId))
    .leftJoin(trips, and(eq(trips.id, records.tripId), eq(trips.companyId, records.companyId)))
    .where(where)
type ReadRecord = Awaited<ReturnType<typeof readRecords>>[number]

/** The reader of bookings: their own trips can be opened. */
export interface Reader {
  caller: Pick<Caller, 'profileId'>
  language: Language
}

interface BookingsRequest extends Reader, Paging {
  scope: BookingScope
  sort: ScoreBookingOrder
  direction: 'asc' | 'desc'
}

/** A page of the bookings of a scope, each with its indicators. */
export async function bookingPage(request: BookingsRequest, { db, now }: Services): Promise<KpiPage> {
  const { scope, sort, direction, pageNumber, pageSize } = request
  const where = scopeCondition(scope)
  const orders = {
    newest: records.bookedOn,
    departure: records.startsOn,
    totalSpent,
    missedSavings,
  }
  // The id follows the direction, so that one index serves both.
  const directed = direction === 'asc' ? asc : desc
  const rows = await readRecords(db, where)
    .orderBy(directed(orders[sort]), directed(records.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return {
    ...page(await present(rows, request, db), await countBookings(scope, db), request),
    ...scope.period,
    asOf: now().toISOString(),
    currency: await reportingCurrency(db, scope.companyId),
  }
}

/** The number of bookings of a scope. */
export async function countBookings(scope: BookingScope, db: Database): Promise<number> {
  if (!isInMonths(scope)) return db.$count(records, scopeCondition(scope))
  const rows = await readSums(scope, undefined, db)
  return rows.reduce((total, { count }) => total + count, 0)
}

/**
 * The indicators of one booking (§7 kpiBreakdown).
 * @param readable the bookings that the caller may read
 * @throws 404 for any other
 */
export async function kpiBreakdown(id: string, readable: SQL | undefined, reader: Reader, db: Database) {
  const [row] = await readRecords(db, and(eq(records.id, id), readable))
  if (!row) throw notFound()
  const [breakdown] = await present([row], reader, db)
  return breakdown!
}

/** Bookings with their indicators, with names in the reader's language. */
export async function present(rows: readonly ReadRecord[], { caller, language }: Reader, db: Database) {
  const codes = rows.flatMap(({ record }) => [{ code: record.originCode }, { code: record.destinationCode }])
  const names = await readPlaceNames(db, codes)
  const cityOf = (code: string) => names.get(code)?.city[language]
  return rows.map((row): KpiBreakdown => {
    const { record } = row
    return {
      ...kpisOf(row),
      ...moneyOf(row),
      internalInvoiceDetailsId: record.id,
      bookingId: record.bookingId,
      bookingType: record.bookingType,
      travelType: record.travelType,
      travellerName: fullName(row.traveler),
      travellerEmail: row.traveler.email,
      costCenter: record.costCenterId,
      costCenterName: costCenterName(row.center, language),
      bookedOn: record.bookedOn,
      ticketedOn: record.ticketedOn,
      startsOn: record.startsOn,
      endsOn: record.endsOn,
      origin: cityOf(record.originCode) ?? record.originCode,
      destination: cityOf(record.destinationCode) ?? record.destinationCity,
      destinationCountry: record.destinationCountryCode,
      isCancelled: record.status === 'cancelled',
      ...presentFields(row.fields, language),
      isOwnTrip: record.tripId !== null && record.profileId === caller.profileId,
    }
  })
}

function kpisOf({ record, ...row }: ReadRecord) {
  const isKnown = record.lowFare !== null
  return {
    acceptedLowestFare: isKnown ? record.grossAmount <= record.lowFare! : null,
    attachedHotel: row.hotelAttachment === null ? null : record.hotelNights > 0,
    daysAway: record.nights + 1,
    daysBookInAdvance: record.daysInAdvance,
    nights: record.nights,
    hotelNights: record.hotelNights,
    isEligible: record.isEligible,
    isGroupEvent: record.isGroupEvent,
    advancedPurchaseScore: row.advancedPurchase,
    hotelAttachmentScore: row.hotelAttachment,
    lowestFareAcceptanceScore: rounded(row.lowestFareAcceptance),
    onlineAdoptionScore: row.onlineAdoption,
    overallScore: meanOf(kpis.map((kpi) => row[kpi])),
  }
}

const rounded = (value: number | null) => (value === null ? null : toHundredths(value))

function moneyOf({ record, ...row }: ReadRecord) {
  const amounts = {
    flight: record.flightAmount,
    train: record.trainAmount,
    hotel: record.hotelAmount,
    car: record.carAmount,
    fee: record.feeAmount,
  }
  return {
    currency: record.currency,
    grossAmount: record.grossAmount,
    lowFare: record.lowFare,
    totalSpent: row.totalSpent,
    refunded: record.refunded,
    missedSavings: row.missedSavings,
    referenceFare: record.referenceFare,
    savings: row.savings,
    spending: spendingCategories
      .map((category) => ({ category, amount: amounts[category] }))
      .filter(({ amount }) => amount !== 0),
    policyRespected: record.policyRespected,
    policyReason: record.policyReason,
    isUsedAsGhost: record.isUsedAsGhost,
  }
}
