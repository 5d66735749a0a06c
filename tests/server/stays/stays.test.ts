import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { FailureBody } from '#contract/wire/envelope.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import { addOtherStays, type StaysDesk, openStaysDesk, me, own } from '#tests/support/stays/staysDesk.ts'
import type { Permit, Stays } from '#contract/stays/stays.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { removeDetails } from '#server/domains/profile/removeDetails.ts'
import { profileIdOf } from '#tests/support/http/api.ts'

let desk: StaysDesk | undefined
beforeEach(async () => {
  await desk?.close()
  desk = await openStaysDesk()
})
afterAll(() => desk?.close())

const stays = () => desk!.at.get<Stays>(me, `${own}/stays`)
const notes = async () =>
  (await desk!.at.get<Notification[]>(me, `${own}/notifications`)).filter(({ code }) => code === 'stayTooLong')
const declare = (what: 'permits' | 'other', body: object) => desk!.post(me, `${own}/stays/${what}`, body)

test('a trip ahead reaches the day over the limit with the days declared before it', async () => {
  // 85 days until yesterday, and a trip of 9 days from tomorrow: 94 days, the 91st of them is the sixth of the trip.
  await addOtherStays(desk!, [['FR', -85, -1]])
  const bookingId = await desk!.plantTrip(1, 9)
  const answer = await stays()
  expect(answer).toMatchObject({ used: 85, remaining: 5, exempt: null, hasPassport: false, residence: null })
  expect(answer.planned).toEqual([
    {
      bookingId,
      countries: ['FR'],
      from: desk!.day(1),
      until: desk!.day(9),
      days: 9,
      used: 94,
      overstay: { day: 94, of: 90, from: desk!.day(6) },
      leaves: true,
    },
  ])
  const [note] = await notes()
  expect(note).toMatchObject({
    type: 'staylimit',
    isUrgent: true,
    actionRoute: { name: 'stays', query: { bookingId } },
  })
  expect(note?.title).toMatch(/day 94 of 90 in the Schengen area/)
})

test('a permit, and canceling the trip, end the notification', async () => {
  await addOtherStays(desk!, [['FR', -85, -1]])
  // A trip that arrives tomorrow may have left this evening, and would be past canceling.
  const bookingId = await desk!.plantTrip(2, 10)
  const answer = await declare('permits', {
    country: 'FR',
    kind: 'residencePermit',
    validFrom: desk!.day(-85),
    validUntil: desk!.day(300),
  })
  const permit = (await answer.json()) as Permit
  expect(await notes()).toEqual([])
  expect(await stays()).toMatchObject({ used: 0, planned: [] })
  await desk!.at.send(me, `${own}/stays/permits/${permit.id}`, { method: 'DELETE' })
  expect(await notes()).toHaveLength(1)
  await desk!.post(me, `${own}/trips/${bookingId}/cancel`, { version: 1 })
  expect(await notes()).toEqual([])
  expect((await stays()).planned).toEqual([])
})

test('a declared citizenship of a member exempts, and its days are left out', async () => {
  await addOtherStays(desk!, [['FR', -100, -1]])
  await declare('permits', { country: 'IE', kind: 'citizenship', validFrom: desk!.day(0), validUntil: null })
  const answer = await stays()
  expect(answer).toMatchObject({ used: 0, remaining: 90, exempt: { by: 'citizenship', country: 'IE' } })
  expect(answer.permits).toMatchObject([{ country: 'IE', validFrom: null, validUntil: null }])
})

test('a passport of a member exempts', async () => {
  await addOtherStays(desk!, [['FR', -100, -1]])
  const passport = { type: 'passport', number: 'X1234567', issueCountry: 'CH', expirationDate: desk!.day(900) }
  await desk!.post(me, `${own}/travel-documents`, passport)
  expect(await stays()).toMatchObject({ used: 0, exempt: { by: 'passport', country: 'CH' }, hasPassport: true })
})

test('days of the year are counted for each country, until today and ahead', async () => {
  // In the middle of the year, so that all six days are of one.
  const year = desk!.day(0).slice(0, 4)
  desk!.at.clock.now = new Date(`${year}-06-15T12:00:00Z`)
  await declare('other', { country: 'JP', from: `${year}-06-12`, until: `${year}-06-17` })
  expect((await stays()).countries).toContainEqual({ country: 'JP', past: 4, ahead: 2 })
})

test('declared rows need sound values', async () => {
  const refused = async (what: 'permits' | 'other', body: object) => {
    const answer = await declare(what, body)
    const { problems } = (await answer.json()) as FailureBody
    return [answer.status, problems?.[0]]
  }
  const days = { validFrom: '2026-05-01', validUntil: '2026-06-01' }
  expect(await refused('permits', { country: 'US', kind: 'residencePermit', ...days })).toEqual([
    400,
    { field: 'country', code: 'notMember' },
  ])
  expect(await refused('permits', { country: 'FR', kind: 'longStayVisa', ...days, validUntil: null })).toEqual([
    400,
    { field: 'validUntil', code: 'required' },
  ])
  expect(await refused('other', { country: 'FR', from: '2026-05-02', until: '2026-05-01' })).toEqual([
    400,
    { field: 'until', code: 'endBeforeStart' },
  ])
  expect(await refused('other', { country: 'FR', from: '2001-05-02', until: '2001-05-03' })).toEqual([
    400,
    { field: 'from', code: 'outOfRange' },
  ])
})

test('an arranger and an administrator read and declare, others do not', async () => {
  const statuses = await Promise.all(
    (['admin@aurora', 'arranger@aurora', 'newhire@aurora', 'risk@aurora', 'admin@boreal'] as const).map(
      async (who) => (await desk!.at.send(who, `${own}/stays`)).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 403, 403, 404])
  const [row] = await addOtherStays(desk!, [['FR', -10, -1]])
  const gone = await desk!.at.send('traveller@boreal', `${own}/stays/other/${row!.id}`, { method: 'DELETE' })
  expect(gone.status).toBe(404)
  const foreign = `/main/companies/boreal/profiles/p-boreal-traveller/stays/other/${row!.id}`
  expect((await desk!.at.send('traveller@boreal', foreign, { method: 'DELETE' })).status).toBe(404)
  expect((await stays()).other).toHaveLength(1)
})

test('changes are recorded without values, and erasing the person deletes the rows', async () => {
  await addOtherStays(desk!, [['FR', -10, -1]])
  await declare('permits', { country: 'FR', kind: 'citizenship', validFrom: null, validUntil: null })
  const { responseData } = await desk!.at.get<{ responseData: ProfileChange[] }>(me, `${own}/changes?pageNumber=1`)
  expect(responseData.slice(0, 2)).toMatchObject([
    { section: 'stays', action: 'added', fields: ['daysAbroad'] },
    { section: 'stays', action: 'added', fields: ['daysAbroad'] },
  ])
  const { services } = desk!.at
  await removeDetails(profileIdOf(me), services)
  expect(await services.db.$count(stayPermits, eq(stayPermits.profileId, profileIdOf(me)))).toBe(0)
  expect(await services.db.$count(otherStays, eq(otherStays.profileId, profileIdOf(me)))).toBe(0)
})
