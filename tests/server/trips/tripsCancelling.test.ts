import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { Invoice } from '#contract/trips/invoices.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { bookedCondition } from '#server/domains/trips/status.ts'
import { addDays, localDateOf } from '#server/time/zonedTime.ts'
import { placeOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const me = 'traveller@aurora'
const here = `/main${placeOf(me)}`

const dayMs = 86_400_000
/** Counted from today in Montréal, where the trips begin: in the evening there it is tomorrow in UTC already. */
const inDays = (days: number, time: string) =>
  `${addDays(localDateOf(at.clock.now.getTime(), places.YUL.timeZone), days)}T${time}`

const tripOf = (bookingId: string) => at.get<Trip>(me, `${here}/trips/${bookingId}`)
const cancellable = async (begins = 20, trip: Partial<typeof trips.$inferInsert> = {}) => {
  const bookedAt = new Date(at.clock.now.getTime() - 3 * dayMs)
  const { YUL, LHR } = places
  const hotel = { kind: 'hotel' as const, providerName: 'Kings Inn', reference: 'Standard room' }
  const segments = [
    { from: YUL, to: LHR, departure: inDays(begins, '20:00'), arrival: inDays(begins + 1, '07:40') },
    { ...hotel, from: LHR, to: LHR, departure: inDays(begins + 1, '15:00'), arrival: inDays(begins + 4, '11:00') },
  ]
  return tripOf(await plantTrip(at.services.db, { who: me, bookedAt, segments, trip }))
}
const consequences = ({ bookingId }: Trip) => at.get<Cancellation>(me, `${here}/trips/${bookingId}/cancellation`)
const cancel = ({ bookingId }: Trip, version: number, who: typeof me | 'arranger@aurora' = me) =>
  at.send(who, `${here}/trips/${bookingId}/cancel`, {
    method: 'POST',
    body: JSON.stringify({ version }),
    headers: { 'Content-Type': 'application/json' },
  })

test('the effect of canceling is answered before, and happens once', async () => {
  const trip = await cancellable()
  const before = await consequences(trip)
  expect(before).toMatchObject({ isCancellable: true, obstacle: null, version: trip.version, cancelledAt: null })
  expect(before.segments.map(({ segmentId }) => segmentId)).toEqual(trip.segments.map(({ id }) => id))
  expect(before).toMatchObject({ paid: 920, refund: 520, lost: 400, currency: 'CAD' })
  expect(before.refund + before.lost).toBeCloseTo(before.paid, 2)

  const answer = await cancel(trip, trip.version)
  const done = (await answer.json()) as Cancellation
  expect(done).toMatchObject({ obstacle: 'cancelled', refund: before.refund, segments: before.segments })
  expect(done.version).toBe(trip.version + 1)
  expect((await tripOf(trip.bookingId)).tripStatus).toBe('Cancelled')

  for (const version of [trip.version, done.version]) {
    const again = await cancel(trip, version)
    expect([again.status, await again.json()]).toEqual([200, done])
  }
  expect(await consequences(trip)).toEqual(done)
})

test('every trip booked in the tool and canceled has its invoice, and a credit note for the refund', async () => {
  const { db } = at.services
  const cancelled = await db
    .select()
    .from(trips)
    .where(and(bookedCondition, eq(trips.status, 'cancelled'), eq(trips.source, 'bookingTool')))
  expect(cancelled.length).toBeGreaterThan(0)
  const issued = Map.groupBy(await db.select().from(invoices), ({ tripId }) => tripId)
  for (const { id, cancellation, total } of cancelled) {
    const [papers, refund] = [issued.get(id) ?? [], cancellation!.reduce((sum, segment) => sum + segment.refund, 0)]
    const [invoice, note] = [papers.find(({ creditOf }) => !creditOf), papers.find(({ creditOf }) => creditOf)]
    expect(invoice?.total).toBe(total)
    expect(note?.creditOf).toBe(invoice?.id)
    expect(note?.total).toBeCloseTo(-refund, 2)
  }
})

test('the credit note refunds what was promised, and the trip keeps its invoice', async () => {
  const trip = await cancellable()
  const done = (await (await cancel(trip, trip.version)).json()) as Cancellation
  const note = await at.get<Invoice>(me, `${here}/invoices/${done.creditNoteId}`)
  expect(note).toMatchObject({ creditOf: trip.invoiceId, total: -done.refund, bookingId: trip.bookingId })
  expect(note.lines.reduce((sum, { amount, tax }) => sum + amount + tax, 0)).toBeCloseTo(note.total, 2)
  expect((await tripOf(trip.bookingId)).invoiceId).toBe(trip.invoiceId)
  const document = await at.send(me, `/main${note.invoiceDownloadUrl}`)
  expect((await document.text()).slice(0, 5)).toBe('%PDF-')
})

test('a trip that has changed is not canceled, and the answer has its current state', async () => {
  const trip = await cancellable()
  await at.services.db.update(trips).set({ version: 7 }).where(eq(trips.bookingId, trip.bookingId))
  const answer = await cancel(trip, trip.version)
  const body = failureSchema.parse(await answer.json())
  expect([answer.status, body.messageCode]).toEqual([412, 'changedMeanwhile'])
  expect(body.current).toEqual(await consequences(trip))
  expect((await tripOf(trip.bookingId)).tripStatus).toBe('Upcoming')
})

test('a trip that has begun, or does not allow canceling, is refused with the reason', async () => {
  const begun = await cancellable(-1)
  const trip = await cancellable()
  await at.services.db.update(trips).set({ isCancellable: false }).where(eq(trips.bookingId, trip.bookingId))
  for (const [each, obstacle] of [
    [begun, 'started'],
    [trip, 'notCancellable'],
  ] as const) {
    expect(await consequences(each)).toMatchObject({ isCancellable: false, obstacle, segments: [], refund: 0 })
    const answer = await cancel(each, each.version)
    expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, obstacle])
  }
})

test('ten simultaneous requests cancel once', async () => {
  const trip = await cancellable()
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(trip, trip.version)))
  const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<Cancellation>))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
})

test('an approved arranger may cancel a trip', async () => {
  const trip = await cancellable()
  expect((await cancel(trip, trip.version, 'arranger@aurora')).status).toBe(200)
})

const guest = { firstName: 'Zoé', lastName: 'Quill', email: 'zoe@visitor.example' }

test('a guest whose trip is canceled is told once, in their language, and replies go to the canceling person', async () => {
  await at.forgetMails()
  const trip = await cancellable(20, { guest: { ...guest, language: 'es' } })
  await Promise.all(Array.from({ length: 3 }, () => cancel(trip, trip.version, 'arranger@aurora')))
  const [mail, ...more] = await at.mails()
  expect(more).toEqual([])
  expect(mail?.to).toMatchObject([{ address: guest.email }])
  expect(mail?.subject).toMatch(new RegExp(`^Su viaje a Londres del .* se canceló \\[${trip.bookingId}\\]$`))
  expect(mail?.text).toContain('Hola, Zoé:')
  expect(mail?.text).toMatch(/, de Aurora Industries, canceló su viaje de Montreal a Londres/)
  expect(mail?.replyTo).toMatchObject([{ address: 'arranger@aurora.example' }])
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`trip-${trip.bookingId.toLowerCase()}.ics`, 'text/calendar'],
  ])
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString()).toContain('STATUS:CANCELLED')

  await at.forgetMails()
  const own = await cancellable()
  await cancel(own, own.version)
  expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['traveller@aurora.example'])
  await at.forgetMails()
  const other = await cancellable(20, { guest: { ...guest, email: 'li@visitor.example' } })
  await cancel(other, other.version)
  const [told] = await at.mails()
  expect(told?.to).toMatchObject([{ address: 'li@visitor.example' }])
  expect(told?.text).toContain('Camille Tremblay of Aurora Industries has cancelled')
})

test('a trip that is not canceled sends the guest no mail', async () => {
  await at.forgetMails()
  const trip = await cancellable(20, { guest, isCancellable: false })
  expect((await cancel(trip, trip.version)).status).toBe(409)
  const other = await cancellable(20, { guest: { ...guest, email: 'li@visitor.example' } })
  expect((await cancel(other, other.version + 1)).status).toBe(412)
  expect(await at.mails()).toEqual([])
})
