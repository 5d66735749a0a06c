import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import type { ImportedNumbers, NewTripField, TripField, TripFields } from '#contract/admin/tripFields.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { type Handle, openTestApi } from '#tests/support/http/api.ts'

// Beyond §7: the company's own fields of a trip.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const admin: Handle = 'admin@boreal'
const company = '/company/admin/companies/boreal'
const send = (method: string, path: string, body?: object) =>
  at.send(admin, `${company}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en-CA' },
    ...(body && { body: JSON.stringify(body) }),
  })
const done = async <Answer = TripField>(...call: Parameters<typeof send>) => {
  const answer = await send(...call)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Answer
}
const refusal = async (answer: Response) => {
  const { problems, messageCode } = failureSchema.parse(await answer.json())
  return [answer.status, problems?.map(({ field, code }) => `${field}: ${code}`).join(', ') ?? messageCode]
}
const list = () => at.get<TripFields>(admin, `${company}/trip-fields`, { 'Accept-Language': 'fr-CA' })
const names = async () => (await list()).fields.map(({ name }) => name)
const field = (english: string, more: Partial<NewTripField> = {}): NewTripField => ({
  names: [
    { locale: 'en-CA', value: english },
    { locale: 'fr-CA', value: '' },
  ],
  hints: [],
  kind: 'text',
  choices: [],
  isAlwaysRequired: false,
  policyIds: [],
  ...more,
})

test('fields stand in the order of the company, are changed by version, and leave a record', async () => {
  const first = await done('POST', '/trip-fields', field('Project'))
  const second = await done(
    'POST',
    '/trip-fields',
    field('Purpose', { kind: 'choice', choices: ['Visit', 'Training'] }),
  )
  expect(await names()).toEqual(['Project', 'Purpose'])
  const moved = await done('PATCH', `/trip-fields/${second.id}`, { place: 0, version: 1 })
  expect([moved.version, await names()]).toEqual([2, ['Purpose', 'Project']])
  const fr = [...first.names, { locale: 'fr-CA', value: 'Projet' }]
  await done('PATCH', `/trip-fields/${first.id}`, { names: fr, isActive: false, version: 1 })
  expect(await names()).toEqual(['Purpose', 'Projet'])
  const stale = await send('PATCH', `/trip-fields/${first.id}`, { isActive: true, version: 1 })
  expect(stale.status).toBe(412)
  await done('DELETE', `/trip-fields/${first.id}`)
  expect(await names()).toEqual(['Purpose'])
  const { responseData: data } = await at.get<CompanyChangePage>(admin, `${company}/changes?entity=tripField`)
  expect(data.map(({ action, entityName }) => [action, entityName])).toEqual([
    ['removed', ''],
    ['changed', ''],
    ['changed', 'Purpose'],
    ['added', 'Purpose'],
    ['added', ''],
  ])
  expect(data[2]!.changes).toEqual([{ field: 'place', from: '2', to: '1' }])
})

test('a choice has choices, each once, and only policies of the company require a field', async () => {
  const post = (more: Partial<NewTripField>) => send('POST', '/trip-fields', field('Odd', more))
  expect(await refusal(await post({ kind: 'choice' }))).toEqual([400, 'choices: required'])
  expect(await refusal(await post({ kind: 'choice', choices: ['A', 'A'] }))).toEqual([400, 'choices: alreadyThere'])
  expect(await refusal(await post({ policyIds: ['policy-of-nobody'] }))).toEqual([400, 'policyIds: policy'])
  expect(await refusal(await post({ names: [] }))).toEqual([400, 'names.0.value: required'])
})

test('a list adds, changes and refuses project numbers, and one that replaces deletes the others at its end', async () => {
  const upload = '0199f0a0-0000-7000-8000-00000000000'
  const row = (line: number, number: string, name = '', isActive = true) => ({ row: line, number, name, isActive })
  const post = (list: object) => done<ImportedNumbers>('POST', '/project-numbers', list)
  const first = { upload: `${upload}1`, replaces: false, isLast: true }
  expect(await post({ ...first, rows: [row(1, 'P-10', 'Dam'), row(2, 'p 10'), row(3, 'P-11', '', false)] })).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    removed: 0,
    refused: [{ row: 2, number: 'p 10', code: 'alreadyThere' }],
  })
  const second = { upload: `${upload}2`, replaces: true }
  const counted = ({ added, changed, unchanged, removed }: ImportedNumbers) => [added, changed, unchanged, removed]
  expect(counted(await post({ ...second, isLast: false, rows: [row(1, 'P-10', 'Dike'), row(2, 'P-12')] }))).toEqual([
    1, 1, 0, 0,
  ])
  expect((await list()).projectNumbers).toEqual({ active: 2, inactive: 1 })
  const last = await post({ ...second, isLast: true, rows: [row(3, 'p12'), row(4, 'P-13')] })
  expect([counted(last), last.refused]).toEqual([[1, 0, 0, 1], [{ row: 3, number: 'p12', code: 'alreadyThere' }]])
  expect((await list()).projectNumbers).toEqual({ active: 3, inactive: 0 })
  const { responseData: data } = await at.get<CompanyChangePage>(admin, `${company}/changes?entity=projectNumbers`)
  expect(data.map(({ changes }) => changes.map((each) => each.to))).toEqual([['3', '1'], ['2']])
})
