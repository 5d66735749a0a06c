import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { projectNumberKey } from '#contract/admin/tripFields.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { projectNumbers, tripFields } from '#server/db/schema/company/tripFields.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'

// Beyond §7: the company's own fields are asked at the review. The demo's are a project number and a purpose.
const desk = await openDesk()
afterAll(desk.close)
const { db } = desk.services
const [project, purpose] = ['tf-aurora-project', 'tf-aurora-purpose']
const setField = (id: string, values: Partial<typeof tripFields.$inferInsert>) =>
  db.update(tripFields).set(values).where(eq(tripFields.id, id))
afterEach(() => setField(project, { isAlwaysRequired: false, policyIds: [], kind: 'projectNumber' }))

const traveler = 'p-aurora-traveller'
const review = async (locale = 'en-us') => {
  const visitor = await desk.tool.visitorOf(traveler, traveler, locale)
  const fields = await reviewFields(visitor, desk.anotherSearch())
  const send = (typed: Record<string, string>) =>
    desk.confirm(
      visitor,
      Object.assign(
        { ...fields },
        ...Object.entries(typed).map(([id, value]) => ({ [id === 'total' ? id : `field.${id}`]: value })),
      ),
    )
  return { visitor, send }
}
const bookedRow = (answer: Response) => {
  expect(answer.status).toBe(303)
  return desk.rowOf(answer.headers.get('location')!.split('/').at(-1)!)
}
const shownError = (html: string) =>
  [...html.matchAll(/<p class="error"[^>]*>[\s\S]*?<\/svg>\s*([^<]*?)\s*<\/p>/g)].map(([, text]) => text)

test('a typed project number finds the listed one, and a trip stores it with the names of the field', async () => {
  const { send } = await review()
  const { fields } = await bookedRow(await send({ [project]: 'ｐ　１０２０', [purpose]: 'Conference' }))
  expect(fields.map(({ fieldId, kind, value }) => [fieldId, kind, value])).toEqual([
    [project, 'projectNumber', 'P-1020'],
    [purpose, 'choice', 'Conference'],
  ])
  expect(fields[0]!.names.map(({ value }) => value)).toContain('Numéro de projet')
})

test('optional fields may stay empty', async () => {
  const { send } = await review()
  expect((await bookedRow(await send({}))).fields).toEqual([])
})

test('a field that the policy of the traveler requires is asked of nobody else', async () => {
  const [person] = await db
    .select({ policyId: employees.travelPolicyId })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(eq(profiles.id, traveler))
  await setField(project, { policyIds: ['policy-of-others'] })
  await bookedRow(await (await review()).send({}))
  await setField(project, { policyIds: [person!.policyId!] })
  const refused = await (await review()).send({ [purpose]: 'Training' })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(shownError(html)[0]).toContain('needs this')
  // The other values stay.
  expect(html).toContain('<option value="Training" selected>')
})

test('an unknown project number is refused with those that are written alike, and an inactive one too', async () => {
  const { send } = await review()
  expect(shownError(await (await send({ [project]: 'P-1022' })).text())[0]).toMatch(/Did you mean P-1020 \(.*P-1021/)
  expect(shownError(await (await send({ [project]: 'zz' })).text())[0]).toContain('no such project number')
  expect((await send({ [project]: 'P-0988' })).status).toBe(422)
})

test('a choice is one of the list, and a text is short and holds no card number', async () => {
  const { send } = await review()
  expect(shownError(await (await send({ [purpose]: 'Holiday' })).text())[0]).toContain('not one of the choices')
  await setField(project, { kind: 'text' })
  expect(shownError(await (await send({ [project]: '4111 1111 1111 1111' })).text())[0]).toContain('card number')
  expect(shownError(await (await send({ [project]: 'a'.repeat(201) })).text())[0]).toContain('too long')
})

test('a number is read as the region writes it', async () => {
  await setField(project, { kind: 'number' })
  const { send } = await review('fr-ca')
  const trip = await bookedRow(await send({ [project]: '1 234,5' }))
  expect(trip.fields[0]!.value).toBe('1234.5')
  const { send: again } = await review()
  expect(shownError(await (await again({ [project]: 'ten' })).text())[0]).toContain('1,234.5')
})

test('values stay as typed where the price has changed', async () => {
  const { send } = await review()
  const answer = await send({ [project]: 'p1044', total: '1' })
  expect([answer.status, (await answer.text()).includes('value="p1044"')]).toEqual([409, true])
})

test('the change of a trip begins with its values and keeps those of fields that are no longer asked', async () => {
  const { visitor, send } = await review()
  const trip = await bookedRow(await send({ [project]: 'P-2001', [purpose]: 'Training' }))
  await setField(purpose, { isActive: false })
  const query = { ...desk.anotherSearch(), change: trip.bookingId, version: '1' }
  const fields = await reviewFields(visitor, query)
  const shown = await visitor.text(`/booking-tool/confirm?${new URLSearchParams({ ...fields, token: '' })}`)
  expect(shown).toContain('value="P-2001"')
  const changed = await bookedRow(await desk.confirm(visitor, { ...fields, [`field.${project}`]: 'P-1044' }))
  expect(changed.id).toBe(trip.id)
  expect(changed.fields.map(({ value }) => value)).toEqual(['P-1044', 'Training'])
  await setField(purpose, { isActive: true })
})

test('few project numbers are suggested while typing; of many none', async () => {
  const { visitor } = await review()
  const page = async () => {
    const { token: _, ...fields } = await reviewFields(visitor, desk.anotherSearch())
    return visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  }
  expect(await page()).toContain('<option value="P-1020">Harbour terminal</option>')
  const many = Array.from({ length: 200 }, (_, index) => `M-${index}`)
  const rows = many.map((number) => ({ companyId: 'aurora', key: projectNumberKey(number), number, upload: 'many' }))
  await db.insert(projectNumbers).values(rows)
  expect(await page()).not.toContain('<datalist')
  await db.delete(projectNumbers).where(and(eq(projectNumbers.companyId, 'aurora'), eq(projectNumbers.upload, 'many')))
})

test('a renamed or deleted field leaves the trips as they are', async () => {
  const { send } = await review()
  const trip = await bookedRow(await send({ [project]: 'P-1044' }))
  await setField(project, { names: [{ locale: 'en-CA', value: 'Order' }] })
  expect((await desk.presented(trip.id)).fields).toEqual([
    { fieldId: project, kind: 'projectNumber', name: 'Project number', value: 'P-1044' },
  ])
  expect(await db.$count(trips, eq(trips.id, trip.id))).toBe(1)
})
