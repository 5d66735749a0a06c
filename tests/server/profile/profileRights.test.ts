import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { Profile, ProfileSummary } from '#contract/profile/profile.ts'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import type { ProfileRoles } from '#contract/session/roles.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const send = (as: Handle, method: string, path: string, body?: unknown) => {
  at.clock.now = new Date(at.clock.now.getTime() + 1000)
  return at.send(as, path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
}
const rolesOf = (who: Handle) => `/main${placeOf(who)}/roles`
const add = (as: Handle, who: Handle, roles: string[]) => send(as, 'POST', rolesOf(who), { roles })
/** Replaces the present roles. */
const set = async (as: Handle, who: Handle, roles: string[], held?: string[]) => {
  const expected = held ?? (await at.get<ProfileRoles>(who, rolesOf(who))).roles
  return send(as, 'PUT', rolesOf(who), { roles, expected })
}
const changesOf = async (who: Handle, query = '') =>
  at.get<{ responseData: ProfileChange[]; totalItemCount: number; nextPage: number | null }>(
    who,
    `/main${placeOf(who)}/changes${query}`,
  )

test('an Admin adds and sets roles, each recorded by its name (§6)', async () => {
  const before = await changesOf('newhire@aurora')
  const added = (await (await add('admin@aurora', 'newhire@aurora', ['VIP', 'VIP', 'Arranger'])).json()) as ProfileRoles
  expect(added).toEqual({ roles: ['Arranger', 'Traveller', 'VIP'] })
  const put = await set('admin@aurora', 'newhire@aurora', ['Traveller', 'Arranger'])
  expect([put.status, await put.json()]).toEqual([200, { roles: ['Arranger', 'Traveller'] }])
  expect(await at.get<ProfileRoles>('newhire@aurora', rolesOf('newhire@aurora'))).toEqual({
    roles: ['Arranger', 'Traveller'],
  })
  const { responseData } = await changesOf('newhire@aurora')
  expect(responseData).toMatchObject([
    { section: 'roles', action: 'removed', fields: ['VIP'], actorName: 'Priya Raghavan', isOwn: false },
    { section: 'roles', action: 'added', fields: ['Arranger', 'VIP'] },
    ...before.responseData,
  ])
  expect(await changesOf('newhire@aurora', '?pageSize=1')).toMatchObject({
    totalItemCount: before.totalItemCount + 2,
    nextPage: 2,
  })
  expect((await changesOf('newhire@aurora', '?pageSize=1&pageNumber=2')).responseData).toEqual(responseData.slice(1, 2))
})

test('a role gives access with the next call, and its removal ends it (§6)', async () => {
  const profilesOf = (who: Handle) => at.send(who, '/main/companies/aurora/profiles')
  expect((await profilesOf('newhire@aurora')).status).toBe(403)
  await add('admin@aurora', 'newhire@aurora', ['Admin'])
  // A second administrator who gives the role approves it.
  await add('everything@aurora', 'newhire@aurora', ['Admin'])
  const list = await profilesOf('newhire@aurora')
  expect(((await list.json()) as ProfileSummary[]).length).toBeGreaterThan(10)
  await set('admin@aurora', 'newhire@aurora', ['Traveller'])
  expect((await profilesOf('newhire@aurora')).status).toBe(403)
})

test.each([
  ['an unknown role', { roles: ['Owner'], expected: [] }],
  ['no list', { roles: 'Admin', expected: [] }],
  ['more than roles', { roles: [], expected: [], also: 1 }],
])('the roles are refused: %s', async (_, body) => {
  expect((await send('admin@aurora', 'PUT', rolesOf('newhire@aurora'), body)).status).toBe(400)
})

test('an Admin cannot give themself a role, and other people give none (§6)', async () => {
  expect((await add('newhire@aurora', 'newhire@aurora', ['Admin'])).status).toBe(403)
  expect((await add('admin@boreal', 'newhire@aurora', ['Admin'])).status).toBe(404)
  const path = `/main/companies/aurora/profiles/${profileIdOf('traveller@boreal')}/roles`
  expect((await send('admin@aurora', 'PUT', path, { roles: [], expected: [] })).status).toBe(404)
})

test('the second of two simultaneous changes of roles is told what the first made of them (§7)', async () => {
  const held = (await at.get<ProfileRoles>('newhire@aurora', rolesOf('newhire@aurora'))).roles
  expect((await set('admin@aurora', 'newhire@aurora', [...held, 'GuestManager'], held)).status).toBe(200)
  const second = await set('admin@aurora', 'newhire@aurora', [...held, 'VIP'], held)
  expect([second.status, failureSchema.parse(await second.json()).current]).toEqual([
    412,
    { roles: [...held, 'GuestManager'].toSorted() },
  ])
  expect((await set('admin@aurora', 'newhire@aurora', held)).status).toBe(200)
})

test('a company keeps an Admin, even when two take the right from one another at once (§6)', async () => {
  expect((await set('admin@boreal', 'risk@boreal', ['GuestManager', 'Admin'])).status).toBe(200)
  const answers = await Promise.all([
    set('admin@boreal', 'risk@boreal', ['GuestManager']),
    set('risk@boreal', 'admin@boreal', []),
  ])
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  expect(statuses[0]).toBe(200)
  // The other may find that theirs is the last right, or that they have lost it already.
  expect([403, 409]).toContain(statuses[1])
  const { db } = at.services
  const left = await db.select().from(profileRoles).where(eq(profileRoles.role, 'Admin'))
  const last = left.find(({ profileId }) => profileId.startsWith('p-boreal'))
  const admin: Handle = last!.profileId === profileIdOf('admin@boreal') ? 'admin@boreal' : 'risk@boreal'
  const answer = await set(admin, admin, ['Traveller'])
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'lastAdmin'])
  expect((await at.get<ProfileRoles>(admin, rolesOf(admin))).roles).toContain('Admin')
})

test('a closed profile is still answered, cannot book, and is closed once (§4 notActive)', async () => {
  const me = 'traveller@aurora'
  const close = (as: Handle) => send(as, 'DELETE', `/main${placeOf(me)}`)
  expect((await close('arranger@aurora')).status).toBe(403)
  const closed = (await (await close(me)).json()) as Profile
  expect(closed).toMatchObject({ active: false, isAllowedToBook: false, reactivationAskedAt: null })
  expect(closed.profileIssues).toContainEqual({ issue: 'notActive' })
  expect((await close('admin@aurora')).status).toBe(200)
  expect(await at.get<Profile>(me, `/main${placeOf(me)}`)).toMatchObject({ active: false })
  expect((await changesOf(me)).responseData.filter(({ fields }) => fields.includes('active'))).toHaveLength(1)
  const query = `companyId=aurora&profileId=${profileIdOf(me)}`
  const opened = await at.get<{ successfull: boolean }>(me, `/main${placeOf(me)}/obt?${query}`)
  expect(opened.successfull).toBe(false)
})

test('a Guest closes no profile, not even their own (§6)', async () => {
  const path = `/main${placeOf('guest@aurora')}`
  expect((await send('guest@aurora', 'DELETE', path)).status).toBe(403)
  expect(await at.get<Profile>('guest@aurora', path)).toMatchObject({ active: true })
})

test('each person has their own key for drafts, always the same', async () => {
  const keyOf = async (who: Handle) => (await at.get<{ key: string }>(who, `/main${placeOf(who)}/draft-key`)).key
  const [mine, again, hers] = [await keyOf('newhire@aurora'), await keyOf('newhire@aurora'), await keyOf('vip@aurora')]
  expect(Buffer.from(mine, 'base64')).toHaveLength(32)
  expect([again === mine, hers === mine]).toEqual([true, false])
  expect((await at.send('admin@aurora', `/main${placeOf('newhire@aurora')}/draft-key`)).status).toBe(403)
})
