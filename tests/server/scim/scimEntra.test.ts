import { expect, test } from 'vitest'
import { enterpriseSchema, groupSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'

/** The requests of Entra ID, in the shape of its documentation. */
const { send, resource, list, refusal, person, add, patch, find } = scimDesk()

test('the connection test searches for an unknown person', async () => {
  const found = await find('userName eq "non-existent user"')
  expect(found).toMatchObject({ totalResults: 0, Resources: [] })
})

test('a new person is searched, created, and found from then on', async () => {
  const sent = person()
  expect((await find(`userName eq "${sent.userName}"`)).totalResults).toBe(0)
  const created = await resource('POST', '/Users', sent)
  expect(created).toMatchObject({
    externalId: sent.externalId,
    userName: sent.userName.toLowerCase(),
    active: true,
    name: { familyName: 'Family', givenName: 'Given' },
    emails: [{ value: sent.userName.toLowerCase(), type: 'work', primary: true }],
  })
  // A number is created where the client sends none.
  expect(created[enterpriseSchema]?.employeeNumber).toMatch(/^S-[\dA-F]{8}$/)
  expect((await find(`userName eq "${sent.userName.toUpperCase()}"`)).Resources.map(({ id }) => id)).toEqual([
    created.id,
  ])
  expect((await find(`externalId eq "${sent.externalId}"`)).Resources.map(({ id }) => id)).toEqual([created.id])
  expect(await resource('GET', `/Users/${created.id}`)).toEqual(created)
})

test('the same person is not created twice', async () => {
  const sent = person()
  await resource('POST', '/Users', sent)
  expect(await refusal('POST', '/Users', { ...sent, userName: sent.userName.toUpperCase() })).toEqual([
    409,
    'uniqueness',
  ])
})

test('the work address, names and other attributes are changed in one request', async () => {
  const { id } = await add()
  const changed = await patch(
    `/Users/${id}`,
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.com' },
    { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    { op: 'Add', path: 'title', value: 'Buyer' },
    { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1 514 555 0123' },
    { op: 'Add', path: 'phoneNumbers[type eq "fax"].value', value: '514 555 0124' },
    { op: 'Add', path: 'addresses[type eq "work"].country', value: 'Canada' },
    { op: 'Add', path: 'preferredLanguage', value: 'fr-CA' },
    { op: 'Add', path: `${enterpriseSchema}:department`, value: 'Purchasing' },
    { op: 'Add', path: `${enterpriseSchema}:employeeNumber`, value: `E-${id.slice(0, 6)}` },
    { op: 'Add', path: `${enterpriseSchema}:costCenter`, value: '210' },
  )
  expect(changed).toMatchObject({
    name: { familyName: 'updatedFamilyName', givenName: 'Given' },
    title: 'Buyer',
    phoneNumbers: [{ value: '+15145550123', type: 'mobile' }],
    locale: 'fr-CA',
    [enterpriseSchema]: { employeeNumber: `E-${id.slice(0, 6)}`, costCenter: '210' },
  })
  // People have one address, the one they sign in with.
  expect(changed.emails?.map(({ value }) => value)).toEqual([changed.userName])
})

test('several attributes stand in one operation without a path', async () => {
  const { id } = await add()
  const changed = await patch(`/Users/${id}`, {
    op: 'replace',
    value: {
      displayName: 'Somebody',
      'name.givenName': 'Anna',
      title: 'Planner',
      [`${enterpriseSchema}:costCenter`]: '210',
    },
  })
  expect(changed).toMatchObject({
    name: { givenName: 'Anna' },
    title: 'Planner',
    [enterpriseSchema]: { costCenter: '210' },
  })
})

test('a userName is changed', async () => {
  const { id, userName } = await add()
  const other = `5b50642d-${id.slice(0, 8)}@aurora.example`
  expect((await patch(`/Users/${id}`, { op: 'Replace', path: 'userName', value: other })).userName).toBe(other)
  expect((await find(`userName eq "${userName}"`)).totalResults).toBe(0)
})

test('the manager is named by id, as a text, and taken away again', async () => {
  const [boss, { id }] = [await add(), await add()]
  const path = `${enterpriseSchema}:manager`
  const led = await patch(`/Users/${id}`, { op: 'Add', path, value: boss.id })
  expect(led[enterpriseSchema]?.manager).toMatchObject({ value: boss.id, displayName: 'Given Family' })
  const alone = await patch(`/Users/${id}`, { op: 'Remove', path })
  expect(alone[enterpriseSchema]?.manager).toBeUndefined()
})

test('a person is disabled with "False" and enabled with "True"', async () => {
  const { id } = await add()
  expect((await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })).active).toBe(false)
  expect((await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })).active).toBe(true)
  expect((await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: false })).active).toBe(false)
})

test('a person is deleted, and created again later as the same person', async () => {
  const sent = person()
  const { id } = await resource('POST', '/Users', sent)
  expect((await send('DELETE', `/Users/${id}`)).status).toBe(204)
  expect(await refusal('GET', `/Users/${id}`)).toEqual([404, undefined])
  expect(await refusal('DELETE', `/Users/${id}`)).toEqual([404, undefined])
  expect((await find(`userName eq "${sent.userName}"`)).totalResults).toBe(0)
  expect(await resource('POST', '/Users', { ...sent, externalId: 'new' })).toMatchObject({
    id,
    active: true,
    externalId: 'new',
  })
})

test('a group is searched, created without members, renamed, and deleted', async () => {
  const displayName = 'displayName of a group'
  const filter = (name: string) =>
    `/Groups?excludedAttributes=members&filter=${encodeURIComponent(`displayName eq "${name}"`)}`
  expect((await list(filter(displayName))).totalResults).toBe(0)
  const group = await resource('POST', '/Groups', {
    schemas: [groupSchema, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName,
    meta: { resourceType: 'Group' },
  })
  expect(group).toMatchObject({ displayName, externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159' })
  expect((await list(filter(displayName))).Resources.map(({ id }) => id)).toEqual([group.id])
  const renamed = await patch(`/Groups/${group.id}`, { op: 'Replace', path: 'displayName', value: '1879db59 updated' })
  expect(renamed.displayName).toBe('1879db59 updated')
  expect((await send('DELETE', `/Groups/${group.id}`)).status).toBe(204)
  expect(await refusal('GET', `/Groups/${group.id}`)).toEqual([404, undefined])
})

test('members are added and removed, by value and by filter', async () => {
  const [one, other] = [await add(), await add()]
  const group = await resource('POST', '/Groups', { schemas: [groupSchema], displayName: '9100 Members' })
  const path = `/Groups/${group.id}`
  const members = async () => (await resource('GET', path)).members?.map(({ value }) => value) ?? []
  await patch(path, { op: 'Add', path: 'members', value: [{ $ref: null, value: one.id }] })
  await patch(path, { op: 'Add', path: 'members', value: [{ value: other.id }, { value: one.id }] })
  expect(await members()).toEqual([one.id, other.id].toSorted())
  expect((await resource('GET', `/Users/${one.id}`))[enterpriseSchema]?.costCenter).toBe('9100')
  await patch(path, { op: 'Remove', path: 'members', value: [{ $ref: null, value: one.id }] })
  expect(await members()).toEqual([other.id])
  await patch(path, { op: 'Remove', path: `members[value eq "${other.id}"]` })
  expect(await members()).toEqual([])
})

test('membership in a group is checked without reading the group', async () => {
  const { id } = await add({ [enterpriseSchema]: { costCenter: '210' } })
  const asked = (group: string) =>
    list(`/Groups?attributes=id&filter=${encodeURIComponent(`id eq "${group}" and members eq "${id}"`)}`)
  expect((await asked('cc-aurora-210')).Resources).toEqual([{ schemas: [groupSchema], id: 'cc-aurora-210' }])
  expect((await asked('cc-aurora-100')).totalResults).toBe(0)
})
