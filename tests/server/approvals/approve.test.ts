import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Decided, MailedApproval } from '#contract/approvals/approvals.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { openApprovalDesk } from '#tests/support/approvals/approvalDesk.ts'
import { placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { allSent, forgetTurns } from '#tests/support/mail/mailQueue.ts'

// A trip outside the policy waits until a person who may decide says yes.

let desk: Awaited<ReturnType<typeof openApprovalDesk>>
beforeAll(async () => {
  desk = await openApprovalDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await allSent(desk.services)
  await forgetTurns(desk.services)
  await desk.outbox.empty()
})

const traveler = 'traveller@aurora'
const approver = 'finance@aurora'
const approverMail = 'finance@aurora.example'
const travelerMail = 'traveller@aurora.example'
const recordsOf = (tripId: string) => desk.db.$count(bookingRecords, eq(bookingRecords.tripId, tripId))
const tripOf = (bookingId: string) => desk.get<Trip>(traveler, `/main${placeOf(traveler)}/trips/${bookingId}`)

test('the review says who is asked, and the trip waits without being paid', async () => {
  const visitor = await desk.tool.visitorOf(profileIdOf(traveler))
  const html = await desk.review(visitor)
  expect(html).toContain('Olivier Bouchard has to approve this trip')
  expect(html).toContain('Send for approval')
  const row = await desk.confirm(visitor, html)
  expect(row).toMatchObject({ status: 'pending', approval: 'pendingApproval' })
  expect(await desk.invoicesOf(row.id)).toEqual([])
  expect(await recordsOf(row.id)).toBe(0)
  const sent = await visitor.text(`/booking-tool/booked/${row.id}`)
  expect(sent).toContain('Your trip waits for approval')
  expect(sent).toMatch(/aria-current="step">.*Sent</)
  expect(sent).not.toContain('Cancellation')
  expect((await tripOf(row.bookingId)).approval).toMatchObject({
    status: 'pendingApproval',
    decider: 'Olivier Bouchard',
    canRemind: false,
  })
  expect(await desk.mails(travelerMail)).toEqual([])
})

test('a trip within the policy is booked at once, and the approver is told', async () => {
  const row = await desk.book(traveler, 'within')
  expect(row).toMatchObject({ status: 'confirmed', approval: null })
  expect(await desk.invoicesOf(row.id)).toHaveLength(1)
  const [told, ...more] = await desk.mails(approverMail)
  expect(told?.subject).toMatch(/^For your information: Camille Tremblay to Toronto/)
  expect(told?.text).not.toContain('/approval/')
  expect(more).toEqual([])
  expect((await desk.list(approver, 'answered')).responseData[0]).toMatchObject({ status: 'told', isOpen: false })
})

test('the mail has all that a decision needs, and a yes by its link books and pays the trip', async () => {
  const row = await desk.book(traveler)
  const [asked, ...more] = await desk.mails(approverMail)
  expect(more).toEqual([])
  expect(asked?.subject).toMatch(/^Please decide: Camille Tremblay to Toronto/)
  for (const part of [
    'Outside the travel policy',
    'A night costs more than',
    'No other option fits the meeting',
    'Cheapest offers',
  ])
    expect(asked?.text).toContain(part)
  const key = await desk.keyFor(approverMail)
  const question = (await (await desk.byKey(key)).json()) as MailedApproval
  expect(question).toMatchObject({ status: 'waiting', isOpen: true, reader: 'Olivier', traveler: 'Camille Tremblay' })
  const answer = (await (await desk.byKey(key, { decision: 'approve' })).json()) as Decided
  expect(answer).toMatchObject({ status: 'approved', isOwn: true, decision: { by: 'Olivier Bouchard' } })
  expect(await desk.rowOf(row.id)).toMatchObject({ status: 'confirmed', approval: 'approved', version: 2 })
  const [invoice, ...others] = await desk.invoicesOf(row.id)
  expect(others).toEqual([])
  expect(invoice?.total).toBe(row.total)
  expect(await recordsOf(row.id)).toBe(1)
  const [booked] = await desk.mails(travelerMail)
  expect(booked?.text).toContain('Olivier Bouchard has approved it')
  expect(booked?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'text/calendar'])
  // The same link again changes nothing and says what was decided.
  const again = (await (await desk.byKey(key, { decision: 'decline' })).json()) as Decided
  expect(again).toMatchObject({ status: 'approved', isOwn: false })
  expect(await desk.invoicesOf(row.id)).toHaveLength(1)
})

test('who is asked sees the traveler’s trips around these days, and the budget with this trip in it', async () => {
  const [first, second] = [await desk.book(traveler), await desk.book(traveler)]
  const shownFor = async ({ id }: typeof first) => desk.shown(approver, (await desk.questionOf(id)).id)
  const { otherTrips, budget } = await shownFor(second)
  expect(otherTrips).toContainEqual(expect.objectContaining({ bookingId: first.bookingId, isPending: true }))
  await desk.decided(await desk.decide(approver, [(await desk.questionOf(second.id)).id], 'decline'))
  expect((await shownFor(first)).budget?.left).toBeCloseTo(budget!.left + second.total, 2)
})

test('a trip that an arranger has booked says so, and both hear of the answer, each with their own page', async () => {
  const row = await desk.book(traveler, 'outside', 'arranger@aurora')
  const [asked] = await desk.mails(approverMail)
  expect(asked?.text).toContain('Noor Haddad has booked it')
  expect(asked?.replyTo).toMatchObject([{ address: 'arranger@aurora.example' }])
  await desk.decided(await desk.decide(approver, [(await desk.questionOf(row.id)).id], 'decline', 'By train, please.'))
  const pages = [
    [travelerMail, `dashboard/trips/${row.bookingId}`],
    ['arranger@aurora.example', `arranger/aurora/${profileIdOf(traveler)}/trips/${row.bookingId}`],
  ]
  for (const [address, page] of pages) {
    const [told] = await desk.mails(address!)
    expect(told?.text).toContain('By train, please.')
    expect(told?.text).toContain(page)
  }
})

describe('a trip that is declined or sent back', () => {
  test('is declined with a comment: nothing is held, and the traveler can correct it with all that was chosen', async () => {
    const row = await desk.book(traveler)
    const { id } = await desk.questionOf(row.id)
    const [answer] = await desk.decided(await desk.decide(approver, [id], 'decline', 'Too dear. Take the Northbough.'))
    expect(answer).toMatchObject({ status: 'declined', isOwn: true })
    expect(await desk.rowOf(row.id)).toMatchObject({ status: 'cancelled', approval: 'declined' })
    const [mail] = await desk.mails(travelerMail)
    expect(mail?.subject).toMatch(/^Your trip to Toronto was declined/)
    expect(mail?.text).toContain('Too dear. Take the Northbough.')
    expect(await tripOf(row.bookingId)).toMatchObject({
      tripStatus: 'Cancelled',
      approval: { status: 'declined', decision: { comment: 'Too dear. Take the Northbough.' } },
    })

    const visitor = await desk.tool.visitorOf(profileIdOf(traveler))
    expect(await visitor.text(`/booking-tool/bookings/${row.bookingId}`)).toContain('Correct and send again')
    const code = await desk.tool.mint(profileIdOf(traveler))
    const entry = `/booking-tool/sso?userToken=${code}&target=trip&superPnrId=${row.bookingId}`
    const entered = await desk.tool.app.request(entry, { headers: { cookie: desk.tool.givenWith(code) } })
    expect(entered.headers.get('location')).toBe(`/booking-tool/bookings/${row.bookingId}/correct`)
    const opened = await visitor.get(`/booking-tool/bookings/${row.bookingId}/correct`)
    const review = await visitor.text(opened.headers.get('location')!)
    expect(review).toContain('<h1>Review and confirm</h1>')
    expect(review).toContain('Olivier Bouchard has declined this trip')
    expect(review).toContain('Too dear. Take the Northbough.')
    expect(review).toMatch(/value="meeting"[^>]*checked/)
    const again = await desk.confirm(visitor, review)
    expect(again).toMatchObject({
      id: row.id,
      bookingId: row.bookingId,
      status: 'pending',
      approval: 'pendingApproval',
    })
    const asked = await desk.questionOf(row.id)
    expect(asked.id).not.toBe(id)
    await desk.decided(await desk.decide(approver, [asked.id], 'approve'))
    expect(await desk.rowOf(row.id)).toMatchObject({ status: 'confirmed', approval: 'approved', cancelledAt: null })
    expect(await desk.invoicesOf(row.id)).toHaveLength(1)
  })

  test('is sent back only with a comment, keeps its hold, and asks anew once corrected', async () => {
    const row = await desk.book(traveler)
    const { id, heldUntil } = await desk.questionOf(row.id)
    expect((await desk.decide(approver, [id], 'sendBack')).status).toBe(400)
    await desk.decided(await desk.decide(approver, [id], 'sendBack', 'One night less, please.'))
    expect(await desk.rowOf(row.id)).toMatchObject({ status: 'pending', approval: 'sentBack' })
    expect((await desk.questionOf(row.id)).heldUntil).toEqual(heldUntil)
    const [mail] = await desk.mails(travelerMail)
    expect(mail?.subject).toMatch(/^Please correct your trip to Toronto/)
    const visitor = await desk.tool.visitorOf(profileIdOf(traveler))
    const opened = await visitor.get(`/booking-tool/bookings/${row.bookingId}/correct`)
    await desk.confirm(visitor, await visitor.text(opened.headers.get('location')!))
    const states = (await desk.list(approver, 'answered')).responseData.find((each) => each.id === id)
    expect(states?.status).toBe('withdrawn')
    expect((await desk.questionOf(row.id)).status).toBe('waiting')
  })
})

test('several are answered at once, and a second person sees who was first', async () => {
  const rows = [await desk.book(traveler), await desk.book(traveler)]
  const ids = await Promise.all(rows.map(async ({ id }) => (await desk.questionOf(id)).id))
  const first = await desk.decided(await desk.decide(approver, ids, 'approve', 'Fine.'))
  expect(first.map(({ isOwn, status }) => [isOwn, status])).toEqual([
    [true, 'approved'],
    [true, 'approved'],
  ])
  const second = await desk.decided(await desk.decide(approver, ids, 'decline'))
  expect(second.map(({ isOwn, status, decision }) => [isOwn, status, decision?.by])).toEqual([
    [false, 'approved', 'Olivier Bouchard'],
    [false, 'approved', 'Olivier Bouchard'],
  ])
})

test('one that the person may no longer decide stays as it is, and the others are decided', async () => {
  const rows = [await desk.book(traveler, 'outside', 'arranger@aurora'), await desk.book(traveler)]
  const ids = await Promise.all(rows.map(async ({ id }) => (await desk.questionOf(id)).id))
  const arranger = eq(profiles.id, profileIdOf('arranger@aurora'))
  const [approverRow] = await desk.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, profileIdOf(approver)))
  const [before] = await desk.db.select().from(profiles).where(arranger)
  // The arranger turns out to be a second record of the approver.
  await desk.db.update(profiles).set({ internalEmployeeId: approverRow!.internalEmployeeId }).where(arranger)
  const answers = await desk.decided(await desk.decide(approver, ids, 'approve'))
  expect(answers).toMatchObject([
    { id: ids[0], isOwn: false, status: 'waiting', decision: null },
    { id: ids[1], isOwn: true, status: 'approved' },
  ])
  expect(await desk.rowOf(rows[0]!.id)).toMatchObject({ status: 'pending', approval: 'pendingApproval' })
  expect((await desk.list(approver)).responseData.find(({ id }) => id === ids[0])?.isOpen).toBe(false)
  await desk.db.update(profiles).set({ internalEmployeeId: before!.internalEmployeeId }).where(arranger)
  expect((await desk.decide('traveller@aurora', [ids[0]!], 'approve')).status).toBe(404)
})

test('canceling a waiting trip costs nothing and withdraws the question', async () => {
  const row = await desk.book(traveler)
  const key = await desk.keyFor(approverMail)
  const answer = await desk.send(traveler, `/main${placeOf(traveler)}/trips/${row.bookingId}/cancel`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: row.version }),
  })
  expect(await answer.json()).toMatchObject({ paid: 0, refund: 0, lost: 0, segments: [] })
  expect(await desk.rowOf(row.id)).toMatchObject({ status: 'cancelled', approval: null })
  expect(((await (await desk.byKey(key, { decision: 'approve' })).json()) as Decided).status).toBe('withdrawn')
  expect((await desk.rowOf(row.id)).status).toBe('cancelled')
  expect(await desk.invoicesOf(row.id)).toEqual([])
})
