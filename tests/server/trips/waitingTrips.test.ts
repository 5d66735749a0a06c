import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CancelledTripPage } from '#contract/payment/travelCredits.ts'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { recordMissingBookings } from '#server/domains/trips/record/recordBooking.ts'
import { addDays, localDateOf } from '#server/time/zonedTime.ts'
import { placeOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { readCalendar } from '#tests/support/trips/calendarProgram.ts'
import { places } from '#tests/support/trips/plantTrip.ts'
import { plantWaitingTrip } from '#tests/support/trips/waitingTrip.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const [me, decider] = ['traveller@aurora', 'finance@aurora'] as const
const here = `/main${placeOf(me)}`
const { YUL, LHR } = places
const hourMs = 3_600_000

type Wanted = Partial<Parameters<typeof plantWaitingTrip>[1]>
function plant(wanted: Wanted = {}) {
  const on = (days: number, time: string) =>
    `${addDays(localDateOf(at.clock.now.getTime(), YUL.timeZone), days)}T${time}`
  const checkIn = { checkInUrl: 'https://check-in.example/ac', checkInOpensAt: new Date(at.clock.now) }
  return plantWaitingTrip(at.services.db, {
    who: me,
    decider,
    bookedAt: new Date(at.clock.now.getTime() - 2 * hourMs),
    heldUntil: new Date(at.clock.now.getTime() + 48 * hourMs),
    segments: [{ from: YUL, to: LHR, departure: on(20, '20:00'), arrival: on(21, '07:40'), ...checkIn }],
    ...wanted,
  })
}
const tripOf = (bookingId: string) => at.get<Trip>(me, `${here}/trips/${bookingId}`)
const post = (who: typeof me | typeof decider, path: string, body: object = {}) =>
  at.send(who, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
const idOf = async (bookingId: string) =>
  (await at.services.db.select({ id: trips.id }).from(trips).where(eq(trips.bookingId, bookingId)))[0]!.id
async function answer(bookingId: string, decision: 'approve' | 'decline') {
  const [question] = await at.services.db
    .select({ id: approvalQuestions.id })
    .from(approvalQuestions)
    .where(eq(approvalQuestions.tripId, await idOf(bookingId)))
  const done = await post(decider, `/main${placeOf(decider)}/approvals/decisions`, { ids: [question!.id], decision })
  expect(done.status).toBe(200)
}
const entryOf = async (bookingId: string) => {
  const file = await at.send(me, `${here}/trips/${bookingId}/calendar`, { headers: { 'Accept-Language': 'en' } })
  return readCalendar(await file.text())[0]!
}

test('a trip that waits is tentative in calendars, without a check-in, and confirmed once it is approved', async () => {
  const bookingId = await plant()
  const before = await entryOf(bookingId)
  expect(before).toMatchObject({ status: 'TENTATIVE', alarms: [] })
  expect(before.summary).toMatch(/^Demo|^Not confirmed: AC 864/)
  expect(before.description).toContain('waits for approval')
  expect(before.description).not.toContain('check-in.example')
  await answer(bookingId, 'approve')
  const after = await entryOf(bookingId)
  expect(after).toMatchObject({ uid: before.uid, status: 'CONFIRMED', alarms: ['-P1D'] })
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(after.summary).not.toContain('Not confirmed')
})

test('a declined trip is canceled in calendars, and shows by whom and that nothing was paid', async () => {
  const bookingId = await plant()
  await answer(bookingId, 'decline')
  expect(await entryOf(bookingId)).toMatchObject({ status: 'CANCELLED', alarms: [] })
  const trip = await tripOf(bookingId)
  expect(trip).toMatchObject({
    tripStatus: 'Cancelled',
    approval: { status: 'declined', decision: { by: expect.any(String) } },
  })
  expect([trip.total, trip.refunded, trip.invoiceId]).toEqual([undefined, undefined, null])
})

test('a change that waits leaves the trip as it is booked', async () => {
  const bookingId = await plant({ subject: 'change' })
  expect(await entryOf(bookingId)).toMatchObject({ status: 'CONFIRMED' })
  expect(await tripOf(bookingId)).toMatchObject({
    checkInUrl: 'https://check-in.example/ac',
    approval: { status: 'pendingApproval', isChange: true },
  })
})

test('a trip that waits says who decides, has no check-in and no confirmation number, and its decider is reminded once an hour', async () => {
  const bookingId = await plant()
  const trip = await tripOf(bookingId)
  expect(trip).toMatchObject({
    tripStatus: 'Upcoming',
    invoiceId: null,
    checkInUrl: null,
    segments: [{ checkInUrl: null, confirmationNumber: '' }],
    approval: { status: 'pendingApproval', decider: 'Olivier Bouchard', canRemind: true },
  })
  const approvedOne = await plant({ standing: 'approved' })
  expect((await tripOf(approvedOne)).segments[0]?.confirmationNumber).not.toBe('')
  const remind = () => post(me, `${here}/trips/${bookingId}/approval/reminder`)
  expect((await remind()).status).toBe(200)
  const refused = await remind()
  expect([refused.status, failureSchema.parse(await refused.json()).messageCode]).toEqual([409, 'alreadyReminded'])
  expect((await tripOf(bookingId)).approval).toMatchObject({
    canRemind: false,
    remindFrom: new Date(at.clock.now.getTime() + hourMs).toISOString(),
  })
})

test('records, emissions and cancellations have a trip once it is booked, and never one that was given up before', async () => {
  const { db } = at.services
  const counts = async (bookingId: string) => {
    const tripId = await idOf(bookingId)
    return Promise.all([
      db.$count(bookingRecords, eq(bookingRecords.tripId, tripId)),
      db.$count(footprintLegs, eq(footprintLegs.tripId, tripId)),
      db.$count(invoices, eq(invoices.tripId, tripId)),
    ])
  }
  const [waiting, declined, given, approved] = [await plant(), await plant(), await plant(), await plant()]
  await answer(declined, 'decline')
  await answer(approved, 'approve')
  const terms = await at.get<Cancellation>(me, `${here}/trips/${given}/cancellation`)
  expect(terms).toMatchObject({ isCancellable: true, refund: 0, segments: [] })
  await post(me, `${here}/trips/${given}/cancel`, { version: terms.version })
  await recordMissingBookings(db)
  for (const each of [waiting, declined, given]) expect(await counts(each)).toEqual([0, 0, 0])
  expect(await counts(approved)).toEqual([1, 1, 1])
  const listed = await at.get<CancelledTripPage>(decider, '/company/companies/aurora/cancellations?pageSize=50')
  expect(listed.responseData.map(({ bookingId }) => bookingId)).not.toEqual(expect.arrayContaining([given]))
  expect((await at.mails()).find(({ subject }) => subject?.includes(given))?.text).toContain('Nothing was paid')
})

test('a guest hears nothing of a trip that was given up before it was booked', async () => {
  const guest = { firstName: 'Ada', lastName: 'Quill', email: 'ada.waiting@visitor.example', language: 'en' as const }
  const bookingId = await plant({ trip: { guest } })
  await post(me, `${here}/trips/${bookingId}/cancel`, { version: 1 })
  expect((await tripOf(bookingId)).tripStatus).toBe('Cancelled')
  expect((await at.mails()).filter(({ to }) => to?.[0]?.address === guest.email)).toEqual([])
})
