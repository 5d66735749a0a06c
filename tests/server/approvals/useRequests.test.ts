import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TravelRequest, TravelRequestBody } from '#contract/approvals/requests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openRequestDesk } from '#tests/support/approvals/requestDesk.ts'
import { placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { hiddenFields } from '#tests/support/bookingTool/toolVisitor.ts'

// Bookings that fit an approved request need no further answer and use it.

const traveler = 'traveller@aurora'
const approver = 'finance@aurora'

let desk: Awaited<ReturnType<typeof openRequestDesk>>
beforeAll(async () => {
  desk = await openRequestDesk(traveler)
})
afterAll(() => desk.close())

const approved = async (changed: Partial<TravelRequestBody> = {}): Promise<TravelRequest> => {
  const { id } = await desk.request(desk.body(changed))
  await desk.answer(approver, id, 'approve')
  return desk.read(id)
}
const reviewOf = async (wanted: Record<string, string>, which: 'within' | 'outside' = 'within') => {
  const visitor = await desk.tool.visitorOf(profileIdOf(traveler))
  return { visitor, html: await desk.review(visitor, which, wanted) }
}
const bookStay = async (wanted: Record<string, string>, which: 'within' | 'outside' = 'within') => {
  const { visitor, html } = await reviewOf(wanted, which)
  return desk.confirm(visitor, html)
}
const cancel = ({ bookingId, version }: { bookingId: string; version: number }) =>
  desk.send(traveler, `/main${placeOf(traveler)}/trips/${bookingId}/cancel`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version }),
  })

describe('a booking', () => {
  test('that fits is booked at once, uses the request, and gives its amount back when it is canceled', async () => {
    const request = await approved()
    const { visitor, html } = await reviewOf(desk.stayIn(request))
    expect(html).toContain('The approved request “Client workshop” covers this trip')
    const row = await desk.confirm(visitor, html)
    expect(row).toMatchObject({ status: 'confirmed', approval: null, requestId: request.id })
    expect((await desk.questionOf(row.id)).status).toBe('told')
    const left = Math.round((2000 - row.total) * 100) / 100
    expect(await desk.read(request.id)).toMatchObject({
      left,
      canWithdraw: false,
      trips: [{ bookingId: row.bookingId, destination: 'Toronto', total: row.total }],
    })
    expect((await desk.call(traveler, 'DELETE', `/${request.id}`)).status).toBe(409)
    expect((await cancel(row)).status).toBe(200)
    expect(await desk.read(request.id)).toMatchObject({ left: 2000, trips: [], canWithdraw: true })
  })

  test.each([
    ['on other days', () => approved(), (request: TravelRequest) => desk.stayIn(request, 'Toronto', 6), 'within'],
    ['at another place', () => approved(), (request: TravelRequest) => desk.stayIn(request, 'Vancouver'), 'within'],
    [
      'above its estimate',
      () => approved({ estimate: 50 }),
      (request: TravelRequest) => desk.stayIn(request),
      'within',
    ],
    ['outside the policy', () => approved(), (request: TravelRequest) => desk.stayIn(request), 'outside'],
  ] as const)('%s is asked about as without a request', async (_, make, wanted, which) => {
    const row = await bookStay(wanted(await make()), which)
    expect(row).toMatchObject({ status: 'pending', approval: 'pendingApproval', requestId: null })
  })

  test('may cost more than what is left by the percentage of the policy, and no more', async () => {
    const { visitor, html } = await reviewOf(desk.stayIn({ from: desk.day(20) }))
    const { total } = await desk.confirm(visitor, html)
    const part = Math.ceil((total / 1.09) * 100) / 100
    const enough = await approved({ estimate: part, from: desk.day(20), until: desk.day(24) })
    const again = await desk.review(visitor, 'within', desk.stayIn({ from: desk.day(20) }))
    expect(again).toContain('The approved request')
    expect((await desk.call(traveler, 'DELETE', `/${enough.id}`)).status).toBe(200)
    await approved({ estimate: Math.floor((total / 1.11) * 100) / 100, from: desk.day(20), until: desk.day(24) })
    expect(await desk.review(visitor, 'within', desk.stayIn({ from: desk.day(20) }))).not.toContain('approved request')
  })

  test('near one of several places fits, of another person or a waiting request does not', async () => {
    const { from } = await approved({ places: [{ code: 'YVR' }, { code: 'YHM' }] })
    expect((await bookStay(desk.stayIn({ from }))).status).toBe('confirmed')
    const waiting = await desk.request()
    expect((await bookStay(desk.stayIn(waiting))).status).toBe('pending')
  })

  test('and another at the same time do not use the same rest twice', async () => {
    const request = await approved()
    const first = await reviewOf(desk.stayIn(request, 'Toronto', 1))
    const nights = { ...desk.stayIn(request, 'Toronto', 4), depart: desk.stayIn(request, 'Toronto', 2).until }
    const second = await reviewOf(nights)
    // Enough for the dearer of both, not for both.
    const totals = [first, second].map(({ html }) => Number(hiddenFields(html)['total']) / 100)
    await desk.db.execute(`update travel_requests set estimate = ${Math.max(...totals)} where id = '${request.id}'`)
    const rows = await Promise.all([first, second].map(({ visitor, html }) => desk.confirm(visitor, html)))
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['confirmed', 'pending'])
    const used = await desk.db.$count(trips, and(eq(trips.requestId, request.id), eq(trips.status, 'confirmed')))
    expect(used).toBe(1)
  })
})
