import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmergencyContact, PutEmergencyContact } from '#contract/profile/emergencyContact.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { editorOf, wrong } from '#tests/support/profile/profileData.ts'

// §3 emergency contact, §7 profile data.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}/emergency-contact`
const { send, done, refused, notes } = editorOf(() => at, me)
const current = () => at.get<EmergencyContact>(me, here)

const contact: PutEmergencyContact = {
  version: null,
  firstName: 'Noémie',
  lastName: "O'Brien",
  relationship: 'partner',
  code: '1',
  phoneNumber: '(514) 555-0134',
  extension: '',
  type: 'mobile',
}

test('there is no contact until one is added, and its number is stored in digits', async () => {
  expect(await at.get(me, here)).toBeNull()
  const named = await done('PUT', here, contact)
  expect(named).toEqual({ ...contact, id: expect.any(String), phoneNumber: '5145550134', others: [], version: 1 })
  expect(await current()).toEqual(named)
})

describe('a refused contact', () => {
  test.each([
    ['a number that is too short', { phoneNumber: '55501' }, 'phoneNumber', 'phoneNumber'],
    ['a calling code there is none of', { code: '999' }, 'code', 'phoneCode'],
    ['a calling code of letters', { code: 'CA' }, 'code', 'phoneCode'],
    ['no name', { firstName: ' ' }, 'firstName', 'required'],
    ['a name that no airline prints', { lastName: '李' }, 'lastName', 'nameScript'],
    ['an extension of letters', { extension: 'ab' }, 'extension', 'phoneExtension'],
    ['a relationship there is none of', { relationship: 'boss' }, 'relationship', 'required'],
  ])('a contact with %s is refused', async (_, changed, field, code) => {
    const body = { ...contact, version: 1, ...changed }
    expect(await refused('PUT', here, body)).toEqual(wrong(field, code))
    const { id } = await current()
    expect(await refused('PATCH', `${here}/${id}`, { version: 1, ...changed })).toEqual(wrong(field, code))
  })
})

test('fields of a contact change separately, and a telephone is checked as a whole', async () => {
  const { id } = await current()
  expect(await done('PATCH', `${here}/${id}`, { version: 1, relationship: 'friend' })).toMatchObject({
    relationship: 'friend',
    phoneNumber: '5145550134',
    version: 2,
  })
  expect(await refused('PATCH', `${here}/${id}`, { version: 2, code: '34' })).toEqual(
    wrong('phoneNumber', 'phoneNumber'),
  )
  await done('PATCH', `${here}/${id}`, { version: 2, code: '34', phoneNumber: '600 000 123' })
  expect((await send('PATCH', `${here}/${id}`, { version: 3, profileId: 'p-aurora-admin' })).status).toBe(400)
})

test('a change of an older version is refused with the current contact', async () => {
  const now = await current()
  const gone = { status: 412, messageCode: 'changedMeanwhile', current: now }
  expect(await refused('PUT', here, contact)).toMatchObject(gone)
  expect(await refused('PUT', here, { ...contact, version: 2 })).toMatchObject(gone)
  expect(await refused('PATCH', `${here}/${now.id}`, { version: 2, firstName: 'Léa' })).toMatchObject(gone)
  expect(await refused('DELETE', `${here}/${now.id}?version=2`)).toMatchObject(gone)
})

test('a contact is replaced under the same id, and removed', async () => {
  const { id, version } = await current()
  expect(await done('PUT', here, { ...contact, version })).toMatchObject({ id, version: version + 1, code: '1' })
  expect(await done('DELETE', `${here}/${id}?version=${version + 1}`)).toEqual({ id })
  expect(await at.get(me, here)).toBeNull()
  expect(await refused('PUT', here, { ...contact, version: 1 })).toMatchObject({ status: 412, current: null })
  for (const other of [id, 'ec-aurora-traveller'])
    expect((await send('PATCH', `${here}/${other}`, { version: 1, firstName: 'Léa' })).status).toBe(404)
})

test('two simultaneous first contacts do not overwrite each other', async () => {
  const answers = await Promise.all([send('PUT', here, contact), send('PUT', here, { ...contact, firstName: 'Léa' })])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
})

test('the record has who changed what of a contact', async () => {
  const kept = await notes()
  expect(kept.map(({ action }) => action)).toEqual(['added', 'changed', 'changed', 'changed', 'removed', 'added'])
  expect(kept[2]?.fields).toEqual(['code', 'phoneNumber'])
  expect(JSON.stringify(kept)).not.toContain('555')
})
