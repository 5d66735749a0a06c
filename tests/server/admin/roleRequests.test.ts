import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RoleRequest } from '#contract/session/roleRequests.ts'
import type { ProfileRoles } from '#contract/session/roles.ts'
import { companyChanges, roleRequests } from '#server/db/schema/company/admin.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { companyOf, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { refused } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

/** Both are Admins of aurora. Each test begins with their roles in the demo, and without requests. */
const [me, other]: [Handle, Handle] = ['admin@aurora', 'everything@aurora']
let held: (typeof profileRoles.$inferSelect)[] | undefined
beforeEach(async () => {
  const { db } = at.services
  held ??= await db.select().from(profileRoles)
  await db.delete(profileRoles)
  await db.insert(profileRoles).values(held)
  await db.delete(roleRequests)
  await db.delete(companyChanges)
  await at.forgetMails()
})

const send = (as: Handle, method: string, path: string, body: object) =>
  at.send(as, path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
const rolesPath = (who: Handle) => `/main${placeOf(who)}/roles`
const rolesOf = async (who: Handle) => (await at.get<ProfileRoles>(me, rolesPath(who))).roles
const add = (as: Handle, who: Handle, roles: string[]) => send(as, 'POST', rolesPath(who), { roles })
const requests = (who: Handle) => `/company/admin/companies/${companyOf(who)}/role-requests`
const waiting = (as: Handle) => at.get<RoleRequest[]>(as, requests(as))
const decide = (as: Handle, id: string, decision: string) => send(as, 'PUT', `${requests(as)}/${id}`, { decision })
const noted = async () =>
  (await at.services.db.select().from(companyChanges).where(eq(companyChanges.entity, 'role')))
    .toSorted((one, next) => one.position - next.position)
    .map(({ action, actorProfileId, entityId, changes }) => ({ action, actorProfileId, entityId, changes }))
const asked = async (...roles: string[]) => {
  expect((await add(me, me, roles)).status).toBe(200)
  return waiting(other)
}

test('a role that an Admin wants for themself is requested from the other Admins and not given yet (§6)', async () => {
  const before = await rolesOf(me)
  const answer = await add(me, me, ['RiskAdvisor'])
  expect([answer.status, await answer.json()]).toEqual([200, { roles: before }])
  expect(await rolesOf(me)).toEqual(before)
  const request = { id: expect.any(String), employeeId: 'e-aurora-admin', name: 'Priya Raghavan', role: 'RiskAdvisor' }
  expect(await waiting(other)).toEqual([
    { ...request, askedAt: at.clock.now.toISOString(), isOwn: false, askedByName: '' },
  ])
  expect(await waiting(me)).toMatchObject([{ ...request, isOwn: true }])
  expect(await noted()).toEqual([
    {
      action: 'asked',
      actorProfileId: 'p-aurora-admin',
      entityId: 'e-aurora-admin',
      changes: [{ field: 'roles', from: null, to: 'RiskAdvisor' }],
    },
  ])
  // It opens nothing meanwhile.
  expect((await at.send(me, '/company/companies/aurora/reports/itinerary')).status).not.toBe(200)
})

test('the other Admins are told of a role request in their language, and asking twice is one request', async () => {
  await at.services.db
    .update(profiles)
    .set({ cultureCode: 'fr-CA' })
    .where(eq(profiles.id, profileIdOf(other)))
  await asked('RiskAdvisor')
  expect(await asked('RiskAdvisor')).toHaveLength(1)
  expect(await asked('RiskAdvisor', 'VIP')).toHaveLength(2)
  // Mails leave side by side.
  const sent = (await at.mails()).toSorted((one, next) => one.text!.length - next.text!.length)
  expect(sent.map(({ to }) => to?.[0]?.address)).toEqual(['everything@aurora.example', 'everything@aurora.example'])
  expect(sent[0]).toMatchObject({
    subject: 'Priya Raghavan demande dans Waymark des rôles que vous pouvez accorder',
    replyTo: [{ address: 'admin@aurora.example' }],
  })
  expect(sent[0]?.text).toContain('- VIP')
  expect(sent[0]?.text).not.toContain('Conseil')
  expect(sent[1]?.text).toContain('- Conseil en gestion des risques')
  await at.services.db
    .update(profiles)
    .set({ cultureCode: 'en-CA' })
    .where(eq(profiles.id, profileIdOf(other)))
})

test('a second Admin approves a role request: the role is given at once, recorded, and the requester told', async () => {
  const [request] = await asked('RiskAdvisor')
  await at.forgetMails()
  const answer = await decide(other, request!.id, 'allowed')
  expect([answer.status, await answer.json()]).toEqual([200, []])
  expect(await rolesOf(me)).toContain('RiskAdvisor')
  expect((await noted()).map(({ action, actorProfileId }) => [action, actorProfileId])).toEqual([
    ['asked', 'p-aurora-admin'],
    ['added', 'p-aurora-everything'],
  ])
  const [mail] = await at.mails()
  expect(mail).toMatchObject({
    to: [{ address: 'admin@aurora.example' }],
    subject: 'You have a role that you asked for: Risk advisor',
  })
  expect(await refused(await decide(other, request!.id, 'refused'))).toEqual([409, 'roleDecided'])
  expect(await rolesOf(me)).toContain('RiskAdvisor')
})

test('a second Admin refuses a role request: the role is not given and can be requested again', async () => {
  const [request] = await asked('RiskAdvisor')
  await at.forgetMails()
  expect((await decide(other, request!.id, 'refused')).status).toBe(200)
  expect(await rolesOf(me)).not.toContain('RiskAdvisor')
  expect((await at.mails()).map(({ subject }) => subject)).toEqual([
    'A role that you asked for was refused: Risk advisor',
  ])
  expect(await asked('RiskAdvisor')).toHaveLength(1)
})

test('the requester does not decide a role request, and only another Admin of the company does', async () => {
  const [request] = await asked('RiskAdvisor')
  const [status, code] = await refused(await decide(me, request!.id, 'allowed'))
  expect([status, code]).toEqual([403, 'ownRoleRequest'])
  expect((await decide('admin@boreal', request!.id, 'allowed')).status).toBe(404)
  expect((await decide('risk@aurora', request!.id, 'allowed')).status).toBe(403)
  expect((await decide(other, 'no-such-request', 'allowed')).status).toBe(404)
  expect((await decide(other, request!.id, 'maybe')).status).toBe(400)
  expect(await rolesOf(me)).not.toContain('RiskAdvisor')
})

test('the second of two simultaneous decisions is told that the request is decided', async () => {
  await at.services.db.insert(profileRoles).values({ profileId: 'p-aurora-finance', role: 'Admin' })
  const [request] = await asked('RiskAdvisor')
  const answers = await Promise.all([
    decide(other, request!.id, 'refused'),
    decide('finance@aurora', request!.id, 'allowed'),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
})

test('an Admin gives up roles at once; new ones in the same change are requested', async () => {
  const before = await rolesOf(other)
  const expected = before.filter((role) => role !== 'VIP')
  const lost = expected.filter((role) => role !== 'RiskAdvisor')
  await at.services.db
    .delete(profileRoles)
    .where(and(eq(profileRoles.profileId, profileIdOf(other)), eq(profileRoles.role, 'VIP')))
  const answer = await send(other, 'PUT', rolesPath(other), { roles: [...lost, 'VIP'], expected })
  expect([answer.status, await answer.json()]).toEqual([200, { roles: lost }])
  expect((await waiting(me)).map(({ role }) => role)).toEqual(['VIP'])
})

test('another Admin who gives the role answers the request', async () => {
  await asked('RiskAdvisor')
  expect((await add(other, me, ['RiskAdvisor'])).status).toBe(200)
  expect(await waiting(other)).toEqual([])
  expect(await rolesOf(me)).toContain('RiskAdvisor')
})

test('the only Admin who can sign in gives themself roles without a request', async () => {
  const alone = 'admin@boreal'
  expect((await add(alone, alone, ['VIP'])).status).toBe(200)
  expect((await at.get<ProfileRoles>(alone, rolesPath(alone))).roles).toContain('VIP')
  expect(await waiting(alone)).toEqual([])
  // Nor does one count who has never signed in, or closed their profile.
  for (const [gone, back] of [
    [{ active: false }, { active: true }],
    [{ registeredAt: null }, { registeredAt: new Date() }],
  ]) {
    const isOther = eq(profiles.id, profileIdOf(other))
    await at.services.db.update(profiles).set(gone!).where(isOther)
    const role = gone!.active === false ? 'RiskAdvisor' : 'VIP'
    await add(me, me, [role])
    expect(await rolesOf(me)).toContain(role)
    await at.services.db.update(profiles).set(back!).where(isOther)
  }
  expect(await at.mails()).toEqual([])
})
