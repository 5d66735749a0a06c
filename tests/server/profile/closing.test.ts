import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import type { TravelerPage } from '#contract/arranger/travelers.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { endPause } from '#tests/support/mail/mailQueue.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeEach(async () => {
  at = await openMailingApi()
})
afterEach(() => at.close())

const me = 'traveller@aurora'
const admin = 'admin@aurora'
const here = `/main${placeOf(me)}`
const close = (as: Handle, of: Handle = me) => at.send(as, `/main${placeOf(of)}`, { method: 'DELETE' })
const reopen = (as: Handle, of: Handle = me) => at.send(as, `/main${placeOf(of)}/reactivate`, { method: 'POST' })
const mails = async () => {
  return (await at.mails()).map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text }))
}
const signIns = () =>
  at.services.db.$count(oidcRecords, eq(oidcRecords.accountId, `a-${profileIdOf(me).replace(/^p-/, '')}`))
const signInTwice = () =>
  at.services.db.insert(oidcRecords).values(
    ['Grant', 'Session'].map((model) => ({
      model,
      id: `${model}-1`,
      accountId: `a-${profileIdOf(me).replace(/^p-/, '')}`,
      expiresAt: new Date(at.clock.now.getTime() + 3_600_000),
    })),
  )

test('an Admin closes and opens a profile again, unchanged, and both are recorded', async () => {
  const before = await at.get<Profile>(me, here)
  expect(await (await close(admin)).json()).toMatchObject({ active: false, isAllowedToBook: false })
  await at.send(me, '/main/companies/profiles/request-reactivate', {
    method: 'POST',
    body: JSON.stringify({ profileId: profileIdOf(me) }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect((await at.get<Profile>(me, here)).reactivationAskedAt).not.toBeNull()
  expect(await (await reopen(admin)).json()).toEqual(before)
  const { responseData } = await at.get<{ responseData: ProfileChange[] }>(me, `${here}/changes`)
  expect(responseData.filter(({ fields }) => fields.includes('active')).map(({ isOwn }) => isOwn)).toEqual([
    false,
    false,
  ])
})

test('opening an open profile changes nothing and sends nothing', async () => {
  const answers = [await close(admin), await reopen(admin), await reopen(admin)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await endPause(at.services)
  // They leave side by side, in no order.
  const subjects = (await mails()).map(({ subject = '' }) => subject)
  expect(subjects.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'Your travel profile is closed',
    'Your travel profile is open again',
  ])
})

test('the person is mailed in their language who closed the profile and what they can do', async () => {
  await at.services.db
    .update(profiles)
    .set({ cultureCode: 'fr-CA' })
    .where(eq(profiles.id, profileIdOf(me)))
  await close(admin)
  const [mail] = await mails()
  expect(mail).toMatchObject({ to: 'traveller@aurora.example', subject: 'Votre profil de voyage est fermé' })
  expect(mail?.text).toMatch(/\S a fermé votre profil de voyage/)
  expect(mail?.text).toContain('http://waymark.test')
})

test('closing by an Admin ends every sign-in of the person at once; closing by themself does not', async () => {
  await signInTwice()
  await close(me)
  expect(await signIns()).toBe(2)
  await reopen(admin)
  await close(admin)
  expect(await signIns()).toBe(0)
})

test('an arranger with a closed profile arranges for nobody until it is open again', async () => {
  const arranger = 'arranger@aurora'
  expect((await at.send(arranger, here)).status).toBe(200)
  const theirs = async () =>
    (await at.get<TravelerPage>(arranger, `/main${placeOf(arranger)}/arranger`)).totalItemsCount
  const before = await theirs()
  expect(before).toBeGreaterThan(0)
  await close(arranger, arranger)
  expect((await at.send(arranger, here)).status).toBe(403)
  expect(await theirs()).toBe(0)
  await reopen(admin, arranger)
  expect((await at.send(arranger, here)).status).toBe(200)
  expect(await theirs()).toBe(before)
})

test('only an Admin of the company opens a profile', async () => {
  await close(admin)
  const statuses = await Promise.all(
    ([me, 'arranger@aurora', 'newhire@aurora', 'admin@boreal'] as const).map(async (who) => (await reopen(who)).status),
  )
  expect(statuses).toEqual([403, 403, 403, 404])
  expect(await at.get<Profile>(me, here)).toMatchObject({ active: false })
})
