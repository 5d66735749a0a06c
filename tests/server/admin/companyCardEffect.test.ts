import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CompanyCard, PayingCard } from '#contract/admin/companyCards.ts'
import type { GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { TravelerPage } from '#contract/arranger/travelers.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { cannotBookCondition } from '#server/domains/profile/issueConditions.ts'
import { isAllowedToBook } from '#server/domains/profile/issues.ts'
import { paymentFor } from '#server/domains/profile/paymentFor.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { openTestApi, placeOf, type Handle } from '#tests/support/http/api.ts'
import { companyCardDesk } from '#tests/support/admin/companyCardDesk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  // The people of these tests have no cards of their own.
  await at.services.db.delete(creditCards).where(inArray(creditCards.profileId, [person, guest, host]))
})
afterAll(() => at.close())
afterEach(async () => {
  const { db } = at.services
  await db.delete(companyCards)
  await db.update(companies).set({ needsCompanyCard: false })
})

const { added, assigned, ask, pathOf } = companyCardDesk(() => at)
const me = 'traveller@aurora'
const [person, host, guest] = ['p-aurora-traveller', 'p-aurora-arranger', 'p-aurora-guest-1']
const fops = ['hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing']

const profileOf = (who: Handle) => at.get<Profile>('admin@aurora', `/main${placeOf(who)}`)
const issuesOf = async (who: Handle) => (await profileOf(who)).profileIssues.map(({ issue }) => issue)
const center = (externalId: string, includesBelow = false) => ({ id: `cc-aurora-${externalId}`, includesBelow })
/** Puts the traveler into a cost centre. */
const putInto = (externalId: string) =>
  at.services.db
    .update(employees)
    .set({ costCenterId: `cc-aurora-${externalId}` })
    .where(eq(employees.id, 'e-aurora-traveller'))

/** The people of aurora who may not book, judged person by person, and by the condition for whole companies. */
async function blocked() {
  const { db } = at.services
  const now = at.clock.now
  const ofAurora = eq(profiles.companyId, 'aurora')
  const whose = db.select({ id: profiles.id }).from(profiles).where(ofAurora)
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(cannotBookCondition(whose, now))
  const month = earliestDay(now).slice(0, 7)
  const people = await db
    .select({ profile: profiles, employee: employees, policy: travelPolicies })
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(ofAurora)
  const payment = await paymentFor(
    db,
    people.map(({ profile }) => profile.id),
  )
  return {
    asCondition: found
      .map(({ id }) => id)
      .filter((id) => id.startsWith('p-aurora'))
      .toSorted(),
    oneByOne: people
      .filter((each) => !isAllowedToBook({ ...each, ...payment(each.profile.id) }, month))
      .map(({ profile }) => profile.id)
      .toSorted(),
  }
}
/** Both ways must agree on every person. */
async function isBlocked(profileId: string) {
  const { asCondition, oneByOne } = await blocked()
  expect(asCondition).toEqual(oneByOne)
  return oneByOne.includes(profileId)
}

test('an assigned card pays for a person until it is taken away', async () => {
  expect(await issuesOf(me)).toEqual(fops)
  expect(await isBlocked(person)).toBe(true)
  const card = await added('110')
  await assigned(card, { employeeIds: ['e-aurora-traveller'] })
  expect(await issuesOf(me)).toEqual([])
  expect(await profileOf(me)).toMatchObject({ isAllowedToBook: true, isPaymentMethodsComplete: true })
  expect(await isBlocked(person)).toBe(false)
  await assigned(card, { employeeIds: [] })
  expect(await issuesOf(me)).toEqual(fops)
})

test('a card of a cost center pays for its people, and for those below it only where the card allows that', async () => {
  await at.services.db.insert(costCenters).values({
    id: 'cc-aurora-111',
    companyId: 'aurora',
    externalId: '111',
    names: [],
    status: 'active',
    parentId: 'cc-aurora-110',
  })
  const card = await added('400')
  const cases: [string, ReturnType<typeof center>, boolean][] = [
    ['110', center('110'), true],
    ['110', center('100'), false],
    ['110', center('100', true), true],
    ['111', center('100', true), true],
    ['111', center('110', false), false],
    // Never upwards or sideways.
    ['100', center('110', true), false],
    ['120', center('110', true), false],
  ]
  for (const [mine, assignedTo, pays] of cases) {
    await putInto(mine)
    await assigned(card, { costCenters: [assignedTo] })
    expect([mine, assignedTo, await issuesOf(me)]).toEqual([mine, assignedTo, pays ? [] : fops])
    expect(await isBlocked(person)).toBe(!pays)
  }
})

test('cost centers that stand in a circle are each visited once', async () => {
  const { db } = at.services
  const setAbove = (parentId: string | null) =>
    db.update(costCenters).set({ parentId }).where(eq(costCenters.id, 'cc-aurora-100'))
  await putInto('110')
  await setAbove('cc-aurora-110')
  await assigned(await added('400'), { costCenters: [center('100', true)] })
  expect(await issuesOf(me)).toEqual([])
  expect(await isBlocked(person)).toBe(false)
  await setAbove(null)
})

test('a company card pays for its uses until the end of its month', async () => {
  const card = await added('400', { uses: ['air', 'rail'] })
  await assigned(card, { employeeIds: ['e-aurora-traveller'] })
  expect(await issuesOf(me)).toEqual(['hotelFopMissing', 'carFopMissing'])
  expect(await isBlocked(person)).toBe(true)
  await at.services.db.update(companyCards).set({ expiryMonth: '2020-01' }).where(eq(companyCards.id, card.id))
  expect(await issuesOf(me)).toEqual(['hotelFopMissing', 'carFopMissing', 'railFopExpired', 'airFopExpired'])
})

test('a person without a valid company card cannot book where company cards pay (§4)', async () => {
  const { db } = at.services
  await db.update(companies).set({ needsCompanyCard: true }).where(eq(companies.id, 'aurora'))
  expect(await issuesOf('vip@aurora')).toEqual(['centralizedCardMissing'])
  expect(await isBlocked('p-aurora-vip')).toBe(true)
  const card = await added('400', { uses: ['air'] })
  await assigned(card, { employeeIds: ['e-aurora-vip'] })
  expect(await issuesOf('vip@aurora')).toEqual([])
  expect(await isBlocked('p-aurora-vip')).toBe(false)
  await db.update(companyCards).set({ expiryMonth: '2020-01' }).where(eq(companyCards.id, card.id))
  expect(await issuesOf('vip@aurora')).toEqual(['centralizedCardExpired'])
  expect(await isBlocked('p-aurora-vip')).toBe(true)
})

test("a guest whose host pays is paid for by the host's cards; a guest who pays needs no company card", async () => {
  const { db } = at.services
  const setPayment = (payment: 'host' | 'own') =>
    db
      .update(guestStays)
      .set({ payment, hostEmployeeId: 'e-aurora-arranger' })
      .where(eq(guestStays.employeeId, 'e-aurora-guest-1'))
  await setPayment('host')
  const ofGuest = async () =>
    (await issuesOf('guest-1@aurora')).filter((issue) => issue.includes('Fop') || issue.startsWith('central'))
  expect(await ofGuest()).toEqual(fops)
  await assigned(await added('400'), { employeeIds: ['e-aurora-arranger'] })
  expect(await ofGuest()).toEqual([])
  await db.update(companies).set({ needsCompanyCard: true }).where(eq(companies.id, 'aurora'))
  expect(await ofGuest()).toEqual([])
  await isBlocked(guest)
  await setPayment('own')
  expect(await ofGuest()).toEqual(fops)
  await isBlocked(guest)
  // Whose host's cards they are is not the guest's to see.
  await setPayment('host')
  expect(await at.get('admin@aurora', `/main${placeOf('guest-1@aurora')}/company-cards`)).toEqual([])
})

test('the board of the arranger and the people of an event count a company card too', async () => {
  const board = `/main${placeOf('arranger@aurora')}/arranger?needs=cannotBook`
  const cannotBook = async () =>
    (await at.get<TravelerPage>('arranger@aurora', board)).responseData.map((row) => row.profileId)
  const people = '/company/companies/aurora/group-travels/g-aurora-summit/travelers?filter=cannotBook'
  const ofEvent = async () =>
    (await at.get<GroupTravelerPage>('organiser@aurora', people)).responseData.map((row) => row.profileId)
  const before = { board: await cannotBook(), event: await ofEvent() }
  expect(before.board).toContain(person)
  await assigned(await added('400'), { employeeIds: ['e-aurora-traveller'] })
  expect(await cannotBook()).toEqual(before.board.filter((id) => id !== person))
  expect(await ofEvent()).toEqual(before.event.filter((id) => id !== person))
})

test('a person sees the company cards that pay for them, masked and with no further data', async () => {
  const mine = `/main${placeOf(me)}/company-cards`
  expect(await at.get<PayingCard[]>(me, mine)).toEqual([])
  await putInto('110')
  const direct = await added('400', { name: 'Direct', uses: ['hotel'] })
  const ofCenter: CompanyCard = await added('100', {
    name: 'Operations',
    number: '5555555555554444',
    expiryDate: '2030-01',
  })
  await assigned(direct, { employeeIds: ['e-aurora-traveller'] })
  await assigned(ofCenter, { costCenters: [center('100', true), center('110')], employeeIds: ['e-aurora-traveller'] })
  const seen = await at.get<PayingCard[]>(me, mine)
  expect(seen.map(({ name }) => name).toSorted()).toEqual(['Direct', 'Operations'])
  expect(seen.find(({ name }) => name === 'Direct')).toEqual({
    id: direct.id,
    name: 'Direct',
    number: '42424*******4242',
    brand: 'Visa',
    expiryDate: direct.expiryDate,
    uses: ['hotel'],
  })
  expect(await at.get('arranger@aurora', mine)).toEqual(seen)
  expect((await ask('GET', mine, undefined, 'newhire@aurora')).status).toBe(403)
  expect((await ask('DELETE', pathOf(direct))).status).toBe(200)
  expect((await at.get<PayingCard[]>(me, mine)).map(({ name }) => name)).toEqual(['Operations'])
})
