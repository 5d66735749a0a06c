import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Employee } from '#contract/employees/employees.ts'
import type { RoleRequest } from '#contract/session/roleRequests.ts'
import { companyChanges, roleRequests } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { patchSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'

// One administrator alone gains no guarded role, by any way.

const desk = scimDesk()
const [me, other]: [Handle, Handle] = ['admin@aurora', 'everything@aurora']
let held: (typeof profileRoles.$inferSelect)[] | undefined
beforeEach(async () => {
  const { db } = desk.at().services
  held ??= await db.select().from(profileRoles)
  await db.delete(roleRequests)
  await db.delete(companyChanges)
  await db.delete(profileRoles)
  await db.insert(profileRoles).values(held)
  await db.update(employees).set({ status: 'active' }).where(eq(employees.id, 'e-aurora-everything'))
})

const list = '/company/admin/companies/aurora/employees'
const send = (method: string, path: string, body: object, as: Handle = me) =>
  desk.at().send(as, path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
const rolesPath = (who: Handle) => `/main/companies/aurora/profiles/${profileIdOf(who)}/roles`
const rolesOf = async (who: Handle) =>
  (
    await desk
      .at()
      .services.db.select()
      .from(profileRoles)
      .where(eq(profileRoles.profileId, profileIdOf(who)))
  ).map(({ role }) => role)
const waiting = () => desk.at().get<RoleRequest[]>(me, '/company/admin/companies/aurora/role-requests')
const newPerson = (roles: string[]) => ({
  externalId: `SY-${roles.join('')}`,
  firstName: 'Ada',
  middleName: '',
  lastName: 'Quill',
  jobTitle: '',
  email: `ada.${roles.join('.').toLowerCase()}@aurora.example`,
  costCenterId: null,
  managerId: null,
  approverId: 'e-aurora-finance',
  roles,
  agencyService: 'default',
  mobilePhone: '',
  travelPolicyId: null,
  type: 'employee',
  cultureCode: 'en-CA',
  countryCode: 'CA',
  homeAirport: null,
  isInvited: true,
})

test('the admin who made a provisioning token cannot put themself into the group of a role', async () => {
  const operations = [{ op: 'add', path: 'members', value: [{ value: 'e-aurora-admin' }] }]
  await desk.send('PATCH', '/Groups/role-RiskAdvisor', { schemas: [patchSchema], Operations: operations })
  expect(await rolesOf(me)).not.toContain('RiskAdvisor')
  expect(await waiting()).toMatchObject([{ role: 'RiskAdvisor', isOwn: true }])
})

test('a new employee has the administrator role once a second administrator approves it', async () => {
  const answer = await send('POST', list, newPerson(['Admin', 'VIP']))
  const person = (await answer.json()) as Employee
  expect(person.roles).not.toContain('Admin')
  expect(person.roles).toContain('VIP')
  const [request] = await waiting()
  expect(request).toMatchObject({ role: 'Admin', isOwn: true, employeeId: person.id })
  const decide = (as: Handle) =>
    send('PUT', `/company/admin/companies/aurora/role-requests/${request!.id}`, { decision: 'allowed' }, as)
  expect((await decide(me)).status).toBe(403)
  expect((await decide(other)).status).toBe(200)
  expect((await desk.at().get<Employee>(me, `${list}/${person.id}`)).roles).toContain('Admin')
})

test('a changed address of an employee with a guarded role requires approval of the role again', async () => {
  const { db } = desk.at().services
  const path = `${list}/e-aurora-everything`
  const { version, email } = await desk.at().get<Employee>(me, path)
  expect((await send('PATCH', path, { email: 'taken.over@aurora.example', version })).status).toBe(200)
  const roles = await rolesOf(other)
  for (const role of ['Admin', 'FinancialOfficer', 'RiskAdvisor']) expect(roles).not.toContain(role)
  expect((await waiting()).every(({ isOwn }) => isOwn)).toBe(true)
  await db
    .update(profiles)
    .set({ email })
    .where(eq(profiles.id, profileIdOf(other)))
})

describe('an employee who is activated again', () => {
  const [who, employeeId]: [Handle, string] = ['finance@aurora', 'e-aurora-finance']
  const activated = async () => {
    const { db } = desk.at().services
    const [employee] = await db.select().from(employees).where(eq(employees.id, employeeId))
    expect(employee!.status).toBe('active')
    return rolesOf(who)
  }
  const deactivate = () => send('POST', `${list}/deactivateEmployee`, { employeeId })

  test.each<[string, () => Promise<{ status: number }>]>([
    ['in the form', () => send('PATCH', `${list}/${employeeId}`, { status: 'active' })],
    ['among many', () => send('POST', `${list}/bulk`, { employeeIds: [employeeId], change: { kind: 'activate' } })],
    [
      'by a provisioning client',
      () => {
        const operations = [{ op: 'replace', path: 'active', value: true }]
        return desk.send('PATCH', `/Users/${employeeId}`, { schemas: [patchSchema], Operations: operations })
      },
    ],
  ])(
    'a reactivated employee %s has their guarded role once a second administrator approves it',
    async (_, activate) => {
      expect(await rolesOf(who)).toContain('FinancialOfficer')
      await deactivate()
      expect((await activate()).status).toBeLessThan(300)
      expect(await activated()).not.toContain('FinancialOfficer')
      const [request, ...others] = await waiting()
      expect([request, others]).toMatchObject([{ role: 'FinancialOfficer', employeeId, isOwn: true }, []])
      const allowed = { decision: 'allowed' }
      const path = `/company/admin/companies/aurora/role-requests/${request!.id}`
      expect((await send('PUT', path, allowed)).status).toBe(403)
      expect((await send('PUT', path, allowed, other)).status).toBe(200)
      expect(await rolesOf(who)).toContain('FinancialOfficer')
    },
  )

  test('a reactivated employee keeps the roles that one administrator may give alone', async () => {
    const { db } = desk.at().services
    await db.insert(profileRoles).values({ profileId: profileIdOf(who), role: 'VIP' })
    await deactivate()
    await send('PATCH', `${list}/${employeeId}`, { status: 'active' })
    expect(await activated()).toContain('VIP')
  })

  test('a reactivated employee keeps all roles where there is no other administrator to ask', async () => {
    const { db } = desk.at().services
    const isAdmin = and(eq(profileRoles.role, 'Admin'), ne(profileRoles.profileId, profileIdOf(me)))
    await db.delete(profileRoles).where(isAdmin)
    await deactivate()
    await send('PATCH', `${list}/${employeeId}`, { status: 'active' })
    expect(await activated()).toContain('FinancialOfficer')
  })
})

test.each(['closing the profiles of the others', 'taking their role'])(
  'an administrator is not the only one by %s for a moment',
  async (how) => {
    const { db } = desk.at().services
    const admins = held!.filter(({ role, profileId }) => role === 'Admin' && profileId.startsWith('p-aurora-'))
    for (const { profileId } of admins) {
      if (profileId === profileIdOf(me)) continue
      const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId))
      const employeeId = profile!.employeeId!
      const { version } = await desk.at().get<Employee>(me, `${list}/${employeeId}`)
      const done = how.startsWith('closing')
        ? await send('POST', `${list}/deactivateEmployee`, { employeeId, version })
        : await send('PATCH', `${list}/${employeeId}`, { roles: [], version })
      expect(done.status).toBe(200)
    }
    expect((await send('POST', rolesPath(me), { roles: ['RiskAdvisor'] })).status).toBe(200)
    expect(await rolesOf(me)).not.toContain('RiskAdvisor')
    expect(await waiting()).toHaveLength(1)
  },
)

test('an administrator is not the only one for a day after deleting the others', async () => {
  const { db } = desk.at().services
  const answer = await send('POST', list, newPerson(['VIP']))
  const { id, profileId } = (await answer.json()) as Employee
  await db.update(profiles).set({ registeredAt: new Date() }).where(eq(profiles.id, profileId!))
  await db.delete(profileRoles).where(eq(profileRoles.role, 'Admin'))
  await db
    .insert(profileRoles)
    .values([profileId!, profileIdOf(me)].map((each) => ({ profileId: each, role: 'Admin' as const })))
  expect((await send('DELETE', `${list}/${id}`, {})).status).toBe(200)
  expect((await send('POST', rolesPath(me), { roles: ['RiskAdvisor'] })).status).toBe(200)
  expect(await rolesOf(me)).not.toContain('RiskAdvisor')
  expect(await waiting()).toHaveLength(1)
})

test('a provisioning token ends with the rights of the admin who made it', async () => {
  const { token } = await desk.makeToken(other)
  const status = async () =>
    (await desk.raw('/Users?count=1', { headers: { Authorization: `Bearer ${token}` } })).status
  expect(await status()).toBe(200)
  const { version } = await desk.at().get<Employee>(me, `${list}/e-aurora-everything`)
  const body = { employeeId: 'e-aurora-everything', version }
  expect((await send('POST', `${list}/deactivateEmployee`, body)).status).toBe(200)
  expect(await status()).toBe(401)
})
