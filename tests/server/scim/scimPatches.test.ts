import SCIMMY from 'scimmy'
import { expect, test } from 'vitest'
import { enterpriseSchema, patchSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'

const { resource, refusal, refusedPatch, person, add, patch } = scimDesk()

test.each([
  ['no address', { userName: 'ada' }, 'invalidValue'],
  ['no userName', { userName: undefined }, 'invalidValue'],
  ['no name at all', { name: undefined, displayName: undefined }, 'invalidValue'],
  ['a name no document prints', { name: { givenName: '愛', familyName: 'Quill' } }, 'invalidValue'],
  ['a cost centre that is not there', { [enterpriseSchema]: { costCenter: '999' } }, 'invalidValue'],
  [
    'a cost centre of nobody of the company',
    { [enterpriseSchema]: { manager: { value: 'e-boreal-admin' } } },
    'invalidValue',
  ],
  ['a word for active', { active: 'maybe' }, 'invalidValue'],
  ['a list for a text', { title: ['a'] }, 'invalidValue'],
  ['a NUL', { title: 'a\u0000b' }, 'invalidValue'],
  ['the schema of a group', { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'] }, 'invalidSyntax'],
])('a person with %s is refused', async (_, more, scimType) => {
  expect(await refusal('POST', '/Users', person(more))).toEqual([400, scimType])
})

test('the names come from displayName where the name is missing', async () => {
  const made = await add({ name: undefined, displayName: 'Ana de la Torre' })
  expect(made.name).toMatchObject({ givenName: 'Ana', familyName: 'de la Torre' })
})

test('the names of a new and of a changed person are stored with composed letters and single spaces', async () => {
  const made = await add({ name: { givenName: 'Zoe\u0301  Ana', familyName: 'Nun\u0303ez  Rey' } })
  expect(made.name).toMatchObject({ givenName: 'Zo\u00e9 Ana', familyName: 'Nu\u00f1ez Rey' })
  const value = { givenName: 'Ine\u0301s  Ana' }
  expect((await patch(`/Users/${made.id}`, { op: 'replace', path: 'name', value })).name).toMatchObject({
    givenName: 'In\u00e9s Ana',
    familyName: 'Nu\u00f1ez Rey',
  })
})

test.each([
  ['an unknown operation', { op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
  ['a path that is none', { op: 'replace', path: 'shoe size!', value: '42' }, 'invalidPath'],
  ['a path that cannot be read', { op: 'replace', path: 'emails[type eq', value: 'x' }, 'invalidPath'],
  ['a path into the prototype', { op: 'add', path: '__proto__.polluted', value: 'x' }, 'invalidPath'],
  ['a filter on the prototype', { op: 'add', path: 'emails[__proto__ eq "x"].value', value: 'x' }, 'invalidPath'],
  ['a removal without a path', { op: 'remove' }, 'noTarget'],
  [
    'a replacement that meets nothing',
    { op: 'replace', path: 'emails[value co "nobody"].type', value: 'home' },
    'noTarget',
  ],
  ['the id', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
  ['the groups', { op: 'add', path: 'groups', value: [{ value: 'role-Admin' }] }, 'mutability'],
  ['meta', { op: 'replace', path: 'meta.created', value: '2020-01-01T00:00:00Z' }, 'mutability'],
  ['no value', { op: 'add', path: 'title' }, 'invalidValue'],
  ['an empty userName', { op: 'remove', path: 'userName' }, 'invalidValue'],
  ['a text without a path', { op: 'replace', value: 'x' }, 'invalidValue'],
])('a PATCH with %s is refused and changes nothing', async (_, operation, scimType) => {
  const before = await resource('GET', '/Users/e-aurora-vip')
  const first = { op: 'replace', path: 'title', value: 'Changed' }
  expect(await refusedPatch('/Users/e-aurora-vip', first, operation)).toEqual([400, scimType])
  expect(await resource('GET', '/Users/e-aurora-vip')).toEqual(before)
  expect({}).not.toHaveProperty('polluted')
})

test('another implementation gives the same result of a PATCH', async () => {
  const before = await add({ title: 'Buyer', phoneNumbers: [{ type: 'mobile', value: '+15145550123' }] })
  const Operations = [
    { op: 'replace', path: 'title', value: 'Planner' },
    { op: 'replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+15145550199' },
    { op: 'add', path: 'name.middleName', value: 'Quincy' },
    { op: 'replace', value: { active: false } },
    { op: 'remove', path: 'externalId' },
  ]
  const request = { schemas: [patchSchema] as const, Operations }
  const theirs = await new SCIMMY.Messages.PatchOp(request as never).apply(new SCIMMY.Schemas.User(before))
  const ours = await patch(`/Users/${before.id}`, ...Operations)
  for (const name of ['title', 'phoneNumbers', 'active', 'externalId', 'userName'] as const)
    expect(ours[name], name).toEqual(
      JSON.parse(JSON.stringify((theirs as unknown as Record<string, unknown>)[name] ?? null)) ?? undefined,
    )
  expect(ours.name?.middleName).toBe('Quincy')
})
