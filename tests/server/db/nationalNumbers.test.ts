import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmergencyContact } from '#contract/profile/emergencyContact.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { mendNationalNumbers } from '#server/db/nationalNumbers.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { emergencyContacts } from '#server/db/schema/profile/profileData.ts'
import { companyOf, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { editorOf } from '#tests/support/profile/profileData.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}`
const { done, refused } = editorOf(() => at, me)
const profile = () => at.get<Profile>(me, here)
const store = (phoneCountryCode: string, phoneNumber: string) =>
  at.services.db
    .update(profiles)
    .set({ phoneCountryCode, phoneNumber, phoneNumberIsConfirmed: true })
    .where(eq(profiles.id, profileIdOf(me)))
const patch = (fields: Record<string, string>) =>
  done(
    'PATCH',
    here,
    Object.entries(fields).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value })),
  )

const contact = { firstName: 'Noémie', lastName: 'Roy', relationship: 'partner', extension: '', type: 'mobile' }

test('telephones stored as typed are corrected, in profiles and emergency contacts', async () => {
  await store('44', '07911123456')
  await at.services.db.insert(emergencyContacts).values({
    ...contact,
    relationship: 'partner',
    type: 'mobile',
    id: 'called-first',
    companyId: companyOf(me),
    profileId: profileIdOf(me),
    code: '39',
    phoneNumber: '0612345678',
    others: [
      { ...contact, relationship: 'friend', type: 'home', id: 'called-next', code: '33', phoneNumber: '0610101010' },
    ],
  })
  const others = (await at.services.db.select().from(profiles)).filter(({ id }) => id !== profileIdOf(me))
  const before = await profile()
  await at.services.db.transaction(mendNationalNumbers)
  expect(await profile()).toEqual({ ...before, phoneNumber: '7911123456' })
  expect(await at.get<EmergencyContact>(me, `${here}/emergency-contact`)).toMatchObject({
    phoneNumber: '0612345678',
    others: [{ id: 'called-next', phoneNumber: '610101010' }],
    version: 2,
  })
  const after = (await at.services.db.select().from(profiles)).filter(({ id }) => id !== profileIdOf(me))
  expect(after.map(({ id, version }) => [id, version])).toEqual(others.map(({ id, version }) => [id, version]))
})

test('the same telephone written with its 0 changes nothing and stays confirmed', async () => {
  await store('44', '7911123456')
  const before = await profile()
  await patch({ phoneNumber: '07911 123456' })
  expect(await profile()).toEqual(before)
})

test('a telephone of a new country is stored as that country dials it', async () => {
  await store('39', '0612345678')
  await patch({ phoneCountryCode: '33' })
  expect(await profile()).toMatchObject({
    phoneCountryCode: '33',
    phoneNumber: '612345678',
    phoneNumberIsConfirmed: false,
  })
})

test('a number written with and without its 0 counts as one emergency contact', async () => {
  const sent = {
    ...contact,
    code: '44',
    phoneNumber: '07911 123456',
    others: [{ ...contact, code: '44', phoneNumber: '7911123456' }],
  }
  expect(await refused('PUT', `${here}/emergency-contact`, sent)).toMatchObject({
    problems: [{ field: 'others.0.phoneNumber', code: 'samePhone' }],
  })
})
