import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundCostCenters, type Insights, type ReportCostCenter } from '#contract/reports/insights.ts'
import { spendingCategories, type KpiPage } from '#contract/reports/scores.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { isInMonths, scopeOf } from '#server/domains/scores/scope/bookingScope.ts'
import { readableNarrowing } from '#server/domains/scores/scope/readableBookings.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { openTestApi, type Handle } from '#tests/support/http/api.ts'
import { naiveSummary, naiveTotals, type NaiveRecord } from '#tests/support/scores/naiveScores.ts'
import { reportPeriods } from '#tests/support/scores/reportPeriod.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let records: NaiveRecord[]
beforeAll(async () => {
  at = await openTestApi()
  records = await at.services.db.select().from(bookingRecords).where(eq(bookingRecords.companyId, 'aurora'))
})
afterAll(() => at.close())

const insights = (as: Handle, query: string) =>
  at.get<Insights>(as, `/reporting/reports/insights/companies/aurora?${query}`)
const bookings = (as: Handle, query: string) =>
  at.get<KpiPage>(as, `/reporting/reports/score/companies/aurora/bookings?${query}&pageSize=1`)

const day = (days: number) => addDays(at.clock.now.toISOString().slice(0, 10), days)
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + Math.round(each * 100), 0) / 100
const within = (from: string, to: string) => records.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to)

test('insights have the totals of a recomputation, and the parts of each list add up to them', () =>
  fc.assert(
    fc.asyncProperty(
      reportPeriods(() => day(0), { older: 300, length: 200 }),
      async ({ from, to }) => {
        const answer = await insights('finance@aurora', `from=${from}&to=${to}`)
        const expected = naiveSummary(within(from, to), 'CAD')
        expect(answer.totals).toMatchObject({
          bookings: expected.count,
          cancelled: expected.cancelledCount,
          totalSpent: expected.totalSpent,
          missedSavings: expected.missedSavings,
          ...naiveTotals(within(from, to), 'CAD'),
        })
        const earlier = within(answer.previousFrom, answer.previousTo)
        const before = naiveSummary(earlier, 'CAD')
        expect(answer.previous).toMatchObject({
          bookings: before.count,
          totalSpent: before.totalSpent,
          ...naiveTotals(earlier, 'CAD'),
        })
        expect(sum(answer.spending.map(({ amount }) => amount))).toBe(expected.totalSpent)
        expect(sum(answer.months.flatMap(({ spending }) => spending.map(({ amount }) => amount)))).toBe(
          expected.totalSpent,
        )
        const travelling = expected.count - expected.cancelledCount
        for (const list of [answer.bookingWindow, answer.bookingTypes])
          expect(list.reduce((total, each) => total + each.bookings, 0)).toBe(travelling)
        const outside = answer.compliance.compared - answer.compliance.respected
        expect(answer.compliance.reasons.reduce((total, each) => total + each.bookings, 0)).toBe(outside)
      },
    ),
    { numRuns: 15 },
  ))

test('each figure leads to as many bookings as it counts', async () => {
  const period = `from=${day(-365)}&to=${day(0)}`
  const { bookingWindow, destinations, compliance, bookingTypes } = await insights('finance@aurora', period)
  const counts = async (query: string) => (await bookings('finance@aurora', `${period}&${query}`)).totalItemCount
  for (const { from, to, bookings: expected } of bookingWindow)
    expect(await counts(`isCancelled=false&leastDays=${from}${to === null ? '' : `&mostDays=${to}`}`)).toBe(expected)
  for (const { code, bookings: expected } of destinations)
    expect(await counts(`isCancelled=false&destination=${code}`)).toBe(expected)
  for (const { bookingType, bookings: expected } of bookingTypes)
    expect(await counts(`isCancelled=false&bookingType=${bookingType}`)).toBe(expected)
  expect(await counts('isCancelled=false&policyRespected=false')).toBe(compliance.compared - compliance.respected)
})

test('with a category, amounts are those of the category, and the categories add up to all', async () => {
  const period = `from=${day(-365)}&to=${day(0)}`
  const { totals: all } = await insights('finance@aurora', period)
  const hotels = await insights('finance@aurora', `${period}&category=hotel`)
  const paid = within(day(-365), day(0)).filter(({ currency, hotelAmount }) => currency === 'CAD' && hotelAmount !== 0)
  expect(hotels.totals).toMatchObject({
    totalSpent: sum(paid.map(({ hotelAmount }) => hotelAmount)),
    missedSavings: null,
    averagePrice: null,
  })
  expect(hotels.spending.map(({ category }) => category)).toEqual(['hotel'])
  expect(sum(hotels.months.flatMap(({ spending }) => spending.map(({ amount }) => amount)))).toBe(
    hotels.totals.totalSpent,
  )
  const each = await Promise.all(
    spendingCategories.map((category) => insights('finance@aurora', `${period}&category=${category}`)),
  )
  expect(sum(each.map(({ totals }) => totals.totalSpent))).toBe(all.totalSpent)
})

test('cost centers whose spending changed come first by the size of their change, in both directions', async () => {
  const answer = await insights('finance@aurora', `from=${day(-90)}&to=${day(0)}`)
  const spent = (from: string, to: string, id: string | null) =>
    naiveSummary(
      within(from, to).filter(({ costCenterId }) => costCenterId === id),
      'CAD',
    ).totalSpent
  expect(answer.costCenters.length).toBeGreaterThan(2)
  for (const { costCenter, totalSpent, previous } of answer.costCenters)
    expect([totalSpent, previous]).toEqual([
      spent(answer.from, answer.to, costCenter),
      spent(answer.previousFrom, answer.previousTo, costCenter),
    ])
  const sizes = answer.costCenters.map(({ totalSpent, previous }) => Math.abs(totalSpent - previous))
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  const own = await insights('traveller@aurora', `from=${day(-365)}&to=${day(0)}`)
  expect(own.costCenters).toEqual([])
})

test('a period before the first booking of the company is not covered', async () => {
  const first = records.map(({ bookedOn }) => bookedOn).toSorted()[0]!
  const covered = async (from: string, to: string) =>
    (await insights('finance@aurora', `from=${from}&to=${to}`)).isPreviousCovered
  expect(await covered(addDays(first, 10), addDays(first, 18))).toBe(true)
  expect(await covered(addDays(first, 10), addDays(first, 28))).toBe(false)
})

test('cost centers are included with those below them, or excluded, and both add up to all', async () => {
  const period = `from=${day(-365)}&to=${day(0)}&includeInherited=true`
  const centers = 'cc-aurora-100,cc-aurora-320'
  const { totals: all } = await insights('finance@aurora', period)
  const { totals: only } = await insights('finance@aurora', `${period}&costCenters=${centers}`)
  const { totals: rest } = await insights('finance@aurora', `${period}&exceptCostCenters=${centers}`)
  expect(only.bookings).toBeGreaterThan(0)
  expect([only.bookings + rest.bookings, sum([only.totalSpent, rest.totalSpent])]).toEqual([
    all.bookings,
    all.totalSpent,
  ])
})

test('a traveler sees only their own bookings, and nobody else’s by any filter', async () => {
  const period = `from=${day(-700)}&to=${day(0)}`
  const own = await insights('traveller@aurora', period)
  const mine = records.filter(({ profileId, bookedOn }) => profileId === 'p-aurora-traveller' && bookedOn >= day(-700))
  expect([own.totals.bookings, own.totals.travellers]).toEqual([mine.length, 1])
  const other = await at.send(
    'traveller@aurora',
    `/reporting/reports/insights/companies/aurora?${period}&travellerEmail=vip%40aurora.example`,
  )
  expect(other.status).toBe(404)
})

test('a period without bookings answers zeros, and no average', async () => {
  const { totals, destinations, compliance } = await insights('finance@aurora', 'from=2001-01-01&to=2001-03-31')
  expect(totals).toMatchObject({ bookings: 0, totalSpent: 0, averagePrice: null })
  expect([destinations, compliance.compared]).toEqual([[], 0])
})

test('a request without choices to drill down reads the monthly sums', async () => {
  const { db } = at.services
  const caller = { companyId: 'aurora', profileId: 'p-aurora-finance', roles: ['FinancialOfficer' as const] }
  const query = { months: 12, includeInherited: false, currency: 'CAD' }
  const scopeFor = async (more: { bookingType?: 'agent' }) =>
    scopeOf('aurora', query, await readableNarrowing({ ...query, ...more }, caller, db), at.clock.now)
  expect(isInMonths(await scopeFor({}))).toBe(true)
  expect(isInMonths(await scopeFor({ bookingType: 'agent' }))).toBe(false)
})

test('finance finds cost centers by number or name in any language, and names those of ids', async () => {
  const find = (query: string, language = 'en') =>
    at.get<ReportCostCenter[]>('finance@aurora', `/reporting/reports/insights/companies/aurora/cost-centers?${query}`, {
      'Accept-Language': language,
    })
  const [first] = await find('search=210')
  expect(first).toMatchObject({ id: 'cc-aurora-210', number: '210' })
  const [french] = await find('ids=cc-aurora-210', 'fr-CA')
  expect((await find(`search=${encodeURIComponent(french!.name.toUpperCase())}`)).map(({ id }) => id)).toContain(
    first!.id,
  )
  expect(await find('search=no%20such%20name')).toEqual([])
  expect((await find('')).length).toBeLessThanOrEqual(foundCostCenters)
  expect(await find('ids=cc-boreal-B10,cc-aurora-210')).toHaveLength(1)
  const refused = await at.send('traveller@aurora', '/reporting/reports/insights/companies/aurora/cost-centers')
  expect(refused.status).toBe(403)
})
