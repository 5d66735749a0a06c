import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KpiPage, MonthlySummary, ScoreReport, ScoreSummary } from '#contract/reports/scores.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { rebuildMonths } from '#server/domains/bookingRecords/months.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { comparedOf, naiveScores, naiveSummary, type NaiveRecord } from '#tests/support/scores/naiveScores.ts'
import { reportPeriods } from '#tests/support/scores/reportPeriod.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let records: NaiveRecord[]
let parents: Map<string, string | null>
beforeAll(async () => {
  at = await openTestApi()
  const { db } = at.services
  // Some bookings have a currency that is not the company's, no lowest fare, no cost center or a card of the company,
  // are canceled or of a group event, or cost less than the lowest fare, or nothing.
  const some = await db.select().from(bookingRecords).where(eq(bookingRecords.companyId, 'aurora'))
  const changed: Partial<NaiveRecord>[] = [
    { currency: 'USD' },
    { lowFare: null },
    { costCenterId: null },
    { isUsedAsGhost: true },
    { status: 'cancelled' },
    { isGroupEvent: true },
    { lowFare: 99_999 },
    { grossAmount: 0 },
  ]
  for (const [index, record] of some.entries())
    if (index % 7 === 0)
      await db
        .update(bookingRecords)
        .set(changed[(index / 7) % changed.length]!)
        .where(eq(bookingRecords.id, record.id))
  await rebuildMonths(db, 'aurora')
  records = await db.select().from(bookingRecords).where(eq(bookingRecords.companyId, 'aurora'))
  const centers = await db.select().from(costCenters).where(eq(costCenters.companyId, 'aurora'))
  parents = new Map(centers.map(({ id, parentId }) => [id, parentId]))
})
afterAll(() => at.close())

const isBelow = (id: string | null, above: string): boolean =>
  id !== null && (id === above || isBelow(parents.get(id) ?? null, above))

interface Filter {
  from: string
  to: string
  includeInherited: boolean
  usedAsGhost: boolean
  currency: 'CAD' | 'USD'
  costCenter: string
}

const filters = fc
  .record({
    period: reportPeriods(() => at.clock.now.toISOString().slice(0, 10), { older: 700, length: 380 }),
    includeInherited: fc.boolean(),
    usedAsGhost: fc.boolean(),
    currency: fc.constantFrom('CAD' as const, 'USD' as const),
    costCenter: fc.constantFrom('cc-aurora-100', 'cc-aurora-110', 'cc-aurora-220', 'cc-aurora-300', 'cc-aurora-410'),
  })
  .map(({ period, ...rest }): Filter => ({ ...rest, ...period }))

const matching = ({ from, to, usedAsGhost }: Filter) =>
  records.filter(({ bookedOn, isUsedAsGhost }) => bookedOn >= from && bookedOn <= to && (!usedAsGhost || isUsedAsGhost))

const score = '/reporting/reports/score/companies/aurora'

const queryOf = ({ from, to, includeInherited, usedAsGhost, currency }: Filter): string =>
  new URLSearchParams({
    from,
    to,
    includeInherited: String(includeInherited),
    usedAsGhost: String(usedAsGhost),
    currency,
  }).toString()

const read = <Answer>(path: string) => at.get<Answer>('finance@aurora', `${score}${path}`)

async function allPages<Page extends { nextPage: number | null; responseData: readonly unknown[] }>(
  path: string,
): Promise<Page['responseData'][number][]> {
  const rows: Page['responseData'][number][] = []
  for (let page: number | null = 1; page !== null;) {
    const answer: Page = await read(`${path}&pageSize=100&pageNumber=${page}`)
    rows.push(...answer.responseData)
    page = answer.nextPage
  }
  return rows
}

const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
const moneyOf = (rows: readonly Pick<ScoreSummary, 'totalSpent' | 'missedSavings' | 'count'>[]) => ({
  totalSpent: cents(rows.map(({ totalSpent }) => totalSpent)),
  missedSavings: cents(rows.map(({ missedSavings }) => missedSavings)),
  count: rows.reduce((sum, { count }) => sum + count, 0),
})
const pick = ({ totalSpent, missedSavings, count }: ReturnType<typeof naiveSummary>) => ({
  totalSpent,
  missedSavings,
  count,
})

test('every call gives the totals of a recomputation booking by booking, for any filter', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const expected = naiveSummary(matching(filter), filter.currency)
      const query = queryOf(filter)
      for (const level of ['summaries', 'groups', 'groups/aurora-staff', 'travellers'] as const) {
        const rows = await allPages<ScoreReport>(`/${level}?${query}`)
        const { summary } = await read<ScoreReport>(`/${level}?${query}`)
        // All demo bookings with a group are of the staff, but those of guests.
        if (level !== 'groups/aurora-staff') expect(comparedOf(summary), level).toEqual(expected)
        expect(moneyOf(rows), level).toEqual(pick(comparedOf(summary)))
      }
      const months = await read<MonthlySummary[]>(`/monthly-summaries?${query}`)
      expect(moneyOf(months), 'months').toEqual(pick(expected))
      const bookings = await allPages<KpiPage>(`/bookings?${query}`)
      const inCurrency = bookings.filter(({ currency }) => currency === filter.currency)
      expect(bookings.length).toBe(expected.count)
      expect(cents(inCurrency.map(({ totalSpent }) => totalSpent))).toBe(expected.totalSpent)
      expect(cents(inCurrency.map(({ missedSavings }) => missedSavings))).toBe(expected.missedSavings)
    }),
    { numRuns: 12 },
  ),
)

test('a cost center has the figures of its bookings, and of those below it where they are included', () =>
  fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const own = matching(filter).filter(({ costCenterId }) =>
        filter.includeInherited ? isBelow(costCenterId, filter.costCenter) : costCenterId === filter.costCenter,
      )
      const { summary } = await read<ScoreReport>(`/cost-centers/${filter.costCenter}?${queryOf(filter)}`)
      expect(comparedOf(summary)).toEqual(naiveSummary(own, filter.currency))
    }),
    { numRuns: 30 },
  ))

test('a booking has the scores of the formulas, in the list and on its own', async () => {
  const bookings = await allPages<KpiPage>('/bookings?months=24')
  expect(bookings.length).toBeGreaterThan(500)
  const byId = new Map(records.map((record) => [record.id, record]))
  for (const booking of bookings) {
    const naive = naiveScores(byId.get(booking.internalInvoiceDetailsId)!)
    const { advancedPurchaseScore, hotelAttachmentScore, lowestFareAcceptanceScore, onlineAdoptionScore } = booking
    expect(advancedPurchaseScore).toBe(naive.advancedPurchase)
    expect(hotelAttachmentScore).toBe(naive.hotelAttachment)
    expect(onlineAdoptionScore).toBe(naive.onlineAdoption)
    if (naive.lowestFareAcceptance === null) expect(lowestFareAcceptanceScore).toBeNull()
    else expect(lowestFareAcceptanceScore).toBeCloseTo(naive.lowestFareAcceptance, 1)
  }
  const [one] = bookings
  expect(await read(`/kpiBreakdown/${one!.internalInvoiceDetailsId}`)).toEqual(one)
})
