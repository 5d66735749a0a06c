import { and, between, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { recordId } from '#contract/wire/envelope.ts'
import { emailAddress } from '#contract/fields/fields.ts'
import { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { numberOf } from '#server/domains/bookingRecords/sums.ts'
import { costCenterCondition, isTrue } from '#server/domains/scores/scope/bookingScope.ts'
import { periodQuery, type Period } from '#server/domains/scores/scope/period.ts'

/** Query parameters of every call about the footprint. The period is one of days of travel. */
export const footprintQuery = {
  ...periodQuery,
  costCenter: z.optional(recordId),
  /** Cost centers include those below them. */
  includeInherited: isTrue,
  /** The trips of one traveler: of anyone for a FinancialOfficer, else of the caller. */
  travellerEmail: z.optional(emailAddress),
  /** Flights with the effects high in the air; true where missing. */
  withRadiativeForcing: isTrue,
}

/** The legs of a report. */
export interface FootprintScope {
  companyId: string
  period: Period
  withForcing: boolean
  costCenter?: string | undefined
  includesInherited: boolean
  profileId?: string | undefined
}

/** Condition: the legs of a scope. */
export const legsCondition = ({ companyId, period, profileId, ...scope }: FootprintScope): SQL | undefined =>
  and(
    eq(footprintLegs.companyId, companyId),
    between(footprintLegs.travelledOn, period.from, period.to),
    costCenterCondition(footprintLegs.costCenterId, { companyId, ...scope }),
    profileId === undefined ? undefined : eq(footprintLegs.profileId, profileId),
  )

/** The kilograms of a leg, with or without radiative forcing. */
export const kgColumn = ({ withForcing }: Pick<FootprintScope, 'withForcing'>) =>
  withForcing ? footprintLegs.kg : footprintLegs.kgWithoutForcing

/** The sum of kilograms over legs; those that are not counted have none. */
export const kgSum = (scope: Pick<FootprintScope, 'withForcing'>) => numberOf(sql`coalesce(sum(${kgColumn(scope)}), 0)`)

/** The sum of kilometers over legs. */
export const kmSum = numberOf(sql`coalesce(sum(${footprintLegs.km}), 0)`)

/** The number of legs. */
export const legCount = numberOf(sql`count(*)`)

/** The number of legs that are not counted. */
export const notCountedLegs = numberOf(sql`count(*) filter (where ${footprintLegs.status} = 'notCounted')`)

/** The booking or trip of a leg. */
export const tripKey = sql<string>`coalesce(${footprintLegs.recordId}, ${footprintLegs.tripId})`

/** The number of different trips. */
export const tripCount = numberOf(sql`count(distinct ${tripKey})`)

/** Kilograms and kilometers as they are answered: to a tenth. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10
