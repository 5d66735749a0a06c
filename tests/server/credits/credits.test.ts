import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import type { FailureBody } from '#contract/wire/envelope.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { TravelCredit, TravelCreditPage } from '#contract/payment/travelCredits.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
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
const me: Handle = 'traveller@aurora'
const company = '/company/companies/aurora'
const own = `/main${placeOf(me)}`
const list = (query = '') => at.get<TravelCreditPage>(officer, `${company}/credits?pageSize=100${query}`)
const dayMs = 86_400_000
const today = () => earliestDay(at.clock.now)
const inDays = (days: number, time: string) =>
  `${new Date(at.clock.now.getTime() + days * dayMs).toISOString().slice(0, 10)}T${time}`

const post = (who: Handle, path: string, body: object) =>
  at.send(who, path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

/** A flight of two segments, booked some days ago. */
async function plant(bookedDaysAgo: number, cabin: 'economy' | 'business' = 'economy') {
  const out = { from: places.YUL, to: places.LHR, departure: inDays(40, '20:00'), arrival: inDays(41, '07:40'), cabin }
  const back = { from: places.LHR, to: places.YUL, departure: inDays(45, '12:00'), arrival: inDays(45, '14:00'), cabin }
  const bookedAt = new Date(at.clock.now.getTime() - bookedDaysAgo * dayMs)
  return plantTrip(at.services.db, { who: me, bookedAt, segments: [out, back] })
}

async function cancel(bookingId: string): Promise<{ before: Cancellation; after: Cancellation }> {
  const before = await at.get<Cancellation>(me, `${own}/trips/${bookingId}/cancellation`)
  const answer = await post(me, `${own}/trips/${bookingId}/cancel`, { version: before.version })
  return { before, after: (await answer.json()) as Cancellation }
}
const creditOf = async (bookingId: string) => (await list(`&search=${bookingId}`)).responseData[0]

/** A new credit of the traveler. */
async function newCredit(): Promise<TravelCredit> {
  const bookingId = await plant(10)
  await cancel(bookingId)
  return (await creditOf(bookingId))!
}

test('a cancelled fare that the airline keeps becomes a credit, with the terms that were shown before', async () => {
  const bookingId = await plant(10)
  const { before, after } = await cancel(bookingId)
  const kept = before.segments.reduce((sum, { lost }) => sum + lost, 0)
  expect(before.credits).toEqual([expect.objectContaining({ amount: kept, changeFee: 124 })])
  expect(after.credits).toEqual(before.credits)
  const credit = await creditOf(bookingId)
  expect(credit).toMatchObject({
    amount: kept,
    used: 0,
    rest: kept,
    state: 'open',
    bookingId,
    firstName: 'Camille',
    currency: 'CAD',
    validUntil: before.credits[0]!.validUntil,
    version: 1,
  })
  // A year after the day of booking, which was ten days ago.
  expect([addDays(today(), 354), addDays(today(), 355), addDays(today(), 356), addDays(today(), 357)]).toContain(
    credit?.validUntil,
  )
  // Repeating the request leaves no second one.
  await post(me, `${own}/trips/${bookingId}/cancel`, { version: before.version })
  expect((await list(`&search=${bookingId}`)).totalItemCount).toBe(1)
})

test('a refundable fare, and one cancelled within a day of booking, leave no credit', async () => {
  for (const bookingId of [await plant(10, 'business'), await plant(0)]) {
    const { before, after } = await cancel(bookingId)
    expect([before.lost, before.credits, after.credits]).toEqual([0, [], []])
    expect(await creditOf(bookingId)).toBeUndefined()
  }
})

test('a fare booked more than a year ago is lost without a credit', async () => {
  const { before } = await cancel(await plant(400))
  expect(before.lost).toBeGreaterThan(0)
  expect(before.credits).toEqual([])
})

test('a trial booking was not paid for, so it leaves no credit', async () => {
  const services = { ...at.services, env: { ...at.services.env, DEMO: false } }
  const tripRef = { companyId: 'aurora', profileId: 'p-aurora-traveller', bookingId: await plant(10) }
  const { credits, lost, version } = await cancellationOf(tripRef, services)
  expect(lost).toBeGreaterThan(0)
  expect(credits).toEqual([])
  const done = await cancelTrip(tripRef, { version, actorProfileId: tripRef.profileId }, services)
  expect([done.obstacle, done.credits]).toEqual(['cancelled', []])
  expect(await creditOf(tripRef.bookingId)).toBeUndefined()
})

test('the traveler and a financial officer record uses up to the rest, each with its author', async () => {
  const credit = await newCredit()
  const use = (who: Handle, amount: number, version: number) =>
    post(who, `${who === me ? own : company}/credits/${credit.id}/uses`, { amount, version })
  const first = (await (await use(me, 100.5, 1)).json()) as TravelCredit
  expect(first).toMatchObject({ used: 100.5, rest: credit.amount - 100.5, version: 2 })
  expect(first.uses).toEqual([expect.objectContaining({ amount: 100.5, recordedBy: 'Camille Tremblay' })])
  const stale = await use(officer, 1, 1)
  expect(stale.status).toBe(412)
  expect(((await stale.json()) as FailureBody).current).toMatchObject({ id: credit.id, version: 2 })
  const tooMuch = await use(officer, first.rest + 0.01, 2)
  expect(tooMuch.status).toBe(400)
  expect(((await tooMuch.json()) as FailureBody).problems).toEqual([{ field: 'amount', code: 'outOfRange' }])
  for (const amount of [0, -5, 1.005]) expect((await use(officer, amount, 2)).status).toBe(400)
  const last = (await (await use(officer, first.rest, 2)).json()) as TravelCredit
  expect(last).toMatchObject({ rest: 0, state: 'used', used: credit.amount })
  const none = await use(me, 1, 3)
  expect([none.status, ((await none.json()) as FailureBody).messageCode]).toEqual([409, 'creditUsed'])
})

test('of uses recorded at once only one counts, and the others are told what is left', async () => {
  const credit = await newCredit()
  const use = { amount: 10, version: 1 }
  const answers = await Promise.all(
    [me, officer, me, officer, me].map((who) =>
      post(who, `${who === me ? own : company}/credits/${credit.id}/uses`, use),
    ),
  )
  const counted = answers.filter(({ status }) => status === 200)
  expect([counted.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 4])
  expect(await creditOf(credit.bookingId)).toMatchObject({ used: 10, rest: credit.amount - 10, version: 2 })
})

test('a lapsed credit cannot be used, and lapses on the day after its last', async () => {
  const { db } = at.services
  const { id } = await newCredit()
  const on = async (validUntil: string) => {
    await db.update(travelCredits).set({ validUntil }).where(eq(travelCredits.id, id))
    return (await list(`&creditId=${id}`)).responseData[0]?.state
  }
  expect(await on(addDays(today(), 61))).toBe('open')
  expect(await on(addDays(today(), 60))).toBe('lapsing')
  expect(await on(today())).toBe('lapsing')
  expect(await on(addDays(today(), -1))).toBe('lapsed')
  const refused = await post(me, `${own}/credits/${id}/uses`, { amount: 1, version: 1 })
  expect([refused.status, ((await refused.json()) as FailureBody).messageCode]).toEqual([409, 'creditLapsed'])
})

test('the list is filtered by state, airline and cost center, and its totals never add up two currencies', async () => {
  const all = await list()
  expect(all.totals.map(({ currency }) => currency)).toEqual(['CAD', 'USD'])
  const restOf = (currency: string, ...states: string[]) =>
    all.responseData
      .filter((row) => row.currency === currency && states.includes(row.state))
      .reduce((sum, { rest }) => sum + Math.round(rest * 100), 0) / 100
  for (const { currency, usable, lapsing, lapsed } of all.totals)
    expect([usable, lapsing, lapsed]).toEqual([
      restOf(currency, 'open', 'lapsing'),
      restOf(currency, 'lapsing'),
      restOf(currency, 'lapsed'),
    ])
  const open = await list('&state=open')
  expect(open.totalItemCount).toBe((all.stateCounts.open ?? 0) + (all.stateCounts.lapsing ?? 0))
  expect(new Set(open.responseData.map(({ state }) => state))).toEqual(new Set(['open', 'lapsing']))
  expect(open.totals).toEqual(all.totals)
  const [airline] = all.airlines
  const flown = await list(`&airlineCode=${airline?.id}`)
  expect(new Set(flown.responseData.map(({ airlineCode }) => airlineCode))).toEqual(new Set([airline?.id]))
  const [center] = all.costCenters
  const ours = await list(`&costCenterId=${center?.id}`)
  expect(new Set(ours.responseData.map(({ costCenter }) => costCenter))).toEqual(new Set([center?.name]))
  const found = await list('&search=tremblay')
  expect(new Set(found.responseData.map(({ lastName }) => lastName))).toEqual(new Set(['Tremblay']))
  const byName = (await list('&sort=traveler:asc')).responseData.map(({ lastName }) => lastName)
  expect(byName).toEqual(byName.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })))
})

test('the demo has a credit that lapses within the month, a lapsed one, and one that is partly used', async () => {
  const { responseData } = await list()
  const soon = addDays(today(), 32)
  expect(responseData.some(({ state, validUntil }) => state === 'lapsing' && validUntil <= soon)).toBe(true)
  expect(responseData.some(({ state }) => state === 'lapsed')).toBe(true)
  expect(responseData.some(({ used, rest, uses }) => used > 0 && rest > 0 && uses[0]?.amount === used)).toBe(true)
  expect(responseData.some(({ state }) => state === 'used')).toBe(true)
})

test('people see their own credits, and the company’s only as a financial officer', async () => {
  const mine = await at.get<TravelCreditPage>(me, `${own}/credits`)
  expect(new Set(mine.responseData.map(({ profileId }) => profileId))).toEqual(new Set(['p-aurora-traveller']))
  for (const path of ['credits', 'cancellations']) {
    expect((await at.send(me, `${company}/${path}`)).status).toBe(403)
    expect((await at.send('admin@aurora', `${company}/${path}`)).status).toBe(403)
    expect((await at.send('finance@boreal', `${company}/${path}`)).status).toBe(404)
  }
  expect((await at.send(officer, `${own}/credits`)).status).toBe(403)
  const { id } = await newCredit()
  const foreign: [Handle, string][] = [
    ['finance@boreal', '/company/companies/boreal'],
    ['vip@aurora', `/main${placeOf('vip@aurora')}`],
  ]
  for (const [who, place] of foreign)
    expect((await post(who, `${place}/credits/${id}/uses`, { amount: 1, version: 1 })).status).toBe(404)
})

test('a credit that lapses soon is notified to its traveler and to the financial officers, with the very credit', async () => {
  const { db } = at.services
  const { id } = await newCredit()
  const notes = async (who: Handle) =>
    (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`)).filter(
      ({ actionRoute }) => actionRoute.query['creditId'] === id,
    )
  expect([await notes(me), await notes(officer)]).toEqual([[], []])
  for (const [days, isUrgent] of [
    [45, false],
    [20, false],
    [3, true],
  ] as const) {
    await db
      .update(travelCredits)
      .set({ validUntil: addDays(today(), days) })
      .where(and(eq(travelCredits.id, id)))
    const [mine] = await notes(me)
    expect(mine).toMatchObject({ type: 'travelcredit', code: 'travelCreditLapsing', isUrgent })
    expect(mine?.actionRoute.name).toBe('ownTravelCredits')
    const [theirs] = await notes(officer)
    expect(theirs).toMatchObject({
      code: 'companyCreditLapsing',
      isUrgent: false,
      actionRoute: { name: 'travelCredits' },
    })
    expect(theirs?.title).toContain('Camille Tremblay')
  }
  await db.update(travelCredits).set({ usedAmount: travelCredits.amount }).where(eq(travelCredits.id, id))
  expect([await notes(me), await notes(officer)]).toEqual([[], []])
})
