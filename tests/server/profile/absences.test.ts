import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Absence, NewAbsence } from '#contract/approvals/absences.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { absences } from '#server/db/schema/trips/approvals.ts'
import { employeeIdOf, openTestApi, placeOf, type Handle } from '#tests/support/http/api.ts'

// Beyond §3: days on which a person does not approve trips, and who answers meanwhile.

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())
beforeEach(() => at.services.db.delete(absences))

const person = 'finance@aurora'
const path = `/main${placeOf(person)}/absences`
const day = (days: number) => new Date(+at.clock.now + days * 86_400_000).toISOString().slice(0, 10)
const enter = (changed: Partial<NewAbsence> = {}, as: Handle = person) =>
  at.send(as, path, {
    method: 'POST',
    body: JSON.stringify({ from: day(5), until: day(9), standInEmail: '', ...changed }),
    headers: { 'Content-Type': 'application/json' },
  })
const problemOf = async (answer: Response) => {
  expect(answer.status).toBe(400)
  return failureSchema.parse(await answer.json()).problems?.map(({ field, code }) => `${field} ${code}`)
}

test('entered absences are listed with the stand-in, the soonest first, until they are over', async () => {
  await enter({ standInEmail: 'risk@aurora.example' })
  await enter({ from: day(1), until: day(2) })
  const listed = await at.get<Absence[]>(person, path)
  expect(listed.map(({ from, standIn }) => [from, standIn])).toEqual([
    [day(1), null],
    [day(5), { employeeId: employeeIdOf('risk@aurora'), name: 'Ingrid Solberg' }],
  ])
  await at.services.db.update(absences).set({ fromDay: day(-9), untilDay: day(-3) })
  expect(await at.get(person, path)).toEqual([])
})

test.each<[string, () => Partial<NewAbsence>, string]>([
  ['it overlaps another', () => ({ from: day(9), until: day(12) }), 'from overlap'],
  ['it is over', () => ({ from: day(-9), until: day(-3) }), 'until datePast'],
  [
    'one stands in for oneself',
    () => ({ from: day(20), until: day(21), standInEmail: 'Finance@aurora.example' }),
    'standInEmail oneself',
  ],
  [
    'the stand-in is unknown',
    () => ({ from: day(20), until: day(21), standInEmail: 'nobody.here@aurora.example' }),
    'standInEmail unknownPerson',
  ],
  [
    'the stand-in is of another company',
    () => ({ from: day(20), until: day(21), standInEmail: 'finance@boreal.example' }),
    'standInEmail unknownPerson',
  ],
])('an absence is refused where %s', async (_, changed, problem) => {
  await enter()
  expect(await problemOf(await enter(changed()))).toEqual([problem])
  expect(await at.get<Absence[]>(person, path)).toHaveLength(1)
})

test('only oneself enters and removes absences', async () => {
  expect((await enter({}, 'risk@aurora')).ok).toBe(false)
  const [{ id } = { id: '' }] = (await (await enter()).json()) as Absence[]
  expect((await at.send('risk@aurora', `${path}/${id}`, { method: 'DELETE' })).ok).toBe(false)
  expect(await (await at.send(person, `${path}/${id}`, { method: 'DELETE' })).json()).toEqual([])
})
