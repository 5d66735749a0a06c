import { expect, test } from 'vitest'
import { enterpriseSchema, patchSchema, scimDesk, userSchema } from '#tests/support/scim/scimDesk.ts'

const { send, resource, refusal, add, person, patch, refusedPatch, find } = scimDesk()

test('a changed name is taken whole although the formatted name comes with it', async () => {
  const { id } = await add()
  const changed = await patch(
    `/Users/${id}`,
    { op: 'Replace', path: 'name.givenName', value: 'Joy' },
    { op: 'Replace', path: 'name.familyName', value: 'Young' },
    { op: 'Replace', path: 'name.formatted', value: 'Joy Young' },
    { op: 'Add', path: `${enterpriseSchema}:manager.displayName`, value: 'Somebody' },
  )
  expect(changed.name).toEqual({ formatted: 'Joy Young', givenName: 'Joy', familyName: 'Young' })
})

test('the keys of a message are read in any case', async () => {
  const { id } = await add()
  const body = { SCHEMAS: [patchSchema.toUpperCase()], operations: [{ OP: 'Replace', Path: 'title', Value: 'Buyer' }] }
  expect(await resource('PATCH', `/Users/${id}`, body)).toMatchObject({ title: 'Buyer' })
  const { schemas, ...rest } = person()
  await resource('POST', '/Users', { ...rest, Schemas: schemas })
  const found = await send('POST', '/Users/.search', { Filter: `id eq "${id}"`, COUNT: 1 })
  expect(found.body).toMatchObject({ totalResults: 1, itemsPerPage: 1 })
})

test('a manager is set, found and taken away by the mere name of the attribute', async () => {
  const [boss, { id }] = [await add(), await add()]
  const led = await patch(`/Users/${id}`, { op: 'Add', path: 'manager', value: boss.id })
  expect(led[enterpriseSchema]?.manager?.value).toBe(boss.id)
  const asked = `id eq "${id}" and manager eq "${boss.id}"`
  expect((await find(asked)).Resources.map((each) => each.id)).toEqual([id])
  expect((await find(`id eq "${boss.id}" and manager eq "${boss.id}"`)).totalResults).toBe(0)
  expect((await patch(`/Users/${id}`, { op: 'Remove', path: 'manager' }))[enterpriseSchema]?.manager).toBeUndefined()
})

test('a change without a path keeps values chosen by a condition in their names', async () => {
  const { id } = await add()
  const changed = await patch(`/Users/${id}`, {
    op: 'replace',
    value: {
      'phoneNumbers[type eq "mobile"].value': '+1 514 555 0199',
      'addresses[type eq "work"].country': 'Canada',
      'groups[value eq "role-Admin"].display': 'x',
      title: 'Buyer',
    },
  })
  expect(changed).toMatchObject({ title: 'Buyer', phoneNumbers: [{ value: '+15145550199', type: 'mobile' }] })
  expect(changed.groups).toBeUndefined()
})

test('a mobile number that is not international is ignored, and the stored number stays', async () => {
  for (const value of ['555-555-5555', '12', 'ext. 7']) {
    const created = await add({ phoneNumbers: [{ type: 'mobile', value }] })
    expect(created.phoneNumbers).toBeUndefined()
  }
  const { id } = await add({ phoneNumbers: [{ type: 'mobile', value: '+1 514 555 0123' }] })
  const after = await patch(`/Users/${id}`, {
    op: 'replace',
    path: 'phoneNumbers[type eq "mobile"].value',
    value: '555',
  })
  expect(after.phoneNumbers).toEqual([{ value: '+15145550123', type: 'mobile' }])
})

test('a refused value is explained in words', async () => {
  const told = async (more: object) => String((await send('POST', '/Users', person(more))).body?.detail)
  expect(await told({ name: { givenName: '山田', familyName: 'Family' } })).toContain('Latin letters')
  expect(await told({ userName: 'no address' })).toContain('name@company.com')
  expect(await told({ name: { givenName: '', familyName: 'Family' } })).toContain('must not be empty')
})

test('thousands of values of one attribute are refused at once, in every form', async () => {
  const { id } = await add()
  const numbers = Array.from({ length: 5000 }, (_, at) => ({ type: 'other', value: `+1514555${at}` }))
  const began = performance.now()
  for (const op of ['replace', 'add'])
    expect(await refusedPatch(`/Users/${id}`, { op, path: 'phoneNumbers', value: numbers })).toEqual([
      400,
      'invalidValue',
    ])
  expect(await refusal('POST', '/Users', person({ phoneNumbers: numbers }))).toEqual([400, 'invalidValue'])
  const few = numbers.slice(0, 15)
  const twice = few.map(({ value }, at) => ({
    op: 'add',
    path: 'phoneNumbers',
    value: [{ type: 'other', value: `${value}${at}` }],
  }))
  expect(await refusedPatch(`/Users/${id}`, { op: 'add', path: 'phoneNumbers', value: few }, ...twice)).toEqual([
    400,
    'invalidValue',
  ])
  expect(performance.now() - began).toBeLessThan(5000)
})

test('a person is changed by a hundred operations at most, counting the attributes each names', async () => {
  const { id } = await add()
  const step = (at: number) => ({ op: 'replace', path: 'title', value: `T${at}` })
  const steps = Array.from({ length: 101 }, (_, at) => step(at))
  expect((await patch(`/Users/${id}`, ...steps.slice(1))).title).toBe('T100')
  expect(await refusedPatch(`/Users/${id}`, ...steps)).toEqual([413, undefined])
  const wide = {
    op: 'replace',
    value: Object.fromEntries(steps.map((_, at) => [`phoneNumbers[type eq "t${at}"].value`, '1'])),
  }
  expect(await refusedPatch(`/Users/${id}`, wide)).toEqual([413, undefined])
})

test('members sent one by one all arrive in the group', async () => {
  const people = [await add(), await add(), await add()]
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group']
  const group = await resource('POST', '/Groups', { schemas, displayName: '7341 Joined' })
  const steps = people.map(({ id }) => ({ op: 'add', path: 'members', value: [{ value: id }] }))
  const gone = { op: 'remove', path: `members[value eq "${people[1]!.id}"]` }
  const after = await patch(`/Groups/${group.id}`, ...steps, gone)
  const kept = [people[0]!.id, people[2]!.id].toSorted()
  expect(after.members?.map(({ value }) => value).toSorted()).toEqual(kept)
})

test('a deactivated person is not created again, but found and activated', async () => {
  const sent = person()
  const { id } = await resource('POST', '/Users', sent)
  await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })
  expect(await refusal('POST', '/Users', { ...sent, schemas: [userSchema] })).toEqual([409, 'uniqueness'])
  expect((await find(`userName eq "${sent.userName}"`)).Resources.map((each) => each.id)).toEqual([id])
})
