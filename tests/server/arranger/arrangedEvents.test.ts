import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ObtAddress } from '#contract/booking/bookingTool.ts'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { employeeIdOf, openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())
afterEach(() => policies({ isAllowedTransient: true }))

const arranger = 'arranger@aurora'
const traveler = 'traveller@aurora'
const policies = (row: Partial<typeof travelPolicies.$inferInsert>) =>
  at.services.db.update(travelPolicies).set(row).where(eq(travelPolicies.companyId, 'aurora'))
const below = (who: Handle) => `/company/companies/aurora/employees/${employeeIdOf(who)}`
const eventsOf = (who: Handle, query = '') => `${below(who)}/group-travels${query}`
const open = (who: Handle) =>
  at.get<ObtAddress>(
    arranger,
    `/main${placeOf(arranger)}/obt?${new URLSearchParams({ companyId: 'aurora', profileId: profileIdOf(arranger), travelerType: 'traveler', otherTravelerProfileId: profileIdOf(who) })}`,
  )

test('an arranger sees the events their traveler comes to, and none of those the traveler has to answer (§5)', async () => {
  const own = await at.get<GroupTravel[]>(traveler, eventsOf(traveler))
  const seen = await at.get<GroupTravel[]>(arranger, eventsOf(traveler))
  expect(own.map((each) => each.traveler.status)).toContain('pending')
  expect(seen).not.toEqual([])
  expect(seen).toEqual(own.filter((each) => each.traveler.status === 'accepted'))
  expect(await at.get(arranger, eventsOf(traveler, '?groupTravelerStatus=pending'))).toEqual([])
})

test('no other person sees the events of a traveler, not even an administrator', async () => {
  for (const who of ['admin@aurora', 'finance@aurora'] as const)
    expect((await at.send(who, eventsOf(traveler))).status).toBe(403)
  expect((await at.send(arranger, eventsOf('015@aurora'))).status, 'has not approved').toBe(403)
  expect((await at.send(arranger, eventsOf('traveller@boreal'))).status).toBe(404)
})

test('an arranger gets what group booking needs of a traveler: the holder of the policy, and the policy', async () => {
  const { travelPolicy } = await at.get<{ travelPolicy: { id: string } }>(
    arranger,
    `${below('vip@aurora')}/configuration`,
  )
  const policy = `/company/admin/companies/aurora/travel-policies/${travelPolicy.id}`
  expect(travelPolicy.id).not.toBe('tp-aurora-standard')
  expect(await at.get(arranger, policy)).toMatchObject({ ziiObtTemplateId: 'template-executive' })
  expect((await at.send('finance@aurora', policy)).status, 'arranges for nobody who holds it').toBe(403)
  expect((await at.send(arranger, `${below('015@aurora')}/configuration`)).status).toBe(403)
})

test('§8 under a policy for events only the tool opens for a traveler who comes to an event, and for no other', async () => {
  const { db } = at.services
  await policies({ isAllowedTransient: false })
  await db
    .update(trips)
    .set({ status: 'cancelled' })
    .where(eq(trips.profileId, profileIdOf(traveler)))
  expect((await open(traveler)).successfull).toBe(true)
  expect(await at.get(arranger, `/main${placeOf(traveler)}`)).toMatchObject({
    isAllowedTransient: false,
    isAllowedEvent: true,
  })
  const theirs = and(eq(groupTravelers.profileId, profileIdOf(traveler)), eq(groupTravelers.status, 'accepted'))
  await db.update(groupTravelers).set({ status: 'declined' }).where(theirs)
  expect(await open(traveler)).toMatchObject({ successfull: false, messageCode: 'transientNotAllowed' })
})

test('a trip that is not over can still be changed under a policy for events only', async () => {
  await policies({ isAllowedTransient: false })
  await at.services.db.delete(groupTravelers).where(eq(groupTravelers.profileId, 'p-aurora-001'))
  const soon = { startsAt: new Date(at.clock.now.getTime() + 1e8), endsAt: new Date(at.clock.now.getTime() + 2e8) }
  const ofThem = eq(trips.profileId, 'p-aurora-001')
  await at.services.db
    .update(trips)
    .set({ status: 'confirmed', ...soon })
    .where(ofThem)
  expect((await open('001@aurora')).successfull).toBe(true)
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(ofThem)
  expect(await open('001@aurora')).toMatchObject({ messageCode: 'transientNotAllowed' })
})
