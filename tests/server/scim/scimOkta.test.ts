import { expect, test } from 'vitest'
import { enterpriseSchema, groupSchema, patchSchema, scimDesk, userSchema } from '#tests/support/scim/scimDesk.ts'

/** The requests of Okta, in the shape of its documentation. */
const { send, resource, list, refusal, add, raw, token } = scimDesk()

const okta = (userName: string, more: object = {}) => ({
  schemas: [userSchema],
  userName,
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: userName, type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
  ...more,
})

test('a new person is searched, created, and read again', async () => {
  const userName = 'test.user@aurora.example'
  const none = await list(`/Users?filter=userName%20eq%20%22${encodeURIComponent(userName)}%22&startIndex=1&count=100`)
  expect(none).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] })
  const created = await resource('POST', '/Users', okta(userName))
  expect(created).toMatchObject({ userName, active: true, locale: 'en-US', displayName: 'Test User' })
  expect(JSON.stringify(created)).not.toContain('1mz050nq')
  expect(await resource('GET', `/Users/${created.id}`)).toEqual(created)
})

test('all people are imported page by page, each once', async () => {
  const seen: string[] = []
  for (let startIndex = 1, total = 1; startIndex <= total; startIndex += 25) {
    const page = await list(`/Users?startIndex=${startIndex}&count=25`)
    total = page.totalResults
    expect(page.startIndex).toBe(startIndex)
    seen.push(...page.Resources.map(({ id }) => id))
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe((await list('/Users?count=0')).totalResults)
})

test('a profile is replaced, and attributes it leaves out stay', async () => {
  const userName = 'replaced.user@aurora.example'
  const boss = await add()
  const employment = { [enterpriseSchema]: { employeeNumber: 'OK-1', costCenter: '210', manager: { value: boss.id } } }
  const { id } = await resource('POST', '/Users', okta(userName, { title: 'Buyer', ...employment }))
  const changed = await resource('PUT', `/Users/${id}`, {
    ...okta(userName),
    id,
    name: { givenName: 'Another', familyName: 'User', middleName: 'Excited' },
    meta: { resourceType: 'User' },
  })
  expect(changed).toMatchObject({
    name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
    title: 'Buyer',
    [enterpriseSchema]: { employeeNumber: 'OK-1', costCenter: '210', manager: { value: boss.id } },
  })
  const cleared = await resource(
    'PUT',
    `/Users/${id}`,
    okta(userName, { title: '', [enterpriseSchema]: { manager: null } }),
  )
  expect(cleared.title).toBeUndefined()
  expect(cleared[enterpriseSchema]).toEqual({ employeeNumber: 'OK-1', costCenter: '210' })
})

test('a person is deactivated and activated by PATCH without a path, and by PUT', async () => {
  const userName = 'active.user@aurora.example'
  const { id } = await resource('POST', '/Users', okta(userName))
  const patch = (active: boolean) =>
    resource('PATCH', `/Users/${id}`, { schemas: [patchSchema], Operations: [{ op: 'replace', value: { active } }] })
  expect((await patch(false)).active).toBe(false)
  expect((await patch(true)).active).toBe(true)
  expect((await resource('PUT', `/Users/${id}`, okta(userName, { active: false }))).active).toBe(false)
})

test('a group is pushed, its members are replaced, and it is removed', async () => {
  const [one, other] = [await add(), await add()]
  const group = await resource('POST', '/Groups', {
    schemas: [groupSchema],
    displayName: '9200 Test SCIMv2',
    members: [{ value: one.id, display: one.userName }],
  })
  expect(group.members?.map(({ value }) => value)).toEqual([one.id])
  const path = `/Groups/${group.id}`
  const patch = (...operations: object[]) => resource('PATCH', path, { schemas: [patchSchema], Operations: operations })
  const renamed = await patch({ op: 'replace', value: { id: group.id, displayName: '9200 Renamed' } })
  expect(renamed).toMatchObject({ displayName: '9200 Renamed', members: [{ value: one.id }] })
  const replaced = await patch({ op: 'replace', path: 'members', value: [{ value: other.id, display: 'x' }] })
  expect(replaced.members?.map(({ value }) => value)).toEqual([other.id])
  const both = await patch(
    { op: 'remove', path: `members[value eq "${other.id}"]` },
    { op: 'add', path: 'members', value: [{ value: one.id, display: 'x' }] },
  )
  expect(both.members?.map(({ value }) => value)).toEqual([one.id])
  const put = await resource('PUT', path, {
    schemas: [groupSchema],
    id: group.id,
    displayName: '9200 Put',
    members: [],
  })
  expect([put.displayName, put.members]).toEqual(['9200 Put', undefined])
  expect((await send('DELETE', path)).status).toBe(204)
  expect(await refusal('GET', path)).toEqual([404, undefined])
})

test('groups are imported page by page', async () => {
  const page = await list('/Groups?startIndex=1&count=100')
  expect(page.Resources.map(({ displayName }) => displayName)).toContain('210 North American sales')
  expect(page.Resources.map(({ id }) => id)).toContain('role-FinancialOfficer')
})

test('an unknown token is refused in the way of RFC 6750', async () => {
  const answer = await raw('/Users', { headers: { Authorization: `Bearer ${token()}x` } })
  expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="scim"'])
})
