import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { pathTo } from '@/routes/pathTo'
import { employeeIdOf, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { endPause } from '#tests/support/mail/mailQueue.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

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
    .set({ detailsAskedAt, detailsRemindedAt: null })
    .where(eq(profiles.id, profileIdOf(newcomer)))

test('§2 every Admin is asked by mail for what only they provide, without values, once a day', async () => {
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
  expect(await (await ask('arranger@aurora')).json()).toEqual({ askedAt, remindedAt: null })
  expect(await at.mails()).toHaveLength(2)
})

test('the mail leads the administrator to the first missing field on the person’s page', async () => {
  await forgetAsking(null)
  await ask()
  const page = pathTo('en-ca', 'editEmployee', { employeeId: employeeIdOf(newcomer) })
  const [mail] = await at.mails()
  expect(mail?.text).toContain(`\n\nAdd the details: ${at.services.env.PUBLIC_URL}${page}#approverId\n`)
})

test('administrators are reminded once after a day, and the time of the first request stays', async () => {
  const askedAt = new Date(at.clock.now.getTime() - 3 * 86_400_000)
  await forgetAsking(askedAt)
  const answers = await Promise.all([ask(), ask(), ask('arranger@aurora')])
  const remindedAt = at.clock.now.toISOString()
  for (const answer of answers) expect(await answer.json()).toEqual({ askedAt: askedAt.toISOString(), remindedAt })
  expect(await profile()).toMatchObject({ detailsAskedAt: askedAt.toISOString(), detailsRemindedAt: remindedAt })
  const sent = await at.mails()
  expect(new Set(sent.map(({ to }) => to?.[0]?.address))).toEqual(
    new Set(['admin@aurora.example', 'everything@aurora.example']),
  )
  expect(sent).toHaveLength(2)
  expect(sent[0]?.subject).toBe('Reminder: Jonah Whitfield is waiting for details to book travel')
  at.clock.now = new Date(at.clock.now.getTime() + 23 * 3_600_000)
  expect(await (await ask()).json()).toMatchObject({ remindedAt })
  expect(await at.mails()).toHaveLength(2)
})

test('administrators who are asked by several people at once get one mail, and no other an hour later', async () => {
  await forgetAsking(null)
  const answers = await Promise.all([ask(), ask('arranger@aurora'), ask(), ask('arranger@aurora')])
  const askedAt = at.clock.now.toISOString()
  for (const answer of answers) expect(await answer.json()).toEqual({ askedAt, remindedAt: null })
  await at.mails()
  await endPause(at.services)
  expect(await at.mails()).toHaveLength(2)
})

test("only a person who lacks a detail of the administrator sees an administrator's address", async () => {
  const addressFor = async (who: Handle) => (await at.get<Profile>(who, `/main${placeOf(who)}`)).administratorEmail
  expect(['admin@aurora.example', 'everything@aurora.example']).toContain(await addressFor(newcomer))
  expect(await addressFor('traveller@aurora')).toBeNull()
})

test('an administrator who cannot be reached, or is the person themself, is not named', async () => {
  const of = (who: Handle) => eq(profiles.id, profileIdOf(who))
  const { db } = at.services
  const address = async () => (await profile()).administratorEmail
  await db.update(profiles).set({ active: false }).where(of('everything@aurora'))
  expect(await address()).toBe('admin@aurora.example')
  await db.insert(profileRoles).values({ profileId: profileIdOf(newcomer), role: 'Admin' })
  await db.update(profiles).set({ active: false }).where(of('admin@aurora'))
  expect(await address()).toBeNull()
  await db.update(profiles).set({ active: true }).where(of('admin@aurora'))
  await db.update(profiles).set({ active: true }).where(of('everything@aurora'))
  await db.delete(profileRoles).where(eq(profileRoles.profileId, profileIdOf(newcomer)))
})

test('a request is refused where nothing is missing from the Admins', async () => {
  const answer = await ask('traveller@aurora', 'traveller@aurora')
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'nothingToAsk'])
  expect(await at.mails()).toEqual([])
})

test('a company without an administrator records no request', async () => {
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
])('the details %j are refused', async (body, field, code) => {
  const answer = await patch(body)
  expect([answer.status, failureSchema.parse(await answer.json()).problems]).toEqual([400, [{ field, code }]])
})

test('an empty change of details is refused', async () => {
  expect((await patch({})).status).toBe(400)
})

test('§2 the person is told once nothing is missing from the Admins, and those issues are gone', async () => {
  const mine = async () => (await profile()).profileIssues.map(({ issue }) => issue)
  await patch({ costCenterId: 'cc-aurora-310' })
  expect(await mine()).not.toContain('costCenterMissing')
  expect(await mine()).toContain('approverPerTravelPolicyMissing')
  expect(await at.mails()).toEqual([])
  const answer = await patch({ approverId: employeeIdOf('finance@aurora') })
  expect(await answer.json()).toMatchObject({
    id: employeeIdOf(newcomer),
    costCenterId: 'cc-aurora-310',
    approver: { id: employeeIdOf('finance@aurora') },
  })
  expect(await profile()).toMatchObject({ isMandatoryFieldsComplete: true, isAllowedToBook: false })
  // Details that go missing later have not been requested.
  expect((await profile()).detailsAskedAt).toBeNull()
  const [mail, ...others] = await at.mails()
  expect(others).toEqual([])
  expect(mail?.to?.[0]?.address).toBe('newhire@aurora.example')
  expect(mail?.text).toContain('/complete-your-profile')
  const changes = await at.get<{ responseData: { fields: string[] }[] }>(newcomer, `/main${placeOf(newcomer)}/changes`)
  // Two of one instant: the second comes first. Before, the new hire approved an arranger.
  expect(changes.responseData.map(({ fields }) => fields)).toEqual([['approverId'], ['costCenterId'], ['arranger']])
})

test('the approved arranger hears that the details they asked for have come, unless nobody asked', async () => {
  const arranger: Handle = 'arranger@aurora'
  await patch({ costCenterId: null })
  await forgetAsking(null)
  expect((await ask(arranger)).status).toBe(200)
  await at.forgetMails()
  await patch({ costCenterId: 'cc-aurora-310' })
  const sent = await at.mails()
  expect(new Set(sent.map(({ to }) => to?.[0]?.address))).toEqual(
    new Set(['arranger@aurora.example', 'newhire@aurora.example']),
  )
  const mail = sent.find(({ to }) => to?.[0]?.address === 'arranger@aurora.example')
  expect(mail?.subject).toBe('The profile of Jonah Whitfield is no longer waiting for your administrator')
  expect(mail?.text).toContain(
    pathTo('en-ca', 'arrangedPersonal', { companyId: 'aurora', profileId: profileIdOf(newcomer) }),
  )
  await at.forgetMails()
  await patch({ costCenterId: null })
  await patch({ costCenterId: 'cc-aurora-310' })
  expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['newhire@aurora.example'])
})
