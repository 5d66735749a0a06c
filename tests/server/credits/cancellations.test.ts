import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CancelledTrip, CancelledTripPage, TravelCreditPage } from '#contract/payment/travelCredits.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { cancellationOf, cancelTrip } from '#server/domains/trips/cancel/cancel.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const officer: Handle = 'finance@aurora'
const company = '/company/companies/aurora'
const list = (query = '') => at.get<CancelledTripPage>(officer, `${company}/cancellations?pageSize=100${query}`)
const credits = () => at.get<TravelCreditPage>(officer, `${company}/credits?pageSize=100`)
const cents = (units: number | null) => Math.round((units ?? 0) * 100)
const sum = (rows: readonly CancelledTrip[], part: 'paid' | 'refunded' | 'usable' | 'used' | 'lost') =>
  rows.reduce((total, row) => total + cents(row[part]), 0)
const dayMs = 86_400_000
const inDays = (days: number, time: string) =>
  `${new Date(at.clock.now.getTime() + days * dayMs).toISOString().slice(0, 10)}T${time}`

/** A trip from Montréal, booked ten days ago and cancelled now. */
async function cancelOne(): Promise<string> {
  const segment = { from: places.YUL, to: places.LHR, departure: inDays(40, '20:00'), arrival: inDays(41, '07:40') }
  const bookedAt = new Date(at.clock.now.getTime() - 10 * dayMs)
  const bookingId = await plantTrip(at.services.db, { who: 'traveller@aurora', bookedAt, segments: [segment] })
  const ref = { companyId: 'aurora', profileId: 'p-aurora-traveller', bookingId }
  const { version } = await cancellationOf(ref, at.services)
  await cancelTrip(ref, { version, actorProfileId: ref.profileId }, at.services)
  return bookingId
}
const rowOf = async (bookingId: string) => (await list(`&search=${bookingId}`)).responseData[0]!

test('refund, what can be used, what was used and what is lost add up to what was paid, in rows and in totals', async () => {
  const { responseData, totals, totalItemCount } = await list()
  expect(totalItemCount).toBeGreaterThan(15)
  expect(responseData).toHaveLength(totalItemCount)
  for (const row of responseData) {
    const { paid, refunded, usable, used, lost } = row
    expect(cents(refunded) + cents(usable) + cents(used) + cents(lost)).toBe(cents(paid))
    expect(Math.min(...[refunded, usable, used, lost].map(cents))).toBeGreaterThanOrEqual(0)
  }
  for (const { currency, trips: count, notKnown, ...total } of totals) {
    const rows = responseData.filter((row) => row.currency === currency)
    expect(rows).toHaveLength(count)
    for (const part of ['paid', 'refunded', 'usable', 'used', 'lost'] as const)
      expect(cents(total[part])).toBe(sum(rows, part))
    const { refunded, usable, used, lost, paid } = total
    expect(cents(refunded) + cents(usable) + cents(used) + cents(lost) + cents(notKnown)).toBe(cents(paid))
  }
})

test('cancellations and credits agree on what can be used, what was used, and what has lapsed', async () => {
  const [cancelled, kept] = [await list(), await credits()]
  expect(kept.responseData.some(({ state }) => state === 'lapsed')).toBe(true)
  for (const { currency, usable } of kept.totals)
    expect(cents(cancelled.totals.find((total) => total.currency === currency)!.usable)).toBe(cents(usable))
  for (const { bookingId, rest, used, state, issuedOn, id } of kept.responseData) {
    const row = cancelled.responseData.find((each) => each.bookingId === bookingId)!
    expect(row.cancelledOn).toBe(issuedOn)
    expect(row.creditIds).toContain(id)
    if (row.creditIds.length > 1) continue
    expect(cents(row.used)).toBe(cents(used))
    expect(cents(row.usable)).toBe(state === 'lapsed' ? 0 : cents(rest))
    if (state === 'lapsed') expect(cents(row.lost)).toBeGreaterThanOrEqual(cents(rest))
  }
})

test('what is left of a credit is lost on the day after its last', async () => {
  const bookingId = await cancelOne()
  const before = await rowOf(bookingId)
  expect(before.usable).toBeGreaterThan(0)
  await at.services.db
    .update(travelCredits)
    .set({ validUntil: addDays(earliestDay(at.clock.now), -1) })
    .where(eq(travelCredits.id, before.creditIds[0]!))
  const after = await rowOf(bookingId)
  expect([after.usable, cents(after.lost)]).toEqual([0, cents(before.lost) + cents(before.usable)])
})

test('a cancellation near midnight is on the day of its credit, where the trip was to begin', async () => {
  const now = at.clock.now
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10)
  // Half past nine or ten in the evening in Montréal, and the next day in London and Tokyo.
  at.clock.now = new Date(`${tomorrow}T02:30Z`)
  const row = await rowOf(await cancelOne())
  const credit = (await credits()).responseData.find(({ id }) => id === row.creditIds[0])
  expect([row.cancelledOn, credit?.issuedOn]).toEqual([addDays(tomorrow, -1), addDays(tomorrow, -1)])
  const on = (day: string) => list(`&search=${row.bookingId}&from=${day}&to=${day}`)
  expect((await on(addDays(tomorrow, -1))).totalItemCount).toBe(1)
  expect((await on(tomorrow)).totalItemCount).toBe(0)
  at.clock.now = now
})

test('the list is narrowed by days and cost center with its totals, and ordered by day and by amount', async () => {
  const all = await list()
  const days = all.responseData.map(({ cancelledOn }) => cancelledOn ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  const [to, from] = [days[2]!, days[8]!]
  const some = await list(`&from=${from}&to=${to}`)
  expect(some.totalItemCount).toBe(days.filter((day) => day >= from && day <= to).length)
  expect(some.totals.reduce((total, { trips: count }) => total + count, 0)).toBe(some.totalItemCount)
  const [center] = all.costCenters
  const ours = await list(`&costCenterId=${center?.id}`)
  expect(new Set(ours.responseData.map(({ costCenter }) => costCenter))).toEqual(new Set([center?.name]))
  const { responseData } = await list('&sort=paid:desc')
  const dollars = responseData.filter(({ currency }) => currency === 'CAD').map(({ paid }) => paid)
  expect(dollars).toEqual(dollars.toSorted((one, other) => other - one))
})

test('a refund has its credit note, and a trip the booking among the scores', async () => {
  const { responseData } = await list()
  expect(responseData.some(({ creditNote, refunded }) => creditNote && cents(refunded) > 0)).toBe(true)
  const { recordId, bookingId } = responseData.find((row) => row.recordId !== null)!
  const path = `/reporting/reports/score/companies/aurora/kpiBreakdown/${recordId}`
  expect(await at.get(officer, path)).toMatchObject({ bookingId })
})

/** The lines of a file, without the mark of its encoding. */
const linesOf = async (path: string, who = officer) => {
  const answer = await at.send(who, path, { headers: { 'Accept-Language': 'en-US' } })
  const name = answer.headers.get('Content-Disposition') ?? ''
  return { name, lines: (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n') }
}

test('a file has every cancellation of the filter, with its days in the name, and no formula', async () => {
  const bookingId = await cancelOne()
  await at.services.db
    .update(trips)
    .set({ guest: { firstName: '=1+1', lastName: 'Roy', email: 'roy@example.com' } })
    .where(eq(trips.bookingId, bookingId))
  const [from, to] = [addDays(earliestDay(at.clock.now), -200), addDays(earliestDay(at.clock.now), 2)]
  const { totalItemCount } = await list(`&from=${from}&to=${to}`)
  const { name, lines } = await linesOf(`${company}/cancellations/table?from=${from}&to=${to}`)
  expect(name).toContain(`cancellations-${from}-${to}.csv`)
  expect(lines[0]).toMatch(/^Canceled on,.*Paid,Refunded,Still to be used,Used,Lost/)
  expect(lines).toHaveLength(totalItemCount + 1)
  expect(lines.find((line) => line.includes(bookingId))).toContain("'=1+1 Roy")
  expect((await linesOf(`${company}/cancellations/table?search=${bookingId}`)).lines).toHaveLength(2)
})

test('a file has every credit of the filter, of the company or of the person, as the list is answered to them', async () => {
  const open = await at.get<TravelCreditPage>(officer, `${company}/credits?state=open`)
  const { name, lines } = await linesOf(`${company}/credits/table?state=open`)
  expect(name).toContain(`travel-credits-${earliestDay(at.clock.now)}.csv`)
  expect(lines).toHaveLength(open.totalItemCount + 1)
  expect(lines[1]).toContain(`,${open.responseData[0]!.rest},`)
  const me: Handle = 'traveller@aurora'
  const own = `/main${placeOf(me)}/credits`
  const mine = await at.get<TravelCreditPage>(me, own)
  expect((await linesOf(`${own}/table`, me)).lines).toHaveLength(mine.totalItemCount + 1)
  for (const path of ['credits/table', 'cancellations/table'])
    expect((await at.send(me, `${company}/${path}`)).status).toBe(403)
  expect((await at.send(officer, `${own}/table`)).status).toBe(403)
})
