import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmergencyContact } from '#contract/profile/emergencyContact.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { editorOf, wrong } from '#tests/support/profile/profileData.ts'

// Several people to call: §3 has the first, the others are an addition.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}/emergency-contact`
const { send, done, refused, notes } = editorOf(() => at, me)
const current = () => at.get<EmergencyContact | null>(me, here)
const now = async () => (await current())!

const person = (firstName: string, last4: string) => ({
  firstName,
  lastName: 'Roy',
  relationship: 'sibling' as const,
  code: '1',
  phoneNumber: `514 555-${last4}`,
  extension: '',
  type: 'mobile' as const,
})
const [ana, luis, mia, tom, zoe, pat] = [
  person('Ana', '0101'),
  person('Luis', '0102'),
  person('Mia', '0103'),
  person('Tom', '0104'),
  person('Zoé', '0105'),
  person('Pat', '0106'),
] as const

const names = (contact: EmergencyContact | null) =>
  contact && [contact, ...contact.others].map(({ firstName }) => firstName)
/** Ana is called first, then Luis, then Mia. */
const three = () => done<EmergencyContact>('PUT', here, { ...ana, others: [luis, mia] })
/** The notes that a call leaves; their fields in the order of the alphabet. */
const noted = async (call: () => Promise<unknown>) => {
  const before = (await notes()).length
  await call()
  return (await notes()).slice(before).map(({ action, fields }) => [action, fields.toSorted()])
}

beforeEach(async () => {
  const contact = await current()
  if (contact) for (const { id } of [contact, ...contact.others]) await done('DELETE', `${here}/${id}`)
})

describe('further emergency contacts', () => {
  test('further contacts are kept in order, each under its own id, their numbers in digits', async () => {
    const saved = await three()
    expect(await current()).toEqual(saved)
    expect(names(saved)).toEqual(['Ana', 'Luis', 'Mia'])
    expect(saved.others[0]).toEqual({ ...luis, id: expect.any(String), phoneNumber: '5145550102' })
    expect(new Set([saved, ...saved.others].map(({ id }) => id)).size).toBe(3)
  })

  test('further contacts stay where a client that knows only one replaces or changes the first', async () => {
    const { id, version } = await three()
    const replaced = await done<EmergencyContact>('PUT', here, { version, ...zoe })
    expect([replaced.id, names(replaced)]).toEqual([id, ['Zoé', 'Luis', 'Mia']])
    await done('PATCH', `${here}/${id}`, { version: replaced.version, lastName: 'Luk' })
    expect(names(await current())).toEqual(['Zoé', 'Luis', 'Mia'])
  })

  test('further contacts are added, changed and removed with the list', async () => {
    const { id, version, others } = await three()
    const [second] = others
    const saved = await done<EmergencyContact>('PUT', here, {
      version,
      id,
      ...ana,
      others: [{ ...second, firstName: 'Lou' }, tom],
    })
    expect(names(saved)).toEqual(['Ana', 'Lou', 'Tom'])
    expect(saved.others[0]?.id).toBe(second?.id)
    expect(saved.version).toBe(version + 1)
  })

  test('a contact that is moved to the top is called first, and the others move down', async () => {
    const { version, id, others } = await three()
    const moved = await done<EmergencyContact>('PUT', here, { version, ...others[1] })
    expect(names(moved)).toEqual(['Mia', 'Ana', 'Luis'])
    expect([moved.id, moved.others[0]?.id]).toEqual([others[1]?.id, id])
  })

  test('a further contact is changed separately by its own id', async () => {
    const { version, others } = await three()
    const changed = await done<EmergencyContact>('PATCH', `${here}/${others[0]?.id}`, { version, type: 'home' })
    expect([names(changed), changed.others[0]?.type, changed.type]).toEqual([['Ana', 'Luis', 'Mia'], 'home', 'mobile'])
  })

  test('a further contact moves up when the one before is removed, and removing the last leaves none', async () => {
    const { id, others, version } = await three()
    expect(await done('DELETE', `${here}/${id}?version=${version}`)).toEqual({ id })
    const left = await now()
    expect([left.id, names(left), left.version]).toEqual([others[0]?.id, ['Luis', 'Mia'], version + 1])
    // A repeated request, as after a lost answer, removes no other contact.
    expect((await send('DELETE', `${here}/${id}`)).status).toBe(404)
    await done('DELETE', `${here}/${others[1]?.id}`)
    await done('DELETE', `${here}/${left.id}`)
    expect(await current()).toBeNull()
  })
})

describe('a refused list of contacts', () => {
  test.each([
    ['a number that is too short', { phoneNumber: '55501' }, 'phoneNumber', 'phoneNumber'],
    ['a calling code there is none of', { code: '999' }, 'code', 'phoneCode'],
    ['no name', { firstName: ' ' }, 'firstName', 'required'],
    ['a name that no airline prints', { lastName: '李' }, 'lastName', 'nameScript'],
    ['a name that is too long', { lastName: 'a'.repeat(41) }, 'lastName', 'tooLong'],
    ['a card number', { lastName: '4111 1111 1111 1111' }, 'lastName', 'cardInText'],
    ['an extension of letters', { extension: 'ab' }, 'extension', 'phoneExtension'],
    ['a relationship there is none of', { relationship: 'boss' }, 'relationship', 'required'],
    ['an id of nobody in it', { id: 'ec-aurora-traveller' }, 'id', 'invalid'],
  ])('a list is refused where a further contact has %s', async (_, changed, field, code) => {
    const { version, others } = await three()
    const body = { version, ...ana, others: [others[0], { ...mia, ...changed }] }
    const answer = await refused('PUT', here, body)
    expect(answer.status).toBe(400)
    expect(answer.problems).toContainEqual({ field: `others.1.${field}`, code })
    expect(names(await current())).toEqual(['Ana', 'Luis', 'Mia'])
  })

  test('a list with an unknown field is refused', async () => {
    await three()
    expect((await send('PUT', here, { ...ana, others: [{ ...luis, profileId: 'p-aurora-admin' }] })).status).toBe(400)
  })

  test('a list with a sixth person is refused', async () => {
    const five = await done<EmergencyContact>('PUT', here, { ...ana, others: [luis, mia, tom, zoe] })
    const { version, others } = five
    expect(await refused('PUT', here, { version, ...ana, others: [...others, pat] })).toMatchObject({
      status: 409,
      messageCode: 'tooManyContacts',
    })
    expect(await current()).toEqual(five)
  })

  test('a list with the same telephone or the same person twice is refused', async () => {
    const { version, id, others } = await three()
    const again = { ...tom, phoneNumber: '(514) 555.0102' }
    expect(await refused('PUT', here, { version, ...ana, others: [...others, again] })).toEqual(
      wrong('others.2.phoneNumber', 'samePhone'),
    )
    // The number of a contact who is not in the request, and stays.
    expect(await refused('PUT', here, { version, ...again })).toEqual(wrong('phoneNumber', 'samePhone'))
    expect(await refused('PATCH', `${here}/${id}`, { version, phoneNumber: '5145550102' })).toEqual(
      wrong('phoneNumber', 'samePhone'),
    )
    expect(await refused('PUT', here, { version, ...ana, others: [others[0], others[0]] })).toEqual(
      wrong('others.1.id', 'invalid'),
    )
    // A switchboard has one number and many extensions.
    const saved = await done<EmergencyContact>('PUT', here, {
      version,
      ...ana,
      others: [...others, { ...again, extension: '12' }],
    })
    expect(names(saved)).toEqual(['Ana', 'Luis', 'Mia', 'Tom'])
  })

  test('a list of an older version is refused with the current contacts', async () => {
    const { version, others } = await three()
    const changed = await done<EmergencyContact>('PATCH', `${here}/${others[0]?.id}`, { version, type: 'work' })
    const gone = { status: 412, messageCode: 'changedMeanwhile', current: changed }
    expect(await refused('PUT', here, { version, ...ana, others: [...others, tom] })).toMatchObject(gone)
    expect(await refused('PATCH', `${here}/${others[1]?.id}`, { version, type: 'work' })).toMatchObject(gone)
    expect(await refused('DELETE', `${here}/${others[1]?.id}?version=${version}`)).toMatchObject(gone)
  })
})

test('the record has added, removed and changed contacts without names and numbers', async () => {
  const all = ['code', 'extension', 'firstName', 'lastName', 'phoneNumber', 'relationship', 'type']
  expect(await noted(three)).toEqual([
    ['added', all],
    ['added', all],
    ['added', all],
  ])
  const { version, id, others } = await now()
  const body = { version, ...others[1], others: [{ ...ana, id, type: 'home' }, tom] }
  expect(await noted(() => done('PUT', here, body))).toEqual([
    ['added', all],
    ['removed', all],
    ['changed', ['callingOrder', 'type']],
  ])
  expect(await noted(() => done('PUT', here, { ...others[1] }))).toEqual([])
  expect(JSON.stringify(await notes())).not.toMatch(/555|Tom/)
})

test('a person without access to the profile sees and changes no contact', async () => {
  await three()
  for (const method of ['GET', 'PUT'])
    expect((await send(method, here, method === 'PUT' ? ana : undefined, 'vip@aurora')).status).toBe(403)
})
