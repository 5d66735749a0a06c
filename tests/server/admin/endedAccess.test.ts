import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hourMs } from '#contract/time/durations.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { invitations } from '#server/db/schema/system/identity.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { findInvitation, issueReset } from '#server/domains/session/invitations.ts'
import { employeeIdOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { patchSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'

const desk = scimDesk()
const [admin, who]: [Handle, Handle] = ['admin@aurora', 'finance@aurora']
const employeeId = employeeIdOf(who)
const list = '/company/admin/companies/aurora/employees'
const services = () => desk.at().services
const send = (method: string, path: string, body: object) =>
  desk.at().send(admin, path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
const ofAccount = eq(accounts.profileId, profileIdOf(who))
const ofTraveler = eq(arrangerRequests.travelerProfileId, profileIdOf(who))

beforeEach(() => services().db.update(employees).set({ status: 'active' }).where(eq(employees.id, employeeId)))

/** A reset, an invitation and an arranger's key, as mailed to the person. */
async function mailedLinks() {
  const { db, now } = services()
  const [account] = await db.select().from(accounts).where(ofAccount)
  const { token } = await issueReset(db, account!.id, now())
  const invited = crypto.randomUUID()
  const expiresAt = new Date(+now() + 72 * hourMs)
  await db.insert(invitations).values({ tokenHash: sha256(invited), accountId: account!.id, expiresAt })
  const key = crypto.randomUUID()
  await db.delete(arrangerRequests).where(ofTraveler)
  await db.insert(arrangerRequests).values({
    id: crypto.randomUUID(),
    companyId: 'aurora',
    arrangerProfileId: profileIdOf('arranger@aurora'),
    travelerProfileId: profileIdOf(who),
    status: 'sent',
    createdAt: now(),
    keyHash: sha256(key),
    keyExpiresAt: expiresAt,
  })
  const stateOf = async (link: string) => (await findInvitation(link, services()))?.state
  const byKey = () => desk.at().send(undefined, `/main/arranger-requests/${key}`)
  return async () => [await stateOf(token), await stateOf(invited), (await byKey()).status]
}

test.each<[string, () => Promise<{ status: number }>]>([
  ['by the form', () => send('POST', `${list}/deactivateEmployee`, { employeeId })],
  ['among many', () => send('POST', `${list}/bulk`, { employeeIds: [employeeId], change: { kind: 'deactivate' } })],
  [
    'by a provisioning client',
    () => {
      const operations = [{ op: 'replace', path: 'active', value: false }]
      return desk.send('PATCH', `/Users/${employeeId}`, { schemas: [patchSchema], Operations: operations })
    },
  ],
])('mailed links of an employee who was deactivated %s do not come back with the employee', async (_, deactivate) => {
  const states = await mailedLinks()
  expect(await states()).toEqual(['open', 'open', 200])
  expect((await deactivate()).status).toBeLessThan(300)
  expect((await send('PATCH', `${list}/${employeeId}`, { status: 'active' })).status).toBe(200)
  expect(await states()).toEqual(['expired', 'expired', 410])
})

test('an employee who was invited just before being deactivated is invited again with the activation', async () => {
  const { db, now } = services()
  await db.update(employees).set({ invitedAt: now() }).where(eq(employees.id, employeeId))
  await db.update(accounts).set({ passwordHash: null }).where(ofAccount)
  await send('POST', `${list}/deactivateEmployee`, { employeeId })
  await send('PATCH', `${list}/${employeeId}`, { status: 'active' })
  const [account] = await db.select().from(accounts).where(ofAccount)
  const links = await db.select().from(invitations).where(eq(invitations.accountId, account!.id))
  expect(links.filter(({ expiresAt, usedAt }) => !usedAt && expiresAt > now())).toHaveLength(1)
})
