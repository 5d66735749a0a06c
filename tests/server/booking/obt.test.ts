import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ObtAddress } from '#contract/booking/bookingTool.ts'
import { limits } from '#contract/fields/limits.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { ssoCodes } from '#server/db/schema/trips/bookingTool.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { companyOf, openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const addressFor = (who: Handle, more: Record<string, string> = {}) =>
  `/main${placeOf(who)}/obt?${new URLSearchParams({ companyId: companyOf(who), profileId: profileIdOf(who), ...more })}`
const open = (who: Handle, more?: Record<string, string>) => at.get<ObtAddress>(who, addressFor(who, more))
const codeOf = ({ data }: ObtAddress) => new URL(data!.url).searchParams.get('userToken')!
const traveler = (who: Handle) => ({ travelerType: 'traveler', otherTravelerProfileId: profileIdOf(who) })

async function rowOf(address: ObtAddress) {
  const [row] = await at.services.db
    .select()
    .from(ssoCodes)
    .where(eq(ssoCodes.codeHash, sha256(codeOf(address))))
  return row
}

test('booking for oneself gets a one-time code, stored hashed, valid for two minutes', async () => {
  const address = await open('traveller@aurora')
  expect(address.data?.url).toMatch(/^http:\/\/waymark\.test\/booking-tool\/sso\?userToken=[\w-]{43}$/)
  const row = await rowOf(address)
  expect(row).toMatchObject({
    accountId: 'a-aurora-traveller',
    grantId: 'g-p-aurora-traveller',
    travelerProfileId: 'p-aurora-traveller',
    travelerType: 'self',
    obtKind: 'ZIIOBT',
    usedAt: null,
  })
  expect(row!.expiresAt.getTime() - at.clock.now.getTime()).toBeLessThanOrEqual(limits.ssoCodeSeconds * 1000)
  expect(codeOf(await open('traveller@aurora'))).not.toBe(codeOf(address))
})

test("booking for an approved traveler gets a code for both; the new hire's issues prevent it", async () => {
  const address = await open('arranger@aurora', traveler('traveller@aurora'))
  expect(await rowOf(address)).toMatchObject({
    accountId: 'a-aurora-arranger',
    travelerProfileId: 'p-aurora-traveller',
    travelerType: 'traveler',
  })
  const refused = await open('arranger@aurora', traveler('newhire@aurora'))
  expect(refused).toMatchObject({ successfull: false, messageCode: 'travelerHasIssues' })
})

test.each([
  ['a traveler who has not answered', '015@aurora', 403],
  ['a colleague nobody arranges for', 'finance@aurora', 403],
  ['somebody of another company', 'traveller@boreal', 404],
  ['nobody known', 'nosuch@aurora', 404],
] as const)('booking is refused for %s', async (_, who, status) => {
  expect((await at.send('arranger@aurora', addressFor('arranger@aurora', traveler(who)))).status).toBe(status)
})

test.each([
  [{ travelerType: 'traveler' }, 'otherTravelerProfileId'],
  [{ travelerType: 'group' }, 'travelerType'],
  [{ companyId: 'boreal' }, 'companyId'],
])('the request %j is refused with 400', async (more, field) => {
  const answer = await at.send('arranger@aurora', addressFor('arranger@aurora', more))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(field)
})

test('booking for guests is open to guest bookers only', async () => {
  expect(await open('guestbooker@aurora', { travelerType: 'guest' })).toMatchObject({ successfull: true })
  expect(await open('traveller@aurora', { travelerType: 'guest' })).toMatchObject({ messageCode: 'guestNotAllowed' })
})

test("Concur opens at the company's own address by both calls, and the other company has no Concur", async () => {
  const door = 'http://waymark.test/booking-tool/concur?userToken='
  const byCall = await at.get<ObtAddress>('traveller@boreal', `/main${placeOf('traveller@boreal')}/concur-sso-url`)
  expect(byCall.data?.url.startsWith(door)).toBe(true)
  expect((await open('traveller@boreal')).data).toMatchObject({ name: 'Concur' })
  const other = await at.get<ObtAddress>('traveller@aurora', `/main${placeOf('traveller@aurora')}/concur-sso-url`)
  expect(other.successfull).toBe(false)
})

describe("limits of booking and the company's tool", () => {
  // Each test changes the company, so it has its own database.
  let shared: typeof at
  beforeEach(async () => {
    shared = at
    at = await openTestApi()
  })
  afterEach(async () => {
    await at.close()
    at = shared
  })

  test('a person without employment, or under a policy against booking, is told so in a 200 answer', async () => {
    expect(await open('nobody@aurora')).toMatchObject({ successfull: false, messageCode: 'notAllowedToBook' })
    const { db } = at.services
    await db.update(travelPolicies).set({ isAllowedSelf: false }).where(eq(travelPolicies.id, 'tp-aurora-executive'))
    expect(await open('vip@aurora')).toMatchObject({ successfull: false, messageCode: 'notAllowedToBook' })
    await db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, 'e-aurora-risk'))
    expect(await open('risk@aurora')).toMatchObject({ messageCode: 'notAllowedToBook' })
  })

  test('no trip is booked by or for a person under a policy that allows neither trips nor events', async () => {
    const none = { isAllowedTransient: false, isAllowedEvent: false }
    const theirs = `/main${placeOf('vip@aurora')}`
    expect(await at.get<Profile>('arranger@aurora', theirs)).toMatchObject({ isAllowedEvent: true })
    await at.services.db.update(travelPolicies).set(none).where(eq(travelPolicies.id, 'tp-aurora-executive'))
    const refused = await open('arranger@aurora', traveler('vip@aurora'))
    expect(refused).toMatchObject({ successfull: false, messageCode: 'transientNotAllowed' })
    expect(await open('vip@aurora')).toMatchObject({ successfull: false, messageCode: 'transientNotAllowed' })
    expect(await at.get<Profile>('arranger@aurora', theirs)).toMatchObject(none)
  })

  test("other tools open at the company's address, and not at all without one", async () => {
    const { db } = at.services
    const set = (row: Partial<typeof companies.$inferInsert>) =>
      db.update(companies).set(row).where(eq(companies.id, 'aurora'))
    await set({ obtKind: 'certify', obtUrl: 'https://tool.example/' })
    expect((await open('traveller@aurora')).data).toEqual({ name: 'certify', url: 'https://tool.example/' })
    await set({ obtKind: 'certify', obtUrl: null })
    expect((await open('traveller@aurora')).data?.url).toMatch(
      /^http:\/\/waymark.test\/booking-tool\/certify\?userToken=/,
    )
    await set({ obtKind: null })
    expect(await open('traveller@aurora')).toMatchObject({ successfull: false, messageCode: 'obtNotConfigured' })
  })
})
