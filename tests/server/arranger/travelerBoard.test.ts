import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { travelerNeeds, type Traveler, type TravelerNeed, type TravelerPage } from '#contract/arranger/travelers.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { creditCards, travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

/** The arranger who gets approvals in each test. */
const me = 'risk@aurora'
beforeEach(() => at.services.db.delete(arrangerRequests).where(eq(arrangerRequests.arrangerProfileId, profileIdOf(me))))

const ask = (query = '') => at.get<TravelerPage>(me, `/main${placeOf(me)}/arranger${query}`)
type Status = (typeof arrangerRequests.$inferInsert)['status']
const arrangeFor = (travelerProfileId: string, status: Status = 'approved', daysAgo = 0) =>
  at.services.db.insert(arrangerRequests).values({
    id: crypto.randomUUID(),
    companyId: 'aurora',
    arrangerProfileId: profileIdOf(me),
    travelerProfileId,
    status,
    createdAt: inDays(-daysAgo),
  })
const inDays = (days: number) => new Date(at.clock.now.getTime() + days * 86_400_000)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)
const who = ({ responseData }: TravelerPage) => responseData.map(({ email }) => email.split('@')[0])

test('a trip that waits for approval is marked, without its decider', async () => {
  await arrangeFor(profileIdOf('newhire@aurora'))
  const day = dayIn(3)
  await plantTrip(at.services.db, {
    who: 'newhire@aurora',
    bookedAt: at.clock.now,
    segments: [{ from: places.YUL, to: places.LHR, departure: `${day}T20:00`, arrival: `${day}T23:00` }],
    trip: { status: 'pending', approval: 'sentBack' },
  })
  const [traveler] = (await ask()).responseData
  expect(traveler?.trip?.approval).toEqual({ status: 'sentBack', isChange: false })
})

test('an unapproved traveler is answered with name, e-mail, status and date only (§4)', async () => {
  await arrangeFor(profileIdOf('traveller@aurora'), 'sent')
  await arrangeFor(profileIdOf('newhire@aurora'), 'declined', 3)
  await arrangeFor(profileIdOf('vip@aurora'), 'removed')
  await arrangeFor(profileIdOf('finance@aurora'))
  expect(who(await ask())).toEqual(['finance'])
  expect(who(await ask('?statuses=sent,approved'))).toEqual(['finance', 'traveller'])
  const { responseData } = await ask('?statuses=sent,declined')
  expect(responseData.map(({ email, status, askedAt }) => [email, status, askedAt?.slice(0, 10)])).toEqual([
    ['newhire@aurora.example', 'declined', dayIn(-3)],
    ['traveller@aurora.example', 'sent', dayIn(0)],
  ])
  const told = ['companyId', 'firstName', 'lastName', 'email', 'requestId', 'status', 'askedAt']
  const nothing = ['""', 'false', 'null', '[]']
  for (const row of responseData)
    for (const [name, value] of Object.entries(row)) {
      const isNothing = nothing.includes(JSON.stringify(value))
      expect(isNothing, name).toBe(!told.includes(name))
    }
  expect(who(await ask('?statuses=sent,declined&needs=cannotBook'))).toEqual([])
})

test('a refusal that was followed by a new request or an approval is not listed', async () => {
  await arrangeFor(profileIdOf('newhire@aurora'), 'declined', 9)
  await arrangeFor(profileIdOf('newhire@aurora'), 'declined', 5)
  await arrangeFor(profileIdOf('vip@aurora'), 'declined', 5)
  await arrangeFor(profileIdOf('vip@aurora'), 'approved', 2)
  await arrangeFor(profileIdOf('finance@aurora'), 'declined', 5)
  await arrangeFor(profileIdOf('finance@aurora'), 'removed', 2)
  const page = await ask('?statuses=declined,approved,sent&counts=true')
  expect(page.responseData.map(({ email, status }) => [email.split('@')[0], status])).toEqual([
    ['newhire', 'declined'],
    ['vip', 'approved'],
  ])
  expect(page.counts?.statuses).toEqual({ approved: 1, sent: 0, declined: 1 })
})

test('travelers are found by name and e-mail, whatever the case and accents, and sorted by either', async () => {
  const { db } = at.services
  const named = { organiser: ['Zoé', 'Élan'], finance: ['Ann', 'Álvarez'], vip: ['Bo', 'Fox'] } as const
  for (const [key, [firstName, lastName]] of Object.entries(named)) {
    const id = profileIdOf(`${key}@aurora` as Handle)
    await db.update(profiles).set({ firstName, lastName }).where(eq(profiles.id, id))
    await arrangeFor(id)
  }
  expect(who(await ask('?search=ALVAREZ'))).toEqual(['finance'])
  expect(who(await ask('?search=zoe%20elan'))).toEqual(['organiser'])
  expect(who(await ask('?search=vip@aurora'))).toEqual(['vip'])
  expect(who(await ask('?search=%25'))).toEqual([])
  expect(who(await ask('?sort=name:asc'))).toEqual(['finance', 'organiser', 'vip'])
  expect(who(await ask('?sort=name:desc'))).toEqual(['vip', 'organiser', 'finance'])
  expect(who(await ask('?sort=email:desc'))).toEqual(['vip', 'organiser', 'finance'])
  const found = await ask('?search=a&counts=true&pageSize=1&pageNumber=2')
  expect([found.pageCount, found.totalItemsCount, who(found)]).toEqual([3, 3, ['organiser']])
})

/** The meaning of each need, judged by the row. */
const isNeeding: Record<TravelerNeed, (row: Traveler) => boolean> = {
  travellingNow: ({ trip }) => trip?.tripStatus === 'InProgress',
  advisory: ({ hasTravelAdvisories }) => hasTravelAdvisories,
  documentExpiring: ({ expiringDocuments }) => expiringDocuments.length > 0,
  cannotBook: (row) => !row.isAllowedToBook || !(row.isAllowedTransient || row.isAllowedEvent),
}

test('each filter finds exactly the travelers whose row matches it, and counts them', async () => {
  const { db } = at.services
  const everybody = await db
    .select({ id: profiles.id, employeeId: profiles.employeeId })
    .from(profiles)
    .where(eq(profiles.companyId, 'aurora'))
  for (const { id } of everybody) await arrangeFor(id)
  await spoilProfiles(everybody.map(({ id }) => id).filter((id) => /-0\d\d$/.test(id)))
  const { responseData: all, totalItemsCount, counts } = await ask('?pageSize=100&counts=true')
  expect(all).toHaveLength(totalItemsCount)
  for (const need of travelerNeeds) {
    const expected = all.filter(isNeeding[need]).map(({ email }) => email)
    expect(expected.length, need).toBeGreaterThan(0)
    expect(expected.length, need).toBeLessThan(all.length)
    const found = await ask(`?pageSize=100&needs=${need}`)
    expect(
      found.responseData.map(({ email }) => email),
      need,
    ).toEqual(expected)
    expect(counts?.needs[need], need).toBe(expected.length)
  }
  const either = await ask('?pageSize=100&needs=advisory,travellingNow')
  expect(either.totalItemsCount).toBe(
    all.filter((row) => isNeeding.advisory(row) || isNeeding.travellingNow(row)).length,
  )
})

/** Takes one thing from each, so that every reason not to book occurs. */
async function spoilProfiles(ids: string[]) {
  const { db } = at.services
  const lacks = [
    { phoneNumber: '' },
    { phoneCountryCode: '' },
    { phoneType: '' },
    { dateOfBirth: null },
    { gender: null },
    { active: false },
    { groupId: null },
    { internalEmployeeId: '' },
    { employeeId: null },
  ]
  for (const [index, lack] of lacks.entries()) await db.update(profiles).set(lack).where(eq(profiles.id, ids[index]!))
  const employed = async (place: number, changed: Partial<typeof employees.$inferInsert>) => {
    const [found] = await db.select().from(profiles).where(eq(profiles.id, ids[place]!))
    await db.update(employees).set(changed).where(eq(employees.id, found!.employeeId!))
  }
  await employed(9, { approverId: null })
  await employed(10, { costCenterId: null })
  await employed(11, { status: 'inactive' })
  await employed(12, { travelPolicyId: null })
  await db.update(creditCards).set({ expiryMonth: '2001-01' }).where(eq(creditCards.profileId, ids[13]!))
  await db
    .update(creditCards)
    .set({ uses: ['air', 'rail', 'car'] })
    .where(eq(creditCards.profileId, ids[14]!))
  await db.delete(creditCards).where(eq(creditCards.profileId, ids[15]!))
}

test('a passport or card counts as expiring from its first reminder on, or where it ends before a booked trip', async () => {
  const { db } = at.services
  const id = profileIdOf('organiser@aurora')
  await arrangeFor(id)
  const owner = { companyId: 'aurora', profileId: id }
  await db.delete(travelDocuments).where(eq(travelDocuments.profileId, id))
  await db.delete(creditCards).where(eq(creditCards.profileId, id))
  await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.profileId, id))
  const passport = { ...owner, type: 'passport' as const, sealedNumber: 'x', numberEnding: '1' }
  await db.insert(travelDocuments).values([
    { ...passport, id: 'd1', issueCountry: 'CA', expirationDate: dayIn(170) },
    { ...passport, id: 'd2', issueCountry: 'FR', expirationDate: dayIn(200) },
  ])
  const month = (days: number) => dayIn(days).slice(0, 7)
  const card = { ...owner, name: 'x', brand: 'visa', sealedNumber: 'x', uses: ['air' as const] }
  await db.insert(creditCards).values([
    { ...card, id: 'c1', maskedNumber: '41111******1234', expiryMonth: month(-40) },
    { ...card, id: 'c2', maskedNumber: '41111******5678', expiryMonth: month(120) },
  ])
  const expiring = async () => {
    const [row] = (await ask()).responseData
    return row?.expiringDocuments.map(({ kind, which, isBeforeTripEnd }) => [kind, which, isBeforeTripEnd])
  }
  expect(await expiring()).toEqual([
    ['card', '1234', false],
    ['passport', 'CA', false],
  ])
  await db.insert(travelDocuments).values({ ...passport, id: 'd3', issueCountry: 'CA', expirationDate: dayIn(2000) })
  expect(await expiring()).toEqual([['card', '1234', false]])
  await plantTrip(db, {
    who: 'organiser@aurora',
    bookedAt: at.clock.now,
    segments: [
      { from: places.YUL, to: places.LHR, departure: `${dayIn(210)}T09:00`, arrival: `${dayIn(210)}T21:00` },
      { from: places.LHR, to: places.YUL, departure: `${dayIn(220)}T09:00`, arrival: `${dayIn(220)}T12:00` },
    ],
  })
  expect(await expiring()).toEqual([
    ['card', '1234', true],
    ['card', '5678', true],
    ['passport', 'FR', true],
  ])
})
