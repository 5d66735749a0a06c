import { setTimeout as delay } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { bookingMonths, bookingRecords } from '#server/db/schema/reports/scores.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { correctMonths, rebuildMonths } from '#server/domains/bookingRecords/months.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { employeeIdOf, openTestApi } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let db: Database
beforeAll(async () => {
  at = await openTestApi()
  db = at.services.db
})
afterAll(() => at.close())

const monthsOf = (companyId = 'aurora') =>
  db
    .select()
    .from(bookingMonths)
    .where(eq(bookingMonths.companyId, companyId))
    .orderBy(
      ...[bookingMonths.month, bookingMonths.costCenterId, bookingMonths.groupId].map((column) => asc(column)),
      asc(bookingMonths.currency),
      asc(bookingMonths.isUsedAsGhost),
    )

/** The cells of a company are those that its records add up to. */
async function expectRightMonths() {
  const found = await monthsOf()
  expect(found.length).toBeGreaterThan(20)
  await rebuildMonths(db, 'aurora')
  expect(found).toEqual(await monthsOf())
}
afterEach(expectRightMonths)

/** A trip of the traveler that is not recorded yet. */
async function plant(trip: Partial<typeof trips.$inferInsert> = {}): Promise<string> {
  const { YUL, LHR } = places
  const day = addDays(at.clock.now.toISOString().slice(0, 10), 30)
  const segments = [{ from: YUL, to: LHR, departure: `${day}T20:00`, arrival: `${addDays(day, 1)}T07:40` }]
  const bookingId = await plantTrip(db, { who: 'traveller@aurora', bookedAt: at.clock.now, trip, segments })
  const [row] = await db.select({ id: trips.id }).from(trips).where(eq(trips.bookingId, bookingId))
  return row!.id
}

const record = (tripId: string, set?: Partial<typeof trips.$inferInsert>, openMs = 0) =>
  db.transaction(async (tx) => {
    if (set) await tx.update(trips).set(set).where(eq(trips.id, tripId))
    await recordBooking(tx, tripId)
    await delay(openMs)
  })

const cellsIn = async (currency: string) => (await monthsOf()).filter((cell) => cell.currency === currency)

test('a booking that leaves a cell empty takes the cell with it, and is counted in its new one', async () => {
  const tripId = await plant({ currency: 'JPY' })
  await record(tripId)
  expect((await cellsIn('JPY')).map(({ count, totalSpent }) => [count, totalSpent])).toEqual([[1, 460]])
  await record(tripId, { currency: 'CHF', total: 560 })
  expect(await cellsIn('JPY')).toEqual([])
  expect((await cellsIn('CHF')).map(({ count, totalSpent }) => [count, totalSpent])).toEqual([[1, 560]])
})

test('a canceled booking stays counted, and leaves the scores of its cell', async () => {
  const tripId = await plant({ currency: 'NOK' })
  await record(tripId)
  await record(tripId, { status: 'cancelled' })
  const [cell] = await cellsIn('NOK')
  expect(cell).toMatchObject({ count: 1, cancelledCount: 1, advancedPurchaseCount: 0, nights: 0, ratedPrice: 0 })
})

test('a booking that changes after its traveler moved stays in the cost center of its day', async () => {
  const tripId = await plant({ currency: 'ISK' })
  await record(tripId)
  const [before] = await cellsIn('ISK')
  await db
    .update(employees)
    .set({ costCenterId: 'cc-aurora-420' })
    .where(eq(employees.id, employeeIdOf('traveller@aurora')))
  await record(tripId, { total: 560 })
  await record(await plant({ currency: 'ISK' }))
  const amounts = (await cellsIn('ISK')).map(({ costCenterId, totalSpent }) => [costCenterId, totalSpent])
  expect(amounts).toEqual([
    [before!.costCenterId, 560],
    ['cc-aurora-420', 460],
  ])
})

test('bookings, changes and cancellations at once do not lose one another', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => plant({ currency: 'SEK' })))
  await Promise.all(ids.map((id) => record(id, undefined, 60)))
  expect((await cellsIn('SEK')).map(({ count }) => count)).toEqual([6])
  const [first, second, third, ...rest] = ids
  const added = await plant({ currency: 'SEK' })
  await Promise.all([
    record(first!, { status: 'cancelled' }, 60),
    record(second!, { total: 1000 }, 60),
    record(third!, { currency: 'DKK' }, 60),
    record(added, undefined, 60),
  ])
  expect((await cellsIn('SEK')).map(({ count, cancelledCount }) => [count, cancelledCount])).toEqual([
    [rest.length + 3, 1],
  ])
  expect((await cellsIn('DKK')).map(({ count }) => count)).toEqual([1])
})

test('a transaction that is undone leaves the cells as they were', async () => {
  const before = await monthsOf()
  const tripId = await plant({ currency: 'PLN' })
  const undone = db.transaction(async (tx) => {
    await recordBooking(tx, tripId)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await monthsOf()).toEqual(before)
})

test.each<[string, () => Promise<unknown>]>([
  ['cells of older formulas', () => db.update(bookingMonths).set({ formulas: 'older', missedSavings: 1 })],
  ['records without cells', () => db.delete(bookingMonths)],
  [
    'a record that was restored without its cell',
    () =>
      db.execute(sql`delete from booking_months where (company_id, month) in
        (select company_id, min(month) from booking_months group by company_id)`),
  ],
  [
    'cells without records',
    async () => {
      const [cell] = await monthsOf()
      await db.insert(bookingMonths).values({ ...cell!, month: '1999-01' })
    },
  ],
])('the start corrects %s', async (_what, spoil) => {
  const [right, other] = [await monthsOf(), await monthsOf('boreal')]
  await spoil()
  expect(await monthsOf()).not.toEqual(right)
  await correctMonths(db)
  expect([await monthsOf(), await monthsOf('boreal')]).toEqual([right, other])
})

test.each([
  ['canceled', { status: 'cancelled' as const }],
  ['changed', { grossAmount: 99_999.99 }],
])('the start corrects the cell of a booking that an older version has %s', async (_how, set) => {
  const confirmed = and(eq(bookingRecords.companyId, 'aurora'), eq(bookingRecords.status, 'confirmed'))
  const [booking] = await db.select().from(bookingRecords).where(confirmed)
  await db.update(bookingRecords).set(set).where(eq(bookingRecords.id, booking!.id))
  const stale = await monthsOf()
  await correctMonths(db)
  expect(await monthsOf()).not.toEqual(stale)
})

test('the start leaves right cells alone', async () => {
  await db.update(bookingMonths).set({ savings: 123 }).where(eq(bookingMonths.companyId, 'boreal'))
  await correctMonths(db)
  expect(new Set((await monthsOf('boreal')).map(({ savings }) => savings))).toEqual(new Set([123]))
  await rebuildMonths(db, 'boreal')
})

test('every booking of the demo is counted in one cell', async () => {
  const counted = await db.select({ all: sql<number>`sum(${bookingMonths.count})`.mapWith(Number) }).from(bookingMonths)
  expect(counted[0]!.all).toBe(await db.$count(bookingRecords))
})
