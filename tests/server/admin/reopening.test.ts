import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Profile } from '#contract/profile/profile.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { employeeIdOf, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { refused } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const me = 'traveller@aurora'
const isMe = eq(profiles.id, profileIdOf(me))
beforeEach(async () => {
  await at.services.db.update(profiles).set({ active: false, reactivationAskedAt: at.clock.now }).where(isMe)
  await at.services.db.delete(companyChanges)
  await at.forgetMails()
})

const answer = (isOpened: boolean, as: Handle = 'admin@aurora', path = employeeIdOf(me)) =>
  at.send(as, `/company/admin/companies/aurora/employees/${path}/reopening`, {
    method: 'PUT',
    body: JSON.stringify({ isOpened }),
    headers: { 'Content-Type': 'application/json' },
  })
const mine = () => at.get<Profile>(me, `/main${placeOf(me)}`)
const noted = () =>
  at.services.db
    .select({ entity: companyChanges.entity, entityId: companyChanges.entityId, changes: companyChanges.changes })
    .from(companyChanges)

test('an accepted reopening request opens the profile as it was and tells the person', async () => {
  const given = await answer(true)
  const opened = { employeeId: employeeIdOf(me), isProfileActive: true, reactivationAskedAt: null }
  expect([given.status, await given.json()]).toEqual([200, opened])
  expect(await mine()).toMatchObject({ active: true, reactivationAskedAt: null, isAllowedToBook: true })
  expect((await at.mails()).map(({ subject }) => subject)).toEqual(['Your travel profile is open again'])
  expect(await noted()).toEqual([
    {
      entity: 'employee',
      entityId: employeeIdOf(me),
      changes: [{ field: 'isProfileActive', from: 'false', to: 'true' }],
    },
  ])
})

test('a refused reopening request leaves the profile closed and tells the person, who may ask again that day', async () => {
  await at.services.db.update(profiles).set({ cultureCode: 'es-MX' }).where(isMe)
  const given = await answer(false)
  expect([given.status, await given.json()]).toMatchObject([200, { isProfileActive: false }])
  expect(await mine()).toMatchObject({ active: false, reactivationAskedAt: null })
  const [mail] = await at.mails()
  expect(mail).toMatchObject({
    subject: 'Su perfil de viaje sigue cerrado',
    to: [{ address: 'traveller@aurora.example' }],
    replyTo: [{ address: 'admin@aurora.example' }],
  })
  expect(mail?.text).toContain('puede volver a pedirlo')
  await at.forgetMails()
  const again = await at.send(me, '/main/companies/profiles/request-reactivate', {
    method: 'POST',
    body: JSON.stringify({ profileId: profileIdOf(me) }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(again.status).toBe(200)
  expect(await at.mails()).toHaveLength(2)
})

test('the second of two simultaneous answers to a reopening request is told that it is answered', async () => {
  const answers = await Promise.all([answer(true), answer(true, 'everything@aurora')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await at.mails()).toHaveLength(1)
})

test('there is nothing to refuse without a reopening request, and an open profile has none', async () => {
  expect((await answer(false)).status).toBe(200)
  expect(await refused(await answer(false))).toEqual([409, 'nobodyAsks'])
  // It can be opened all the same.
  expect((await answer(true)).status).toBe(200)
  expect(await refused(await answer(false))).toEqual([409, 'profileActive'])
  expect(await refused(await answer(true))).toEqual([409, 'profileActive'])
})

test('only an Admin of the company answers a reopening request', async () => {
  expect((await answer(true, me)).status).toBe(403)
  expect((await answer(true, 'arranger@aurora')).status).toBe(403)
  expect((await answer(true, 'admin@boreal')).status).toBe(404)
  expect((await answer(true, 'admin@aurora', 'e-boreal-traveller')).status).toBe(404)
  expect(await mine()).toMatchObject({ active: false })
})
