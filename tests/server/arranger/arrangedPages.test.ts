import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

const traveler = 'traveller@aurora'
const [arranger, second] = ['arranger@aurora', 'everything@aurora'] as const
const theirs = `/main${placeOf(traveler)}`

let at: Awaited<ReturnType<typeof openTestApi>> | undefined
const api = async () => (at ??= await openTestApi())
afterAll(() => at?.close())

beforeEach(async () => {
  const { services } = await api()
  await services.db
    .update(arrangerRequests)
    .set({ status: 'approved' })
    .where(eq(arrangerRequests.travelerProfileId, profileIdOf(traveler)))
})

const send = async (as: Handle, method: string, path: string, body?: unknown) =>
  (await api()).send(as, path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
const patch = async (as: Handle, from: string, to: string, path = '/middleName') => {
  const { clock } = await api()
  clock.now = new Date(clock.now.getTime() + 1000)
  return send(as, 'PATCH', theirs, [
    { op: 'test', path, value: from },
    { op: 'replace', path, value: to },
  ])
}

/** The requests of the pages of a traveler, by the paths of §7. */
async function asked(): Promise<string[]> {
  const [trip] = await (await api()).get<Trip[]>(traveler, `${theirs}/trips`)
  const ofTrip = `${theirs}/trips/${trip!.bookingId}`
  return [
    theirs,
    `${theirs}/travel-documents`,
    `/main/profiles/${profileIdOf(traveler)}/credit-cards`,
    `${theirs}/emergency-contact`,
    `${theirs}/travel-preferences`,
    `${theirs}/membership/list/air`,
    `${theirs}/membership/search?Category=air&SearchText=a`,
    `${theirs}/agency-info`.replace('/main/', '/company/'),
    `${theirs}/trips`,
    `${theirs}/trips/paginated`,
    `${theirs}/trips/calendar`,
    `${theirs}/invoices`,
    ofTrip,
    `${ofTrip}/calendar`,
    `${ofTrip}/itinerary`,
    `${ofTrip}/cancellation`,
  ]
}
const statuses = async (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await send(arranger, 'GET', path)).status]))

test("an approved arranger gets all that the traveler's pages show, until the traveler ends it", async () => {
  const paths = await asked()
  expect((await statuses(paths)).filter(([, status]) => status !== 200)).toEqual([])
  const list = await (await api()).get<Arranger[]>(traveler, `${theirs}/arranger-list`)
  const { key } = list.find(({ profileId }) => profileId === profileIdOf(arranger))!
  expect((await send(traveler, 'PUT', `${theirs}/arranger-requests/${key}`, { status: 'removed' })).status).toBe(200)
  expect((await statuses(paths)).filter(([, status]) => status !== 403)).toEqual([])
  expect((await patch(arranger, '', 'Zoé')).status).toBe(403)
})

test('actions that belong to the traveler alone are refused to their arranger (§6)', async () => {
  const own = ['arranger-list', 'roles', 'changes', 'calendar-subscription', 'draft-key', 'notifications']
  const refused = await statuses(own.map((name) => `${theirs}/${name}`))
  expect(refused.filter(([, status]) => status !== 403)).toEqual([])
  expect((await send(arranger, 'POST', `${theirs}/trips`, { segments: [] })).status).toBe(403)
  const { cultureCode } = await (await api()).get<Profile>(traveler, theirs)
  expect((await patch(arranger, cultureCode, 'es-MX', '/cultureCode')).status).toBe(403)
})

test('the traveler sees which arranger changed what, and two simultaneous changes do not overwrite each other', async () => {
  const { middleName } = await (await api()).get<Profile>(traveler, theirs)
  expect((await patch(arranger, middleName, 'Zoé')).status).toBe(200)
  const late = await patch(second, middleName, 'Ève')
  const { messageCode, current } = failureSchema.parse(await late.json())
  expect([late.status, messageCode, (current as Profile).middleName]).toEqual([412, 'changedMeanwhile', 'Zoé'])
  const { responseData } = await (await api()).get<{ responseData: ProfileChange[] }>(traveler, `${theirs}/changes`)
  expect(responseData[0]).toMatchObject({ section: 'personal', fields: ['middleName'], isOwn: false })
  const { firstName, lastName } = await (await api()).get<Profile>(arranger, `/main${placeOf(arranger)}`)
  expect(responseData[0]?.actorName).toBe(`${firstName} ${lastName}`)
})
