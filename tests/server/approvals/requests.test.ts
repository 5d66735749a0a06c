import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import type { MailedApproval } from '#contract/approvals/approvals.ts'
import type { TravelRequest, TravelRequestBody } from '#contract/approvals/requests.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { runApprovalClock } from '#server/domains/approvals/clock.ts'
import { openRequestDesk } from '#tests/support/approvals/requestDesk.ts'
import { placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { allSent, forgetTurns } from '#tests/support/mail/mailQueue.ts'

// A traveler asks before booking, and bookings that fit the approved request need no further answer.

const traveler = 'traveller@aurora'
const approver = 'finance@aurora'
const approverMail = 'finance@aurora.example'
const travelerMail = 'traveller@aurora.example'

let desk: Awaited<ReturnType<typeof openRequestDesk>>
beforeAll(async () => {
  desk = await openRequestDesk(traveler)
})
afterAll(() => desk.close())
beforeEach(async () => {
  await allSent(desk.services)
  await forgetTurns(desk.services)
  await desk.outbox.empty()
})

const approved = async (changed: Partial<TravelRequestBody> = {}): Promise<TravelRequest> => {
  const { id } = await desk.request(desk.body(changed))
  await desk.answer(approver, id, 'approve')
  return desk.read(id)
}
const bookStay = async (wanted: Record<string, string>) => {
  const visitor = await desk.tool.visitorOf(profileIdOf(traveler))
  return desk.confirm(visitor, await desk.review(visitor, 'within', wanted))
}

test('a request asks by mail what a trip is asked, a yes by its key approves it, and the traveler hears it', async () => {
  const sent = await desk.request()
  expect(sent).toMatchObject({
    status: 'pendingApproval',
    decider: 'Olivier Bouchard',
    places: [{ code: 'YYZ', name: 'Toronto' }],
    left: 2000,
    trips: [],
    canCorrect: false,
    canWithdraw: true,
  })
  const [asked] = await desk.mails(approverMail)
  expect(asked?.subject).toMatch(/^Please decide: Camille Tremblay to Toronto/)
  for (const part of ['Client workshop', 'Toronto', 'Estimate', '2,000.00', 'asks before anything is booked'])
    expect(asked?.text).toContain(part)
  const key = await desk.keyFor(approverMail)
  const question = (await (await desk.byKey(key)).json()) as MailedApproval
  expect(question).toMatchObject({
    subject: 'request',
    status: 'waiting',
    isOpen: true,
    request: { purpose: 'Client workshop', places: ['Toronto'] },
    trip: { bookingId: '', destination: 'Toronto', total: 2000, segments: [], brokenRules: [] },
  })
  expect((await desk.list(approver)).responseData.map(({ id }) => id)).toContain(question.id)
  expect(await (await desk.byKey(key, { decision: 'approve' })).json()).toMatchObject({ status: 'approved' })
  expect(await desk.read(sent.id)).toMatchObject({
    status: 'approved',
    isUsable: true,
    decision: { by: 'Olivier Bouchard' },
  })
  const [told] = await desk.mails(travelerMail)
  expect(told?.subject).toBe('You may travel to Toronto')
  expect(told?.text).toContain(`/dashboard/travel-requests/${sent.id}`)
  expect(await (await desk.byKey(key, { decision: 'decline' })).json()).toMatchObject({
    status: 'approved',
    isOwn: false,
  })
})

describe('a request', () => {
  test('that is sent back is corrected with all that was entered, and asked about anew', async () => {
    const { id, ...said } = await desk.request()
    const { id: questionId } = await desk.questionAbout(id)
    await desk.answer(approver, id, 'sendBack', 'Two days are enough.')
    const [mail] = await desk.mails(travelerMail)
    expect(mail?.subject).toBe('Please correct your request to travel to Toronto')
    expect(mail?.text).toContain('Two days are enough.')
    expect(await desk.read(id)).toMatchObject({
      status: 'sentBack',
      purpose: said.purpose,
      canCorrect: true,
      decision: { comment: 'Two days are enough.' },
    })
    const notes = await desk.get<Notification[]>(traveler, `/main${placeOf(traveler)}/notifications`)
    expect(notes.find(({ code }) => code === 'requestSentBack')?.actionRoute).toMatchObject({
      name: 'travelRequest',
      params: { requestId: id },
    })
    const corrected = { ...desk.body(), purpose: 'Shorter workshop' }
    const answer = await desk.call(traveler, 'PUT', `/${id}`, corrected)
    expect(await answer.json()).toMatchObject({ id, status: 'pendingApproval', purpose: 'Shorter workshop' })
    expect((await desk.questionAbout(id)).id).not.toBe(questionId)
    // The earlier question keeps what was asked then.
    expect(await desk.shown(approver, questionId)).toMatchObject({
      status: 'withdrawn',
      request: { purpose: 'Client workshop' },
    })
    expect((await desk.call(traveler, 'PUT', `/${id}`, corrected)).status).toBe(409)
  })

  test('that is declined can be corrected, and one that waits or is unused withdrawn, after which it covers nothing', async () => {
    const declined = await desk.request()
    await desk.answer(approver, declined.id, 'decline', 'Not this year.')
    expect((await desk.mails(travelerMail))[0]?.subject).toBe('Your request to travel to Toronto was declined')
    expect(await (await desk.call(traveler, 'PUT', `/${declined.id}`, desk.body())).json()).toMatchObject({
      status: 'pendingApproval',
    })
    const waiting = await desk.request()
    const { id: questionId } = await desk.questionAbout(waiting.id)
    expect(await (await desk.call(traveler, 'DELETE', `/${waiting.id}`)).json()).toMatchObject({ status: 'withdrawn' })
    expect((await desk.decided(await desk.decide(approver, [questionId], 'approve')))[0]?.status).toBe('withdrawn')
    const unused = await approved()
    await desk.call(traveler, 'DELETE', `/${unused.id}`)
    expect((await bookStay(desk.stayIn(unused))).status).toBe('pending')
  })

  test('counts among those of the day when it is sent and each time that it is corrected', async () => {
    const { id } = await desk.request()
    await desk.answer(approver, id, 'sendBack', 'Two days are enough.')
    const { most } = mosts.travelRequests
    try {
      mosts.travelRequests.most = 0
      const refused = await desk.call(traveler, 'PUT', `/${id}`, desk.body())
      expect(refused.status).toBe(429)
      expect((await desk.read(id)).status).toBe('sentBack')
    } finally {
      mosts.travelRequests.most = most
    }
  })

  test('is never answered by its traveler, who sent it, or a second record of either', async () => {
    const administrator = 'admin@aurora'
    const { id } = await desk.request(desk.body(), administrator)
    const question = await desk.questionAbout(id)
    expect(question.bookerProfileId).toBe(profileIdOf(administrator))
    for (const handle of [administrator, traveler] as const)
      expect((await desk.decide(handle, [question.id], 'approve')).status).toBe(404)
    const key = await desk.keyFor(approverMail)
    const own = eq(profiles.id, profileIdOf(approver))
    const [before] = await desk.db.select({ number: profiles.internalEmployeeId }).from(profiles).where(own)
    const [{ number } = { number: '' }] = await desk.db
      .update(profiles)
      .set({ internalEmployeeId: 'SAME-1' })
      .where(eq(profiles.id, profileIdOf(administrator)))
      .returning({ number: profiles.internalEmployeeId })
    await desk.db.update(profiles).set({ internalEmployeeId: number }).where(own)
    expect((await desk.byKey(key, { decision: 'approve' })).status).toBe(404)
    await desk.db.update(profiles).set({ internalEmployeeId: before!.number }).where(own)
    expect((await desk.byKey(key.replaceAll(/./g, 'x'), { decision: 'approve' })).status).toBe(404)
    expect((await desk.byKey(key, { decision: 'approve' })).status).toBe(200)
  })

  test('of somebody else is neither read nor sent', async () => {
    const { id } = await desk.request()
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      expect((await desk.call('finance@aurora', method, path)).status).toBe(403)
      expect((await desk.call('admin@boreal', method, path)).status).toBe(404)
    }
    expect((await desk.call('finance@aurora', 'POST', '', desk.body())).status).toBe(403)
  })

  test.each([
    ['datePast', 'from', () => ({ from: desk.day(-3), until: desk.day(3) })],
    ['dateTooFar', 'from', () => ({ from: desk.day(380), until: desk.day(381) })],
    ['endBeforeStart', 'until', () => ({ from: desk.day(30), until: desk.day(29) })],
    ['dateTooFar', 'until', () => ({ from: desk.day(30), until: desk.day(140) })],
    ['airport', 'places.0.code', () => ({ places: [{ code: 'QQQ' }] })],
    ['samePlace', 'places.1.code', () => ({ places: [{ code: 'YYZ' }, { code: 'YYZ' }] })],
    ['required', 'places', () => ({ places: [] })],
    ['outOfRange', 'estimate', () => ({ estimate: 0 })],
    ['required', 'purpose', () => ({ purpose: ' ' })],
  ])('is refused as %s at %s', async (code, field, changed) => {
    const answer = await desk.call(traveler, 'POST', '', desk.body(changed()))
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { problems: unknown[] }).problems).toContainEqual({ field, code })
  })

  test('lapses at its first day, and the clock asks the next person before', async () => {
    const now = desk.clock.now
    const { id } = await desk.request(desk.body({ from: desk.day(6), until: desk.day(8) }))
    const later = await desk.questionAbout(id)
    desk.clock.now = new Date(later.dueAt!.getTime() + hourMs)
    await runApprovalClock(desk.services)
    expect(await desk.read(id)).toMatchObject({ status: 'pendingApproval' })
    expect((await desk.read(id)).decider).not.toBe('Olivier Bouchard')
    desk.clock.now = new Date(+now + 6 * dayMs + 12 * hourMs)
    await runApprovalClock(desk.services)
    expect(await desk.read(id)).toMatchObject({ status: 'lapsed', canCorrect: true, decision: { by: '' } })
    expect((await desk.mails(travelerMail)).map(({ subject }) => subject)).toContain(
      'Your request to travel to Toronto was not answered in time',
    )
    desk.clock.now = now
  })
})
