import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/envelope.ts'
import type { Profile } from '#contract/profile.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { employeeIdOf, placeOf, profileIdOf } from '../support/api.ts'
import type { Handle } from '../support/api.ts'
import { openMailingApi } from '../support/mailingApi.ts'
import type { MailingApi } from '../support/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const newcomer: Handle = 'newhire@aurora'
const ask = (as: Handle = newcomer, of: Handle = newcomer) =>
  at.send(as, `/main${placeOf(of)}/ask-details`, { method: 'POST' })
const patch = (body: object, as: Handle = 'admin@aurora') =>
  at.send(as, `/company/admin/companies/aurora/employees/${employeeIdOf(newcomer)}`, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
const profile = () => at.get<Profile>(newcomer, `/main${placeOf(newcomer)}`)
const forgetAsking = (detailsAskedAt: Date | null) =>
  at.services.db
    .update(profiles)
    .set({ detailsAskedAt })
    .where(eq(profiles.id, profileIdOf(newcomer)))

test('§2 every Admin is asked by mail for what only they can provide, naming details and no values; once a day', async () => {
  await forgetAsking(null)
  const answer = await ask()
  expect(answer.status).toBe(200)
  const { askedAt } = (await answer.json()) as { askedAt: string }
  expect((await profile()).detailsAskedAt).toBe(askedAt)
  const sent = await at.mails()
  expect(new Set(sent.map(({ to }) => to?.[0]?.address))).toEqual(
    new Set(['admin@aurora.example', 'everything@aurora.example']),
  )
  expect(sent[0]?.text).toContain('- who approves the trips\n- cost centre')
  expect(sent[0]?.replyTo?.[0]?.address).toBe('newhire@aurora.example')
  at.clock.now = new Date(at.clock.now.getTime() + 3_600_000)
  expect(await (await ask('arranger@aurora')).json()).toEqual({ askedAt })
  expect(await at.mails()).toHaveLength(2)
})

test('where nothing is missing from the Admins there is nothing to ask', async () => {
  const answer = await ask('traveller@aurora', 'traveller@aurora')
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'nothingToAsk'])
  expect(await at.mails()).toEqual([])
})

test('of a company without an administrator nobody counts as asked', async () => {
  await forgetAsking(null)
  const isAdmin = eq(profileRoles.role, 'Admin')
  const admins = await at.services.db.delete(profileRoles).where(isAdmin).returning()
  const answer = await ask()
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'nobodyToAsk'])
  expect((await profile()).detailsAskedAt).toBeNull()
  await at.services.db.insert(profileRoles).values(admins)
})

test.each([
  [{ costCenterId: 'cc-boreal-B10' }, 'costCenterId', 'costCenter'],
  [{ costCenterId: 'nothing' }, 'costCenterId', 'costCenter'],
  [{ approverId: employeeIdOf('admin@boreal') }, 'approverId', 'unknownPerson'],
  [{ approverId: employeeIdOf(newcomer) }, 'approverId', 'oneself'],
])('%j is refused', async (body, field, code) => {
  const answer = await patch(body)
  expect([answer.status, failureSchema.parse(await answer.json()).problems]).toEqual([400, [{ field, code }]])
})

test('a change of nothing is refused', async () => {
  expect((await patch({})).status).toBe(400)
})

test('§2 the person is told once nothing is missing from the Admins, and those issues are gone', async () => {
  const mine = async () => (await profile()).profileIssues.map(({ issue }) => issue)
  await patch({ costCenterId: 'cc-aurora-310' })
  expect(await mine()).not.toContain('costCenterMissing')
  expect(await mine()).toContain('approverPerTravelPolicyMissing')
  expect(await at.mails()).toEqual([])
  at.clock.now = new Date(at.clock.now.getTime() + 1000)
  const answer = await patch({ approverId: employeeIdOf('finance@aurora') })
  expect(await answer.json()).toMatchObject({
    id: employeeIdOf(newcomer),
    costCenterId: 'cc-aurora-310',
    approver: { id: employeeIdOf('finance@aurora') },
  })
  expect(await profile()).toMatchObject({ isMandatoryFieldsComplete: true, isAllowedToBook: false })
  // Details that go missing later have not been asked for.
  expect((await profile()).detailsAskedAt).toBeNull()
  const [mail, ...others] = await at.mails()
  expect(others).toEqual([])
  expect(mail?.to?.[0]?.address).toBe('newhire@aurora.example')
  expect(mail?.text).toContain('/complete-your-profile')
  const changes = await at.get<{ responseData: { fields: string[] }[] }>(newcomer, `/main${placeOf(newcomer)}/changes`)
  // Before, the new hire approved an arranger.
  expect(changes.responseData.map(({ fields }) => fields)).toEqual([['approverId'], ['costCenterId'], ['arranger']])
})
