import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import type { CostCenterRole } from '#contract/employees/costCenters.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { type Handle, openTestApi } from '#tests/support/http/api.ts'
import { admin, costCenterDesk } from '#tests/support/admin/costCenterDesk.ts'
import { refused } from '#tests/support/events/groupDesk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const { addRole, ask, dayFromNow, read, roles, rolesPath } = costCenterDesk(() => at)
const place = 'cc-aurora-110'
const role = (changed: object = {}) => ({
  costCenterId: place,
  employeeId: 'e-aurora-traveller',
  type: 'approver',
  startDate: dayFromNow(0),
  endDate: null,
  ...changed,
})
const added = async (changed: object = {}) => read<CostCenterRole>(await addRole(place, role(changed)))
const patch = (id: string, body: object) => ask(admin, 'PATCH', `${rolesPath(place)}/${id}`, body)
const remove = (id: string, query = '') => ask(admin, 'DELETE', `${rolesPath(place)}/${id}${query}`)
const overlap = [400, 'badInput', [{ field: 'startDate', code: 'overlap' }]]

test('§3 a role has its days, its holder, and a status that follows from the days', async () => {
  const made = await added()
  const at0 = at.clock.now.toISOString()
  expect(made).toEqual({
    id: expect.any(String),
    startDate: dayFromNow(0),
    endDate: null,
    status: 'active',
    created: at0,
    updated: at0,
    type: 'approver',
    costCenterId: place,
    employeeId: 'e-aurora-traveller',
    employeeName: 'Camille Tremblay',
    version: 1,
  })
  expect(await roles(place)).toEqual([made])
  expect((await added({ type: 'owner', startDate: dayFromNow(5) })).status).toBe('planned')
  expect((await added({ type: 'delegate', startDate: dayFromNow(-9), endDate: dayFromNow(-3) })).status).toBe('ended')
})

describe('§5 a save without id or cost centre', () => {
  const missing = async (answer: Response) => {
    const { messageCode, message } = failureSchema.parse(await answer.json())
    expect([answer.status, messageCode, message]).toEqual([400, 'missingRequiredFields', 'missing required fields'])
  }
  test('a new role without id or cost center is refused in exactly these words', async () => {
    const { costCenterId: _, ...without } = role()
    await missing(await addRole(place, without))
    await missing(await addRole(place, {}))
    await missing(await addRole(place, { type: 'none' }))
    await missing(await addRole(place, role({ costCenterId: 'cc-aurora-120' })))
  })

  test('a changed role without id or cost center is refused in exactly these words', async () => {
    const { id } = await added({ startDate: dayFromNow(400), endDate: dayFromNow(410), employeeId: 'e-aurora-vip' })
    const endDate = dayFromNow(420)
    await missing(await patch(id, { endDate }))
    await missing(await patch(id, { endDate, id }))
    await missing(await patch(id, { endDate, costCenterId: place }))
    await missing(await patch(id, { endDate, id: 'another', costCenterId: place }))
    await missing(await patch(id, { endDate, id, costCenterId: 'cc-aurora-120' }))
    expect((await patch(id, { endDate, id, costCenterId: place })).status).toBe(200)
  })
})

test('one person never holds the same role twice on one day', async () => {
  const who = { employeeId: 'e-aurora-arranger' }
  const first = await added({ ...who, startDate: dayFromNow(10), endDate: dayFromNow(20) })
  for (const [from, until] of [
    [20, 30],
    [1, 10],
    [12, 15],
    [1, 40],
    [5, null],
  ] as const) {
    const days = { startDate: dayFromNow(from), endDate: until && dayFromNow(until) }
    expect(await refused(await addRole(place, role({ ...who, ...days })))).toEqual(overlap)
  }
  const second = await added({ ...who, startDate: dayFromNow(21) })
  expect((await addRole(place, role({ ...who, type: 'delegate', startDate: dayFromNow(10) }))).status).toBe(200)
  const ids = { id: first.id, costCenterId: place }
  expect(await refused(await patch(first.id, { ...ids, endDate: null }))).toEqual(overlap)
  expect((await patch(first.id, { ...ids, endDate: dayFromNow(19) })).status).toBe(200)
  expect(second.status).toBe('planned')
})

test('of the same role added by several administrators at once only one counts', async () => {
  const body = role({ employeeId: 'e-aurora-vip', type: 'delegate' })
  const handles: Handle[] = [admin, 'everything@aurora', admin, 'everything@aurora', admin]
  const answers = await Promise.all(handles.map((who) => ask(who, 'POST', rolesPath(place), body)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400, 400])
  const kept = (await roles(place)).filter(
    ({ employeeId, type }) => employeeId === body.employeeId && type === body.type,
  )
  expect(kept).toHaveLength(1)
})

test('an end before the start is refused, also where only one of them changes', async () => {
  const wrong = [400, 'badInput', [{ field: 'endDate', code: 'endBeforeStart' }]]
  const who = { employeeId: 'e-aurora-risk' }
  const days = { startDate: dayFromNow(10), endDate: dayFromNow(9) }
  expect(await refused(await addRole(place, role({ ...who, ...days })))).toEqual(wrong)
  const { id } = await added({ ...who, ...days, endDate: dayFromNow(12) })
  expect(await refused(await patch(id, { id, costCenterId: place, startDate: dayFromNow(13) }))).toEqual(wrong)
  expect(await refused(await patch(id, { id, costCenterId: place, endDate: dayFromNow(9) }))).toEqual(wrong)
})

test('only active employees of the company hold a role', async () => {
  const wrong = [400, 'badInput', [{ field: 'employeeId', code: 'unknownPerson' }]]
  await at.services.db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, 'e-aurora-organiser'))
  for (const employeeId of ['e-nobody', 'e-boreal-traveller', 'e-aurora-organiser', 'e-aurora-guest'])
    expect(await refused(await addRole(place, role({ employeeId })))).toEqual(wrong)
})

test('a role is changed and removed in the version that was seen, and both are recorded', async () => {
  const made = await added({ employeeId: 'e-aurora-finance', startDate: dayFromNow(1) })
  const ids = { id: made.id, costCenterId: place }
  at.clock.now = new Date(at.clock.now.getTime() + 1000)
  const changed = await read<CostCenterRole>(await patch(made.id, { ...ids, endDate: dayFromNow(9), version: 1 }))
  expect(changed).toMatchObject({ endDate: dayFromNow(9), version: 2, type: 'approver' })
  expect(await read(await patch(made.id, { ...ids, endDate: dayFromNow(9), version: 2 }))).toEqual(changed)
  expect(await refused(await patch(made.id, { ...ids, type: 'owner', version: 1 }))).toEqual([
    412,
    'changedMeanwhile',
    changed,
  ])
  const record = async () =>
    (await at.get<CompanyChangePage>(admin, `/company/admin/companies/aurora/changes?entityId=${made.id}`)).responseData
  expect((await record())[0]).toMatchObject({
    entity: 'costCenterRole',
    entityName: 'Olivier Bouchard · 110 Plants and maintenance',
    action: 'changed',
    changes: [{ field: 'endDate', from: null, to: dayFromNow(9) }],
  })
  expect((await remove(made.id, '?version=1')).status).toBe(412)
  expect((await remove(made.id, '?version=2')).status).toBe(200)
  expect((await remove(made.id)).status).toBe(404)
  expect((await record()).map(({ action, entityName }) => [action, entityName])).toEqual(
    expect.arrayContaining([
      ['removed', ''],
      ['changed', ''],
      ['added', ''],
    ]),
  )
})

test('roles of other cost centers and companies are not found', async () => {
  expect((await ask(admin, 'GET', rolesPath('cc-boreal-B20'))).status).toBe(404)
  expect((await remove('ccr-aurora-210-owner-vip')).status).toBe(404)
  expect((await remove('ccr-boreal-B20-approver-admin')).status).toBe(404)
  const body = role({ costCenterId: 'cc-boreal-B20' })
  expect((await addRole('cc-boreal-B20', body)).status).toBe(404)
})
