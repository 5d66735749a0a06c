import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TravelerPage } from '#contract/arranger/travelers.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

/** An arranger without their own trips, who gets approvals in each test. */
const me = 'risk@aurora'
beforeEach(() => at.services.db.delete(arrangerRequests).where(eq(arrangerRequests.arrangerProfileId, profileIdOf(me))))

const ask = (query = '', who: Handle = me, headers: HeadersInit = {}) =>
  at.get<TravelerPage>(who, `/main${placeOf(who)}/arranger${query}`, headers)
async function arrangeFor(traveler: Handle, status: 'sent' | 'approved' | 'declined' | 'removed' = 'approved') {
  const id = crypto.randomUUID()
  await at.services.db.insert(arrangerRequests).values({
    id,
    companyId: 'aurora',
    arrangerProfileId: profileIdOf(me),
    travelerProfileId: profileIdOf(traveler),
    status,
    createdAt: at.clock.now,
  })
  return id
}
const inDays = (days: number, time: string) =>
  `${new Date(at.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`
const travel = (who: Handle, [from, to]: [number, number], trip: Parameters<typeof plantTrip>[1]['trip'] = {}) =>
  plantTrip(at.services.db, {
    who,
    bookedAt: at.clock.now,
    segments: [
      { from: places.YUL, to: places.LHR, departure: inDays(from, '09:00'), arrival: inDays(from, '21:00') },
      { from: places.LHR, to: places.YUL, departure: inDays(to, '09:00'), arrival: inDays(to, '12:00') },
    ],
    trip,
  })
const who = ({ responseData }: TravelerPage) => responseData.map(({ email }) => email.split('@')[0])

test('only approved travelers are listed, by e-mail, ten at a time, with the total (§3, §4, §9)', async () => {
  for (const traveler of ['vip', 'newhire', 'organiser', 'finance'] as const) await arrangeFor(`${traveler}@aurora`)
  await arrangeFor('admin@aurora', 'sent')
  await arrangeFor('guest@aurora', 'declined')
  await arrangeFor('traveller@aurora', 'removed')
  const all = await ask()
  expect(who(all)).toEqual(['finance', 'newhire', 'organiser', 'vip'])
  expect([all.pageCount, all.totalItemsCount]).toEqual([1, 4])
  const second = await ask('?pageNumber=2&pageSize=3')
  expect([who(second), second.pageCount, second.totalItemsCount]).toEqual([['vip'], 2, 4])
  expect((await ask('?pageNumber=9')).responseData).toEqual([])
})

test('a traveler is answered with the fields of §3 and no private ones', async () => {
  const requestId = await arrangeFor('newhire@aurora')
  const [jonah] = (await ask()).responseData
  expect(jonah).toEqual({
    profileId: profileIdOf('newhire@aurora'),
    companyId: 'aurora',
    employeeId: 'e-aurora-newhire',
    firstName: 'Jonah',
    lastName: 'Whitfield',
    email: 'newhire@aurora.example',
    approved: true,
    status: 'approved',
    requestId,
    isAllowedToBook: false,
    isAllowedTransient: true,
    isAllowedEvent: true,
    isBasicInfoComplete: false,
    isPaymentMethodsComplete: false,
    isMandatoryFieldsComplete: false,
    hasTravelAdvisories: false,
    obtSsoUrl: null,
    profileIssues: expect.arrayContaining([{ issue: 'costCenterMissing' }, { issue: 'airFopMissing' }]),
    trip: null,
    askedAt: at.clock.now.toISOString(),
    advisoryLevel: null,
    advisoryCountry: null,
    expiringDocuments: [],
  })
})

test('a withdrawn approval ends access with the next call (§4)', async () => {
  const id = await arrangeFor('vip@aurora')
  expect((await ask()).totalItemsCount).toBe(1)
  const answer = await at.send('vip@aurora', `/main${placeOf('vip@aurora')}/arranger-requests/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ status: 'removed' }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(200)
  expect(await ask('?counts=true')).toEqual({
    pageCount: 0,
    totalItemsCount: 0,
    responseData: [],
    counts: {
      statuses: { approved: 0, sent: 0, declined: 0 },
      needs: { travellingNow: 0, cannotBook: 0, documentExpiring: 0, advisory: 0 },
    },
  })
})

test('each traveler has the current trip or the next; travelers under way come first, those without trips last', async () => {
  const people = ['newhire', 'organiser', 'admin', 'guestmanager', 'newcomer'] as const
  for (const traveler of people) await arrangeFor(`${traveler}@aurora`)
  const planned = [
    await travel('organiser@aurora', [-1, 2]),
    await travel('newhire@aurora', [0.5, 4]),
    await travel('newcomer@aurora', [9, 12]),
  ]
  const notTheirs = [
    await travel('admin@aurora', [1, 3], { status: 'cancelled' }),
    await travel('guestmanager@aurora', [1, 3], { guest: { firstName: 'Ann', lastName: 'Lee', email: 'a@b.example' } }),
  ]
  const all = await ask('?sort=trip:asc')
  const shown = all.responseData.flatMap(({ trip }) => trip?.bookingId ?? [])
  for (const bookingId of notTheirs) expect(shown).not.toContain(bookingId)
  const known = all.responseData.filter(({ trip }) => planned.includes(trip?.bookingId ?? ''))
  expect(known.map(({ email, trip }) => [email.split('@')[0], trip?.tripStatus])).toEqual([
    ['organiser', 'InProgress'],
    ['newhire', 'Upcoming'],
    ['newcomer', 'Upcoming'],
  ])
  expect(who(all).slice(-1)).not.toEqual(['newcomer'])
  expect(known[2]?.trip).toMatchObject({ destination: 'London', departureDate: inDays(9, '09:00') })
  const inFrench = await ask('?sort=trip:asc', me, { 'Accept-Language': 'fr-CA' })
  expect(inFrench.responseData.find(({ email }) => email.startsWith('newcomer'))?.trip?.destination).toBe('Londres')
})

test('the order reveals nothing about the trips of unapproved travelers (§4)', async () => {
  await arrangeFor('organiser@aurora', 'sent')
  await arrangeFor('finance@aurora', 'declined')
  await arrangeFor('vip@aurora')
  const inOrder = async () => who(await ask('?statuses=approved,sent,declined&sort=trip:asc'))
  await travel('vip@aurora', [20, 22])
  expect(await inOrder()).toEqual(['vip', 'finance', 'organiser'])
  await travel('organiser@aurora', [2, 4])
  expect(await inOrder()).toEqual(['vip', 'finance', 'organiser'])
})

test('the most serious advisory names its country, which may not be that of the next trip', async () => {
  const to = (code: string, city: string, countryCode: string) => ({
    ...places.AKL,
    code,
    city,
    cityCode: code,
    countryCode,
  })
  const fly = (day: number, place: ReturnType<typeof to>) =>
    plantTrip(at.services.db, {
      who: 'newcomer@aurora',
      bookedAt: at.clock.now,
      segments: [{ from: places.YUL, to: place, departure: inDays(day, '09:00'), arrival: inDays(day, '21:00') }],
    })
  await arrangeFor('newcomer@aurora')
  await fly(1, places.LHR)
  await fly(3, to('SCL', 'Santiago', 'CL'))
  const advisory = async () => {
    const [row] = (await ask()).responseData
    return [row?.trip?.destination, row?.advisoryLevel, row?.advisoryCountry]
  }
  expect(await advisory()).toEqual(['London', 1, 'CL'])
  await fly(5, to('PAP', 'Port-au-Prince', 'HT'))
  expect(await advisory()).toEqual(['London', 3, 'HT'])
})

test("an unknown order is refused, and no person gets another arranger's travelers", async () => {
  const status = async (as: Handle, path: string) => (await at.send(as, `/main${path}`)).status
  expect(await status(me, `${placeOf(me)}/arranger?sort=name`)).toBe(400)
  for (const query of ['?statuses=removed', '?statuses=approved,other', '?needs=', '?needs=vip', '?counts=yes'])
    expect(await status(me, `${placeOf(me)}/arranger${query}`), query).toBe(400)
  expect(await status('admin@aurora', `${placeOf('arranger@aurora')}/arranger`)).toBe(403)
  expect(await status('arranger@boreal', `${placeOf('arranger@aurora')}/arranger`)).toBe(404)
})

test('the demo has a traveler under way, one leaving soon, an advisory, and one who cannot book yet', async () => {
  const { responseData } = await ask('?sort=trip:asc', 'arranger@aurora')
  const ahead = responseData.flatMap(({ trip }) => trip ?? [])
  expect(ahead.filter(({ tripStatus }) => tripStatus === 'InProgress').length).toBeGreaterThan(1)
  expect(ahead.some((trip) => trip.tripStatus === 'Upcoming' && trip.departureDate < inDays(7, '00:00'))).toBe(true)
  expect(ahead.some(({ hasTravelAdvisories }) => hasTravelAdvisories)).toBe(true)
  expect(responseData.filter(({ isAllowedToBook }) => !isAllowedToBook).map(({ email }) => email)).toEqual([
    'newhire@aurora.example',
  ])
})
