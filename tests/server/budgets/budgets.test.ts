import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Budget, BudgetPage, CostCenterBudgets } from '#contract/reports/budgets.ts'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { ScoreReport } from '#contract/reports/scores.ts'
import { travelBudgets } from '#server/db/schema/company/budgets.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { rebuildMonths } from '#server/domains/bookingRecords/months.ts'
import { budgetOf } from '#server/domains/budgets/budgetRows.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

const at = await openTestApi()
afterAll(() => at.close())
const { db } = at.services
const year = at.clock.now.getUTCFullYear()
const officer: Handle = 'finance@aurora'
const admin: Handle = 'admin@aurora'
const companyId = 'aurora'
const sales = 'cc-aurora-210'
/** Its bookings are all known, whatever the day. */
const past = year - 1
const list = (query = '') =>
  at.get<BudgetPage>(officer, `/reporting/reports/budgets/companies/aurora?pageSize=100${query}`)
const path = (costCenterId: string) => `/company/admin/companies/aurora/cost-centers/${costCenterId}/budgets`
const send = (address: string, method: string, body: object, who: Handle = admin) =>
  at.send(who, address, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
const put = (change: object, center = sales, who?: Handle) => send(path(center), 'PUT', change, who)
const traveler: Handle = 'traveller@aurora'
/** Books a trip of the traveler at a time, which the scores record. */
async function book(bookedAt: Date) {
  const departure = new Date(at.clock.now.getTime() + 40 * 86_400_000).toISOString().slice(0, 10)
  const segment = { from: places.YUL, to: places.LHR, departure: `${departure}T08:00`, arrival: `${departure}T20:00` }
  const bookingId = await plantTrip(db, { who: traveler, bookedAt, segments: [segment] })
  const [trip] = await db.select().from(trips).where(eq(trips.bookingId, bookingId))
  await db.transaction((tx) => recordBooking(tx, trip!.id))
  return trip!
}
const versionOf = async (of: number) =>
  (await at.get<CostCenterBudgets>(admin, path(sales))).budgets.find((each) => each.year === of)!.version
const set = async (amount: number | null, of = year) => {
  const answer = await put({ year: of, amount, version: await versionOf(of) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Budget
}

test('what is spent equals the scores of the same year to the cent, of each cost center and of the company', async () => {
  const { responseData, totals, spentElsewhere } = await list()
  const period = `from=${year}-01-01&to=${year}-12-31`
  const report = await at.get<ScoreReport>(officer, `/reporting/reports/score/companies/aurora/summaries?${period}`)
  expect(Math.round((totals.spent + spentElsewhere) * 100)).toBe(Math.round(report.summary.totalSpent * 100))
  for (const { costCenterId, spent } of responseData) {
    const one = `/reporting/reports/score/companies/aurora/cost-centers/${costCenterId}?${period}`
    expect([costCenterId, spent]).toEqual([costCenterId, (await at.get<ScoreReport>(officer, one)).summary.totalSpent])
  }
  expect(responseData).toHaveLength(12)
})

test('the demo has one budget that is exceeded, one that is nearly used and others with much left', async () => {
  const { responseData, stateCounts, totals, budgeted, years } = await list(`&year=${past}`)
  expect(stateCounts).toEqual({ over: 1, near: 1, within: 3, none: 7 })
  expect([budgeted, years]).toEqual([5, [year, year - 1]])
  expect(responseData.map(({ state }) => state).slice(0, 3)).toEqual(['over', 'near', 'within'])
  const amounts = responseData.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  expect(totals.amount).toBeCloseTo(amounts, 2)
  expect(totals.left).toBeCloseTo(totals.amount - totals.spent - totals.planned, 2)
})

test('a list is found, filtered, sorted and paged by the server', async () => {
  expect((await list(`&year=${past}&state=over`)).responseData.map(({ externalId }) => externalId)).toEqual(['210'])
  const found = await list(`&year=${past}&search=ventes&sort=costCenter:asc`)
  expect(found.responseData.map(({ externalId }) => externalId)).toEqual(['200', '210', '220'])
  expect(found.stateCounts).toEqual({ over: 1, near: 1, within: 0, none: 1 })
  const second = await at.get<BudgetPage>(
    officer,
    `/reporting/reports/budgets/companies/aurora?year=${past}&sort=costCenter:asc&pageSize=5&pageNumber=2`,
  )
  expect(second.responseData.map(({ externalId }) => externalId)).toEqual(['220', '300', '310', '320', '400'])
  expect(second).toMatchObject({ totalItemCount: 12, nextPage: 3, prevPage: 1 })
  expect((await list(`&year=${year + 1}`)).budgeted).toBe(0)
})

test('a trip that waits for approval or for its traveler is planned until it is confirmed, and a declined one counts nowhere', async () => {
  const own = eq(profiles.id, profileIdOf(traveler))
  const [{ center } = { center: null }] = await db
    .select({ center: employees.costCenterId })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(own)
  const costCenterId = center!
  const read = () => budgetOf(db, { companyId, costCenterId, year, at: at.clock.now })
  await put(
    {
      year,
      amount: 90_000_000,
      version: (await list()).responseData.find((row) => row.costCenterId === costCenterId)!.version,
    },
    costCenterId,
  )
  const before = (await read())!
  const trip = await book(new Date(`${year}-01-01T00:00Z`))
  const become = async (status: 'pending' | 'cancelled' | 'confirmed') => {
    await db.delete(bookingRecords).where(eq(bookingRecords.tripId, trip.id))
    await rebuildMonths(db, companyId)
    await db
      .update(trips)
      .set({ status, cancellation: status === 'cancelled' ? [] : null })
      .where(eq(trips.id, trip.id))
    await db.transaction((tx) => recordBooking(tx, trip.id))
    const { spent, planned, left } = (await read())!
    return [spent - before.spent, planned - before.planned, before.left - left].map((each) => Math.round(each * 100))
  }
  const total = Math.round(trip.total * 100)
  expect(total).toBeGreaterThan(0)
  expect(await become('pending')).toEqual([0, total, total])
  // Declined, or canceled while it waited: nobody has paid for it.
  expect(await become('cancelled')).toEqual([0, 0, 0])
  expect(await become('confirmed')).toEqual([total, 0, total])
  // An approved request is planned as far as no booking uses it; what was booked with it is spent, and counted once.
  const requestId = 'request-of-budget'
  await db.insert(travelRequests).values({
    id: requestId,
    companyId,
    profileId: profileIdOf(traveler),
    requesterProfileId: profileIdOf(traveler),
    purpose: 'Fair',
    places: ['LHR'],
    fromDay: `${year}-12-31`,
    untilDay: `${year + 1}-01-04`,
    currency: 'CAD',
    estimate: trip.total + 500,
    status: 'approved',
    sentAt: at.clock.now,
  })
  const rest = total + 50_000
  expect(await become('confirmed')).toEqual([total, rest, total + rest])
  await db.update(trips).set({ requestId }).where(eq(trips.id, trip.id))
  expect(await become('confirmed')).toEqual([total, 50_000, total + 50_000])
  expect(await become('cancelled')).toEqual([0, rest, rest])
  const afterIt = new Date(`${year + 1}-01-06T00:00Z`)
  expect((await budgetOf(db, { companyId, costCenterId, year, at: afterIt }))!.planned).toBe(before.planned)
  await db.update(trips).set({ requestId: null }).where(eq(trips.id, trip.id))
  await db.delete(travelRequests).where(eq(travelRequests.id, requestId))
  // A transaction sees what it has written itself.
  await db.transaction(async (tx) => {
    await tx.update(trips).set({ status: 'pending' }).where(eq(trips.id, trip.id))
    expect((await budgetOf(tx, { companyId, costCenterId, year, at: at.clock.now }))!.planned).toBe(
      before.planned + trip.total,
    )
  })
  expect(await budgetOf(db, { companyId, costCenterId, year: year + 1, at: at.clock.now })).toBeUndefined()
  expect(await budgetOf(db, { companyId: 'boreal', costCenterId, year, at: at.clock.now })).toBeUndefined()
})

test('a budget is set, changed and removed by its version, and the record of changes tells who did', async () => {
  const next = year + 1
  expect(await set(12_000, next)).toMatchObject({ amount: 12_000, spent: 0, left: 12_000, state: 'within', version: 1 })
  expect(await set(15_000.5, next)).toMatchObject({ amount: 15_000.5, version: 2 })
  expect((await set(15_000.5, next)).version).toBe(2)
  const stale = await put({ year: next, amount: 1, version: 1 })
  expect([stale.status, await stale.json()]).toMatchObject([412, { current: { amount: 15_000.5, version: 2 } }])
  expect(await set(null, next)).toMatchObject({ amount: null, left: null, state: 'none', version: 0 })
  const { responseData } = await at.get<CompanyChangePage>(
    admin,
    '/company/admin/companies/aurora/changes?entity=travelBudget',
  )
  const field = `travelBudget.${next}`
  expect(responseData.slice(0, 3)).toMatchObject([
    { action: 'removed', changes: [{ field, from: '15000.5 CAD', to: null }] },
    { action: 'changed', entityName: '210 North American sales' },
    { action: 'added', changes: [{ field, from: null, to: '12000 CAD' }] },
  ])
})

test.each([0, -5, 1.005, 1_000_000_000])('a budget of %d is refused', async (amount) => {
  expect((await put({ year, amount, version: 1 })).status).toBe(400)
})

test('only an admin sets budgets, only an admin and a financial officer read them, and no company those of another', async () => {
  const reads = (who: Handle, company = 'aurora') =>
    at.send(who, `/reporting/reports/budgets/companies/${company}`).then(({ status }) => status)
  expect(await Promise.all([reads(officer), reads(admin), reads('traveller@aurora')])).toEqual([200, 200, 403])
  expect(await reads(admin, 'boreal')).toBe(404)
  const change = { year, amount: 1, version: 1 }
  expect((await put(change, sales, officer)).status).toBe(403)
  expect((await put(change, 'cc-boreal-B10')).status).toBe(404)
  expect((await send('/company/admin/companies/aurora/budget-copies', 'POST', { year }, officer)).status).toBe(403)
})

test('the budgets of a year are copied to the next in one call, where it has none yet', async () => {
  const next = year + 1
  await set(777, next)
  const copy = async () => (await send('/company/admin/companies/aurora/budget-copies', 'POST', { year: next })).json()
  const { budgeted, totals } = await list()
  const own = (await list()).responseData.find(({ costCenterId }) => costCenterId === sales)!.amount!
  expect(await copy()).toEqual({ copied: budgeted - 1 })
  const copied = await list(`&year=${next}`)
  expect(copied.budgeted).toBe(budgeted)
  expect(copied.totals.amount).toBeCloseTo(totals.amount - own + 777, 2)
  expect(await copy()).toEqual({ copied: 0 })
  await db.delete(travelBudgets).where(and(eq(travelBudgets.companyId, companyId), eq(travelBudgets.year, next)))
})

test('the table has every cost center that the list finds, in the language of the reader', async () => {
  const address = '/reporting/reports/budgets/companies/aurora/table?sort=costCenter:asc&cultureCode=fr-CA'
  const text = await (await at.send(officer, address)).text()
  const [heading, first] = text.replace('\u{FEFF}', '').split('\r\n')
  expect(heading).toContain('Centre de coûts')
  expect(first).toContain('100')
  expect(text.trim().split('\r\n')).toHaveLength(13)
})

test('a financial officer and an admin are told of budgets that are exceeded or nearly used, and nobody else', async () => {
  const told = async (who: Handle) =>
    (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`)).filter(
      ({ type }) => type === 'travelbudget',
    )
  // On the first days of a year nothing else is spent.
  await book(at.clock.now)
  await db.delete(travelBudgets).where(and(eq(travelBudgets.companyId, companyId), eq(travelBudgets.year, year)))
  const [top] = (await list('&sort=spent:desc')).responseData
  const used = top!.spent + top!.planned
  const budget = async (amount: number, version: number) =>
    expect((await put({ year, amount: Math.round(amount), version }, top!.costCenterId)).status).toBe(200)
  await budget(used / 1.1, 0)
  const actionRoute = { name: 'budgets', query: { search: top!.externalId } }
  expect(await told(officer)).toMatchObject([{ code: 'budgetExceeded', actionRoute, isUrgent: false }])
  expect(await told(admin)).toMatchObject([{ actionRoute: { name: 'companyBudgets' } }])
  expect(await told('traveller@aurora')).toEqual([])
  await budget(used / 0.953, 1)
  const [near] = await told(officer)
  expect(near).toMatchObject({ code: 'budgetNearlyUsed', title: expect.stringContaining('95%') })
  await budget(used * 2, 2)
  expect(await told(officer)).toEqual([])
})
