import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { travelCredits, travelCreditUses } from '#server/db/schema/trips/credits.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { CreditsChanged, payWithCredits } from '#server/domains/credits/payWithCredits.ts'
import { cancellationOf, cancelTrip } from '#server/domains/trips/cancel/cancel.ts'
import { findTrip } from '#server/domains/trips/findTrip.ts'
import { cancelledMoney, pricePaid } from '#server/domains/trips/news/tripMoney.ts'
import { presentedInvoice } from '#server/domains/trips/documents/readInvoices.ts'
import { creditHolder, openCreditDesk } from '#tests/support/bookingTool/creditDesk.ts'
import { dayMs } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openCreditDesk>>

beforeAll(async () => {
  desk = await openCreditDesk()
})
beforeEach(async () => {
  await desk.services.db.delete(travelCreditUses)
  await desk.change()
})
afterAll(() => desk.close())

const cents = (units: number) => Math.round(units * 100)
const tripIn = (answer: Response) => answer.headers.get('location')!.split('/').at(-1)!
const usesNow = async () => {
  const { id } = await desk.credit()
  return desk.services.db.select().from(travelCreditUses).where(eq(travelCreditUses.creditId, id))
}
const invoicesOf = (tripId: string) =>
  desk.services.db.select().from(invoices).where(eq(invoices.tripId, tripId)).orderBy(invoices.issuedAt)
const lineSum = (lines: { amount: number; tax: number }[]) =>
  lines.reduce((sum, { amount, tax }) => sum + cents(amount) + cents(tax), 0)

async function bookWithCredit() {
  const visitor = await desk.tool.visitorOf(creditHolder)
  const answer = await desk.confirm(visitor, await desk.fieldsWith(visitor, await desk.another()))
  expect(answer.status).toBe(303)
  const trip = await desk.rowOf(tripIn(answer))
  return { visitor, trip, page: await visitor.text(answer.headers.get('location')!) }
}

test('a credit pays for the fare: a use with its trip, an invoice of the rest, and a trip at its own price', async () => {
  await desk.change({ changeFee: 90 })
  const { trip, page } = await bookWithCredit()
  const credit = await desk.credit()
  expect(credit).toMatchObject({ usedAmount: 300 })
  expect(await usesNow()).toMatchObject([{ amount: 300, fee: 90, tripId: trip.id, recordedBy: creditHolder }])
  const [invoice] = await invoicesOf(trip.id)
  expect(cents(invoice!.total)).toBe(cents(trip.total) - 300_00 + 90_00)
  expect((await desk.presented(trip.id)).paidByCredits).toBe(300)
  expect(lineSum(invoice!.lines)).toBe(cents(invoice!.total))
  const [record] = await desk.services.db.select().from(bookingRecords).where(eq(bookingRecords.tripId, trip.id))
  expect(record!.grossAmount).toBe(trip.total)
  expect(page).toMatch(/Nordwind credit: −\S+300\.00/)
  expect(page).toMatch(/Change fee of the credit: \S+90\.00/)
  expect(page).toContain('Left to pay')
  const mail = JSON.stringify(await pricePaid('en', await findTrip(desk.services.db, trip), desk.services.db))
  expect(mail).toMatch(/Paid with the Nordwind credit: −\S+300\.00.*Change fee of the Nordwind credit.*Left to pay/)
  const ref = { companyId: trip.companyId, profileId: trip.profileId, invoiceId: invoice!.id }
  const inWords = async (language: 'en' | 'fr' | 'es') =>
    (await presentedInvoice(ref, { language, locale: language }, desk.services)).lines.slice(-2)
  expect(await inWords('en')).toMatchObject([
    { description: 'Paid with the Nordwind credit', amount: -300, tax: 0 },
    { description: 'Change fee of the Nordwind credit', amount: 90, tax: 0 },
  ])
  expect((await inWords('fr'))[0]!.description).toBe('Payé avec le crédit chez Nordwind')
  expect((await inWords('es'))[0]!.description).toBe('Pagado con el crédito de Nordwind')
})

test('two bookings at once use the same credit once, and the other is shown what is left to pay', async () => {
  const [one, other] = [await desk.tool.visitorOf(creditHolder), await desk.tool.visitorOf(creditHolder)]
  const forms = [
    await desk.fieldsWith(one, await desk.another()),
    await desk.fieldsWith(other, await desk.another()),
  ] as const
  const answers = await Promise.all([desk.confirm(one, forms[0]), desk.confirm(other, forms[1])])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  expect(await desk.credit()).toMatchObject({ usedAmount: 300 })
  expect(await usesNow()).toHaveLength(1)
  const refused = answers.findIndex(({ status }) => status === 409)
  const html = await answers[refused]!.text()
  expect(html).toMatch(/a price or a credit has changed meanwhile/)
  const again = hiddenFields(html)
  expect(again['credits']).toBe('')
  expect(Number(again['total']) - Number(forms[refused]!['total'])).toBe(300_00)
  const confirmed = await desk.confirm(refused === 0 ? one : other, { ...again, reason: 'meeting' })
  expect(confirmed.status).toBe(303)
  expect(await usesNow()).toHaveLength(1)
})

test('a form that was sent twice uses the credit once', async () => {
  const visitor = await desk.tool.visitorOf(creditHolder)
  const fields = await desk.fieldsWith(visitor, await desk.another())
  const answers = await Promise.all([desk.confirm(visitor, fields), desk.confirm(visitor, fields)])
  expect(new Set(answers.map(tripIn)).size).toBe(1)
  expect(await usesNow()).toHaveLength(1)
})

test('a credit that lapsed after its review is not used, and the review says what is to be paid', async () => {
  const visitor = await desk.tool.visitorOf(creditHolder)
  const fields = await desk.fieldsWith(visitor, await desk.another())
  await desk.change({ validUntil: '2020-01-31' })
  const answer = await desk.confirm(visitor, fields)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toMatch(/a price or a credit has changed meanwhile/)
  expect(await usesNow()).toEqual([])
})

test('canceling within a day gives the credit back what it paid, and only the rest to the card', async () => {
  const { visitor, trip } = await bookWithCredit()
  const ref = { companyId: trip.companyId, profileId: trip.profileId, bookingId: trip.bookingId }
  const ahead = await cancellationOf(ref, desk.services)
  expect(ahead).toMatchObject({ refund: trip.total, givenBack: [{ airlineName: 'Nordwind', amount: 300 }] })
  const asked = await visitor.text(`/booking-tool/bookings/${trip.bookingId}/cancel`)
  expect(asked).toMatch(/Back to the Nordwind credit<\/dt>\s*<dd>\S+300\.00/)
  await cancelTrip(ref, { version: trip.version, actorProfileId: creditHolder }, desk.services)
  expect(await desk.credit()).toMatchObject({ usedAmount: 0 })
  expect((await usesNow()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-300, 300])
  const [, note] = await invoicesOf(trip.id)
  expect(cents(note!.total)).toBe(300_00 - cents(trip.total))
  expect(lineSum(note!.lines)).toBe(cents(note!.total))
  // The answer stays as it was announced, and nothing is given back a second time.
  const done = await cancellationOf(ref, desk.services)
  expect(done.givenBack).toEqual(ahead.givenBack)
  expect(JSON.stringify(cancelledMoney('en', done))).toMatch(/Back to the Nordwind credit: \S+300\.00/)
  const shown = await desk.presented(trip.id)
  expect(shown).toMatchObject({ refunded: trip.total, refundedToCredits: 300 })
  expect(shown.paidByCredits).toBeUndefined()
  await cancelTrip(ref, { version: trip.version, actorProfileId: creditHolder }, desk.services)
  expect(await desk.credit()).toMatchObject({ usedAmount: 0 })
  expect(await visitor.text(`/booking-tool/bookings/${trip.bookingId}`)).toContain('is back in the Nordwind credit')
})

test('a fare that the airline keeps later becomes a new credit, and the old one stays used', async () => {
  const { trip } = await bookWithCredit()
  const before = desk.clock.now
  desk.clock.now = new Date(before.getTime() + 2 * dayMs)
  const ref = { companyId: trip.companyId, profileId: trip.profileId, bookingId: trip.bookingId }
  const done = await cancelTrip(ref, { version: trip.version, actorProfileId: creditHolder }, desk.services)
  desk.clock.now = before
  expect(done.givenBack).toEqual([])
  expect(done.credits.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(done.lost))
  expect(await usesNow()).toMatchObject([{ amount: 300 }])
  await desk.services.db.delete(travelCredits).where(eq(travelCredits.tripId, trip.id))
})

test('a change gives the credit back what no fare of its airline is left for, and the difference is paid', async () => {
  const { visitor, trip } = await bookWithCredit()
  // The airline of the credit is another now, so that no new fare is of it.
  await desk.services.db
    .update(travelCredits)
    .set({ airlineCode: '--' })
    .where(eq(travelCredits.profileId, creditHolder))
  const leads = await visitor.get(`/booking-tool/bookings/${trip.bookingId}/change`)
  const query = Object.fromEntries(new URL(leads.headers.get('location')!, 'http://x').searchParams)
  const later = (day: string) => new Date(Date.parse(day) + 3 * dayMs).toISOString().slice(0, 10)
  const wanted = { ...query, depart: later(query['depart']!), until: later(query['until']!) }
  const html = await desk.review(visitor, wanted)
  expect(html).toMatch(/Back to the Nordwind credit<\/dt>\s*<dd>\S+300\.00/)
  const fields: Record<string, string> = { ...hiddenFields(html), reason: 'meeting' }
  expect((await desk.confirm(visitor, fields)).status).toBe(303)
  const after = await desk.rowOf(trip.id)
  const [, second] = await invoicesOf(trip.id)
  expect(cents(second!.total)).toBe(cents(after.total) - cents(trip.total) + 300_00)
  expect(Number(fields['total'])).toBe(cents(second!.total))
  expect(lineSum(second!.lines)).toBe(cents(second!.total))
  expect(await desk.credit()).toMatchObject({ usedAmount: 0 })
})

test('a trip is not paid with a credit of another person, nor that of a guest with a credit of the host', async () => {
  const { trip } = await bookWithCredit()
  await desk.change()
  const { id, profileId } = await desk.credit()
  const { db } = desk.services
  const paying = { tripId: trip.id, creditIds: [id], actorProfileId: creditHolder, at: desk.clock.now }
  const pays = () => db.transaction((tx) => payWithCredits(tx, paying))
  await db.update(travelCredits).set({ profileId: 'p-aurora-arranger' }).where(eq(travelCredits.id, id))
  await expect(pays()).rejects.toThrow(CreditsChanged)
  await db.update(travelCredits).set({ profileId }).where(eq(travelCredits.id, id))
  const guest = { firstName: 'Ada', lastName: 'Guest', email: 'ada@guests.example' }
  await db.update(trips).set({ guest }).where(eq(trips.id, trip.id))
  await expect(pays()).rejects.toThrow(CreditsChanged)
  await db.update(trips).set({ guest: null }).where(eq(trips.id, trip.id))
  expect(await pays()).toMatchObject([{ creditId: id, amount: 300 }])
})
