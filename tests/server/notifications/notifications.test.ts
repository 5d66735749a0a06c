import { afterEach, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { CreditCard } from '#contract/payment/cards.ts'
import type { ManualSegment } from '#contract/trips/manualTrips.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { editorOf } from '#tests/support/profile/profileData.ts'

// §3 notification, §4: computed from the person's data at the moment it changes.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeEach(async () => {
  at = await openTestApi()
  at.clock.now = new Date('2027-02-01T12:00:00Z')
})
afterEach(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}`
const { done } = editorOf(() => at, me)
/** Required modules have their tests in `server/education`. */
const besides: Notification['type'][] = ['demonotification', 'education']
const notes = async () =>
  (await at.get<Notification[]>(me, `${here}/notifications`)).filter(({ type }) => !besides.includes(type))

const flight = (from: string, to: string, departure: string, arrival: string): ManualSegment => ({
  kind: 'flight',
  providerName: 'Porter',
  number: 'PD 2141',
  productName: '',
  confirmationNumber: '',
  from: { code: from },
  to: { code: to },
  departure,
  arrival,
  address: null,
})
const addTrip = (...segments: ManualSegment[]) => done<Trip>('POST', `${here}/trips`, { segments })

const addPassport = (number: string, expirationDate: string) =>
  done<TravelDocument>('POST', `${here}/travel-documents`, {
    type: 'passport',
    number,
    issueCountry: 'CA',
    expirationDate,
  })
const addShortPassport = () => addPassport('QX112233', '2027-10-31')
const goToSingapore = () =>
  addTrip(
    flight('YUL', 'SIN', '2027-05-02T20:00', '2027-05-04T06:40'),
    flight('SIN', 'YUL', '2027-05-09T09:00', '2027-05-09T17:00'),
  )

test('a passport that is too short for a trip abroad is notified as soon as the trip is booked', async () => {
  const document = await addShortPassport()
  await addTrip(flight('YYZ', 'YVR', '2027-05-03T08:00', '2027-05-03T10:00'))
  expect(await notes()).toEqual([])
  const trip = await goToSingapore()
  const [note, ...others] = await notes()
  expect(others).toEqual([])
  expect(note).toMatchObject({
    type: 'traveldocument',
    code: 'passportExpiringSoon',
    key: `passportExpiring:${document.id}:2027-10-31:${trip.bookingId}`,
    daysBeforeExpiry: 272,
    passportEndingDigits: '2233',
    actionRoute: { name: 'travelDocuments', query: { documentId: document.id, bookingId: trip.bookingId } },
  })
  expect(note!.message).toContain('less than 6 months after your trip to Singapore ends (May 9, 2027)')
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.bookingId, trip.bookingId))
  expect(await notes()).toEqual([])
})

test("a trip within one country needs no passport where the person's country is unknown", async () => {
  await addShortPassport()
  await addTrip(flight('YYZ', 'YVR', '2027-05-01T08:00', '2027-05-01T10:00'))
  await at.services.db
    .update(profiles)
    .set({ countryCode: '' })
    .where(eq(profiles.id, profileIdOf(me)))
  expect(await notes()).toEqual([])
})

test("a guest's trip needs no passport of the booker", async () => {
  await addShortPassport()
  await goToSingapore()
  expect(await notes()).toHaveLength(1)
  await at.services.db
    .update(trips)
    .set({ guest: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@guest.example' } })
    .where(eq(trips.profileId, profileIdOf(me)))
  expect(await notes()).toEqual([])
})

test("a travel advisory for a guest's trip is not shown to the booker", async () => {
  await addTrip(flight('YYZ', 'BOG', '2027-05-01T08:00', '2027-05-01T14:00'))
  const advisories = async () => (await notes()).filter(({ type }) => type === 'tripadvisorypersonal')
  expect(await advisories()).toHaveLength(1)
  await at.services.db
    .update(trips)
    .set({ guest: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@guest.example' } })
    .where(eq(trips.profileId, profileIdOf(me)))
  expect(await advisories()).toEqual([])
})

test('a longer passport ends the notification', async () => {
  await addShortPassport()
  await goToSingapore()
  expect(await notes()).toHaveLength(1)
  await addPassport('QX445566', '2032-01-31')
  expect(await notes()).toEqual([])
})

test('a card is notified as it expires, under another key once it has, and not after it is renewed or gone', async () => {
  const cards = `/main/profiles/${profileIdOf(me)}/credit-cards`
  const entered = { number: '4111111111111111', name: 'Mine', expiryDate: '2027-03', uses: ['air'] }
  const card = await done<CreditCard>('POST', cards, entered)
  expect(await notes()).toMatchObject([{ key: `creditCardExpiring:${card.id}:2027-03:calm`, daysBeforeExpiry: 58 }])
  at.clock.now = new Date('2027-04-01T12:00:00Z')
  expect(await notes()).toMatchObject([
    { key: `creditCardExpired:${card.id}:2027-03:urgent`, code: 'creditCardExpired' },
  ])
  const { name, uses } = card
  const renewed = { version: 1, name, uses, expiryDate: '2031-03' }
  await done('PUT', `${cards}/${card.id}`, renewed)
  expect(await notes()).toEqual([])
})
