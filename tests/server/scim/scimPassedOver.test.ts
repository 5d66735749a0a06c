import { expect, test } from 'vitest'
import { enterpriseSchema, groupSchema, patchSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'

const { resource, person, add, patch, refusedPatch } = scimDesk()

const ours = 'urn:ietf:params:scim:schemas:extension:CustomExtensionName:2.0:User'
const theirs = 'urn:okta:acme_1:1.0:user:custom'

/** Operations on what is not there, as directories send them beside a change that counts. */
const onNothing = [
  ['the mobile number by its kind', { op: 'Remove', path: 'phoneNumbers[type eq "mobile"].value' }],
  ['a number of another kind', { op: 'remove', path: 'phoneNumbers[type eq "work"]' }],
  ['a number of two conditions', { op: 'remove', path: 'phoneNumbers[type eq "fax" and primary eq true].value' }],
  ['all numbers', { op: 'REMOVE', path: 'phoneNumbers' }],
  ['a number by its value', { op: 'remove', path: 'phoneNumbers', value: [{ value: '+15145550100' }] }],
  ['the middle name', { op: 'Remove', path: 'name.middleName' }],
  ['the manager', { op: 'Remove', path: `${enterpriseSchema}:manager` }],
  ['the id of the manager', { op: 'remove', path: `${enterpriseSchema}:manager.value` }],
  ['the cost center, with the former value', { op: 'Remove', path: `${enterpriseSchema}:costCenter`, value: '210' }],
  ['a second address', { op: 'remove', path: 'emails[type eq "home"].value' }],
  ['the kind of a missing number', { op: 'Remove', path: 'phoneNumbers[value co "99"].type' }],
  ['a number by null', { op: 'replace', path: 'phoneNumbers[type eq "mobile"].value', value: null }],
  ['a number by null, without a path', { op: 'replace', value: { 'phoneNumbers[type eq "mobile"].value': null } }],
  ['a manager by an empty list', { op: 'Replace', path: `${enterpriseSchema}:manager`, value: [] }],
  ['numbers by an empty list', { op: 'replace', path: 'phoneNumbers', value: [] }],
  ['numbers by a list of nothing', { op: 'replace', path: 'phoneNumbers', value: [null] }],
  // Attributes that are stored nowhere.
  ['an extension of its own, by path', { op: 'Add', path: `${ours}:tag`, value: '701984' }],
  ['a part of its own extension', { op: 'replace', path: `${ours}:office.floor`, value: '4' }],
  ['its own extension as a whole', { op: 'add', path: ours, value: { tag: '701984' } }],
  ['its own extension without a path', { op: 'replace', value: { [ours]: { tag: '701984' }, [`${ours}:tag`]: 'x' } }],
  ['an attribute of its own extension', { op: 'Remove', path: `${theirs}:badge` }],
  ['values of its own extension', { op: 'add', path: `${theirs}:badges[kind eq "door"].value`, value: 'A' }],
  ['an unknown attribute', { op: 'Replace', path: 'shoeSize', value: '42' }],
  ['an unknown attribute of the enterprise', { op: 'replace', path: `${enterpriseSchema}:shoeSize`, value: '42' }],
  ['an unknown part', { op: 'add', path: 'name.nickname', value: 'Ada' }],
  ['an unknown part of a value', { op: 'add', path: 'emails[type eq "work"].verified', value: true }],
  ['a condition on an unknown part', { op: 'add', path: 'phoneNumbers[label eq "car"].value', value: '1' }],
  ['an address of the standard', { op: 'Add', path: 'addresses[type eq "work"].postalCode', value: 'H2X' }],
  ['an attribute with a hyphen', { op: 'add', path: 'employee-badge', value: 'x' }],
  ['the schemas', { op: 'add', path: 'schemas', value: [ours] }],
] as const

test.each(onNothing)('a PATCH that also changes %s stores the rest', async (_, operation) => {
  const { id, ...before } = await add()
  const after = await patch(`/Users/${id}`, operation, { op: 'Replace', path: 'title', value: 'Buyer' })
  expect(after).toMatchObject({ title: 'Buyer', userName: before.userName, emails: before.emails, name: before.name })
  const { manager, costCenter } = after[enterpriseSchema]!
  expect([after.phoneNumbers, manager, costCenter]).toEqual([undefined, undefined, undefined])
})

test('what is not there is removed beside a number that is, and the number stays', async () => {
  const { id } = await add({ phoneNumbers: [{ type: 'mobile', value: '+15145550123' }] })
  const gone = ['work', 'fax', 'other'].map((type) => ({ op: 'remove', path: `phoneNumbers[type eq "${type}"].value` }))
  const after = await patch(`/Users/${id}`, ...gone, { op: 'replace', path: 'title', value: 'Buyer' })
  expect(after).toMatchObject({ title: 'Buyer', phoneNumbers: [{ value: '+15145550123' }] })
})

test.each([
  ['the value', { path: 'phoneNumbers[type eq "mobile"].value', value: '+15145550199' }],
  ['the whole', { path: 'phoneNumbers[type eq "mobile"]', value: { value: '+15145550199' } }],
  ['two conditions', { path: 'phoneNumbers[type eq "mobile" and primary eq "True"].value', value: '+15145550199' }],
  ['a key with a condition', { value: { 'phoneNumbers[type eq "mobile"].value': '+15145550199' } }],
])('a number that is not there yet is stored where a client adds or replaces it: %s', async (_, operation) => {
  for (const op of ['Add', 'replace']) {
    const { id } = await add()
    expect(await patch(`/Users/${id}`, { op, ...operation })).toMatchObject({
      phoneNumbers: [{ value: '+15145550199', type: 'mobile' }],
    })
  }
})

test('a manager is read from a list of one, and the address by a condition in words', async () => {
  const [boss, { id }] = [await add(), await add()]
  const value = [{ $ref: `../Users/${boss.id}`, value: boss.id }]
  const after = await patch(
    `/Users/${id}`,
    { op: 'Add', path: 'manager', value },
    { op: 'Replace', path: 'emails[primary eq "True"].value', value: 'other@aurora.example' },
    { op: 'Replace', path: 'active', value: 'False' },
  )
  expect(after[enterpriseSchema]?.manager?.value).toBe(boss.id)
  expect(after).toMatchObject({ active: false, emails: [{ value: after.userName }] })
  expect(await refusedPatch(`/Users/${id}`, { op: 'replace', path: 'title', value: ['a', 'b'] })).toEqual([
    400,
    'invalidValue',
  ])
})

test('unknown schemas and attributes of a new and of a replaced person are passed over', async () => {
  const more = { schemas: [...person().schemas, ours, theirs], [ours]: { tag: '1' }, [theirs]: null, shoeSize: [42] }
  const made = await add({ ...more, title: 'Buyer' })
  expect(made).toMatchObject({ title: 'Buyer' })
  const sent = { ...person(more), userName: made.userName, name: { givenName: 'Ada', nickname: 'A' }, title: 'Planner' }
  expect(await resource('PUT', `/Users/${made.id}`, sent)).toMatchObject({
    title: 'Planner',
    name: { givenName: 'Ada' },
  })
})

test.each([
  ['by a condition', (id: string) => ({ op: 'remove', path: `members[value eq "${id}"]` })],
  ['by its value', (id: string) => ({ op: 'Remove', path: 'members', value: [{ value: id }] })],
  ['by a value without a list', (id: string) => ({ op: 'remove', path: 'members', value: { value: id } })],
  ['as one of two', (id: string) => ({ op: 'remove', path: `members[value eq "${id}" or value eq "gone"]` })],
  ['by an empty list', () => ({ op: 'remove', path: 'members', value: [] })],
  ['by an unknown attribute', () => ({ op: 'replace', path: `${ours}:owner`, value: 'x' })],
])('a group is renamed while somebody who is no member is removed %s', async (_, removal) => {
  const [member, other] = [await add(), await add()]
  const displayName = `7${member.id.slice(0, 6)} Before`
  const { id } = await resource('POST', '/Groups', {
    schemas: [groupSchema],
    displayName,
    members: [{ value: member.id }],
  })
  const Operations = [
    removal(other.id),
    removal('never-there'),
    { op: 'Replace', path: 'displayName', value: `${displayName} and after` },
  ]
  const after = await resource('PATCH', `/Groups/${id}`, { schemas: [patchSchema], Operations })
  expect(after.displayName).toContain('and after')
  expect(after.members?.map(({ value }) => value)).toEqual([member.id])
})
