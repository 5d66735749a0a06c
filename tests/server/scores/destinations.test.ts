import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Insights } from '#contract/reports/insights.ts'
import { reportColumns } from '#contract/reports/reports.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { rebuildMonths } from '#server/domains/bookingRecords/months.ts'
import { executiveFigures } from '#server/domains/reports/figures.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { naiveDestinations, type NaiveRecord } from '#tests/support/scores/naiveScores.ts'
import { reportPeriods } from '#tests/support/scores/reportPeriod.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let records: NaiveRecord[]
beforeAll(async () => {
  at = await openTestApi()
  const { db } = at.services
  const ofAurora = eq(bookingRecords.companyId, 'aurora')
  // A currency that is not the company's, a cancellation, and a card of the company.
  const changed = [{ currency: 'USD' }, { status: 'cancelled' as const }, { isUsedAsGhost: true }]
  for (const [index, { id }] of (await db.select().from(bookingRecords).where(ofAurora)).entries())
    if (index % 8 === 0)
      await db
        .update(bookingRecords)
        .set(changed[(index / 8) % changed.length]!)
        .where(eq(bookingRecords.id, id))
  await rebuildMonths(db, 'aurora')
  records = await db.select().from(bookingRecords).where(ofAurora)
})
afterAll(() => at.close())

const periods = (length: number) => reportPeriods(() => at.clock.now.toISOString().slice(0, 10), { older: 500, length })

const filters = fc.record({
  period: periods(300),
  isGhostOnly: fc.boolean(),
  costCenter: fc.constantFrom(undefined, 'cc-aurora-210', 'cc-aurora-320'),
})
type Filter = typeof filters extends fc.Arbitrary<infer Value> ? Value : never

const matching = ({ period, isGhostOnly, costCenter }: Filter) =>
  records.filter(
    ({ bookedOn, isUsedAsGhost, costCenterId }) =>
      bookedOn >= period.from &&
      bookedOn <= period.to &&
      (!isGhostOnly || isUsedAsGhost) &&
      (costCenter === undefined || costCenterId === costCenter),
  )

const insightsOf = ({ period, isGhostOnly, costCenter }: Filter) => {
  const query = new URLSearchParams({ ...period, usedAsGhost: `${isGhostOnly}`, ...(costCenter && { costCenter }) })
  return at.get<Insights>('finance@aurora', `/reporting/reports/insights/companies/aurora?${query}`)
}

const countries = new Intl.DisplayNames('en-CA', { type: 'region' })

test('the report of the company and the insights have the destinations of a recomputation, for any filter', () =>
  fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const { destinations } = await insightsOf(filter)
      expect(destinations.map(({ code, bookings, totalSpent }) => ({ code, bookings, totalSpent }))).toEqual(
        naiveDestinations(matching(filter), 'CAD'),
      )
      const report = await executiveFigures(
        {
          type: 'executive',
          culture: 'en-CA',
          scope: { companyId: 'aurora', includesInherited: false, ...filter },
          traveler: null,
          columns: [],
          reader: { profileId: 'p-aurora-finance', home: null },
        },
        at.services,
      )
      expect(report.destinations).toEqual(
        destinations.map(({ city, countryCode, bookings, totalSpent }) => ({
          place: `${city}, ${countries.of(countryCode)}`,
          bookings,
          totalSpent,
        })),
      )
    }),
    { numRuns: 15 },
  ))

const column = (name: (typeof reportColumns)[number]) => reportColumns.indexOf(name)

/** Whether bookings lead to no other airport or station of the city, which a spreadsheet does not tell apart. */
function isOnlyOne(code: string): boolean {
  const { destinationCity: city } = records.find((record) => record.destinationCode === code)!
  return records.every(({ destinationCity, destinationCode }) => destinationCity !== city || destinationCode === code)
}

test('the rows of the spreadsheet of the company add up to the destinations of the insights', () =>
  fc.assert(
    fc.asyncProperty(periods(120), async (period) => {
      const asked = { companyId: 'aurora', cultureCode: 'en-CA', fromDate: period.from, toDate: period.to }
      const path = `/reporting/reports/download/executive2?${new URLSearchParams(asked)}`
      const answer = await at.send('finance@aurora', path)
      const { destinations, currency } = await insightsOf({ period, isGhostOnly: false, costCenter: undefined })
      if (answer.status === 404) return expect(destinations).toEqual([])
      const [, ...rows] = await readSheet(Buffer.from(await answer.arrayBuffer()))
      const travelling = rows.filter((row) => row[column('isCancelled')] === 'No')
      for (const { city, bookings, totalSpent } of destinations.filter(({ code }) => isOnlyOne(code))) {
        const there = travelling.filter((row) => row[column('destination')] === city)
        const spent = there
          .filter((row) => row[column('currency')] === currency)
          .map((row) => row[column('totalSpent')])
        expect(there.length, city).toBe(bookings)
        expect(
          spent.reduce((sum: number, amount) => sum + Number(amount), 0),
          city,
        ).toBeCloseTo(totalSpent, 2)
      }
    }),
    { numRuns: 6 },
  ))
