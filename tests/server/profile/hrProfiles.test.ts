import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { HrProfile } from '#contract/employees/hrProfiles.ts'
import { openTestApi, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const list = '/main/companies/aurora/hr-profiles'
const find = (nameOrEmail: string) =>
  at.get<HrProfile[]>('admin@aurora', `${list}?${new URLSearchParams({ nameOrEmail })}`)
const newPerson = {
  internalEmployeeId: 'A90100',
  firstName: 'Inès',
  lastName: 'Kaplan',
  email: 'Ines.Kaplan@aurora.example',
  jobTitle: 'Planner',
  costCenterId: 'cc-aurora-210',
}
const add = (changes: object = {}, as: Handle = 'admin@aurora') =>
  at.send(as, list, {
    method: 'POST',
    body: JSON.stringify({ ...newPerson, ...changes }),
    headers: { 'Content-Type': 'application/json' },
  })

test('the personnel system’s people are listed by name, with those who travel already (§7)', async () => {
  const all = await at.get<HrProfile[]>('admin@aurora', list)
  expect(all).toHaveLength(8)
  expect(all.filter(({ hasTravelProfile }) => hasTravelProfile)).toHaveLength(5)
  expect(all.map(({ lastName }) => lastName)).toEqual(all.map(({ lastName }) => lastName).toSorted())
  const [one] = all
  expect(await at.get<HrProfile>('admin@aurora', `${list}/${one!.profileId}`)).toEqual(one)
})

test('people are searched by name and e-mail without accents, in any order of words', async () => {
  const found = async (words: string) => (await find(words)).map(({ lastName }) => lastName)
  expect(await found('benoit')).toEqual(['Charest'])
  expect(await found('TREMBLAY camille')).toEqual(['Tremblay'])
  expect(await found('amara.diallo@aurora')).toEqual(['Diallo'])
  expect(await found('%')).toEqual([])
})

test('a new person is added once, whatever the case of the e-mail, also at once', async () => {
  const answers = await Promise.all([add(), add(), add()])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  const [added] = await find('ines kaplan')
  expect(added).toMatchObject({ ...newPerson, email: 'ines.kaplan@aurora.example', hasTravelProfile: false })
  const problemsOf = async (changes: object) => failureSchema.parse(await (await add(changes)).json()).problems
  expect(await problemsOf({ internalEmployeeId: 'A90101' })).toEqual([{ field: 'email', code: 'alreadyThere' }])
  expect(await problemsOf({ email: 'x@aurora.example' })).toEqual([
    { field: 'internalEmployeeId', code: 'alreadyThere' },
  ])
})

test.each([
  ['no name', { lastName: '' }, 'lastName'],
  ['no e-mail', { email: 'here' }, 'email'],
  ['no number', { internalEmployeeId: ' ' }, 'internalEmployeeId'],
  ['a cost centre of another company', { costCenterId: 'cc-boreal-B10' }, 'costCenterId'],
])('a person with %s is refused with the name of the field', async (_, changes, field) => {
  const answer = await add({ internalEmployeeId: 'A90102', email: 'other@aurora.example', ...changes })
  expect([answer.status, failureSchema.parse(await answer.json()).problems?.[0]?.field]).toEqual([400, field])
})

test("an address used in another company is free, and the other company's list stays closed", async () => {
  const [theirs] = await at.get<HrProfile[]>('admin@boreal', '/main/companies/boreal/hr-profiles')
  expect((await add({ internalEmployeeId: 'A90103', email: theirs!.email })).status).toBe(200)
  expect((await find(theirs!.email))[0]).toMatchObject({ hasTravelProfile: false })
  expect((await at.send('admin@boreal', list)).status).toBe(404)
  expect((await at.send('admin@aurora', `${list}/${theirs!.profileId}`)).status).toBe(404)
  expect((await add({}, 'risk@aurora')).status).toBe(403)
})
